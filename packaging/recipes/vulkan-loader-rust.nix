# The loader as a Nix package: packaging/write-recipes puts this file beside the source archive, with the version.
#   nix-build vulkan-loader-rust.nix
# As an overlay in place of nixpkgs' loader:
#   final: previous: { vulkan-loader = final.callPackage ./vulkan-loader-rust.nix { }; }
{
  pkgs ? import <nixpkgs> { },
  lib ? pkgs.lib,
  stdenv ? pkgs.stdenv,
  cargo ? pkgs.cargo,
  rustc ? pkgs.rustc,
  addDriverRunpath ? pkgs.addDriverRunpath,
  source ? ./vulkan-loader-@VERSION@.tar.gz,
}:

stdenv.mkDerivation {
  pname = "vulkan-loader-rust";
  version = "@VERSION@";
  src = source;
  nativeBuildInputs = [ cargo rustc ];

  # Drivers of NixOS are below its own link, as nixpkgs' loader has it.
  SYSCONFDIR = "${addDriverRunpath.driverLink}/share";

  buildPhase = ''
    runHook preBuild
    cargo build --release --locked --offline
    runHook postBuild
  '';

  doCheck = true;
  checkPhase = ''
    runHook preCheck
    cargo test --workspace --locked --offline
    runHook postCheck
  '';

  installPhase = ''
    runHook preInstall
    target/release/xtask install --library target/release/libvulkan.so --prefix "$out"
    runHook postInstall
  '';

  meta = {
    description = "Vulkan loader library, written in Rust";
    license = with lib.licenses; [ asl20 mit ];
    platforms = lib.platforms.linux;
  };
}

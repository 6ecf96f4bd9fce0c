import { overBudget } from "./budget.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { missingParts, readLock } from "./lock.ts";

/** `npm run check`: code generation drift, types, lint, formatting, dead code, a whole lock and the weight of the first page. */
ensureInstalled({ development: true });

const missing = missingParts(readLock());
if (missing.length > 0) {
  console.error(`package-lock.json lacks native parts:\n${missing.join("\n")}`);
  process.exit(1);
}

const check = (program: string, ...args: readonly string[]) =>
  run(process.execPath, [program, ...args]);
check(
  programOf("@graphql-codegen/cli", "graphql-codegen"),
  "--config",
  "codegen.ts",
  "--check",
  "--silent",
);
check(programOf("typescript", "tsc"), "-b");
check(
  programOf("eslint"),
  ".",
  "--cache",
  "--cache-location",
  ".tsbuild/eslint",
  "--max-warnings",
  "0",
);
check(programOf("prettier"), "--check", "--log-level", "warn", ".");
check(programOf("knip"));

await ensureBuilt();
const tooHeavy = overBudget(`${root}dist/ui`);
if (tooHeavy !== null) {
  console.error(tooHeavy);
  process.exit(1);
}

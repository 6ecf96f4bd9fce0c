import { readFileSync } from "node:fs";
import { overBudget } from "./budget.ts";
import { ensureBuilt } from "./build.ts";
import { brokenReferences, openRepository } from "./document-references.ts";
import { ensureInstalled, exitCodeOf, programOf, root } from "./install.ts";
import { licenceProblems } from "./licences.ts";
import { missingParts, readLock } from "./lock.ts";

/**
 * `npm run check`: complete lockfile, licences, references in documents, codegen drift, types,
 * lint, formatting, spelling, dead code, and the size budget of the first page.
 */
await ensureInstalled({ development: true });

const missing = missingParts(readLock());
if (missing.length > 0) {
  console.error(`package-lock.json lacks native parts:\n${missing.join("\n")}`);
  process.exit(1);
}

const broken = brokenReferences(openRepository(root));
if (broken.length > 0) {
  console.error(`Documents and comments name files that do not exist:\n${broken.join("\n")}`);
  process.exit(1);
}

const licences = licenceProblems(readLock(), readFileSync(`${root}NOTICE`, "utf8"));
if (licences.length > 0) {
  console.error(licences.join("\n"));
  process.exit(1);
}

/** Runs a program in the repository. Returns whether it found no problems. */
const passes = async (program: string, ...args: readonly string[]): Promise<boolean> =>
  (await exitCodeOf(program, args)) === 0;

const types = async (): Promise<boolean> =>
  (await passes(
    programOf("@graphql-codegen/cli", "graphql-codegen"),
    "--config",
    "codegen.ts",
    "--check",
    "--silent",
  )) &&
  (await passes(programOf("typescript", "tsc"), "-b")) &&
  passes(programOf("knip"));

/** Formatting by Oxfmt; spelling and the words of docs/style.md by cspell. */
const form = async (): Promise<boolean> =>
  (await passes(programOf("oxfmt"), "--check")) &&
  passes(programOf("cspell"), "--no-progress", "--no-summary");

const weight = async (): Promise<boolean> => {
  await ensureBuilt();
  const tooHeavy = await overBudget(`${root}dist/ui`);
  if (tooHeavy !== null) console.error(tooHeavy);
  return tooHeavy === null;
};

/** Code by Oxlint with type information; the schema and the operations by ESLint. */
const lint = async (): Promise<boolean> =>
  (await passes(programOf("oxlint"), ".")) &&
  passes(programOf("eslint"), "schema.graphql", "ui/**/*.graphql", "--max-warnings", "0");

const found = await Promise.all([
  types(),
  lint().then(async (isClean) => isClean && form()),
  weight(),
]);
if (!found.every(Boolean)) process.exit(1);

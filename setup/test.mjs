import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, root } from "./install.mjs";

/** `npm test`: every test, from a fresh clone, and one closing line with the sums. */
const results = `${root}test-results`;

const runTests = (command, args, environment) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  }).status === 0;

const readResult = (name) => {
  try {
    return JSON.parse(readFileSync(`${results}/${name}.json`, "utf8"));
  } catch {
    return null;
  }
};

/** Passed, failed and skipped of both runners; a runner that left no result counts as one failure. */
const sums = () => {
  const vitest = readResult("vitest");
  const playwright = readResult("playwright");
  return {
    passed:
      (vitest?.numPassedTests ?? 0) +
      (playwright?.stats.expected ?? 0) +
      (playwright?.stats.flaky ?? 0),
    failed:
      (vitest ? vitest.numFailedTests + failedSuites(vitest) : 1) +
      (playwright ? playwright.stats.unexpected + playwright.errors.length : 1),
    skipped: (vitest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0),
    skippedNames: (vitest?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "pending" || status === "skipped")
      .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
  };
};

/** Test files that could not even be loaded. */
const failedSuites = ({ testResults }) =>
  testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;

ensureInstalled();
ensureBuilt();
const chromium = ensureBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const allPassed = [
  runTests("npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}/vitest.json`,
  ]),
  runTests("npx", ["playwright", "test"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  }),
].every(Boolean);

const { passed, failed, skipped, skippedNames } = sums();
for (const name of new Set(skippedNames)) console.log(`Skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(allPassed && failed === 0 ? 0 : 1);

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root } from "./install.ts";
import { testEnvironment } from "./test-environment.ts";

/** `npm test`: every test, from a fresh clone, and one closing line with the sums. */
const results = `${root}test-results`;

const runTests = (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): boolean =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...testEnvironment, ...environment },
  }).status === 0;

interface VitestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightResult {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

const readResult = (name: string): unknown => {
  try {
    return JSON.parse(readFileSync(`${results}/${name}.json`, "utf8"));
  } catch {
    return null;
  }
};

const retriedIn = ({ title, specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(retriedIn),
];

/** Passed, failed and skipped of both runners; a runner that left no result counts as one failure. */
const sums = () => {
  const vitest = readResult("vitest") as VitestResult | null;
  const playwright = readResult("playwright") as PlaywrightResult | null;
  return {
    passed:
      (vitest?.numPassedTests ?? 0) +
      (playwright?.stats.expected ?? 0) +
      (playwright?.stats.flaky ?? 0),
    failed:
      (vitest ? vitest.numFailedTests + failedSuites(vitest) : 1) +
      (playwright ? playwright.stats.unexpected + playwright.errors.length : 1),
    skipped: (vitest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0),
    retriedNames: [
      ...((readResult("retried") as readonly string[] | null) ?? []),
      ...(playwright?.suites.flatMap(retriedIn) ?? []),
    ],
    skippedNames: (vitest?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "pending" || status === "skipped")
      .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
  };
};

/** Test files that could not even be loaded. */
const failedSuites = ({ testResults }: VitestResult): number =>
  testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;

ensureInstalled({ development: true });
await ensureBuilt();
const chromium = ensureBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const allPassed = [
  runTests(
    programOf("vitest"),
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/vitest.json`,
      "--reporter=./testing/retried-tests.ts",
    ],
    { RETRIED_TESTS: `${results}/retried.json` },
  ),
  runTests(programOf("@playwright/test", "playwright"), ["test"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  }),
].every(Boolean);

const { passed, failed, skipped, skippedNames, retriedNames } = sums();
for (const name of new Set(skippedNames)) console.log(`Skipped: ${name}`);
for (const name of retriedNames) console.log(`Passed only at the second try: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(allPassed && failed === 0 ? 0 : 1);

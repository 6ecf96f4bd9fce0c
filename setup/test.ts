import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root } from "./install.ts";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm test`: runs every test, from a fresh clone on, and prints one line with the totals at the
 * end.
 */
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
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly title: string;
    readonly fullName: string;
    readonly ancestorTitles: readonly string[];
    readonly failureMessages: readonly string[];
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
  readonly errors: readonly { readonly message?: string }[];
}

const readResult = (name: string): unknown => {
  try {
    return JSON.parse(readFileSync(`${results}/${name}.json`, "utf8"));
  } catch {
    return null;
  }
};

/** Names of journeys with an outcome: "flaky" passed at the second attempt, "unexpected" failed. */
const journeysWith = (
  wanted: "flaky" | "unexpected",
  { title, specs, suites = [] }: PlaywrightSuite,
): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => journeysWith(wanted, suite)),
];

/**
 * Passed, failed and skipped tests of both runners. A runner without a result counts as one
 * failure.
 */
const sums = () => {
  const vitest = readResult("vitest") as VitestResult | null;
  const playwright = readResult("playwright") as PlaywrightResult | null;
  return {
    passed:
      (vitest?.numPassedTests ?? 0) +
      (playwright?.stats.expected ?? 0) +
      (playwright?.stats.flaky ?? 0),
    failed:
      (vitest ? vitest.numFailedTests + unloaded(vitest).length : 1) +
      (playwright ? playwright.stats.unexpected + playwright.errors.length : 1),
    skipped: (vitest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0),
    retriedNames: [
      ...((readResult("retried") as readonly string[] | null) ?? []),
      ...(playwright?.suites.flatMap((suite) => journeysWith("flaky", suite)) ?? []),
    ],
    failures: [
      ...(vitest ? failuresOf(vitest) : ["Vitest left no result"]),
      ...(playwright
        ? [
            ...playwright.suites.flatMap((suite) => journeysWith("unexpected", suite)),
            ...playwright.errors.map(({ message = "" }) => firstLine(message)),
          ]
        : ["Playwright left no result"]),
    ],
    skippedNames: (vitest?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "pending" || status === "skipped")
      .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
  };
};

/** Test files that failed to load. */
const unloaded = ({ testResults }: VitestResult): readonly VitestFile[] =>
  testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );

const firstLine = (message: string): string => message.split("\n", 1)[0]?.slice(0, 300) ?? "";

const failuresOf = (vitest: VitestResult): readonly string[] => [
  ...unloaded(vitest).map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`),
  ...vitest.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)} › ${fullName}: ${firstLine(failureMessages.at(-1) ?? "")}`,
      ),
  ),
];

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
      "--project=!image",
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

const { passed, failed: counted, skipped, skippedNames, retriedNames, failures } = sums();
// A runner may fail without a failed test, for example if it couldn't start.
const failed = allPassed ? counted : Math.max(counted, 1);
for (const name of new Set(skippedNames)) console.log(`Skipped: ${name}`);
for (const name of retriedNames) console.log(`Passed only at the second attempt: ${name}`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);

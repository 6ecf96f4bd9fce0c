import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { halfVariable, seedVariable } from "../testing/seed-variable.ts";
import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, exitCodeOf, programOf, root } from "./install.ts";
import { testNodes } from "./nodes.ts";
import { testEnvironment } from "./test-environment.ts";
import { outcomesVariable, type TestOutcome } from "./test-outcomes.ts";
import { newSeed } from "./test-seed.ts";

/**
 * `npm test` runs what a change may break by accident, from a fresh clone on.
 * `-- SUITE` runs one of the suites that need longer, and `-- all` everything, as `.ci/run` does.
 * Each prints one line with the totals at its end.
 */
const started = performance.now();

/** What one run of the two runners includes: projects of their configurations. */
interface Tests {
  readonly vitest?: readonly string[];
  readonly playwright?: readonly string[];
}

const project = (name: string): string => `--project=${name}`;

const vitest = (projects: readonly string[]): Promise<number | null> =>
  exitCodeOf(programOf("vitest"), [
    "run",
    "--reporter=default",
    "--reporter=./setup/vitest-outcomes.ts",
    ...projects.map(project),
  ]);

const playwright = (projects: readonly string[]): Promise<number | null> => {
  const chromium = ensureBrowser();
  if (chromium) process.env["CHROMIUM"] = chromium;
  return exitCodeOf(programOf("@playwright/test", "playwright"), [
    "test",
    ...projects.map(project),
  ]);
};

/**
 * Runs one runner after the other: each keeps two cores busy, and side by side both took as long,
 * and pictures and models that a process of low priority checks took minutes.
 */
const inTurn = async ({ vitest: unit = [], playwright: journeys = [] }: Tests) => {
  const codes = [
    ...(unit.length > 0 ? [await vitest(unit)] : []),
    ...(journeys.length > 0 ? [await playwright(journeys)] : []),
  ];
  return codes.every((code) => code === 0);
};

/** The suite without a name: `npm test`. */
const testEveryday = () =>
  inTurn({
    vitest: ["pure", "components", "interface", "engines", "kurrentdb", "replaced", "timed"],
    playwright: ["journeys"],
  });

/** Kills, outages, damaged files, restores, several processes, every order of steps. */
const faults = ["faults", "faults kurrentdb", "faults replaced"] as const;

/** Runs suites side by side. */
const together = async (...suites: readonly (() => Promise<boolean>)[]): Promise<boolean> =>
  (await Promise.all(suites.map((suite) => suite()))).every(Boolean);

const screens = ["models", "screens"] as const;

const testImage = () => inTurn({ vitest: ["image"] });

const nodes = async (): Promise<boolean> =>
  (await Promise.all([testNodes(), vitest(["nodes"])])).every((code) => code === 0);

/** Exit code of a program that lacks what it needs, and has said so. */
const skipped = 2;

/** Generated requests for a minute; hostile ones only without Python. */
const fuzz = async (): Promise<boolean> =>
  [0, skipped].includes((await exitCodeOf("testing/fuzz/main.ts", ["--seconds", "60"])) ?? 1);

const check = async (): Promise<boolean> => (await exitCodeOf("setup/check.ts", [])) === 0;

/** Runs a step and reports its minutes: a figure, because machines differ. */
const reportingMinutes = async (
  step: string,
  run: () => Promise<boolean>,
  begun = performance.now(),
): Promise<boolean> => {
  const passed = await run();
  console.log(`${step}: ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
  return passed;
};

/** Everything that a change must pass. The property tests use a new seed. */
const all = async (): Promise<boolean> => {
  process.env[seedVariable] ??= String(newSeed());
  console.log(`Seed of the property tests: ${process.env[seedVariable]}`);
  // The seed chooses the screens that are tested in all widths and themes.
  process.env[halfVariable] = String(Number(process.env[seedVariable]) % 2);
  const results = [
    // Its set-up counts. The aim is ten minutes on two cores.
    await reportingMinutes("npm test", testEveryday, started),
    await reportingMinutes("check", check),
    await reportingMinutes("image, nodes and fuzz", () => together(testImage, nodes, fuzz)),
    // Side by side with the others, servers of these tests answered too late.
    await reportingMinutes("faults", () => inTurn({ vitest: faults })),
    await reportingMinutes("screens, languages and faults in Chromium", () =>
      inTurn({ playwright: [...screens, "languages", "faults"] }),
    ),
  ];
  return results.every(Boolean);
};

const suites: Readonly<Record<string, () => Promise<boolean>>> = {
  all,
  faults: () => inTurn({ vitest: faults, playwright: ["faults"] }),
  fuzz,
  image: testImage,
  languages: () => inTurn({ playwright: ["languages"] }),
  nodes,
  screens: () => inTurn({ playwright: screens }),
};

const firstLine = (message = ""): string => message.split("\n", 1)[0]?.slice(0, 300) ?? "";

/** Prints what was skipped and what failed, and the totals. Returns the number of failures. */
const report = (file: string, passed: boolean): number => {
  const outcomes = (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [])
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestOutcome);
  const having = (wanted: TestOutcome["outcome"]) =>
    outcomes.filter(({ outcome }) => outcome === wanted);
  const [flaky, failed, notRun] = [having("flaky"), having("failed"), having("skipped")];
  for (const name of new Set(notRun.map((each) => each.name))) console.log(`Skipped: ${name}`);
  for (const { name } of flaky) console.log(`Passed only at the second attempt: ${name}`);
  for (const { name, message } of failed) console.log(`Failed: ${name}: ${firstLine(message)}`);
  // A suite may fail without a failed test, for example if a runner couldn't start.
  const failures = passed ? failed.length : Math.max(failed.length, 1);
  const skips = notRun.length > 0 ? `, ${notRun.length} skipped` : "";
  console.log(`${having("passed").length + flaky.length} passed, ${failures} failed${skips}`);
  return failures;
};

const [name] = process.argv.slice(2);
const suite = name === undefined ? testEveryday : suites[name];
if (!suite) {
  console.error(
    `There is no suite ${name}. Use ${Object.keys(suites).sort().join(", ")}, or no name.`,
  );
  process.exit(2);
}
await ensureInstalled({ development: true });
await ensureBuilt();
Object.assign(process.env, testEnvironment);
const results = `${root}test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes = `${results}/outcomes.ndjson`;
process.env[outcomesVariable] = outcomes;
process.exit(report(outcomes, await suite()) === 0 ? 0 : 1);

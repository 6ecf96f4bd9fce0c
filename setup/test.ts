import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { outcomesVariable, type TestOutcome } from "./test-outcomes.ts";
import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, exitCodeOf, programOf, root } from "./install.ts";
import { testNodes } from "./nodes.ts";
import { seedVariable } from "../testing/seed-variable.ts";
import { newSeed } from "./test-seed.ts";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm test`: runs every test, from a fresh clone on, and prints one line with the totals at the
 * end. `npm test -- image`, `-- languages`, `-- nodes`, `-- seeds` and `-- fuzz` run what only
 * `.ci/run` needs.
 */
const vitest = (...args: readonly string[]) => exitCodeOf(programOf("vitest"), ["run", ...args]);

const playwright = (...args: readonly string[]) =>
  exitCodeOf(programOf("@playwright/test", "playwright"), ["test", ...args]);

const prepareBrowser = (): void => {
  const chromium = ensureBrowser();
  if (chromium) process.env["CHROMIUM"] = chromium;
};

const firstLine = (message = ""): string => message.split("\n", 1)[0]?.slice(0, 300) ?? "";

/** Runs both runners. Returns the exit code. */
const runAll = async (): Promise<number> => {
  prepareBrowser();
  const results = `${root}test-results`;
  const file = `${results}/outcomes.ndjson`;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  process.env[outcomesVariable] = file;
  const reporters = ["--reporter=default", "--reporter=./setup/vitest-outcomes.ts"];
  const codes = [await vitest("--project=!image", ...reporters), await playwright()];

  const outcomes = (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [])
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestOutcome);
  const having = (wanted: TestOutcome["outcome"]) =>
    outcomes.filter(({ outcome }) => outcome === wanted);
  const [flaky, failed, skipped] = [having("flaky"), having("failed"), having("skipped")];
  for (const name of new Set(skipped.map((each) => each.name))) console.log(`Skipped: ${name}`);
  for (const { name } of flaky) console.log(`Passed only at the second attempt: ${name}`);
  for (const { name, message } of failed) console.log(`Failed: ${name}: ${firstLine(message)}`);
  // A runner may fail without a failed test, for example if it couldn't start.
  const failures = codes.every((code) => code === 0) ? failed.length : Math.max(failed.length, 1);
  const passed = having("passed").length + flaky.length;
  const skips = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  console.log(`${passed} passed, ${failures} failed${skips}`);
  return failures === 0 ? 0 : 1;
};

/** Exit code of a program that lacks what it needs, and has said so. */
const skipped = 2;

const suites: Readonly<Record<string, () => Promise<number | null>>> = {
  all: runAll,
  /** The Dockerfile's script in a clean directory. */
  image: () => vitest("--project=image"),
  /** Screens in Sinhala and Tamil; the others are in English. */
  async languages() {
    prepareBrowser();
    return playwright("--config=e2e/languages.config.ts");
  },
  nodes: testNodes,
  /** The property tests with a new seed. */
  async seeds() {
    process.env[seedVariable] = String(newSeed());
    console.log(`Seed of the property tests: ${process.env[seedVariable]}`);
    const found = spawnSync("git", ["grep", "-l", 'from "fast-check"', "--", "*.test.ts"], {
      cwd: root,
      encoding: "utf8",
    });
    const files = found.stdout.trim().split("\n").filter(Boolean);
    return vitest("--project=pure", "--project=engines", "--reporter=dot", ...files);
  },
  /** Generated requests for a minute; hostile ones only without Python. */
  async fuzz() {
    const code = await exitCodeOf("testing/fuzz/main.ts", ["--seconds", "60"]);
    return code === skipped ? 0 : code;
  },
};

const [name = "all"] = process.argv.slice(2);
const suite = suites[name];
if (!suite) {
  console.error(`There is no suite ${name}. Use ${Object.keys(suites).join(", ")}.`);
  process.exit(2);
}
ensureInstalled({ development: true });
await ensureBuilt();
Object.assign(process.env, testEnvironment);
process.exit((await suite()) ?? 1);

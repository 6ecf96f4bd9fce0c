import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { exitCodeOf, root } from "../../setup/install.ts";

/**
 * `npm run mutate -- PATTERN…`: changes the rules in small ways with Stryker, and reports each
 * change that no quick test of the same folder notices. The tests of a file's own name run as well
 * if the pattern names the file. `FILE:10-20` changes only these lines. Without a pattern it
 * changes every decider, the command handler, the engine of the projections, and the access rules.
 * Stryker is installed on first use.
 */
const { positionals } = parseArgs({ allowPositionals: true });

const version = "10.1.1";
const home = `${root}node_modules/.cache/stryker`;
const packages = `${home}/node_modules/@stryker-mutator`;

if (!existsSync(packages)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true }\n');
  const names = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${version}`);
  const { status } = spawnSync("npm", ["install", "--silent", "--save-exact", ...names], {
    cwd: home,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const rules = [
  "domain/**/*decider.ts",
  "domain/order/*/rules.ts",
  "domain/together.ts",
  "domain/permissions.ts",
  "event-store/{command-handler,handle-batch,stream-folds,storable-events,new-event}.ts",
  "event-store/personal/*.ts",
  "projections/engine/*.ts",
  "graphql/access.ts",
];
const mutated = positionals.length > 0 ? positionals : rules;
process.env["MUTATED"] = JSON.stringify(mutated);

const configuration = `${home}/stryker.config.json`;
writeFileSync(
  configuration,
  JSON.stringify({
    testRunner: "vitest",
    plugins: [`${packages}/vitest-runner/dist/src/index.js`],
    vitest: { configFile: "testing/mutation/vitest.config.ts" },
    mutate: [...mutated, "!**/*.test.ts"],
    // A value that is computed once at the start would need a new process for each change.
    ignoreStatic: true,
    coverageAnalysis: "perTest",
    // Node runs the sources, so there is nothing to compile.
    tsconfigFile: "none.json",
    tempDirName: ".stryker",
    ignorePatterns: ["dist", "data", ".tsbuild"],
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false },
    jsonReporter: { fileName: "test-results/mutation.json" },
  }),
);
process.exit((await exitCodeOf(`${packages}/core/bin/stryker.js`, ["run", configuration])) ?? 1);

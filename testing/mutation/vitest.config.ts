import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { pure } from "../../vitest.config.ts";

/** The patterns of the mutated files, without their lines. */
const mutated = (JSON.parse(process.env["MUTATED"] ?? "[]") as readonly string[]).map((pattern) =>
  pattern.replace(/:.*$/, ""),
);

const folders = [...new Set(mutated.map((pattern) => pattern.split("/")[0] ?? ""))];

/** By folder: tests with engines in this process that take about a second each. */
const quick: Readonly<Record<string, readonly string[]>> = {
  "event-store": [
    "event-store/{command-handler,decisions-from-memory,multi-stream-append,stream-folds}.int.test.ts",
    "event-store/personal/*.int.test.ts",
  ],
  "event-store/eventstoredb": [
    "event-store/contract.int.test.ts",
    "event-store/eventstoredb/**/*.int.test.ts",
  ],
  projections: [
    "projections/engine/{comparison,following,maintenance-desk,read-model-versions,runner,takeover,writer}.int.test.ts",
  ],
};

/** The quick tests of the folders whose code is mutated. Other threads run unchanged code. */
export default defineConfig({
  ...pure,
  root: new URL("../..", import.meta.url).pathname,
  test: {
    ...pure.test,
    include: [
      ...folders.map((each) => `${each}/**/!(*.int).test.ts`),
      ...Object.entries(quick)
        .filter(([folder]) => mutated.some((pattern) => pattern.startsWith(`${folder}/`)))
        .flatMap(([, tests]) => tests),
      ...mutated
        .filter((pattern) => existsSync(new URL(`../../${pattern}`, import.meta.url)))
        .map((file) => file.replace(/\.ts$/, ".int.test.ts")),
    ],
    exclude: pure.test.exclude.filter((pattern) => !pattern.includes(".int.")),
  },
});

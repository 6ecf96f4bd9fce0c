import { createRequire } from "node:module";
import { configDefaults, defineConfig } from "vitest/config";
import { testSeed } from "./setup/test-seed.ts";
import { seedVariable } from "./testing/seed-variable.ts";
import { patienceMs } from "./testing/patience.ts";
import TestOrder from "./testing/test-order.ts";

process.env[seedVariable] ??= String(testSeed());

/**
 * Four levels by suffix: `.test.ts` is pure and takes milliseconds, `.test.tsx` renders parts of
 * the interface or, in `testing/interface/`, the whole interface with a real shop, `.int.test.ts`
 * runs real engines and sockets, and `.fault.test.ts` kills processes, cuts connections, damages
 * and restores files, or tries every order of steps (`npm test -- faults`). Unexpected output
 * fails a test at each level. Files share loaded modules, because loading the shop or its interface
 * for each file takes longer than most of their tests. Tests that replace modules, or use module
 * state that lasts as long as a page, share packages only.
 */
const shared = {
  environment: "node",
  isolate: false,
  setupFiles: ["./testing/every-test.ts"] as string[],
  // Property tests and whole pages take long on a busy machine. Longer than `patienceMs`, so that
  // a check that never passes reports its own error.
  testTimeout: 60_000,
  // A third worker uses the time in which two wait.
  maxWorkers: 3,
  sequence: { groupOrder: 0 },
  expect: { poll: { timeout: patienceMs } },
} as const;

/** Stryker copies the repository to a folder of its own. */
const excluded = [...configDefaults.exclude, "dist/**", ".stryker/**"];

/** Starting engines and pages takes long on a busy machine. */
const patient = { hookTimeout: 60_000 } as const;

/** Components in jsdom. */
const drawn = {
  ...shared,
  ...patient,
  environment: "jsdom" as const,
  setupFiles: [...shared.setupFiles, "./testing/every-rendered-test.ts"],
};

/** Real engines and sockets. */
const engines = {
  ...shared,
  ...patient,
  testTimeout: 120_000,
  globalSetup: "./testing/build-servers.ts",
} as const;

/** Contracts that the tests of `npm test` check with both client libraries of event servers. */
const contracts = [
  "event-store/contract.int.test.ts",
  "event-store/multi-stream-append.int.test.ts",
  "event-store/eventstoredb/kurrentdb/**/*.int.test.ts",
];

/** Tests of what only KurrentDB can do. */
const onKurrentDb = "event-store/eventstoredb/kurrentdb/**";

/**
 * What the client library takes part in. The faults suite runs it with KurrentDB's as well. Moves
 * to servers, the history and several processes use the log through the contract only.
 */
const onEventServers = [
  "event-store/copy-log.int.test.ts",
  "event-store/decisions-from-memory.int.test.ts",
  "event-store/eventstoredb/*.int.test.ts",
  "server/tests/{crash,outage}.fault.test.ts",
  "server/tests/read-models-after-outages.fault.test.ts",
];

/** These measure how long something takes, or wait for a process of low priority. */
const timed = [
  "event-store/time-slice.int.test.ts",
  "projections/embedded/embedded-document-store.int.test.ts",
  "projections/engine/live-updates.int.test.ts",
  "projections/products/search/many-products.int.test.ts",
  "server/compression/smallest-files.int.test.ts",
  "server/process/opening-in-slices.int.test.ts",
  "server/tests/hostile-texts.int.test.ts",
];

/**
 * Tests of modules with state that lasts as long as a page, and tests that replace modules. Each
 * file loads its modules itself.
 */
const apart = [
  "apollo/**",
  "features/shop/checkout/**",
  "features/shop/delivery-details/**",
  "features/history/explorer/explorer",
  "features/history/explorer/time-bar",
  "features/shop/install/**",
  "features/shop/model/model-view",
  "features/history/replay/player",
].map((tests) => (tests.endsWith("**") ? `ui/${tests}/*.test.tsx` : `ui/${tests}.test.tsx`));
/** These replace a module that other tests have loaded. */
const withReplaced = "server/start.int.test.ts";
const faultWithReplaced = "server/tests/slow-alerts.fault.test.ts";
/** The stubs of the two client libraries cannot be loaded into one process. */
const onlyKurrentDb = { EVENT_CLIENT: "kurrentdb" };

/** Installs and builds the whole shop, and its models, again; `npm test -- image` runs them. */
const image = ["testing/image.int.test.ts", "catalogue/make-models.int.test.ts"];

/** Downloads a Node in many ways; `npm test -- nodes` runs it. */
const launcher = "setup/node.int.test.ts";

/**
 * Vite would load another build of the package than its dependants use, and graphql refuses to run
 * twice.
 */
const graphql = createRequire(import.meta.url).resolve("graphql");
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

/** Tests without engines and pages. */
export const pure = {
  resolve,
  test: {
    ...shared,
    name: "pure",
    include: ["**/*.test.ts"],
    exclude: [...excluded, "**/*.{int,fault}.test.ts"],
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      pure,
      {
        resolve,
        test: { ...drawn, name: "components", include: ["ui/**/*.test.tsx"], exclude: apart },
      },
      {
        resolve,
        test: {
          ...drawn,
          name: "interface",
          setupFiles: [...drawn.setupFiles, "./testing/fresh-modules.ts"],
          include: [...apart, "testing/interface/**/*.test.tsx"],
        },
      },
      {
        resolve,
        test: {
          ...engines,
          name: "engines",
          include: ["**/*.int.test.ts"],
          exclude: [...excluded, onKurrentDb, ...timed, withReplaced, ...image, launcher],
          // A fourth worker uses the time in which others wait.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve,
        test: {
          ...engines,
          name: "kurrentdb",
          include: contracts,
          env: onlyKurrentDb,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      { resolve, test: { ...engines, name: "replaced", isolate: true, include: [withReplaced] } },
      {
        resolve,
        test: {
          ...engines,
          name: "timed",
          include: timed,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve,
        test: {
          ...engines,
          name: "faults",
          include: ["**/*.fault.test.ts"],
          exclude: [...excluded, faultWithReplaced],
          // A fourth worker uses the time in which others wait for server outages.
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...engines,
          name: "faults kurrentdb",
          include: onEventServers,
          env: onlyKurrentDb,
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve,
        test: {
          ...engines,
          name: "faults replaced",
          maxWorkers: 4,
          isolate: true,
          include: [faultWithReplaced],
          sequence: { groupOrder: 3 },
        },
      },
      { resolve, test: { ...engines, name: "image", globalSetup: [], include: image } },
      { resolve, test: { ...engines, name: "nodes", globalSetup: [], include: [launcher] } },
    ],
  },
});

import { createRequire } from "node:module";
import { configDefaults, defineConfig } from "vitest/config";
import TestOrder from "./testing/test-order.ts";

/**
 * Three levels by suffix: `.test.ts` is pure and takes milliseconds, `.test.tsx` draws parts of the
 * interface or, in `testing/interface/`, all of it before a real shop, `.int.test.ts` runs real
 * engines and sockets. Unexpected output fails a test at each. Loading the shop or its interface
 * anew for each file takes longer than most of their tests: files share what is loaded. Where they
 * replace modules, or draw what keeps something for as long as a page is open, packages alone are
 * shared.
 */
const shared = {
  environment: "node",
  isolate: false,
  setupFiles: ["./testing/every-test.ts"] as string[],
  // Property tests and whole pages take a busy machine its time.
  testTimeout: 30_000,
  // A third works while two wait.
  maxWorkers: 3,
  sequence: { groupOrder: 0 },
} as const;

/**
 * Two busy cores may hold an engine or a page up: such a test gets a second try, and `npm test`
 * names it at its end.
 */
const busy = { retry: 1, hookTimeout: 60_000 } as const;

/** Parts of the interface in jsdom. */
const drawn = {
  ...shared,
  ...busy,
  environment: "jsdom" as const,
  setupFiles: [...shared.setupFiles, "./testing/patient-queries.ts"],
};

/** Real engines and sockets. */
const engines = {
  ...shared,
  ...busy,
  testTimeout: 60_000,
  // What is waited for has happened long before, unless the machine is busy.
  expect: { poll: { timeout: 10_000 } },
  globalSetup: "./testing/build-servers.ts",
} as const;

/** They measure how long the event loop is held up: by themselves, a core for each. */
const timed = [
  "event-store/time-slice.int.test.ts",
  "projections/embedded/embedded-document-store.int.test.ts",
  "projections/live-updates.int.test.ts",
  "projections/product-search/product-search.int.test.ts",
  "server/opening.int.test.ts",
];

/**
 * Tests of modules that keep something for as long as the page is open, and those that replace
 * modules: modules are new to each.
 */
const apart = [
  "apollo/**",
  "features/checkout/**",
  "features/delivery-details/**",
  "features/history/explorer",
  "features/history/time-bar",
  "features/install/**",
  "features/replay/player",
].map((tests) => (tests.endsWith("**") ? `ui/${tests}/*.test.tsx` : `ui/${tests}.test.tsx`));
/** Replaces a module that others have loaded. */
const withReplaced = "server/start.int.test.ts";
/** Installs and builds the whole shop anew; `npm run test:image` runs it. */
const image = "testing/image.int.test.ts";

/**
 * Vite would load the package's other build beside the one its dependants use; graphql refuses to
 * be two.
 */
const graphql = createRequire(import.meta.url).resolve("graphql");
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "pure",
          include: ["**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/*.int.test.ts", "dist/**"],
        },
      },
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
          exclude: [...configDefaults.exclude, "dist/**", ...timed, withReplaced, image],
          // A fourth works while others wait for servers to be away.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
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
      { resolve, test: { ...engines, name: "replaced", isolate: true, include: [withReplaced] } },
      { resolve, test: { ...engines, name: "image", globalSetup: [], include: [image] } },
    ],
  },
});

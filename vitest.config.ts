import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

/**
 * Three levels by suffix: `.test.ts` is pure and takes milliseconds, `.test.tsx` draws parts of the interface or, in
 * `testing/interface/`, all of it before a real shop, `.int.test.ts` runs real engines and sockets. Unexpected output fails a test at each.
 * Two busy cores may hold an engine or a page up: such a test gets a second try, and `npm test` names it at its end.
 */
const shared = { environment: "node", setupFiles: "./testing/silence.ts" } as const;

/** Parts of the interface in jsdom. */
const drawn = {
  ...shared,
  environment: "jsdom",
  // Pages are drawn before a whole shop, which takes a busy machine its time.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  maxWorkers: 3,
  retry: 1,
  sequence: { groupOrder: 1 },
};
/** Modules that keep something for as long as the page is open. */
const withState = [
  "apollo",
  "features/checkout",
  "features/delivery-details",
  "features/install",
].map((folder) => `ui/${folder}/**/*.test.tsx`);

/** Vite would load the package's other build beside the one its dependants use; graphql refuses to be two. */
const graphql = createRequire(import.meta.url).resolve("graphql");
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "pure",
          isolate: false,
          // Property tests take a busy machine its time.
          testTimeout: 30_000,
          include: ["**/*.test.ts"],
          exclude: ["**/*.int.test.ts", "**/node_modules/**", "dist/**"],
        },
      },
      {
        resolve,
        test: {
          ...drawn,
          name: "components",
          // Loading the interface anew for each file takes longer than its tests; so no file may replace a module.
          isolate: false,
          include: ["ui/**/*.test.tsx"],
          exclude: withState,
        },
      },
      {
        resolve,
        test: {
          ...drawn,
          name: "interface",
          include: [...withState, "testing/interface/**/*.test.tsx"],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: "engines",
          include: ["**/*.int.test.ts"],
          exclude: ["**/node_modules/**", "dist/**"],
          testTimeout: 60_000,
          // What is waited for has happened long before, unless the machine is busy.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          globalSetup: "./testing/build-servers.ts",
          // A third waits while two cores work: many of them wait for a server to be away. More would tell less about times.
          maxWorkers: 3,
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

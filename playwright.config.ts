import { defineConfig } from "@playwright/test";
import { patienceMs } from "./testing/patience.ts";

const chromium = process.env["CHROMIUM"];

/** They draw in 3D, which takes longest, so they start first. */
const models = ["model.spec.ts", "uploaded-models.spec.ts"];

/**
 * Browser journeys: one journey of each feature for `npm test`, and what its suites `screens` (the
 * projects `models` and `screens`), `faults` and `languages` add. Each worker starts a shop on a
 * free port. Uses the system's Chromium if there is one.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  // Each worker has its own shop. Two workers leave two cores idle for a quarter of the time.
  workers: 3,
  // Two busy cores may delay a browser. Tests that pass only at the second attempt are listed at
  // the end.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: patienceMs },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"], ["./setup/playwright-outcomes.ts"]],
  projects: [
    { name: "journeys", grepInvert: /@(?:screens|faults)/ },
    // The checks of models have low priority, so they wait for all other tests.
    { name: "models", testMatch: models, grep: /@screens/, timeout: 360_000 },
    {
      name: "screens",
      testMatch: ["*.spec.ts", "languages/en.ts"],
      testIgnore: models,
      grep: /@screens/,
    },
    { name: "faults", grep: /@faults/ },
    // Fail soon if a screen doesn't appear.
    { name: "languages", testMatch: ["languages/si.ts", "languages/ta.ts"], timeout: 60_000 },
  ],
  use: {
    browserName: "chromium",
    trace: "on-first-retry",
    // An action that finds no element would otherwise wait for the whole timeout of its test.
    actionTimeout: patienceMs,
    // Endless animations in software rendering took half the processor time of all journeys.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No tested page uses 3D yet, and rendering without a GPU process takes a quarter less
        // time.
        "--disable-gpu",
        // Pages are open for seconds. Optimising their code took a fifth of the processor time.
        "--js-flags=--max-optimized-bytecode-size=0",
      ],
    },
  },
});

import { defineConfig } from "@playwright/test";

const chromium = process.env["CHROMIUM"];

/**
 * Browser journeys: each starts a shop of its own on a free port. Chromium is the system's where
 * there is one.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  // Each worker has a shop of its own. Two leave two cores idle for a quarter of the time.
  workers: 3,
  // Two busy cores may hold a browser up; a test that passes only the second time is named at the
  // end.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    trace: "on-first-retry",
    // Movement that never ends, drawn without a graphics card, took half the processor time of all
    // journeys.
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
        // No page draws in three dimensions yet, and drawing the others without that takes a
        // quarter less.
        "--disable-gpu",
      ],
    },
  },
});

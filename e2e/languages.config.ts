import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Every screen in Sinhala and Tamil, a file and a worker each: `npm run test:languages`. */
export default defineConfig(journeys, {
  testDir: "languages",
  testMatch: "*.ts",
  outputDir: "../test-results/languages",
  reporter: "list",
  // A screen that does not come is named soon.
  timeout: 60_000,
});

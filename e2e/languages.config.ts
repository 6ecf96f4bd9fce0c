import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/**
 * Every screen with translated texts in Sinhala and Tamil, one file and worker per
 * language: `npm test -- languages`.
 */
export default defineConfig(journeys, {
  testDir: "languages",
  testMatch: "*.ts",
  outputDir: "../test-results/languages",
  reporter: "list",
  // Fail soon if a screen doesn't appear.
  timeout: 60_000,
});

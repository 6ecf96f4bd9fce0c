import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm run test:languages`: checks every screen and open dialog in Sinhala and Tamil with axe, at
 * both widths and in both themes, like `npm test` in English. Exits with a non-zero code and names
 * the screen if it finds a problem.
 */
ensureInstalled({ development: true });
await ensureBuilt();
const chromium = ensureBrowser();
run(
  process.execPath,
  [programOf("@playwright/test", "playwright"), "test", "--config=e2e/languages.config.ts"],
  {
    cwd: root,
    env: { ...process.env, ...testEnvironment, ...(chromium ? { CHROMIUM: chromium } : {}) },
  },
);

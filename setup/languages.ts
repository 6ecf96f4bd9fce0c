import { ensureBrowser } from "./browser.ts";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm run test:languages`: axe looks at every screen and open dialog in Sinhala and Tamil, at both
 * widths and in both themes, as `npm test` does in English. Ends with another code than 0 where it
 * finds something, and names the screen.
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

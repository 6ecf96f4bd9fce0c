import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { strictClient } from "../testing/api-client.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { furnish, openScreen, screens, themes, useSession, widths } from "./screens.ts";

/**
 * `node e2e/pairs.ts <folder of mock pages>` takes screenshots of each screen next to its mock
 * page, at both widths and in both themes, into e2e/screenshots. Without a folder it takes the
 * screens only.
 */
const [mocks] = process.argv.slice(2);
const target = resolve(import.meta.dirname, "screenshots");

const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-sync"],
  });

const dataDir = mkdtempSync(join(tmpdir(), "nivasa-pairs-"));
const shop = await startShopProcess({ dataDir });
const browser = await launch();
try {
  mkdirSync(target, { recursive: true });
  const api = strictClient(shop.url);
  const accounts = {
    visitor: null,
    shopper: await api.signUp("Ishara"),
    admin: await api.admin(),
  };
  await furnish(api, accounts.shopper);
  for (const screen of screens) {
    for (const colorScheme of themes) {
      for (const viewport of widths) {
        const name = `${screen.name.replaceAll(/[ ,]+/g, "-")}-${viewport.width}-${colorScheme}`;
        const context = await browser.newContext({
          colorScheme,
          viewport,
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const person = accounts[screen.who];
        if (person) await useSession(page, shop.url, person);
        await openScreen(page, shop.url, screen);
        await page.screenshot({ path: join(target, `${name}.png`), fullPage: true });
        if (mocks && screen.mock) {
          await page.goto(pathToFileURL(resolve(mocks, `${screen.mock}.html`)).href);
          await page.screenshot({ path: join(target, `${name}-mock.png`), fullPage: true });
        }
        await context.close();
        process.stdout.write(`${name}\n`);
      }
    }
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

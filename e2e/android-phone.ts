import type { Browser, BrowserContext, Page } from "@playwright/test";

/** An Android browser that opens models in another app. */
export interface AndroidPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The last intent address; empty before. */
  readonly opened: () => Promise<string>;
}

/**
 * Opens a phone's browser. The other app isn't installed, so addresses of intents are only
 * recorded.
 */
export const openAndroidPhone = async (browser: Browser): Promise<AndroidPhone> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 700 },
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      if (this.protocol === "intent:") document.documentElement.dataset["opened"] = this.href;
      else click.call(this);
    };
  });
  const opened = () => page.evaluate(() => document.documentElement.dataset["opened"] ?? "");
  return { context, page, opened };
};

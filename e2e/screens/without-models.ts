import type { Page } from "@playwright/test";

/** A page in a browser that draws nothing in three dimensions; journeys look at what draws. */
export const openWithoutModels = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(new URL(path, page.url()).href);
};

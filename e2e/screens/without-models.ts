import type { Page } from "@playwright/test";

/** Opens a page in a browser without WebGL; other tests cover 3D views. */
export const openWithoutModels = async (page: Page, path: string): Promise<void> => {
  const script = await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(new URL(path, page.url()).href);
  await script.dispose();
};

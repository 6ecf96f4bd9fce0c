import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

const chromium = process.env["CHROMIUM"];

/**
 * For the few journeys that draw in three dimensions: the processor does what a graphics card
 * would, on a small screen.
 */
export const softwareWebGl: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  viewport: { width: 390, height: 700 },
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
};

import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";

const chromium = process.env["CHROMIUM"];

/** Software rendering on a small screen, for the few tests that draw in 3D. */
export const softwareWebGl: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  viewport: { width: 390, height: 700 },
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
};

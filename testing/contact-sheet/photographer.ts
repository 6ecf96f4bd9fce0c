import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

/** How a model is to be seen. */
export interface View {
  readonly onWall: boolean;
  readonly width: number;
  readonly height: number;
  /** Degrees round to the right, and up. */
  readonly turn: number;
  readonly rise: number;
  /** Which of its colour variants, by number. */
  readonly variant?: number;
}

export interface Photographer {
  /** A PNG of a GLB. */
  readonly photograph: (glb: Uint8Array, view: View) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const site = "http://studio.invalid";
const page =
  '<!doctype html><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><body><script type="module" src="/studio.js"></script>';

const launched = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });

/** A studio in Chromium, drawn without a graphics card; nothing of it comes over the network. */
export const openStudio = async (executablePath?: string): Promise<Photographer> => {
  const browser = await launched(executablePath);
  const tab = await browser.newPage();
  // Drawn by the processor, beside whatever else it does.
  tab.setDefaultTimeout(180_000);
  const models = new Map<string, Uint8Array>();
  await tab.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const model = models.get(pathname);
    if (model) return route.fulfill({ body: Buffer.from(model), contentType: "model/gltf-binary" });
    if (pathname === "/") return route.fulfill({ body: page, contentType: "text/html" });
    const file = pathname.startsWith("/three/")
      ? new URL(`../../node_modules${pathname}`, import.meta.url)
      : new URL(`.${pathname}`, import.meta.url);
    return route.fulfill({ body: readFileSync(file), contentType: "text/javascript" });
  });
  await tab.goto(site);
  await tab.waitForFunction("window.ready === true");
  let many = 0;
  return {
    async photograph(glb, view) {
      const url = `/model-${many++}.glb`;
      models.set(url, glb);
      const { picture } = await tab.evaluate<{ picture: string }>(
        `photograph(${JSON.stringify({ ...view, url })})`,
      );
      models.delete(url);
      return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
    },
    close: () => browser.close(),
  };
};

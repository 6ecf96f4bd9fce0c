import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

/** A page in Chromium that renders models. */
export interface Studio {
  /**
   * Returns the result of the page's `photograph` as bytes. `models` maps the paths used by the
   * page to files.
   */
  readonly photograph: (
    view: object,
    models: Readonly<Record<string, Uint8Array>>,
  ) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const site = "http://studio.invalid";
const page =
  '<!doctype html><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><body><script type="module" src="/studio.js"></script>';

const launched = (executablePath = process.env["CHROMIUM"]): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });

/**
 * Opens a studio with the `studio.js` of a folder, in software rendering and without network
 * access. The environment's CHROMIUM names the browser; by default it is Playwright's.
 */
export const openStudio = async (folder: URL): Promise<Studio> => {
  const browser = await launched();
  const tab = await browser.newPage();
  // Software rendering takes long on a busy machine.
  tab.setDefaultTimeout(180_000);
  tab.on("console", (said) => {
    if (said.type() === "error") console.error(said.text());
  });
  let models: Readonly<Record<string, Uint8Array>> = {};
  await tab.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const model = models[pathname];
    if (model) return route.fulfill({ body: Buffer.from(model), contentType: "model/gltf-binary" });
    if (pathname === "/") return route.fulfill({ body: page, contentType: "text/html" });
    const file = pathname.startsWith("/three/")
      ? new URL(`../node_modules${pathname}`, import.meta.url)
      : new URL(`.${pathname}`, folder);
    return route.fulfill({ body: readFileSync(file), contentType: "text/javascript" });
  });
  await tab.goto(site);
  await tab.waitForFunction("window.ready === true");
  return {
    async photograph(view, given) {
      models = given;
      const picture = await tab.evaluate<string>(`photograph(${JSON.stringify(view)})`);
      return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
    },
    close: () => browser.close(),
  };
};

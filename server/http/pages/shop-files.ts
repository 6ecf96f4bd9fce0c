import { readFileSync } from "node:fs";
import type { Language } from "#domain/constants.ts";
import { storedName } from "#uploads/paths.ts";
import type { Storage } from "#uploads/storage/storage.ts";
import type { ShopOfPages } from "./shop-data.ts";

/** A file of the interface that shows the shop's own name or logo. */
export interface ShopFile {
  readonly type: string;
  readonly content: Buffer | string;
}

/** Sizes of the icons in pixels; a maskable one keeps the logo clear of the edge. */
const icons: Readonly<Record<string, { readonly side: number; readonly part: number }>> = {
  "icon-180.png": { side: 180, part: 0.8 },
  "icon-192.png": { side: 192, part: 0.9 },
  "icon-512.png": { side: 512, part: 0.9 },
  "icon-maskable-512.png": { side: 512, part: 0.62 },
};
const favicon = "favicon.svg";
const faviconSide = 64;

/** The design's light page (`ui/styles/tokens.css`, `--page`), the ground of the icons. */
const ground = "#f2f5f0";

const manifest = /^manifest(?:\.(\w+))?\.webmanifest$/;

/**
 * Returns the files of the interface that name or show the shop: the web app manifests, and the
 * icons if the shop has a logo. Null for all other files. Icons are drawn once for each logo.
 */
export const createShopFiles = ({
  shop,
  storage,
  built,
}: {
  readonly shop: (language: Language) => Promise<ShopOfPages>;
  readonly storage: Pick<Storage, "read">;
  readonly built: string;
}): ((name: string) => Promise<ShopFile | null>) => {
  const drawn = new Map<string, Promise<ShopFile | null>>();
  /** The built manifests, which never change while the shop runs. */
  const manifests = new Map<string, object>();

  const manifestOf = (name: string): object => {
    const known = manifests.get(name);
    if (known) return known;
    const read = JSON.parse(readFileSync(`${built}/ui/${name}`, "utf8")) as object;
    manifests.set(name, read);
    return read;
  };

  const iconOf = async (name: string, logo: string): Promise<ShopFile | null> => {
    const picture = await storage.read(storedName(logo));
    if (!picture) return null;
    if (name === favicon) {
      const png = await square(picture, faviconSide, 1, transparent);
      const data = `data:image/png;base64,${png.toString("base64")}`;
      const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${data}" width="64" height="64"/></svg>`;
      return { type: "image/svg+xml", content };
    }
    const { side, part } = icons[name] ?? { side: faviconSide, part: 1 };
    return { type: "image/png", content: await square(picture, side, part, ground) };
  };

  return async (name) => {
    const [found, code = "en"] = manifest.exec(name) ?? [];
    if (found) {
      const { view } = await shop(code as Language);
      const named = { name: view.name, short_name: view.name, description: view.description };
      return {
        type: "application/manifest+json",
        content: JSON.stringify({ ...manifestOf(name), ...named }),
      };
    }
    if (name !== favicon && !Object.hasOwn(icons, name)) return null;
    const { light } = (await shop("en")).view.logo;
    if (light === "") return null;
    const key = `${light} ${name}`;
    const known = drawn.get(key);
    if (known) return known;
    // One logo at a time has icons.
    for (const old of drawn.keys()) if (!old.startsWith(`${light} `)) drawn.delete(old);
    const making = iconOf(name, light);
    drawn.set(key, making);
    making.catch(() => drawn.delete(key));
    return making;
  };
};

/** A picture in the middle of a square of which it takes a part. */
const square = async (
  picture: Buffer,
  side: number,
  part: number,
  background: string | typeof transparent,
): Promise<Buffer> => {
  // Loaded with the first icon: it takes 15 MB.
  const { default: sharp } = await import("sharp");
  const inner = Math.round(side * part);
  const fitted = await sharp(picture)
    .resize({ width: inner, height: inner, fit: "contain", background: transparent })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: fitted, gravity: "centre" }])
    .png()
    .toBuffer();
};

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

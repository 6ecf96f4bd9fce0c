import type { Plugin } from "vite";
import type { Language } from "../domain/constants.ts";
import * as en from "../ui/texts/en/manifest.ts";
import * as si from "../ui/texts/si/manifest.ts";
import * as ta from "../ui/texts/ta/manifest.ts";
import { endingOf } from "./language.ts";

const texts = { en, si, ta };

const icon = (src: string, sizes: string, type: string, purpose?: "maskable") => ({
  src,
  sizes,
  type,
  ...(purpose && { purpose }),
});

/**
 * What a device is told of the shop as an app, in a language. It is the same app in each (`id`).
 */
export const manifestIn = (language: Language) => {
  const t = texts[language];
  return {
    id: "/",
    name: "Nivasa",
    short_name: "Nivasa",
    description: t.description,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f2f5f0",
    theme_color: "#f2f5f0",
    categories: ["shopping", "lifestyle"],
    icons: [
      icon("/icon-192.png", "192x192", "image/png"),
      icon("/icon-512.png", "512x512", "image/png"),
      icon("/icon-maskable-512.png", "512x512", "image/png", "maskable"),
      icon("/favicon.svg", "any", "image/svg+xml"),
    ],
    shortcuts: [
      { name: t.allRooms, url: "/category" },
      { name: t.scanACode, url: "/scan" },
      { name: t.myOrders, url: "/my-orders" },
      { name: t.cart, url: "/cart" },
    ],
  };
};

/**
 * Writes the manifest of a language and names it in the language's page. It has an address of its
 * own in each language: browsers send no cookie with the question for it, so that an answer could
 * not follow what somebody has chosen.
 */
export const webManifest = (language: Language): Plugin => {
  const fileName = `manifest${endingOf(language)}.webmanifest`;
  const source = JSON.stringify(manifestIn(language));
  return {
    name: "web-manifest",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: `/${fileName}` }, injectTo: "head" },
      ],
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("content-type", "application/manifest+json").end(source);
      });
    },
  };
};

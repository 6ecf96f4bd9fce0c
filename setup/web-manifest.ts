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

/** The web app manifest in a language. The app is the same in each language (`id`). */
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
 * Writes the manifest of a language and links it in the language's page. Each language has its own
 * address: browsers request a manifest without cookies, so the response couldn't depend on the
 * reader's choice.
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

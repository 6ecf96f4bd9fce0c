import { readFileSync } from "node:fs";
import { minifySync } from "rolldown/utils";
import type { Plugin } from "vite";
import type { Language } from "../domain/constants.ts";
import { isForeignFont } from "./language.ts";

const named = /<script src="\/(inline\/[^"]+)"><\/script>/g;

/**
 * Puts the scripts of `inline/` into the page itself, where they run before its first picture without a request that
 * holds it up. The server allows them by their digests (`server/pages/inline-scripts.ts`).
 */
export const inlineScripts = (ui: string): Plugin => ({
  name: "inline-scripts",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replaceAll(named, (_tag, file: string) => {
        const { code, errors } = minifySync(file, readFileSync(`${ui}/${file}`, "utf8"));
        if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
        return `<script>${code.trim()}</script>`;
      }),
  },
});

/** Both Latin font files, the name's and those of the language: the first view needs them, and browsers find them only in the
 * style sheet. */
const ofFirstView =
  /-(?:latin-wght-normal|wordmark|sinhala-wght-normal|tamil-wght-normal)-.*\.woff2$/;

/**
 * What the browser shall fetch early, and what later: fonts of the first view are told of in the page, and its scripts, which
 * the server has drawn it without, come behind what the first picture is made of.
 */
export const orderFetches = (language: Language): Plugin => ({
  name: "order-fetches",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => ({
      html: html.replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      ),
      tags: Object.keys(bundle ?? {})
        .filter((file) => ofFirstView.test(file) && !isForeignFont(file, language))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: "head" as const,
        })),
    }),
  },
});

/** The files that every page begins with. */
const ofEveryPage = new Set(["first-page", "react", "apollo", "index"]);

/**
 * Has browsers compile a script that runs as a whole while it comes over the wire, beside the page; they would otherwise
 * compile each function when it is first called, and hold the page up.
 */
export const compiledEarly = ({ name }: { readonly name: string }): string =>
  ofEveryPage.has(name) ? "//# allFunctionsCalledOnLoad" : "";

import { readFileSync } from "node:fs";
import { minifySync } from "rolldown/utils";
import type { Plugin } from "vite";
import type { Language } from "../domain/constants.ts";
import { isForeignFont } from "./language.ts";

const named = /<script src="\/(inline\/[^"]+)"><\/script>/g;

/**
 * Inlines the scripts of `inline/` into the page, where they run before the first paint without a
 * request. The server allows them by their hashes (`server/http/pages/inline-scripts.ts`).
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

/**
 * The Latin font files of the shop's name and of the language. The first view needs them, and
 * browsers would find them late, in the style sheet.
 */
const ofFirstView =
  /-(?:latin-wght-normal|wordmark|sinhala-wght-normal|tamil-wght-normal)-.*\.woff2$/;

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloaded = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Starts the page's scripts. On a server-rendered page they start after the first paint, to leave
 * it network and CPU. They start immediately if nothing is rendered or the page is hidden, and
 * after two seconds if the browser reports no paint. Each script is a separate task.
 */
const begin = (files: readonly string[]): string =>
  `<script>${
    minifySync(
      "begin.js",
      `{
      const begin = () => { for (const file of ${JSON.stringify(files)}) import(file); };
      if (document.hidden || !document.getElementById("root").hasChildNodes()) begin();
      else {
        setTimeout(begin, 2000);
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
        }).observe({ type: "paint", buffered: true });
      }
    }`,
    ).code
  }</script>`;

const withScriptsLast = (html: string): string => {
  const first = entry.exec(html)?.[1];
  if (first === undefined) throw new Error("The built page has no script of its own");
  const others = [...html.matchAll(preloaded)].map(([, file = ""]) => file);
  return html
    .replace(entry, `<link rel="modulepreload" crossorigin href="${first}">`)
    .replace("</body>", () => `  ${begin([...others, first])}\n  </body>`);
};

/**
 * Orders the requests of the page: fonts of the first view are preloaded, and scripts start after
 * the first paint. The server removes their preloads from rendered pages
 * (`server/http/pages/pages.ts`).
 */
export const orderFetches = (language: Language): Plugin => ({
  name: "order-fetches",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => ({
      html: withScriptsLast(html),
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

/** The files that every page starts with. */
const ofEveryPage = new Set(["react", "apollo", "index"]);

/**
 * Makes browsers compile the page's main scripts while they download. Otherwise each function is
 * compiled on its first call, which blocks the page.
 */
export const compiledEarly = (): Plugin => ({
  name: "compiled-early",
  apply: "build",
  generateBundle: {
    // After plugins that prepend code: the comment must be at the start of the file.
    order: "post",
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk" || !ofEveryPage.has(part.name)) continue;
        part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
});

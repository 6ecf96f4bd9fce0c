import { readFileSync } from "node:fs";
import { minifySync } from "rolldown/utils";
import type { Plugin } from "vite";
import type { Language } from "../domain/constants.ts";
import { isForeignFont } from "./language.ts";

const named = /<script src="\/(inline\/[^"]+)"><\/script>/g;

/**
 * Puts the scripts of `inline/` into the page itself, where they run before its first picture
 * without a request that holds it up. The server allows them by their digests
 * (`server/pages/inline-scripts.ts`).
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
 * Both Latin font files, the name's and those of the language: the first view needs them, and
 * browsers find them only in the style sheet.
 */
const ofFirstView =
  /-(?:latin-wght-normal|wordmark|sinhala-wght-normal|tamil-wght-normal)-.*\.woff2$/;

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloaded = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Begins with the page's scripts: where the server has drawn the page, when its first picture
 * stands, from which they would otherwise take the wire and the processor; at once where there is
 * nothing to be seen, or nobody to see it; and after two seconds where the browser does not tell.
 * Each is a task of its own.
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
  if (first === undefined) throw new Error("The built page names no script of its own");
  const others = [...html.matchAll(preloaded)].map(([, file = ""]) => file);
  return html
    .replace(entry, `<link rel="modulepreload" crossorigin href="${first}">`)
    .replace("</body>", () => `  ${begin([...others, first])}\n  </body>`);
};

/**
 * What the browser shall fetch early, and what later: fonts of the first view are told of in the
 * page, and its scripts begin behind the first picture. What is preloaded of them the server leaves
 * out where it has drawn the page (`server/pages/pages.ts`).
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

/** The files that every page begins with. */
const ofEveryPage = new Set(["react", "apollo", "index"]);

/**
 * Has browsers compile the scripts that run as a whole while they come over the wire, beside the
 * page; they would otherwise compile each function when it is first called, and hold the page up.
 */
export const compiledEarly = (): Plugin => ({
  name: "compiled-early",
  apply: "build",
  generateBundle: {
    // Behind those that put something before a script: the word counts at its very beginning.
    order: "post",
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk" || !ofEveryPage.has(part.name)) continue;
        part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
});

import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { languages, type Language } from "../domain/constants.ts";

/** Returns a build's language from Vite's mode; English for any other mode. */
export const languageOf = (mode: string): Language =>
  languages.find(({ code }) => code === mode)?.code ?? "en";

/** Languages of non-Latin fonts, by a part of their file names. */
const scripts: Readonly<Record<string, Language>> = {
  "noto-sans-sinhala": "si",
  "noto-sans-tamil": "ta",
};

/** Whether a built font is only for another language. */
export const isForeignFont = (file: string, language: Language): boolean =>
  Object.entries(scripts).some(([font, of]) => file.includes(font) && of !== language);

/** The suffix of a language in file names; empty for English. */
export const endingOf = (language: Language): string => (language === "en" ? "" : `.${language}`);

/** How modules of the interface import texts. */
export const textModule = /^#texts\//;

/**
 * Resolves the interface's texts (`#texts/`) to the folder of one language, and sets the language
 * of its page ([decision 55](../docs/decisions/0055-three-languages.md)).
 */
export const textsOf = (language: Language, texts: string): Plugin => ({
  name: "texts-of",
  enforce: "pre",
  resolveId: {
    filter: { id: textModule },
    handler(id) {
      const file = id.replace("#texts", `${texts}/${language}`);
      if (!existsSync(file)) this.error(`${id} is missing in ${language}`);
      return file;
    },
  },
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
});

/**
 * Names the built page after its language, so that all languages can share a folder and its common
 * files.
 */
export const pageOf = (language: Language): Plugin => ({
  name: "page-of",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["index.html"];
      if (language === "en" || page?.type !== "asset") return;
      delete bundle["index.html"];
      this.emitFile({
        type: "asset",
        fileName: `index${endingOf(language)}.html`,
        source: page.source,
      });
    },
  },
});

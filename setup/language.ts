import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { languages, type Language } from "../domain/constants.ts";

/** The language that a build is of, by Vite's mode: English for every mode that names none. */
export const languageOf = (mode: string): Language =>
  languages.find(({ code }) => code === mode)?.code ?? "en";

/** Fonts of scripts beside the Latin one, by what their files are called. */
const scripts: Readonly<Record<string, Language>> = {
  "noto-sans-sinhala": "si",
  "noto-sans-tamil": "ta",
};

/** Whether a built file is a font that only another language needs. */
export const isForeignFont = (file: string, language: Language): boolean =>
  Object.entries(scripts).some(([font, of]) => file.includes(font) && of !== language);

/**
 * What stands in a file's name for a language: nothing for English, whose files have no ending of
 * their own.
 */
export const endingOf = (language: Language): string => (language === "en" ? "" : `.${language}`);

/**
 * Takes the texts of the interface (`#texts/`) from the folder of one language, and names its page
 * and the page's language after it ([decision 55](../docs/decisions/0055-three-languages.md)).
 */
export const textsOf = (language: Language, texts: string): Plugin => ({
  name: "texts-of",
  enforce: "pre",
  resolveId(id) {
    if (!id.startsWith("#texts/")) return null;
    const file = id.replace("#texts", `${texts}/${language}`);
    if (!existsSync(file)) this.error(`${id} is missing in ${language}`);
    return file;
  },
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
});

/**
 * Gives the built page of a language a name of its own, so that all languages lie in one folder and
 * share what is the same.
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

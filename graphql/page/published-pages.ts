import type { Language } from "#domain/constants.ts";
import type { PageText, PageVersion } from "#domain/page/events.ts";
import { plainText, renderMarkdown } from "./markdown.ts";

/** A version of a page in one language. */
export interface PublishedPage {
  readonly version: number;
  readonly at: string;
  readonly digest: string;
  /** The language of the text: the requested one, or the one that it falls back to. */
  readonly language: Language;
  /** Empty for the title that the shop gives a known page. */
  readonly title: string;
  readonly html: string;
  /** The beginning of the text, without format. */
  readonly description: string;
}

export interface PublishedPages {
  /** A version of a page in a language; null if there is no such version. */
  read(
    slug: string,
    version: number,
    language: Language,
    fallback: Language,
  ): Promise<PublishedPage | null>;
}

/** Rendered versions in memory, about 200 KB each at most. */
const mostCached = 60;

/** Search engines show about this many characters of a description. */
const descriptionLength = 160;

/** Renders versions of pages once: a version never changes. */
export const createPublishedPages = (
  textsOf: (
    slug: string,
    version: number,
  ) => Promise<(Omit<PageVersion, "version"> & { readonly at: string }) | null>,
): PublishedPages => {
  const cached = new Map<string, PublishedPage>();
  return {
    async read(slug, version, language, fallback) {
      const key = `${slug} ${version} ${language} ${fallback}`;
      const known = cached.get(key);
      if (known) {
        // The page that was read least recently is the first.
        cached.delete(key);
        cached.set(key, known);
        return known;
      }
      const found = version > 0 ? await textsOf(slug, version) : null;
      if (!found) return null;
      const { texts, values, at, digest } = found;
      const [shown, text] = pick(texts, [language, fallback]) ?? [];
      if (!shown || !text) return null;
      const page = {
        ...{ version, at, digest, language: shown },
        title: text.title === "" ? (texts[fallback]?.title ?? "") : text.title,
        html: renderMarkdown(text.text, values),
        description: plainText(text.text, values, descriptionLength),
      };
      cached.set(key, page);
      const [oldest] = cached.keys();
      if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest);
      return page;
    },
  };
};

/** The text of the first of these languages that has one, or of any other. */
const pick = (
  texts: PageVersion["texts"],
  languages: readonly Language[],
): readonly [Language, PageText] | null => {
  for (const language of [...languages, ...(Object.keys(texts) as Language[])]) {
    const text = texts[language];
    if (text) return [language, text];
  }
  return null;
};

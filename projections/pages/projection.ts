import { languages, pageLimits } from "#domain/constants.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { PageText, PageTexts } from "#domain/page/events.ts";
import { textHash } from "#domain/text-hash.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { PageDocument, PageTextsDocument } from "./document.ts";

const hashOf = ({ title, text }: PageText): number => textHash(`${title}\n${text}`);

const byLanguage = <Each>(texts: PageTexts, of: (text: PageText) => Each) =>
  Object.fromEntries(
    languages.flatMap(({ code }) => {
      const text = texts[code];
      return text ? [[code, of(text)]] : [];
    }),
  );

/** A page before its first event. */
export const untouchedPage = (slug: string, changedAt = ""): PageDocument => ({
  slug,
  state: "added",
  drafts: {},
  live: null,
  version: 0,
  versions: [],
  changedAt,
});

/** Pages: one document a page, with its latest versions, without texts. */
export const pagesProjection: Projection<PageDocument> = {
  name: "pages",
  version: 1,
  indexes: [["state", "-changedAt"]],
  keepReads: true,

  key: ({ stream }) => (streamCategory(stream) === "page" ? streamId(stream) : null),

  evolve(document, event) {
    const { occurredAt: at, actor } = event.metadata;
    const page = document ?? untouchedPage(streamId(event.stream), at);
    switch (event.type) {
      case "PageDrafted": {
        const { language, title, text } = event.data;
        const draft = {
          title,
          edition: (page.drafts[language]?.edition ?? 0) + 1,
          hash: text === "" ? null : hashOf(event.data),
          at,
          byId: actor.id,
        };
        const drafts = { ...page.drafts, [language]: draft };
        return { ...page, state: "added", drafts, changedAt: at };
      }
      case "PagePublished": {
        const { version, texts, values, digest, copyOf = null } = event.data;
        const published = {
          version,
          digest,
          languages: languages.map(({ code }) => code).filter((code) => texts[code]),
          copyOf,
          at,
          byId: actor.id,
        };
        return {
          ...page,
          state: "added",
          live: {
            version,
            titles: byLanguage(texts, ({ title }) => title),
            hashes: byLanguage(texts, hashOf),
            values,
          },
          version,
          versions: [published, ...page.versions].slice(0, pageLimits.versions),
          changedAt: at,
        };
      }
      case "PageWithdrawn":
        return { ...page, state: "withdrawn", live: null, changedAt: at };
      default:
        return null;
    }
  },
};

/** The key of a version's texts. Version 0 is the drafts. */
export const pageTextsId = (slug: string, version: number): string => `${slug}.${version}`;

/** The texts of pages: one document a version, and one for the drafts. */
export const pageTextsProjection: Projection<PageTextsDocument> = {
  name: "page-texts",
  version: 1,
  indexes: [],

  key(event) {
    if (event.type === "PageDrafted") return pageTextsId(streamId(event.stream), 0);
    return event.type === "PagePublished"
      ? pageTextsId(streamId(event.stream), event.data.version)
      : null;
  },

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    const slug = streamId(event.stream);
    switch (event.type) {
      case "PageDrafted": {
        const { language, title, text } = event.data;
        const texts = { ...document?.texts, [language]: { title, text } };
        return { slug, version: 0, texts, values: {}, digest: "", at };
      }
      case "PagePublished": {
        const { version, texts, values, digest } = event.data;
        return { slug, version, texts, values, digest, at };
      }
      default:
        return null;
    }
  },
};

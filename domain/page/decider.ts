import { languages, pageLimits, type Language } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
} from "../refusal.ts";
import { hasControls, normalLine, normalParagraphs } from "../values/line.ts";
import type { PageEvent, PageText, PageTexts, PageVersion, ShopValues } from "./events.ts";
import { namesIn, shopValueNamed, valuesIn } from "./shop-values.ts";
import { isKnownPage, slugProblem } from "./slug.ts";

/** The text of a language that staff work on. It stays after its publication. */
export interface PageDraft extends PageText {
  /** Counts the changes of this language. */
  readonly edition: number;
}

export type PageDrafts = { readonly [Code in Language]?: PageDraft };

/** A page with the texts that staff work on, and the version that visitors see. */
export interface PageState {
  /** Whether staff added or changed it, and it isn't withdrawn. Known pages need not be added. */
  readonly added: boolean;
  readonly drafts: PageDrafts;
  /** The number of the latest version; 0 before the first. */
  readonly version: number;
  /** The version that visitors see; null for none. */
  readonly live: PageVersion | null;
}

/** The edition of each language that an owner saw; 0 for one without a draft. */
export type SeenEditions = { readonly [Code in Language]?: number };

export type PageCommand =
  | {
      readonly type: "AddPage";
      readonly slug: string;
      readonly title: string;
      readonly language: Language;
    }
  | {
      readonly type: "DraftPage";
      readonly slug: string;
      readonly language: Language;
      readonly title: string;
      readonly text: string;
      /** The edition that the owner saw. */
      readonly seen: number;
    }
  | {
      readonly type: "PublishPage";
      readonly slug: string;
      readonly seen: SeenEditions;
      /** The language that the others fall back to. */
      readonly fallback: Language;
      readonly values: ShopValues;
      /** Of the drafts that the owner saw, with the values. */
      readonly digest: string;
    }
  | {
      readonly type: "RepublishPage";
      /** An earlier version. */
      readonly copy: PageVersion;
      /** The latest version that the owner saw. */
      readonly seen: number;
    }
  | { readonly type: "WithdrawPage"; readonly slug: string; readonly seen: number };

/** Another owner changed a text, or published another version, since the caller read it. */
export interface PageChanged {
  readonly code: "PAGE_CHANGED";
  readonly message: string;
  /** The language of the changed text; null for another version. */
  readonly language: Language | null;
}

export type PageRefusal = InvalidInput | NotFound | PageChanged;

const texts = messages.page;

/** The rules of one page: texts are drafted language by language, and published together. */
export const pageDecider: Decider<PageState, PageCommand, PageEvent, PageRefusal> = {
  category: "page",
  initialState: { added: false, drafts: {}, version: 0, live: null },

  evolve(state, event) {
    switch (event.type) {
      case "PageDrafted": {
        const { language, title, text } = event.data;
        const edition = (state.drafts[language]?.edition ?? 0) + 1;
        const drafts = { ...state.drafts, [language]: { title, text, edition } };
        return { ...state, added: true, drafts };
      }
      case "PagePublished": {
        const { version, texts: published, values, digest } = event.data;
        const live = { version, texts: published, values, digest };
        return { ...state, added: true, version, live };
      }
      case "PageWithdrawn":
        return { ...state, added: false, live: null };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "AddPage":
        return add(command, state);
      case "DraftPage":
        return draft(command, state);
      case "PublishPage":
        return publish(command, state);
      case "RepublishPage": {
        const { copy, seen } = command;
        if (seen !== state.version) return refuse(changed(null));
        if (state.live?.digest === copy.digest) return accept();
        const { version: copyOf, texts: earlier, values, digest } = copy;
        const version = state.version + 1;
        return accept({
          type: "PagePublished",
          data: { version, texts: earlier, values, digest, copyOf },
        });
      }
      case "WithdrawPage": {
        const { slug, seen } = command;
        if (seen !== state.version) return refuse(changed(null));
        const isShown = isKnownPage(slug) ? state.live !== null : state.added;
        return isShown ? accept({ type: "PageWithdrawn", data: {} }) : accept();
      }
      default:
        return unreachable(command);
    }
  },
};

type Outcome = ReturnType<typeof pageDecider.decide>;
type Of<Type> = Extract<PageCommand, { readonly type: Type }>;

const changed = (language: Language | null): PageChanged => ({
  code: "PAGE_CHANGED",
  message: language === null ? texts.newerVersion : texts.changed,
  language,
});

/** The texts and values of a version as its digest reads them. */
export const pageContent = (written: PageTexts, values: ShopValues): string =>
  JSON.stringify([
    languages.map(({ code }) => [code, written[code]?.title, written[code]?.text]),
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** The drafts with a text. They are what a publication publishes. */
export const writtenTexts = (drafts: PageDrafts): PageTexts =>
  Object.fromEntries(
    languages.flatMap(({ code }) => {
      const found = drafts[code];
      return found && found.text !== "" ? [[code, { title: found.title, text: found.text }]] : [];
    }),
  );

/** Bytes of a text in UTF-8. */
export const utf8Bytes = (text: string): number => {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
};

const titleProblem = (title: string): string | null => {
  if (hasControls(title)) return texts.titleForm;
  return title.length > pageLimits.title ? texts.titleLong : null;
};

const problemsOf = (language: Language, { title, text }: PageText): readonly FieldProblem[] => {
  const problem = titleProblem(title);
  return [
    ...(problem ? [{ field: `title.${language}`, message: problem }] : []),
    ...(utf8Bytes(text) > pageLimits.textBytes
      ? [{ field: `text.${language}`, message: texts.textLong }]
      : []),
  ];
};

const add = ({ slug, title: given, language }: Of<"AddPage">, state: PageState): Outcome => {
  const title = normalLine(given);
  const wrongSlug = slugProblem(slug) ?? (state.added ? texts.slugTaken : null);
  const wrongTitle = title === "" ? texts.titleMissing : titleProblem(title);
  const problems = [
    ...(wrongSlug ? [{ field: "slug", message: wrongSlug }] : []),
    ...(wrongTitle ? [{ field: "title", message: wrongTitle }] : []),
  ];
  if (problems.length > 0) return refuse(invalidInput(...problems));
  // A withdrawn page that is added again still has the text that was written for it.
  const text = state.drafts[language]?.text ?? "";
  return accept({ type: "PageDrafted", data: { language, title, text } });
};

const draft = (command: Of<"DraftPage">, state: PageState): Outcome => {
  const { slug, language, seen } = command;
  if (!isKnownPage(slug) && !state.added) return refuse(notFound(texts.notFound));
  const known = state.drafts[language];
  const wanted = { title: normalLine(command.title), text: normalParagraphs(command.text) };
  const problems = problemsOf(language, wanted);
  if (problems.length > 0) return refuse(invalidInput(...problems));
  if (wanted.title === (known?.title ?? "") && wanted.text === (known?.text ?? "")) {
    return accept();
  }
  if (seen !== (known?.edition ?? 0)) return refuse(changed(language));
  return accept({ type: "PageDrafted", data: { language, ...wanted } });
};

/** Why these texts can't be published: a missing text, or a value that the shop doesn't have. */
export const publicationProblems = (
  slug: string,
  written: PageTexts,
  fallback: Language,
  values: ShopValues,
): readonly FieldProblem[] => {
  const { name = fallback } = languages.find(({ code }) => code === fallback) ?? {};
  const first = written[fallback];
  if (!first) {
    const message = `Write the ${name} text first. Visitors read it if their language has none.`;
    return [{ field: `text.${fallback}`, message }];
  }
  return [
    ...(first.title === "" && !isKnownPage(slug)
      ? [{ field: `title.${fallback}`, message: texts.titleMissing }]
      : []),
    ...languages.flatMap(({ code }) =>
      namesIn(written[code]?.text ?? "").flatMap((each) => {
        const known = shopValueNamed(each);
        if (known === null) {
          const message = `The shop has no value {{${each}}}. Choose one from the list.`;
          return [{ field: `text.${code}`, message }];
        }
        if (values[known] !== undefined) return [];
        const message = `The shop has no ${each} yet. Enter it in the shop’s details, or remove {{${each}}}.`;
        return [{ field: `text.${code}`, message }];
      }),
    ),
  ];
};

const publish = (command: Of<"PublishPage">, state: PageState): Outcome => {
  const { slug, seen, fallback, digest } = command;
  if (!isKnownPage(slug) && !state.added) return refuse(notFound(texts.notFound));
  const stale = languages.find(
    ({ code }) => (seen[code] ?? 0) !== (state.drafts[code]?.edition ?? 0),
  );
  if (stale) return refuse(changed(stale.code));
  const written = writtenTexts(state.drafts);
  const problems = publicationProblems(slug, written, fallback, command.values);
  if (problems.length > 0) return refuse(invalidInput(...problems));
  if (state.live?.digest === digest) return accept();
  const values = valuesIn(written, command.values);
  const version = state.version + 1;
  return accept({ type: "PagePublished", data: { version, texts: written, values, digest } });
};

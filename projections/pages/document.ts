import { pageVersion, type DeclaredDocument, type DeclaredOf } from "#domain/personal.ts";
import type { Language } from "#domain/constants.ts";
import type { PageTexts, PageVersion, ShopValues } from "#domain/page/events.ts";

interface Moment {
  readonly at: string;
  readonly byId: string;
}

/** The latest change of a language's draft, without its text. */
export interface DraftMoment extends Moment {
  readonly title: string;
  readonly edition: number;
  /** Of title and text, to compare them with the published ones; null without a text. */
  readonly hash: number | null;
}

/** The publication of a version, without its texts. */
export interface VersionMoment extends Moment {
  readonly version: number;
  readonly digest: string;
  /** The languages that it has a text in. */
  readonly languages: readonly Language[];
  /** The earlier version whose texts it has; null for its own. */
  readonly copyOf: number | null;
}

type ByLanguage<Each> = { readonly [Code in Language]?: Each };

/** A page of the shop with its latest versions, without their texts. */
export interface PageDocument {
  readonly slug: string;
  /** A withdrawn page has no live version. Another one may have none yet. */
  readonly state: "added" | "withdrawn";
  readonly drafts: ByLanguage<DraftMoment>;
  readonly live: {
    readonly version: number;
    readonly titles: ByLanguage<string>;
    readonly hashes: ByLanguage<number>;
    readonly values: ShopValues;
  } | null;
  /** The number of the latest version; 0 before the first. */
  readonly version: number;
  /** Newest first. */
  readonly versions: readonly VersionMoment[];
  readonly changedAt: string;
}

/** The texts of one version of a page, or its drafts. */
export interface PageTextsDocument extends Omit<PageVersion, "version"> {
  readonly slug: string;
  /** 0 for the drafts, which have neither values nor a digest. */
  readonly version: number;
  readonly texts: PageTexts;
  /** When it was published, or last drafted. */
  readonly at: string;
}

const moment = { at: "open", byId: "open" } as const;
const draft = { ...moment, title: "open", edition: "open", hash: "open" } as const;
const eachLanguage = { en: "open", si: "open", ta: "open" } as const;

/** Declaration of a page's version without its texts. */
const version = {
  ...moment,
  version: "open",
  digest: "open",
  languages: "open",
  copyOf: "open",
} as const satisfies DeclaredOf<VersionMoment>;

/** Every field of the document, declared as personal or open. */
export const pageFields: DeclaredDocument<PageDocument> = {
  slug: "open",
  state: "open",
  drafts: { en: draft, si: draft, ta: draft },
  live: {
    version: "open",
    titles: eachLanguage,
    hashes: eachLanguage,
    values: pageVersion.values,
  },
  version: "open",
  versions: version,
  changedAt: "open",
};

/** Every field of the document, declared as personal or open. */
export const pageTextsFields: DeclaredDocument<PageTextsDocument> = {
  ...pageVersion,
  slug: "open",
  at: "open",
};

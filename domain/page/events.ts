import type { Language, ShopValueName } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/** What a page says in one language. */
export interface PageText {
  /** Empty for the title that the shop gives a known page. */
  readonly title: string;
  /** Markdown. It may contain values of the shop, for example `{{phone}}`. */
  readonly text: string;
}

/** The texts of a page. A language without a text shows the default language's text. */
export type PageTexts = { readonly [Code in Language]?: PageText };

/** Values of the shop as they were at a time. */
export type ShopValues = { readonly [Name in ShopValueName]?: string };

/** A version of a page. Its texts with its values never change. */
export interface PageVersion {
  /** 1 for the first. */
  readonly version: number;
  readonly texts: PageTexts;
  /** The values of the shop that the texts contain, as they were at publication. */
  readonly values: ShopValues;
  /** SHA-256 of the texts and the values, as `pageContent()` writes them; in hexadecimal. */
  readonly digest: string;
}

/** Events of one page. The id of its stream is the part of the address that names it. */
export type PageEvent =
  /** The whole text of one language. Visitors don't see it. */
  | {
      readonly type: "PageDrafted";
      readonly data: PageText & { readonly language: Language };
    }
  | {
      readonly type: "PagePublished";
      readonly data: PageVersion & {
        /** The earlier version whose texts these are; missing for the drafts' texts. */
        readonly copyOf?: number;
      };
    }
  /** Visitors don't see the page any more. A known page shows the shop's own text again. */
  | { readonly type: "PageWithdrawn"; readonly data: Record<string, never> };

import type { Language } from "#domain/constants.ts";

/** The draft of a page in one language, without its text. */
export interface PageDraftView {
  readonly language: Language;
  readonly title: string;
  readonly edition: number;
  readonly hasText: boolean;
  readonly isLive: boolean;
  readonly at: string | null;
  readonly byId: string | null;
}

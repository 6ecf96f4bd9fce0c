import type { Language } from "#domain/constants.ts";

/** What the thread that draws pages is started with. */
export interface RenderStart {
  /** Addresses of the modules that the build has made of `ui/entry-server.tsx`, one a language. */
  readonly modules: Readonly<Record<Language, string>>;
}

/** A question of a page: the text of a document, and its variables. */
export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A page as everybody sees it first, in pieces of HTML. */
export interface RenderedPage {
  /** For the head: what the browser should fetch early. */
  readonly head: string;
  /** For the root element. */
  readonly body: string;
  /** Behind the root element: what was read for the page. */
  readonly data: string;
}

export type ToRenderThread =
  | {
      readonly kind: "render";
      readonly page: number;
      readonly address: string;
      readonly language: Language;
    }
  | { readonly kind: "answer"; readonly question: number; readonly data: object | null };

export type FromRenderThread =
  | { readonly kind: "ask"; readonly question: number; readonly asked: Question }
  | { readonly kind: "rendered"; readonly page: number; readonly rendered: RenderedPage }
  | { readonly kind: "failed"; readonly page: number; readonly message: string };

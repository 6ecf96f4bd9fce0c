import type { Language } from "#domain/constants.ts";

/** Start data of the rendering thread. */
export interface RenderStart {
  /** Paths of the modules built from `ui/entry-server.tsx`, one for each language. */
  readonly modules: Readonly<Record<Language, string>>;
}

/** A query of a page: the text of a document and its variables. */
export interface RenderQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A page as an anonymous visitor first sees it, as parts of HTML. */
export interface RenderedPage {
  /** For the head: preload links. */
  readonly head: string;
  /** For the root element. */
  readonly body: string;
  /** After the root element: the data read for the page. */
  readonly data: string;
}

export type ToRenderThread =
  | {
      readonly kind: "render";
      readonly page: number;
      readonly address: string;
      readonly language: Language;
      /** What pages show of the shop itself. */
      readonly shop: object;
    }
  | { readonly kind: "answer"; readonly id: number; readonly data: object | null };

export type FromRenderThread =
  | { readonly kind: "loaded"; readonly language: Language }
  | { readonly kind: "query"; readonly id: number; readonly query: RenderQuery }
  | { readonly kind: "rendered"; readonly page: number; readonly rendered: RenderedPage }
  | { readonly kind: "failed"; readonly page: number; readonly message: string };

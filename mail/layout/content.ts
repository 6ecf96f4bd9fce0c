/** A part of a mail: a sentence, with a link where there is one; a code to type; or rows of two columns. */
export type Paragraph =
  | { readonly text: string; readonly link?: { readonly label: string; readonly url: string } }
  | { readonly code: string }
  | { readonly rows: readonly (readonly [string, string])[] };

/** What a mail says, in whatever form. */
export interface Content {
  readonly title: string;
  /** The name of whoever reads it. */
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  /** Address of the shop's pages. */
  readonly shop: string;
  readonly shopName: string;
}

/** The first line; without a name where there is none. */
export const greetingOf = ({ greeting }: Content): string =>
  greeting ? `Hello ${greeting},` : "Hello,";

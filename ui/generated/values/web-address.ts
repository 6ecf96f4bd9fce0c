/** Copied by `npm run codegen` from domain/values/. */

/** The parts of an address that rules look at. */
export interface WebAddress {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly href: string;
}

interface Parser {
  new (text: string, base?: string): WebAddress;
  canParse(text: string, base?: string): boolean;
}

/** Part of the language's every environment, though not of the language. */
const { URL } = globalThis as unknown as { readonly URL: Parser };

/** An address as browsers and Node read it; null where they cannot. */
export const parsedAddress = (text: string, base?: string): WebAddress | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

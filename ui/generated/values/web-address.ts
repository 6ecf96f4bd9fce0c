/** Copied by `npm run codegen` from domain/values/. */

/** The parts of a URL that rules check. */
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

/** Every JavaScript environment has it, but the language's type library does not. */
const { URL } = globalThis as unknown as { readonly URL: Parser };

/** Parses a URL like browsers and Node do; null if it is invalid. */
export const parsedAddress = (text: string, base?: string): WebAddress | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

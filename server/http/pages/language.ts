import { languages, type Language } from "#domain/constants.ts";

/** Stores the reader's choice in the browser. Scripts can't read it. */
const cookieName = "nivasa_language";
const yearSeconds = 365 * 24 * 60 * 60;

/** The parts of a request that determine the page's language. */
interface LanguageRequest {
  readonly url: string;
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly "accept-language"?: string | undefined;
  };
}

/** `Vary` header: the request headers that change a page. */
export const varyByLanguage = "accept-encoding, cookie, accept-language";

const known = (code: string | null | undefined): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null;

/** The language of an address's `?lang=`; null if it has none. */
export const requestedLanguage = (url: string): Language | null =>
  known(new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang"));

/** Removes `lang` from an address. */
export const withoutLanguage = (url: string): string => {
  const [path = "", search = ""] = url.split("?", 2);
  const kept = search.split("&").filter((part) => part !== "" && !/^lang=/.test(part));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
};

/** The language chosen earlier in this browser; null if none was. */
export const chosenLanguage = (cookies = ""): Language | null =>
  known(cookies.match(new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`))?.[1]);

/**
 * The browser's first preference, if the shop has that language. Later preferences are defaults
 * that say nothing about the reader.
 */
const preferredLanguage = (accepted = ""): Language | null =>
  known(accepted.split(",", 1)[0]?.split(/[-;]/, 1)[0]?.trim().toLowerCase());

/**
 * Returns the language of a page: from its address, an earlier choice, the browser's preference, or
 * English, in this order.
 */
export const languageOfPage = ({ url, headers }: LanguageRequest): Language =>
  requestedLanguage(url) ??
  chosenLanguage(headers.cookie) ??
  preferredLanguage(headers["accept-language"]) ??
  "en";

/** Returns a cookie that stores a language for a year. */
export const languageCookie = (language: Language): string =>
  `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`;

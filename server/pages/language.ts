import { languages, type Language } from "#domain/constants.ts";

/** Keeps what somebody has chosen, in their browser; no script needs to read it. */
const cookieName = "nivasa_language";
const yearSeconds = 365 * 24 * 60 * 60;

/** What of a request tells the language of its page. */
interface Asked {
  readonly url: string;
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly "accept-language"?: string | undefined;
  };
}

/** What answers differ by, for whoever keeps them on the way. */
export const varyByLanguage = "accept-encoding, cookie, accept-language";

const known = (code: string | null | undefined): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null;

/** The language that an address asks for by `?lang=`; null where it asks for none. */
export const askedLanguage = (url: string): Language | null =>
  known(new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang"));

/** An address without the language it asks for, which is no part of what is shown there. */
export const withoutLanguage = (url: string): string => {
  const [path = "", search = ""] = url.split("?", 2);
  const kept = search.split("&").filter((part) => part !== "" && !/^lang=/.test(part));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
};

/** The language that was chosen in this browser before; null where none was. */
export const chosenLanguage = (cookies = ""): Language | null =>
  known(cookies.match(new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`))?.[1]);

/**
 * What the browser would like best, where the shop speaks it; what it would put up with says
 * nothing of its reader.
 */
const suggested = (accepted = ""): Language | null =>
  known(accepted.split(",", 1)[0]?.split(/[-;]/, 1)[0]?.trim().toLowerCase());

/**
 * The language of a page: what its address asks for, what was chosen before, what the browser likes
 * best, or English.
 */
export const languageOfPage = ({ url, headers }: Asked): Language =>
  askedLanguage(url) ??
  chosenLanguage(headers.cookie) ??
  suggested(headers["accept-language"]) ??
  "en";

/** Keeps a language in the browser for a year. */
export const languageCookie = (language: Language): string =>
  `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly`;

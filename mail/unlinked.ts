/**
 * A text that somebody typed, so that no mail program makes a link of anything in it: a space
 * stands after the dots of whatever reads like the name of a site, and after `http:`. Initials stay
 * as they are.
 */
export const unlinked = (text: string): string =>
  text.replace(/[.。．｡](?=\p{L}{2})/gu, "$& ").replace(/:(?=\/)/g, ": ");

/**
 * User input that no email client turns into a link: inserts a space after dots that look like part
 * of a domain, and after `http:`. Initials stay unchanged.
 */
export const breakLinks = (text: string): string =>
  text.replace(/[.。．｡](?=\p{L}{2})/gu, "$& ").replace(/:(?=\/)/g, ": ");

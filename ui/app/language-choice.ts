/**
 * The query parameter that requests a language; the server stores it in a cookie
 * (`server/http/pages/language.ts`).
 */
const parameter = "lang";

/**
 * Reloads the current page in a language in the same history entry, so that its scroll position is
 * kept.
 */
export function showIn(language: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, language);
  window.history.replaceState(window.history.state, "", address);
  window.location.reload();
}

/**
 * Removes the language from the address after it was stored, so that it does not override a later
 * choice.
 */
export function removeLanguageParameter(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, "", address);
}

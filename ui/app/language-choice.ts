/**
 * The name of what an address asks for a language by; the server keeps it in a cookie
 * (`server/pages/language.ts`).
 */
const asked = "lang";

/**
 * Loads the page that is open anew in a language, at the same place in the history, so that it is
 * scrolled as it was.
 */
export function showIn(language: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(asked, language);
  window.history.replaceState(window.history.state, "", address);
  window.location.reload();
}

/**
 * Takes the language out of the address once it is kept, so that no page takes it for a choice of
 * its own.
 */
export function forgetAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(asked)) return;
  address.searchParams.delete(asked);
  window.history.replaceState(window.history.state, "", address);
}

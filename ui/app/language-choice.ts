/** The name of what an address asks for a language by; the server keeps it in a cookie (`server/pages/language.ts`). */
const asked = "lang";

/** The address of the page that is open, in another language. */
export function addressIn(language: string): string {
  const { href } = window.location;
  const address = new URL(href);
  address.searchParams.set(asked, language);
  return address.href;
}

/** Takes the language out of the address once it is kept, so that no page takes it for a choice of its own. */
export function forgetAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(asked)) return;
  address.searchParams.delete(asked);
  window.history.replaceState(window.history.state, "", address);
}

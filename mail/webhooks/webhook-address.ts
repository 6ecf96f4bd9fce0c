/** Longest address of a receiver, in characters. */
const maxAddress = 2000;

/**
 * The scheme, host and port of a receiver's address; null if the shop doesn't send there. Requires
 * HTTPS, except for the origins that the operator trusts. Where the host leads is checked with each
 * connection.
 */
export const webhookOrigin = (address: string, trusted: readonly string[]): string | null => {
  const url = URL.parse(address);
  if (!url || address.length > maxAddress) return null;
  if (url.username !== "" || url.password !== "" || url.hash !== "") return null;
  return url.protocol === "https:" || trusted.includes(url.origin) ? url.origin : null;
};

import type { IncomingMessage } from "node:http";

/**
 * Whether a request that may change something, or opens a socket, comes from the shop's own pages. A browser always
 * names the page's origin with such requests; programs without one send no cookie on somebody else's behalf.
 */
export const isOwnOrigin = (
  { origin, host }: IncomingMessage["headers"],
  publicUrl: string | null,
): boolean => {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

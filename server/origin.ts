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

/** Whether an address is this machine's own, where nobody listens in between. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether a shop is reached from this machine alone, by what its settings say. */
export const isOfThisMachine = ({
  publicUrl,
  host,
}: {
  readonly publicUrl: string | null;
  readonly host: string;
}): boolean =>
  [publicUrl ?? "http://localhost", `http://${host}`].every(
    (url) => URL.canParse(url) && isLoopback(new URL(url)),
  );

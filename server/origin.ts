import type { IncomingMessage } from "node:http";
import { isUsableHost, originOf } from "./host.ts";

/**
 * Whether a request that may change something, or opens a socket, comes from the shop's own pages.
 * A browser always names the page's origin with such requests; programs without one send no cookie
 * on somebody else's behalf.
 */
export const isOwnOrigin = (
  { origin, host }: IncomingMessage["headers"],
  publicUrl: string | null,
): boolean => {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin) || !isUsableHost(host)) return false;
  const own = new URL(origin);
  return own.origin !== "null" && own.origin === originOf(own.protocol, host ?? "");
};

/**
 * Whether a page is opened from the shop's own pages or by the reader's own hand, and not by
 * another site. Browsers that do not say so name the page they come from, if any.
 */
export const isOwnNavigation = (headers: IncomingMessage["headers"]): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { referer, host } = headers;
  if (referer === undefined) return true;
  if (!URL.canParse(referer) || !isUsableHost(host)) return false;
  const from = new URL(referer);
  return from.origin === originOf(from.protocol, host ?? "");
};

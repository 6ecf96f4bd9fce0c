import type { IncomingMessage } from "node:http";
import { isUsableHost, originOf } from "./host.ts";

/**
 * Whether a request that may change data, or opens a socket, comes from the shop's own pages. A
 * browser always sends the page's origin with such requests. Other programs hold no cookies of a
 * user.
 */
export const isSameOrigin = (
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
 * Whether a page was opened from the shop's own pages or directly by the reader, and not from
 * another site. For browsers without `Sec-Fetch-Site` the referrer decides, if there is one.
 */
export const isSameOriginNavigation = (headers: IncomingMessage["headers"]): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { referer, host } = headers;
  if (referer === undefined) return true;
  if (!URL.canParse(referer) || !isUsableHost(host)) return false;
  const from = new URL(referer);
  return from.origin === originOf(from.protocol, host ?? "");
};

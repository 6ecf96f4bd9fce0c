import type { IncomingMessage } from "node:http";
import { isLoopback } from "#accounts/google/loopback.ts";
import type { Config } from "../settings/config.ts";

/** Headers that proxies add. */
const ofProxies = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Whether a request comes from this machine, and not through a proxy on it. */
export type IsLocal = (request: IncomingMessage) => boolean;

/**
 * Recognises requests of this machine. Null for a shop with a public address or a trusted proxy: a
 * proxy may pass a request on without a trace of its client, so no request counts as local.
 * Otherwise a proxy names the client or forwards the shop's host.
 */
export const localRequests = ({
  publicUrl,
  trustProxy,
}: Pick<Config, "publicUrl" | "trustProxy">): IsLocal | null =>
  trustProxy !== false || (publicUrl !== null && !isLoopback(new URL(publicUrl)))
    ? null
    : isUnproxied;

const isUnproxied: IsLocal = ({ socket, headers }) => {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const own = URL.parse(`http://${address.includes(":") ? `[${address}]` : address}`);
  const host = URL.parse(`http://${headers.host ?? ""}`);
  return (
    own !== null &&
    isLoopback(own) &&
    host !== null &&
    isLoopback(host) &&
    ofProxies.every((name) => headers[name] === undefined)
  );
};

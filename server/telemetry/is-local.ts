import type { IncomingMessage } from "node:http";
import { isLoopback } from "#accounts/google/loopback.ts";

/** Headers that proxies add. */
const ofProxies = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a request comes from this machine, and not through a proxy on it. A proxy names the
 * client or forwards the shop's public host.
 */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean => {
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

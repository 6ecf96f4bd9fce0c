import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { addressKeyOf } from "#domain/address-key.ts";
import type { Config } from "../settings/config.ts";

/** Trusts the nearest `proxies` hops. Hop 0 is the nearest one. */
const nearest = (proxies: number) => (_address: string, hop: number) => hop < proxies;

/** Converts the setting for Fastify and proxy-addr. */
export const trustedProxies = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? nearest(proxies) : proxies;

/**
 * Returns the key of the client's address for requests that Fastify doesn't handle, by the same
 * rules.
 */
export const addressKeyBehind = (proxies: Config["trustProxy"]) => {
  if (proxies === false) {
    return ({ socket }: IncomingMessage) => addressKeyOf(socket.remoteAddress ?? "");
  }
  const trust =
    typeof proxies === "number"
      ? nearest(proxies)
      : proxyAddress.compile(proxies.split(",").map((each) => each.trim()));
  return (request: IncomingMessage) => addressKeyOf(proxyAddress(request, trust) || "");
};

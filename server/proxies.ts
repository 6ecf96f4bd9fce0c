import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "./config.ts";

/**
 * Of a number of proxies the nearest so many are believed; the first that can be asked about is the
 * nearest.
 */
const nearest = (proxies: number) => (_address: string, hop: number) => hop < proxies;

/** What Fastify, and what stands behind it, is told of proxies. */
export const trustedProxies = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? nearest(proxies) : proxies;

/** The address of whoever sent a request that Fastify does not see, told as it would tell it. */
export const addressBehind = (proxies: Config["trustProxy"]) => {
  if (proxies === false) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? "";
  const trust =
    typeof proxies === "number"
      ? nearest(proxies)
      : proxyAddress.compile(proxies.split(",").map((each) => each.trim()));
  return (request: IncomingMessage) => proxyAddress(request, trust) || "";
};

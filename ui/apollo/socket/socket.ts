import { createClient, type Client } from "graphql-ws";

const keepAliveMs = 12_000;
const acknowledgeTimeoutMs = 10_000;
const pongTimeoutMs = 5_000;

/** A connection for subscriptions. */
export type LiveSocket = Pick<Client, "subscribe" | "terminate">;

/** The URL of the shop's socket, for a page or worker at the given location. */
export function socketAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/graphql`;
}

/**
 * Creates an unshared socket. It never repeats a subscription by itself, because it would use the
 * old position. It closes if the shop does not answer a ping.
 */
export function createSocket(url: string): LiveSocket {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    lazyCloseTimeout: 3_000,
    keepAlive: keepAliveMs,
    connectionAckWaitTimeout: acknowledgeTimeoutMs,
    retryAttempts: 0,
    on: {
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), pongTimeoutMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
      closed: () => clearTimeout(pongTimer),
    },
  });
  return client;
}

import { createClient, type Client } from "graphql-ws";

const keepAliveMs = 12_000;
const acknowledgeTimeoutMs = 10_000;
const pongTimeoutMs = 5_000;

/** A connection for subscriptions. */
export type LiveSocket = Pick<Client, "subscribe" | "terminate">;

/** The address of the shop's socket, seen from a page or a worker at this address. */
export function socketAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/graphql`;
}

/**
 * A socket of its own. It never repeats a subscription by itself: its retries would ask with the
 * old position. A shop that does not answer a ping is given up.
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

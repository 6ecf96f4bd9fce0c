import { vi } from "vitest";
import { WebSocket } from "ws";

/** The page's connection to the shop. A test can interrupt it, delay it, and restore it. */
export interface Network {
  /**
   * Delays requests of these operations or addresses, or all requests, until the network is
   * restored.
   */
  hold(...operations: readonly string[]): void;
  /**
   * Fails requests of these operations or addresses, or all requests. Without names, sockets also
   * break and can't be opened.
   */
  lose(...operations: readonly string[]): void;
  /** Restores the network and releases delayed requests. */
  restore(): void;
  /** Sets the session cookie; null for a visitor. */
  useSession(token: string | null): void;
  /** Waits for the responses to pending requests, for example before the shop closes. */
  settle(): Promise<void>;
  /** The operations and addresses requested so far. */
  readonly requests: readonly string[];
}

const cookieName = "nivasa_session";

/** Replaces jsdom's network APIs with those of Node, plus the browser's cookie. */
export const installNetwork = (shopUrl: string): Network => {
  const nodeFetch = globalThis.fetch;
  const sockets = new Set<WebSocket>();
  const requests: string[] = [];
  const underWay = new Set<Promise<Response>>();
  let token: string | null = null;
  let state: "open" | "held" | "lost" = "open";
  let named: readonly string[] = [];
  let opened = Promise.withResolvers<null>();

  const isMeant = (operation: string) => named.length === 0 || named.includes(operation);
  const change = (to: typeof state, operations: readonly string[]) => {
    opened.resolve(null);
    opened = Promise.withResolvers();
    state = to;
    named = operations;
  };
  const cookie = (): Record<string, string> =>
    token === null ? {} : { cookie: `${cookieName}=${token}` };

  const fetchOfPage: typeof fetch = async (address, init = {}) => {
    // Only the page uses addresses without a host.
    if (typeof address !== "string" || !address.startsWith("/")) return nodeFetch(address, init);
    const operation = operationOf(address, init.body);
    requests.push(operation);
    if (state === "held" && isMeant(operation)) await opened.promise;
    if (state === "lost" && isMeant(operation)) throw new TypeError("Failed to fetch");
    const { method, body, headers } = init;
    const answer = nodeFetch(new URL(address, shopUrl), {
      ...(method === undefined ? {} : { method }),
      ...(body === undefined ? {} : { body }),
      headers: { ...Object.fromEntries(new Headers(headers)), origin: shopUrl, ...cookie() },
    });
    underWay.add(answer);
    const response = await answer.finally(() => underWay.delete(answer));
    for (const set of response.headers.getSetCookie())
      token = new RegExp(`^${cookieName}=([^;]+)`).exec(set)?.[1] ?? null;
    return response;
  };

  class SocketOfPage extends WebSocket {
    constructor(_address: string, protocols: string) {
      super(`${shopUrl.replace("http", "ws")}/graphql`, protocols, {
        headers: { origin: shopUrl, ...cookie() },
      });
      sockets.add(this);
      this.on("error", () => undefined);
      if (state === "lost" && named.length === 0) this.terminate();
    }
  }

  vi.stubGlobal("fetch", fetchOfPage);
  vi.stubGlobal("WebSocket", SocketOfPage);
  return {
    requests,
    hold: (...operations) => change("held", operations),
    lose(...operations) {
      change("lost", operations);
      if (operations.length > 0) return;
      for (const socket of sockets) socket.terminate();
      sockets.clear();
    },
    restore() {
      change("open", []);
      window.dispatchEvent(new Event("online"));
    },
    async settle() {
      await Promise.allSettled(underWay);
    },
    useSession: (next) => {
      token = next;
    },
  };
};

/** The name of a GraphQL operation, or the address of any other request. */
const operationOf = (address: string, body: unknown): string =>
  address === "/graphql" && typeof body === "string"
    ? String((JSON.parse(body) as { readonly operationName?: unknown }).operationName)
    : address;

import { brotliDecompressSync } from "node:zlib";
import { createClient } from "graphql-ws";
import { Pool } from "undici";
import WebSocket from "ws";

/**
 * Sends a request and returns the response's text: POST if there is a body, and with `br`
 * requesting compression like browsers. Throws on any response other than success.
 */
export type Call = (
  path: string,
  token: string | null,
  body?: string,
  accepting?: "br",
) => Promise<string>;

/**
 * Sends calls over persistent connections, each with one call at a time. Uses undici: Node's own
 * client takes more of a core for a call than the shop takes for many responses, and would distort
 * the measurement.
 */
export const createCaller = (url: string, connections: number): Call => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  // Identical bytes to the previous response are not decompressed again.
  let last = { packed: Buffer.alloc(0), text: "" };
  const unpacked = (packed: Buffer<ArrayBuffer>): string => {
    if (!packed.equals(last.packed)) {
      last = { packed, text: brotliDecompressSync(packed).toString() };
    }
    return last.text;
  };
  return async (path, token, body, accepting) => {
    const answer = await pool.request({
      path,
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(accepting && { "accept-encoding": accepting }),
      },
      ...(body !== undefined && { body }),
    });
    const text =
      answer.headers["content-encoding"] === "br"
        ? unpacked(Buffer.from(await answer.body.arrayBuffer()))
        : await answer.body.text();
    const failed = answer.statusCode < 200 || answer.statusCode >= 300;
    if (failed || (path === "/graphql" && text.includes('"errors":['))) {
      throw new Error(`${answer.statusCode}: ${text.slice(0, 300)}`);
    }
    return text;
  };
};

/** A subscription over its own socket. Reading throws if the shop reports an error. */
export interface Subscribed<Data> extends AsyncIterable<Data> {
  close(): Promise<void>;
}

/** Subscribes like the interface; without a token as a visitor. */
export const subscribe = <Data>(
  shopUrl: string,
  token: string | null,
  query: string,
  variables: object = {},
): Subscribed<Data> => {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(
        url,
        protocols,
        token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
      );
    }
  }
  const client = createClient({
    url: `${shopUrl.replace("http", "ws")}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  const messages = client.iterate<Data>({ query, variables: { ...variables } });
  return {
    async *[Symbol.asyncIterator]() {
      for await (const { data, errors } of messages) {
        if (!data) throw new Error(JSON.stringify(errors));
        yield data;
      }
    },
    close: async () => client.dispose(),
  };
};

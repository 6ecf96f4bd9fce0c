import { brotliDecompressSync } from "node:zlib";
import { Pool } from "undici";

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

/** Decompresses responses; identical bytes to the previous response are not decompressed again. */
const createUnpacking = () => {
  let last: { readonly packed: Buffer; readonly text: string } = {
    packed: Buffer.alloc(0),
    text: "",
  };
  return (packed: Buffer): string => {
    if (!packed.equals(last.packed)) {
      last = { packed, text: brotliDecompressSync(packed).toString() };
    }
    return last.text;
  };
};

/**
 * Sends calls over persistent connections, each with one call at a time. Uses undici: Node's own
 * client takes more of a core for a call than the shop takes for many responses, and would distort
 * the measurement.
 */
export const createCaller = (url: string, connections: number): Call => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const unpacked = createUnpacking();
  return async (path, token, body, accepting) => {
    const answer = await pool.request({
      path,
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(accepting && { "accept-encoding": accepting }),
      },
      ...(body === undefined ? {} : { body }),
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

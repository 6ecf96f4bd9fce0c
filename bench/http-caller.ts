import { brotliDecompressSync } from "node:zlib";
import { Pool } from "undici";

/**
 * Sends a request and gives the answer's text; by POST where there is a body, and with `br` asking
 * for it packed, as browsers do. Throws on any answer that is not a success.
 */
export type Call = (
  path: string,
  token: string | null,
  body?: string,
  accepting?: "br",
) => Promise<string>;

/**
 * Unpacks answers; bytes that are those of the answer before need not be unpacked again to know
 * what they say.
 */
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
 * Calls over connections that stay open, each with one call at a time. By undici: Node's own client
 * takes more of a core for a call than the shop takes for many answers, and would be what is
 * measured.
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

import { Pool } from "undici";

/** Sends a request and gives the answer's text; by POST where there is a body. Throws on any answer that is not a success. */
export type Call = (path: string, token: string | null, body?: string) => Promise<string>;

/**
 * Calls over connections that stay open, each with one call at a time. By undici: Node's own client takes more of a core for a call
 * than the shop takes for many answers, and would be what is measured.
 */
export const createCaller = (url: string, connections: number): Call => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return async (path, token, body) => {
    const answer = await pool.request({
      path,
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.body.text();
    const failed = answer.statusCode < 200 || answer.statusCode >= 300;
    if (failed || text.includes('"errors":[')) {
      throw new Error(`${answer.statusCode}: ${text.slice(0, 300)}`);
    }
    return text;
  };
};

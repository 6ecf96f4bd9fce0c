import { Agent, request } from "node:http";

/** Sends a request and gives the answer's text; by POST where there is a body. Throws on any answer that is not a success. */
export type Call = (path: string, token: string | null, body?: string) => Promise<string>;

/** Calls over connections that stay open. */
export const createCaller = (url: string, connections: number): Call => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  return (path, token, body) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          path,
          method: body === undefined ? "GET" : "POST",
          headers: {
            ...(body === undefined
              ? {}
              : {
                  "content-type": "application/json",
                  "content-length": Buffer.byteLength(body),
                }),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            text += chunk;
          });
          response.on("end", () => {
            const status = response.statusCode ?? 0;
            const failed = status < 200 || status >= 300 || text.includes('"errors":[');
            if (failed) reject(new Error(`${status}: ${text.slice(0, 300)}`));
            else resolve(text);
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
};

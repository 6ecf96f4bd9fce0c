import { Agent, request } from "node:http";

/** Sends GraphQL documents over connections that stay open. Throws on any answer that is not a success. */
export const createCaller = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  return (body: string, token: string | null): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          path: "/graphql",
          method: "POST",
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
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
            const failed = response.statusCode !== 200 || text.includes('"errors"');
            if (failed) reject(new Error(`${String(response.statusCode)}: ${text.slice(0, 300)}`));
            else resolve(text);
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
};

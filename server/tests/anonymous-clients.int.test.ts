import { connect } from "node:net";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { captureLog } from "../../testing/captured-log.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { wideLimits } from "../../testing/wide-limits.ts";

it("serves others while one address sends costly documents", async () => {
  const shop = await openTestShop({ REQUEST_MS_PER_SECOND: "20", TRUST_PROXY: "127.0.0.1" });
  onTestFinished(shop.close);
  const ask = async (address: string, query: string) => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, wait: response.headers.get("retry-after") };
  };
  // Each document is different, and must be parsed and validated.
  const documentOf = (request: number) =>
    `query Q${request} { products(limit: 100) { items { ${Array.from(
      { length: 220 },
      (_, index) => `n${index}: name`,
    ).join(" ")} } } }`;
  const statuses = new Set<number>();
  let wait = 0;
  for (let request = 0; request < 400 && !statuses.has(429); request += 1) {
    const answer = await ask("192.0.2.1", documentOf(request));
    statuses.add(answer.status);
    wait = Number(answer.wait);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(wait).toBeGreaterThan(0);
  expect((await ask("192.0.2.2", "{ googleSignIn }")).status).toBe(200);
});

it("limits the connections of one address", async () => {
  const shop = await openTestShop({
    CONNECTIONS_PER_ADDRESS: "130",
    SOCKETS_PER_ADDRESS: "20",
  });
  onTestFinished(shop.close);
  const { hostname, port } = new URL(shop.url);
  const sockets = Array.from({ length: 140 }, () => connect(Number(port), hostname));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.on("error", () => undefined);
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(10);
  sockets[0]?.destroy();
  await expect
    .poll(async () => (await fetch(`${shop.url}/healthz`).catch(() => null))?.status)
    .toBe(200);
});

it("doesn't log a client that disconnects during a response as an error", async () => {
  const captured = captureLog();
  const shop = await openTestShop({ ...wideLimits }, captured.log);
  onTestFinished(shop.close);
  captured.forget();
  const { hostname, port } = new URL(shop.url);
  const lists = Array.from(
    { length: 10 },
    (_, index) => `l${index}: products(limit: 100) { items { id name description } }`,
  ).join(" ");
  const body = JSON.stringify({ query: `{ ${lists} }` });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
        `accept-encoding: br\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, "readable");
    socket.destroy();
    await once(socket, "close");
  }
  // This response ends after all the others.
  const whole = await fetch(`${shop.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(whole.status).toBe(200);
  await whole.arrayBuffer();
  expect(captured.from(40)).toEqual([]);
});

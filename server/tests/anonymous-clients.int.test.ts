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

it("counts cheap requests of every kind, and serves others meanwhile", async () => {
  const shop = await openTestShop({ REQUEST_MS_PER_SECOND: "5", TRUST_PROXY: "127.0.0.1" });
  onTestFinished(shop.close);
  const statusOf = async (address: string, path: string) => {
    const response = await fetch(`${shop.url}${path}`, { headers: { "x-forwarded-for": address } });
    await response.arrayBuffer();
    return response.status;
  };
  const paths = ["/api/products?limit=1", "/api/products/uva-kettle", "/category", "/robots.txt"];
  const lastStatus = async (address: string, path: string, requests: number) => {
    let status = 200;
    for (let request = 0; request < requests && status === 200; request += 1) {
      status = await statusOf(address, path);
    }
    return status;
  };
  for (const [index, path] of paths.entries()) {
    const address = `192.0.2.${index}`;
    expect([path, await lastStatus(address, path, 3000)]).toEqual([path, 429]);
    // The budget is used up for all of them.
    const others = await Promise.all(paths.map((other) => lastStatus(address, other, 50)));
    expect(others).toEqual(paths.map(() => 429));
    expect(await statusOf(address, "/healthz")).toBe(200);
    expect(await statusOf(`198.51.100.${index}`, path)).toBe(200);
  }
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

it("reads the new documents of an address one at a time, and forgets those of clients that left", async () => {
  const shop = await openTestShop({ TRUST_PROXY: "127.0.0.1" });
  onTestFinished(shop.close);
  const ask = (name: string, signal: AbortSignal | null = null) =>
    fetch(`${shop.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
      body: JSON.stringify({ query: `query ${name} { products(limit: 1) { items { id } } }` }),
      signal,
    });
  const leaving = new AbortController();
  const left = Array.from({ length: 20 }, (_, index) => ask(`Left${index}`, leaving.signal));
  const others = Array.from({ length: 20 }, (_, index) => ask(`Other${index}`));
  leaving.abort();
  expect((await Promise.allSettled(left)).length).toBe(20);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
});

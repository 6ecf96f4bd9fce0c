import { once } from "node:events";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import WebSocket from "ws";
import { openRaw } from "../../testing/raw-socket.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { createDrain, drainAtClose } from "./drain.ts";
import { answerHealth } from "./health.ts";
import type { Shop } from "./shop.ts";

const refuses = async (url: string): Promise<boolean> =>
  openRaw(url).then(
    (socket) => {
      socket.destroy();
      return false;
    },
    () => true,
  );

it("finishes current requests at SIGTERM, accepts no new ones, and exits with 0", async () => {
  const shop = await startShopProcess({ dataDir: filledDirectory() });
  onTestFinished(shop.kill);
  const body = JSON.stringify({ query: "{ googleSignIn }" });
  const head = [
    "POST /graphql HTTP/1.1",
    "Host: shop",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "",
    "",
  ].join("\r\n");
  const text = head + body;
  // Some requests have sent a part of their body, the others a part of their head.
  const parts = [head.length + 5, head.length + 5, head.length + 5, 30, 30, 30];
  const asking = await Promise.all(
    parts.map(async (sent) => {
      const socket = await openRaw(shop.url);
      let answer = "";
      socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
      socket.write(text.slice(0, sent));
      return { socket, rest: text.slice(sent), answer: () => answer };
    }),
  );
  // This response proves that the server has received the earlier requests.
  await fetch(`${shop.url}/healthz`);
  process.kill(shop.pid ?? 0, "SIGTERM");
  await expect.poll(() => refuses(shop.url)).toBe(true);
  for (const { socket, rest } of asking) socket.write(rest);
  await Promise.all(asking.map(({ socket }) => once(socket, "close")));
  for (const { answer } of asking) {
    expect(answer()).toMatch(/^HTTP\/1\.1 200 [^]*"googleSignIn":(true|false)/);
  }
  expect(await shop.ended).toBe(0);
});

it("isn't ready from the first moment of the drain, and serves until its end", async () => {
  const app = Fastify();
  const drain = createDrain(50);
  let failure: Error | null = null;
  let isOpen = false;
  drainAtClose(app, drain);
  const runner = { position: () => "a", progress: () => 0.5 } as unknown as Shop["runner"];
  answerHealth(app, { failure: () => failure, runner }, { isOpen: () => isOpen, drain });
  onTestFinished(() => app.close());
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect(await statusOf("/readyz")).toBe(503);
  isOpen = true;
  expect((await app.inject("/readyz")).headers.connection).not.toBe("close");
  expect(await statusOf("/readyz")).toBe(200);
  failure = new Error("The log has stopped");
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/livez")).toBe(200);
  failure = null;
  const drained = drain.begin();
  expect((await app.inject("/readyz")).json()).toEqual({ status: "draining" });
  const health = await app.inject("/healthz");
  expect([health.statusCode, health.headers.connection]).toEqual([200, "close"]);
  await drained;
});

it("cuts off requests that don't finish in time", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  drainAtClose(app, createDrain(0), 100);
  let requested = (): void => undefined;
  const isRequested = new Promise<void>((resolve) => (requested = resolve));
  app.get("/never", () => {
    requested();
    return new Promise(() => undefined);
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const answer = fetch(`${url}/never`).catch((error: unknown) => error);
  await isRequested;
  await app.close();
  expect(await answer).toBeInstanceOf(TypeError);
});

it("closes a keep-alive connection after its response is sent", async () => {
  const app = Fastify({ forceCloseConnections: "idle" });
  drainAtClose(app, createDrain(0), 60_000);
  let answer = (): void => undefined;
  const requested = new Promise<void>((resolve) => {
    app.get("/late", () => {
      resolve();
      return new Promise((done) => (answer = () => done("late")));
    });
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = await openRaw(url);
  socket.resume();
  socket.write("GET /late HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n");
  await requested;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer();
  await Promise.all([once(socket, "close"), closed]);
});

it("asks open sockets to close, and doesn't wait for one that stays open", async () => {
  const shop = await openTestShop();
  const socket = new WebSocket(`${shop.url.replace("http", "ws")}/graphql`, [
    "graphql-transport-ws",
  ]);
  await once(socket, "open");
  const closing = once(socket, "close") as Promise<[number]>;
  await shop.close();
  expect((await closing)[0]).toBe(1001);
});

import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import WebSocket from "ws";
import { StoreUnavailable } from "#domain/ports.ts";
import { openRaw } from "../../testing/raw-socket.ts";
import type { Context } from "../context.ts";
import { shopSchema } from "../schema.ts";
import { serveSockets, type SocketDependencies } from "./sockets.ts";

const schema = shopSchema();

/** A visitor, or the user named by the header `token`. */
const contextOf = async ({ headers: { token } }: IncomingMessage): Promise<Context> =>
  contextWith(token);

const contextWith = (token?: string | readonly string[]): Context =>
  ({
    viewer: typeof token === "string" ? { id: token, role: "shopper" } : null,
    session: { token: token ?? null },
  }) as unknown as Context;

const serving = async (dependencies: Partial<SocketDependencies> = {}) => {
  const server = createServer();
  const logError = vi.fn();
  const onClientFault = vi.fn();
  const sockets = serveSockets(server, "/graphql", schema, {
    socketContextOf: contextOf,
    addressOf: ({ headers }) => String(headers["x-address"] ?? "here"),
    viewerOf: async (token) => ({ id: token, role: "shopper" }) as Context["viewer"],
    socketLimits: { perAddress: 3, perSession: 2 },
    budget: { secondsToWait: () => 0, charge: () => undefined },
    logError,
    onClientFault,
    ...dependencies,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    await sockets.close(50);
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, sockets, logError, onClientFault };
};

/** An open socket, or the status and headers of its refusal. */
const open = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, ["graphql-transport-ws"], {
    headers,
  });
  onTestFinished(() => socket.terminate());
  return new Promise<{ socket: WebSocket; status: number; retryAfter?: string | undefined }>(
    (resolve) => {
      socket.on("error", () => undefined);
      socket.on("open", () => resolve({ socket, status: 101 }));
      socket.on("unexpected-response", (_request, { statusCode = 0, headers }) => {
        resolve({ socket, status: statusCode, retryAfter: headers["retry-after"] });
      });
    },
  );
};

it("limits the sockets of an address until one of them closes", async () => {
  const { url } = await serving();
  const [first] = await Promise.all([open(url), open(url), open(url)]);
  expect(await open(url)).toMatchObject({ status: 429, retryAfter: "30" });
  expect((await open(url, { "x-address": "elsewhere" })).status).toBe(101);
  first.socket.close();
  await once(first.socket, "close");
  await expect.poll(async () => (await open(url)).status).toBe(101);
});

it("limits the sockets of a session across addresses", async () => {
  const { url } = await serving();
  const from = (address: string, token = "ann") => open(url, { token, "x-address": address });
  expect((await from("a")).status).toBe(101);
  expect((await from("b")).status).toBe(101);
  expect(await from("c")).toMatchObject({ status: 429, retryAfter: "30" });
  expect((await from("c", "ben")).status).toBe(101);
});

it("releases the slot of a refused upgrade", async () => {
  const { url } = await serving({ socketContextOf: async () => null });
  for (let index = 0; index < 5; index += 1) expect((await open(url)).status).toBe(403);
});

it("survives a client that disconnects during the session lookup", async () => {
  let found = (_context: Context): void => undefined;
  const looking = vi.fn(() => new Promise<Context>((resolve) => (found = resolve)));
  const { url, logError, onClientFault } = await serving({ socketContextOf: looking });
  const socket = await openRaw(url);
  socket.write(
    "GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  await expect.poll(() => looking.mock.calls.length).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(() => onClientFault.mock.calls.length).toBe(1);
  found(contextWith());
  const next = open(url);
  await expect.poll(() => looking.mock.calls.length).toBe(2);
  found(contextWith());
  expect((await next).status).toBe(101);
  expect(logError).not.toHaveBeenCalled();
});

it("answers an upgrade with 503 while sessions cannot be read, and with 500 after an internal error", async () => {
  const outage = new StoreUnavailable("away");
  const socketContextOf = vi.fn<SocketDependencies["socketContextOf"]>();
  socketContextOf.mockRejectedValueOnce(outage).mockRejectedValueOnce(new Error("broken"));
  const { url, logError } = await serving({ socketContextOf });
  expect(await open(url)).toMatchObject({ status: 503, retryAfter: "1" });
  expect(logError).toHaveBeenLastCalledWith("", outage);
  expect((await open(url)).status).toBe(500);
  expect(logError).toHaveBeenLastCalledWith(
    expect.stringMatching(/^[\w-]{36}$/),
    expect.any(Error),
  );
});

it("closes a socket that sends too many messages", async () => {
  const { url } = await serving();
  const { socket } = await open(url);
  const closed = once(socket, "close") as Promise<[code: number]>;
  socket.send(JSON.stringify({ type: "connection_init" }));
  for (let message = 0; message < 300; message += 1) {
    socket.send(JSON.stringify({ type: "ping" }));
  }
  expect((await closed)[0]).toBe(4429);
});

it("refuses subscriptions of an address that has exceeded its work budget", async () => {
  const charged: [address: string, ms: number][] = [];
  const { url } = await serving({
    budget: {
      secondsToWait: () => (charged.length < 2 ? 0 : 7),
      charge: (address, ms) => charged.push([address, ms]),
    },
  });
  const { socket } = await open(url, { "x-address": "10.0.0.1" });
  const answers: string[] = [];
  socket.on("message", (data: Buffer) => answers.push(data.toString()));
  socket.send(JSON.stringify({ type: "connection_init" }));
  await expect.poll(() => answers).toHaveLength(1);
  for (const id of ["1", "2", "3"]) {
    socket.send(
      JSON.stringify({ id, type: "subscribe", payload: { query: "subscription { no }" } }),
    );
  }
  await expect.poll(() => answers).toHaveLength(4);
  expect(charged.map(([address, ms]) => [address, ms > 0])).toEqual([
    ["10.0.0.1", true],
    ["10.0.0.1", true],
  ]);
  expect(answers[3]).toContain("TOO_MANY_REQUESTS");
});

it("does not wait for a socket that does not close", async () => {
  const { url, sockets } = await serving();
  const { socket } = await open(url);
  // A paused socket neither receives nor answers the close frame.
  socket.pause();
  const closed = once(socket, "close");
  await sockets.close(50);
  socket.resume();
  expect((await closed)[0]).toBe(1001);
});

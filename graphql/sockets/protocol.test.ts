import { EventEmitter } from "node:events";
import { makeServer } from "graphql-ws";
import { expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { speakGraphql } from "./protocol.ts";
import { eventually } from "../../testing/eventually.ts";

/** A socket whose client has disconnected: every send fails. */
const goneClient = () =>
  Object.assign(new EventEmitter(), {
    protocol: "graphql-transport-ws",
    send: (_text: string, sent: (error?: Error) => void) => sent(new Error("write EPIPE")),
    close: vi.fn(),
    ping: vi.fn(),
    terminate: vi.fn(),
  });

const speaking = (onClose?: () => Promise<void>) => {
  const client = goneClient();
  const events = { onClientFault: vi.fn(), onFailure: vi.fn() };
  const server = makeServer({ ...(onClose && { onClose }) });
  speakGraphql(server, client as unknown as WebSocket, {}, events);
  return { client, ...events };
};

it("does not report a disconnecting client as an internal error", async () => {
  const { client, onClientFault, onFailure } = speaking();
  client.emit("message", Buffer.from('{"type":"connection_init"}'));
  await eventually(() => expect(onClientFault).toHaveBeenCalledWith(new Error("write EPIPE")));
  client.emit("error", new Error("read ECONNRESET"));
  expect(onClientFault).toHaveBeenCalledWith(new Error("read ECONNRESET"));
  client.emit("close", 1006, Buffer.from(""));
  expect(onFailure).not.toHaveBeenCalled();
});

it("reports failures while a socket closes", async () => {
  const { client, onFailure } = speaking(() => Promise.reject(new Error("late")));
  client.emit("close", 1006, Buffer.from(""));
  await eventually(() => expect(onFailure).toHaveBeenCalledWith(new Error("late")));
});

it("terminates a socket that answers no ping", () => {
  vi.useFakeTimers();
  try {
    const { client } = speaking();
    vi.advanceTimersByTime(12_000);
    client.emit("pong");
    vi.advanceTimersByTime(12_000);
    expect(client.ping).toHaveBeenCalledTimes(2);
    expect(client.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(12_000);
    expect(client.terminate).toHaveBeenCalledTimes(1);
    client.emit("close", 1006, Buffer.from(""));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

import { EventEmitter } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Viewer } from "#domain/account/viewer.ts";
import type { WebSocket } from "ws";
import { watchSessions, type ViewerOf } from "./session-watch.ts";

const viewer = (id: string, role: Viewer["role"] = "shopper") => ({ id, role }) as Viewer;

const socket = () => Object.assign(new EventEmitter(), { close: vi.fn() });

const watching = (viewerOf: ViewerOf) => {
  const watch = watchSessions(viewerOf);
  onTestFinished(() => watch.stop());
  const open = (token: string, who: Viewer) => {
    const client = socket();
    const session = { token, open: vi.fn(), close: vi.fn() };
    watch.add(client as unknown as WebSocket, { viewer: who, session });
    return client;
  };
  return { ...watch, open };
};

it("queries each session once for all its sockets, and ignores closed ones", async () => {
  const viewerOf = vi.fn(async (token: string) => viewer(token));
  const { open, checkAll } = watching(viewerOf);
  const first = open("ann", viewer("ann"));
  open("ann", viewer("ann"));
  open("ben", viewer("ben"));
  await checkAll();
  expect(viewerOf.mock.calls).toEqual([["ann"], ["ben"]]);
  first.emit("close");
  await checkAll();
  expect(viewerOf).toHaveBeenCalledTimes(4);
});

it("continues with the next session if one cannot be read", async () => {
  const viewerOf = vi.fn(async (token: string) => {
    if (token === "ann") throw new Error("The account store is unavailable");
    return null;
  });
  const { open, checkAll } = watching(viewerOf);
  const ann = open("ann", viewer("ann"));
  const ben = open("ben", viewer("ben"));
  await checkAll();
  expect(ann.close).not.toHaveBeenCalled();
  expect(ben.close).toHaveBeenCalledWith(4403, "The session has changed");
});

it("closes every socket of a session whose role has changed", async () => {
  const { open, checkAll } = watching(async () => viewer("ann", "shopper"));
  const sockets = [open("ann", viewer("ann", "admin")), open("ann", viewer("ann", "admin"))];
  await checkAll();
  for (const { close } of sockets) expect(close).toHaveBeenCalledTimes(1);
});

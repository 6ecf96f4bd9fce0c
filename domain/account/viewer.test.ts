import { expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { createCountAttempt } from "./attempts.ts";
import { viewerCommand, type Viewer } from "./viewer.ts";

const now = "2026-11-21T10:00:00.000Z";
const ann = { id: "ann", role: "shopper" } as Viewer;
const ben = { id: "ben", role: "admin" } as Viewer;
const commandOf = (viewer: Viewer, key: string) => viewerCommand(viewer, { key, now, deriveId });

it("given the same key from two viewers, then their command ids differ, so that neither can reuse the other's", () => {
  expect(commandOf(ann, "key").commandId).not.toBe(commandOf(ben, "key").commandId);
  expect(commandOf(ann, "key").commandId).not.toBe("key");
});

it("given the same key from one viewer, then the command id is the same, and differs for another key", () => {
  expect(commandOf(ann, "key")).toEqual(commandOf(ann, "key"));
  expect(commandOf(ann, "key").commandId).not.toBe(commandOf(ann, "other").commandId);
});

it("a viewer's command starts its own conversation with the viewer's name and role", () => {
  const context = commandOf(ben, "key");
  expect(context).toEqual({
    commandId: context.commandId,
    correlationId: context.commandId,
    actor: { id: "ben", role: "admin" },
    now,
  });
});

it("given an exhausted limiter, then an attempt is refused with the time to wait, counted by its purpose", async () => {
  const counted: unknown[] = [];
  const waits = [0, 90];
  const countAttempt = createCountAttempt({
    async count(...attempt) {
      counted.push(attempt);
      return waits.shift() ?? 0;
    },
    forget: async () => undefined,
  });
  const caller = { address: "192.0.2.1", now, userAgent: "" };
  expect(await countAttempt("sign-in", "ann@example.com", caller)).toBeNull();
  expect(await countAttempt("sign-in", "ann@example.com", caller)).toMatchObject({
    code: "TOO_MANY_TRIES",
    retryAfterSeconds: 90,
  });
  expect(counted).toEqual([
    ["sign-in", "ann@example.com", "192.0.2.1"],
    ["sign-in", "ann@example.com", "192.0.2.1"],
  ]);
});

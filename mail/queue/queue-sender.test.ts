import { pino } from "pino";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { mailOf } from "../../testing/accounts.ts";
import { signallingQueue, type ClaimedMail, type MailQueue } from "./mail-queue.ts";
import { createQueueSender } from "./queue-sender.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
};

/** A sender over a queue in memory, which other processes fill as well. */
const idleSender = async () => {
  const waiting: ClaimedMail[] = [];
  const claims: number[] = [];
  const sent: string[] = [];
  const put: MailQueue["put"] = async (...mails) => {
    waiting.push(...mails.map((mail) => ({ ...mail, attempt: 1 })));
    return mails.length;
  };
  const queue = signallingQueue({
    put,
    async claim() {
      const claimed = waiting.splice(0);
      claims.push(claimed.length);
      return claimed;
    },
    isWaiting: async () => true,
    sent: async () => true,
    failed: async () => undefined,
    withdraw: async () => false,
    replaceBefore: async () => undefined,
    sentAt: async () => new Map(),
    pendingCount: async () => waiting.length,
    nextDueAt: async () => null,
  });
  const sender = createQueueSender({
    queue,
    deliver: async ({ id }) => void sent.push(id),
    log: pino({ level: "silent" }),
    unreadable: "unreadable",
  });
  sender.start();
  onTestFinished(() => sender.stop());
  await pass(0);
  expect(claims).toEqual([0]);
  return { queue, put, claims, sent, sender };
};

it("sends what its process adds after a moment, in one batch", async () => {
  const { queue, claims, sent } = await idleSender();
  await queue.put(mailOf("one"));
  await pass(49);
  await queue.put(mailOf("two"), mailOf("three"));
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(["one", "two", "three"]);
  expect(claims).toEqual([0, 3, 0]);
});

it("finds what other processes add at its next poll", async () => {
  const { put, sent } = await idleSender();
  await put(mailOf("one"));
  await pass(1999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(["one"]);
});

it("stops while it waits, and leaves no timer", async () => {
  const { queue, sender } = await idleSender();
  await queue.put(mailOf("one"));
  await sender.stop();
  expect(vi.getTimerCount()).toBe(0);
});

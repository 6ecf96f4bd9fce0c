import { expect, it } from "vitest";
import type { CommandStep } from "#domain/ports.ts";
import { createCommandHandler } from "./command-handler.ts";
import type { EventStore, StreamAppend } from "./event-store.ts";
import { createMemoryEventStore } from "./memory/memory-event-store.ts";
import { neighbouringId } from "./uuid.ts";
import { collect } from "../testing/collect.ts";
import { commandContext } from "../testing/events.ts";
import { shelfOf, type Take } from "../testing/shelf.ts";

const shelf = shelfOf(5);

const step = (id: string, command: Take, context = commandContext()): CommandStep => ({
  decider: shelf,
  id,
  command,
  context,
  intent: command,
});

const opened = (wrap: (store: EventStore) => Partial<EventStore> = () => ({})) => {
  const store = createMemoryEventStore({ multiStream: true });
  const reads: string[] = [];
  const appends: (readonly string[])[] = [];
  const counting: EventStore = {
    ...store,
    readStream(stream, from) {
      reads.push(stream);
      return store.readStream(stream, from);
    },
    async multiStreamAppend(parts: readonly StreamAppend[]) {
      appends.push(parts.map(({ stream, expectedRevision }) => `${stream} ${expectedRevision}`));
      return store.multiStreamAppend!(parts);
    },
  };
  const wrapped = { ...counting, ...wrap(counting) };
  const handler = createCommandHandler({ store: wrapped, pause: async () => {} });
  const left = async (id: string) => (await handler.load(shelf, id)).state;
  return { store, reads, appends, handler, left };
};

it("stores all steps with one append, also several of one stream", async () => {
  const { store, appends, handler, left } = opened();
  const context = commandContext();
  const steps = [step("b", { take: 2 }, context), step("a", { take: 1 }), step("b", { take: 3 })];
  const position = await handler.handleTogether(steps);
  expect(appends).toEqual([["stock-b -1", "stock-a -1", "stock-b 0"]]);
  expect(position).toBe(await store.head());
  expect([await left("a"), await left("b")]).toEqual([4, 0]);
  const [first] = await collect(store.readStream("stock-b"));
  expect(first).toMatchObject({
    id: neighbouringId(context.commandId, "0"),
    metadata: { commandId: context.commandId },
  });
});

it("does not read what it remembers, nor a stream that a command begins", async () => {
  const { reads, handler } = opened();
  await handler.handleTogether([step("a", { take: 1 }), step("b", { take: 1, isNew: true })]);
  expect(reads).toEqual(["stock-a"]);
  expect(await handler.handleTogether([step("a", { take: 1 }), step("b", { take: 4 })])).not.toBe(
    null,
  );
  expect(reads).toEqual(["stock-a"]);
  expect(["a", "b"].map((id) => handler.recall(shelf, id)?.state)).toEqual([3, 0]);
  expect(["a", "b"].map((id) => handler.recall(shelf, id)?.revision)).toEqual([1, 1]);
});

it.each<readonly [string, readonly Take[]]>([
  ["a refused first step", [{ take: 6 }, { take: 1 }]],
  ["a refused last step", [{ take: 1 }, { take: 6 }]],
  ["steps that together take too much", [{ take: 3 }, { take: 3 }]],
])("stores nothing given %s", async (_what, commands) => {
  const { store, appends, handler, left } = opened();
  expect(await handler.handleTogether(commands.map((each) => step("a", each)))).toBeNull();
  expect(appends).toEqual([]);
  expect(await store.head()).toBeNull();
  expect(await left("a")).toBe(5);
});

it("appends nothing for steps that change nothing", async () => {
  const { appends, handler } = opened();
  expect(await handler.handleTogether([])).toBeNull();
  expect(await handler.handleTogether([step("a", { take: 0 })])).toBeNull();
  expect(appends).toEqual([]);
  await handler.handleTogether([step("a", { take: 0 }), step("b", { take: 1 })]);
  expect(appends).toEqual([["stock-b -1"]]);
});

it("leaves a command that was handled before to the handler of single commands", async () => {
  const { appends, handler, left } = opened();
  const context = commandContext();
  const position = await handler.handleTogether([step("a", { take: 1 }, context)]);
  expect(await handler.handleTogether([step("a", { take: 1 }, context)])).toBeNull();
  expect(appends).toHaveLength(1);
  const again = await handler.handle(shelf, "a", { take: 1 }, context, { take: 1 });
  expect(again).toMatchObject({ accepted: true, position, repeated: true });
  const other = await handler.handle(shelf, "a", { take: 2 }, context, { take: 2 });
  expect(other).toMatchObject({ accepted: false, refusal: { code: "COMMAND_REUSED" } });
  expect(await left("a")).toBe(4);
});

it("remembers each command with its own position", async () => {
  const { store, handler } = opened();
  const contexts = [commandContext(), commandContext()] as const;
  await handler.handleTogether([
    step("a", { take: 1 }, contexts[0]),
    step("b", { take: 1 }, contexts[1]),
  ]);
  const events = await collect(store.readAll(null));
  for (const [index, id] of ["a", "b"].entries()) {
    const context = contexts[index]!;
    const again = await handler.handle(shelf, id, { take: 1 }, context, { take: 1 });
    expect(again).toMatchObject({ repeated: true, position: events[index]?.position });
  }
});

it("stores nothing if another process has written to one of the streams", async () => {
  const { store, handler, left } = opened();
  await handler.load(shelf, "a");
  const other = createCommandHandler({ store });
  await other.handle(shelf, "a", { take: 1 }, commandContext(), 1);
  const steps = [step("a", { take: 1 }), step("b", { take: 1 })];
  expect(await handler.handleTogether(steps)).toBeNull();
  expect([await left("a"), await left("b")]).toEqual([4, 5]);
});

it("reads the streams again after an unknown outcome", async () => {
  const lost = { outcome: "unknown", error: new Error("the answer was lost") } as const;
  const { reads, handler, left } = opened(({ multiStreamAppend }) => ({
    async multiStreamAppend(parts) {
      await multiStreamAppend!(parts);
      return lost;
    },
  }));
  expect(await handler.handleTogether([step("a", { take: 2 }), step("b", { take: 1 })])).toBeNull();
  expect(["a", "b"].map((id) => handler.recall(shelf, id))).toEqual([null, null]);
  reads.length = 0;
  expect([await left("a"), await left("b")]).toEqual([3, 4]);
  expect(reads).toEqual(["stock-a", "stock-b"]);
});

it("keeps what it remembers after a refused append", async () => {
  const { handler } = opened(() => ({
    multiStreamAppend: async () => ({ outcome: "refused", reason: "wrong-revision" }) as const,
  }));
  await handler.load(shelf, "a");
  expect(await handler.handleTogether([step("a", { take: 2 })])).toBeNull();
  expect(handler.recall(shelf, "a")).toMatchObject({ state: 5, revision: -1 });
});

it("locks its streams in one order, and waits for commands of each", async () => {
  const { handler, left } = opened();
  // If the second waited for a stream that the third holds, and the third for one of the second's,
  // both would wait permanently.
  const results = await Promise.all([
    handler.handle(shelf, "b", { take: 1 }, commandContext(), 1),
    handler.handleTogether([step("b", { take: 1 }), step("a", { take: 1 })]),
    handler.handleTogether([step("a", { take: 1 }), step("b", { take: 1 })]),
    handler.handle(shelf, "a", { take: 1 }, commandContext(), 1),
  ]);
  expect(results.every((each) => each !== null)).toBe(true);
  expect([await left("a"), await left("b")]).toEqual([2, 2]);
});

it("handles nothing over a store without appends to several streams", async () => {
  const store = createMemoryEventStore();
  const handler = createCommandHandler({ store });
  expect(await handler.handleTogether([step("a", { take: 1 })])).toBeNull();
  expect(await store.head()).toBeNull();
});

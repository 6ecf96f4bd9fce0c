import { expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { neighbouringId } from "#event-store/uuid.ts";
import { commandContext } from "../testing/events.ts";
import { collect } from "../testing/collect.ts";
import { shelfOf } from "../testing/shelf.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const shelf = shelfOf(5);

const opened = async (wrap: (store: EventStore) => EventStore = (store) => store) => {
  const store = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => store.close());
  const wrapped = wrap(store);
  return {
    store,
    handler: createCommandHandler({ store: wrapped, pause: async () => {} }),
  };
};

const eventsOf = (store: EventStore) => collect(store.readStream("stock-1"));

it("stores the decided events with the metadata of the command", async () => {
  const { store, handler } = await opened();
  const context = commandContext("11111111-1111-4111-8111-111111111111");
  const handled = await handler.handle(shelf, "1", { take: 2 }, context, "take 2");
  const [event] = await eventsOf(store);
  expect(handled).toEqual({
    accepted: true,
    state: 3,
    revision: 0,
    position: event?.position,
    repeated: false,
  });
  expect(event).toMatchObject({
    id: neighbouringId(context.commandId, "0"),
    type: "StockReceived",
    data: { quantity: -2 },
    metadata: {
      commandId: context.commandId,
      correlationId: context.correlationId,
      causationId: context.commandId,
      actor: context.actor,
      occurredAt: context.now,
      schemaVersion: 1,
    },
  });
});

it("returns a refusal as a value and stores nothing", async () => {
  const { store, handler } = await opened();
  const handled = await handler.handle(shelf, "1", { take: 6 }, commandContext(), "take 6");
  expect(handled).toEqual({ accepted: false, refusal: { code: "EMPTY" } });
  expect(await eventsOf(store)).toEqual([]);
});

it("stores nothing if nothing has to change", async () => {
  const { handler } = await opened();
  expect(await handler.handle(shelf, "1", { take: 0 }, commandContext(), "")).toMatchObject({
    accepted: true,
    position: null,
    revision: -1,
  });
});

it("answers a repeated command with the same position, also concurrently", async () => {
  const { store, handler } = await opened();
  const context = commandContext();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => handler.handle(shelf, "1", { take: 1 }, context, "take 1")),
  );
  const [event] = await eventsOf(store);
  expect(await eventsOf(store)).toHaveLength(1);
  for (const answer of answers) {
    expect(answer).toMatchObject({ accepted: true, state: 4, position: event?.position });
  }
});

it("answers a repeated command from the log after a restart", async () => {
  const { store, handler } = await opened();
  const context = commandContext();
  const first = await handler.handle(shelf, "1", { take: 1 }, context, "take 1");
  const restarted = createCommandHandler({ store });
  const again = await restarted.handle(shelf, "1", { take: 1 }, context, "take 1");
  expect(again).toEqual({ ...first, repeated: true });
});

it("refuses a command id reused for other input, on the same stream and on another", async () => {
  const { handler } = await opened();
  const context = commandContext();
  await handler.handle(shelf, "1", { take: 1 }, context, { take: 1 });
  const reused = { accepted: false, refusal: { code: "COMMAND_REUSED" } };
  expect(await handler.handle(shelf, "1", { take: 2 }, context, { take: 2 })).toMatchObject(reused);
  expect(await handler.handle(shelf, "2", { take: 1 }, context, { take: 1 })).toMatchObject(reused);
});

it("ignores the order of the input's fields", async () => {
  const { handler } = await opened();
  const context = commandContext();
  await handler.handle(shelf, "1", { take: 1 }, context, { a: 1, b: { c: 2, d: 3 } });
  const again = await handler.handle(shelf, "1", { take: 1 }, context, { b: { d: 3, c: 2 }, a: 1 });
  expect(again).toMatchObject({ accepted: true, repeated: true });
});

it("never takes more than is in stock, with any number of concurrent commands", async () => {
  const { store, handler } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => handler.handle(shelf, "1", { take: 1 }, commandContext(), 1)),
  );
  expect(answers.filter(({ accepted }) => accepted)).toHaveLength(5);
  expect(await eventsOf(store)).toHaveLength(5);
});

it("decides again after a conflicting append", async () => {
  const { store, handler } = await opened();
  const other = createCommandHandler({ store });
  await handler.handle(shelf, "1", { take: 1 }, commandContext(), 1);
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? handler : other).handle(shelf, "1", { take: 1 }, commandContext(), 1),
    ),
  );
  expect(await eventsOf(store)).toHaveLength(5);
});

it("decides refusals on the stored stream, not on the cached state", async () => {
  const { store, handler } = await opened();
  const other = createCommandHandler({ store });
  await handler.handle(shelf, "1", { take: 5 }, commandContext(), 5);
  await other.handle(shelf, "1", { take: -3 }, commandContext(), -3);
  expect(await handler.handle(shelf, "1", { take: 3 }, commandContext(), 3)).toMatchObject({
    accepted: true,
    state: 0,
  });
});

it("finds its own events after an append with an unknown outcome", async () => {
  let lost = 0;
  const { store, handler } = await opened((inner) => ({
    ...inner,
    async append(stream, revision, events) {
      const outcome = await inner.append(stream, revision, events);
      lost += 1;
      return lost === 1 ? { outcome: "unknown", error: new Error("the answer was lost") } : outcome;
    },
  }));
  const handled = await handler.handle(shelf, "1", { take: 1 }, commandContext(), 1);
  expect(handled).toMatchObject({ accepted: true, state: 4, repeated: true });
  expect(await eventsOf(store)).toHaveLength(1);
});

it("appends again if the outcome is unknown and nothing was stored", async () => {
  let lost = 0;
  const { store, handler } = await opened((inner) => ({
    ...inner,
    async append(stream, revision, events) {
      lost += 1;
      if (lost === 1) return { outcome: "unknown", error: new Error("the request was lost") };
      return inner.append(stream, revision, events);
    },
  }));
  const handled = await handler.handle(shelf, "1", { take: 1 }, commandContext(), 1);
  expect(handled).toMatchObject({ accepted: true, repeated: false });
  expect(await eventsOf(store)).toHaveLength(1);
});

it("reports the store as unavailable if the outcome stays unknown", async () => {
  const { handler } = await opened((inner) => ({
    ...inner,
    append: async () => ({ outcome: "unknown", error: new Error("gone") }),
  }));
  await expect(handler.handle(shelf, "1", { take: 1 }, commandContext(), 1)).rejects.toThrow(
    StoreUnavailable,
  );
});

it("skips events of an unknown type", async () => {
  const { store, handler } = await opened();
  await handler.handle(shelf, "1", { take: 1 }, commandContext(), 1);
  const [known] = await eventsOf(store);
  if (!known) throw new Error("Nothing was stored");
  const { id: _id, ...event } = known;
  await store.append("stock-1", 0, [
    { ...event, id: "22222222-2222-4222-8222-222222222222", type: "StockCursed" },
  ]);
  expect(await handler.load(shelf, "1")).toEqual({ state: 4, revision: 1 });
});

import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { createLogConsumer } from "#mail/log-consumer.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { eventually } from "../testing/eventually.ts";

const opened = () => {
  const store = createMemoryEventStore();
  const documents = openEmbeddedDocumentStore(temporaryDirectory());
  onTestFinished(() => documents.close());
  let revision = -1;

  const receive = async (...quantities: readonly number[]): Promise<void> => {
    for (const quantity of quantities) {
      const id = randomUUID();
      const metadata = {
        ...{ commandId: id, commandDigest: "", correlationId: id, causationId: id },
        actor: { id: "dilani", role: "admin" } as const,
        occurredAt: "2026-11-26T12:00:00.000Z",
        schemaVersion: 1,
      };
      await store.append("stock-uva-kettle", revision, [
        { id, type: "StockReceived", data: { quantity }, metadata },
      ]);
      revision += 1;
    }
  };

  /** Starts a consumer that queues one message for each event. */
  const start = async (duty: "order-mails" | "alerts") => {
    const seen: number[] = [];
    const consumer = createLogConsumer({
      ...{ duty, store, documents, log: pino({ level: "silent" }) },
      async handle(events) {
        for (const { data } of events) seen.push((data as { readonly quantity: number }).quantity);
        return events.length;
      },
    });
    await consumer.start();
    onTestFinished(consumer.stop);
    return { seen, stop: consumer.stop };
  };

  return { receive, start };
};

it("begins with new events, and continues after its own checkpoint", async () => {
  const { receive, start } = opened();
  await receive(1, 2);
  const first = await start("alerts");
  await receive(3);
  await eventually(() => expect(first.seen).toEqual([3]));
  await first.stop();
  await receive(4);
  const second = await start("alerts");
  await eventually(() => expect(second.seen).toEqual([4]));
});

it("continues after the common checkpoint of an earlier release, and keeps its place", async () => {
  const { receive, start } = opened();
  await receive(1);
  const earlier = await start("order-mails");
  await receive(2);
  await eventually(() => expect(earlier.seen).toEqual([2]));
  await earlier.stop();
  await receive(3);

  // The new consumer is stopped before it has handled anything, and the other one moves on.
  const stopped = await start("alerts");
  await stopped.stop();
  const mails = await start("order-mails");
  await receive(4);
  await eventually(() => expect(mails.seen).toEqual([3, 4]));
  const alerts = await start("alerts");
  await eventually(() => expect([...stopped.seen, ...alerts.seen]).toEqual([3, 4]));
});

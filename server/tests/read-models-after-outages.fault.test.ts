import { expect, it, onTestFinished } from "vitest";
import { StoreUnavailable, type Position } from "#domain/ports.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { createRandom, type Random } from "#server/seed/random.ts";
import { countsOf, piecesOf, received } from "../../testing/counts.ts";
import type { MisbehavingEventServer } from "../../testing/misbehaving-event-server/server.ts";
import { eventServer, storeOn } from "../../testing/misbehaving-event-server/store.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";

/** `OUTAGES` and `SEED` choose others. */
const outages = Number(process.env["OUTAGES"] ?? 8);
const never = new AbortController().signal;
const streams = Array.from({ length: 12 }, (_, at) => `stock-${at}`);

/** Appends to a stream as fast as the server answers. `revisions` holds the last known ones. */
const appending = (store: EventStore, stream: string, revisions: Map<string, number>) => {
  let stopped = false;
  let written = 0;
  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        const revision = revisions.get(stream) ?? noEvents;
        const outcome = await store.append(stream, revision, [received(1)]);
        if (outcome.outcome === "written") {
          revisions.set(stream, outcome.revision);
          written += 1;
          continue;
        }
        // The outcome is unknown, or conflicts with an append whose outcome was unknown.
        for await (const event of store.readStream(stream, revision + 1)) {
          revisions.set(stream, event.revision);
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await pause(5, never);
      }
    }
  };
  const ended = run();
  return {
    written: () => written,
    async stop() {
      stopped = true;
      await ended;
    },
  };
};

/** Lets the server misbehave for a moment. Returns how. */
const outage = async (server: MisbehavingEventServer, random: Random): Promise<string> => {
  const moment = () => pause(random.between(0, 60), never);
  switch (random.between(0, 5)) {
    case 0:
    case 1:
      server.goAway();
      await moment();
      await server.comeBack();
      return "was away";
    case 2:
      server.drop();
      return "dropped all calls";
    case 3: {
      const appends = random.pick(["lose", "drop", "ignore"] as const);
      server.behave({ appends });
      await moment();
      server.behave({ appends: "answer" });
      server.drop();
      return `appends: ${appends}`;
    }
    case 4: {
      const subscriptions = random.pick(["end", "silent", "deaf"] as const);
      server.behave({ subscriptions });
      server.drop();
      await moment();
      server.behave({ subscriptions: "answer" });
      server.drop();
      return `subscriptions: ${subscriptions}`;
    }
    default: {
      const reads = random.pick(["unfinished", "silent"] as const);
      server.behave({ reads });
      server.drop();
      await moment();
      server.behave({ reads: "answer" });
      server.goAway();
      await server.comeBack();
      return `reads: ${reads}`;
    }
  }
};

it(
  `live read models equal the log after each of ${outages} outages under load`,
  { timeout: 60_000 + outages * 10_000 },
  async () => {
    const random = createRandom(Number(process.env["SEED"] ?? 1));
    const server = await eventServer();
    const { store } = await storeOn(server, {
      appendTimeoutMs: 200,
      timing: { watchdogMs: 30, firstBackOffMs: 1, longestBackOffMs: 10 },
    });
    const documents = openEmbeddedDocumentStore(temporaryDirectory());
    const engine = createProjectionEngine({
      ...{ store, documents, projections: [countsOf()], feed: createChangeFeed() },
      onError: () => undefined,
    });
    await engine.start();
    onTestFinished(async () => {
      await engine.stop();
      await documents.close();
    });

    const revisions = new Map<string, number>();
    const sums: Record<string, number> = {};
    let read: Position | null = null;
    for (let round = 0; round < outages; round += 1) {
      const writers = streams.map((stream) => appending(store, stream, revisions));
      const writes = () => writers.reduce((sum, writer) => sum + writer.written(), 0);
      const more = async (after: string) => {
        const goal = writes() + 30;
        await expect.poll(writes, { interval: 5, message: after }).toBeGreaterThan(goal);
      };
      await more(`round ${round}`);
      await more(`round ${round}, the server ${await outage(server, random)}`);
      await Promise.all(writers.map((writer) => writer.stop()));

      for await (const { stream, position } of store.readAll(read)) {
        sums[stream] = (sums[stream] ?? 0) + 1;
        read = position;
      }
      await expect.poll(() => engine.position(), { interval: 5 }).toBe(read);
      expect(await piecesOf(documents)).toEqual(sums);
    }
  },
);

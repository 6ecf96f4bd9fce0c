import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { collect } from "../../../testing/collect.ts";
import { commandsInMemory } from "../../../testing/commands-in-memory.ts";
import { startMisbehavingEventServer } from "../../../testing/misbehaving-event-server/server.ts";
import { someLines, someStock, streamsOfOrders } from "../../../testing/orders-at-once.ts";
import { openEventStoreDb } from "../eventstoredb-event-store.ts";

describe.each(["26.1.0", "25.1.0", "25.0.0"])("orders on KurrentDB %s", (version) => {
  it("produce the same streams as on an engine of this machine", async () => {
    await fc.assert(
      fc.asyncProperty(someStock, fc.array(someLines, { maxLength: 4 }), async (pieces, wishes) => {
        const server = await startMisbehavingEventServer({ version });
        const store = await openEventStoreDb({ connectionString: server.url });
        try {
          const onServer = await streamsOfOrders(
            createCommandHandler({ store }),
            async () => collect(store.readAll(null)),
            pieces,
            wishes,
          );
          const memory = commandsInMemory(createMemoryEventStore({ multiStream: true }));
          const here = await streamsOfOrders(memory, async () => memory.log, pieces, wishes);
          expect(onServer).toEqual(here);
        } finally {
          await store.close();
          server.goAway();
        }
      }),
      { numRuns: 15 },
    );
  });
});

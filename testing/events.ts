import { randomUUID } from "node:crypto";
import type { CommandContext } from "#domain/ports.ts";
import type { NewEvent } from "#event-store/event-store.ts";

/** An event without a meaning, for tests of stores. */
export const someEvent = (data: object = {}, id: string = randomUUID()): NewEvent => ({
  id,
  type: "SomethingHappened",
  data,
  metadata: {
    commandId: randomUUID(),
    commandDigest: "digest",
    correlationId: "conversation",
    causationId: "cause",
    actor: { id: "tester", role: "system" },
    occurredAt: "2026-11-21T10:00:00.000Z",
    schemaVersion: 1,
  },
});

/** The context of a shopper's command. */
export const commandContext = (
  commandId: string = randomUUID(),
  actor: CommandContext["actor"] = { id: "ann", role: "shopper" },
): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor,
  now: "2026-11-21T10:00:00.000Z",
});

import { hash } from "node:crypto";
import type { DomainEvent } from "#domain/decider.ts";
import type { CommandContext } from "#domain/ports.ts";
import type { NewEvent } from "./event-store.ts";
import { currentSchemaVersion } from "./upcasters.ts";
import { neighbouringId } from "./uuid.ts";

/**
 * Turns decided events into events to store. Their ids are derived from the command's id, so that a
 * repeated command cannot store them twice.
 */
export const newEvents = (
  events: readonly DomainEvent[],
  { commandId, correlationId, actor, now }: CommandContext,
  commandDigest: string,
): readonly NewEvent[] =>
  events.map(({ type, data }, index) => ({
    id: neighbouringId(commandId, String(index)),
    type,
    data,
    metadata: {
      commandId,
      commandDigest,
      correlationId,
      causationId: commandId,
      actor,
      occurredAt: now,
      schemaVersion: currentSchemaVersion,
    },
  }));

/** A short digest of a client's request. Equal requests have equal digests. */
export const digestOf = (intent: unknown): string =>
  hash("sha256", canonical(intent), "base64url").slice(0, 16);

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

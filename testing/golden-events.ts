import { readFileSync } from "node:fs";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";

/**
 * Every shape of every released event, as stored. Lines are only ever added: the log of an
 * installed shop keeps these events permanently.
 */
export const storedGoldenEvents: readonly RecordedEvent[] = readFileSync(
  new URL("../event-store/golden/events.ndjson", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as RecordedEvent);

/** The same events in today's types. */
export const goldenEvents = storedGoldenEvents
  .map((event) => decodeEvent(event))
  .filter((event) => event !== null);

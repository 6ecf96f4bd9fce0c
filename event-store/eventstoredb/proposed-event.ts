import type { EventData } from "@eventstore/db-client";
import type { NewEvent } from "#event-store/event-store.ts";
import { asError, EventNotStorable } from "./errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Events as the client sends them, checked first: one that cannot be turned into JSON would leave its append open for
 * ever. The copies are plain, so whatever the caller does with the events, what was checked is what is sent. Throws
 * EventNotStorable.
 */
export const proposedEvents = (
  events: readonly NewEvent[],
  limitBytes: number,
): readonly EventData[] => {
  if (events.length === 0) throw new EventNotStorable("An append needs an event");
  let bytes = 0;
  const proposed = events.map(({ id, type, data, metadata }): EventData => {
    if (!uuid.test(id)) throw new EventNotStorable(`The id of an event must be a UUID, not ${id}`);
    if (type === "" || type.startsWith("$")) {
      throw new EventNotStorable(`An event of the shop cannot be called '${type}'`);
    }
    const dataText = jsonOf(type, data);
    const metadataText = jsonOf(type, metadata);
    bytes += Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + type.length * 2;
    return {
      id,
      type,
      contentType: "application/json",
      data: JSON.parse(dataText) as Record<string, unknown>,
      metadata: new Uint8Array(Buffer.from(metadataText)),
    };
  });
  if (bytes > limitBytes) {
    throw new EventNotStorable(
      `An append may hold ${limitBytes} bytes; these ${events.length} events have ${bytes}`,
    );
  }
  return proposed;
};

const jsonOf = (type: string, content: object): string => {
  try {
    const text = JSON.stringify(content) as string | undefined;
    if (!text?.startsWith("{")) throw new TypeError("It is no object");
    return text;
  } catch (error) {
    throw new EventNotStorable(`${type} cannot be written as JSON: ${asError(error).message}`, {
      cause: error,
    });
  }
};

/** Streams of the shop; names that begin with `$` are the server's. */
export const requireStreamName = (stream: string): void => {
  if (stream === "" || stream.startsWith("$")) {
    throw new EventNotStorable(`A stream of the shop cannot be called '${stream}'`);
  }
};

/** The client waits for ever with a revision that is no number. */
export const requireRevision = (revision: unknown): void => {
  if (!Number.isSafeInteger(revision) || (revision as number) < -1) {
    throw new RangeError(`An append needs the stream's last revision, not ${String(revision)}`);
  }
};

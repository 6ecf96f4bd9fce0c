import { EventNotStorable } from "#domain/ports.ts";
import { normalForm } from "#domain/values/normal-form.ts";
import type { AppendOutcome, NewEvent, StreamAppend } from "./event-store.ts";

/** An event whose data and metadata are serialized as JSON. */
export interface EventText {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** A stream's part of an append, ready to be stored. */
export interface StorablePart extends Omit<StreamAppend, "events"> {
  readonly events: readonly EventText[];
}

/** Why an append is refused. */
export type AppendRefusal = Extract<AppendOutcome, { readonly outcome: "refused" }>["reason"];

/** Maximum bytes of an append in every store: EventStoreDB's default. */
export const maxAppendBytes = 1024 * 1024;

/** Event types that KurrentDB accepts, without those that EventStoreDB reserves. */
const typeName = /^(?!\$)[\p{L}\p{N}_.$:-]+$/u;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Serializes events and checks them by the rules of the strictest store, so that a log can move to
 * any other store. Throws EventNotStorable.
 */
export const storableEvents = (
  stream: string,
  events: readonly NewEvent[],
  limitBytes: number = maxAppendBytes,
): readonly EventText[] => {
  // EventStoreDB reserves names that begin with `$`.
  if (stream === "" || stream.startsWith("$")) {
    throw new EventNotStorable(`A stream of the shop cannot be called '${stream}'`);
  }
  if (events.length === 0) throw new EventNotStorable("An append needs an event");
  let bytes = 0;
  const texts = events.map(({ id, type, data, metadata }): EventText => {
    if (!uuid.test(id)) throw new EventNotStorable(`The id of an event must be a UUID, not ${id}`);
    if (!typeName.test(type) || normalForm(type, "NFC") !== type) {
      throw new EventNotStorable(`An event of the shop cannot be called '${type}'`);
    }
    const text = { id, type, data: jsonOf(type, data), metadata: jsonOf(type, metadata) };
    bytes += Buffer.byteLength(text.data) + Buffer.byteLength(text.metadata) + type.length * 2;
    return text;
  });
  if (bytes > limitBytes) {
    throw new EventNotStorable(
      `An append may hold ${limitBytes} bytes; these ${events.length} events have ${bytes}`,
    );
  }
  return texts;
};

/** A part with its events as text. Throws EventNotStorable. */
export const storablePart = ({ stream, expectedRevision, events }: StreamAppend): StorablePart => ({
  stream,
  expectedRevision,
  events: storableEvents(stream, events),
});

/**
 * Why an append cannot be stored, given the last revision of each stream and the stored ids; null
 * if it can.
 */
export const refusalOf = (
  parts: readonly StorablePart[],
  lastRevision: (stream: string) => number,
  isStored: (id: string) => boolean,
): AppendRefusal | null => {
  const revisions = new Map<string, number>();
  for (const { stream, expectedRevision, events } of parts) {
    const revision = revisions.get(stream) ?? lastRevision(stream);
    if (revision !== expectedRevision) return "wrong-revision";
    revisions.set(stream, revision + events.length);
  }
  return parts.some(({ events }) => events.some(({ id }) => isStored(id))) ? "duplicate-id" : null;
};

const jsonOf = (type: string, content: object): string => {
  try {
    const text = JSON.stringify(content) as string | undefined;
    if (!text?.startsWith("{")) throw new TypeError("It is no object");
    return text;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new EventNotStorable(`${type} cannot be written as JSON: ${problem}`, { cause: error });
  }
};

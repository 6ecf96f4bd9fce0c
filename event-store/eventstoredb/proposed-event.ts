import type { EventData } from "@eventstore/db-client";
import type { EventText } from "#event-store/storable-events.ts";
import { deriveId } from "#event-store/uuid.ts";

/** Where an event's own id lies in its stored metadata. */
export const ownId = "eventId";

/**
 * An event as the client sends it. Only text goes in, because one that cannot be turned into JSON would leave its
 * append open for ever; and the copy is plain, so what was checked is what is sent.
 *
 * The server takes an append for the repetition of one that is stored where their ids are the same, and answers
 * `written` without looking at the rest. An event's own id is made from its command's, which may come again with other
 * content: so it goes with the metadata, and the server gets one that is made from everything in the event.
 */
export const proposedEvent = ({ id, type, data, metadata }: EventText): EventData => ({
  id: deriveId(id, `${type}\n${data}\n${metadata}`),
  type,
  contentType: "application/json",
  data: JSON.parse(data) as Record<string, unknown>,
  metadata: new Uint8Array(
    Buffer.from(JSON.stringify({ ...(JSON.parse(metadata) as object), [ownId]: id })),
  ),
});

/** The client waits for ever with a revision that is no number. */
export const requireRevision = (revision: unknown): void => {
  if (!Number.isSafeInteger(revision) || (revision as number) < -1) {
    throw new RangeError(`An append needs the stream's last revision, not ${String(revision)}`);
  }
};

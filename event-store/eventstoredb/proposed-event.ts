import type { EventData } from "@eventstore/db-client";
import type { EventText } from "#event-store/storable-events.ts";

/**
 * An event as the client sends it. Only text goes in, because one that cannot be turned into JSON would leave its
 * append open for ever; and the copy is plain, so what was checked is what is sent.
 */
export const proposedEvent = ({ id, type, data, metadata }: EventText): EventData => ({
  id,
  type,
  contentType: "application/json",
  data: JSON.parse(data) as Record<string, unknown>,
  metadata: new Uint8Array(Buffer.from(metadata)),
});

/** The client waits for ever with a revision that is no number. */
export const requireRevision = (revision: unknown): void => {
  if (!Number.isSafeInteger(revision) || (revision as number) < -1) {
    throw new RangeError(`An append needs the stream's last revision, not ${String(revision)}`);
  }
};

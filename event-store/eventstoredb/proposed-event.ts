import type { EventText } from "#event-store/storable-events.ts";
import { deriveId } from "#event-store/uuid.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An event as a client sends it. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly metadata: Fields;
}

/** Key of an event's own id in its stored metadata. */
const ownId = "eventId";

/** Ending of the keys of metadata that are JSON in a text. */
const asJson = ":json";

/**
 * An event as the client sends it. It contains only text, because a value that cannot be serialized
 * would leave its append open permanently. The plain copy guarantees that the checked content is
 * sent.
 *
 * The server treats an append with the ids of stored events as a repetition and answers `written`
 * without comparing the content. An event's own id is derived from its command's id, which may
 * arrive again with other content. Therefore the metadata holds the event's own id, and the server
 * gets an id derived from the whole event.
 */
export const proposedEvent = ({ id, type, data, metadata }: EventText): ProposedEvent => ({
  id: deriveId(id, `${type}\n${data}\n${metadata}`),
  type,
  data: JSON.parse(data) as Record<string, unknown>,
  metadata: { ...(JSON.parse(metadata) as Fields), [ownId]: id },
});

/** Metadata in the form of the first protocol: JSON. */
export const metadataBytes = ({ metadata }: ProposedEvent): Uint8Array =>
  new Uint8Array(Buffer.from(JSON.stringify(metadata)));

/**
 * Metadata in the form of the second protocol: texts only. Other values, and texts that cannot be
 * encoded as UTF-8, are JSON.
 */
export const metadataTexts = ({ metadata }: ProposedEvent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) =>
      typeof value === "string" && Buffer.from(value).toString() === value
        ? [key, value]
        : [key + asJson, JSON.stringify(value)],
    ),
  );

/**
 * Metadata that were stored in either form, and the event's own id. Keys that the server has added
 * begin with `$`. In events of earlier versions of the shop, the server's id is the event's own.
 */
export const ownMetadata = (
  stored: object,
  serversId: string,
): { readonly id: string; readonly metadata: Fields } => {
  let id: unknown = serversId;
  const metadata: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(stored) as [string, unknown][]) {
    if (key === ownId) id = value;
    else if (key.endsWith(asJson)) {
      metadata[key.slice(0, -asJson.length)] = JSON.parse(String(value)) as unknown;
    } else if (!key.startsWith("$")) metadata[key] = value;
  }
  return { id: String(id), metadata };
};

/** The client waits without a timeout for a revision that is not a number. */
export const requireRevision = (revision: unknown): void => {
  if (!Number.isSafeInteger(revision) || (revision as number) < -1) {
    throw new RangeError(`An append needs the stream's last revision, not ${String(revision)}`);
  }
};

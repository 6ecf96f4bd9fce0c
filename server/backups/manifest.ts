import { z } from "zod";

/** Version of the format. A later release reads earlier versions. */
export const backupFormat = 1;

const digest = z.string().regex(/^[\da-f]{64}$/);

/** A stored object: the SHA-256 of its stored bytes is its name. */
const storedObject = z.object({ sha256: digest, bytes: z.int().min(0) });

const eventReference = z.object({
  position: z.string().min(1),
  id: z.string().min(1),
  stream: z.string().min(1),
  revision: z.int().min(0),
});

/** Consecutive events, one JSON text per line. */
const segment = z.object({
  object: storedObject,
  events: z.int().min(1),
  /** Bytes of the text. */
  bytes: z.int().min(1),
  /** The segment's first event, and its last one. */
  firstId: z.string().min(1),
  last: eventReference,
});

/** A file's name in its store, without a way out of its folder. */
const fileName = z
  .string()
  .regex(/^(?:images|models|done|used|photos|reports)(?:\/[\w~-][\w.~-]*)+$/, "a file of a shop");

const manifestForm = z.object({
  format: z.literal(backupFormat),
  /** Id of the log's first event. */
  shop: z.string(),
  createdAt: z.iso.datetime(),
  log: z.object({
    events: z.int().min(0),
    /** The log's last event; null for an empty log. */
    last: eventReference.nullable(),
    /** Whether the log had nothing in the clear any more that older releases left there. */
    isSealed: z.boolean(),
    segments: z.array(segment),
  }),
  /** The accounts as an SQLite file. */
  accounts: storedObject,
  /** Empty files have no object. */
  files: z.record(fileName, storedObject.nullable()),
});

export type StoredObject = z.infer<typeof storedObject>;
export type LogSegment = z.infer<typeof segment>;

/** Everything that a backup consists of. */
export type Manifest = z.infer<typeof manifestForm>;

const textForm = z.object({ manifest: z.string(), signature: z.string() });

/** The stored text of a manifest. */
export const manifestText = (manifest: Manifest, sign: (text: string) => string): string => {
  const text = JSON.stringify(manifest);
  return JSON.stringify({ manifest: text, signature: sign(text) });
};

/** Reads a stored manifest. Throws a sentence if it is damaged or was not signed with the key. */
export const manifestOf = (
  stored: string,
  isSigned: (text: string, signature: string) => boolean,
): Manifest => {
  const { manifest: text, signature } = textForm.parse(JSON.parse(stored));
  if (!isSigned(text, signature)) throw new Error("it was not written with this BACKUP_KEY");
  return manifestForm.parse(JSON.parse(text));
};

/** All objects of a backup. */
export const objectsOf = ({ log, accounts, files }: Manifest): readonly StoredObject[] => [
  ...log.segments.map(({ object }) => object),
  accounts,
  ...Object.values(files).filter((object) => object !== null),
];

/** Bytes of the text of a backup's log. */
export const logBytesOf = ({ log }: Manifest): number =>
  log.segments.reduce((sum, { bytes }) => sum + bytes, 0);

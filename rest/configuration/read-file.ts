import { Unzip, UnzipInflate } from "fflate";
import {
  configuration,
  formatName,
  formatVersion,
  pictureAddresses,
  pictureName,
  shopFile,
  type Configuration,
} from "./format.ts";

const megabyte = 1024 * 1024;

/** Limits of a configuration file. */
export const fileLimits = {
  zipBytes: 12 * megabyte,
  unpackedBytes: 20 * megabyte,
  entries: 40,
} as const;

/** Small pieces, because each may inflate to a thousand times its size before it is counted. */
const pieceBytes = 4096;

const knownEntry = /^pictures\/[0-9a-f]{32}-\d+\.webp$/;
const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

const texts = {
  notZip: "This is not a complete configuration file. Export it again, and choose the zip.",
  tooLarge: "The file is too large: at most 12 MB, and 20 MB unpacked.",
  tooMany: `The file has more than ${fileLimits.entries} entries.`,
  foreign: "The file contains something that doesn’t belong to a configuration.",
  otherFormat: "The file is not a configuration of a shop like this one.",
  newer: "The file was made by a newer version of the shop. Upgrade this shop first.",
  pictures: "The file lacks a picture that its settings name, or has one that isn’t WebP.",
} as const;

class Refused extends Error {}

const entriesOf = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  if (zip.length > fileLimits.zipBytes) throw new Refused(texts.tooLarge);
  if (!zip.includes(endMark)) throw new Refused(texts.notZip);
  const entries = new Map<string, Buffer | null>();
  let unpacked = 0;
  let isTooLarge = false;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (entries.size >= fileLimits.entries) throw new Refused(texts.tooMany);
    if (entries.has(name) || (name !== shopFile && !knownEntry.test(name))) {
      throw new Refused(texts.foreign);
    }
    entries.set(name, null);
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, final) => {
      if (error) throw new Refused(isTooLarge ? texts.tooLarge : texts.notZip);
      unpacked += part.length;
      isTooLarge ||= unpacked > fileLimits.unpackedBytes;
      // The library catches this error, and calls again with it.
      if (isTooLarge) throw new Refused(texts.tooLarge);
      parts.push(part.slice());
      if (final) entries.set(name, Buffer.concat(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length; at += pieceBytes) {
      unzip.push(zip.subarray(at, at + pieceBytes), at + pieceBytes >= zip.length);
    }
  } catch (error) {
    // The library throws errors of its own at damaged data.
    throw error instanceof Refused ? error : new Refused(texts.notZip);
  }
  const whole = [...entries].flatMap(([name, content]) =>
    content ? [[name, content] as const] : [],
  );
  if (whole.length < entries.size) throw new Refused(texts.notZip);
  return new Map(whole);
};

const parsed = (json: string): Configuration => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Refused(texts.otherFormat);
  }
  const { format, version } = (value ?? {}) as Record<string, unknown>;
  if (format !== formatName) throw new Refused(texts.otherFormat);
  if (typeof version === "number" && version > formatVersion) throw new Refused(texts.newer);
  const read = configuration.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refused(`${issue?.path.join(".") || shopFile}: ${issue?.message ?? texts.otherFormat}`);
};

const isWebp = (bytes: Buffer | undefined): boolean =>
  bytes?.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

/** A configuration, and its pictures by their names in the file. */
export interface ReadFile {
  readonly configuration: Configuration;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Reads a configuration file within its limits. A text says why it is refused. */
export const readConfigurationFile = (zip: Buffer): ReadFile | string => {
  try {
    const entries = entriesOf(zip);
    const json = entries.get(shopFile);
    if (!json) throw new Refused(texts.otherFormat);
    const read = parsed(json.toString("utf8"));
    const named = pictureAddresses(read.settings).map(pictureName);
    if (named.some((name) => !isWebp(entries.get(name)))) throw new Refused(texts.pictures);
    return { configuration: read, pictures: entries };
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

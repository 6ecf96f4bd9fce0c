import { messages } from "#domain/messages.ts";
import { refused, type Finding, type RefusedFile } from "./accepted-file.ts";

/** A USDZ model that the shop accepts. */
export interface GoodQuickLook {
  readonly outcome: "good";
  readonly findings: readonly Finding[];
}

/** A file in an archive. */
interface Entry {
  readonly name: string;
  /** Offset of its local header. */
  readonly head: number;
  readonly content: Buffer;
}

/** Signatures and flags of the ZIP format. */
const zip = {
  entry: 0x04034b50,
  directory: 0x02014b50,
  end: 0x06054b50,
  /** Sizes follow the file's data, or the file is encrypted. */
  unreadableFlags: 0x0009,
} as const;
/** Phones map files in place, so USDZ requires data aligned to 64 bytes. */
const boundary = 64;
const maxEntries = 200;
const sceneName = /^[\w.-]{1,100}\.usda$/;
const textureName = /^(?:[\w-]{1,60}\/){0,3}[\w.-]{1,100}\.(?:png|jpe?g)$/;
const geometryName = /^(?:[\w-]{1,60}\/){0,3}[\w.-]{1,100}\.usda$/;

/**
 * The files of an uncompressed archive. Null if a file is compressed, not aligned to 64 bytes, or
 * doesn't match the central directory.
 */
const entriesOf = (archive: Buffer): readonly Entry[] | null => {
  const entries: Entry[] = [];
  let at = 0;
  while (at + 30 <= archive.length && archive.readUInt32LE(at) === zip.entry) {
    const size = archive.readUInt32LE(at + 18);
    const nameEnds = at + 30 + archive.readUInt16LE(at + 26);
    const begins = nameEnds + archive.readUInt16LE(at + 28);
    const stored =
      (archive.readUInt16LE(at + 6) & zip.unreadableFlags) === 0 &&
      archive.readUInt16LE(at + 8) === 0 &&
      archive.readUInt32LE(at + 22) === size;
    if (!stored || begins % boundary !== 0 || begins + size > archive.length) return null;
    if (entries.length === maxEntries) return null;
    const name = archive.toString("latin1", at + 30, nameEnds);
    entries.push({ name, head: at, content: archive.subarray(begins, begins + size) });
    at = begins + size;
  }
  for (const { name, head, content } of entries) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== zip.directory) return null;
    const nameEnds = at + 46 + archive.readUInt16LE(at + 28);
    const listedName = archive.toString("latin1", at + 46, nameEnds);
    const agrees =
      listedName === name &&
      archive.readUInt32LE(at + 42) === head &&
      archive.readUInt32LE(at + 24) === content.length;
    if (!agrees) return null;
    at = nameEnds + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  // A comment after the directory could hide another file.
  const isWhole = at + 22 === archive.length && archive.readUInt32LE(at) === zip.end;
  return isWhole && archive.readUInt16LE(at + 20) === 0 ? entries : null;
};

const isPicture = ({ content }: Entry): boolean =>
  content.subarray(0, 8).toString("hex") === "89504e470d0a1a0a" ||
  content.subarray(0, 3).toString("hex") === "ffd8ff";

/** Files that a scene references between @ and @, without the property path that may follow. */
const namedIn = ({ content }: Entry): readonly string[] =>
  [...content.toString("utf8").matchAll(/@([^@\n]*)@/g)].map(([, name = ""]) =>
    name.replace(/^\.\//, ""),
  );

/**
 * Checks a USDZ: it may contain only scenes in USD's text form and their textures, and no external
 * references.
 */
export const judgeQuickLook = (archive: Buffer): GoodQuickLook | RefusedFile => {
  const entries = entriesOf(archive);
  const [scene] = entries ?? [];
  if (!entries || !scene || !sceneName.test(scene.name)) {
    return refused(messages.upload.notAQuickLook);
  }
  const names = new Set(entries.map(({ name }) => name));
  const scenes = entries.filter(({ name }) => geometryName.test(name));
  const pictures = entries.filter(({ name }) => textureName.test(name));
  const known = names.size === entries.length && scenes.length + pictures.length === entries.length;
  const readable =
    scenes.every(({ content }) => content.subarray(0, 9).toString("latin1") === "#usda 1.0") &&
    pictures.every(isPicture);
  if (!known || !readable) return refused(messages.upload.notAQuickLook);
  const elsewhere = scenes.flatMap(namedIn).find((name) => !names.has(name));
  if (elsewhere !== undefined) {
    const text = "It loads other files";
    return refused(`${text}: ${elsewhere.slice(0, 100)}`, [{ tone: "bad", text }]);
  }
  return {
    outcome: "good",
    findings: [{ tone: "good", text: "Opens on iPhones at its real size" }],
  };
};

import { createHash } from "node:crypto";
import { z } from "zod";
import type { FileStore } from "#uploads/storage/storage.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import {
  backupFormat,
  manifestOf,
  manifestText,
  objectsOf,
  type Manifest,
  type StoredObject,
} from "./manifest.ts";
import { backupsToKeep } from "./retention.ts";
import { createSealing, type Sealing } from "./sealing.ts";

/** A proven backup. Its name is its time with other separators. */
export interface Backup {
  readonly name: string;
  readonly createdAt: string;
}

/** What remains after the oldest backups were removed. */
export interface Pruned {
  readonly backups: readonly Backup[];
  /** Bytes of all objects that these backups need. */
  readonly bytes: number;
}

/**
 * Backups of one shop in a directory or bucket:
 *
 * - `nivasa-backups.json`: the format, the shop, and the public part of the key
 * - `backups/`: manifests of proven backups
 * - `unproven/`: manifests of backups that are being made
 * - `objects/`: what manifests list, named by the SHA-256 of the stored bytes; never changed
 * - `erasures/`: times and ids of the people who were erased since the oldest backup
 *
 * Everything but the first file is sealed. Methods throw CommandProblem for what a person can
 * repair, and the errors of a file store.
 */
export interface BackupRepository {
  /** How messages name it. */
  readonly name: string;
  /** Id of the first event of the shop's log. */
  readonly shop: string;
  readonly isEncrypted: boolean;
  /** The proven backups, oldest first. */
  backups(): Promise<readonly Backup[]>;
  /** A proven backup, or one that is being proven. */
  manifest(name: string): Promise<Manifest>;
  /** Stores content as an object. */
  store(content: Uint8Array): Promise<StoredObject>;
  /** The content of an object. */
  load(object: StoredObject): Promise<Buffer>;
  /** Compares the bytes of an object with its name. */
  check(object: StoredObject): Promise<void>;
  /** Stores a manifest as unproven. Returns the backup's name. */
  propose(manifest: Manifest): Promise<string>;
  /** Makes a proposed backup a proven one. */
  publish(name: string): Promise<void>;
  /** Notes that a person was erased, so that no restored backup contains the person. */
  noteErased(personId: string, at: string): Promise<void>;
  /** The people who were erased since the oldest backup. */
  erased(): Promise<readonly string[]>;
  /** Removes backups that are not kept any longer, and what no backup needs. */
  prune(now: string): Promise<Pruned>;
}

const headName = "nivasa-backups.json";

const headForm = z.object({
  format: z.int(),
  shop: z.string(),
  recipient: z.string().nullable(),
});

type Head = z.infer<typeof headForm>;

/** An unreferenced object may belong to a backup that another machine is making. */
const unusedMs = 3 * 60 * 60 * 1000;

/** Clocks of the machines of a shop may differ. */
const clockMs = 24 * 60 * 60 * 1000;

const nameOf = (createdAt: string): string => createdAt.replaceAll(/[:.]/g, "-");

const timeOf = (name: string): string =>
  name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "T$1:$2:$3.$4Z");

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const readHead = async (files: FileStore, name: string): Promise<Head | null> => {
  const stored = await files.read(headName);
  if (!stored) return null;
  try {
    return headForm.parse(JSON.parse(stored.toString()));
  } catch (error) {
    throw new CommandProblem(`${headName} in ${name} is damaged.`, { cause: error });
  }
};

interface Place {
  readonly files: FileStore;
  /** How messages name it. */
  readonly name: string;
}

const createRepository = (
  { files, name }: Place,
  { shop }: Head,
  { recipient, seal, open, sign, isSigned }: Sealing,
): BackupRepository => {
  const read = async (object: StoredObject): Promise<Buffer> => {
    const path = `objects/${object.sha256}`;
    const stored = await files.read(path);
    if (!stored) throw new CommandProblem(`${path} of ${name} is missing.`);
    if (stored.length !== object.bytes || digestOf(stored) !== object.sha256) {
      throw new CommandProblem(`${path} of ${name} is damaged: its bytes don't match its name.`);
    }
    return stored;
  };

  const list = async (folder: string): Promise<readonly Backup[]> =>
    (await files.list(folder, "")).map((file) => {
      const found = file.name.slice(folder.length + 1);
      return { name: found, createdAt: timeOf(found) };
    });

  const manifest = async (backup: string): Promise<Manifest> => {
    const stored =
      (await files.read(`backups/${backup}`)) ?? (await files.read(`unproven/${backup}`));
    if (!stored) throw new CommandProblem(`There is no backup ${backup} in ${name}.`);
    try {
      const found = manifestOf((await open(stored)).toString(), isSigned);
      if (found.shop === shop && nameOf(found.createdAt) === backup) return found;
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new CommandProblem(`The manifest of ${backup} in ${name} can't be used: ${why}`, {
        cause: error,
      });
    }
    throw new CommandProblem(`The manifest of ${backup} in ${name} belongs to another backup.`);
  };

  const removeUnused = async (used: ReadonlyMap<string, number>, before: number): Promise<void> => {
    for (const { name: path, storedAt } of await files.list("objects", "")) {
      if (storedAt < before && !used.has(path.slice("objects/".length))) await files.remove(path);
    }
  };

  return {
    name,
    shop,
    isEncrypted: recipient !== null,
    backups: () => list("backups"),
    manifest,
    async store(content) {
      const sealed = await seal(content);
      const object = { sha256: digestOf(sealed), bytes: sealed.length };
      const path = `objects/${object.sha256}`;
      if (!(await files.find(path))) await files.put(path, sealed);
      return object;
    },
    load: async (object) => open(await read(object)),
    async check(object) {
      await read(object);
    },
    async propose(proposed) {
      const backup = nameOf(proposed.createdAt);
      await files.put(`unproven/${backup}`, await seal(Buffer.from(manifestText(proposed, sign))));
      return backup;
    },
    async publish(backup) {
      const stored = await files.read(`unproven/${backup}`);
      if (!stored) throw new CommandProblem(`The backup ${backup} has been removed from ${name}.`);
      await files.put(`backups/${backup}`, stored);
      await files.remove(`unproven/${backup}`);
    },
    noteErased(personId, at) {
      const erasure = `${nameOf(at)}~${personId}`;
      return files.put(`erasures/${erasure}`, Buffer.from(sign(erasure)));
    },
    async erased() {
      const ids = new Set<string>();
      for (const { name: path } of await files.list("erasures", "")) {
        const erasure = path.slice("erasures/".length);
        const signature = await files.read(path);
        if (signature && !isSigned(erasure, signature.toString())) {
          throw new CommandProblem(
            `${path} of ${name} was not written with this BACKUP_KEY. Find out who wrote it, and delete it.`,
          );
        }
        ids.add(erasure.slice(erasure.indexOf("~") + 1));
      }
      return [...ids];
    },
    async prune(now) {
      await files.sweep(["backups", "unproven", "objects", "erasures"]);
      const before = Date.parse(now) - unusedMs;
      const all = await list("backups");
      const keep = backupsToKeep(
        all.map(({ createdAt }) => createdAt),
        now,
      );
      for (const { name: backup, createdAt } of await list("unproven")) {
        if (Date.parse(createdAt) < before) await files.remove(`unproven/${backup}`);
      }
      for (const { name: backup, createdAt } of all) {
        if (!keep.has(createdAt)) await files.remove(`backups/${backup}`);
      }
      const backups = all.filter(({ createdAt }) => keep.has(createdAt));
      // A manifest that can't be read fails here, before an object that it may need is removed.
      const used = new Map<string, number>();
      for (const { name: backup } of [...backups, ...(await list("unproven"))]) {
        for (const { sha256, bytes } of objectsOf(await manifest(backup))) used.set(sha256, bytes);
      }
      await removeUnused(used, before);
      const oldest = Date.parse(backups[0]?.createdAt ?? now) - clockMs;
      for (const { name: path } of await files.list("erasures", "")) {
        const at = timeOf(path.slice("erasures/".length, path.indexOf("~")));
        if (Date.parse(at) < oldest) await files.remove(path);
      }
      return { backups, bytes: [...used.values()].reduce((sum, bytes) => sum + bytes, 0) };
    },
  };
};

const keysDiffer = (name: string, { recipient }: Head, key: string | null): CommandProblem =>
  new CommandProblem(
    recipient === null
      ? `The backups in ${name} are not encrypted. Name an empty place for encrypted ones.`
      : key === null
        ? `The backups in ${name} are encrypted for ${recipient}. Set BACKUP_KEY to its key.`
        : `The backups in ${name} are encrypted for ${recipient}, which is not the BACKUP_KEY.`,
  );

/** Opens the backups in a place. Throws CommandProblem if it has none, or another key. */
export const openRepository = async (
  place: Place,
  key: string | null,
): Promise<BackupRepository> => {
  const head = await readHead(place.files, place.name);
  if (!head) throw new CommandProblem(`There are no backups in ${place.name}.`);
  if (head.format !== backupFormat) {
    throw new CommandProblem(
      `The backups in ${place.name} were written by a later release of the shop. Use that release.`,
    );
  }
  const sealing = await createSealing(head.recipient === null ? null : key);
  if (sealing.recipient !== head.recipient) throw keysDiffer(place.name, head, key);
  return createRepository(place, head, sealing);
};

/**
 * Opens the place for backups of a shop, or begins one in an empty place. Throws CommandProblem if
 * it has backups of another shop or with another key, or other files.
 */
export const openRepositoryOf = async (
  place: Place & {
    /** Whether it has files, and no backups may begin among them. */
    readonly isUsed: boolean;
  },
  shop: string,
  key: string | null,
): Promise<BackupRepository> => {
  const { files, name } = place;
  const head = await readHead(files, name);
  if (!head) {
    if (place.isUsed) {
      throw new CommandProblem(`${name} has other files. Name an empty or new directory.`);
    }
    const { recipient } = await createSealing(key);
    const begun: Head = { format: backupFormat, shop, recipient };
    await files.put(headName, Buffer.from(`${JSON.stringify(begun, null, 2)}\n`));
  }
  const repository = await openRepository(place, key);
  if (repository.shop !== shop) {
    throw new CommandProblem(`${name} has the backups of another shop. Name another place.`);
  }
  if (head?.recipient === null && key !== null) throw keysDiffer(name, head, key);
  return repository;
};

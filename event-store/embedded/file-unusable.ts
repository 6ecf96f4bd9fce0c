import Database from "better-sqlite3";
import { isDamaged } from "./disk-failure.ts";

/**
 * A file of the data directory cannot be opened. The message names the file, the reason and the
 * remedy.
 */
export class FileUnusable extends Error {
  override readonly name = "FileUnusable";
}

const reasons: readonly (readonly [code: RegExp, reason: string, remedy: string])[] = [
  [/^SQLITE_FULL/, "because the disk is full", "Free space on the disk"],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/,
    "for writing",
    "Check that DATA_DIR is a directory that this user may write to, and that its disk is not read-only",
  ],
  [/^SQLITE_IOERR/, "because the disk reports an error", "Check the disk and its mount"],
  [/^SQLITE_(BUSY|LOCKED)/, "because another program has it open", "Close that program"],
];

/**
 * Opens an SQLite file. Throws FileUnusable if SQLite refuses it. `ifDamaged` is the remedy for a
 * damaged file. Other errors pass through.
 */
export const openingFile = <Opened>(
  path: string,
  ifDamaged: string,
  open: () => Opened,
): Opened => {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    const { code: found } = error;
    const because = `(${error.message}). Nothing was changed.`;
    if (isDamaged(error)) {
      throw new FileUnusable(`${path} is damaged ${because} ${ifDamaged}`, { cause: error });
    }
    const known = reasons.find(([code]) => code.test(found));
    if (!known) throw error;
    const [, reason, remedy] = known;
    throw new FileUnusable(
      `${path} cannot be opened ${reason} ${because} ${remedy}, then start again.`,
      {
        cause: error,
      },
    );
  }
};

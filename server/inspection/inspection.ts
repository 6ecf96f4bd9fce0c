/** One inspected part of a shop. */
export interface Inspection {
  readonly part:
    | "log"
    | "accounts"
    | "files"
    | "read models"
    | "index"
    | "clock"
    | "disk"
    | "permissions"
    | "backups"
    | "versions";
  /** What was found, in a sentence. */
  readonly found: string;
  /** What to do about a problem; null if all is well. */
  readonly remedy: string | null;
  /** A file that can be deleted without loss to repair the problem. */
  readonly repairable?: "views.db" | "history.db";
}

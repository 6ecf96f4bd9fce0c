/** What the process that made a backup reported. */
export interface BackupReport {
  readonly events: number;
  readonly files: number;
  /** Number of files that products and reviews name and that the shop lacks. */
  readonly missingFiles: number;
  /** Number of backups in the place, and bytes of what they need. */
  readonly backups: number;
  readonly bytes: number;
  /** Duration of the backup and its proof in milliseconds. */
  readonly tookMs: number;
}

/** A backup that was restored to prove it. */
export interface ProvenBackup {
  /** Its name in the place of the backups. */
  readonly name: string;
  /** When it was begun, ISO 8601 in UTC. It has every change that was stored before. */
  readonly at: string;
  /** Null if it was found in the place of the backups. */
  readonly report: BackupReport | null;
}

/** What a running backup is doing. The last two steps prove it. */
export type BackupStep = "log" | "accounts" | "files" | "restoring" | "folding";

/** The backups that the shop makes itself. */
export interface BackupStatus {
  /** Where they are; null if the shop makes none (BACKUP_URL). */
  readonly place: string | null;
  /** Time of day in Colombo at which they are made: 02:30. */
  readonly dailyAt: string;
  /** Null before the first one. */
  readonly last: ProvenBackup | null;
  /** Why no backup could be made since the last one; null if none has failed. */
  readonly failed: { readonly at: string; readonly problem: string } | null;
  /** The running one, with the share of its step from 0 to 1; null if none runs. */
  readonly running: {
    readonly since: string;
    readonly step: BackupStep;
    readonly share: number;
  } | null;
  /** Whether one was requested and has not begun. */
  readonly isRequested: boolean;
}

/** Shows owners the backups, and lets them request one. */
export interface BackupDesk {
  status(): Promise<BackupStatus>;
  /** Requests a backup now. `off` if the shop makes none. */
  request(): Promise<"requested" | "running" | "off">;
}

/** A daily backup is late after this time. */
const lateMs = 26 * 60 * 60 * 1000;

/** Whether a daily backup that began at a time is too old. */
export const isTooOld = (at: string, now: string): boolean =>
  Date.parse(now) - Date.parse(at) > lateMs;

/** Whether the last proven backup is too old, or the first one has failed. */
export const isBackupLate = (
  { place, last, failed }: Pick<BackupStatus, "place" | "last" | "failed">,
  now: string,
): boolean => place !== null && (last === null ? failed !== null : isTooOld(last.at, now));

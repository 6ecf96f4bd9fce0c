import type { BackupDesk, ProvenBackup } from "#domain/backup/backup-desk.ts";
import { dayInColombo, startOfDay } from "#domain/values/colombo.ts";
import type { BackupNews } from "#mail/backup-mail.ts";
import { createSignal, pauseUntilNotified } from "#event-store/signal.ts";
import { placeName, type StoragePlace } from "#uploads/storage/place.ts";
import type { Log } from "../log/log.ts";
import { errorText } from "../errors/error-text.ts";
import type { StoredBackupNotes } from "./backup-notes.ts";
import type { MadeBackup } from "./make-backup.ts";
import type { BackupProgress } from "./take.ts";

const minuteMs = 60_000;

/** A failed backup is tried again after this time. */
const retryMs = 60 * minuteMs;

/** Interval at which a process looks for work of others: a request, an erasure, a dead process. */
const lookMs = 15_000;

/** A backup that takes longer hangs, for example because its place doesn't answer. */
const maxHours = 6;

/** Interval at which the progress of a backup is stored. */
const progressMs = 1000;

/** The latest moment at which a daily backup was due. `at` is a time of day in Colombo: 02:30. */
export const lastDue = (at: string, now: string): string => {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const afterMidnight = (hours * 60 + minutes) * minuteMs;
  const on = (later: number): number =>
    Date.parse(startOfDay(dayInColombo(now), later)) + afterMidnight;
  const today = on(0);
  return new Date(today <= Date.parse(now) ? today : on(-1)).toISOString();
};

/** The work that the schedule starts. */
export interface BackupWork {
  /** Makes and proves a backup. Rejects with an error that says why not. */
  make(
    now: string,
    onProgress: (progress: BackupProgress) => void,
    stopping: AbortSignal,
  ): Promise<MadeBackup>;
  /** The newest proven backup in the place; null without one. */
  newest(): Promise<Pick<MadeBackup, "name" | "createdAt"> | null>;
  /** Notes in the place that people were erased, so that no restored backup contains them. */
  noteErased(personIds: readonly string[], at: string): Promise<void>;
}

export interface ShopBackups extends BackupDesk {
  /** Called when a person's erasure begins. */
  noteErased(personId: string): Promise<void>;
  /** Makes the backups that are due, from now on. */
  start(): void;
  /** Does what is due now. `start` calls it again and again. */
  turn(): Promise<void>;
  /** Ends a running backup, which is then made again by the next process. */
  stop(): Promise<void>;
}

const provenOf = ({ name, createdAt, missingFiles, tookMs, ...made }: MadeBackup): ProvenBackup => {
  const { events, files, backups, bytes } = made;
  const [missing, took] = [missingFiles.length, Math.round(tookMs)];
  return {
    name,
    at: createdAt,
    report: { events, files, missingFiles: missing, backups, bytes, tookMs: took },
  };
};

/**
 * Backs the shop up once a day, on request, and an hour after a failure, in the process that does
 * the shop's side work.
 */
export const createShopBackups = ({
  place,
  dailyAt,
  work,
  notes,
  isOurs,
  notify,
  now,
  log,
}: {
  /** Null if the shop makes no backups. */
  readonly place: StoragePlace | null;
  readonly dailyAt: string;
  /** Null without a place. */
  readonly work: BackupWork | null;
  readonly notes: StoredBackupNotes;
  /** Whether this process does the side work. */
  readonly isOurs: () => boolean;
  readonly notify: (news: BackupNews, createdAt: string) => Promise<void>;
  readonly now: () => string;
  readonly log: Pick<Log, "info" | "warn" | "error">;
}): ShopBackups => {
  const wanted = createSignal();
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;
  let hasLooked = false;

  const run = async (work: BackupWork): Promise<void> => {
    const begun = now();
    const due = lastDue(dailyAt, begun);
    await notes.change(() => ({
      isRequested: false,
      running: { since: begun, step: "log", share: 0 },
    }));
    let storedAt = Number.NEGATIVE_INFINITY;
    let storing: Promise<void> = Promise.resolve();
    const onProgress = ({ step, share }: BackupProgress): void => {
      if (performance.now() - storedAt < progressMs) return;
      storedAt = performance.now();
      storing = storing
        .then(() => notes.change(() => ({ running: { since: begun, step, share } })))
        .catch((error: unknown) => log.warn({ err: error }, "Could not store a backup's progress"));
    };
    const tooLong = AbortSignal.timeout(maxHours * 60 * minuteMs);
    try {
      const ending = AbortSignal.any([stopping.signal, tooLong]);
      const made = await work.make(begun, onProgress, ending);
      await storing;
      const { failed } = await notes.read();
      await notes.change(() => ({ last: provenOf(made), failed: null, running: null }));
      log.info({ backup: made.name, events: made.events }, "A backup was made and proven");
      if (failed) {
        const data = { at: made.createdAt };
        await notify({ id: `backup-works ${made.name}`, template: "backup-works", data }, now());
      }
    } catch (error) {
      await storing;
      if (stopping.signal.aborted) {
        await notes.change(() => ({ running: null }));
        return;
      }
      const [problem = ""] = tooLong.aborted
        ? [`The backup didn’t end within ${maxHours} hours.`]
        : errorText(error).split("\n", 1);
      log.error({ err: error }, "Could not back the shop up; trying again in an hour");
      await notes.change(() => ({ failed: { at: now(), problem }, running: null }));
      const data = { problem };
      await notify({ id: `backup-failed ${due}`, template: "backup-failed", data }, now());
    }
  };

  const turn = async (): Promise<void> => {
    if (work === null || !isOurs()) return;
    let found = await notes.read();
    if (found.running) {
      // The process that made it was killed.
      await notes.change(() => ({ running: null }));
    }
    if (found.last === null && !hasLooked) {
      hasLooked = true;
      const newest = await work.newest().catch(() => null);
      if (newest) {
        const { name, createdAt } = newest;
        await notes.change(() => ({ last: { name, at: createdAt, report: null } }));
      }
      found = await notes.read();
    }
    if (found.erased.length > 0) {
      const noted = found.erased;
      try {
        await work.noteErased(noted, now());
        await notes.change(({ erased }) => ({
          erased: erased.filter((id) => !noted.includes(id)),
        }));
      } catch (error) {
        log.warn({ err: error }, "Could not note an erasure next to the backups; trying again");
      }
    }
    const at = now();
    const isDue = lastDue(dailyAt, at) > (found.last?.at ?? "");
    const mayRetry =
      found.failed === null || Date.parse(at) - Date.parse(found.failed.at) >= retryMs;
    if (found.isRequested || (isDue && mayRetry)) await run(work);
  };

  return {
    async status() {
      const { erased: _erased, ...found } = await notes.read();
      return { ...found, place: place && placeName(place), dailyAt };
    },
    async request() {
      if (place === null) return "off";
      if ((await notes.read()).running) return "running";
      await notes.change(() => ({ isRequested: true }));
      wanted.notify();
      return "requested";
    },
    async noteErased(personId) {
      if (place === null) return;
      await notes.change(({ erased }) => ({ erased: [...new Set([...erased, personId])] }));
      wanted.notify();
    },
    turn,
    start() {
      if (place === null) return;
      const follow = async (): Promise<void> => {
        while (!stopping.signal.aborted) {
          const seen = wanted.times();
          await turn().catch((error: unknown) =>
            log.warn({ err: error }, "Could not look for due backups; trying again"),
          );
          await pauseUntilNotified(wanted, seen, lookMs, stopping.signal);
        }
      };
      loop = follow();
    },
    async stop() {
      stopping.abort();
      await loop;
    },
  };
};

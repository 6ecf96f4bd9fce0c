import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { messages } from "#domain/messages.ts";
import type { NoRoom } from "#domain/refusal.ts";
import type { AttachedFile } from "#domain/issue-report/service.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { freeBytes, onDisk, writeWhole } from "./disk.ts";
import { createAttachmentUsage } from "./attachment-usage.ts";
import { readOrDefault } from "./read-or-default.ts";

/**
 * Attachments of issue reports. They are private and stored in one directory per sender, so that
 * erasing an account finds them.
 */
export interface IssueReportFiles {
  /**
   * Stores the files of a report; may be repeated. Stores nothing if a limit is reached. Throws
   * StoreUnavailable if the disk accepts no writes.
   */
  keep(userId: string, reportId: string, files: readonly AttachedFile[]): Promise<NoRoom | null>;
  /** Null if the file doesn't exist, or no longer exists. */
  read(userId: string, reportId: string, index: number): Promise<Buffer | null>;
  /** Deletes every file the user sent. */
  forget(userId: string): Promise<void>;
}

/** Limits of issue report attachments, in bytes. */
export interface IssueReportFileLimits {
  readonly bytesPerPerson: number;
  readonly bytesInAll: number;
  /** Disk space that stays free. */
  readonly diskReserveBytes: number;
}

const full: NoRoom = { code: "TOO_LARGE", message: messages.report.attachmentsFull };
const unavailable: NoRoom = {
  code: "UNAVAILABLE",
  message: messages.report.attachmentsUnavailable,
  retryAfterSeconds: 600,
};

export const createIssueReportFiles = (
  dataDir: string,
  limits: IssueReportFileLimits,
): IssueReportFiles => {
  const root = join(dataDir, "reports");
  const room = createAttachmentUsage(root);
  const inTurn = createKeyedMutex();
  const directoryOf = (...ids: readonly string[]) => {
    for (const id of ids) if (!/^[\w-]+$/.test(id)) throw new Error("Not an id");
    return join(root, ...ids);
  };

  const noRoomFor = async (userId: string, more: number): Promise<NoRoom | null> => {
    const taken = await room.taken(userId);
    if (taken.byPerson + more > limits.bytesPerPerson) return full;
    if (taken.inAll + more > limits.bytesInAll) return unavailable;
    return (await freeBytes(dataDir)) - more < limits.diskReserveBytes ? unavailable : null;
  };

  return {
    async keep(userId, reportId, files) {
      if (files.length === 0) return null;
      const directory = directoryOf(userId, reportId);
      const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0);
      // One at a time: the remaining space depends on the previous report's files.
      return inTurn("reports", () =>
        onDisk(async () => {
          const more = bytes - (await room.bytesOf(userId, reportId));
          const refusal = await noRoomFor(userId, more);
          if (refusal) return refusal;
          await mkdir(directory, { recursive: true, mode: 0o700 });
          try {
            for (const [index, { content }] of files.entries()) {
              await writeWhole(join(directory, String(index)), content);
            }
          } finally {
            await room.measure(userId, reportId);
          }
          return null;
        }),
      );
    },
    read: (userId, reportId, index) =>
      readOrDefault(() => readFile(join(directoryOf(userId, reportId), String(index))), null),
    forget: (userId) =>
      inTurn("reports", async () => {
        await rm(directoryOf(userId), { recursive: true, force: true, maxRetries: 5 });
        room.forget(userId);
      }),
  };
};

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AttachedFile } from "#domain/report/service.ts";

/** Files that came with reports: private, in a directory a sender, so that erasing the sender finds them. */
export interface ReportFiles {
  keep(userId: string, reportId: string, files: readonly AttachedFile[]): Promise<void>;
  /** Null where there is no such file, or no more. */
  read(userId: string, reportId: string, index: number): Promise<Buffer | null>;
  /** Deletes everything somebody sent. */
  forget(userId: string): Promise<void>;
}

export const createReportFiles = (dataDir: string): ReportFiles => {
  const directoryOf = (...ids: readonly string[]) => {
    for (const id of ids) if (!/^[\w-]+$/.test(id)) throw new Error("Not an id");
    return join(dataDir, "reports", ...ids);
  };
  return {
    async keep(userId, reportId, files) {
      const directory = directoryOf(userId, reportId);
      if (files.length > 0) await mkdir(directory, { recursive: true });
      for (const [index, { content }] of files.entries()) {
        const path = join(directory, String(index));
        await writeFile(`${path}.part`, content, { flush: true, mode: 0o600 });
        await rename(`${path}.part`, path);
      }
    },
    async read(userId, reportId, index) {
      try {
        return await readFile(join(directoryOf(userId, reportId), String(index)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    forget: (userId) => rm(directoryOf(userId), { recursive: true, force: true }),
  };
};

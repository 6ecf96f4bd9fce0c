import { isBackupLate } from "#domain/backup/backup-desk.ts";
import type { Context } from "#graphql/context.ts";

export type BackupsView = Awaited<ReturnType<typeof backupsView>>;

/** The state of the shop's backups. */
export const backupsView = async ({ backups }: Pick<Context, "backups">) => {
  const status = await backups.status();
  const { last, running } = status;
  return {
    ...status,
    isLate: isBackupLate(status, new Date().toISOString()),
    last: last && {
      ...last,
      report: last.report && { ...last.report, seconds: last.report.tookMs / 1000 },
    },
    running: running && { ...running, step: running.step },
  };
};

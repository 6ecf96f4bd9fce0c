import { formatCount } from "../../../components/count.ts";
import { formatTime } from "../../../components/date-time.tsx";
import { formatFileSize } from "../../../components/file-size.ts";
import type { Backups_AllFragment } from "../../../generated/operations.ts";

type Report = NonNullable<NonNullable<Backups_AllFragment["last"]>["report"]>;
type Running = NonNullable<Backups_AllFragment["running"]>;

const steps: Readonly<Record<Running["step"], string>> = {
  LOG: "Copying the log",
  ACCOUNTS: "Copying the accounts",
  FILES: "Copying pictures, models and files",
  RESTORING: "Restoring the copy to prove it",
  FOLDING: "Building the read models of the copy",
};

export const stepText = ({ step }: Running): string => steps[step];

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`;

/** "7,038 events and 12 files in 2 s". */
export const contentText = ({ events, files, seconds }: Report): string =>
  `${counted(events, "event", "events")} and ${counted(files, "file", "files")} in ${Math.max(1, Math.round(seconds))} s`;

/** "9 backups". */
export const keptText = ({ backups }: Report): string => counted(backups, "backup", "backups");

/** "1.2 MB in /backups". */
export const placeText = (place: string, report: Report | null): string =>
  report ? `${formatFileSize(report.bytes)} in ${place}` : `in ${place}`;

/** "2:30 am" for 02:30. */
export const dailyText = (dailyAt: string): string => formatTime(`2026-01-01T${dailyAt}:00+05:30`);

export const missingText = ({ missingFiles }: Report): string =>
  missingFiles === 1
    ? "A file that a product or review names is missing in the shop, so it is not in the backup."
    : `${formatCount(missingFiles)} files that products and reviews name are missing in the shop, so they are not in the backup.`;

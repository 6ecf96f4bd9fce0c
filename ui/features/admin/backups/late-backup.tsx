import { DateTime } from "../../../components/date-time.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { LateBackupDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, useRead } from "../kit/read.tsx";

/** A backup becomes late with the time, which no event announces. */
const lookMs = 5 * 60_000;

/** Warns owners that the last proven backup is too old. */
export function LateBackup() {
  const owns = useMay("SETTINGS");
  const backups = latest(
    useRead(LateBackupDocument, owns ? {} : null, { pollMs: lookMs }),
  )?.backups;
  if (!backups?.isLate) return null;
  const { last } = backups;
  return (
    <div className="p-4 pb-0 md:p-6 md:pb-0">
      <MessageBox
        tone="danger"
        action={
          <LinkButton to={paths.adminReadModels} size="dense">
            Open System
          </LinkButton>
        }
      >
        {last ? (
          <>
            The last proven backup is of <DateTime at={last.at} />.
          </>
        ) : (
          "The shop could not be backed up yet."
        )}
      </MessageBox>
    </div>
  );
}

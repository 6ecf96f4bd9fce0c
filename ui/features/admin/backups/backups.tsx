import { useMutation } from "@apollo/client/react";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateTime, formatRecent } from "../../../components/date-time.tsx";
import { FactFigure } from "../../../components/fact-figure.tsx";
import { FactLine } from "../../../components/fact-line.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import {
  BackUpNowDocument,
  BackupsDocument,
  type Backups_AllFragment,
} from "../../../generated/operations.ts";
import { Read, useRead } from "../kit/read.tsx";
import { sendRequest } from "../kit/send-request.ts";
import {
  contentText,
  dailyText,
  keptText,
  missingText,
  placeText,
  stepText,
} from "./backup-text.ts";

/** The shop's backups: the last proven one, a running one, and a button for one more. */
export function Backups() {
  const reading = useRead(BackupsDocument, {});
  return (
    <Read of={reading} what="the backups" skeleton="h-28" className="m-4 md:m-6">
      {({ backups }) => <Loaded backups={backups} />}
    </Read>
  );
}

function Loaded({ backups }: { backups: Backups_AllFragment }) {
  return (
    <section aria-labelledby="backups" className="border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 md:px-6">
        <h2 id="backups" className="heading text-lg">
          Backups
        </h2>
        {backups.place !== null && <BackUpNow backups={backups} />}
      </div>
      {backups.place === null ? (
        <p className="measure-70 px-4 pb-4 text-sm text-ink-muted md:px-6">
          No backups are set up. Set <code>BACKUP_URL</code> to a directory or bucket on another
          machine, and <code>BACKUP_KEY</code>. The shop then backs itself up every night and
          restores each backup to prove it.
        </p>
      ) : (
        <State backups={backups} place={backups.place} />
      )}
    </section>
  );
}

function BackUpNow({ backups: { running, isRequested } }: { backups: Backups_AllFragment }) {
  const [backUp] = useMutation(BackUpNowDocument);
  const [sending, setSending] = useState(false);
  async function press() {
    setSending(true);
    await sendRequest(async () => (await backUp()).data?.backUpNow);
    setSending(false);
  }
  return (
    <Button
      size="dense"
      pending={sending || isRequested || running !== null}
      onClick={() => void press()}
    >
      Back up now
    </Button>
  );
}

function State({ backups, place }: { backups: Backups_AllFragment; place: string }) {
  const { last, failed, running, isLate, dailyAt } = backups;
  const report = last?.report ?? null;
  return (
    <>
      {failed && (
        <div className="px-4 pb-3 md:px-6">
          <MessageBox tone="danger" className="text-sm!" action={<DateTime at={failed.at} />}>
            The last backup failed; the shop tries again every hour.{" "}
            <span className="font-normal break-words">{failed.problem}</span>
          </MessageBox>
        </div>
      )}
      {report !== null && report.missingFiles > 0 && (
        <div className="px-4 pb-3 md:px-6">
          <MessageBox tone="warn" className="text-sm!">
            {missingText(report)}
          </MessageBox>
        </div>
      )}
      <FactLine label="State of the backups">
        <FactFigure
          label="Last proven"
          value={last ? formatRecent(last.at) : "none yet"}
          icon={isLate ? TriangleAlert : CircleCheck}
          tone={isLate ? "text-danger-text" : last ? "text-success-text" : "text-ink-muted"}
        >
          {report ? contentText(report) : ""}
        </FactFigure>
        <FactFigure label="Every night" value={dailyText(dailyAt)}>
          Colombo time
        </FactFigure>
        <FactFigure label="Kept" value={report ? keptText(report) : "–"}>
          <span className="break-all">{placeText(place, report)}</span>
        </FactFigure>
      </FactLine>
      {running && (
        <div className="grid gap-2 px-4 py-3 md:px-6">
          <p className="text-sm text-ink-muted">{stepText(running)}</p>
          <ProgressBar
            label={stepText(running)}
            percent={Math.round(running.share * 100)}
            look="woven"
          />
        </div>
      )}
    </>
  );
}

import { Button } from "../../../../components/button.tsx";
import { formatFileSize } from "../../../../components/file-size.ts";
import { ProgressBar } from "../../../../components/progress-bar.tsx";
import type { FileUpload, UploadState } from "./use-upload.ts";

export interface UploadProgressProps {
  state: Extract<UploadState, { phase: "sending" | "paused" | "checking" }>;
  upload: FileUpload;
}

/** Progress, speed and actions of an upload. */
export function UploadProgress({ state, upload }: UploadProgressProps) {
  const { phase, file, sent, bytesPerSecond, chunk } = state;
  const percent = Math.floor((sent / file.size) * 100);
  const amount = `${formatFileSize(sent)} of ${formatFileSize(file.size)}`;
  const words = { sending: "uploading", paused: "paused", checking: "being checked" }[phase];
  const left = bytesPerSecond > 0 ? Math.ceil((file.size - sent) / bytesPerSecond) : null;
  return (
    <>
      <ProgressBar
        label={file.name}
        percent={percent}
        words={`${percent} %, ${amount}, ${words}`}
        look={phase === "paused" ? "resting" : "accent"}
      />
      <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-muted tabular-nums">
        <b className="font-display text-lg font-medium text-ink">{percent} %</b>
        <span>{phase === "checking" ? "Being checked…" : amount}</span>
        {phase === "sending" && bytesPerSecond > 0 && (
          <span>{formatFileSize(Math.round(bytesPerSecond))}/s</span>
        )}
        {phase === "sending" && chunk > 0 && <span>parts of {formatFileSize(chunk)}</span>}
        {phase === "sending" && left !== null && left > 1 && <span>{left} s left</span>}
      </p>
      {phase !== "checking" && (
        <p className="text-fine text-ink-muted">Resumes after a reload, from where it stopped.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {phase === "sending" && (
          <Button size="dense" onClick={upload.pause}>
            Pause
          </Button>
        )}
        {phase === "paused" && (
          <Button size="dense" onClick={upload.resume}>
            Resume
          </Button>
        )}
        <Button size="dense" variant="quiet" onClick={upload.remove}>
          Cancel
        </Button>
      </div>
    </>
  );
}

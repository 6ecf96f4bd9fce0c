import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import type { Running } from "./use-verification.ts";
import { Verdict } from "./verdict.tsx";
import { modelTitle, outcomeText, type CheckedModel } from "./verify-text.ts";

export interface ModelRowProps {
  model: string;
  checked: CheckedModel | undefined;
  /** The running check that includes it, or null. */
  running: Running | null;
  chosen: boolean;
  /** True while another check runs. */
  busy: boolean;
  onChoose: () => void;
  onCheck: () => void;
  onStop: () => void;
}

/** One read model: the result or the progress of its check. */
export function ModelRow({
  model,
  checked,
  running,
  chosen,
  busy,
  onChoose,
  onCheck,
  onStop,
}: ModelRowProps) {
  const title = modelTitle(model);
  return (
    <li
      aria-current={chosen ? "true" : undefined}
      className={classNames(
        "relative grid grid-cols-fill-auto items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 md:px-5",
        chosen && "bg-accent-soft shadow-marked",
      )}
    >
      <span className="min-w-0">
        <button
          type="button"
          className="text-left font-semibold after:absolute after:inset-0"
          onClick={onChoose}
        >
          {title}
        </button>
        <br />
        <small className="text-xs text-ink-muted">
          {running ? progressWords(running) : checked ? outcomeText(checked) : "not checked yet"}
        </small>
      </span>
      <span className="relative flex flex-wrap items-center justify-end gap-3">
        <Verdict checked={checked} running={running} />
        {running ? (
          <Button size="dense" aria-label={`Stop checking ${title}`} onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Button
            size="dense"
            disabled={busy}
            aria-label={checked ? `Check ${title} again` : `Check ${title}`}
            onClick={onCheck}
          >
            {checked ? "Again" : "Check"}
          </Button>
        )}
      </span>
      {running && (
        <ProgressBar
          look="woven"
          label={`Checking ${title}`}
          percent={Math.floor((running.at?.progress ?? 0) * 100)}
          className="col-span-2"
        />
      )}
    </li>
  );
}

function progressWords({ at }: Running): string {
  if (!at || at.step === "WAITING") return "queued";
  const events = `${formatCount(at.events)} events replayed`;
  return at.step === "COMPARING" ? `${events}, comparing ${modelTitle(at.model ?? "")}` : events;
}

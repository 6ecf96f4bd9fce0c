import { RotateCw, ShieldCheck, Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { ModelJob } from "./model-job.tsx";
import { modelName, sizeText, speedText, type ReadModel } from "./model-text.ts";

export interface Problem {
  at: string;
  text: string;
  lasting: boolean;
}

export interface ModelRowProps {
  model: ReadModel;
  /** Number of events in the log. */
  events: number;
  problem: Problem | null;
  onVerify: () => void;
  onRebuild: () => void;
  onDrop: (collection: string) => void;
}

/** The grid of a row: columns in a wide container, a labelled block in a narrow one. */
export const modelGrid =
  "grid items-center gap-x-6 gap-y-1 grid-cols-2 @min-[63rem]:gap-x-3 " +
  "@min-[63rem]:grid-cols-[minmax(9rem,1.3fr)_3.25rem_6.25rem_4.5rem_4rem_4rem_5rem_4.25rem_minmax(5rem,1fr)_11.5rem]";

/** One read model: its state and actions. */
export function ModelRow({ model, events, problem, ...actions }: ModelRowProps) {
  const { id, version, serving, event, behind, eventsPerSecond, documents, bytes, kept, job } =
    model;
  const name = modelName(model);
  const busy = job?.state === "WAITING" || job?.state === "RUNNING";
  const failed = job?.state === "FAILED" ? job : null;
  return (
    <>
      <div role="row" className={`${modelGrid} py-2.5`}>
        <div role="cell" className="min-w-0 @max-[63rem]:col-span-2">
          <b className="block font-semibold">{name}</b>
          <code className="block truncate text-2xs text-ink-muted">{serving}</code>
        </div>
        <Cell label="Version">{version}</Cell>
        <Cell label="State">
          <State behind={behind} still={problem?.lasting === true} />
        </Cell>
        <Cell label="At event" right>
          {events === 0 ? "–" : formatCount(event)}
        </Cell>
        <Cell label="Behind" right>
          {events === 0 ? "–" : formatCount(behind)}
        </Cell>
        <Cell label="Events/s" right>
          {speedText(eventsPerSecond)}
        </Cell>
        <Cell label="Documents" right>
          {formatCount(documents)}
        </Cell>
        <Cell label="Approx. size" right>
          {sizeText(bytes)}
        </Cell>
        <Cell label="Last error" wide>
          {failed ? (
            <span className="text-danger-text">
              {failed.action === "VERIFY" ? "differs from the log" : "see below"}
            </span>
          ) : problem ? (
            <span className={problem.lasting ? "text-danger-text" : "text-ink-muted"}>
              <DateTime at={problem.at} show="time" />, see above
            </span>
          ) : (
            <span className="text-ink-muted">none</span>
          )}
        </Cell>
        <div
          role="cell"
          className="flex flex-wrap gap-x-1 @max-[63rem]:col-span-2 @min-[63rem]:justify-end"
        >
          {kept.map((collection) => (
            <Button
              key={collection}
              size="dense"
              variant="quiet"
              disabled={busy}
              onClick={() => actions.onDrop(collection)}
            >
              <Trash2 aria-hidden size={14} />
              Drop {collection}
            </Button>
          ))}
          <Button
            size="dense"
            variant="quiet"
            unready={busy}
            aria-label={`Verify ${name}`}
            onClick={actions.onVerify}
          >
            <ShieldCheck aria-hidden size={15} />
            Verify
          </Button>
          <Button
            size="dense"
            variant="quiet"
            unready={busy}
            aria-label={`Rebuild ${name}`}
            onClick={actions.onRebuild}
          >
            <RotateCw aria-hidden size={14} />
            Rebuild
          </Button>
        </div>
      </div>
      {job && (
        <div role="row" className="pb-3" id={`job-${id}`}>
          <div role="cell">
            <ModelJob model={model} events={events} />
          </div>
        </div>
      )}
    </>
  );
}

function State({ behind, still }: { behind: number; still: boolean }) {
  const [word, colour] = still
    ? ["Stopped", "bg-danger"]
    : behind > 0
      ? ["Catching up", "bg-warn"]
      : ["Live", "bg-success"];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap">
      <i aria-hidden className={`size-2.5 rounded-full ${colour}`} />
      {word}
    </span>
  );
}

interface CellProps {
  label: string;
  right?: boolean;
  wide?: boolean;
  children: React.ReactNode;
}

function Cell({ label, right = false, wide = false, children }: CellProps) {
  return (
    <div
      role="cell"
      className={`tabular-nums @max-[63rem]:flex @max-[63rem]:justify-between @max-[63rem]:gap-2 ${right ? "@min-[63rem]:text-right" : ""} ${wide ? "@max-[63rem]:col-span-2" : ""}`}
    >
      <span aria-hidden className="text-fine text-ink-muted @min-[63rem]:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import { remainingText, modelName, speedText, type ReadModel } from "./model-text.ts";

/** The running job of a read model, or the result of the last one. */
export function ModelJob({ model, events }: { model: ReadModel; events: number }) {
  const { job, building, serving } = model;
  if (!job) return null;
  const { action, state, progress, text, at, by } = job;
  const requestedBy = by && `Requested by ${by}.`;
  if (state === "DONE" || state === "FAILED") {
    return (
      <p
        role="status"
        className={classNames(
          "flex flex-wrap gap-x-3 rounded-control px-3 py-2 text-fine",
          state === "DONE"
            ? "bg-success-soft text-success-text"
            : "bg-danger-soft text-danger-text",
        )}
      >
        <span className="min-w-0 flex-1 break-words">
          <b className="font-semibold">{outcomes[action][state]}</b> {sentence(text)}
        </span>
        {at && <DateTime at={at} />}
      </p>
    );
  }
  const percent = Math.floor(progress * 100);
  const [title, meanwhile] = {
    REBUILD: [
      building ? `Building ${building.collection}` : "Rebuild queued",
      `The shop switches over when the new copy has caught up and agrees with the log; ${serving} serves until then.`,
    ],
    VERIFY: ["Comparing with the log", "Customers are not affected."],
    DROP: ["Old copy being removed", `${serving} keeps serving.`],
  }[action] as [string, string];
  return (
    <div className="rounded-control border border-line border-l-3 border-l-accent bg-raised px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <b className="text-fine font-semibold">{state === "WAITING" ? "Queued" : title}</b>
        {action !== "DROP" && (
          <>
            <ProgressBar
              look="ruled"
              label={`${modelName(model)}: ${title}`}
              percent={percent}
              className="min-w-32 flex-1"
            />
            <b className="tabular-nums">{percent} %</b>
          </>
        )}
      </div>
      <p className="mt-1 text-fine text-ink-muted">
        {building && action === "REBUILD" && (
          <>
            Event {formatCount(building.event)} of {formatCount(events)},{" "}
            {speedText(building.eventsPerSecond)} events/s
            {remainingText(events - building.event, building.eventsPerSecond) &&
              `, ${remainingText(events - building.event, building.eventsPerSecond)}`}
            .{" "}
          </>
        )}
        {meanwhile} {requestedBy}
      </p>
    </div>
  );
}

const outcomes = {
  REBUILD: { DONE: "Rebuilt.", FAILED: "Not rebuilt." },
  VERIFY: { DONE: "Agrees with the log.", FAILED: "Differs from the log." },
  DROP: { DONE: "Dropped.", FAILED: "Not dropped." },
};

const sentence = (text: string): string =>
  text === "" ? "" : `${text}${text.endsWith(".") ? "" : "."}`;

import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import type { ReadModelsQuery } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { Read } from "../kit/read.tsx";
import { modelGrid, ModelRow } from "./model-row.tsx";
import { modelName, type ReadModel } from "./model-text.ts";
import { useMaintenance, useReadModels } from "./use-read-models.ts";

const headings = [
  ["Read model"],
  ["Version"],
  ["State"],
  ["At event", "right"],
  ["Behind", "right"],
  ["Events/s", "right"],
  ["Documents", "right"],
  ["Approx. size", "right"],
  ["Last error"],
] as const;

type Question =
  | { about: "rebuild"; model: ReadModel }
  | { about: "drop"; model: ReadModel; collection: string };

/** All read models: their state, and actions that run without downtime. */
export function ReadModelList() {
  const readModels = useReadModels();
  return (
    <Read
      of={readModels}
      what="the read models"
      skeleton={["h-12", "h-12", "h-12", "h-12", "h-12", "h-12"]}
      className="m-4 md:m-6"
    >
      {(found) => <ModelTable readModels={found.readModels} />}
    </Read>
  );
}

function ModelTable({
  readModels: { events, items, problem },
}: {
  readModels: ReadModelsQuery["readModels"];
}) {
  const maintenance = useMaintenance();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <p className="text-fine text-ink-muted">
        The log has <b className="font-semibold text-ink">{formatCount(events)}</b> events;{" "}
        {items.length} read models follow it and can be rebuilt from it at any time. Nothing here
        can lose an order.{" "}
        <Link className="link-line text-ink" to={historyPaths.verify()}>
          Show differences with their events
        </Link>
      </p>
      {problem && (
        <MessageBox
          tone={problem.lasting ? "danger" : "warn"}
          className="text-sm!"
          action={<DateTime at={problem.at} />}
        >
          {problem.lasting
            ? "The read models can’t follow the log; the shop keeps trying. "
            : "The read models stopped for a while and follow the log again. "}
          <span className="font-normal break-words">{problem.text}</span>
        </MessageBox>
      )}
      <div role="table" aria-label="Read models" className="@container text-sm">
        <div
          role="row"
          className={`${modelGrid} pb-2 text-2xs text-ink-muted @max-[63rem]:sr-only`}
        >
          {headings.map(([heading, side]) => (
            <span
              key={heading}
              role="columnheader"
              className={side === "right" ? "text-right" : undefined}
            >
              {heading}
            </span>
          ))}
          <span role="columnheader">
            <span className="sr-only">Actions</span>
          </span>
        </div>
        {items.map((model) => (
          <div key={model.id} role="rowgroup" className="border-t border-line">
            <ModelRow
              model={model}
              events={events}
              problem={problem}
              onVerify={() => void maintenance.verify(model.id)}
              onRebuild={() => setQuestion({ about: "rebuild", model })}
              onDrop={(collection) => setQuestion({ about: "drop", model, collection })}
            />
          </div>
        ))}
      </div>
      {question?.about === "rebuild" && (
        <Dialog
          open
          onOpenChange={close}
          title={`Rebuild ${modelName(question.model)}?`}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                variant="filled"
                onClick={() => {
                  close();
                  void maintenance.rebuild(question.model.id);
                }}
              >
                Rebuild
              </Button>
            </>
          }
        >
          A new copy is built from all {formatCount(events)} events. {question.model.serving} keeps
          serving meanwhile. When the new copy has caught up and agrees with the log, the shop
          switches to it. {question.model.serving} is kept until you drop it.
        </Dialog>
      )}
      {question?.about === "drop" && (
        <Dialog
          open
          onOpenChange={close}
          title={`Drop ${question.collection}?`}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                variant="danger"
                onClick={() => {
                  close();
                  void maintenance.drop(question.collection);
                }}
              >
                Drop
              </Button>
            </>
          }
        >
          Its documents are deleted permanently. {question.model.serving} keeps serving, and the log
          is not changed.
        </Dialog>
      )}
    </div>
  );
}

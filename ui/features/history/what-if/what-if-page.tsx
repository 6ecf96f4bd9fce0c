import { useQuery } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { saveCsv } from "../../../components/csv.ts";
import { formatCount } from "../../../components/count.ts";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import { WorkbenchIndexStatusDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CopyLink } from "../explorer/copy-link.tsx";
import { HistoryResult } from "../explorer/history-result.tsx";
import { paramsOf, type WhatIfQuery } from "./what-if-query.ts";
import { defaultFork } from "./figure-text.ts";
import { csvOf } from "./csv.ts";
import { Progress } from "./progress.tsx";
import type { CourseOf } from "./course-chart.tsx";
import type { CourseForm } from "./course-panel.tsx";
import { OutcomeShown } from "./outcome.tsx";
import { SimulationTag } from "./simulation-tag.tsx";
import { useWhatIf } from "./use-what-if.ts";
import { WhatIfForm } from "./what-if-form.tsx";
import "./what-if.css";

export interface WhatIfPageProps {
  query: WhatIfQuery;
  /** Null to discard the simulation. */
  onQuery: (query: WhatIfQuery | null) => void;
}

/**
 * Simulates how the shop would have continued from an event with some changes. Nothing is written.
 */
export function WhatIfPage({ query, onQuery }: WhatIfPageProps) {
  const { data, error, refetch } = useQuery(WorkbenchIndexStatusDocument, {
    fetchPolicy: "no-cache",
  });
  const { simulated, run, stop } = useWhatIf(query);
  const [of, setOf] = useState<CourseOf>("money");
  const [form, setForm] = useState<CourseForm>("chart");
  const indexStatus = data?.historyIndexStatus;
  const outcome = simulated.step === "done" ? simulated.outcome : null;
  const key = paramsOf(query).toString();

  useKeys((pressed) => {
    if (pressed === "t") setForm(form === "chart" ? "table" : "chart");
    else if (pressed === "escape" && simulated.step === "running") stop();
    else return false;
    return true;
  });

  return (
    <HistoryResult
      data={indexStatus}
      failed={error}
      retry={refetch}
      failure="Couldn’t load the simulation."
    >
      {(indexStatus) => {
        function start(draft: WhatIfQuery) {
          // Fix the end, so that the URL always yields the same simulation.
          const pinned = { ...draft, end: draft.end || String(indexStatus.events) };
          if (paramsOf(pinned).toString() === key) run();
          else onQuery(pinned);
        }
        return (
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
            <section aria-labelledby="what-if" className="simulation flex flex-1 flex-col">
              <div className="flex flex-1 flex-col bg-page">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
                  <h2 id="what-if" className="heading text-heading">
                    What if
                  </h2>
                  <SimulationTag />
                  {outcome && <SimulatedRange fork={outcome.fork} end={outcome.end} />}
                  {outcome && (
                    <span className="ml-auto flex flex-wrap items-center gap-2 [&_p]:mt-0!">
                      <CopyLink
                        address={historyPaths.whatIf(
                          paramsOf({ ...query, end: String(outcome.end) }),
                        )}
                      />
                      <Button
                        size="dense"
                        onClick={() =>
                          saveCsv(
                            `shop-simulation-${outcome.fork}-${outcome.end}.csv`,
                            csvOf(outcome),
                          )
                        }
                      >
                        <Download aria-hidden size={15} />
                        CSV
                      </Button>
                      <Button size="dense" onClick={() => onQuery(null)}>
                        Discard
                      </Button>
                    </span>
                  )}
                </div>
                <div className="grid flex-1 grid-cols-1 two-col:grid-cols-label-90">
                  <div className="border-line max-two-col:border-b two-col:border-r">
                    <WhatIfForm
                      key={key}
                      query={
                        query.fork === "" ? { ...query, fork: defaultFork(indexStatus) } : query
                      }
                      again={outcome !== null}
                      onRun={start}
                    />
                    <Progress simulated={simulated} onStop={stop} />
                  </div>
                  {outcome ? (
                    <OutcomeShown
                      outcome={outcome}
                      of={of}
                      form={form}
                      onOf={setOf}
                      onForm={setForm}
                    />
                  ) : (
                    <p className="measure-60 px-4 py-4 text-fine text-ink-muted md:px-5">
                      Pick a starting point and change something. The shop’s own rules then replay
                      what would have happened. Customers are not affected, and nothing is saved.
                    </p>
                  )}
                </div>
              </div>
            </section>
            <KeysBar>
              <KeyHint>
                <Key>Ctrl</Key> <Key>Enter</Key> run the simulation
              </KeyHint>
              <KeyHint>
                <Key>T</Key> chart or table
              </KeyHint>
              <KeyHint>
                <Key>Esc</Key> stop
              </KeyHint>
            </KeysBar>
          </div>
        );
      }}
    </HistoryResult>
  );
}

function SimulatedRange({ fork, end }: { fork: number; end: number }) {
  const event = (number: number) => (
    <Link to={historyPaths.event(number)} className="link-line tabular-nums">
      {formatCount(number)}
    </Link>
  );
  return (
    <span className="text-fine text-ink-muted">
      forked at event {event(fork)}, run to {event(end)}
    </span>
  );
}

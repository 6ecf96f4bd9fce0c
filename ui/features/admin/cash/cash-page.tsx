import { useEffect, useRef, type ReactNode } from "react";
import { PillRow } from "../../../components/pill-row.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import { GoLink } from "../../../components/text-link.tsx";
import { useViewInAddress } from "../../../components/use-view-in-address.ts";
import { historyPaths } from "../../../history-paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { latest, Read } from "../kit/read.tsx";
import { AwaitedReturns } from "./awaited-returns.tsx";
import { CashLine } from "./cash-line.tsx";
import { CashList } from "./cash-list.tsx";
import { canClose, isOut } from "../kit/run-view.ts";
import type { CashRun } from "./cash-run.ts";
import { CloseRun } from "./close-run.tsx";
import { useCashDesk, useCashRun, useClosedRuns } from "./use-cash.ts";

const lists = ["to-close", "on-the-road", "closed"] as const;
type Shown = (typeof lists)[number];

/** The shown list, and the run that is open next to it. */
interface CashView {
  show: Shown;
  run: string;
}

function viewOf(params: URLSearchParams): CashView {
  const show = lists.find((each) => each === params.get("show")) ?? "to-close";
  return { show, run: params.get("run") ?? "" };
}

function parametersOf({ show, run }: CashView): URLSearchParams {
  return new URLSearchParams({
    ...(show !== "to-close" && { show }),
    ...(run !== "" && { run }),
  });
}

/** The cash of delivery runs: what drivers carry, runs to close, and goods that come back. */
export function CashPage() {
  const reading = useCashDesk();
  const desk = latest(reading);
  const refresh = (position: string) => void reading.refresh(position);
  const [view, setView] = useViewInAddress(viewOf, parametersOf);
  const readsReports = useMay("CASH_READ");
  const opener = useRef<HTMLElement | null>(null);
  const out = desk?.runs.filter(isOut) ?? [];
  const toClose = out.filter(canClose);
  const onTheRoad = out.filter((run) => !canClose(run));
  const isOnOpenRun = (id: string) =>
    out.some(({ stops }) => stops.some(({ orderId }) => orderId === id));
  const open = (id: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setView({ run: id });
  };

  return (
    <>
      <CashLine runs={desk?.runs} figures={desk?.cashFigures} />
      <div className="grid content-start two-col:grid-cols-5">
        <div className="min-w-0 pb-6 two-col:col-span-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 px-4 pt-4 pb-2 md:px-6">
            <h2 className="heading text-lg">Runs</h2>
            <PillRow
              label="Show"
              className="ml-auto max-sm:ml-0"
              choices={[
                { value: "to-close", label: `To close ${toClose.length}` },
                { value: "on-the-road", label: `On the road ${onTheRoad.length}` },
                { value: "closed", label: "Closed" },
              ]}
              value={view.show}
              onChange={(show) => setView({ show })}
            />
          </div>
          {view.show === "closed" ? (
            <ClosedRuns openId={view.run} onOpen={open} />
          ) : (
            <Read of={reading} what="the runs" skeleton="h-40" className="mx-4 md:mx-6">
              {() => (
                <ShownRuns
                  runs={view.show === "to-close" ? toClose : onTheRoad}
                  label={view.show === "to-close" ? "Runs to close" : "Runs on the road"}
                  none={
                    view.show === "to-close"
                      ? "No run waits to be closed. A run can be closed when all its stops are answered."
                      : "No run is on the road with open stops."
                  }
                  openId={view.run}
                  onOpen={open}
                />
              )}
            </Read>
          )}
          <AwaitedReturns
            returns={desk?.awaitedReturns.filter(({ id }) => !isOnOpenRun(id)) ?? []}
            onReceived={refresh}
          />
          {readsReports && (
            <p className="px-4 pt-6 md:px-6">
              <GoLink to={`${historyPaths.workbench()}#report-ORDER_TO_CASH`}>
                Report: from order to cash
              </GoLink>
            </p>
          )}
        </div>
        <div className="min-w-0 border-line max-two-col:border-t two-col:col-span-2 two-col:border-l">
          {view.run === "" ? (
            <p className="p-4 text-ink-muted max-two-col:hidden md:p-6">
              Choose a run to count its cash.
            </p>
          ) : (
            <RunPanel
              key={view.run}
              id={view.run}
              onClosed={refresh}
              onCancel={() => {
                setView({ run: "" });
                opener.current?.focus();
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

function ShownRuns({
  runs,
  label,
  none,
  openId,
  onOpen,
}: {
  runs: readonly CashRun[];
  label: string;
  /** The text without runs. */
  none: string;
  openId: string;
  onOpen: (id: string) => void;
}) {
  return runs.length === 0 ? (
    <p className="px-4 py-2 text-ink-muted md:px-6">{none}</p>
  ) : (
    <CashList label={label} runs={runs} openId={openId} onOpen={onOpen} />
  );
}

function ClosedRuns({ openId, onOpen }: { openId: string; onOpen: (id: string) => void }) {
  const closed = useClosedRuns();
  return (
    <Read of={closed} what="the closed runs" skeleton="h-40" className="mx-4 md:mx-6">
      {({ items }) => (
        <>
          <ShownRuns
            runs={items}
            label="Closed runs"
            none="No run is closed yet."
            openId={openId}
            onOpen={onOpen}
          />
          <ShowMore more={closed.more} className="px-4 pt-3 md:px-6" />
        </>
      )}
    </Read>
  );
}

/** The open run, with the form that closes it. */
function RunPanel({
  id,
  onClosed,
  onCancel,
}: {
  id: string;
  onClosed: (position: string) => void;
  onCancel: () => void;
}) {
  const run = useCashRun(id);
  return (
    <section aria-labelledby="cash-run" className="grid gap-4 p-4 md:p-6">
      <Read of={run} what="this run" skeleton="h-80">
        {({ run: found }) =>
          found && (isOut(found) || found.phase === "CLOSED") ? (
            <CloseRun
              run={found}
              heading={
                <Heading>
                  {found.phase === "CLOSED" ? "Run" : "Close run"} {found.number}
                </Heading>
              }
              onClosed={onClosed}
              onCancel={onCancel}
            />
          ) : (
            <p>{found ? "This run is not on the road." : "There is no run with this address."}</p>
          )
        }
      </Read>
    </section>
  );
}

/** Takes the focus when a run opens, so that a phone scrolls to it. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="cash-run" ref={heading} tabIndex={-1} className="heading text-title">
      {children}
    </h2>
  );
}

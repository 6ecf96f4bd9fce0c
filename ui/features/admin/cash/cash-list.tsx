import { Banknote, Check, Truck, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { paths } from "../../../paths.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { tourText } from "../kit/run-text.ts";
import { canClose, stopsOf } from "../kit/run-view.ts";
import { differenceText, reasonText, type CashRun } from "./cash-run.ts";

const heads = ["Collected", "Handed in", "Difference"] as const;
const columns = "grid grid-cols-3 gap-x-4 sm:grid-cols-6";

export interface CashListProps {
  /** The accessible name of the list. */
  label: string;
  runs: readonly CashRun[];
  /** The run that is open in the panel. */
  openId: string;
  onOpen: (id: string) => void;
}

/** Runs with their cash; each opens in the panel, or on its own page while it is on the road. */
export function CashList({ label, runs, openId, onOpen }: CashListProps) {
  return (
    <>
      <div
        aria-hidden
        className={`${columns} px-4 py-2 text-fine text-ink-muted max-sm:hidden md:px-6`}
      >
        <span className="col-span-2">Run</span>
        {heads.map((head) => (
          <span key={head} className="text-right">
            {head}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="border-t border-line">
        {runs.map((run) => (
          <RunRow key={run.id} run={run} isOpen={run.id === openId} onOpen={() => onOpen(run.id)} />
        ))}
      </ul>
    </>
  );
}

function RunRow({ run, isOpen, onOpen }: { run: CashRun; isOpen: boolean; onOpen: () => void }) {
  const { number, difference } = run;
  const state = stateOf(run);
  const figures = [
    { head: heads[0], value: formatMoneyShort(run.collected), tone: "" },
    {
      head: heads[1],
      value: run.handedIn === null ? "–" : formatMoneyShort(run.handedIn),
      tone: "",
    },
    {
      head: heads[2],
      value: difference === null ? "–" : differenceText(difference),
      tone: differenceTone(difference),
    },
  ];
  return (
    <li
      aria-current={isOpen ? true : undefined}
      className={classNames(
        columns,
        "items-center gap-y-2 border-b border-line px-4 py-3 md:px-6",
        isOpen && "bg-accent-soft",
      )}
    >
      <div className="col-span-3 min-w-0 sm:col-span-2">
        <b className="font-semibold">Run {number}</b>
        <span className="block text-fine text-ink-muted">{tourText(run)}</span>
        <span className={`flex items-center gap-1.5 text-fine font-demi ${state.tone}`}>
          <state.Icon aria-hidden size={14} className="flex-none" />
          {state.text}
        </span>
      </div>
      <dl className="contents">
        {figures.map(({ head, value, tone }, index) => (
          <div key={head} className="self-start sm:text-right">
            <dt className="text-fine text-ink-muted sm:sr-only">{head}</dt>
            <dd className={classNames("text-sm tabular-nums", tone)}>
              {value}
              {index === 0 && (
                <span className="block text-fine text-ink-muted">
                  of {formatMoneyShort(run.toCollect)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="col-span-3 grid sm:col-span-1 sm:justify-end">
        {state.act === "page" ? (
          <Link to={paths.adminRunPlan(run.id)} className={buttonStyle("outlined", "dense")}>
            Open<span className="sr-only"> {nameOf(run)}</span>
          </Link>
        ) : (
          <Button size="dense" aria-pressed={isOpen} onClick={onOpen}>
            {state.act === "close" ? "Close" : "Open"}
            <span className="sr-only"> {nameOf(run)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** The color of a difference; none while there is none. */
export function differenceTone(difference: number | null): string {
  if (difference === null) return "";
  return difference === 0 ? "font-demi text-success-text" : "font-demi text-danger-text";
}

/** A run's name for buttons: run 2 of Tue 24 Nov. */
function nameOf({ number, date }: CashRun): string {
  return `run ${number} of ${dateText(date, "short")}`;
}

function stateOf(run: CashRun): {
  Icon: LucideIcon;
  text: string;
  tone: string;
  act: "close" | "page" | "details";
} {
  if (run.phase === "CLOSED") {
    const text = run.differenceReason
      ? `Closed: ${reasonText(run.differenceReason).toLowerCase()}`
      : "Closed";
    return { Icon: Check, text, tone: "text-success-text", act: "details" };
  }
  if (canClose(run)) {
    const text = run.phase === "BACK" ? "Back, to count" : "All stops answered, to count";
    return { Icon: Banknote, text, tone: "text-warn-text", act: "close" };
  }
  const text = `On the road, ${stopsOf(run).unanswered.length} to go`;
  return { Icon: Truck, text, tone: "text-out-text", act: "page" };
}

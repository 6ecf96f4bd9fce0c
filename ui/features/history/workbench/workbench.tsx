import { useQuery } from "@apollo/client/react";
import { Printer, RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { Empty } from "../../../components/empty.tsx";
import { Key, KeysBar, KeyHint } from "../../../components/key.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { useMay } from "../../shared/account/rights.ts";
import {
  WorkbenchIndexStatusDocument,
  type HistoryReportName,
} from "../../../generated/operations.ts";
import { HistoryResult } from "../explorer/history-result.tsx";
import { useCategories } from "../../shared/product/categories.ts";
import { RangeBar } from "./range-bar.tsx";
import { quickRange, quickRangeOf, type QuickRange, type ReportRange } from "./report-range.ts";
import { ReportPanel, type Form } from "./report-panel.tsx";
import { Stamp } from "./stamp.tsx";
import { Weaves } from "./weaves.tsx";
import "./workbench.css";

/** All panels, two per row on wide screens. */
const panels = [
  { name: "FUNNEL", title: "From sign-up to delivery", width: "two-col:col-span-5" },
  { name: "ORDERS", title: "Orders and revenue over time", width: "two-col:col-span-7" },
  { name: "BEST_SELLERS", title: "Best sellers", width: "two-col:col-span-5" },
  { name: "LEAD_TIMES", title: "Lead times", width: "two-col:col-span-7" },
  { name: "STOCK_COVER", title: "Stock-outs and days of cover", width: "two-col:col-span-7" },
  { name: "LOST_DEMAND", title: "Rejected orders and lost demand", width: "two-col:col-span-5" },
  { name: "ABANDONED_CARTS", title: "Abandoned carts", width: "two-col:col-span-5" },
  { name: "PRICE_CHANGES", title: "Price changes and later demand", width: "two-col:col-span-7" },
  { name: "LATE_ORDERS", title: "Late orders", width: "two-col:col-span-12" },
  { name: "ORDER_TO_CASH", title: "From order to cash", width: "two-col:col-span-12" },
] as const satisfies readonly { name: HistoryReportName; title: string; width: string }[];

const usualRange = "31d";

export interface WorkbenchProps {
  /** Null for the last 31 days up to the newest event. */
  range: ReportRange | null;
  onRange: (range: ReportRange) => void;
  /** Called with the default range, which the user has not selected. */
  onSettled: (range: ReportRange) => void;
}

/** Reports over a time range, all based on the events up to the same one. */
export function Workbench({ range, onRange, onSettled }: WorkbenchProps) {
  const categories = useCategories();
  const { data, error, refetch } = useQuery(WorkbenchIndexStatusDocument, {
    fetchPolicy: "no-cache",
  });
  const indexStatus = data?.historyIndexStatus;
  const readsCash = useMay("CASH_READ");
  const shownPanels = panels.filter(({ name }) => name !== "ORDER_TO_CASH" || readsCash);
  const [formOf, setFormOf] = useState<Partial<Record<HistoryReportName, Form>>>({});
  const { events = 0, last } = indexStatus ?? {};
  const requested = range ?? (last ? quickRange(usualRange, { events, last }) : null);

  // Fix the range, so that the URL always yields the same figures.
  const settle = useEffectEvent(() => {
    if (range === null && requested) onSettled(requested);
  });
  const isOpen = range === null && requested !== null;
  useEffect(() => {
    if (isOpen) settle();
  }, [isOpen]);

  const beginRange = useLatestAction();
  const { from, to } = requested ?? {};
  useEffect(() => void beginRange(), [from, to, beginRange]);
  /** Filters may be chosen while the newest event is requested. */
  const filters = useRef(requested);
  useEffect(() => {
    filters.current = requested;
  });

  async function renew(quick: QuickRange) {
    const isLatest = beginRange();
    const answer = await refetch();
    const { events: newest, last: until } = answer.data?.historyIndexStatus ?? {};
    if (!isLatest() || newest === undefined || !until) return;
    const { province = null, category = null, byProduct = false } = filters.current ?? {};
    const latest = quickRange(quick, { events: newest, last: until });
    onRange({ ...latest, province, category, byProduct });
  }
  const newest = () => void renew((requested && quickRangeOf(requested)) ?? usualRange);

  useKeys((key, target) => {
    if (key === "r") newest();
    else if (key === "t") {
      const panel = target instanceof Element ? target.closest("[data-report]") : null;
      const name = panel?.getAttribute("data-report");
      const meant = shownPanels.filter((each) => !name || each.name === name);
      const drawn = meant.some((each) => formOf[each.name] !== "table");
      const form: Form = drawn ? "table" : "chart";
      setFormOf({ ...formOf, ...Object.fromEntries(meant.map((each) => [each.name, form])) });
    } else return false;
    return true;
  });

  return (
    <HistoryResult
      data={indexStatus}
      failed={error}
      retry={refetch}
      failure="Couldn’t load the reports."
    >
      {(indexStatus) => {
        if (!requested || !last) {
          return (
            <div className="wrap py-8">
              <Empty first door="shuttered" heading="Nothing to report yet">
                This shop has no events yet.
              </Empty>
            </div>
          );
        }
        return (
          <div className="workbench relative min-h-0 flex-1 overflow-y-auto">
            <Weaves />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
              <h2 className="heading text-heading">Workbench</h2>
              <p className="hidden text-fine print:block">
                {requested.from && requested.to
                  ? `${formatDate(requested.from)} to ${formatDate(requested.to)}`
                  : "The whole log"}
                {requested.province && `, orders to ${requested.province}`}
                {requested.category && `, ${categories.display(requested.category).label}`}
                {requested.byProduct && ", by product"}
              </p>
              <RangeBar
                key={`${requested.from ?? ""} ${requested.to ?? ""}`}
                range={requested}
                last={last}
                onQuick={(quick) => void renew(quick)}
                onRange={onRange}
              />
              <span className="flex flex-wrap items-center gap-2 md:ml-auto">
                <Stamp range={requested} />
                <Button size="dense" className="print:hidden" onClick={newest}>
                  <RefreshCw aria-hidden size={15} />
                  Newest
                </Button>
                <Button size="dense" className="print:hidden" onClick={() => window.print()}>
                  <Printer aria-hidden size={15} />
                  Print
                </Button>
              </span>
            </div>
            {indexStatus.progress < 1 && (
              <MessageBox tone="info" className="rounded-none!">
                The history is still being indexed ({formatCount(indexStatus.events)} events so
                far). The reports cover these events.
              </MessageBox>
            )}
            <div className="grid grid-cols-1 two-col:grid-cols-12">
              {shownPanels.map(({ name, title, width }, index) => (
                <ReportPanel
                  key={name}
                  name={name}
                  title={title}
                  range={requested}
                  form={formOf[name] ?? "chart"}
                  onForm={(form) => setFormOf({ ...formOf, [name]: form })}
                  className={`border-b border-line ${width} ${index % 2 === 0 && !width.endsWith("12") ? "two-col:border-r" : ""}`}
                />
              ))}
            </div>
            <KeysBar className="print:hidden">
              <KeyHint>
                <Key>T</Key> chart or table
              </KeyHint>
              <KeyHint>
                <Key>←</Key> <Key>→</Key> day by day
              </KeyHint>
              <KeyHint>
                <Key>Enter</Key> events behind a figure
              </KeyHint>
              <KeyHint>
                <Key>R</Key> update to newest event
              </KeyHint>
            </KeysBar>
          </div>
        );
      }}
    </HistoryResult>
  );
}

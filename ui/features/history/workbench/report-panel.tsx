import { useQuery } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { saveCsv } from "../../../components/csv.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { HistoryReportDocument, type HistoryReportName } from "../../../generated/operations.ts";
import type { Report } from "./cells.ts";
import { csvOf, fileOf } from "./csv.ts";
import { ReportChart } from "./report-chart.tsx";
import type { ReportRange } from "./report-range.ts";
import { ReportTable } from "./report-table.tsx";

export type Form = "chart" | "table";

const forms = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

export interface ReportPanelProps {
  name: HistoryReportName;
  title: string;
  range: ReportRange;
  form: Form;
  onForm: (form: Form) => void;
  className: string;
}

/** One report as a chart or as tables; in print, both. */
export function ReportPanel({ name, title, range, form, onForm, className }: ReportPanelProps) {
  const { data, error, refetch } = useQuery(HistoryReportDocument, {
    variables: { name, ...range },
    fetchPolicy: "no-cache",
  });
  const found = data?.historyReport;
  const report = found?.__typename === "HistoryReport" ? found : null;
  const { hash } = useLocation();
  const [isWanted] = useState(hash === `#report-${name}`);
  const section = useRef<HTMLElement>(null);
  const isLoaded = report !== null;
  useEffect(() => {
    // The reports before it are as tall as they get only when it is loaded, too.
    if (isWanted && isLoaded) section.current?.scrollIntoView();
  }, [isWanted, isLoaded]);
  return (
    <section
      ref={section}
      aria-labelledby={`report-${name}`}
      data-report={name}
      className={classNames("report-panel min-w-0 px-4 py-4 md:px-5", className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`report-${name}`} className="mr-auto text-sm font-semibold">
          {title}
        </h2>
        {report && (
          <span className="flex items-center gap-1 print:hidden">
            <PillRow label={`Form of ${title}`} choices={forms} value={form} onChange={onForm} />
            <IconButton
              label={`Download ${title} as CSV`}
              icon={<Download aria-hidden size={16} />}
              className="size-9!"
              onClick={() => saveCsv(fileOf(report), csvOf(report))}
            />
          </span>
        )}
      </div>
      <QueryResult
        data={found}
        failed={error}
        retry={refetch}
        failure="Couldn’t load this report."
        className="mt-3"
        skeleton={
          <Loading className="mt-3">
            <Skeleton className="h-48" />
          </Loading>
        }
      >
        {(found) =>
          found.__typename === "HistoryReport" ? (
            <Found report={found} form={form} />
          ) : (
            "message" in found && <p className="mt-3 text-fine text-ink-muted">{found.message}</p>
          )
        }
      </QueryResult>
    </section>
  );
}

function Found({ report, form }: { report: Report; form: Form }) {
  const { finding, note, tables } = report;
  return (
    <>
      <p className="heading mt-1.5 measure-60 text-lead leading-snug font-normal">{finding}</p>
      <div className={classNames("mt-4", form !== "chart" && "hidden print:block")}>
        <ReportChart report={report} />
      </div>
      <div
        className={classNames(
          "mt-3 grid grid-cols-1 gap-4",
          form !== "table" && "hidden print:grid",
        )}
      >
        {tables.map((table) => (
          <div key={table.title}>
            {tables.length > 1 && <h3 className="mb-1 text-fine font-demi">{table.title}</h3>}
            {table.finding && <p className="mb-1 measure-60 text-fine">{table.finding}</p>}
            <ReportTable report={report} table={table} />
          </div>
        ))}
      </div>
      {note && <p className="mt-3 measure-75 text-xs text-ink-muted">{note}</p>}
    </>
  );
}

import { useQuery } from "@apollo/client/react";
import { Flag, PackageMinus, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { classNames } from "../../../components/class-names.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { TodayChangedDocument, TodayDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";

/** The day in five figures, live: orders, revenue, late orders, low stock and issue reports. */
export function TodayLine() {
  const { data, client } = useQuery(TodayDocument, { fetchPolicy: "cache-and-network" });
  useLiveUpdates({
    document: TodayChangedDocument,
    variables: {},
    after: data ? null : undefined,
    read: ({ todayChanged: { position } }) => ({ position, remaining: 0 }),
    // After midnight it is another day, which the cache can't derive.
    onUpdate: ({ todayChanged: { today } }) =>
      client.writeQuery({ query: TodayDocument, data: { today } }),
  });
  const today = data?.today;
  return (
    <section
      aria-label="Today"
      aria-busy={today ? undefined : true}
      className="grid flex-none grid-cols-2 border-b border-line lg:grid-cols-5 [&>*]:border-line max-lg:[&>*:last-child]:col-span-2 max-lg:[&>*:nth-child(even)]:border-l max-lg:[&>*:nth-child(n+3)]:border-t lg:[&>*+*]:border-l"
    >
      <Figure label="Ordered today" value={today && String(today.orders)}>
        {today?.orders === 1 ? "order" : "orders"}
      </Figure>
      <Figure label="Sales today" value={today && formatMoneyShort(today.money)}>
        <span className="sr-only">including delivery</span>
      </Figure>
      <Figure
        label="Late"
        value={today && String(today.late)}
        {...(today?.longestLate && {
          to: `${paths.adminOrders}?late=1`,
          icon: TriangleAlert,
          tone: "text-danger-text",
        })}
      >
        {today?.longestLate ? `oldest ${today.longestLate.number}` : "no late orders"}
      </Figure>
      <Figure
        label="Low"
        value={today && String(today.lowStock)}
        to={`${paths.adminStock}?show=low`}
        {...(today && today.lowStock > 0 && { icon: PackageMinus, tone: "text-clay-text" })}
      >
        {today && today.outOfStock > 0 ? `${today.outOfStock} sold out` : "none sold out"}
      </Figure>
      <Figure
        label="Reports"
        value={today && String(today.openReports)}
        to={`${paths.adminReports}?state=open`}
        {...(today && today.openReports > 0 && { icon: Flag, tone: "text-clay-text" })}
      >
        {today && today.openReports > 0 ? "open" : "none open"}
      </Figure>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Undefined until it is known. */
  value: string | undefined;
  /** The target; no link by default. */
  to?: string;
  icon?: LucideIcon;
  tone?: string;
  /** The details of the figure. */
  children: ReactNode;
}

function Figure({ label, value, to, icon: Icon, tone, children }: FigureProps) {
  const content = (
    <>
      <span className="text-fine leading-tight text-ink-muted">{label}</span>
      <span className="flex min-w-0 items-baseline gap-x-2.5">
        <b
          className={classNames(
            "heading inline-flex items-center gap-1.5 text-heading leading-none whitespace-nowrap tabular-nums",
            tone,
          )}
        >
          {Icon && <Icon aria-hidden size={17} />}
          {value ?? "–"}
        </b>
        {value && <small className="truncate text-xs text-ink-muted">{children}</small>}
      </span>
    </>
  );
  const style = "grid min-h-14 min-w-0 content-center gap-y-1 px-4 py-2 md:px-6";
  return to ? (
    <Link to={to} className={`${style} -outline-offset-2 hover:bg-ink/4`}>
      {content}
    </Link>
  ) : (
    <p className={style}>{content}</p>
  );
}

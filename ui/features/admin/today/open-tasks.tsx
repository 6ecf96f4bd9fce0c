import { Flag, PackageMinus, TriangleAlert, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useClock } from "../../../components/clock.ts";
import { buttonStyle } from "../../../components/button-style.ts";
import { dayAt } from "../../../components/date-field/day.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { isPastItsDay } from "../../../generated/values/order-filter.ts";
import { promiseOf } from "../order-board/board-filter.ts";
import { formatDuration } from "../../../components/duration.ts";
import { LinkButton } from "../../../components/link-button.tsx";
import { NeedsAHandDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { statusOf } from "../../shared/order/status.ts";
import { Read, useRead } from "../kit/read.tsx";

export interface OpenTasksProps {
  late: number;
  lowStock: number;
  outOfStock: number;
  openReports: number;
}

/** Joins one or more names in a sentence. */
function listed(names: readonly string[]): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

const many = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

/** What needs attention now: late orders, products out of stock, reports; each with its action. */
export function OpenTasks(counts: OpenTasksProps) {
  const { late, lowStock, outOfStock } = counts;
  const readsReports = useMay("REPORTS_READ");
  const answersReports = useMay("REPORTS_ANSWER");
  const editsStock = useMay("STOCK_EDIT");
  const seesNames = useMay("PERSONAL_READ");
  const openReports = readsReports ? counts.openReports : 0;
  const reading = useRead(
    NeedsAHandDocument,
    { reports: readsReports },
    { fetchPolicy: "no-cache", keepsPrevious: true },
  );
  const reread = useEffectEvent(() => void reading.retry());
  const version = JSON.stringify(counts);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) reread();
    seen.current = version;
  }, [version]);

  const now = useClock();
  const low = lowStock - outOfStock;
  const isCalm = late + lowStock + openReports === 0;
  return (
    <section aria-labelledby="open-tasks" className="min-w-0 p-4 md:p-6">
      <h2 id="open-tasks" className="heading text-lg">
        Needs attention
      </h2>
      <Read of={reading} what="open tasks" skeleton="h-32" className="mt-3">
        {({ orderBoard: { items: orders }, catalogue, reports }) => {
          const out = catalogue.items.map(({ name }) => name);
          const [report] = reports?.items ?? [];
          return isCalm ? (
            <p className="mt-3 text-ink-muted">
              Nothing right now: no late orders, no low stock, no open reports.
            </p>
          ) : (
            <ul className="mt-1">
              {orders.map((order) => (
                <Task
                  key={order.id}
                  icon={TriangleAlert}
                  tone="text-danger-text"
                  detail={[
                    ...(seesNames ? [`${order.customerName}, ${order.city}`] : []),
                    order.items.map(({ quantity, name }) => `${quantity} ${name}`).join(", "),
                  ].join(": ")}
                  actions={
                    <>
                      {seesNames && (
                        <a href={`tel:${order.phone}`} className={buttonStyle("outlined", "dense")}>
                          Call<span className="sr-only"> {order.customerName}</span>
                        </a>
                      )}
                      <LinkButton to={paths.adminOrder(order.number)} size="dense" variant="filled">
                        Open<span className="sr-only"> {order.number}</span>
                      </LinkButton>
                    </>
                  }
                >
                  <b className="font-semibold">{order.number}</b>{" "}
                  {order.deliveryDay && isPastItsDay(promiseOf(order), dayAt(now))
                    ? `was promised for ${dateText(order.deliveryDay.date, "short")}`
                    : `has been in ${statusOf(order.status).label} for ${formatDuration(
                        now - Date.parse(order.statusChangedAt),
                      )}`}
                </Task>
              ))}
              {late > orders.length && (
                <Task
                  icon={TriangleAlert}
                  tone="text-danger-text"
                  actions={
                    <LinkButton to={`${paths.adminOrders}?late=1`} size="dense">
                      Show all {late}
                    </LinkButton>
                  }
                >
                  {many(late - orders.length, "more order is late", "more orders are late")}
                </Task>
              )}
              {outOfStock > 0 && (
                <Task
                  icon={PackageMinus}
                  tone="text-clay-text"
                  detail={
                    low > 0 ? many(low, "more is low on stock", "more are low on stock") : undefined
                  }
                  actions={
                    <LinkButton to={`${paths.adminStock}?show=out`} size="dense">
                      {editsStock ? "Receive" : "Open"}
                    </LinkButton>
                  }
                >
                  <b className="font-semibold">{listed(out)}</b>
                  {outOfStock > out.length && `, and ${outOfStock - out.length} more,`}{" "}
                  {outOfStock === 1 ? "is" : "are"} sold out
                </Task>
              )}
              {outOfStock === 0 && lowStock > 0 && (
                <Task
                  icon={PackageMinus}
                  tone="text-clay-text"
                  actions={
                    <LinkButton to={`${paths.adminStock}?show=low`} size="dense">
                      {editsStock ? "Receive" : "Open"}
                    </LinkButton>
                  }
                >
                  <b className="font-semibold">{many(lowStock, "product", "products")}</b>{" "}
                  {lowStock === 1 ? "is" : "are"} low on stock
                </Task>
              )}
              {openReports > 0 && (
                <Task
                  icon={Flag}
                  tone="text-ink"
                  detail={report ? `Newest: “${report.subject}”` : undefined}
                  actions={
                    <LinkButton to={`${paths.adminReports}?state=open`} size="dense">
                      {answersReports ? "Answer" : "Open"}
                    </LinkButton>
                  }
                >
                  <b className="font-semibold">{many(openReports, "report", "reports")}</b>{" "}
                  {openReports === 1 ? "is" : "are"} open
                </Task>
              )}
            </ul>
          );
        }}
      </Read>
    </section>
  );
}

function Task({
  icon: Icon,
  tone,
  detail,
  actions,
  children,
}: {
  icon: LucideIcon;
  tone: string;
  detail?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-b-0">
      <Icon aria-hidden size={17} className={`flex-none self-start mt-0.5 ${tone}`} />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {children}
        {detail && <small className="block text-fine text-ink-muted">{detail}</small>}
      </p>
      <span className="inline-flex flex-wrap gap-2">{actions}</span>
    </li>
  );
}

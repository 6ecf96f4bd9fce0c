import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import type { Shop, Shown } from "./use-replay.ts";
import "../../../components/glow.css";

/** The board at a moment: the latest orders of each column on top, and the total. */
export function MomentBoard({ shown }: { shown: Shown }) {
  const { shop, after } = shown;
  const others = (["PENDING", "REFUSED", "CANCELLED", "RETURNED"] as const)
    .map((stage) => ({ stage, ...stageTotals(shop, stage) }))
    .filter(({ orders }) => orders > 0);
  return (
    <section aria-label="Order board" className="flex min-w-0 flex-col md:min-h-full">
      <div
        role="region"
        aria-label="Columns of the board"
        tabIndex={0}
        className="grid min-h-0 flex-1 grid-cols-[repeat(4,minmax(11.5rem,1fr))] overflow-x-auto focus-visible:-outline-offset-2 max-md:snap-x max-md:grid-cols-[repeat(4,72%)]"
      >
        {allStatuses.map((status) => {
          const { label, step } = statusOf(status);
          const here = shop.orders.filter(({ stage }) => stage === status);
          const { orders } = stageTotals(shop, status);
          return (
            <div
              key={status}
              className={`status-${step} min-w-0 snap-start border-line not-last:border-r`}
            >
              <div className="flex items-center gap-2 border-t-3 border-(--st) px-3 pt-2.5 pb-2">
                <StatusGlyph step={step} />
                <h3 className="text-sm leading-title font-semibold">{label}</h3>
                <span className="font-medium text-ink-muted">{formatCount(orders)}</span>
              </div>
              <ul className="grid gap-1.5 px-2.5 pb-4">
                {here.map((order) => (
                  <li
                    key={`${order.id} ${order.event}`}
                    className={classNames(
                      "rounded-[4px] border border-line px-2.5 py-1.5",
                      status !== "DELIVERED" && "bg-raised",
                      order.event > after && order.event <= shop.number && "glow",
                    )}
                  >
                    <p className="flex flex-wrap items-baseline justify-between gap-x-2">
                      <Link
                        to={historyPaths.order(order.number, shop.number)}
                        className={classNames(
                          "font-semibold hover:underline",
                          status === "DELIVERED" && "text-ink-muted line-through",
                        )}
                      >
                        {order.number}
                      </Link>
                      <span className="text-fine whitespace-nowrap text-ink-muted">
                        {formatMoneyShort(order.worth)}
                      </span>
                    </p>
                    <p className="text-xs text-ink-muted">since {formatDateTime(order.since)}</p>
                  </li>
                ))}
                {orders > here.length && (
                  <li className="px-2.5 text-xs text-ink-muted">
                    and {formatCount(orders - here.length)} older orders
                  </li>
                )}
              </ul>
            </div>
          );
        })}
      </div>
      {others.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-fine text-ink-muted md:px-5">
          {others
            .map(({ stage, orders }) => `${formatCount(orders)} ${elsewhere[stage]}`)
            .join(" · ")}
        </p>
      )}
    </section>
  );
}

const elsewhere = {
  PENDING: "waiting for stock",
  REFUSED: "rejected",
  CANCELLED: "cancelled",
  RETURNED: "returned",
};

type Stage = Shop["stages"][number]["stage"];

/** Number and total value of the orders at a stage. */
export function stageTotals({ stages }: Shop, stage: Stage): { orders: number; worth: number } {
  return stages.find((each) => each.stage === stage) ?? { orders: 0, worth: 0 };
}

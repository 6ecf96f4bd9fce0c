import { Link } from "react-router-dom";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { paths } from "../../../paths.ts";
import { statusOf } from "../../shared/order/status.ts";
import type { Counts } from "./use-counts.ts";

/** The number of orders at each status; each links to them. */
export function OrdersByStatus({ statuses }: Pick<Counts, "statuses">) {
  return (
    <nav
      aria-label="Orders by status"
      className="grid flex-none grid-cols-2 gap-1.5 border-b border-line px-4 py-4 md:grid-cols-4 md:px-6"
    >
      {statuses.map(({ status, orders }) => {
        const { label, step } = statusOf(status);
        return (
          <Link
            key={status}
            to={`${paths.adminOrders}?status=${step}`}
            className={`status-${step} flex items-center gap-2 border-t-4 border-(--st) pt-2 text-fine font-demi hover:bg-ink/4`}
          >
            <StatusGlyph step={step} />
            {label}
            <b className="heading text-item leading-none tabular-nums">{orders}</b>
          </Link>
        );
      })}
    </nav>
  );
}

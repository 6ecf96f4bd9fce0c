import { Link } from "react-router-dom";
import { formatCount } from "../../../components/count.ts";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { historyPaths } from "../../../history-paths.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { statusOf } from "../../shared/order/status.ts";
import type { PastOrder } from "./order-contents.tsx";

type Value = PastOrder["sources"][number]["value"];

/** A value at the moment, in words; null for values that are not shown here. */
function shownOf(order: PastOrder, value: Value): { label: string; words: string } | null {
  const { phase, status, lines, subtotal, deliveryFee, total, deliveryDay, address } = order;
  switch (value) {
    case "STATUS": {
      if (phase === "REFUSED") return { label: "Status", words: "Rejected" };
      if (phase === "CANCELLED") return { label: "Status", words: "Cancelled" };
      if (phase === "RETURNED") return { label: "Status", words: "Returned" };
      const label = status && phase === "PLACED" ? statusOf(status).label : "Submitted";
      return { label: "Status", words: label };
    }
    case "ITEMS": {
      const words = lines.map(
        ({ quantity, name, price }) => `${quantity} × ${name}, ${formatMoney(price)}`,
      );
      return { label: "Items and prices", words: words.join("; ") };
    }
    case "SUBTOTAL":
      return { label: "Subtotal", words: formatMoney(subtotal) };
    case "DELIVERY_FEE":
      return { label: "Delivery", words: formatMoney(deliveryFee) };
    case "TOTAL":
      return {
        label: "Total",
        words: `${formatMoney(subtotal)} + ${formatMoney(deliveryFee)} = ${formatMoney(total)}`,
      };
    case "DELIVERY_DAY":
      return { label: "Delivery day", words: deliveryDay ? dayText(deliveryDay) : "none agreed" };
    case "STREET":
      return {
        label: "Deliver to",
        words: address.join(", "),
      };
    default:
      return null;
  }
}

/** Each value of an order with the event that set it. */
export function ValueSources({ order }: { order: PastOrder }) {
  const shown = order.sources.flatMap(({ value, entry }) => {
    const words = shownOf(order, value);
    return words ? [{ ...words, entry }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="border-t border-line p-4 md:px-5">
      <h3 id="sources" className="text-fine font-semibold">
        Where each field comes from
      </h3>
      <dl className="mt-2 grid grid-cols-label-26 text-fine [&>*]:border-t [&>*]:border-line [&>*]:py-2">
        {shown.map(({ label, words, entry }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              <b className="font-semibold wrap-anywhere">{words}</b>
              <span className="block text-xs text-ink-muted">
                {entry.type}{" "}
                <Link to={historyPaths.event(entry.number)} className="link-line">
                  {formatCount(entry.number)}
                </Link>
                , {formatDateTime(entry.occurredAt)}
              </span>
            </dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-muted">Payment</dt>
          <dd>
            <b className="font-semibold">Cash on Delivery</b>
            <span className="block text-xs text-ink-muted">The only payment method</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

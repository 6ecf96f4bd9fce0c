import { formatMoney } from "../../../components/money.ts";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import type { HistoryOrderQuery } from "../../../generated/operations.ts";
import { OptionLine } from "./option-line.tsx";
import { dayText } from "../../shared/delivery/day-text.ts";
import { statusOf } from "../../shared/order/status.ts";

export type PastOrder = Extract<HistoryOrderQuery["historyOrder"], { __typename: "HistoryOrder" }>;

/** An order at a moment, read-only: status, items and address. */
export function OrderContents({ order }: { order: PastOrder }) {
  if (order.phase === null) {
    return (
      <p className="heading measure-30 text-heading text-balance">
        This order had not been submitted yet at this moment.
      </p>
    );
  }
  return (
    <>
      <OrderState order={order} />
      <table className="mt-6 w-full text-left text-fine">
        <thead className="text-ink-muted">
          <tr>
            <th className="py-1.5 font-semibold">Item</th>
            <th className="py-1.5 text-right font-semibold">Quantity</th>
            <th className="py-1.5 text-right font-semibold">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, name, options, quantity, price }) => (
            <tr key={productId} className="border-t border-line">
              <td className="py-2 pr-2">
                {name}
                <OptionLine values={options} />
              </td>
              <td className="py-2 text-right">{quantity}</td>
              <td className="py-2 text-right whitespace-nowrap">{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong">
          <Sum label="Items" rupees={order.subtotal} />
          <Sum label="Delivery" rupees={order.deliveryFee} />
          <Sum label="Total" rupees={order.total} strong />
        </tfoot>
      </table>
      {order.deliveryDay && (
        <>
          <h3 className="mt-6 mb-1 text-fine font-semibold">Delivery day</h3>
          <p className="text-fine">{dayText(order.deliveryDay)}</p>
        </>
      )}
      <h3 className="mt-6 mb-1 text-fine font-semibold">Deliver to</h3>
      <p className="text-fine">
        {order.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {order.masked && (
          <span className="text-ink-muted">Name, street and phone are masked for your role.</span>
        )}
      </p>
    </>
  );
}

function OrderState({ order: { phase, status, refusal } }: { order: PastOrder }) {
  const words = "heading flex items-center gap-3 text-heading";
  if (phase === "REFUSED") return <p className={words}>Rejected. {refusal}</p>;
  if (phase === "CANCELLED") return <p className={words}>Cancelled</p>;
  if (phase === "RETURNED") return <p className={words}>Returned by the driver</p>;
  if (phase === "PENDING" || status === null) {
    return <p className={words}>Submitted, not placed yet</p>;
  }
  const { label, step } = statusOf(status);
  return (
    <p className={`${words} status-${step}`}>
      <StatusGlyph step={step} size={24} />
      {label}
    </p>
  );
}

function Sum({ label, rupees, strong }: { label: string; rupees: number; strong?: boolean }) {
  return (
    <tr className={strong ? "font-semibold" : "text-ink-muted"}>
      <th scope="row" colSpan={2} className="py-1.5 font-[inherit]">
        {label}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">{formatMoney(rupees)}</td>
    </tr>
  );
}

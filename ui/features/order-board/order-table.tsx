import { memo } from "react";
import { classNames } from "../../components/class-names.ts";
import { DateTime } from "../../components/date-time.tsx";
import { FieldError } from "../../components/field.tsx";
import { formatMoneyShort } from "../../components/money.ts";
import { SortButton } from "../../components/sort-button.tsx";
import type { OrderSort } from "../../generated/operations.ts";
import { statusOf } from "../order/status.ts";
import { Age } from "./age.tsx";
import { columnSort, isSortColumn } from "./board-sort.ts";
import { ChooseBox } from "./choose-box.tsx";
import { CancelledLine } from "./cancelled-orders.tsx";
import { MovedLine } from "./moved-line.tsx";
import { OrderLink } from "./order-link.tsx";
import type { OrderTotals } from "./order-totals.ts";
import { PresentStaff } from "./present-staff.tsx";
import { StatusSelect } from "./status-select.tsx";
import { useTicket, type TicketProps } from "./use-ticket.ts";

const heads = ["Order", "Placed", "Customer", "Items", "Age", "Status", "Total"] as const;
const head =
  "sticky top-0 z-[1] border-b border-line bg-page px-3 py-2 text-left text-xs font-[550] whitespace-nowrap text-ink-muted last:text-right";
const sum =
  "sticky bottom-0 z-[1] border-t border-line-strong bg-page px-3 py-2.5 font-semibold tabular-nums";
const cell = "border-b border-line px-3 py-2 align-top";

/** All orders in one list; delivered ones crossed out, and last where the list goes by time. */
export function OrderTable({
  rows,
  totals,
  sort,
  onSort,
}: {
  rows: readonly TicketProps[];
  totals: OrderTotals;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">All orders</caption>
      <thead>
        <tr>
          {heads.map((name) => {
            const column = isSortColumn(name) ? columnSort(name, sort) : null;
            return (
              <th
                key={name}
                scope="col"
                aria-sort={column ? (column.direction ?? "none") : undefined}
                className={head}
              >
                {column ? (
                  <SortButton
                    label={name}
                    direction={column.direction}
                    onPress={() => onSort(column.next)}
                  />
                ) : (
                  name
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow key={row.order.id} {...row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={heads.length - 1} className={`${sum} text-left`}>
            {totals.words}
          </td>
          <td className={`${sum} text-right whitespace-nowrap`}>
            {formatMoneyShort(totals.money)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const OrderRow = memo(function OrderRow(props: TicketProps) {
  const { order, selected, glow, problem, onChange, onOpen, chosen, onChoose } = props;
  const { present = [] } = props;
  const { attributes, crossed, problemId } = useTicket<HTMLTableRowElement>(props);
  return (
    <tr
      {...attributes}
      className={classNames(
        `status-${statusOf(order.status).step} cursor-pointer -outline-offset-2 hover:bg-[color-mix(in_oklch,var(--ink)_3.5%,transparent)]`,
        chosen && "bg-accent-soft",
        selected && "outline-2 outline-focus",
        glow,
      )}
    >
      <th
        scope="row"
        className={classNames(cell, "text-left leading-8 font-semibold whitespace-nowrap", crossed)}
      >
        <span className="inline-flex items-center gap-2">
          <OrderLink order={order} className={crossed} onOpen={onOpen} />
          <ChooseBox order={order} chosen={chosen} onChoose={onChoose} />
          <PresentStaff present={present} />
        </span>
      </th>
      <td className={classNames(cell, "leading-8 whitespace-nowrap text-ink-muted", crossed)}>
        <DateTime at={order.createdAt} />
      </td>
      <td className={classNames(cell, "min-w-40 py-[0.8125rem]", crossed)}>
        {order.customerName}
        <span className="block text-fine text-ink-muted">
          {order.city}, {order.province}
        </span>
      </td>
      <td className={classNames(cell, "min-w-52 py-[0.8125rem]", crossed)}>
        <ul>
          {order.items.map(({ productId, name, quantity }) => (
            <li key={productId}>
              <b className="font-semibold">{quantity}</b> {name}
            </li>
          ))}
        </ul>
      </td>
      <td className={classNames(cell, "py-[0.8125rem] whitespace-nowrap")}>
        {order.cancelledAt === null && <Age order={order} />}
      </td>
      <td className={classNames(cell, "max-w-64")}>
        {order.cancelledAt === null ? (
          <StatusSelect
            order={order}
            problemId={problemId}
            onChange={(status) => onChange(order, status)}
          />
        ) : (
          <CancelledLine at={order.cancelledAt} />
        )}
        <div className="mt-1 empty:hidden">
          {order.cancelledAt === null && <MovedLine order={order} />}
          {problem && <FieldError {...(problemId && { id: problemId })}>{problem}</FieldError>}
        </div>
      </td>
      <td className={classNames(cell, "text-right leading-8 whitespace-nowrap", crossed)}>
        {formatMoneyShort(order.totalPrice)}
      </td>
    </tr>
  );
});

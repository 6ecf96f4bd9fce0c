import { memo, useLayoutEffect } from "react";
import { classNames } from "../../../components/class-names.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { FieldError } from "../../../components/field.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { useMay } from "../../shared/account/rights.ts";
import { statusOf } from "../../shared/order/status.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { Age } from "./age.tsx";
import { OrderCheckbox } from "./order-checkbox.tsx";
import { CancelledLine } from "./cancelled-line.tsx";
import { DueLine } from "./due-line.tsx";
import { MovedLine } from "./moved-line.tsx";
import { OrderLink } from "./order-link.tsx";
import { StaffPresence } from "./staff-presence.tsx";
import { StatusText } from "./status-text.tsx";
import { StatusSelect } from "./status-select.tsx";
import { useTicket, type TicketProps } from "./use-ticket.ts";

export interface OrderRowProps extends TicketProps {
  /** The index among the listed rows, from 0. */
  index: number;
  /** The index in the whole table, from 1, including the header row. */
  rowIndex: number;
  /** Measures the row's height; called with null when it unmounts. */
  measure: (row: HTMLTableRowElement | null) => void;
}

const cell = "border-b border-line px-3 py-2 align-top";

/** One order of the table. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, readOnly = false, selected, glow, problem } = props;
  const { onChange, onOpen, chosen, onChoose } = props;
  const { present = [], index, rowIndex, measure } = props;
  const { attributes, crossed, problemId } = useTicket<HTMLTableRowElement>(props);
  const { ref } = attributes;
  const seesNames = useMay("PERSONAL_READ");
  useLayoutEffect(() => {
    measure(ref.current);
    return () => measure(null);
  }, [measure, ref]);
  return (
    <tr
      {...attributes}
      data-index={index}
      aria-label={order.number}
      aria-rowindex={rowIndex}
      className={classNames(
        // Head and foot of the table cover rows scrolled beneath them.
        "scroll-mt-10 scroll-mb-12",
        `status-${statusOf(order.status).step} cursor-pointer -outline-offset-2 hover:bg-ink/3.5`,
        chosen && "bg-accent-soft",
        selected && "outline-2 outline-focus",
        glow,
      )}
    >
      <td className={cell}>
        <span className="flex h-8 items-center">
          {!readOnly && <OrderCheckbox order={order} chosen={chosen} onChoose={onChoose} />}
        </span>
      </td>
      <th
        scope="row"
        className={classNames(cell, "text-left leading-8 font-semibold whitespace-nowrap", crossed)}
      >
        <span className="inline-flex items-center gap-2">
          <OrderLink order={order} className={crossed} onOpen={onOpen} />
          <StaffPresence present={present} />
        </span>
      </th>
      <td className={classNames(cell, "leading-8 whitespace-nowrap text-ink-muted", crossed)}>
        <DateTime at={order.createdAt} />
      </td>
      <td className={classNames(cell, "min-w-40 py-3.25 wrap-anywhere", crossed)}>
        {seesNames && order.customerName}
        <span className="block text-fine text-ink-muted">
          {seesNames ? `${order.city}, ${order.province}` : order.province}
        </span>
      </td>
      <td className={classNames(cell, "min-w-52 py-3.25", crossed)}>
        <ul>
          {order.items.map(({ productId, name, options, quantity }) => (
            <li key={productId}>
              <b className="font-semibold">{quantity}</b> {name}
              <OptionLine values={options} />
            </li>
          ))}
        </ul>
      </td>
      <td className={classNames(cell, "py-3.25 text-fine text-ink-muted", crossed)}>
        {order.status !== "DELIVERED" && order.cancelledAt === null ? (
          <DueLine order={order} />
        ) : (
          order.deliveryDay && dayText(order.deliveryDay, "short")
        )}
      </td>
      <td className={classNames(cell, "py-3.25 whitespace-nowrap")}>
        {order.cancelledAt === null && <Age order={order} />}
      </td>
      <td className={classNames(cell, "max-w-64")}>
        {order.cancelledAt !== null ? (
          <CancelledLine at={order.cancelledAt} returnReason={order.returnReason} />
        ) : readOnly ? (
          <StatusText status={order.status} />
        ) : (
          <StatusSelect
            order={order}
            problemId={problemId}
            onChange={(status) => onChange(order, status)}
          />
        )}
        <div className="mt-1 empty:hidden">
          {order.cancelledAt === null && <MovedLine order={order} />}
          {problem && <FieldError {...(problemId && { id: problemId })}>{problem}</FieldError>}
        </div>
      </td>
      <td className={classNames(cell, "text-right leading-8 whitespace-nowrap", crossed)}>
        {formatMoneyShort(order.totalPrice)}
        {order.stillOwed > 0 && (
          <small className="block text-fine text-ink-muted">
            {formatMoneyShort(order.stillOwed)} still owed
          </small>
        )}
        {order.refunded > 0 && (
          <small className="block text-fine text-ink-muted">
            {formatMoneyShort(order.refunded)} back
          </small>
        )}
      </td>
    </tr>
  );
});

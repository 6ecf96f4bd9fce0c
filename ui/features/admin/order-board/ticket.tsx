import { memo } from "react";
import { classNames } from "../../../components/class-names.ts";
import { FieldError } from "../../../components/field.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { useMay } from "../../shared/account/rights.ts";
import { statusOf } from "../../shared/order/status.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { Age } from "./age.tsx";
import { CallLine } from "./call-line.tsx";
import { CancelledLine } from "./cancelled-line.tsx";
import { OrderCheckbox } from "./order-checkbox.tsx";
import { DueLine } from "./due-line.tsx";
import { useDragged } from "../kit/dragging.ts";
import { MovedLine } from "./moved-line.tsx";
import { OrderLink } from "./order-link.tsx";
import { StaffPresence } from "./staff-presence.tsx";
import { StatusText } from "./status-text.tsx";
import { StatusSelect } from "./status-select.tsx";
import type { Present } from "./use-order-presence.ts";
import { useTicket, type TicketProps } from "./use-ticket.ts";
import "./ticket.css";

const noStaff: readonly Present[] = [];

/** One order on the board. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const {
    order,
    readOnly = false,
    address,
    selected,
    glow,
    problem,
    onChange,
    onOpen,
    chosen,
    onChoose,
    present = noStaff,
  } = props;
  const { attributes, crossed, problemId } = useTicket<HTMLElement>(props);
  const dragged = useDragged(attributes.ref, order.id, order.cancelledAt === null && !readOnly);
  const seesNames = useMay("PERSONAL_READ");
  const { step } = statusOf(order.status);
  const done = order.status === "DELIVERED" || order.cancelledAt !== null;
  return (
    <article
      {...attributes}
      aria-label={`Order ${order.number}`}
      className={classNames(
        `ticket status-${step} grid grid-cols-1 gap-2 wrap-anywhere rounded-[4px] border px-3 pt-2.75 pb-3 outline-offset-1`,
        done ? "border-line" : "border-line bg-raised shadow-1",
        "cursor-pointer hover:border-line-strong",
        dragged && "opacity-50",
        chosen && "border-accent bg-accent-soft!",
        selected && "outline-2 outline-focus",
        glow,
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="inline-flex items-center gap-2">
          {!readOnly && <OrderCheckbox order={order} chosen={chosen} onChoose={onChoose} />}
          <OrderLink order={order} to={address} className={crossed} onOpen={onOpen} />
          <StaffPresence present={present} />
        </span>
        {order.cancelledAt === null && <Age order={order} />}
      </div>
      <p className={classNames("text-fine text-ink-muted", crossed)}>
        {seesNames ? `${order.customerName}, ${order.city}` : order.province}
      </p>
      <DueLine order={order} />
      {order.status !== "DELIVERED" && <CallLine call={order.call} />}
      <ul className={classNames("grid gap-0.5", crossed)}>
        {order.items.map(({ productId, name, options, quantity }) => (
          <li key={productId} className="grid grid-cols-label-6.5">
            <b className="font-semibold">{quantity}</b>
            <span>
              {name}
              <OptionLine values={options} />
            </span>
          </li>
        ))}
      </ul>
      {order.cancelledAt === null && <MovedLine order={order} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
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
        <span className="text-ink-muted">
          {formatMoneyShort(order.totalPrice)}
          {order.stillOwed > 0 && `, ${formatMoneyShort(order.stillOwed)} still owed`}
          {order.refunded > 0 && `, ${formatMoneyShort(order.refunded)} back`}
        </span>
      </div>
      {problem && <FieldError {...(problemId && { id: problemId })}>{problem}</FieldError>}
    </article>
  );
});

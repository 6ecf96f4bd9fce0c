import { ChevronRight } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { FieldError } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { OrderProgress } from "../../../components/order-progress.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import type { OrderStatus } from "../../../generated/operations.ts";
import { progressOf } from "../../shared/order/order-texts.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import { Age } from "../order-board/age.tsx";
import { CallLine } from "../order-board/call-line.tsx";
import { waitsForCall } from "../order-board/call-state.ts";
import { CancelledLine } from "../order-board/cancelled-line.tsx";
import { presenceText, StaffPresence } from "../order-board/staff-presence.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { StatusText } from "../order-board/status-text.tsx";
import { StatusSelect } from "../order-board/status-select.tsx";
import type { Present } from "../order-board/use-order-presence.ts";
import { DeskSource } from "./desk-source.tsx";
import type { DeskOrder } from "./use-desk-order.ts";

/** The next status in the usual sequence; null after the last, and for a cancelled order. */
export function nextStatus({
  status,
  cancelledAt,
}: Pick<DeskOrder, "status" | "cancelledAt">): OrderStatus | null {
  return cancelledAt === null ? (allStatuses[allStatuses.indexOf(status) + 1] ?? null) : null;
}

export interface DeskHeadProps {
  order: DeskOrder;
  /** Other staff members at the order. */
  present: readonly Present[];
  problem: string | undefined;
  /** Whether it links to the page of calls. */
  linksToCall: boolean;
  onChange: (status: OrderStatus) => void;
}

/** The order's number, status, and the button for the next step. */
export function DeskHead({ order, present, problem, linksToCall, onChange }: DeskHeadProps) {
  const mayChange = useMay("ORDERS_CHANGE");
  const mayCall = useMay("CALLS");
  const next = nextStatus(order);
  const { step } = statusOf(order.status);
  const history = order.timeline.flatMap(({ at, status }) => (status ? [{ at, status }] : []));
  const problemId = problem ? `desk-problem-${order.id}` : undefined;
  return (
    <div className={`status-${step} grid gap-4 border-b border-line px-4 pt-4 pb-5 md:px-6`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="heading text-figure tracking-title">Order {order.number}</h1>
        <p className="font-display text-title leading-title">{formatMoney(order.totalPrice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {order.cancelledAt === null ? (
          <>
            {mayChange ? (
              <StatusSelect order={order} problemId={problemId} onChange={onChange} />
            ) : (
              <StatusText status={order.status} />
            )}
            {mayChange && next && (
              <Button
                variant="filled"
                size="dense"
                className="max-md:hidden"
                onClick={() => onChange(next)}
              >
                Move to {statusOf(next).label}
                <ChevronRight aria-hidden size={15} />
              </Button>
            )}
            <Age order={order} />
          </>
        ) : (
          <CancelledLine at={order.cancelledAt} returnReason={order.returnReason} />
        )}
        <div className="flex flex-wrap items-center gap-x-1.5 text-fine text-ink-muted">
          Placed{" "}
          <DeskSource order={order} value="PLACED">
            <DateTime at={order.createdAt} />
          </DeskSource>
          {order.cancelledAt === null
            ? "in this status since"
            : order.returnReason
              ? "returned"
              : "cancelled"}{" "}
          <DeskSource order={order} value="STATUS">
            <DateTime at={order.cancelledAt ?? order.statusChangedAt} />
          </DeskSource>
        </div>
        {order.status !== "DELIVERED" && (
          <div className="flex flex-wrap items-center gap-x-2">
            <CallLine call={order.call} />
            {linksToCall && mayCall && waitsForCall(order) && (
              <TextLink to={paths.adminCallOf(order.number)}>Call now</TextLink>
            )}
          </div>
        )}
        {present.length > 0 && (
          <p role="status" className="inline-flex items-center gap-1.5 text-fine text-brass-text">
            <StaffPresence present={present} />
            <span aria-hidden>{presenceText(present)}</span>
          </p>
        )}
      </div>
      {problem && <FieldError {...(problemId && { id: problemId })}>{problem}</FieldError>}
      <OrderProgress
        steps={progressOf({ history })}
        current={step}
        resting={order.cancelledAt !== null}
      />
    </div>
  );
}

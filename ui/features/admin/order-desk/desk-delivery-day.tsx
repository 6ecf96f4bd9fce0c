import { CalendarDays, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { dayAt } from "../../../components/date-field/day.ts";
import { isPastItsDay } from "../../../generated/values/order-filter.ts";
import { ChangeDayDialog } from "../../shared/delivery/change-day-dialog.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { promiseOf } from "../order-board/board-filter.ts";
import { useNow } from "../kit/use-now.ts";
import { DeskSource } from "./desk-source.tsx";
import type { DeskOrder } from "./use-desk-order.ts";

/** The delivery day of an order, which staff can change at any status. */
export function DeskDeliveryDay({ order }: { order: DeskOrder }) {
  const [changing, setChanging] = useState(false);
  const mayChange = useMay("ORDERS_CHANGE");
  const now = useNow();
  const { id, number, status, cancelledAt, details } = order;
  const { deliveryDay: day, shippingAddress } = details;
  const open = cancelledAt === null && status !== "DELIVERED";
  const isPast = open && isPastItsDay(promiseOf({ deliveryDay: day, status }), dayAt(now));
  return (
    <>
      <h2 className="mt-5 mb-3 text-fine leading-label font-semibold text-ink-muted">
        Delivery day
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="inline-flex items-center gap-2">
          <CalendarDays aria-hidden size={15} className="flex-none text-ink-muted" />
          <DeskSource order={order} value="DELIVERY_DAY">
            {day ? dayText(day) : "No day chosen"}
          </DeskSource>
        </div>
        {isPast && (
          <span className="inline-flex items-center gap-1.5 font-demi text-danger-text">
            <TriangleAlert aria-hidden size={15} />
            The day has passed
          </span>
        )}
      </div>
      {open && mayChange && (
        <Button className="mt-2" onClick={() => setChanging(true)}>
          Change day
        </Button>
      )}
      {changing && (
        <ChangeDayDialog
          order={{ id, number, deliveryDay: day, shippingAddress }}
          revision={order.revision}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

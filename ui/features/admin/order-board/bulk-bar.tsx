import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface BulkBarProps {
  /** The selected orders. */
  orders: readonly BoardOrder[];
  /** The number of these that the filter hides. */
  hiddenCount: number;
  onMove: (status: OrderStatus) => void;
  onPrint: () => void;
  /** The slips are being loaded. */
  printing: boolean;
  /** Missing for people who can't plan runs. */
  onPlanRun?: (() => void) | undefined;
  /** The day on which their run would go out. */
  runDate: string;
  /** The run is being planned. */
  planning: boolean;
  onNone: () => void;
}

/** Actions for several orders at once. */
export function BulkBar({
  orders,
  hiddenCount,
  onMove,
  onPrint,
  printing,
  onPlanRun,
  runDate,
  planning,
  onNone,
}: BulkBarProps) {
  const later = orders.filter(
    ({ deliveryDay }) => deliveryDay !== null && deliveryDay.date > runDate,
  ).length;
  const items = orders
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const money = formatMoneyShort(orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
  const count = countText(orders.length, "order");
  return (
    <div
      role="group"
      aria-label="Selected orders"
      className="flex min-h-12 min-w-0 flex-1 flex-wrap max-md:flex-none items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-1.5 max-md:sticky max-md:top-0 max-md:z-10 md:px-6"
    >
      <p role="status" className="font-display text-item leading-none font-medium">
        {orders.length} selected
      </p>
      <p className="mr-auto text-fine text-accent-text">
        {money}, {countText(items, "item")}
        {hiddenCount > 0 && `, ${hiddenCount} hidden by the filter`}
        {onPlanRun && later > 0 && (
          <span className="block font-demi text-warn-text">
            A run would go out on {dateText(runDate, "short")}.{" "}
            {later === 1 ? "1 order is" : `${later} orders are`} promised for a later day.
          </span>
        )}
      </p>
      <Select
        dense
        aria-label={`Move ${count} to`}
        className="w-auto!"
        value=""
        onChange={({ target }) => {
          const status = allStatuses.find((one) => one === target.value);
          if (status) onMove(status);
        }}
      >
        <option value="">Move to…</option>
        {allStatuses.map((status) => (
          <option key={status} value={status}>
            {statusOf(status).label}
          </option>
        ))}
      </Select>
      <Button
        size="dense"
        pending={printing}
        disabled={orders.length > runLimits.stops}
        onClick={onPrint}
      >
        {orders.length === 1 ? "Print the slip" : `Print ${orders.length} slips`}
      </Button>
      {onPlanRun && (
        <Button
          size="dense"
          pending={planning}
          disabled={orders.length > runLimits.stops}
          onClick={onPlanRun}
        >
          Plan a run
        </Button>
      )}
      <Button size="dense" onClick={onNone}>
        Clear selection
      </Button>
    </div>
  );
}

import { Select } from "../../../components/select.tsx";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { allStatuses, statusOf } from "../../shared/order/status.ts";
import type { BoardOrder } from "./board-lists.ts";

/** A native select with all four statuses. */
export function StatusSelect({
  order,
  problemId,
  onChange,
}: {
  order: BoardOrder;
  problemId?: string | undefined;
  onChange: (status: OrderStatus) => void;
}) {
  return (
    <span className="relative isolate block">
      <StatusGlyph
        step={statusOf(order.status).step}
        size={14}
        className="pointer-events-none absolute top-1/2 left-2 z-10 -translate-y-1/2"
      />
      <Select
        dense
        aria-label={`Status of ${order.number}`}
        aria-describedby={problemId}
        className="w-41! pl-7! font-demi"
        value={order.status}
        onChange={(event) => {
          const chosen = allStatuses.find((status) => status === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {allStatuses.map((status) => (
          <option key={status} value={status}>
            {statusOf(status).label}
          </option>
        ))}
      </Select>
    </span>
  );
}

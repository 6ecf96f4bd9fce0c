import { StatusGlyph } from "../../../components/status-glyph.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { statusOf } from "../../shared/order/status.ts";

/** The status of an order that cannot be moved. */
export function StatusText({ status }: { status: OrderStatus }) {
  const { step, label } = statusOf(status);
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 text-fine font-demi">
      <StatusGlyph step={step} size={14} />
      {label}
    </span>
  );
}

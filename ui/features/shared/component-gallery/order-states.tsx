import { ConnectionBadge } from "../../../components/connection-badge.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { Loom } from "../../../components/loom.tsx";
import { OrderProgress } from "../../../components/order-progress.tsx";
import { StatusGlyph, StatusPill } from "../../../components/status-glyph.tsx";
import { Part, Row } from "./part.tsx";

const orderedAt = "2026-11-19T03:42:00.000Z";
const leftAt = "2026-11-21T10:10:00.000Z";
const steps = [
  { step: "preparing", name: "Item Preparing", at: orderedAt },
  { step: "packing", name: "Item Packing", at: orderedAt },
  { step: "out", name: "Out for Delivery", at: leftAt },
  { step: "delivered", name: "Delivered", at: null },
] as const;

/** Order statuses and connection states. */
export function OrderStates() {
  return (
    <Part title="Order status, connection">
      <Row>
        <StatusPill step="preparing">Item Preparing</StatusPill>
        <StatusPill step="packing">Item Packing</StatusPill>
        <StatusPill step="out">Out for Delivery</StatusPill>
        <StatusPill step="delivered">Delivered</StatusPill>
        <StatusGlyph step="out" size={24} />
        <DateTime at={leftAt} />
      </Row>
      <Row>
        <ConnectionBadge freshness={{ kind: "live", lastUpdateAt: Date.parse(leftAt) }} />
        <ConnectionBadge freshness={{ kind: "catching-up", remaining: 12 }} />
        <ConnectionBadge freshness={{ kind: "offline", since: Date.parse(leftAt) }} />
      </Row>
      <OrderProgress steps={steps} current="out" sentence="On the road since 3:40 pm." />
      <OrderProgress
        steps={steps.map((step) => ({ ...step, at: orderedAt }))}
        current="delivered"
        sentence="Delivered. Thank you."
      />
      <Loom />
    </Part>
  );
}

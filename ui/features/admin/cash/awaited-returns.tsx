import { PackageOpen } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { ListedOrder } from "../kit/listed-order.tsx";
import { failureText } from "../kit/run-text.ts";
import { formatDate } from "../../../components/date-time.tsx";
import { useReceiveReturn, type AwaitedReturn } from "./use-cash.ts";

/** Cancelled and returned orders whose goods are not in the shop yet. */
export function AwaitedReturns({
  returns,
  onReceived,
}: {
  returns: readonly AwaitedReturn[];
  onReceived: (position: string) => void;
}) {
  const { pendingId, receive } = useReceiveReturn();

  async function take(orderId: string) {
    const position = await receive(orderId);
    if (position !== null) onReceived(position);
  }

  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="awaited-returns" className="px-4 pt-6 md:px-6">
      <h2 id="awaited-returns" className="heading text-lg">
        Goods not received yet
      </h2>
      <p className="text-fine text-ink-muted">
        These orders have ended after their goods had left the shop. Stock rises when you receive
        them.
      </p>
      <ul className="mt-2 border-t border-line">
        {returns.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <ListedOrder
                order={order}
                note={[
                  order.returnReason ? failureText(order.returnReason) : "cancelled",
                  order.cancelledAt && formatDate(order.cancelledAt),
                ]
                  .filter(Boolean)
                  .join(", ")}
              />
            </div>
            <Button
              size="dense"
              pending={pendingId === order.id}
              onClick={() => void take(order.id)}
            >
              <PackageOpen aria-hidden size={15} />
              Receive goods<span className="sr-only"> of {order.number}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

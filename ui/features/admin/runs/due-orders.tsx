import { Lock } from "lucide-react";
import { Checkbox } from "../../../components/checkbox.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { statusOf } from "../../shared/order/status.ts";
import { HalfDisc } from "../kit/half-disc.tsx";
import { ListedOrder } from "../kit/listed-order.tsx";
import { runText } from "../kit/run-text.ts";
import type { DueOrder } from "./use-runs.ts";

/** Whether an order can be put on a run. */
export function canBePlanned({ run, cancelledAt, status }: DueOrder): boolean {
  return run === null && cancelledAt === null && status !== "DELIVERED";
}

/** The orders of one slot, to choose for a run. */
export function DueOrders({
  half,
  orders,
  chosen,
  onChoose,
}: {
  half: "morning" | "afternoon";
  orders: readonly DueOrder[];
  chosen: ReadonlySet<string>;
  onChoose: (orderId: string, isChosen: boolean) => void;
}) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={half === "morning" ? "Morning" : "Afternoon"}>
      <h3 className="flex items-center gap-2 border-b border-line px-4 py-2 text-sm font-demi md:px-6">
        <HalfDisc half={half} />
        {half === "morning" ? "Morning" : "Afternoon"}
        <span className="font-normal text-ink-muted">{orders.length}</span>
      </h3>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-b-0">
            <DueOrderRow
              order={order}
              isChosen={chosen.has(order.id)}
              onChoose={(isChosen) => onChoose(order.id, isChosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DueOrderRow({
  order,
  isChosen,
  onChoose,
}: {
  order: DueOrder;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { number, customerName, city, totalPrice, status, run } = order;
  const isFree = canBePlanned(order);
  const why = run
    ? `On ${runText(run.id)}${run.driver?.name ? ` of ${run.driver.name}` : ""} already`
    : status === "DELIVERED"
      ? "Delivered"
      : "Cancelled";
  return (
    <div
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start gap-x-1 px-2 py-2 text-sm md:px-4 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      {isFree ? (
        <span className="justify-self-center">
          <Checkbox
            label={
              <span className="sr-only">
                Choose {number}, {customerName}
              </span>
            }
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </span>
      ) : (
        <span className="grid size-control place-items-center text-ink-muted">
          <Lock aria-hidden size={16} />
        </span>
      )}
      <div className="min-w-0 py-1.5">
        <ListedOrder
          order={order}
          who={
            <>
              <b className="font-demi">{customerName || "Erased"}</b>, {city}
            </>
          }
          note={isFree ? statusOf(status).label : why}
          {...(!isFree && { noteTone: "text-warn-text" })}
        />
      </div>
      <span className="py-1.5 text-right tabular-nums">{formatMoneyShort(totalPrice)}</span>
    </div>
  );
}

import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatRecent } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { StaffPresence } from "../order-board/staff-presence.tsx";
import type { PresenceByOrder, Present } from "../order-board/use-order-presence.ts";
import { RiskRing } from "./risk-ring.tsx";
import type { CallQueue, QueuedOrder } from "./use-call-queue.ts";

export interface CallListProps {
  queue: CallQueue;
  focusedId: string | null;
  presence: PresenceByOrder;
  onFocus: (order: QueuedOrder) => void;
  more: (() => Promise<void>) | null;
}

/** Other staff members who came to an order first, and therefore call. */
export function callersOf(presence: PresenceByOrder, orderId: string): readonly Present[] {
  return (presence.get(orderId) ?? []).filter(({ earlier }) => earlier);
}

/** The orders to call now, and those that are called again later. */
export function CallList({ queue, focusedId, presence, onFocus, more }: CallListProps) {
  const now = queue.items.filter(({ call }) => call.state !== "LATER");
  const later = queue.items.filter(({ call }) => call.state === "LATER");
  const part = { focusedId, presence, onFocus };
  return (
    <section aria-labelledby="calls-queue" className="min-w-0">
      <Heading id="calls-queue" title="To call now" hint="highest risk first" />
      {now.length > 0 ? (
        <Orders orders={now} {...part} />
      ) : (
        <p className="px-4 pb-3 text-fine text-ink-muted">No order right now.</p>
      )}
      {later.length > 0 && (
        <>
          <Heading id="calls-later" title="Later" hint="no answer, called again" />
          <Orders orders={later} {...part} />
        </>
      )}
      {more && (
        <Button size="dense" variant="quiet" className="m-2" onClick={() => void more()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function Heading({ id, title, hint }: { id: string; title: string; hint: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-2">
      <h2 id={id} className="text-fine font-semibold">
        {title}
      </h2>
      <span className="text-xs text-ink-muted">{hint}</span>
    </div>
  );
}

function Orders({
  orders,
  focusedId,
  presence,
  onFocus,
}: { orders: readonly QueuedOrder[] } & Pick<CallListProps, "focusedId" | "presence" | "onFocus">) {
  return (
    <ol>
      {orders.map((order) => (
        <Row
          key={order.id}
          order={order}
          focused={order.id === focusedId}
          callers={order.id === focusedId ? [] : callersOf(presence, order.id)}
          onFocus={onFocus}
        />
      ))}
    </ol>
  );
}

function Row({
  order,
  focused,
  callers,
  onFocus,
}: {
  order: QueuedOrder;
  focused: boolean;
  callers: readonly Present[];
  onFocus: (order: QueuedOrder) => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  // On phones the list is below the order, which must stay in view.
  const phone = useIsPhone();
  useEffect(() => {
    if (focused && !phone) row.current?.scrollIntoView({ block: "nearest" });
  }, [focused, phone]);
  const held = callers.length > 0;
  const { number, customerName, city, totalPrice, call } = order;
  return (
    <li ref={row} className="border-t border-line">
      <button
        type="button"
        aria-current={focused || undefined}
        disabled={held}
        className={classNames(
          "grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 text-left -outline-offset-2",
          focused && "bg-accent-soft shadow-marked",
          !held && !focused && "hover:bg-sunken",
        )}
        onClick={() => onFocus(order)}
      >
        <span className={held ? "opacity-60" : undefined}>
          <RiskRing score={call.score} />
        </span>
        <span className="min-w-0">
          <b
            className={classNames(
              "block leading-compact font-semibold wrap-anywhere",
              held && "font-normal text-ink-muted",
            )}
          >
            {customerName}, {city}
          </b>
          <span className="block text-fine text-ink-muted">
            {held ? (
              <span className="inline-flex items-center gap-1.5 text-brass-text">
                <StaffPresence present={callers} />
                {callers[0]?.name} has it open
              </span>
            ) : (
              <Why order={order} />
            )}
          </span>
          <span className="sr-only">Order {number}</span>
        </span>
        <span className={classNames("self-start whitespace-nowrap", held && "text-ink-muted")}>
          {formatMoneyShort(totalPrice)}
        </span>
      </button>
    </li>
  );
}

const tries = ["", "one try", "two tries", "three tries"];

function Why({ order: { call } }: { order: QueuedOrder }) {
  const { state, noAnswers, againAt, reasons } = call;
  if (state === "LATER" && againAt) {
    return (
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden size={13} className="flex-none" />
        {formatRecent(againAt)}, after {tries[noAnswers] ?? `${noAnswers} tries`}
      </span>
    );
  }
  if (state === "DECIDE") return <span className="text-danger-text">No answer: please decide</span>;
  const texts = reasons.filter(({ points }) => points > 0).map(({ text }) => text);
  const shown = texts.slice(0, 2).join(", ");
  return (
    <>
      {state === "WANTS_CHANGE" ? "Wants a change" : shown}
      {state === "TO_CALL" && texts.length > 2 && ` and ${texts.length - 2} more`}
    </>
  );
}

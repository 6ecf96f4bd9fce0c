import { Clock } from "lucide-react";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import { classNames } from "../../../components/class-names.ts";
import { formatRecent } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { ShowMore } from "../../../components/show-more.tsx";
import { DeskGroup, DeskRow } from "../kit/desk.tsx";
import { StaffPresence } from "../order-board/staff-presence.tsx";
import type { PresenceByOrder, Present } from "../order-board/use-order-presence.ts";
import { RiskRing } from "./risk-ring.tsx";
import type { CallQueue, QueuedOrder } from "./use-call-queue.ts";

export interface CallListProps {
  queue: CallQueue;
  focusedId: string | null;
  presence: PresenceByOrder;
  onFocus: (order: QueuedOrder) => void;
  more: MorePages | null;
}

/** Other staff members who came to an order first, and therefore call. */
export function callersOf(presence: PresenceByOrder, orderId: string): readonly Present[] {
  return (presence.get(orderId) ?? []).filter(({ earlier }) => earlier);
}

/** The orders to call now, and those that are called again later. */
export function CallList({ queue, focusedId, presence, onFocus, more }: CallListProps) {
  const now = queue.items.filter(({ call }) => call.state !== "LATER");
  const later = queue.items.filter(({ call }) => call.state === "LATER");
  const rowsOf = (orders: readonly QueuedOrder[]) =>
    orders.map((order) => (
      <Row
        key={order.id}
        order={order}
        focused={order.id === focusedId}
        callers={order.id === focusedId ? [] : callersOf(presence, order.id)}
        onFocus={() => onFocus(order)}
      />
    ));
  return (
    <section aria-labelledby="calls-queue" className="min-w-0">
      <DeskGroup
        id="calls-queue"
        title="To call now"
        hint="highest risk first"
        none={now.length === 0 && "No order right now."}
      >
        {rowsOf(now)}
      </DeskGroup>
      {later.length > 0 && (
        <DeskGroup id="calls-later" title="Later" hint="no answer, called again">
          {rowsOf(later)}
        </DeskGroup>
      )}
      <ShowMore more={more} quiet className="p-2" />
    </section>
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
  onFocus: () => void;
}) {
  const held = callers.length > 0;
  const { number, customerName, city, totalPrice, call } = order;
  return (
    <DeskRow
      focused={focused}
      disabled={held}
      className="grid-cols-[auto_minmax(0,1fr)_auto]"
      onFocus={onFocus}
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
    </DeskRow>
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

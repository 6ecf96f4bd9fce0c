import { formatTime } from "../../../components/date-time.tsx";
import type { CallOutcome } from "../../../generated/operations.ts";
import { itemReturnReasonText } from "../../../generated/staff-texts.ts";
import { formatMoney } from "../../../components/money.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { statusOf } from "../../shared/order/status.ts";
import { cancelReasons } from "../../shared/order/cancel-reasons.ts";
import { failureText, runText } from "../kit/run-text.ts";
import type { DeskOrder, TimelineEntry } from "./use-desk-order.ts";

export interface TimelineText {
  who: string;
  /** The action, to follow the actor. */
  action: string;
}

const outcomeText = {
  CONFIRMED: "confirmed",
  NO_ANSWER: "no answer",
  WANTS_CHANGE: "the customer wants a change",
  REFUSED: "refused",
} as const satisfies Record<CallOutcome, string>;

const minuteMs = 60_000;

/** Formats a duration as 46 min, 3 h or 2 d. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

function labelOf(status: TimelineEntry["status"]): string {
  return status ? statusOf(status).label : "";
}

/** When an order had reached its status before a history entry. */
function statusReachedAt({ timeline }: Pick<DeskOrder, "timeline">, number: number): string | null {
  const before = timeline.filter((one) => one.number < number && one.status !== null);
  return before.at(-1)?.at ?? null;
}

/** A history entry in words: actor and action. */
export function timelineText(
  order: Pick<DeskOrder, "timeline" | "customerName">,
  entry: TimelineEntry,
  contents: string,
): TimelineText {
  const { kind, number, at, by, byStaff, mine, status, previousStatus, movedBack, reason } = entry;
  const { day, previousDay, runId, returnReason } = entry;
  const { staffReason, outcome, callAgainAt } = entry;
  const buyer = order.customerName || "The customer";
  const staff = mine ? "You" : (by ?? "A staff member");
  switch (kind) {
    case "PLACED":
      return byStaff
        ? { who: staff, action: `placed the order by phone for ${buyer}: ${contents}` }
        : { who: buyer, action: `placed the order: ${contents}` };
    case "MOVED": {
      if (!movedBack) return { who: staff, action: `moved it to ${labelOf(status)}` };
      const since = statusReachedAt(order, number);
      const after = since
        ? ` after ${formatSpan(Date.parse(at) - Date.parse(since))} in ${labelOf(previousStatus)}`
        : "";
      return { who: staff, action: `moved it back to ${labelOf(status)}${after}` };
    }
    case "ADDRESS_CHANGED":
      return { who: byStaff ? staff : buyer, action: "changed the delivery address" };
    case "DAY_CHANGED": {
      const who = byStaff ? staff : buyer;
      const after = day ? dayText(day, "short") : "a day to be agreed";
      const before = previousDay ? ` from ${dayText(previousDay, "short")}` : "";
      return { who, action: `moved the delivery${before} to ${after}` };
    }
    case "ITEMS_CHANGED": {
      const { total, previousTotal } = entry;
      const sums = `${formatMoney(previousTotal ?? 0)} became ${formatMoney(total ?? 0)}`;
      return { who: staff, action: `changed the items: ${sums}` };
    }
    case "ITEMS_RETURNED": {
      const { refund, itemReturnReason, restocked } = entry;
      const why = itemReturnReason ? itemReturnReasonText[itemReturnReason].toLowerCase() : "";
      const where = restocked ? "back to stock" : "written off";
      if (entry.items.length === 0) {
        return { who: staff, action: `refunded ${formatMoney(refund ?? 0)}, ${why}` };
      }
      return {
        who: staff,
        action: `took items back, ${why}, ${where}, ${formatMoney(refund ?? 0)} refunded`,
      };
    }
    case "CANCELLED": {
      if (staffReason) return { who: staff, action: `cancelled it: ${staffReason}` };
      const why = cancelReasons.find(([word]) => word === reason)?.[1];
      return { who: buyer, action: why ? `cancelled it: ${why}` : "cancelled it" };
    }
    case "PUT_ON_RUN":
      return { who: staff, action: `put it on ${runText(runId)}` };
    case "LEFT_RUN":
      return { who: by ? staff : "The shop", action: `took it off ${runText(runId)}` };
    case "RETURNED":
      return { who: staff, action: `returned it: ${failureText(returnReason)}` };
    case "GOODS_RECEIVED":
      return { who: staff, action: "received the goods" };
    case "COMMENTED":
      return { who: staff, action: "wrote" };
    case "CALLED":
      return {
        who: staff,
        action: `called: ${outcome ? outcomeText[outcome] : ""}${callAgainAt ? `, again at ${formatTime(callAgainAt)}` : ""}`,
      };
    case "CALL_UNDONE":
      return { who: staff, action: `undid the call: ${outcome ? outcomeText[outcome] : ""}` };
    case "CALL_REQUESTED":
      return { who: staff, action: "decided to call once more" };
  }
}

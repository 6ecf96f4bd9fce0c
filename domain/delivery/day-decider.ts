import { dayHalves, deliveryLimits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";
import { textHash } from "../text-hash.ts";
import { isSlotOver, type DayHalf } from "../values/delivery-day.ts";
import { hasControls, normalLine } from "../values/line.ts";
import type { DeliveryDayEvent, DeliveryZone } from "./events.ts";

/**
 * One zone's day: the orders of each half, and whether it is closed. States are cached in memory,
 * so they hold no personal data.
 */
export interface DayState {
  readonly morning: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  /** Hash of the reason why it is closed; null if orders can be delivered. */
  readonly closed: number | null;
}

export type DayCommand =
  | {
      readonly type: "ReserveSlot";
      readonly orderId: string;
      readonly half: DayHalf;
      /**
       * Orders that the slot holds, by the zone's settings. Null if staff agreed the day with
       * the customer, so that it holds this one, too.
       */
      readonly capacity: number | null;
    }
  | { readonly type: "ReleaseSlot"; readonly orderId: string; readonly half: DayHalf }
  | { readonly type: "CloseDay"; readonly reason: string }
  | { readonly type: "OpenDay" };

/** The slot is full, or the day is closed. */
export interface SlotTaken {
  readonly code: "SLOT_TAKEN";
  readonly message: string;
}

/**
 * The rules of one zone's day: never more orders in a half than its capacity, and none that is new
 * on a closed day. A lower capacity and a closure leave reserved places as they are.
 */
export const deliveryDayDecider: Decider<
  DayState,
  DayCommand,
  DeliveryDayEvent,
  SlotTaken | InvalidInput
> = {
  category: "deliveryday",
  initialState: { morning: new Set(), afternoon: new Set(), closed: null },

  evolve(state, event) {
    switch (event.type) {
      case "SlotReserved": {
        const { orderId, half } = event.data;
        return { ...state, [half]: new Set(state[half]).add(orderId) };
      }
      case "SlotReleased": {
        const { orderId, half } = event.data;
        const orders = new Set(state[half]);
        orders.delete(orderId);
        return { ...state, [half]: orders };
      }
      case "DayClosed":
        return { ...state, closed: textHash(event.data.reason) };
      case "DayOpened":
        return { ...state, closed: null };
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "ReserveSlot": {
        const { orderId, half, capacity } = command;
        if (state[half].has(orderId)) return accept();
        return capacity === null || isFree(state, half, capacity)
          ? accept({ type: "SlotReserved", data: { orderId, half } })
          : refuse({ code: "SLOT_TAKEN", message: "This half day is full" });
      }
      case "ReleaseSlot": {
        const { orderId, half } = command;
        return state[half].has(orderId)
          ? accept({ type: "SlotReleased", data: { orderId, half } })
          : accept();
      }
      case "CloseDay": {
        const reason = normalLine(command.reason);
        const problem = reasonProblem(reason);
        if (problem !== null) return refuse(invalidInput({ field: "reason", message: problem }));
        return textHash(reason) === state.closed
          ? accept()
          : accept({ type: "DayClosed", data: { reason } });
      }
      case "OpenDay":
        return state.closed === null ? accept() : accept({ type: "DayOpened", data: {} });
      default:
        return unreachable(command);
    }
  },
};

/** Whether a slot has room for one more order. */
export const isFree = (state: DayState, half: DayHalf, capacity: number): boolean =>
  state.closed === null && state[half].size < capacity;

/** The first half of a day with room for one more order; undefined if both are full or over. */
export const freeHalf = (
  state: DayState,
  { capacity }: Pick<DeliveryZone, "capacity">,
  date: string,
  now: string,
): DayHalf | undefined =>
  dayHalves.find((half) => !isSlotOver({ date, half }, now) && isFree(state, half, capacity[half]));

const reasonProblem = (reason: string): string | null => {
  if (reason === "") return "Please enter a reason";
  if (reason.length > deliveryLimits.closedReason) {
    return `At most ${deliveryLimits.closedReason} characters`;
  }
  return hasControls(reason) ? "Please write this on one line" : null;
};

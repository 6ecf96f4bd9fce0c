import { deliveryLimits, limits } from "../../constants.ts";
import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import {
  messages,
  tooLateForAddress,
  tooLateForDay,
  tooLateForStaffAddress,
} from "../../messages.ts";
import { orderClosed } from "../../refusal.ts";
import { isSameSlot, type Slot } from "../../values/delivery-day.ts";
import { runOfId } from "../../values/run-id.ts";
import { afterUnconfirmedChange } from "../calls/calls.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { DeliveryDayRequest, OrderEvent, OrderEventOf } from "../events.ts";
import {
  changedMeanwhile,
  endedAlready,
  inVan,
  isBuyer,
  leavingPlan,
  placedOrder,
  unknownOrder,
} from "../guards.ts";
import {
  hasEnded,
  isInVan,
  isOpen,
  revised,
  wasPlaced,
  type OpenOrder,
  type OrderDelivery,
  type OrderRefusal,
  type OrderState,
} from "../state.ts";

type AddressCommand = OrderCommandOf<"ChangeDeliveryAddress" | "ChangeDeliveryAddressByStaff">;
type RequestDay = OrderCommandOf<"RequestDeliveryDay">;
type DayCommand =
  | AddressCommand
  | RequestDay
  | OrderCommandOf<"RequestNextDay" | "ConfirmDeliveryDay" | "RefuseDeliveryDay">;
type DayEvent = OrderEventOf<
  "DeliveryAddressChanged" | "DeliveryDayRequested" | "DeliveryDayChanged" | "DeliveryDayRefused"
>;

type Answer = Decision<OrderEvent, OrderRefusal>;

/** During Item Preparing the buyer may change the address and the day (docs/rules.md, "Orders"). */
export const decideDay = (command: DayCommand, state: OrderState): Answer => {
  switch (command.type) {
    case "ChangeDeliveryAddress":
      if (!wasPlaced(state) || !isBuyer(state, command.userId)) return refuse(unknownOrder);
      return state.phase === "placed" ? decideAddress(command, state) : refuse(endedAlready(state));
    case "ChangeDeliveryAddressByStaff": {
      const order = placedOrder(state, command.expectedRevision);
      return "code" in order ? refuse(order) : decideAddress(command, order);
    }
    case "RequestDeliveryDay":
      return decideRequest(command, state);
    case "RequestNextDay": {
      if (!isOpen(state)) return refuse(unknownOrder);
      const { content, delivery } = state;
      const { insteadOf, day } = command;
      return isSameSlot(delivery.requested?.day ?? null, insteadOf)
        ? accept(requestOf(content.userId, { day, chosen: false }))
        : accept();
    }
    case "ConfirmDeliveryDay":
    case "RefuseDeliveryDay": {
      if (state.phase !== "placed") return accept();
      const { content, delivery, run } = state;
      const { requested, day: previousDay } = delivery;
      const { day } = command;
      if (requested === null || !isSameSlot(requested.day, day)) return accept();
      const { userId } = content;
      if (command.type === "ConfirmDeliveryDay") {
        return accept<OrderEvent>(
          { type: "DeliveryDayChanged", data: { userId, day, previousDay } },
          ...(isDayOfRun(run, day, previousDay) ? [] : leavingPlan(state)),
        );
      }
      return requested.orNone === true && previousDay !== null
        ? accept({ type: "DeliveryDayChanged", data: { userId, day: null, previousDay } })
        : accept({ type: "DeliveryDayRefused", data: { userId, day: command.day } });
    }
    default:
      return unreachable(command);
  }
};

/** The request for a delivery day. */
export const requestOf = (userId: string, request: DeliveryDayRequest) => ({
  type: "DeliveryDayRequested" as const,
  data: { userId, ...request },
});

/** An address in another delivery zone requests a day there in the same append. */
const decideAddress = (
  { type, shippingAddress, moveTo }: AddressCommand,
  order: OpenOrder,
): Answer => {
  const { addressChanges, delivery, content } = order;
  const { userId } = content;
  const status = isInVan(order) ? "Out for Delivery" : order.status;
  if (status !== "Item Preparing") {
    const isBuyers = type === "ChangeDeliveryAddress";
    return refuse(
      orderClosed(isBuyers ? tooLateForAddress(status) : tooLateForStaffAddress(status)),
    );
  }
  if (addressChanges >= limits.addressChanges) {
    return refuse(orderClosed(messages.order.addressTooOften));
  }
  return accept<OrderEvent>(
    { type: "DeliveryAddressChanged", data: { userId, shippingAddress } },
    ...(moveTo === undefined || isSameSlot(moveTo, delivery.day)
      ? []
      : [requestOf(userId, { day: moveTo, chosen: false })]),
    // Without a day, nothing says whether the new address is in the zone of the run.
    ...(moveTo === undefined && delivery.day !== null ? [] : leavingPlan(order)),
  );
};

const decideRequest = (
  { day, by, agreed, userId, expectedRevision }: RequestDay,
  state: OrderState,
): Answer => {
  const isBuyers = by === "buyer";
  if (hasEnded(state) && !isBuyers) return refuse(endedAlready(state));
  if (state.phase !== "placed") return refuse(unknownOrder);
  if (isBuyers && !isBuyer(state, userId)) return refuse(unknownOrder);
  const { delivery, status, revision, content } = state;
  if (isInVan(state)) {
    return refuse(isBuyers ? orderClosed(tooLateForDay("Out for Delivery")) : inVan);
  }
  if (isBuyers && status !== "Item Preparing") return refuse(orderClosed(tooLateForDay(status)));
  if (expectedRevision !== null && expectedRevision !== revision) {
    return refuse(changedMeanwhile(`at ${status}`));
  }
  if (delivery.requested !== null) return refuse(orderClosed(messages.delivery.changing));
  if (isSameSlot(delivery.day, day)) return accept();
  if (isBuyers && delivery.requests >= deliveryLimits.changes) {
    return refuse(orderClosed(messages.delivery.changedTooOften));
  }
  return accept(
    requestOf(content.userId, { day, chosen: true, ...(agreed ? { agreed: true } : {}) }),
  );
};

/** Whether an order with another day still belongs on its planned run. */
const isDayOfRun = (run: string | null, day: Slot | null, previousDay: Slot | null): boolean =>
  run !== null &&
  day !== null &&
  day.date === runOfId(run).date &&
  (previousDay === null || previousDay.zoneId === day.zoneId);

export const foldDay = (state: OrderState, event: DayEvent): OrderState => {
  if (!isOpen(state)) return state;
  const { delivery } = state;
  if (event.type === "DeliveryDayRequested") {
    const { userId: _, ...requested } = event.data;
    const earlier = withDay(delivery.earlier, delivery.requested?.day ?? null);
    const requests = delivery.requests + 1;
    return revised(state, { delivery: { ...delivery, requested, earlier, requests } });
  }
  if (state.phase !== "placed") return state;
  switch (event.type) {
    case "DeliveryAddressChanged":
      return revised(state, {
        calls: afterUnconfirmedChange(state.calls),
        addressChanges: state.addressChanges + 1,
      });
    case "DeliveryDayChanged":
      return revised(state, { delivery: withAgreedDay(delivery, event.data.day) });
    case "DeliveryDayRefused":
      return revised(state, { delivery: withAgreedDay(delivery, delivery.day) });
    default:
      return unreachable(event);
  }
};

/** More days are never open, because each is released before the next is requested. */
const keptDays = 8;

const withDay = (days: readonly Slot[], day: Slot | null): readonly Slot[] =>
  day === null ? days : [...days.filter((each) => !isSameSlot(each, day)), day].slice(-keptDays);

/** The delivery after its request has ended: every other day has to be released. */
export const withAgreedDay = (
  { day: held, requested, earlier, requests }: OrderDelivery,
  day: Slot | null,
): OrderDelivery => {
  const others = withDay(withDay(earlier, requested?.day ?? null), held);
  return {
    day,
    requested: null,
    earlier: others.filter((each) => !isSameSlot(each, day)),
    requests,
  };
};

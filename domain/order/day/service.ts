import { deliveryPlan, earliestDay, isPossible } from "../../delivery/days.ts";
import { zoneOf } from "../../delivery/zones.ts";
import { messages } from "../../messages.ts";
import type { CommandContext } from "../../ports.ts";
import { deliveryDayTaken, invalidInput, notFound, type DeliveryDayTaken } from "../../refusal.ts";
import { isSameSlot, type Slot } from "../../values/delivery-day.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { ShippingAddress } from "../events.ts";
import { withoutRevision, type OrderHandling, type OrderResult } from "../handling.ts";
import {
  addressProblem,
  agreedDayProblems,
  completeAddress,
  dayProblems,
  type PlaceOrderInput,
} from "../order-input.ts";
import { wasPlaced, type OrderRefusal, type OrderState } from "../state.ts";

/** Whether an order requested a day and has kept another one. */
const isRefusedDay = (state: OrderState, day: Slot | null): boolean =>
  state.phase === "placed" &&
  state.delivery.requested === null &&
  !isSameSlot(state.delivery.day, day);

const refused = <Refusal>(refusal: Refusal) => ({ accepted: false, refusal }) as const;

export const createDayService = ({
  commands,
  decider,
  checkout,
  state,
  handle,
  change,
  offItsPlan,
}: OrderHandling) => {
  /**
   * The day of an order that goes to another zone: the same slot if it is possible there,
   * otherwise the earliest. Undefined if the order stays in its zone, or has no day to keep.
   */
  const dayAfterMove = async (
    orderId: string,
    address: ShippingAddress,
    now: string,
  ): Promise<Slot | null | undefined> => {
    const order = await state(orderId);
    if (order.phase !== "placed" || order.delivery.day === null) return undefined;
    const { date, half, zoneId } = order.delivery.day;
    const zone = zoneOf((await deliveryPlan(commands)).zones, address);
    if (zone?.id === zoneId) return undefined;
    if (zone === null) return null;
    return (await isPossible(commands, zone, { date, half }, now))
      ? { zoneId: zone.id, date, half }
      : earliestDay(commands, zone, now);
  };

  const moveTo = async (
    orderId: string,
    address: PlaceOrderInput["shippingAddress"],
    by:
      | Pick<OrderCommandOf<"ChangeDeliveryAddress">, "type" | "userId">
      | Pick<OrderCommandOf<"ChangeDeliveryAddressByStaff">, "type" | "expectedRevision">,
    context: CommandContext,
    intent: object,
  ): Promise<OrderResult> => {
    const problem = addressProblem(address);
    if (problem) return refused(problem);
    const shippingAddress = completeAddress(address);
    const day = await dayAfterMove(orderId, shippingAddress, context.now);
    const command = { ...by, shippingAddress, moveTo: day };
    if (day !== undefined) {
      return change(orderId, command, context, intent, "day-requested");
    }
    return offItsPlan(orderId, await handle(orderId, command, context, intent), context);
  };

  return {
    /** Changes the address of the buyer's order during Item Preparing. */
    async changeAddress(
      orderId: string,
      address: PlaceOrderInput["shippingAddress"],
      context: CommandContext,
    ) {
      const by = { type: "ChangeDeliveryAddress", userId: context.actor.id } as const;
      const intent = { changeDeliveryAddress: { orderId, address } };
      return withoutRevision(await moveTo(orderId, address, by, context, intent));
    },

    /** Changes the address of any order for staff during Item Preparing. */
    changeAddressByStaff(
      orderId: string,
      address: PlaceOrderInput["shippingAddress"],
      expectedRevision: number,
      context: CommandContext,
    ) {
      const by = { type: "ChangeDeliveryAddressByStaff", expectedRevision } as const;
      const intent = { changeDeliveryAddressByStaff: { orderId, address, expectedRevision } };
      return moveTo(orderId, address, by, context, intent);
    },

    /**
     * Moves a placed order to another slot: its buyer during Item Preparing, staff always.
     * `region` is where the order goes now.
     */
    async changeDay(
      orderId: string,
      { date, half }: NonNullable<PlaceOrderInput["deliveryDay"]>,
      by: {
        readonly person: "buyer" | "staff";
        readonly region: { readonly district: string; readonly province: string };
        readonly expectedRevision: number | null;
      },
      context: CommandContext,
    ): Promise<OrderResult<OrderRefusal | DeliveryDayTaken>> {
      const { person, region, expectedRevision } = by;
      const { actor, now } = context;
      const agreed = person === "staff";
      const problems = dayProblems({ date, half });
      if (problems.length > 0) return refused(invalidInput(...problems));
      const zone = zoneOf((await deliveryPlan(commands)).zones, region);
      let order = await state(orderId);
      // An earlier change was interrupted.
      if (order.phase === "placed" && order.delivery.requested !== null) {
        await checkout.advance(orderId, context, order);
        order = await state(orderId);
      }
      if (!wasPlaced(order)) return refused(notFound(messages.order.notFound));
      const day: Slot | null = zone && { zoneId: zone.id, date, half };
      const command = {
        type: "RequestDeliveryDay",
        ...{ by: person, userId: actor.id, day, agreed, expectedRevision },
      } as const;
      const decided = decider.decide(command, order);
      if (decided.accepted && decided.events.length > 0) {
        const late = agreed ? agreedDayProblems({ date, half }, now) : [];
        if (late.length > 0) return refused(invalidInput(...late));
        const isOffered =
          zone !== null && (agreed || (await isPossible(commands, zone, { date, half }, now)));
        if (!isOffered) return refused(deliveryDayTaken({ date, half }));
      }
      const intent = { changeDeliveryDay: { orderId, date, half, expectedRevision } };
      const moved = await change(orderId, command, context, intent, "day-requested");
      return moved.accepted && isRefusedDay(moved.state, day)
        ? refused(deliveryDayTaken({ date, half }))
        : moved;
    },
  };
};

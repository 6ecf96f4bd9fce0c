import { messages } from "#domain/messages.ts";
import type { ChangedMeanwhile, OrderRefusal, OrderState } from "#domain/order/state.ts";
import type { CommandResult } from "#domain/ports.ts";
import { notFound, type StockShortage } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import { refusalMember } from "#graphql/refusals.ts";

const isChanged = (refusal: { readonly code: string }): refusal is ChangedMeanwhile =>
  refusal.code === "CHANGED_MEANWHILE";

/**
 * The answer to a staff member's command about an order. A refusal as changed meanwhile contains
 * the order as the log holds it, since the read model may not hold the faster change yet.
 */
export const staffAnswer = async <
  Name extends "CallRecorded" | "StaffOrderChanged",
  Refused extends OrderRefusal | StockShortage,
>(
  typeName: Name,
  orderId: string,
  handled: CommandResult<OrderState, Refused>,
  message: string,
  { answers, freshness }: Context,
) => {
  const position = handled.accepted ? handled.position : null;
  const order =
    !handled.accepted && isChanged(handled.refusal)
      ? await answers.boardOrderNow(orderId)
      : await answers.boardOrder(orderId, position);
  if (!order) return refusalMember(notFound(messages.order.notFound));
  if (!handled.accepted) {
    const { refusal } = handled;
    return isChanged(refusal)
      ? { ...refusalMember<ChangedMeanwhile>(refusal), order }
      : refusalMember(refusal as Exclude<typeof refusal, ChangedMeanwhile>);
  }
  return { __typename: typeName, order, message, position: position ?? freshness.position() };
};

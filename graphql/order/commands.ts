import { may } from "#domain/permissions.ts";
import { messages, orderStatusUpdated } from "#domain/messages.ts";
import { cents } from "#domain/money.ts";
import type { PlaceOrderInput } from "#domain/order/order-input.ts";
import { invalidInput, notFound, orderClosed } from "#domain/refusal.ts";
import { viewerOf } from "#graphql/context.ts";
import type {
  DeliveryDayInput,
  MutationResolvers,
  PlaceOrderInput as ContractOrder,
} from "#graphql/generated/resolver-types.ts";
import { staffAnswer } from "#graphql/order/staff-answer.ts";
import { refusalMember } from "#graphql/refusals.ts";

const pendingText = "Your order is being placed.";

const dayIn = ({ date, half }: DeliveryDayInput) => ({ date, half });

/** The order of a client, for the domain. */
export const placeOrderInput = ({ deliveryDay, ...order }: ContractOrder): PlaceOrderInput => ({
  ...order,
  ...(deliveryDay ? { deliveryDay: dayIn(deliveryDay) } : {}),
});

export const orderCommands = {
  async placeOrder(_parent, { input, commandId }, context) {
    const placed = await context.orders.place(placeOrderInput(input), context.command(commandId), {
      address: context.address,
      hasVerifiedMailbox: viewerOf(context).emailVerifiedAt !== null,
    });
    if (placed.outcome === "refused") return refusalMember(placed.refusal);
    const { orderId } = placed;
    const stored =
      placed.outcome === "placed" ? await context.answers.order(orderId, placed.position) : null;
    if (!stored?.accepted) {
      return { __typename: "OrderPending" as const, orderId, message: pendingText };
    }
    return {
      __typename: "OrderAccepted" as const,
      order: stored,
      message: messages.order.placed,
      isEarlier: placed.outcome === "placed" && placed.isEarlier,
      position: (placed.outcome === "placed" && placed.position) || context.freshness.position(),
    };
  },

  async cancelOrder(_parent, { orderId, reason, commandId }, context) {
    const handled = await context.orders.cancel(
      orderId,
      reason ?? null,
      context.command(commandId),
    );
    if (!handled.accepted) return refusalMember(handled.refusal);
    const order = await context.answers.order(orderId, handled.position);
    if (!order) return refusalMember(notFound(messages.order.notFound));
    return {
      __typename: "OrderCancelled" as const,
      order,
      message: messages.order.cancelled,
      position: handled.position ?? context.freshness.position(),
    };
  },

  async changeOrderItems(_parent, input, context) {
    const { orderId, items, expectedRevision, commandId } = input;
    const command = context.command(commandId);
    return staffAnswer(
      "StaffOrderChanged",
      orderId,
      await context.orders.changeItems(orderId, items, expectedRevision, command),
      messages.desk.itemsChanged,
      context,
    );
  },

  async returnItems(_parent, input, context) {
    const { orderId, items, reason, refund, restock, expectedRevision, commandId } = input;
    const refundCents = cents(refund);
    if (refundCents === null) {
      const message = "Please enter an amount in rupees";
      return refusalMember(invalidInput({ field: "refund", message }));
    }
    const returned = { lines: items, refundCents, restock, expectedRevision };
    return staffAnswer(
      "StaffOrderChanged",
      orderId,
      await context.orders.returnItems(
        orderId,
        { ...returned, reason },
        context.command(commandId),
      ),
      input.items.length === 0 ? messages.desk.refunded : messages.desk.itemsReturned,
      context,
    );
  },

  async cancelOrderByStaff(_parent, input, context) {
    const { orderId, reason, note, expectedRevision, commandId } = input;
    return staffAnswer(
      "StaffOrderChanged",
      orderId,
      await context.orders.cancelByStaff(
        orderId,
        { reason, note: note ?? "", expectedRevision },
        context.command(commandId),
      ),
      messages.desk.cancelled,
      context,
    );
  },

  async changeDeliveryAddress(_parent, { orderId, address, commandId }, context) {
    const handled = await context.orders.changeAddress(
      orderId,
      address,
      context.command(commandId),
    );
    if (!handled.accepted) return refusalMember(handled.refusal);
    const order = await context.answers.order(orderId, handled.position);
    if (!order) return refusalMember(notFound(messages.order.notFound));
    return {
      __typename: "DeliveryAddressChanged" as const,
      order,
      message: messages.order.addressChanged,
      position: handled.position ?? context.freshness.position(),
    };
  },

  async changeAddressByStaff(_parent, input, context) {
    const { orderId, address, expectedRevision, commandId } = input;
    const command = context.command(commandId);
    return staffAnswer(
      "StaffOrderChanged",
      orderId,
      await context.orders.changeAddressByStaff(orderId, address, expectedRevision, command),
      messages.desk.addressChanged,
      context,
    );
  },

  async changeDeliveryDay(_parent, { orderId, day, expectedRevision, commandId }, context) {
    const viewer = viewerOf(context);
    const order = await context.answers.order(orderId, null);
    if (!order || (order.userId !== viewer.id && !may(viewer.role, "ORDERS_CHANGE"))) {
      return refusalMember(notFound(messages.order.notFound));
    }
    const { district, province } = order.shippingAddress;
    const handled = await context.orders.changeDay(
      orderId,
      dayIn(day),
      {
        person: may(viewer.role, "ORDERS_CHANGE") ? "staff" : "buyer",
        region: { district, province },
        expectedRevision: expectedRevision ?? null,
      },
      context.command(commandId),
    );
    if (!handled.accepted) {
      const { refusal } = handled;
      return refusal.code === "CHANGED_MEANWHILE"
        ? refusalMember(orderClosed(refusal.message))
        : refusalMember(refusal);
    }
    const changed = await context.answers.order(orderId, handled.position);
    if (!changed) return refusalMember(notFound(messages.order.notFound));
    return {
      __typename: "DeliveryDayChanged" as const,
      order: changed,
      message: messages.delivery.changed,
      position: handled.position ?? context.freshness.position(),
    };
  },

  async commentOnOrder(_parent, { orderId, text, shared, commandId }, context) {
    const command = context.command(commandId);
    const handled = await context.orders.comment(orderId, text, shared, command);
    if (!handled.accepted) return refusalMember(handled.refusal);
    const order = await context.answers.boardOrder(orderId, handled.position);
    if (!order) return refusalMember(notFound(messages.order.notFound));
    return {
      __typename: "OrderCommented" as const,
      order,
      message: shared ? messages.desk.commentShared : messages.order.commented,
      position: handled.position ?? context.freshness.position(),
    };
  },

  async setOrderStatus(_parent, { orderId, status, expectedRevision, commandId }, context) {
    const handled = await context.orders.setStatus(
      orderId,
      status,
      expectedRevision,
      context.command(commandId),
    );
    const position = handled.accepted ? handled.position : null;
    const order = await context.answers.boardOrder(orderId, position);
    if (!order) return refusalMember(notFound(messages.order.notFound));
    if (!handled.accepted) {
      return handled.refusal.code === "CHANGED_MEANWHILE"
        ? { ...refusalMember(handled.refusal), order }
        : refusalMember(handled.refusal);
    }
    return {
      __typename: "OrderStatusSet" as const,
      order,
      message: orderStatusUpdated(order.status),
      position: position ?? context.freshness.position(),
    };
  },
} satisfies MutationResolvers;

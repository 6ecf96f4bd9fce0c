import { paymentMethod, type CancelReason, type OrderStatus } from "../constants.ts";
import {
  handleStep,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
  type Position,
} from "../ports.ts";
import type { CommandReused, InvalidInput, NotFound, OrderClosed } from "../refusal.ts";
import { createAdmission, type Admission, type OrderLimits } from "./admission.ts";
import type { Checkout, CheckoutStep } from "./checkout.ts";
import { orderDecider, type OrderRefusal, type OrderState } from "./decider.ts";
import type { OrderContent } from "./events.ts";
import {
  addressProblem,
  completeAddress,
  orderInputProblem,
  type PlaceOrderInput,
} from "./order-input.ts";
import { quoteOf } from "./quote.ts";

export type PlaceOrderRefusal =
  InvalidInput | CommandReused | Extract<Admission, { readonly refusal: unknown }>["refusal"];

export type PlaceOrderOutcome =
  | { readonly outcome: "placed"; readonly orderId: string; readonly position: Position | null }
  /** Received, but its end could not be told in time; the shop finishes it by itself. */
  | { readonly outcome: "pending"; readonly orderId: string }
  | { readonly outcome: "refused"; readonly refusal: PlaceOrderRefusal };

export interface OrderService {
  /** Places an order, or says why not. The order's id is made from the command's. */
  place(input: PlaceOrderInput, context: CommandContext): Promise<PlaceOrderOutcome>;
  /** Takes an order back for its buyer while it is Item Preparing; its pieces come back, if need be a little later. */
  cancel(
    orderId: string,
    reason: CancelReason | null,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed>>;
  /** Sends an order of the buyer's elsewhere while it is Item Preparing. */
  changeAddress(
    orderId: string,
    address: PlaceOrderInput["shippingAddress"],
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>>;
  /** Notes something about an order for the staff alone. */
  comment(
    orderId: string,
    text: string,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>>;
  /** Moves a placed order to any status. */
  setStatus(
    orderId: string,
    status: OrderStatus,
    expectedRevision: number | null,
    context: CommandContext,
  ): Promise<CommandResult<OrderState, OrderRefusal>>;
}

/** The answer to a command that names no revision, and so is never refused for one. */
const withoutRevision = (
  result: CommandResult<OrderState, OrderRefusal>,
): CommandResult<OrderState, NotFound | OrderClosed | InvalidInput> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if (refusal.code === "CHANGED_MEANWHILE") throw new Error(refusal.message);
  return { accepted: false, refusal };
};

/** The answer to a command that holds nothing anybody typed. */
const withoutInput = (
  result: CommandResult<OrderState, NotFound | OrderClosed | InvalidInput>,
): CommandResult<OrderState, NotFound | OrderClosed> => {
  if (result.accepted) return result;
  const { refusal } = result;
  if ("fields" in refusal) throw new Error(refusal.message);
  return { accepted: false, refusal };
};

const isThere = ({ state }: { readonly state: OrderState }): boolean => state.phase !== "none";

export const createOrderService = ({
  commands,
  checkout,
  deriveId,
  limits,
  onPending,
  onStep = () => undefined,
}: {
  readonly commands: CommandHandler;
  readonly checkout: Checkout;
  readonly deriveId: DeriveId;
  readonly limits: OrderLimits;
  /** Notified of an order that was received but not brought to its end, so that somebody does. */
  readonly onPending: (orderId: string, error: unknown) => void;
  readonly onStep?: ((step: CheckoutStep, orderId: string) => void) | undefined;
}): OrderService => {
  const admit = createAdmission({ commands, limits });

  const submit = async (
    orderId: string,
    input: PlaceOrderInput,
    context: CommandContext,
  ): Promise<
    | { readonly placedAt: Position }
    | { readonly order: OrderState }
    | { readonly refusal: PlaceOrderRefusal }
  > => {
    const recalled = commands.recall(orderDecider, orderId);
    const admitted = recalled && isThere(recalled) ? null : await admit(input, context.actor.id);
    // An order that is there has its answer, whatever a new one would cost now.
    if (admitted && "refusal" in admitted && !isThere(await commands.load(orderDecider, orderId))) {
      return admitted;
    }
    const { lines, ...amounts } = admitted && "quote" in admitted ? admitted.quote : quoteOf([]);
    const content: OrderContent = {
      userId: context.actor.id,
      lines: lines.map(({ productId, name, priceCents, quantity, image }) => ({
        productId,
        name,
        priceCents,
        quantity,
        image,
      })),
      shippingAddress: completeAddress(input.shippingAddress),
      paymentMethod,
      ...amounts,
    };
    const step = {
      decider: orderDecider,
      id: orderId,
      command: { type: "SubmitOrder", content } as const,
      context,
      intent: { placeOrder: input },
    };
    if (admitted) {
      const placedAt = await checkout.placeAtOnce(orderId, step, content, context);
      if (placedAt !== null) return { placedAt };
    }
    const submitted = await handleStep(commands, step);
    if (!submitted.accepted) {
      const { refusal } = submitted;
      if (refusal.code === "CHANGED_MEANWHILE" || refusal.code === "ORDER_CLOSED") {
        throw new Error(`Order ${orderId} was refused at submission`);
      }
      return { refusal };
    }
    onStep("submitted", orderId);
    return { order: submitted.state };
  };

  return {
    async place(input, context) {
      const problem = orderInputProblem(input);
      if (problem) return { outcome: "refused", refusal: problem };
      const orderId = deriveId(context.commandId, "order");
      const submitted = await submit(orderId, input, context);
      if ("refusal" in submitted) return { outcome: "refused", refusal: submitted.refusal };
      if ("placedAt" in submitted) {
        return { outcome: "placed", orderId, position: submitted.placedAt };
      }
      try {
        const end = await checkout.advance(orderId, context, submitted.order);
        switch (end.phase) {
          case "placed":
          case "cancelled":
            return { outcome: "placed", orderId, position: end.position };
          case "rejected":
            return { outcome: "refused", refusal: end.refusal };
          case "none":
            return { outcome: "pending", orderId };
        }
      } catch (error) {
        onPending(orderId, error);
        return { outcome: "pending", orderId };
      }
    },

    async cancel(orderId, reason, context) {
      const cancelled = withoutInput(
        withoutRevision(
          await commands.handle(
            orderDecider,
            orderId,
            { type: "CancelOrder", userId: context.actor.id, reason },
            context,
            { cancelOrder: { orderId, reason } },
          ),
        ),
      );
      if (!cancelled.accepted) return cancelled;
      try {
        onStep("cancelled", orderId);
        const end = await checkout.advance(orderId, context, cancelled.state);
        const returnedAt = end.phase === "none" ? null : end.position;
        return { ...cancelled, position: returnedAt ?? cancelled.position };
      } catch (error) {
        onPending(orderId, error);
        return cancelled;
      }
    },

    async changeAddress(orderId, address, context) {
      const problem = addressProblem(address);
      if (problem) return { accepted: false, refusal: problem };
      return withoutRevision(
        await commands.handle(
          orderDecider,
          orderId,
          {
            type: "ChangeDeliveryAddress",
            userId: context.actor.id,
            shippingAddress: completeAddress(address),
          },
          context,
          { changeDeliveryAddress: { orderId, address } },
        ),
      );
    },

    async comment(orderId, text, context) {
      return withoutRevision(
        await commands.handle(orderDecider, orderId, { type: "CommentOnOrder", text }, context, {
          commentOnOrder: { orderId, text },
        }),
      );
    },

    setStatus(orderId, status, expectedRevision, context) {
      return commands.handle(
        orderDecider,
        orderId,
        { type: "SetOrderStatus", status, expectedRevision },
        context,
        { setOrderStatus: { orderId, status, expectedRevision } },
      );
    },
  };
};

import type { FastifyInstance } from "fastify";
import { messages } from "#domain/messages.ts";
import { commandOf, viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { sendRefusal } from "../errors.ts";
import { orderBody, promoRefusalBody, quoteBody } from "./answers.ts";
import { placeOrderInput } from "./input.ts";

/** Registers the call that places an order. It answers placed, pending or refused. */
export const registerOrderPlacement = (
  app: FastifyInstance,
  { orders, answers }: RestDependencies,
): void => {
  app.post("/order", { config: { access: "SHOP" } }, async (request, reply) => {
    const placed = await orders.place(placeOrderInput(request.body), commandOf(request), {
      address: request.caller.address,
      hasVerifiedMailbox: viewerOf(request).emailVerifiedAt !== null,
    });
    switch (placed.outcome) {
      case "refused": {
        const { refusal } = placed;
        if (refusal.code === "PROMO_REFUSED") return sendRefusal(reply, promoRefusalBody(refusal));
        if (refusal.code !== "PRICE_CHANGED") return sendRefusal(reply, refusal);
        return sendRefusal(reply, refusal, { quote: quoteBody(refusal.quote) });
      }
      case "pending":
        return reply.code(202).send({
          success: true,
          pending: true,
          message: messages.order.placedFallback,
          _id: placed.orderId,
        });
      case "placed": {
        const order = await answers.order(placed.orderId, placed.position);
        return {
          success: true,
          message: messages.order.placed,
          ...(placed.isEarlier ? { isEarlier: true } : {}),
          data: order ? orderBody(order) : { _id: placed.orderId },
        };
      }
    }
  });
};

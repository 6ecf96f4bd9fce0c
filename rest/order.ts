import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { messages, orderStatusUpdated } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { Quote } from "#domain/order/quote.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { commandOf, viewerOf } from "./access.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";

const text = z.string().max(1000);

/** Body of POST /api/order/. */
export const placeOrderBody = z.object({
  orderItems: z
    .array(z.object({ productId: z.string().min(1).max(100), quantity: z.number().int() }))
    .max(200),
  shippingAddress: z.object({
    firstName: text,
    lastName: text,
    email: text,
    address: text,
    city: text,
    district: text.optional(),
    province: text,
    zipCode: text,
    country: text.optional(),
    phone: text,
  }),
  paymentMethod: z.literal("Cash on Delivery").default("Cash on Delivery"),
  totalPrice: z.number(),
});

/** Body of PUT /api/order/{id}. */
export const changeStatusBody = z.object({ status: z.enum(orderStatuses) });

/** Query of the two lists of orders. */
export const orderListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(500),
  cursor: z.string().optional(),
});

/** Both documented names for the lines and for the amount, with the same values. */
const orderBody = (order: OrderDocument) => {
  const items = order.lines.map(({ productId, name, priceCents, quantity, image }) => ({
    productId,
    name,
    price: rupees(priceCents),
    quantity,
    image,
  }));
  return {
    _id: order.id,
    number: order.number,
    userId: order.userId,
    items,
    orderItems: items,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    totalPrice: rupees(order.totalCents),
    amount: rupees(order.totalCents),
    status: order.status,
    createdAt: order.createdAt,
  };
};

const quoteBody = ({ lines, subtotalCents, deliveryFeeCents, totalCents }: Quote) => ({
  items: lines.map(({ productId, name, priceCents, quantity }) => ({
    productId,
    name,
    price: rupees(priceCents),
    quantity,
  })),
  subtotal: rupees(subtotalCents),
  deliveryFee: rupees(deliveryFeeCents),
  totalPrice: rupees(totalCents),
});

/** The documented order calls. */
export const registerOrders = (app: FastifyInstance, dependencies: RestDependencies): void => {
  const { orders, readModels, freshness, answers } = dependencies;

  app.post("/order", { config: { access: "shopper" } }, async (request, reply) => {
    const { orderItems, shippingAddress, totalPrice } = placeOrderBody.parse(request.body);
    const placed = await orders.place(
      { items: orderItems, shippingAddress, totalPrice },
      commandOf(request),
    );
    switch (placed.outcome) {
      case "refused": {
        const { refusal } = placed;
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
          data: order ? orderBody(order) : { _id: placed.orderId },
        };
      }
    }
  });

  app.get("/order", { config: { access: "admin" } }, async (request) => {
    const { documents, nextCursor } = await readModels.orders.all(
      orderListQuery.parse(request.query),
    );
    return {
      success: true,
      data: documents.map(({ document }) => orderBody(document)),
      nextCursor,
    };
  });

  app.get("/order/myorders", { config: { access: "shopper" } }, async (request) => {
    const { documents, nextCursor } = await readModels.orders.byUser(
      viewerOf(request).id,
      orderListQuery.parse(request.query),
    );
    return {
      success: true,
      data: documents.map(({ document }) => orderBody(document)),
      nextCursor,
    };
  });

  app.get<{ Params: { id: string } }>(
    "/order/:id",
    { config: { access: "shopper" } },
    async (request, reply) => {
      const order = await readModels.orders.byId(request.params.id);
      const viewer = viewerOf(request);
      if (!order || (order.userId !== viewer.id && viewer.role !== "admin")) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.order.notFound });
      }
      return { success: true, data: orderBody(order) };
    },
  );

  app.put<{ Params: { id: string } }>(
    "/order/:id",
    { config: { access: "admin" } },
    async (request, reply) => {
      const { status } = changeStatusBody.parse(request.body);
      const handled = await orders.setStatus(request.params.id, status, null, commandOf(request));
      if (!handled.accepted) return sendRefusal(reply, handled.refusal);
      await freshness.reach(handled.position);
      return { success: true, message: orderStatusUpdated(status) };
    },
  );
};

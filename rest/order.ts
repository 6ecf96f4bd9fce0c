import type { FastifyInstance } from "fastify";
import { may } from "#domain/permissions.ts";
import { messages, orderStatusUpdated } from "#domain/messages.ts";
import { commandOf, viewerOf } from "./access.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";
import { orderBody, orderListBody } from "./order/answers.ts";
import { changeStatusBody, orderListQuery } from "./order/input.ts";
import { registerOrderExport } from "./order/export.ts";
import { registerOrderPlacement } from "./order/place.ts";

/** Registers the documented order calls. */
export const registerOrders = (app: FastifyInstance, dependencies: RestDependencies): void => {
  const { orders, readModels, freshness } = dependencies;
  registerOrderPlacement(app, dependencies);
  registerOrderExport(app, dependencies);

  app.get("/order", { config: { access: "PERSONAL_READ" } }, async (request) =>
    orderListBody(await readModels.orders.all(orderListQuery.parse(request.query))),
  );

  app.get("/order/myorders", { config: { access: "SHOP" } }, async (request) =>
    orderListBody(
      await readModels.orders.byUser(viewerOf(request).id, orderListQuery.parse(request.query)),
    ),
  );

  app.get<{ Params: { id: string } }>(
    "/order/:id",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const order = await readModels.orders.byId(request.params.id);
      const viewer = viewerOf(request);
      if (!order || (order.userId !== viewer.id && !may(viewer.role, "PERSONAL_READ"))) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.order.notFound });
      }
      return { success: true, data: orderBody(order) };
    },
  );

  app.put<{ Params: { id: string } }>(
    "/order/:id",
    { config: { access: "ORDERS_CHANGE" } },
    async (request, reply) => {
      const { status } = changeStatusBody.parse(request.body);
      const handled = await orders.setStatus(request.params.id, status, null, commandOf(request));
      if (!handled.accepted) return sendRefusal(reply, handled.refusal);
      await freshness.reach(handled.position);
      return { success: true, message: orderStatusUpdated(status) };
    },
  );
};

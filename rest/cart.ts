import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CartRefusal, CartState } from "#domain/cart/decider.ts";
import type { CartLine } from "#domain/cart/lines.ts";
import { deliveryFeeCents } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { CommandResult } from "#domain/ports.ts";
import type { DeliveryFeeRule, DeliveryFees } from "#domain/values/delivery-fee.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { commandOf, viewerOf } from "./access.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";
import { discountBody, promoRefusalBody } from "./order/answers.ts";
import { promoCode } from "./order/input.ts";

const quantity = z.number().int().min(1).max(99);
/** Body of POST /api/cart. */
export const addToCartBody = z.object({
  productId: z.string().min(1).max(100),
  quantity,
  promoCode: promoCode.describe("The response contains its discount for the cart."),
});

/** Body of PUT /api/cart/{productId}. */
export const changeQuantityBody = z.object({ quantity, promoCode });

/** Query of DELETE /api/cart/{productId}. */
export const removeQuery = z.strictObject({ promoCode });

const idsOf = (lines: readonly CartLine[]) => lines.map(({ productId }) => productId);

const isDefaultFee = ({ flatCents, freeFromCents, zones }: DeliveryFees): boolean =>
  flatCents === deliveryFeeCents && freeFromCents === null && zones.length === 0;

const ruleBody = ({ feeCents, freeFromCents }: DeliveryFeeRule) => ({
  fee: rupees(feeCents),
  freeFrom: freeFromCents === null ? null : rupees(freeFromCents),
});

const feesBody = ({ flatCents, freeFromCents, zones }: DeliveryFees) => ({
  ...ruleBody({ feeCents: flatCents, freeFromCents }),
  zones: zones.map(({ zoneId, ...rule }) => ({ zone: zoneId, ...ruleBody(rule) })),
});

/** Registers the documented cart calls. They always act on the caller's own cart. */
export const registerCart = (app: FastifyInstance, dependencies: RestDependencies): void => {
  const { carts, promotions, readModels, answers } = dependencies;

  const itemBodies = (lines: readonly CartLine[], products: ReadonlyMap<string, ProductDocument>) =>
    lines.map(({ productId, quantity: count, priceCents }) => {
      const product = products.get(productId);
      const options = product?.variants[0]?.values ?? [];
      return {
        _id: productId,
        productId,
        name: product?.name ?? "",
        ...(options.length > 0 ? { options } : {}),
        price: rupees(product?.priceCents ?? priceCents),
        quantity: count,
        image: product?.image ?? "",
        countInStock: product?.sold ? product.countInStock : 0,
      };
    });

  /** What a promo code gives for the lines, or why it gives nothing. */
  const discountOf = async (
    request: FastifyRequest,
    code: string | undefined,
    lines: readonly CartLine[],
  ) => {
    if (!code) return {};
    const { id } = viewerOf(request);
    const user = { userId: id, triedBy: id, now: commandOf(request).now };
    const quote = await promotions.quote(code, lines, user);
    if ("discount" in quote) return { discount: discountBody(quote.discount) };
    const { refusal } = quote;
    return {
      discount: null,
      promoProblem: refusal.code === "PROMO_REFUSED" ? promoRefusalBody(refusal) : refusal,
    };
  };

  /** The fees, unless they are the documented ones. */
  const feeBody = async () => {
    const { deliveryFee: fees } = (await readModels.settings.current()).values;
    return isDefaultFee(fees) ? {} : { deliveryFee: feesBody(fees) };
  };

  const answer = async (
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    handled: CommandResult<CartState, CartRefusal>,
    [status, message]: readonly [number, string],
    code: string | undefined,
  ) => {
    if (!handled.accepted) return sendRefusal(reply, handled.refusal);
    const { lines } = handled.state;
    const products = await answers.variants(idsOf(lines), handled.position);
    return reply.code(status).send({
      success: true,
      message,
      data: itemBodies(lines, products),
      ...(await feeBody()),
      ...(await discountOf(request, code, lines)),
    });
  };

  app.get("/cart", { config: { access: "SHOP" } }, async (request) => {
    const { lines } = await readModels.carts.byUser(viewerOf(request).id);
    return itemBodies(lines, await readModels.products.variantsByIds(idsOf(lines)));
  });

  app.get<{ Params: { productId: string } }>(
    "/cart/:productId",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const { productId } = request.params;
      const cart = await readModels.carts.byUser(viewerOf(request).id);
      const line = cart.lines.find((each) => each.productId === productId);
      if (!line && !(await readModels.products.byId(productId))) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.product.notFound });
      }
      return { productId, quantity: line?.quantity ?? 0 };
    },
  );

  app.post("/cart", { config: { access: "SHOP" } }, async (request, reply) => {
    const fields = addToCartBody.parse(request.body);
    const handled = await carts.add(fields.productId, fields.quantity, commandOf(request));
    return answer({ request, reply }, handled, [201, messages.cart.added], fields.promoCode);
  });

  app.put<{ Params: { productId: string } }>(
    "/cart/:productId",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const fields = changeQuantityBody.parse(request.body);
      const { productId } = request.params;
      const handled = await carts.changeQuantity(productId, fields.quantity, commandOf(request));
      return answer({ request, reply }, handled, [200, messages.cart.updated], fields.promoCode);
    },
  );

  app.delete<{ Params: { productId: string } }>(
    "/cart/:productId",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const { promoCode: code } = removeQuery.parse(request.query);
      const handled = await carts.remove(request.params.productId, commandOf(request));
      return answer({ request, reply }, handled, [200, messages.cart.removed], code);
    },
  );
};

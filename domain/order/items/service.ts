import { messages } from "../../messages.ts";
import { summedLines } from "../../ordered-quantity.ts";
import { currentState, type CommandContext } from "../../ports.ts";
import { categoryOf, offerOf } from "../../product/offer.ts";
import type { Discount } from "../../promotion/discount.ts";
import { discountAfterChange } from "../../promotion/quote.ts";
import { notFound, stockShortage, type StockShortage } from "../../refusal.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { OrderLine } from "../events.ts";
import type { OrderHandling, OrderResult } from "../handling.ts";
import type { PlaceOrderInput } from "../order-input.ts";
import type { DecidedContent, OrderRefusal, OrderState } from "../state.ts";

export const createItemsService = ({ commands, checkout, state, change }: OrderHandling) => {
  /** The wanted lines of an order; null if the shop doesn't sell a new item. */
  const linesFor = async (
    order: Exclude<OrderState, { readonly phase: "none" }>,
    items: PlaceOrderInput["items"],
  ): Promise<readonly OrderLine[] | null> => {
    const known = [...order.content.lines, ...("items" in order ? order.items.earlier : [])];
    const lines = await Promise.all(
      summedLines(items).map(async ({ productId, quantity }): Promise<OrderLine | null> => {
        const before = known.find((line) => line.productId === productId);
        if (before) return { ...before, quantity };
        const offer = await offerOf(commands, productId, currentState);
        if (!offer) return null;
        const { name, options, priceCents, image } = offer;
        return {
          ...{ productId, name, priceCents, quantity, image },
          ...(options.length > 0 ? { options } : {}),
        };
      }),
    );
    return lines.every((line) => line !== null) ? lines : null;
  };

  /** The discount of an order with other lines; undefined for an order without a promo code. */
  const discountFor = async (
    { discount, deliveryFeeCents }: Pick<DecidedContent, "discount" | "deliveryFeeCents">,
    lines: readonly OrderLine[],
  ): Promise<Discount | undefined> => {
    if (!discount) return undefined;
    const discountable = await Promise.all(
      lines.map(async (line) => ({
        ...line,
        category: await categoryOf(commands, line.productId, currentState),
      })),
    );
    // The order keeps the fee that it was placed with.
    const goods = { lines: discountable, deliveryFeeCents };
    return discountAfterChange(commands, discount, goods, currentState);
  };

  return {
    /**
     * Changes the items of an order for staff during Item Preparing. Items that the order had
     * before keep their price; new ones have the current price.
     */
    async changeItems(
      orderId: string,
      items: PlaceOrderInput["items"],
      expectedRevision: number,
      context: CommandContext,
    ): Promise<OrderResult<OrderRefusal | StockShortage>> {
      // The stock must have settled the order and its earlier changes.
      await checkout.advance(orderId, context);
      const order = await state(orderId);
      if (order.phase === "none") {
        return { accepted: false, refusal: notFound(messages.order.notFound) };
      }
      const lines = await linesFor(order, items);
      if (lines === null) {
        return { accepted: false, refusal: notFound(messages.product.notFound) };
      }
      const discount = await discountFor(order.content, lines);
      const command = { type: "RequestItems", lines, discount, expectedRevision } as const;
      const intent = { changeItems: { orderId, items, expectedRevision } };
      const asked = { request: 0 };
      const done = "items-requested";
      const changed = await change(orderId, command, context, intent, done, (requested) => {
        if (requested.phase === "placed") asked.request = requested.items.requests;
      });
      if (!changed.accepted || changed.state.phase !== "placed") return changed;
      const ended = changed.state.items.ended.at(-1);
      return ended && !ended.accepted && ended.number === asked.request
        ? { accepted: false, refusal: stockShortage(ended.short) }
        : changed;
    },

    /** Records delivered items that are in the shop again, with the refund. */
    returnItems(
      orderId: string,
      returned: Omit<OrderCommandOf<"ReturnItems">, "type">,
      context: CommandContext,
    ) {
      const command = { type: "ReturnItems", ...returned } as const;
      const intent = { returnItems: { orderId, ...returned } };
      return change(orderId, command, context, intent, "return-recorded");
    },
  };
};

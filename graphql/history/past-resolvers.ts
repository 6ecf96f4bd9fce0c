import { notFound, type InvalidInput, type NotFound } from "#domain/refusal.ts";
import { cartView } from "#graphql/cart/view.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { Around } from "#history/around.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { valueOfWord } from "./order-value-names.ts";
import { eventNumberAt } from "./moment-number.ts";
import { seesPersonal } from "./sees-personal.ts";

/** Maximum number of ledger entries shown. */
const maxEntries = 100;
/** Maximum number of cart products folded; each needs one or two streams. */
const maxLines = 50;
const maxIdLength = 200;

type Found = { readonly number: number; readonly occurredAt: string | null } & Around;

/**
 * The moment, and the neighbouring events in the streams of one object. A refusal if the moment or
 * the object does not exist.
 */
const foundAt = async (
  what: string,
  streams: readonly string[],
  at: string | null | undefined,
  context: Context,
): Promise<Found | { readonly refused: InvalidInput | NotFound }> => {
  const moment = await eventNumberAt("at", at, context);
  if ("refused" in moment) return moment;
  const { number } = moment;
  const isLong = streams.some((stream) => stream.length > maxIdLength);
  const around = isLong ? null : await context.history.around(streams, number);
  if (!around) {
    return {
      refused: notFound(`The log has no ${what} with this ID. Check that the link is complete.`),
    };
  }
  const { occurredAt } = await context.history.shopAt(number, []);
  return { number, occurredAt, ...around };
};

/** Read-only queries of a single object at a moment. */
export const pastQueries = {
  orderSource: (_parent, { order, value }, { history }) =>
    history.orderSource(order, valueOfWord[value]),

  async historyPastProduct(_parent, { product: id, at }, context) {
    const streams = ["product", "stock", "review"].map((noun) => `${noun}-${id}`);
    const around = await foundAt("product", streams, at, context);
    if ("refused" in around) return refusalMember(around.refused);
    const product = await context.history.productAt(id, around.number);
    return { __typename: "HistoryPastProduct" as const, around, product };
  },

  async historyPastStock(_parent, { product: id, at }, context) {
    const around = await foundAt("stock", [`stock-${id}`], at, context);
    if ("refused" in around) return refusalMember(around.refused);
    const product = await context.history.productAt(id, around.number);
    const { onHand, reserved } = product ?? { onHand: 0, reserved: 0 };
    const revision = around.entry?.revision ?? -1;
    const items = await context.readModels.stockLedger.upTo(
      id,
      revision,
      { onHand, reserved },
      maxEntries,
    );
    return {
      __typename: "HistoryPastStock" as const,
      around,
      product,
      onHand,
      reserved,
      available: onHand - reserved,
      ownLowFrom: product?.lowFrom ?? null,
      items: [...items],
      totalCount: revision + 1,
    };
  },

  async historyPastCart(_parent, { user, at }, context) {
    const around = await foundAt("cart", [`cart-${user}`], at, context);
    if ("refused" in around) return refusalMember(around.refused);
    const cart = await context.history.cartAt(user, around.number);
    const products = new Map<string, ProductDocument>();
    // One product at a time, so that shoppers wait for at most one of them.
    for (const { productId } of cart.lines.slice(0, maxLines)) {
      const product = await context.history.productAt(productId, around.number);
      if (product) products.set(productId, product);
    }
    const owner = seesPersonal(context) ? await context.loaders.accountName.load(user) : null;
    return {
      __typename: "HistoryPastCart" as const,
      around,
      owner,
      cart: cartView(user, cart, products, context.position),
    };
  },
} satisfies Resolvers["Query"];

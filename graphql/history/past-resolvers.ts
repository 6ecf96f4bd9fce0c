import { notFound, type InvalidInput, type NotFound } from "#domain/refusal.ts";
import { cartView } from "#graphql/cart/view.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import type { Around } from "#history/around.ts";
import { chosenVariant } from "#domain/values/variant-choice.ts";
import type { DeliveryFees } from "#domain/values/delivery-fee.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import { asVariant, type ProductDocument } from "#projections/products/document.ts";
import { eventNumberAt } from "./moment-number.ts";
import { nameOf } from "#graphql/loaders.ts";

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
  at: string | null | undefined,
  context: Context,
  streamsAt: (number: number) => Promise<readonly string[]>,
): Promise<Found | { readonly refused: InvalidInput | NotFound }> => {
  const moment = await eventNumberAt("at", at, context);
  if ("refused" in moment) return moment;
  const { number } = moment;
  const streams = await streamsAt(number);
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

/** The delivery fees at a time, as far as the listed changes go back. */
const feesAt = ({ values, changes }: SettingsDocument, time: string | null): DeliveryFees => {
  const later = changes.findLast(
    (change) => change.setting === "deliveryFee" && time !== null && change.at > time,
  );
  return later?.setting === "deliveryFee" ? later.previousValue : values.deliveryFee;
};

/** Read-only queries of a single object at a moment. */
export const pastQueries = {
  orderSource: (_parent, { order, value }, { history }) => history.orderSource(order, value),

  async historyPastProduct(_parent, { product: id, at }, context) {
    const variant = chosenVariant(id);
    const productId = productIdOf(variant ?? id);
    const streams = [`product-${productId}`, `review-${productId}`];
    const around = await foundAt("product", at, context, async (number) => {
      const known = variant === null ? await context.history.productAt(id, number) : null;
      const numbers = known ? known.variants.map((each) => each.number) : [1];
      const stocked = variant === null ? numbers.map((n) => variantIdOf(id, n)) : [variant];
      return [...streams, ...stocked.map((each) => `stock-${each}`)];
    });
    if ("refused" in around) return refusalMember(around.refused);
    const whole = await context.history.productAt(id, around.number);
    const product = whole && (variant === null ? whole : asVariant(whole, variant));
    return { __typename: "HistoryPastProduct" as const, around, product };
  },

  async historyPastStock(_parent, { product: chosen, at }, context) {
    const id = chosenVariant(chosen) ?? chosen;
    const around = await foundAt("stock", at, context, () => Promise.resolve([`stock-${id}`]));
    if ("refused" in around) return refusalMember(around.refused);
    const whole = await context.history.productAt(id, around.number);
    const product = whole && asVariant(whole, id);
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
    const around = await foundAt("cart", at, context, () => Promise.resolve([`cart-${user}`]));
    if ("refused" in around) return refusalMember(around.refused);
    const cart = await context.history.cartAt(user, around.number);
    const products = new Map<string, ProductDocument>();
    // One product at a time, so that shoppers wait for at most one of them.
    for (const { productId } of cart.lines.slice(0, maxLines)) {
      const whole = await context.history.productAt(productId, around.number);
      const product = whole && asVariant(whole, productId);
      if (product) products.set(productId, product);
    }
    const owner = await nameOf(user, context);
    const fees = feesAt(await context.readModels.settings.current(), around.occurredAt);
    return {
      __typename: "HistoryPastCart" as const,
      around,
      owner,
      cart: cartView(user, cart, { products, fees }, context.position),
    };
  },
} satisfies Resolvers["Query"];

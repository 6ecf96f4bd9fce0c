import type { EventStore } from "#event-store/event-store.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import { cartsProjection } from "#projections/carts/projection.ts";
import { lastEventOf } from "./around.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { foldUpTo } from "./fold-up-to.ts";

/** A cart after an event, folded from the beginning of its stream by the cart's projection. */
export const cartAt = async (
  { index, store }: { readonly index: IndexClient; readonly store: Pick<EventStore, "readStream"> },
  userId: string,
  number: number,
): Promise<CartDocument> => {
  const entry = await lastEventOf(index, { stream: `cart-${userId}` }, number);
  const document = entry && (await foldUpTo(store, cartsProjection, entry));
  return document ?? { id: userId, lines: [], room: null };
};

import { streamId } from "#domain/decider.ts";
import { productIdOf } from "#domain/product/variant-id.ts";
import type { IndexedEvent } from "../indexed-event.ts";

type Line = { readonly productId?: unknown };

/** IDs of the products and variants that an event is about. */
export const productsOf = ({ stream, data }: IndexedEvent): readonly string[] => {
  const lines = Array.isArray(data["lines"]) ? (data["lines"] as readonly Line[]) : [];
  const named = /^(product|stock|review)-/.test(stream)
    ? [streamId(stream), data["variantId"]]
    : [data, ...lines].map(({ productId }: Line) => productId);
  const ids = named.filter((each) => typeof each === "string");
  return [...new Set(ids.flatMap((id) => [id, productIdOf(id)]))];
};

/** The order, product or variant whose state an event changes. */
export const subjectOf = ({ stream, data }: Pick<IndexedEvent, "stream" | "data">): string => {
  const { variantId } = data as { readonly variantId?: unknown };
  return typeof variantId === "string" ? variantId : streamId(stream);
};

/** ID of the order that an event is about; null for none. */
export const orderOf = ({ stream, data }: IndexedEvent): string | null => {
  if (stream.startsWith("order-")) return streamId(stream);
  const { orderId } = data as { readonly orderId?: unknown };
  return typeof orderId === "string" ? orderId : null;
};

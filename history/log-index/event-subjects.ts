import { streamId } from "#domain/decider.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { ProductEvent } from "#domain/product/events.ts";
import type { IndexedEvent } from "../indexed-event.ts";

type Line = { readonly productId?: unknown };

/** A product or variant that an event is about. */
export interface EventProduct {
  readonly id: string;
  /** True if the event is about the variant with this id, not only about its product. */
  readonly own: boolean;
}

/** Types of product events that are about the first variant without naming it. */
const ofFirst: readonly string[] = [
  "ProductAdded",
  "ProductPriceChanged",
] satisfies ProductEvent["type"][];

/** The products and variants that an event is about. */
export const productsOf = ({ stream, type, data }: IndexedEvent): readonly EventProduct[] => {
  const lines = Array.isArray(data["lines"]) ? (data["lines"] as readonly Line[]) : [];
  const isAboutProduct = /^(product|review)-/.test(stream);
  const named = isAboutProduct
    ? [data["variantId"], ofFirst.includes(type) ? streamId(stream) : null]
    : stream.startsWith("stock-")
      ? [streamId(stream)]
      : [data, ...lines].map(({ productId }: Line) => productId);
  const variants = new Set(named.filter((each) => typeof each === "string"));
  const products = isAboutProduct ? [streamId(stream)] : [...variants].map(productIdOf);
  return [...new Set([...variants, ...products])].map((id) => ({ id, own: variants.has(id) }));
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

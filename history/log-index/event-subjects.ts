import { streamId } from "#domain/decider.ts";
import type { IndexedEvent } from "../indexed-event.ts";

type Line = { readonly productId?: unknown };

/** IDs of the products that an event is about. */
export const productsOf = ({ stream, data }: IndexedEvent): readonly string[] => {
  const id = streamId(stream);
  if (/^(product|stock|review)-/.test(stream)) return [id];
  const lines = Array.isArray(data["lines"]) ? (data["lines"] as readonly Line[]) : [];
  const named = [data, ...lines].map(({ productId }: Line) => productId);
  return [...new Set(named.filter((each) => typeof each === "string"))];
};

/** ID of the order that an event is about; null for none. */
export const orderOf = ({ stream, data }: IndexedEvent): string | null => {
  if (stream.startsWith("order-")) return streamId(stream);
  const { orderId } = data as { readonly orderId?: unknown };
  return typeof orderId === "string" ? orderId : null;
};

import { streamCategory, streamId } from "#domain/decider.ts";
import type { ProductDetails, Size } from "#domain/product/events.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ProductChange, ProductHistoryDocument } from "./document.ts";

/** Maximum number of entries, so that the document does not grow without limit. */
const keptMoments = 50;

/** Changes of products by admins. Stock movements of orders are in the stock's own stream. */
export const productHistoryProjection: Projection<ProductHistoryDocument> = {
  name: "product-history",
  version: 1,
  indexes: [],

  key({ stream, type }) {
    const isRecorded = streamCategory(stream) === "product" || counted.has(type);
    return isRecorded ? streamId(stream) : null;
  },

  evolve(document, event) {
    const id = streamId(event.stream);
    const { occurredAt: at, actor, correlationId } = event.metadata;
    const withMoment = (
      changes: readonly ProductChange[],
      { details, moments }: Pick<ProductHistoryDocument, "details" | "moments">,
    ): ProductHistoryDocument => {
      const [last, ...before] = moments;
      const merged =
        last?.correlationId === correlationId
          ? [{ ...last, changes: [...last.changes, ...changes] }, ...before]
          : [{ at, by: actor.id, correlationId, changes }, ...moments];
      return { id, details, moments: merged.slice(0, keptMoments) };
    };
    if (event.type === "ProductAdded") {
      const { priceCents: _price, ...details } = event.data;
      return withMoment([{ what: "added" }], { details, moments: [] });
    }
    if (document === null) return null;
    switch (event.type) {
      case "ProductDetailsChanged": {
        const changes = changesOf(document.details, event.data);
        return withMoment(changes, { ...document, details: event.data });
      }
      case "ProductPriceChanged": {
        const { previousPriceCents: fromCents, priceCents: toCents } = event.data;
        return withMoment([{ what: "price", fromCents, toCents }], document);
      }
      case "ProductRemoved":
        return withMoment([{ what: "removed" }], document);
      case "ProductRestored":
        return withMoment([{ what: "restored" }], document);
      case "StockAdjusted": {
        const { previousOnHand: from, onHand: to } = event.data;
        return withMoment([{ what: "stock", from, to }], document);
      }
      case "StockReceived":
        return withMoment([{ what: "received", pieces: event.data.quantity }], document);
      default:
        return null;
    }
  },
};

const counted = new Set(["StockAdjusted", "StockReceived"]);

const sizeText = (size: Size | null): string =>
  size ? `${size.widthCm} × ${size.depthCm} × ${size.heightCm} cm` : "none";

const changesOf = (before: ProductDetails, after: ProductDetails): readonly ProductChange[] => [
  ...(["name", "category", "placement"] as const).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, from: before[what], to: after[what] }],
  ),
  ...(sizeText(before.size) === sizeText(after.size)
    ? []
    : [{ what: "size" as const, from: sizeText(before.size), to: sizeText(after.size) }]),
  ...(["description", "image", "modelUrl"] as const).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what }],
  ),
];

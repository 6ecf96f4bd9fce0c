import { isDeepStrictEqual } from "node:util";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { ProductDetails, Size } from "#domain/product/events.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ProductChange, ProductHistoryDocument } from "./document.ts";

/** Maximum number of entries, so that the document does not grow without limit. */
const keptMoments = 50;

/** Changes of products by admins. Stock movements of orders are in the stock's own stream. */
export const productHistoryProjection: Projection<ProductHistoryDocument> = {
  name: "product-history",
  version: 3,
  indexes: [],

  key({ stream, type }) {
    const isRecorded = streamCategory(stream) === "product" || counted.has(type);
    return isRecorded ? productIdOf(streamId(stream)) : null;
  },

  evolve(document, event) {
    const id = productIdOf(streamId(event.stream));
    const { occurredAt: at, actor, correlationId } = event.metadata;
    const withMoment = (
      changes: readonly ProductChange[],
      { details, variants, moments }: Omit<ProductHistoryDocument, "id">,
    ): ProductHistoryDocument => {
      const [last, ...before] = moments;
      const merged =
        last?.correlationId === correlationId
          ? [{ ...last, changes: [...last.changes, ...changes] }, ...before]
          : [{ at, by: actor.id, correlationId, changes }, ...moments];
      return { id, details, variants, moments: merged.slice(0, keptMoments) };
    };
    if (event.type === "ProductAdded") {
      const { priceCents: _price, ...details } = event.data;
      return withMoment([{ what: "added" }], { details, variants: [], moments: [] });
    }
    if (document === null) return null;
    const { variants } = document;
    /** Names the variant of a change, if the product has options. */
    const of = (variantId: string): Pick<ProductChange, "values"> => {
      const values = variants.find((each) => each.variantId === variantId)?.values ?? [];
      return values.length > 0 ? { values } : {};
    };
    switch (event.type) {
      case "ProductDetailsChanged": {
        const changes = changesOf(document.details, event.data);
        return withMoment(changes, { ...document, details: event.data });
      }
      case "ProductPriceChanged": {
        const { previousPriceCents: fromCents, priceCents: toCents } = event.data;
        return withMoment([{ what: "price", fromCents, toCents, ...of(id) }], document);
      }
      case "ProductOptionsChanged":
        return withMoment([{ what: "options" }], { ...document, variants: event.data.variants });
      case "VariantAdded":
      case "VariantChanged": {
        const { variantId, values } = event.data;
        const others = variants.filter((each) => each.variantId !== variantId);
        const what = event.type === "VariantAdded" ? "added" : "details";
        const named = [...others, { variantId, values }];
        return withMoment([{ what, values }], { ...document, variants: named });
      }
      case "VariantPriceChanged": {
        const { variantId, previousPriceCents: fromCents, priceCents: toCents } = event.data;
        return withMoment([{ what: "price", fromCents, toCents, ...of(variantId) }], document);
      }
      case "VariantRemoved":
        return withMoment([{ what: "removed", ...of(event.data.variantId) }], document);
      case "VariantRestored":
        return withMoment([{ what: "restored", ...of(event.data.variantId) }], document);
      case "ProductRemoved":
        return withMoment([{ what: "removed" }], document);
      case "ProductRestored":
        return withMoment([{ what: "restored" }], document);
      case "StockAdjusted": {
        const { previousOnHand: from, onHand: to } = event.data;
        return withMoment([{ what: "stock", from, to, ...of(streamId(event.stream)) }], document);
      }
      case "StockReceived":
        return withMoment(
          [{ what: "received", pieces: event.data.quantity, ...of(streamId(event.stream)) }],
          document,
        );
      default:
        return null;
    }
  },
};

const counted = new Set(["StockAdjusted", "StockReceived"]);

const sizeText = (size: Size | null): string =>
  size ? `${size.widthCm} × ${size.depthCm} × ${size.heightCm} cm` : "none";

const picturesIn = ({ imageText, nightImage, furtherPictures }: ProductDetails) => [
  imageText ?? "",
  nightImage ?? null,
  furtherPictures ?? [],
];

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
  ...(isDeepStrictEqual(picturesIn(before), picturesIn(after))
    ? []
    : [{ what: "pictures" as const }]),
  ...(isDeepStrictEqual(before.facts, after.facts) ? [] : [{ what: "facts" as const }]),
];

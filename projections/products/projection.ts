import { streamCategory, streamId } from "#domain/decider.ts";
import { sortKey } from "#domain/values/sort-key.ts";
import { productIdOf, variantNumberOf } from "#domain/values/variant-id.ts";
import {
  evolveVariants,
  onlyVariant,
  priceRange,
  type Variant,
  type Variants,
} from "#domain/product/variants.ts";
import { countedRating } from "#domain/review/counted-rating.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { ProductDocument, StockFigures, VariantDocument } from "./document.ts";

const categories = new Set(["product", "stock", "review"]);

/** Each product starts with this many virtual reviews of this rating. */
const priorReviews = 5;
const priorRating = 3.5;

/**
 * Product list: details, variants, prices, available stock, and the average of its reviews. One
 * document per product, because its price range and stock depend on all of its variants.
 */
export const productsProjection: Projection<ProductDocument> = {
  name: "products",
  version: 10,
  indexes: ["-addedAt", "priceCents", "-priceCents", "-ratingRank", "nameKey"].flatMap((order) => [
    ["sold", order],
    ["sold", "category", order],
  ]),
  counted: [["sold"], ["sold", "category"]],
  keepReads: true,

  key: ({ stream }) =>
    categories.has(streamCategory(stream)) ? productIdOf(streamId(stream)) : null,

  evolve(document, event) {
    if (event.type === "ProductAdded") {
      const { priceCents, ...details } = event.data;
      return {
        ...details,
        id: streamId(event.stream),
        nameKey: sortKey(details.name),
        ...summed({
          options: [],
          variants: [{ ...onlyVariant(priceCents), ...noStock }],
          edition: 0,
        }),
        addedAt: event.metadata.occurredAt,
        sold: true,
        ...rated(noRatings, { added: null, removed: null }),
      };
    }
    if (document === null) return null;
    switch (event.type) {
      case "ProductDetailsChanged":
        return { ...document, ...event.data, nameKey: sortKey(event.data.name) };
      case "ProductPriceChanged":
      case "ProductOptionsChanged":
      case "VariantAdded":
      case "VariantChanged":
      case "VariantPriceChanged":
      case "VariantRemoved":
      case "VariantRestored": {
        const added = (variant: Variant) => ({ ...variant, ...noStock });
        return { ...document, ...summed(evolveVariants(document, event, added)) };
      }
      case "ProductRemoved":
        return { ...document, sold: false };
      case "ProductRestored":
        return { ...document, sold: true };
      case "StockReceived":
      case "StockAdjusted":
      case "StockReserved":
      case "StockReservationReleased":
      case "StockReservationConfirmed":
      case "StockReturned":
      case "LowStockLimitChanged": {
        const number = variantNumberOf(streamId(event.stream));
        const { options, edition } = document;
        const variants = document.variants.map((each) =>
          each.number === number ? { ...each, ...movedStock(each, event) } : each,
        );
        return { ...document, ...summed({ options, variants, edition }) };
      }
      case "ReviewSubmitted":
      case "ReviewRevised":
      case "ReviewPublished":
      case "ReviewHeld":
      case "ReviewHidden": {
        const counted = countedRating(event);
        if (counted.added === null && counted.removed === null) return null;
        return { ...document, ...rated(document, counted) };
      }
      default:
        return null;
    }
  },
};

const noStock: StockFigures = {
  onHand: 0,
  reserved: 0,
  countInStock: 0,
  lowFrom: null,
  moved: { received: 0, adjusted: 0, gone: 0, returned: 0, revision: -1 },
};

/** A variant's stock after an event of its stock stream. */
const movedStock = (
  before: StockFigures,
  event: StockEvent & { readonly revision: number },
): StockFigures => {
  const changed = stockChangeOf(event);
  const { received, adjusted, gone, returned } = before.moved;
  const onHand = before.onHand + changed.onHand;
  const reserved = before.reserved + changed.reserved;
  return {
    onHand,
    reserved,
    countInStock: onHand - reserved,
    lowFrom: event.type === "LowStockLimitChanged" ? event.data.lowFrom : before.lowFrom,
    moved: {
      received: received + (changed.kind === "received" ? changed.onHand : 0),
      adjusted: adjusted + (changed.kind === "adjusted" ? changed.onHand : 0),
      gone: gone - (changed.kind === "confirmed" ? changed.onHand : 0),
      returned: returned + (changed.kind === "returned" ? changed.onHand : 0),
      revision: event.revision,
    },
  };
};

/**
 * Options and variants with their price range and the sum of their stock. Items of variants that
 * are no longer on sale can't be ordered, but are still on hand.
 */
export const summed = (given: Variants<VariantDocument>) => {
  const { variants } = given;
  const { lowestCents, highestCents } = priceRange(variants);
  const sum = (figure: (variant: VariantDocument) => number) =>
    variants.reduce((total, variant) => total + figure(variant), 0);
  return {
    options: given.options,
    variants,
    edition: given.edition,
    priceCents: lowestCents,
    highestPriceCents: highestCents,
    onHand: sum(({ onHand }) => onHand),
    reserved: sum(({ reserved }) => reserved),
    countInStock: sum(({ sold, countInStock }) => (sold ? countInStock : 0)),
    lowFrom: variants.length === 1 ? (variants[0]?.lowFrom ?? null) : null,
    moved: {
      received: sum(({ moved }) => moved.received),
      adjusted: sum(({ moved }) => moved.adjusted),
      gone: sum(({ moved }) => moved.gone),
      returned: sum(({ moved }) => moved.returned),
      // Revisions count from 0, so a sum of n streams has this many events.
      revision: sum(({ moved }) => moved.revision + 1) - 1,
    },
  };
};

type Ratings = Pick<ProductDocument, "ratingSum" | "numReviews" | "spread">;

const noRatings: Ratings = { ratingSum: 0, numReviews: 0, spread: [0, 0, 0, 0, 0] };

/** The ratings after an event that adds one, removes one, or both. */
const rated = (before: Ratings, { added, removed }: ReturnType<typeof countedRating>) => {
  const ratingSum = before.ratingSum + (added ?? 0) - (removed ?? 0);
  const numReviews = before.numReviews + Number(added !== null) - Number(removed !== null);
  const spread = before.spread.map(
    (count, index) => count + Number(index + 1 === added) - Number(index + 1 === removed),
  );
  const ratingRank = (ratingSum + priorReviews * priorRating) / (numReviews + priorReviews);
  return { ratingSum, numReviews, spread, ratingRank };
};

import { StoreUnavailable, type Position } from "#domain/ports.ts";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import { categoriesId } from "#domain/category/service.ts";
import { settingsId } from "#domain/settings/service.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { Freshness } from "./engine/freshness.ts";
import type { BoardOrderDocument } from "./order-board/document.ts";
import { orderBoardProjection } from "./order-board/projection.ts";
import type { OrderDocument } from "./orders/document.ts";
import { ordersProjection } from "./orders/projection.ts";
import type { ProductDocument } from "./products/document.ts";
import { variantsOf } from "./products/queries.ts";
import type { IssueReportDocument } from "./issue-reports/document.ts";
import { issueReportsProjection } from "./issue-reports/projection.ts";
import { productsProjection } from "./products/projection.ts";
import type { Projection } from "./engine/projection.ts";
import type { ReadModels } from "./read-models.ts";
import type { ReviewAuthorDocument } from "./review-authors/document.ts";
import { reviewAuthorId, reviewAuthorsProjection } from "./review-authors/projection.ts";
import { deliveryPlanId } from "#domain/delivery/plan-decider.ts";
import type { DeliveryPlanDocument } from "./delivery/document.ts";
import { deliveryPlanProjection, unchangedPlan } from "./delivery/projection.ts";
import type { PromotionDocument } from "./promotions/document.ts";
import { promotionsProjection } from "./promotions/projection.ts";
import type { RunDocument } from "./runs/document.ts";
import { runsProjection } from "./runs/projection.ts";
import type { PageDocument, PageTextsDocument } from "./pages/document.ts";
import { pagesProjection, pageTextsId, pageTextsProjection } from "./pages/projection.ts";
import type { SettingsDocument } from "./settings/document.ts";
import { settingsProjection, unchangedSettings } from "./settings/projection.ts";
import type { WishListDocument } from "./wish-lists/document.ts";
import { emptyWishList, wishListsProjection } from "./wish-lists/projection.ts";
import { foldDocument } from "./engine/fold.ts";

/**
 * Documents as a command left them. Reads the read models if they have reached the command's
 * position, and folds the document's own streams if they are behind or unavailable. Therefore every
 * stored command gets an answer.
 */
export interface CommandAnswers {
  /** The existing products, by id. */
  products(
    ids: readonly string[],
    position: Position | null,
  ): Promise<ReadonlyMap<string, ProductDocument>>;
  /** The existing variants, by id. A product's own id names its first variant. */
  variants(
    ids: readonly string[],
    position: Position | null,
  ): Promise<ReadonlyMap<string, ProductDocument>>;
  order(id: string, position: Position | null): Promise<OrderDocument | null>;
  /** An order as it was after the event of its stream with this revision. */
  orderAt(id: string, revision: number): Promise<OrderDocument | null>;
  boardOrder(id: string, position: Position | null): Promise<BoardOrderDocument | null>;
  /** An order as the log holds it now, for the answer to a command that someone else preceded. */
  boardOrderNow(id: string): Promise<BoardOrderDocument | null>;
  /** A buyer's own review of a product. */
  ownReview(
    productId: string,
    userId: string,
    position: Position | null,
  ): Promise<ReviewAuthorDocument | null>;
  /** A review as the log holds it now, for the answer to a command that came second. */
  reviewNow(productId: string, userId: string): Promise<ReviewAuthorDocument | null>;
  report(id: string, position: Position | null): Promise<IssueReportDocument | null>;
  settings(position: Position | null): Promise<SettingsDocument>;
  page(slug: string, position: Position | null): Promise<PageDocument | null>;
  /** A page and its drafts as the log holds them now, for a command that came second. */
  pageNow(slug: string): Promise<{
    readonly page: PageDocument | null;
    readonly drafts: PageTextsDocument | null;
  }>;
  deliveryPlan(position: Position | null): Promise<DeliveryPlanDocument>;
  run(id: string, position: Position | null): Promise<RunDocument | null>;
  promotion(code: string, position: Position | null): Promise<PromotionDocument | null>;
  wishList(userId: string, position: Position | null): Promise<WishListDocument>;
}

export const createCommandAnswers = ({
  store,
  freshness,
  readModels,
}: {
  readonly store: EventStore;
  readonly freshness: Freshness;
  readonly readModels: Pick<
    ReadModels,
    | "products"
    | "orders"
    | "orderBoard"
    | "reports"
    | "reviewAuthors"
    | "settings"
    | "pages"
    | "delivery"
    | "runs"
    | "promotions"
    | "wishLists"
  >;
}): CommandAnswers => {
  const fromLog = async <Document extends object>(
    projection: Projection<Document>,
    streams: readonly string[],
    id: string | null = null,
    lastRevision = Number.POSITIVE_INFINITY,
  ): Promise<Document | null> => {
    const events = [];
    for (const stream of streams) {
      for await (const recorded of store.readStream(stream)) {
        if (recorded.revision > lastRevision) break;
        const event = decodeEvent(recorded);
        if (event && (id === null || projection.key(event) === id)) events.push(event);
      }
    }
    events.sort((a, b) => (a.position < b.position ? -1 : 1));
    return foldDocument(projection, undefined, events)?.document ?? null;
  };

  const answer = async <Answer>(
    position: Position | null,
    fromReadModel: () => Promise<Answer>,
    fold: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (await freshness.reach(position)) {
      try {
        const found = await fromReadModel();
        // With several processes one read model may be ahead of another, even after waiting for a
        // position.
        if (found !== null) return found;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
      }
    }
    return fold();
  };

  const productFromLog = async (id: string): Promise<ProductDocument | null> => {
    const product = await fromLog(productsProjection, [`product-${id}`]);
    if (!product) return null;
    const stocks = product.variants.map(({ number }) => `stock-${variantIdOf(id, number)}`);
    return fromLog(productsProjection, [`product-${id}`, `review-${id}`, ...stocks]);
  };

  const productsFromLog = async (
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ProductDocument>> => {
    const folded = await Promise.all(ids.map(productFromLog));
    return new Map(folded.flatMap((product) => (product ? [[product.id, product]] : [])));
  };

  return {
    products: (ids, position) =>
      answer(
        position,
        () => readModels.products.byIds(ids),
        () => productsFromLog(ids),
      ),
    variants: (ids, position) =>
      answer(
        position,
        () => readModels.products.variantsByIds(ids),
        async () => variantsOf(ids, await productsFromLog([...new Set(ids.map(productIdOf))])),
      ),
    order: (id, position) =>
      answer(
        position,
        () => readModels.orders.byId(id),
        () => fromLog(ordersProjection, [`order-${id}`]),
      ),
    orderAt: (id, revision) => fromLog(ordersProjection, [`order-${id}`], null, revision),
    boardOrder: (id, position) =>
      answer(
        position,
        () => readModels.orderBoard.byId(id),
        () => fromLog(orderBoardProjection, [`order-${id}`]),
      ),
    boardOrderNow: (id) => fromLog(orderBoardProjection, [`order-${id}`]),
    ownReview: (productId, userId, position) =>
      answer(
        position,
        async () => (await readModels.reviewAuthors.ownReviews(userId, [productId]))[0] ?? null,
        () =>
          fromLog(
            reviewAuthorsProjection,
            [`review-${productId}`],
            reviewAuthorId(productId, userId),
          ),
      ),
    reviewNow: (productId, userId) =>
      fromLog(reviewAuthorsProjection, [`review-${productId}`], reviewAuthorId(productId, userId)),
    report: (id, position) =>
      answer(
        position,
        () => readModels.reports.byId(id),
        () => fromLog(issueReportsProjection, [`report-${id}`]),
      ),
    settings: (position) =>
      answer(
        position,
        () => readModels.settings.current(),
        async () =>
          (await fromLog(settingsProjection, [
            `settings-${settingsId}`,
            `deliveryplan-${deliveryPlanId}`,
            `category-${categoriesId}`,
          ])) ?? unchangedSettings,
      ),
    page: (slug, position) =>
      answer(
        position,
        () => readModels.pages.bySlug(slug),
        () => fromLog(pagesProjection, [`page-${slug}`]),
      ),
    async pageNow(slug) {
      const streams = [`page-${slug}`];
      return {
        page: await fromLog(pagesProjection, streams),
        drafts: await fromLog(pageTextsProjection, streams, pageTextsId(slug, 0)),
      };
    },
    deliveryPlan: (position) =>
      answer(
        position,
        () => readModels.delivery.plan(),
        async () =>
          (await fromLog(deliveryPlanProjection, [`deliveryplan-${deliveryPlanId}`])) ??
          unchangedPlan,
      ),
    promotion: (code, position) =>
      answer(
        position,
        () => readModels.promotions.byCode(code),
        () => fromLog(promotionsProjection, [`promotion-${code}`]),
      ),
    run: (id, position) =>
      answer(
        position,
        () => readModels.runs.byId(id),
        () => fromLog(runsProjection, [`run-${id}`]),
      ),
    wishList: (userId, position) =>
      answer(
        position,
        () => readModels.wishLists.byUser(userId),
        async () =>
          (await fromLog(wishListsProjection, [`wishlist-${userId}`])) ?? emptyWishList(userId),
      ),
  };
};

import { addressBooksProjection } from "./address-books/projection.ts";
import { createAddressBookQueries } from "./address-books/queries.ts";
import { buyersProjection } from "./buyers/projection.ts";
import { cartsProjection } from "./carts/projection.ts";
import { createCartQueries } from "./carts/queries.ts";
import { checkoutsProjection } from "./checkouts/projection.ts";
import { createCheckoutQueries } from "./checkouts/queries.ts";
import type { ChangeFeed } from "./engine/change-feed.ts";
import type { DocumentReader } from "./engine/document-store.ts";
import { deliveryDaysProjection, deliveryPlanProjection } from "./delivery/projection.ts";
import { createDeliveryQueries } from "./delivery/queries.ts";
import { orderBoardProjection } from "./order-board/projection.ts";
import { createCallQueries } from "./order-board/call-queries.ts";
import { createOrderBoardQueries } from "./order-board/queries.ts";
import { ordersProjection } from "./orders/projection.ts";
import { createOrderedTogether } from "./orders/ordered-together.ts";
import { createOrderQueries } from "./orders/queries.ts";
import { productHistoryProjection } from "./product-history/projection.ts";
import { createProductHistoryQueries } from "./product-history/queries.ts";
import { createProductSearch } from "./products/search/product-search.ts";
import { productsProjection } from "./products/projection.ts";
import { createProductQueries } from "./products/queries.ts";
import { promotionsProjection, promotionUsesProjection } from "./promotions/projection.ts";
import { createPromotionQueries } from "./promotions/queries.ts";
import { issueReportsProjection } from "./issue-reports/projection.ts";
import { createIssueReportQueries } from "./issue-reports/queries.ts";
import { reviewAuthorsProjection } from "./review-authors/projection.ts";
import { createReviewAuthorQueries } from "./review-authors/queries.ts";
import { reviewVotesProjection } from "./review-votes/projection.ts";
import { createReviewVotesQueries } from "./review-votes/queries.ts";
import { runsProjection } from "./runs/projection.ts";
import { createRunQueries } from "./runs/queries.ts";
import { pagesProjection, pageTextsProjection } from "./pages/projection.ts";
import { createPageQueries } from "./pages/queries.ts";
import { settingsProjection } from "./settings/projection.ts";
import { createSettingsQueries } from "./settings/queries.ts";
import { stockLedgerProjection } from "./stock-ledger/projection.ts";
import { createStockLedgerQueries } from "./stock-ledger/queries.ts";
import { demandProjection } from "./demand/projection.ts";
import { createDemandQueries } from "./demand/queries.ts";
import { priceAlertsProjection } from "./price-alerts/projection.ts";
import { createPriceAlertQueries } from "./price-alerts/queries.ts";
import { stockAlertsProjection } from "./stock-alerts/projection.ts";
import { createStockAlertQueries } from "./stock-alerts/queries.ts";
import { wishListsProjection } from "./wish-lists/projection.ts";
import { createWishListQueries } from "./wish-lists/queries.ts";
import type { Projection } from "./engine/projection.ts";

/** All read models of the shop. */
export const shopProjections = [
  productsProjection,
  cartsProjection,
  ordersProjection,
  orderBoardProjection,
  checkoutsProjection,
  issueReportsProjection,
  reviewAuthorsProjection,
  reviewVotesProjection,
  productHistoryProjection,
  addressBooksProjection,
  stockLedgerProjection,
  settingsProjection,
  pagesProjection,
  pageTextsProjection,
  deliveryPlanProjection,
  deliveryDaysProjection,
  runsProjection,
  promotionsProjection,
  promotionUsesProjection,
  buyersProjection,
  wishListsProjection,
  priceAlertsProjection,
  stockAlertsProjection,
  demandProjection,
] as readonly Projection[];

/** The queries of all read models. Queries with a cache in memory follow the feed. */
export const createReadModels = (documents: DocumentReader, feed: Pick<ChangeFeed, "listen">) => {
  const settings = createSettingsQueries(documents, feed);
  const productSearch = createProductSearch({ documents, feed, settings });
  const products = createProductQueries(documents, feed, productSearch, settings);
  const orders = createOrderQueries(documents);
  return {
    settings,
    productSearch,
    products,
    stockLedger: createStockLedgerQueries(documents, products),
    carts: createCartQueries(documents),
    orders,
    orderedTogether: createOrderedTogether(documents, orders, products),
    orderBoard: createOrderBoardQueries(documents),
    calls: createCallQueries(documents, feed, settings),
    checkouts: createCheckoutQueries(documents),
    reports: createIssueReportQueries(documents),
    reviewAuthors: createReviewAuthorQueries(documents),
    reviewVotes: createReviewVotesQueries(documents),
    productHistory: createProductHistoryQueries(documents),
    addressBooks: createAddressBookQueries(documents),
    pages: createPageQueries(documents),
    delivery: createDeliveryQueries(documents, feed),
    runs: createRunQueries(documents),
    promotions: createPromotionQueries(documents),
    wishLists: createWishListQueries(documents),
    priceAlerts: createPriceAlertQueries(documents),
    stockAlerts: createStockAlertQueries(documents),
    demand: createDemandQueries(documents),
  };
};

export type ReadModels = ReturnType<typeof createReadModels>;

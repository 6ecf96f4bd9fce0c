import type { Declared } from "#domain/personal.ts";
import { productFields } from "#projections/products/document.ts";
import { buyerFields } from "#projections/buyers/document.ts";
import { cartFields } from "#projections/carts/document.ts";
import { orderFields } from "#projections/orders/document.ts";
import { boardOrderFields } from "#projections/order-board/document.ts";
import { checkoutFields } from "#projections/checkouts/document.ts";
import { issueReportFields } from "#projections/issue-reports/document.ts";
import { reviewAuthorFields } from "#projections/review-authors/document.ts";
import { reviewVotesFields } from "#projections/review-votes/document.ts";
import { productHistoryFields } from "#projections/product-history/document.ts";
import { addressBookFields } from "#projections/address-books/document.ts";
import { stockEntryFields } from "#projections/stock-ledger/document.ts";
import { promotionFields, promotionUseFields } from "#projections/promotions/document.ts";
import { runFields } from "#projections/runs/document.ts";
import { pageFields, pageTextsFields } from "#projections/pages/document.ts";
import { settingsFields } from "#projections/settings/document.ts";
import { deliveryDayFields, deliveryPlanFields } from "#projections/delivery/document.ts";
import { demandFields } from "#projections/demand/document.ts";
import { priceAlertFields } from "#projections/price-alerts/document.ts";
import { stockAlertFields } from "#projections/stock-alerts/document.ts";
import { wishListFields } from "#projections/wish-lists/document.ts";

/** Every field of every read model's documents. Masking in verification reads this declaration. */
export const documentFields = {
  products: productFields,
  carts: cartFields,
  orders: orderFields,
  "order-board": boardOrderFields,
  checkouts: checkoutFields,
  reports: issueReportFields,
  "review-authors": reviewAuthorFields,
  "review-votes": reviewVotesFields,
  "product-history": productHistoryFields,
  "address-books": addressBookFields,
  "stock-ledger": stockEntryFields,
  settings: settingsFields,
  pages: pageFields,
  "page-texts": pageTextsFields,
  "delivery-plan": deliveryPlanFields,
  "delivery-days": deliveryDayFields,
  runs: runFields,
  promotions: promotionFields,
  "promotion-uses": promotionUseFields,
  buyers: buyerFields,
  "wish-lists": wishListFields,
  "price-alerts": priceAlertFields,
  "stock-alerts": stockAlertFields,
  demand: demandFields,
} satisfies Readonly<Record<string, Declared>>;

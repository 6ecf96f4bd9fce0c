import {
  eventFields,
  personalAddress,
  personalDetail,
  personalText,
  type DeclaredDocument,
  type DeclaredOf,
} from "#domain/personal.ts";
import type { Settings } from "#domain/settings/events.ts";
import type { AddressBookDocument } from "#projections/address-books/document.ts";
import type { CartDocument } from "#projections/carts/document.ts";
import type { CheckoutDocument } from "#projections/checkouts/document.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { ProductHistoryDocument } from "#projections/product-history/document.ts";
import type { ProductPageDocument } from "#projections/product-pages/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import type { ReviewAuthorDocument } from "#projections/review-authors/document.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import type { StockEntryDocument } from "#projections/stock-ledger/document.ts";

const {
  ProductDetailsChanged: details,
  CartItemAdded: pricedPieces,
  OrderSubmitted: orderContent,
  RoomArranged: room,
  ReviewSubmitted: review,
  IssueReported: reportContent,
  SettingChanged: settingChange,
} = eventFields;

const saidOfProduct = { rating: "open", comment: "open", at: "open" } as const;
const turn = { at: "open", byId: "open" } as const;

const settings = {
  shopName: "open",
  deliveryNote: "open",
  lowStock: "open",
  preparingWarmHours: "open",
  preparingLateHours: "open",
  packingWarmHours: "open",
  packingLateHours: "open",
  deliveryWarmDays: "open",
  deliveryLateDays: "open",
} as const satisfies DeclaredOf<Settings>;

/**
 * Every field of every read model's documents. Erasure in folds and masking in verification read
 * this declaration.
 */
export const documentFields: {
  readonly products: DeclaredDocument<ProductDocument>;
  readonly "product-pages": DeclaredDocument<ProductPageDocument>;
  readonly carts: DeclaredDocument<CartDocument>;
  readonly orders: DeclaredDocument<OrderDocument>;
  readonly "order-board": DeclaredDocument<BoardOrderDocument>;
  readonly checkouts: DeclaredDocument<CheckoutDocument>;
  readonly reports: DeclaredDocument<IssueReportDocument>;
  readonly "review-authors": DeclaredDocument<ReviewAuthorDocument>;
  readonly "product-history": DeclaredDocument<ProductHistoryDocument>;
  readonly "address-books": DeclaredDocument<AddressBookDocument>;
  readonly "stock-ledger": DeclaredDocument<StockEntryDocument>;
  readonly settings: DeclaredDocument<SettingsDocument>;
} = {
  products: {
    ...details,
    id: "open",
    priceCents: "open",
    onHand: "open",
    reserved: "open",
    countInStock: "open",
    lowFrom: "open",
    moved: {
      received: "open",
      adjusted: "open",
      gone: "open",
      returned: "open",
      revision: "open",
    },
    ratingSum: "open",
    numReviews: "open",
    ratingRank: "open",
    addedAt: "open",
    sold: "open",
  },
  "product-pages": {
    id: "open",
    ratingSum: "open",
    numReviews: "open",
    spread: "open",
    reviews: { ...review, id: "open", createdAt: "open" },
  },
  carts: { id: "open", lines: pricedPieces, room },
  orders: {
    ...orderContent,
    id: "open",
    number: "open",
    phase: "open",
    accepted: "open",
    refusal: "open",
    status: "open",
    createdAt: "open",
    updatedAt: "open",
    history: {
      at: "open",
      status: "open",
      movedBack: "open",
      previousStatus: "open",
      revision: "open",
    },
    addressChanges: { at: "open", fields: "open", revision: "open" },
    cancellation: { at: "open", reason: "open", revision: "open" },
    revision: "open",
    productIds: "open",
  },
  "order-board": {
    id: "open",
    number: "open",
    phase: "open",
    status: "open",
    delivered: "open",
    userId: "open",
    customerName: personalText,
    customerKey: personalDetail,
    phone: personalDetail,
    address: personalDetail,
    city: personalDetail,
    district: "open",
    zipCode: personalDetail,
    province: "open",
    items: { productId: "open", name: "open", quantity: "open" },
    totalCents: "open",
    createdAt: "open",
    placedOn: "open",
    statusChangedAt: "open",
    cancelledAt: "open",
    movedById: "open",
    movedBack: "open",
    happenings: {
      ...turn,
      revision: "open",
      kind: "open",
      status: "open",
      previousStatus: "open",
      movedBack: "open",
      reason: "open",
      text: personalText,
    },
    revision: "open",
    searchText: personalDetail,
  },
  checkouts: {
    id: "open",
    phase: "open",
    reserved: "open",
    cartCheckedOut: "open",
    stockReturned: "open",
    done: "open",
    submittedAt: "open",
  },
  reports: {
    ...reportContent,
    id: "open",
    number: "open",
    state: "open",
    answers: { ...turn, text: personalText },
    closed: turn,
    reopened: turn,
    createdAt: "open",
  },
  "review-authors": {
    id: "open",
    productId: "open",
    userId: "open",
    reviewId: "open",
    writtenAt: "open",
    now: saidOfProduct,
    before: saidOfProduct,
  },
  "product-history": {
    id: "open",
    details,
    moments: {
      at: "open",
      by: "open",
      correlationId: "open",
      changes: {
        what: "open",
        from: "open",
        to: "open",
        fromCents: "open",
        toCents: "open",
        pieces: "open",
      },
    },
  },
  "address-books": {
    id: "open",
    addresses: { orderId: "open", usedAt: "open", address: personalAddress },
  },
  "stock-ledger": {
    productId: "open",
    revision: "open",
    kind: "open",
    at: "open",
    by: "open",
    onHandChange: "open",
    reservedChange: "open",
    orderId: "open",
    reason: "open",
    limit: { from: "open", to: "open" },
  },
  settings: {
    values: settings,
    changes: { ...settingChange, ...turn, revision: "open" },
  },
};

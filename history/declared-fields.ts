import type { ShopEvent } from "#domain/events.ts";
import type { OrderLine } from "#domain/order/events.ts";
import type { ProductDetails } from "#domain/product/events.ts";
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

/**
 * Declaration of a field: analysts may see it, or it is personal. Undeclared fields are masked for
 * analysts. A list is declared like one of its elements.
 */
export type Declared = "open" | "personal" | { readonly [name: string]: Declared };

type ElementOf<T> = T extends readonly (infer Element)[] ? Element : T;
type NamesOf<T> = T extends unknown ? keyof T & string : never;
type At<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/**
 * The required declaration of a type. It must be complete, so that an undeclared field is a compile
 * error.
 */
type DeclaredOf<T> = DeclaredOfOne<NonNullable<ElementOf<NonNullable<T>>>>;
type DeclaredOfOne<T> = [T] extends [string | number | boolean]
  ? "open" | "personal"
  : "personal" | { readonly [Name in NamesOf<T>]-?: DeclaredOf<At<T, Name>> };

const size = { widthCm: "open", depthCm: "open", heightCm: "open" } as const;

const details = {
  name: "open",
  description: "open",
  category: "open",
  image: "open",
  modelUrl: "open",
  size,
  placement: "open",
} as const satisfies DeclaredOf<ProductDetails>;

const pieces = { productId: "open", quantity: "open" } as const;
const pricedPieces = { ...pieces, priceCents: "open" } as const;
const ofOrder = { orderId: "open", quantity: "open" } as const;

const orderLine = {
  ...pricedPieces,
  name: "open",
  image: "open",
} as const satisfies DeclaredOf<OrderLine>;

const orderContent = {
  userId: "open",
  lines: orderLine,
  shippingAddress: "personal",
  paymentMethod: "open",
  subtotalCents: "open",
  deliveryFeeCents: "open",
  totalCents: "open",
} as const;

const room = {
  ...size,
  pieces: {
    productId: "open",
    copy: "open",
    place: { leftCm: "open", backCm: "open", bottomCm: "open", turn: "open" },
  },
} as const;

const review = { userId: "open", rating: "open", comment: "open", name: "personal" } as const;

const reportContent = {
  userId: "open",
  issueType: "open",
  subject: "personal",
  description: "personal",
  email: "personal",
  orderNumber: "personal",
  orderId: "open",
  attachments: "personal",
} as const;

const settingChange = { setting: "open", value: "open", previousValue: "open" } as const;
const ofUser = { userId: "open" } as const;

/** Every field of every event. */
export const eventFields: {
  readonly [Event in ShopEvent as Event["type"]]: DeclaredOf<Event["data"]>;
} = {
  ProductAdded: { ...details, priceCents: "open" },
  ProductDetailsChanged: details,
  ProductPriceChanged: { priceCents: "open", previousPriceCents: "open" },
  ProductRemoved: {},
  ProductRestored: {},
  StockReceived: { quantity: "open", reason: "open" },
  StockAdjusted: { onHand: "open", previousOnHand: "open", reason: "open" },
  StockReserved: ofOrder,
  StockReservationReleased: ofOrder,
  StockReservationConfirmed: ofOrder,
  StockReturned: ofOrder,
  LowStockLimitChanged: { lowFrom: "open", previousLowFrom: "open" },
  CartItemAdded: pricedPieces,
  CartItemQuantityChanged: pieces,
  CartItemRemoved: { productId: "open" },
  CartCheckedOut: { orderId: "open", lines: pieces },
  GuestCartMerged: { mergeId: "open", lines: pricedPieces },
  GuestCartMergeUndone: { mergeId: "open", lines: pieces },
  // The hash of an address identifies it: anyone who knows the address can recompute the hash.
  OrderBegun: { ...ofUser, orderId: "open", print: "personal", at: "open", sameAs: "open" },
  RoomArranged: room,
  OrderSubmitted: orderContent,
  OrderPlaced: { status: "open" },
  OrderRejected: {
    reason: "open",
    short: { productId: "open", name: "open", requested: "open", available: "open" },
  },
  OrderStatusChanged: { status: "open", previousStatus: "open" },
  OrderBuyerErased: ofUser,
  DeliveryAddressChanged: { ...ofUser, shippingAddress: "personal" },
  OrderCancelled: { ...ofUser, reason: "open" },
  OrderCommented: { ...ofUser, text: "personal" },
  OrderStockReturned: ofUser,
  DeliveryAddressForgotten: { orderId: "open" },
  ReviewSubmitted: review,
  ReviewRevised: { ...review, previousRating: "open" },
  ReviewAuthorErased: ofUser,
  IssueReported: reportContent,
  ReportAnswered: { ...ofUser, answer: "personal" },
  ReportClosed: {},
  ReportReopened: {},
  ReportSenderErased: ofUser,
  SettingChanged: settingChange,
  AccountRegistered: { role: "open" },
  AccountErased: {},
  SignedIn: {},
  SignInFailed: { at: "open" },
  SessionsEnded: { count: "open" },
  EmailVerified: {},
  ProfileChanged: { fields: "open" },
  PasswordResetRequested: {},
  PasswordChanged: { how: "open" },
  IdentityLinked: { issuer: "open" },
  RoleGranted: { role: "open" },
};

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

/** Every field of every read model's documents. */
export const documentFields: {
  readonly products: DeclaredOf<ProductDocument>;
  readonly "product-pages": DeclaredOf<ProductPageDocument>;
  readonly carts: DeclaredOf<CartDocument>;
  readonly orders: DeclaredOf<OrderDocument>;
  readonly "order-board": DeclaredOf<BoardOrderDocument>;
  readonly checkouts: DeclaredOf<CheckoutDocument>;
  readonly reports: DeclaredOf<IssueReportDocument>;
  readonly "review-authors": DeclaredOf<ReviewAuthorDocument>;
  readonly "product-history": DeclaredOf<ProductHistoryDocument>;
  readonly "address-books": DeclaredOf<AddressBookDocument>;
  readonly "stock-ledger": DeclaredOf<StockEntryDocument>;
  readonly settings: DeclaredOf<SettingsDocument>;
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
    customerName: "personal",
    customerKey: "personal",
    phone: "personal",
    address: "personal",
    city: "personal",
    district: "open",
    zipCode: "personal",
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
      text: "personal",
    },
    revision: "open",
    searchText: "personal",
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
    answers: { ...turn, text: "personal" },
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
    addresses: { orderId: "open", usedAt: "open", address: "personal" },
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

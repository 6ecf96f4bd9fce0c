import type { CategoryDetails } from "./category/events.ts";
import type { DeliveryZone } from "./delivery/events.ts";
import type { ShopEvent } from "./events.ts";
import { erasedAddress, erasedText } from "./order/erased-address.ts";
import type { OrderLine } from "./order/events.ts";
import type { PageVersion } from "./page/events.ts";
import type { Discount } from "./promotion/discount.ts";
import type { PromotionTerms } from "./promotion/events.ts";
import type { Slot } from "./values/delivery-day.ts";
import type { ProductDetails, ProductOption, VariantDetails } from "./product/events.ts";

/** Declares a field as personal: sealed in the log, cleared by an erasure, masked for analysts. */
export class Personal {
  /** The value after an erasure. */
  readonly erased: unknown;
  /** Names of the field's parts that do not identify a person alone. Analysts may see them. */
  readonly openParts: readonly string[];

  constructor(erased: unknown, openParts: readonly string[] = []) {
    this.erased = erased;
    this.openParts = openParts;
  }
}

/** Declaration of an address: analysts may see its region. */
export const personalAddress = new Personal(erasedAddress, ["province", "district", "country"]);

/** Declaration of a text that is replaced by "Erased". */
export const personalText = new Personal(erasedText);

/** Declaration of a text that is emptied. */
export const personalDetail = new Personal("");

/** Declaration of a list that is emptied. */
export const personalList = new Personal([]);

/**
 * Declaration of a field: analysts may see it, or it is personal. Undeclared fields are masked. A
 * list is declared like one of its elements. "whole" is open with all parts, for a field that holds
 * a text in one event and an object in another.
 */
export type Declared = "open" | "whole" | Personal | { readonly [name: string]: Declared };

type ElementOf<T> = T extends readonly (infer Element)[] ? Element : T;
type NamesOf<T> = T extends unknown ? keyof T & string : never;
type At<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/**
 * The declaration that a type requires. It is complete: an undeclared field is a compile error.
 * `Nested` says whether fields of nested objects may be personal.
 */
export type DeclaredOf<T, Nested = Personal> = DeclaredOfOne<
  NonNullable<ElementOf<NonNullable<T>>>,
  Nested
>;
type DeclaredOfOne<T, Nested> = [T] extends [string | number | boolean]
  ? "open" | Nested
  : [Extract<T, string | number | boolean>] extends [never]
    ? Nested | { readonly [Name in NamesOf<T>]-?: DeclaredOf<At<T, Name>, Nested> }
    : "whole" | Nested;

/**
 * Only fields of the event itself can be sealed, so nested fields of an event are never personal.
 */
type DeclaredEvent<Data> = {
  readonly [Name in NamesOf<Data>]-?: Personal | DeclaredOf<At<Data, Name>, never>;
};

/** The declaration that a read model's document requires. */
export type DeclaredDocument<Document> = {
  readonly [Name in NamesOf<Document>]-?: DeclaredOf<At<Document, Name>>;
};

const size = { widthCm: "open", depthCm: "open", heightCm: "open" } as const;

const details = {
  name: "open",
  description: "open",
  category: "open",
  image: "open",
  modelUrl: "open",
  size,
  placement: "open",
  facts: {
    material: "open",
    weightKg: "open",
    care: "open",
    assembly: "open",
    warranty: "open",
  },
  imageText: "open",
  nightImage: "open",
  furtherPictures: { url: "open", text: "open", night: "open" },
} as const satisfies DeclaredOf<ProductDetails, never>;

const variantDetails = {
  values: "open",
  sku: "open",
  size,
  image: "open",
  modelUrl: "open",
  material: "open",
} as const satisfies DeclaredOf<VariantDetails, never>;

/** Declaration of the options of a product. */
export const productOptions = {
  name: "open",
  display: "open",
  values: { name: "open", colours: "open" },
} as const satisfies DeclaredOf<ProductOption, never>;

const pieces = { productId: "open", quantity: "open" } as const;
const pricedPieces = { ...pieces, priceCents: "open" } as const;
const ofOrder = { orderId: "open", quantity: "open", claim: "open" } as const;

const orderLine = {
  ...pricedPieces,
  name: "open",
  options: "open",
  image: "open",
} as const satisfies DeclaredOf<OrderLine, never>;

/** Declaration of a delivery day. */
export const deliveryDay = {
  zoneId: "open",
  date: "open",
  half: "open",
} as const satisfies DeclaredOf<Slot, never>;

const shortLine = {
  productId: "open",
  name: "open",
  requested: "open",
  available: "open",
} as const;

const requestedDay = { day: deliveryDay, chosen: "open" } as const;
const ofStop = { orderId: "open", owedCents: "open", answeredAt: "open" } as const;
const runPlan = { driverId: "open", zoneId: "open", leavesAt: "open" } as const;
const ofSlot = { orderId: "open", half: "open" } as const;

const deliveryZone = {
  id: "open",
  name: "open",
  districts: "open",
  weekdays: "open",
  leadDays: "open",
  capacity: { morning: "open", afternoon: "open" },
} as const satisfies DeclaredOf<DeliveryZone, never>;

const shopDay = { date: "open", decision: "open" } as const;
const categoryDetails = {
  names: { en: "open", si: "open", ta: "open" },
  slug: "open",
  wall: "open",
} as const satisfies DeclaredOf<CategoryDetails, never>;

const promotionTerms = {
  benefit: { kind: "open", percent: "open", mostCents: "open", amountCents: "open" },
  minSumCents: "open",
  categories: "open",
  productIds: "open",
  variantIds: "open",
  startsAt: "open",
  endsAt: "open",
  uses: "open",
  usesPerCustomer: "open",
} as const satisfies DeclaredOf<PromotionTerms, never>;

/** Declaration of the discount of an order. */
export const orderDiscount = {
  code: "open",
  benefit: promotionTerms.benefit,
  discountCents: "open",
  shares: { productId: "open", discountCents: "open" },
} as const satisfies DeclaredOf<Discount, never>;

const redemption = { orderId: "open", userId: "open", discountCents: "open" } as const;

const orderContent = {
  userId: "open",
  lines: orderLine,
  shippingAddress: personalAddress,
  paymentMethod: "open",
  subtotalCents: "open",
  deliveryFeeCents: "open",
  totalCents: "open",
  discount: orderDiscount,
  delivery: requestedDay,
  by: "open",
  terms: { version: "open", digest: "open" },
} as const;

const room = {
  ...size,
  pieces: {
    productId: "open",
    copy: "open",
    place: { leftCm: "open", backCm: "open", bottomCm: "open", turn: "open" },
  },
} as const;

const review = {
  userId: "open",
  rating: "open",
  comment: personalDetail,
  name: personalText,
  options: "open",
  photos: personalList,
  waits: "open",
} as const;
const ofReview = { userId: "open", rating: "open" } as const;
const ofVote = { userId: "open", authorId: "open" } as const;
const ofPhoto = { userId: "open", photo: "open" } as const;

const reportContent = {
  userId: "open",
  issueType: "open",
  subject: personalText,
  description: personalText,
  email: personalDetail,
  orderNumber: personalDetail,
  orderId: "open",
  attachments: personalList,
} as const;

const stockAlert = { userId: "open", productId: "open" } as const;
const priceDrop = { productId: "open", priceCents: "open", belowCents: "open" } as const;

const webhook = {
  webhookId: "open",
  name: "open",
  origin: "open",
  kinds: "open",
  personal: "open",
} as const;

const pageText = { title: "open", text: "open" } as const;

/** Declaration of a version of a page. */
export const pageVersion = {
  version: "open",
  texts: { en: pageText, si: pageText, ta: pageText },
  values: {
    ...{ shopName: "open", legalName: "open", phone: "open", email: "open", address: "open" },
    deliveryFee: "open",
    freeFrom: "open",
  },
  digest: "open",
} as const satisfies DeclaredOf<PageVersion, never>;

const localText = { en: "open", si: "open", ta: "open" } as const;
const settingChange = { setting: "open", value: "whole", previousValue: "whole" } as const;
const ofUser = { userId: "open" } as const;

/**
 * Every field of every event. Sealing, erasure, masking and indexing read this declaration. Free
 * text is personal, because it may be about a person; `personOf` names its person. The shop's own
 * texts are open: its catalogue, settings, pages, zones and webhooks.
 */
export const eventFields: {
  readonly [Event in ShopEvent as Event["type"]]: DeclaredEvent<Event["data"]>;
} = {
  ProductAdded: { ...details, priceCents: "open" },
  ProductDetailsChanged: details,
  ProductPriceChanged: { priceCents: "open", previousPriceCents: "open" },
  ProductRemoved: {},
  ProductRestored: {},
  ProductOptionsChanged: {
    options: productOptions,
    variants: { variantId: "open", values: "open" },
  },
  VariantAdded: { ...variantDetails, variantId: "open", priceCents: "open" },
  VariantChanged: { ...variantDetails, variantId: "open" },
  VariantPriceChanged: { variantId: "open", priceCents: "open", previousPriceCents: "open" },
  VariantRemoved: { variantId: "open" },
  VariantRestored: { variantId: "open" },
  StockReceived: { quantity: "open", reason: personalText },
  StockAdjusted: { onHand: "open", previousOnHand: "open", reason: personalText },
  StockReserved: ofOrder,
  StockReservationReleased: ofOrder,
  StockReservationConfirmed: ofOrder,
  StockReturned: ofOrder,
  StockAlertRequested: {
    ...stockAlert,
    email: personalDetail,
    language: "open",
    at: "open",
    again: "open",
  },
  StockAlertConfirmed: stockAlert,
  StockAlertSent: { ...stockAlert, available: "open" },
  StockAlertRemoved: { ...stockAlert, by: "open", wasConfirmed: "open" },
  LowStockLimitChanged: { lowFrom: "open", previousLowFrom: "open" },
  CartItemAdded: pricedPieces,
  CartItemQuantityChanged: pieces,
  CartItemRemoved: { productId: "open" },
  CartCheckedOut: { orderId: "open", lines: pieces },
  GuestCartMerged: { mergeId: "open", lines: pricedPieces },
  GuestCartMergeUndone: { mergeId: "open", lines: pieces },
  // The hash of an address identifies it: anyone who knows the address can recompute the hash.
  OrderBegun: { ...ofUser, orderId: "open", print: personalDetail, at: "open", sameAs: "open" },
  RoomArranged: room,
  WishAdded: { productId: "open", priceCents: "open", mergeId: "open" },
  WishRemoved: { productId: "open", alert: "open" },
  WishRestored: {
    productId: "open",
    priceCents: "open",
    alert: "open",
    sentCents: "open",
    place: "open",
  },
  WishAlertChanged: { productId: "open", on: "open" },
  // Anyone with the link reads the list; its digest opens nothing.
  WishListShared: { ...ofUser, link: personalDetail, digest: "open" },
  WishListUnshared: {},
  WishListErased: ofUser,
  PriceDropSent: { drops: priceDrop, at: "open" },
  PriceDropDeferred: { productId: "open", priceCents: "open", dueAt: "open" },
  DeferredDropsDiscarded: {},
  OrderSubmitted: orderContent,
  OrderPlaced: { status: "open" },
  OrderRejected: {
    reason: "open",
    short: shortLine,
    day: deliveryDay,
    promo: { code: "open", reason: "open", at: "open" },
  },
  OrderStatusChanged: { status: "open", previousStatus: "open" },
  OrderBuyerErased: ofUser,
  DeliveryAddressChanged: { ...ofUser, shippingAddress: personalAddress },
  DeliveryDayRequested: { ...ofUser, ...requestedDay, agreed: "open", orNone: "open" },
  DeliveryDayChanged: { ...ofUser, day: deliveryDay, previousDay: deliveryDay },
  DeliveryDayRefused: { ...ofUser, day: deliveryDay },
  OrderCalled: { ...ofUser, outcome: "open", callAgainAt: "open" },
  OrderCallUndone: { ...ofUser, outcome: "open" },
  OrderCallRequested: ofUser,
  ItemsReturned: {
    ...ofUser,
    lines: pricedPieces,
    reason: "open",
    refundCents: "open",
    worthCents: "open",
    restock: "open",
  },
  ReturnedItemsRestocked: { ...ofUser, number: "open" },
  OrderItemsRequested: { ...ofUser, lines: orderLine, discount: orderDiscount },
  OrderItemsChanged: {
    ...ofUser,
    lines: orderLine,
    subtotalCents: "open",
    discount: orderDiscount,
    totalCents: "open",
    previousLines: orderLine,
    previousTotalCents: "open",
  },
  OrderItemsRefused: { ...ofUser, short: shortLine },
  OrderItemsSettled: { ...ofUser, request: "open" },
  OrderCancelled: {
    ...ofUser,
    reason: "open",
    by: "open",
    note: personalText,
    awaitsGoods: "open",
  },
  OrderCommented: { ...ofUser, text: personalText, shared: "open" },
  OrderPutOnRun: { ...ofUser, runId: "open" },
  OrderLeftRun: { ...ofUser, runId: "open" },
  OrderWentOut: { ...ofUser, runId: "open" },
  CashCollected: {
    ...ofUser,
    runId: "open",
    owedCents: "open",
    collectedCents: "open",
    shortReason: "open",
  },
  OrderReturned: { ...ofUser, reason: "open", runId: "open" },
  ReturnReceived: { ...ofUser, runId: "open" },
  OrderCodeReleased: ofUser,
  OrderStockReturned: ofUser,
  PromotionCreated: promotionTerms,
  PromotionPaused: {},
  PromotionResumed: {},
  PromotionEnded: {},
  RedemptionReserved: redemption,
  RedemptionConfirmed: redemption,
  RedemptionReleased: { ...redemption, wasConfirmed: "open" },
  RunPlanned: runPlan,
  RunPlanChanged: runPlan,
  StopAdded: { orderId: "open" },
  StopRemoved: { orderId: "open", because: "open" },
  StopMoved: { orderId: "open", position: "open" },
  RunStarted: { at: "open" },
  RunUnderWay: {},
  StopDelivered: { ...ofStop, collectedCents: "open", shortReason: "open" },
  StopFailed: { ...ofStop, failure: "open", nextDay: deliveryDay, takenDay: deliveryDay },
  RunEnded: {},
  CashHandedIn: {
    collectedCents: "open",
    handedInCents: "open",
    reason: "open",
    words: personalDetail,
    ...ofUser,
  },
  CashDifferenceExplained: { reason: "open", words: personalDetail, ...ofUser },
  RunClosed: { receivedOrderIds: "open" },
  RunDiscarded: {},
  RunSettled: {},
  DeliveryAddressForgotten: { orderId: "open" },
  DeliveryZonesChanged: { zones: deliveryZone },
  ShopDaysDecided: { days: shopDay, previousDays: shopDay },
  WorkingDaysChanged: { weekdays: "open", previousWeekdays: "open" },
  SlotReserved: ofSlot,
  SlotReleased: ofSlot,
  DayClosed: { reason: personalDetail },
  DayOpened: {},
  ReviewSubmitted: review,
  ReviewRevised: { ...review, previousRating: "open", samePhotos: "open", previousState: "open" },
  ReviewPublished: ofReview,
  ReviewHeld: { ...ofReview, previousState: "open" },
  ReviewHidden: { ...ofReview, reason: "open", previousState: "open" },
  ReviewPhotoHidden: ofPhoto,
  ReviewPhotoShown: ofPhoto,
  ReviewAnswered: { ...ofUser, text: personalText },
  ReviewMarkedHelpful: ofVote,
  ReviewHelpfulWithdrawn: ofVote,
  ReviewAuthorErased: ofUser,
  IssueReported: reportContent,
  ReportAnswered: { ...ofUser, answer: personalText },
  ReportClosed: {},
  ReportReopened: {},
  ReportSenderErased: ofUser,
  SettingChanged: settingChange,
  ShopNotYetOpen: {},
  ShopOpened: {},
  ShopClosed: { until: "open", note: localText },
  PageDrafted: { ...pageText, language: "open" },
  PagePublished: { ...pageVersion, copyOf: "open" },
  PageWithdrawn: {},
  CategoryAdded: { categoryId: "open", ...categoryDetails },
  CategoryChanged: { categoryId: "open", ...categoryDetails, previous: categoryDetails },
  CategoryMoved: { categoryId: "open", name: "open", place: "open", previousPlace: "open" },
  CategoryArchived: {
    categoryId: "open",
    name: "open",
    itemsMovedTo: "open",
    itemsMovedToName: "open",
  },
  CategoryRestored: { categoryId: "open", name: "open" },
  WebhookAdded: webhook,
  WebhookChanged: webhook,
  WebhookPaused: { webhookId: "open", cause: "open", answer: "open" },
  WebhookResumed: { webhookId: "open" },
  WebhookRemoved: { webhookId: "open" },
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

/**
 * The person that the personal fields of an event belong to: its `userId`, otherwise its author. An
 * erasure of this person erases the fields.
 */
export const personOf = ({
  data,
  metadata,
}: {
  readonly data: object;
  readonly metadata: { readonly actor: { readonly id: string } };
}): string => {
  const { userId } = data as { readonly userId?: unknown };
  return typeof userId === "string" ? userId : metadata.actor.id;
};

/** The person of an event that has a personal field; null for any other event. */
export const personIn = (
  event: Parameters<typeof personOf>[0] & { readonly type: string },
): string | null =>
  personalFieldsOf(event.type).some(([field]) => Object.hasOwn(event.data, field))
    ? personOf(event)
    : null;

type PersonalFields = readonly (readonly [name: string, erased: unknown])[];

/** The declaration of a part; undefined if it has none. */
export const declaredOf = (declared: Declared | undefined, name: string): Declared | undefined =>
  typeof declared === "object" && !(declared instanceof Personal) && Object.hasOwn(declared, name)
    ? declared[name]
    : undefined;

/** By declaration, because every event that is stored or read needs them. */
const personalFields = new WeakMap<object, PersonalFields>();

/** The personal fields of an event type with their values after an erasure. May be empty. */
export const personalFieldsOf = (type: string): PersonalFields => {
  const declared = declaredOf(eventFields, type);
  if (typeof declared !== "object") return [];
  const known = personalFields.get(declared);
  if (known) return known;
  const fields = Object.entries(declared).flatMap(([name, field]) =>
    field instanceof Personal ? [[name, field.erased] as const] : [],
  );
  personalFields.set(declared, fields);
  return fields;
};

/** The fields of an event that are declared as not personal. */
export const openFieldsOf = (type: string, data: object): Readonly<Record<string, unknown>> => {
  const declared = declaredOf(eventFields, type);
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => {
      const field = declaredOf(declared, name);
      return field !== undefined && !(field instanceof Personal);
    }),
  );
};

/**
 * A document, or a part of one, with every personal field replaced by its erased value. Missing
 * values stay missing, and undeclared ones are removed.
 */
export const withoutPersonal = <Value>(value: Value, declared: Declared): Value =>
  cleared(value, declared) as Value;

const cleared = (value: unknown, declared: Declared | undefined): unknown => {
  if (declared === undefined || value === undefined) return undefined;
  if (value === null || declared === "open") return value;
  if (declared instanceof Personal) return declared.erased;
  if (Array.isArray(value)) return value.map((each) => cleared(each, declared));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cleared(part, declaredOf(declared, name))]),
  );
};

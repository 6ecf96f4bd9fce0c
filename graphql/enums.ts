import {
  callOutcomes,
  cashDifferenceReasons,
  dayHalves,
  homeSections,
  mailTopics,
  orderStatuses,
  placements,
  returnReasons,
  stopFailures,
} from "#domain/constants.ts";
import { accountRoles } from "#domain/permissions.ts";
import { pictureKinds } from "#domain/product/pictures.ts";
import { settingNames } from "#domain/settings/decider.ts";
import { shopValueNames } from "#domain/page/shop-values.ts";
import { sides } from "#domain/values/fit.ts";
import { orderValues } from "#history/order-source.ts";
import { reportNames } from "#history/reports/reports.ts";
import { orderStages } from "#history/shop-state/effect.ts";
import { leftOutKinds } from "#history/what-if/change.ts";
import { issueReportStatuses } from "#projections/issue-reports/document.ts";
import { openingStepNames } from "#projections/settings/opening-steps.ts";
import { orderSorts } from "#projections/order-board/sorts.ts";

/** The schema's spelling of a value: `zipCode` and `zip-code` are `ZIP_CODE`. */
const wordOf = (value: string): string =>
  value.replaceAll(/(?<=[a-z])(?=[A-Z])|[ -]/g, "_").toUpperCase();

const spelled = (...values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [wordOf(value), value]));

/**
 * The shop's values of the schema's enums. Resolvers read and return only these; code generation
 * types them. An enum that is not listed has its own words as values.
 */
export const enumValues = {
  AddressField: spelled(
    ...["firstName", "lastName", "email", "address", "city", "district", "province", "zipCode"],
    ...["country", "phone", "landmark", "floor", "secondPhone", "driverNote"],
  ),
  BackupStep: spelled("log", "accounts", "files", "restoring", "folding"),
  CallOutcome: spelled(...callOutcomes),
  CallState: spelled(
    ...["none", "to-call", "later", "decide", "wants-change", "confirmed", "refused"],
  ),
  CancelReason: {
    CHANGED_MIND: "I changed my mind",
    TAKES_TOO_LONG: "It takes too long",
    WRONG_PIECE: "I ordered the wrong piece",
  },
  CashDifferenceReason: spelled(...cashDifferenceReasons),
  ShopDayDecision: spelled("closed", "working", "undecided"),
  HolidayKind: spelled("poya", "public", "bank"),
  OpeningState: spelled("preparing", "open", "closed"),
  OpeningStepName: spelled(...openingStepNames),
  OpeningStepState: spelled("done", "started", "notStarted", "waiting"),
  DayHalf: spelled(...dayHalves),
  DemandFilter: spelled("all", "stock", "price"),
  DocumentDifferenceKind: spelled("different", "missing", "unknown", "count"),
  FilterCondition: spelled("category", "price", "stock", "rating", "colour", "model", "space"),
  HistoryReportName: spelled(...reportNames),
  HistoryReportUnit: spelled(
    ...["text", "count", "decimal", "money", "share", "duration", "day", "time", "event"],
  ),
  HistoryStage: spelled(...orderStages),
  IssueReportStatus: spelled(...issueReportStatuses),
  ItemReturnReason: spelled(...returnReasons),
  HomeSection: spelled(...homeSections),
  Language: { ENGLISH: "en", SINHALA: "si", TAMIL: "ta" },
  MailTopic: spelled(...mailTopics),
  OptionDisplay: spelled("swatches", "buttons"),
  OrderPhase: spelled("pending", "placed", "refused", "cancelled", "returned"),
  OrderSort: spelled("newest", ...orderSorts),
  OrderStatus: spelled(...orderStatuses),
  OrderStepKind: spelled(
    ...["placed", "moved", "went-between", "address-changed", "day-changed", "confirmed-by-phone"],
    ...["items-changed", "items-returned", "commented", "cancelled", "returned"],
  ),
  OrderTimelineKind: spelled(
    ...["placed", "moved", "address-changed", "day-changed", "items-changed", "items-returned"],
    ...["cancelled", "put-on-run", "left-run", "returned", "goods-received", "commented"],
    ...["called", "call-undone", "call-requested"],
  ),
  OrderValue: { ...spelled(...orderValues) },
  PictureKind: spelled(...pictureKinds),
  Placement: spelled(...placements),
  ProductSort: spelled(
    ...["newest", "price-up", "price-down", "name", "rating", "relevance", "stock", "best-fit"],
  ),
  PromotionBenefitKind: spelled("percent", "amount", "freeDelivery"),
  PromotionState: spelled("planned", "running", "paused", "usedUp", "ended"),
  PromotionUsePhase: spelled("held", "used", "released"),
  ReadModelAction: spelled("rebuild", "verify", "drop"),
  ReadModelJobState: spelled("waiting", "running", "done", "failed"),
  ReplacementReason: spelled("synonym", "typo"),
  ReviewHideReason: {
    NOT_ABOUT_ITEM: "Not about the item",
    RECOGNISABLE: "A person or an address can be recognised",
    INSULT: "Insult or threat",
    ADVERTISING: "Advertising",
    UNLAWFUL: "Against the law",
  },
  ReviewSort: { MOST_HELPFUL: "helpful", ...spelled("newest", "highest", "lowest") },
  ReviewState: spelled("published", "waiting", "hidden"),
  Role: spelled(...accountRoles),
  RunDepartureReason: spelled("on another run", "order closed", "order changed"),
  RunPhase: spelled("planned", "on the road", "back", "closed", "discarded"),
  ShopValueName: spelled(...shopValueNames),
  SettingName: spelled(...settingNames),
  ShortCashReason: {
    CUSTOMER_WAS_SHORT: "customer was short",
    DAMAGE_DISCOUNT: "discount for damage",
    PAYS_BY_TRANSFER: "pays the rest by transfer",
  },
  SpaceSide: spelled(...sides),
  StaffCancelReason: {
    CHANGED_MIND: "Changed mind",
    ORDERED_BY_MISTAKE: "Ordered by mistake",
    FOUND_CHEAPER: "Found it cheaper",
    TOO_LATE: "Too late",
    DID_NOT_ORDER: "Did not order this",
    NOT_REACHED: "Cannot be reached",
    WRONG_ADDRESS: "Wrong address",
    DAMAGED: "Item damaged before delivery",
    OTHER: "Other",
  },
  StockChangeKind: spelled(
    ...["received", "adjusted", "reserved", "released", "confirmed", "returned", "limit"],
  ),
  StopFailure: spelled(...stopFailures),
  StreamCategory: {
    ...spelled("order", "stock", "cart", "product", "review", "report", "account", "promotion"),
    ...spelled("run", "webhooks", "settings", "page", "other"),
    ADDRESS_BOOK: "addressbook",
    WISH_LIST: "wishlist",
    STOCK_ALERT: "stockalert",
    DELIVERY_DAY: "deliveryday",
    DELIVERY_ZONES: "deliveryplan",
  },
  VerificationStep: spelled("waiting", "replaying", "comparing", "done"),
  WhatIfLeftOut: spelled(...leftOutKinds),
  WhatIfStep: spelled("waiting", "replaying", "simulating", "done"),
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

import type {
  CallOutcome,
  CancelReason,
  CashDifferenceReason,
  Category,
  Language,
  MailTopic,
  OrderStatus,
  Placement,
  ReturnReason,
  ReviewHideReason,
  ShortCashReason,
  StaffCancelReason,
  StopFailure,
} from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import type { RedemptionPhase } from "#domain/promotion/decider.ts";
import type { PromotionBenefit } from "#domain/promotion/events.ts";
import type { DayHalf } from "#domain/values/delivery-day.ts";
import type { PictureKind } from "#domain/product/pictures.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import type { ReviewEvent, ReviewState } from "#domain/review/events.ts";
import type { ReviewSort } from "#projections/review-authors/queries.ts";
import type { CallState } from "#projections/order-board/call-queries.ts";
import type { OrderSort } from "#projections/order-board/sorts.ts";
import type { PauseCause } from "#domain/webhook/events.ts";
import type { ShownState } from "#projections/promotions/queries.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import type { IssueReportStatus } from "#projections/issue-reports/document.ts";
import type * as contract from "#graphql/generated/resolver-types.ts";

/** Inverts a mapping from the schema's enum values to the shop's own. */
const inverted = <Word extends string, Value extends string>(
  table: Readonly<Record<Word, Value>>,
): Readonly<Record<Value, Word>> =>
  Object.fromEntries(Object.entries(table).map(([word, value]) => [value, word])) as Record<
    Value,
    Word
  >;

export const languageOf: Readonly<Record<contract.Language, Language>> = {
  ENGLISH: "en",
  SINHALA: "si",
  TAMIL: "ta",
};

export const languageWord = inverted(languageOf);

export const categoryOf: Readonly<Record<contract.Category, Category>> = {
  FURNITURES: "Furnitures",
  ELECTRONICS: "Electronics",
  KITCHEN_EQUIPMENTS: "Kitchen Equipments",
  BATHWARES: "Bathwares",
  WALL_DESIGNS: "Wall Designs",
};

export const pictureKindWord: Readonly<Record<PictureKind, contract.PictureKind>> = {
  "three-quarter": "THREE_QUARTER",
  behind: "BEHIND",
  side: "SIDE",
  below: "BELOW",
  close: "CLOSE",
  person: "PERSON",
  room: "ROOM",
};

export const promotionKindWord: Readonly<
  Record<PromotionBenefit["kind"], contract.PromotionBenefitKind>
> = { percent: "PERCENT", amount: "AMOUNT", freeDelivery: "FREE_DELIVERY" };

export const promotionStateWord: Readonly<Record<ShownState, contract.PromotionState>> = {
  planned: "PLANNED",
  running: "RUNNING",
  paused: "PAUSED",
  usedUp: "USED_UP",
  ended: "ENDED",
};

export const webhookStateWord: Readonly<Record<PauseCause, contract.WebhookState>> = {
  owner: "PAUSED",
  gone: "GONE",
  failed: "FAILED",
};

export const webhookActionOf = {
  PAUSE: { method: "pause", message: messages.webhook.pausedNow },
  RESUME: { method: "resume", message: messages.webhook.resumed },
  RETRY: { method: "retry", message: messages.webhook.retried },
  REMOVE: { method: "remove", message: messages.webhook.removed },
} as const satisfies Readonly<Record<contract.WebhookAction, object>>;

export const promotionUseWord: Readonly<Record<RedemptionPhase, contract.PromotionUsePhase>> = {
  held: "HELD",
  used: "USED",
  released: "RELEASED",
};

export const promotionActionOf = {
  PAUSE: { type: "PausePromotion", message: messages.promotion.pausedNow },
  RESUME: { type: "ResumePromotion", message: messages.promotion.resumed },
  END: { type: "EndPromotion", message: messages.promotion.endedNow },
} as const satisfies Readonly<Record<contract.PromotionAction, object>>;

export const dayHalfOf: Readonly<Record<contract.DayHalf, DayHalf>> = {
  MORNING: "morning",
  AFTERNOON: "afternoon",
};

export const statusOf: Readonly<Record<contract.OrderStatus, OrderStatus>> = {
  ITEM_PREPARING: "Item Preparing",
  ITEM_PACKING: "Item Packing",
  OUT_FOR_DELIVERY: "Out for Delivery",
  DELIVERED: "Delivered",
};

export const stopFailureOf: Readonly<Record<contract.StopFailure, StopFailure>> = {
  NOT_AT_HOME: "not at home",
  REFUSED: "refused",
  WRONG_ADDRESS: "wrong address",
  DAMAGED: "damaged",
};

export const shortReasonOf: Readonly<Record<contract.ShortCashReason, ShortCashReason>> = {
  CUSTOMER_WAS_SHORT: "customer was short",
  DAMAGE_DISCOUNT: "discount for damage",
  PAYS_BY_TRANSFER: "pays the rest by transfer",
};

export const cashReasonOf: Readonly<Record<contract.CashDifferenceReason, CashDifferenceReason>> = {
  WRONG_CHANGE: "wrong change",
  NOTE_NOT_ACCEPTED: "note not accepted",
  PARKING_OR_TOLL: "parking or toll",
  STOLEN: "stolen",
  NOT_KNOWN_YET: "not known yet",
};

export const runPhaseWord: Readonly<Record<RunDocument["phase"], contract.RunPhase>> = {
  planned: "PLANNED",
  "on the road": "ON_THE_ROAD",
  back: "BACK",
  closed: "CLOSED",
  discarded: "DISCARDED",
};

/** Null means the board's default order. */
export const orderSortOf: Readonly<Record<contract.OrderSort, OrderSort | null>> = {
  NEWEST: null,
  OLDEST: "oldest",
  LONGEST_WAIT: "longest-wait",
  SHORTEST_WAIT: "shortest-wait",
  DEAREST: "dearest",
  CHEAPEST: "cheapest",
  CUSTOMER: "customer",
  CUSTOMER_DOWN: "customer-down",
  DELIVERY_DAY: "delivery-day",
  DELIVERY_DAY_DOWN: "delivery-day-down",
};

export const cancelReasonOf: Readonly<Record<contract.CancelReason, CancelReason>> = {
  CHANGED_MIND: "I changed my mind",
  TAKES_TOO_LONG: "It takes too long",
  WRONG_PIECE: "I ordered the wrong piece",
};

export const staffCancelReasonOf: Readonly<Record<contract.StaffCancelReason, StaffCancelReason>> =
  {
    CHANGED_MIND: "Changed mind",
    ORDERED_BY_MISTAKE: "Ordered by mistake",
    FOUND_CHEAPER: "Found it cheaper",
    TOO_LATE: "Too late",
    DID_NOT_ORDER: "Did not order this",
    NOT_REACHED: "Cannot be reached",
    WRONG_ADDRESS: "Wrong address",
    DAMAGED: "Item damaged before delivery",
    OTHER: "Other",
  };

export const callOutcomeOf: Readonly<Record<contract.CallOutcome, CallOutcome>> = {
  CONFIRMED: "confirmed",
  NO_ANSWER: "no-answer",
  WANTS_CHANGE: "wants-change",
  REFUSED: "refused",
};

const callStateOf: Readonly<Record<contract.CallState, CallState>> = {
  NONE: "none",
  TO_CALL: "to-call",
  LATER: "later",
  DECIDE: "decide",
  WANTS_CHANGE: "wants-change",
  CONFIRMED: "confirmed",
  REFUSED: "refused",
};

export const returnReasonOf: Readonly<Record<contract.ItemReturnReason, ReturnReason>> = {
  DAMAGED: "Damaged",
  WARRANTY: "Warranty",
  CHANGED_MIND: "Changed mind",
};

export const addressFieldWord: Readonly<Record<keyof ShippingAddress, contract.AddressField>> = {
  firstName: "FIRST_NAME",
  lastName: "LAST_NAME",
  email: "EMAIL",
  address: "ADDRESS",
  city: "CITY",
  district: "DISTRICT",
  province: "PROVINCE",
  zipCode: "ZIP_CODE",
  country: "COUNTRY",
  phone: "PHONE",
  landmark: "LANDMARK",
  floor: "FLOOR",
  secondPhone: "SECOND_PHONE",
  driverNote: "DRIVER_NOTE",
};

export const reportStateOf: Readonly<Record<contract.IssueReportStatus, IssueReportStatus>> = {
  OPEN: "open",
  ANSWERED: "answered",
  CLOSED: "closed",
};

export const placementOf: Readonly<Record<contract.Placement, Placement>> = {
  FLOOR: "floor",
  TABLE: "table",
  WALL: "wall",
};

export const categoryWord = inverted(categoryOf);
export const dayHalfWord = inverted(dayHalfOf);
export const statusWord = inverted(statusOf);
export const callOutcomeWord = inverted(callOutcomeOf);
export const callStateWord = inverted(callStateOf);
export const cancelReasonWord = inverted(cancelReasonOf);
export const returnReasonWord = inverted(returnReasonOf);
export const reportStateWord = inverted(reportStateOf);
export const placementWord = inverted(placementOf);

export const stopFailureWord = inverted(stopFailureOf);
export const shortReasonWord = inverted(shortReasonOf);
export const cashReasonWord = inverted(cashReasonOf);

export const mailTopicOf: Readonly<Record<contract.MailTopic, MailTopic>> = {
  BACK_IN_STOCK: "back-in-stock",
  PRICE_DROPS: "price-drops",
  REVIEW_ANSWERS: "review-answers",
};
export const mailTopicWord = inverted(mailTopicOf);

export const reviewSortOf: Readonly<Record<contract.ReviewSort, ReviewSort>> = {
  MOST_HELPFUL: "helpful",
  NEWEST: "newest",
  HIGHEST: "highest",
  LOWEST: "lowest",
};

export const reviewStateOf: Readonly<Record<contract.ReviewState, ReviewState>> = {
  PUBLISHED: "published",
  WAITING: "waiting",
  HIDDEN: "hidden",
};
export const reviewStateWord = inverted(reviewStateOf);

export const hideReasonOf: Readonly<Record<contract.ReviewHideReason, ReviewHideReason>> = {
  NOT_ABOUT_ITEM: "Not about the item",
  RECOGNISABLE: "A person or an address can be recognised",
  INSULT: "Insult or threat",
  ADVERTISING: "Advertising",
  UNLAWFUL: "Against the law",
};
export const hideReasonWord = inverted(hideReasonOf);

/** Votes are not listed. */
export const reviewTimelineKindOf: Readonly<
  Partial<Record<ReviewEvent["type"], contract.ReviewTimelineKind>>
> = {
  ReviewSubmitted: "SUBMITTED",
  ReviewRevised: "REVISED",
  ReviewPublished: "PUBLISHED",
  ReviewHeld: "HELD",
  ReviewHidden: "HIDDEN",
  ReviewPhotoHidden: "PHOTO_HIDDEN",
  ReviewPhotoShown: "PHOTO_SHOWN",
  ReviewAnswered: "ANSWERED",
  ReviewAuthorErased: "AUTHOR_ERASED",
};

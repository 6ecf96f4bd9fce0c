import { roleNames } from "#domain/permissions.ts";
import type { CallOutcome, Language } from "#domain/constants.ts";
import type { Role } from "#domain/ports.ts";
import { streamId, unreachable } from "#domain/decider.ts";
import type { ShopDay } from "#domain/delivery/events.ts";
import { dayOfId } from "#domain/delivery/zones.ts";
import type { PromotionBenefit } from "#domain/promotion/events.ts";
import type { PauseCause, WebhookContent } from "#domain/webhook/events.ts";
import type { ShopEvent } from "#domain/events.ts";
import type { StockAlertEnd } from "#domain/stock-alert/events.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { runOfId } from "#domain/values/run-id.ts";
import { categoryChangeText } from "#domain/category/category-text.ts";
import { settingChangeText } from "#domain/settings/setting-text.ts";
import { dateText, deliveryDayText } from "#domain/values/delivery-day.ts";
import { orderNumber } from "#projections/orders/order-number.ts";

const rupees = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const money = (cents: number): string => `Rs. ${rupees.format(cents / 100)}`;
const count = (many: number, one: string, more = `${one}s`): string =>
  `${many} ${many === 1 ? one : more}`;
const units = (quantity: number): string => count(quantity, "unit");
const unitsOf = (lines: readonly { readonly quantity: number }[]): string =>
  units(lines.reduce((sum, { quantity }) => sum + quantity, 0));
const metres = (cm: number): string => `${(cm / 100).toFixed(2)} m`;
/** A zone's day in words. A zone's id is its first name in lower case. */
const dayText = (id: string): string => {
  const { zoneId, date } = dayOfId(id);
  const zone = zoneId.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (sign) => sign.toUpperCase());
  return `${zone}, ${dateText(date)}`;
};
/** A run in words. Its id is its date and its number on that day. */
const runName = (id: string): string => {
  const { date, number } = runOfId(id);
  return `Run ${number} of ${dateText(date)}`;
};
const runText = (id: string): string => runName(id).replace("Run", "run");
const weekdays = [
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
  "Sundays",
] as const;
const decisions = { closed: "Closed", working: "Working", undecided: "Undecided again" } as const;
/** Decisions about days in words: "Closed: Friday 25 December; 2 more days". */
const shopDaysText = (days: readonly ShopDay[]): string => {
  const [first, ...others] = days;
  if (!first) return "No day decided";
  const more = others.length === 0 ? "" : ` and ${count(others.length, "more day")}`;
  return `${decisions[first.decision]}: ${dateText(first.date)}${more}`;
};
const stars = (rating: number): string => count(rating, "star");

const benefitText = (benefit: PromotionBenefit): string => {
  switch (benefit.kind) {
    case "percent":
      return `${benefit.percent} %`;
    case "amount":
      return `${money(benefit.amountCents)} off`;
    case "freeDelivery":
      return "free delivery";
  }
};

const stockAlertEnds: Readonly<Record<StockAlertEnd, string>> = {
  person: "removed by its person",
  staff: "removed by staff",
  erasure: "removed with its account",
  expiry: "removed because it was not confirmed",
};

const callText: Readonly<Record<CallOutcome, string>> = {
  confirmed: "confirmed by phone",
  "no-answer": "called, no answer",
  "wants-change": "called, the buyer wants a change",
  refused: "refused on the phone",
};

/** Names by id, as they are before the event. */
export interface ProductNames {
  /** The name of a product. */
  product(id: string): string;
  /** The name of a variant with its option values. */
  variant(id: string): string;
}

/** A short sentence about an event, without personal data. It may lack its personal fields. */
export const eventText = (stream: string, event: ShopEvent, names: ProductNames): string => {
  const id = streamId(stream);
  switch (event.type) {
    case "ProductAdded":
      return `${event.data.name} added to the shop at ${money(event.data.priceCents)}`;
    case "ProductDetailsChanged":
      return `${event.data.name}: details changed`;
    case "ProductPriceChanged": {
      const { previousPriceCents, priceCents } = event.data;
      return `${names.variant(id)}: price changed from ${money(previousPriceCents)} to ${money(priceCents)}`;
    }
    case "ProductRemoved":
      return `${names.product(id)} archived`;
    case "ProductRestored":
      return `${names.product(id)} restored`;
    case "ProductOptionsChanged": {
      const { options } = event.data;
      return options.length === 0
        ? `${names.product(id)}: options removed`
        : `${names.product(id)}: options changed to ${options.map(({ name }) => name).join(", ")}`;
    }
    case "VariantAdded":
      return `${nameWithOptions(names.product(id), event.data.values)} added at ${money(event.data.priceCents)}`;
    case "VariantChanged":
      return `${nameWithOptions(names.product(id), event.data.values)}: details changed`;
    case "VariantPriceChanged": {
      const { variantId, previousPriceCents, priceCents } = event.data;
      return `${names.variant(variantId)}: price changed from ${money(previousPriceCents)} to ${money(priceCents)}`;
    }
    case "VariantRemoved":
      return `${names.variant(event.data.variantId)} archived`;
    case "VariantRestored":
      return `${names.variant(event.data.variantId)} restored`;
    case "StockReceived":
      return `${names.variant(id)}: ${units(event.data.quantity)} received`;
    case "StockAdjusted":
      return `${names.variant(id)}: stock corrected from ${event.data.previousOnHand} to ${event.data.onHand}`;
    case "StockReserved":
      return `${names.variant(id)}: ${units(event.data.quantity)} reserved for ${orderNumber(event.data.orderId)}`;
    case "StockReservationReleased":
      return `${names.variant(id)}: ${units(event.data.quantity)} released from ${orderNumber(event.data.orderId)}`;
    case "StockReservationConfirmed":
      return `${names.variant(id)}: ${units(event.data.quantity)} taken from stock for ${orderNumber(event.data.orderId)}`;
    case "StockReturned":
      return `${names.variant(id)}: ${units(event.data.quantity)} returned to stock from ${orderNumber(event.data.orderId)}`;
    case "LowStockLimitChanged": {
      const { lowFrom } = event.data;
      return lowFrom === null
        ? `${names.variant(id)}: low-stock limit removed, the shop's limit applies`
        : `${names.variant(id)}: low-stock limit set to ${units(lowFrom)}`;
    }
    case "CartItemAdded":
      return `${names.variant(event.data.productId)}: ${units(event.data.quantity)} added to a cart at ${money(event.data.priceCents)}`;
    case "CartItemQuantityChanged":
      return `${names.variant(event.data.productId)}: quantity in a cart changed to ${event.data.quantity}`;
    case "CartItemRemoved":
      return `${names.variant(event.data.productId)} removed from a cart`;
    case "CartCheckedOut":
      return `${unitsOf(event.data.lines)} checked out of a cart with ${orderNumber(event.data.orderId)}`;
    case "GuestCartMerged":
      return `${unitsOf(event.data.lines)} merged from a guest cart into a cart`;
    case "GuestCartMergeUndone":
      return `${unitsOf(event.data.lines)} from a guest cart removed from a cart again`;
    case "OrderBegun": {
      const { orderId, sameAs } = event.data;
      return sameAs === undefined
        ? `${orderNumber(orderId)} started`
        : `${orderNumber(sameAs)} requested again`;
    }
    case "RoomArranged":
      return `${count(event.data.pieces.length, "item")} of a cart arranged in a room of ${metres(event.data.widthCm)} by ${metres(event.data.depthCm)}`;
    case "WishAdded":
      return event.data.mergeId === undefined
        ? `${names.variant(event.data.productId)} added to a wish list at ${money(event.data.priceCents)}`
        : `${names.variant(event.data.productId)} merged from a guest wish list into a wish list`;
    case "WishRemoved":
      return `${names.variant(event.data.productId)} removed from a wish list`;
    case "WishRestored":
      return `${names.variant(event.data.productId)} restored to a wish list`;
    case "WishAlertChanged":
      return `${names.variant(event.data.productId)}: price alert turned ${event.data.on ? "on" : "off"}`;
    case "PriceDropSent":
      return `Lower prices reported to a person: ${event.data.drops.map(({ productId, priceCents }) => `${names.variant(productId)} at ${money(priceCents)}`).join(", ")}`;
    case "PriceDropDeferred":
      return `${names.variant(event.data.productId)} at ${money(event.data.priceCents)}: reported to a person a day after the last lower price`;
    case "DeferredDropsDiscarded":
      return "Deferred lower prices no longer hold";
    case "StockAlertRequested":
      return `${names.variant(event.data.productId)}: alert about new stock requested`;
    case "StockAlertConfirmed":
      return `${names.variant(event.data.productId)}: alert about new stock confirmed by email`;
    case "StockAlertSent":
      return `${names.variant(event.data.productId)}: alert about ${count(event.data.available, "item")} in stock sent`;
    case "StockAlertRemoved":
      return `${names.variant(event.data.productId)}: alert about new stock ${stockAlertEnds[event.data.by]}`;
    case "WishListShared":
      return "A wish list shared by link";
    case "WishListUnshared":
      return "A wish list no longer shared";
    case "WishListErased":
      return "A wish list erased with its account";
    case "DeliveryAddressForgotten":
      return `The address of ${orderNumber(event.data.orderId)} is no longer suggested`;
    case "OrderSubmitted": {
      const { lines, totalCents, discount, by } = event.data;
      return `${orderNumber(id)} submitted${by ? " by staff for a customer on the phone" : ""}: ${unitsOf(lines)}, ${money(totalCents)} including delivery${discount ? ` and promo code ${discount.code}` : ""}`;
    }
    case "OrderPlaced":
      return `${orderNumber(id)} placed with status ${event.data.status}`;
    case "OrderRejected":
      return `${orderNumber(id)} refused: ${event.data.reason}`;
    case "OrderStatusChanged":
      return `${orderNumber(id)} moved from ${event.data.previousStatus} to ${event.data.status}`;
    case "OrderBuyerErased":
      return `${orderNumber(id)}: buyer erased`;
    case "DeliveryAddressChanged":
      return `${orderNumber(id)}: delivery address changed`;
    case "DeliveryDayRequested":
      return event.data.day === null
        ? `${orderNumber(id)}: no delivery day is free`
        : `${orderNumber(id)}: delivery requested for ${deliveryDayText(event.data.day)}`;
    case "DeliveryDayChanged":
      return event.data.day === null
        ? `${orderNumber(id)}: no delivery day any more`
        : `${orderNumber(id)}: delivery on ${deliveryDayText(event.data.day)}`;
    case "DeliveryDayRefused":
      return `${orderNumber(id)}: ${deliveryDayText(event.data.day)} is full`;
    case "DeliveryZonesChanged":
      return `Delivery zones changed: ${count(event.data.zones.length, "zone")}`;
    case "ShopDaysDecided":
      return shopDaysText(event.data.days);
    case "WorkingDaysChanged":
      return `The shop works on ${event.data.weekdays.map((day) => weekdays[day - 1]).join(", ")}`;
    case "SlotReserved":
      return `${dayText(id)}, ${event.data.half}: place reserved for ${orderNumber(event.data.orderId)}`;
    case "SlotReleased":
      return `${dayText(id)}, ${event.data.half}: place of ${orderNumber(event.data.orderId)} released`;
    case "DayClosed":
      return `${dayText(id)} closed`;
    case "DayOpened":
      return `${dayText(id)} opened again`;
    case "ItemsReturned": {
      const { lines, reason, refundCents, restock } = event.data;
      return `${orderNumber(id)}: ${unitsOf(lines)} returned (${reason}), ${money(refundCents)} refunded${restock ? "" : ", written off"}`;
    }
    case "ReturnedItemsRestocked":
      return `${orderNumber(id)}: returned units are back in stock`;
    case "OrderItemsRequested":
      return `${orderNumber(id)}: ${unitsOf(event.data.lines)} requested instead`;
    case "OrderItemsChanged": {
      const { previousLines, lines, previousTotalCents, totalCents } = event.data;
      return `${orderNumber(id)}: items changed from ${unitsOf(previousLines)} to ${unitsOf(lines)}, total from ${money(previousTotalCents)} to ${money(totalCents)}`;
    }
    case "OrderItemsRefused":
      return `${orderNumber(id)}: change of items refused, ${event.data.short.map(({ name }) => name).join(", ")} short`;
    case "OrderItemsSettled":
      return `${orderNumber(id)}: stock of the changed items settled`;
    case "OrderCancelled":
      return `${orderNumber(id)} cancelled by ${event.data.by === "staff" ? "staff" : "the buyer"}${event.data.reason === null ? "" : `: ${event.data.reason}`}`;
    case "OrderCalled":
      return `${orderNumber(id)}: ${callText[event.data.outcome]}`;
    case "OrderCallUndone":
      return `${orderNumber(id)}: call undone (${callText[event.data.outcome]})`;
    case "OrderCallRequested":
      return `${orderNumber(id)}: to be called once more`;
    case "OrderCommented":
      return event.data.shared
        ? `${orderNumber(id)}: comment for the buyer added`
        : `${orderNumber(id)}: staff comment added`;
    case "OrderPutOnRun":
      return `${orderNumber(id)} is on ${runText(event.data.runId)}`;
    case "OrderLeftRun":
      return `${orderNumber(id)} left ${runText(event.data.runId)}`;
    case "OrderWentOut":
      return `${orderNumber(id)} left the shop with ${runText(event.data.runId)}`;
    case "CashCollected":
      return `${orderNumber(id)}: ${money(event.data.collectedCents)} of ${money(event.data.owedCents)} collected by ${runText(event.data.runId)}`;
    case "OrderReturned":
      return `${orderNumber(id)} returned by ${runText(event.data.runId)}: ${event.data.reason}`;
    case "ReturnReceived":
      return `${orderNumber(id)}: goods back in the shop`;
    case "PromotionCreated":
      return `Promotion ${id} created: ${benefitText(event.data.benefit)}`;
    case "PromotionPaused":
      return `Promotion ${id} paused`;
    case "PromotionResumed":
      return `Promotion ${id} resumed`;
    case "PromotionEnded":
      return `Promotion ${id} ended`;
    case "RedemptionReserved":
      return `Promotion ${id}: use held for ${orderNumber(event.data.orderId)}, ${money(event.data.discountCents)} off`;
    case "RedemptionConfirmed":
      return `Promotion ${id}: used by ${orderNumber(event.data.orderId)}, ${money(event.data.discountCents)} off`;
    case "RedemptionReleased":
      return `Promotion ${id}: use of ${orderNumber(event.data.orderId)} given back`;
    case "RunPlanned":
      return `${runName(id)} planned`;
    case "RunPlanChanged":
      return `${runName(id)}: driver or departure changed`;
    case "StopAdded":
      return `${runName(id)}: ${orderNumber(event.data.orderId)} added`;
    case "StopRemoved":
      return `${runName(id)}: ${orderNumber(event.data.orderId)} removed, ${event.data.because}`;
    case "StopMoved":
      return `${runName(id)}: ${orderNumber(event.data.orderId)} is now stop ${event.data.position + 1}`;
    case "RunStarted":
      return `${runName(id)} started`;
    case "RunUnderWay":
      return `${runName(id)}: all orders are out for delivery`;
    case "StopDelivered": {
      const { orderId, collectedCents, shortReason } = event.data;
      const why = shortReason === null ? "" : `, ${shortReason}`;
      return `${runName(id)}: ${orderNumber(orderId)} delivered, ${money(collectedCents)} collected${why}`;
    }
    case "StopFailed":
      return `${runName(id)}: ${orderNumber(event.data.orderId)} not delivered, ${event.data.failure}`;
    case "RunEnded":
      return `${runName(id)}: driver is back`;
    case "CashHandedIn": {
      const { collectedCents, handedInCents, reason } = event.data;
      const cash = `${runName(id)}: ${money(handedInCents)} handed in`;
      return reason === null ? cash : `${cash} of ${money(collectedCents)}, ${reason}`;
    }
    case "CashDifferenceExplained":
      return `${runName(id)}: difference explained, ${event.data.reason}`;
    case "RunClosed":
      return `${runName(id)} closed`;
    case "RunDiscarded":
      return `${runName(id)} discarded`;
    case "RunSettled":
      return `${runName(id)} settled`;
    case "OrderCodeReleased":
      return `${orderNumber(id)}: promo code free again`;
    case "OrderStockReturned":
      return `${orderNumber(id)}: all units returned to stock`;
    case "ReviewSubmitted":
      return `${stars(event.data.rating)} for ${names.product(id)}`;
    case "ReviewRevised":
      return `${names.product(id)}: rating changed from ${stars(event.data.previousRating)} to ${stars(event.data.rating)}`;
    case "ReviewAuthorErased":
      return `${names.product(id)}: author of a review erased`;
    case "ReviewPublished":
      return `${names.product(id)}: review published`;
    case "ReviewHeld":
      return `${names.product(id)}: review waits for approval`;
    case "ReviewHidden":
      return `${names.product(id)}: review hidden, ${event.data.reason.toLowerCase()}`;
    case "ReviewPhotoHidden":
      return `${names.product(id)}: photo ${event.data.photo + 1} of a review hidden`;
    case "ReviewPhotoShown":
      return `${names.product(id)}: photo ${event.data.photo + 1} of a review shown again`;
    case "ReviewAnswered":
      return `${names.product(id)}: review answered`;
    case "ReviewMarkedHelpful":
      return `${names.product(id)}: review marked as helpful`;
    case "ReviewHelpfulWithdrawn":
      return `${names.product(id)}: review no longer marked as helpful`;
    case "IssueReported":
      return `Issue reported: ${event.data.issueType}`;
    case "ReportAnswered":
      return "Report answered";
    case "ReportClosed":
      return "Report closed";
    case "ReportReopened":
      return "Report reopened";
    case "ReportSenderErased":
      return "Sender of a report erased";
    case "SettingChanged":
      return settingChangeText(event.data);
    case "ShopNotYetOpen":
      return "Shop started empty, not open yet";
    case "ShopOpened":
      return "Shop opened";
    case "ShopClosed": {
      const { until } = event.data;
      return until === undefined ? "Shop closed for a while" : `Shop closed until ${until}`;
    }
    case "PageDrafted":
      return `Page ${id}: ${languageNames[event.data.language]} draft saved`;
    case "PagePublished": {
      const { version, copyOf } = event.data;
      const source = copyOf === undefined ? "" : ` with the text of version ${copyOf}`;
      return `Page ${id}: version ${version} published${source}`;
    }
    case "PageWithdrawn":
      return `Page ${id} withdrawn`;
    case "CategoryAdded":
      return `Category ${event.data.names.en} added`;
    case "CategoryChanged":
      return categoryChangeText(event.data);
    case "CategoryMoved":
      return `Category ${event.data.name} moved from place ${event.data.previousPlace} to ${event.data.place}`;
    case "CategoryArchived":
      return `Category ${event.data.name} archived, its items move to ${event.data.itemsMovedToName}`;
    case "CategoryRestored":
      return `Category ${event.data.name} restored`;
    case "WebhookAdded":
      return `Webhook ${event.data.name} added: ${webhookText(event.data)}`;
    case "WebhookChanged":
      return `Webhook ${event.data.name} changed: ${webhookText(event.data)}`;
    case "WebhookPaused":
      return `A webhook paused ${pauseText[event.data.cause]}${event.data.answer === null ? "" : `, ${event.data.answer}`}`;
    case "WebhookResumed":
      return "A webhook resumed";
    case "WebhookRemoved":
      return "A webhook removed";
    case "AccountRegistered":
      return `Account created with role ${roleText(event.data.role)}`;
    case "AccountErased":
      return "Account erased";
    case "SignedIn":
      return "Signed in";
    case "SignInFailed":
      return "Sign-in failed";
    case "SessionsEnded":
      return `${count(event.data.count, "session")} ended`;
    case "EmailVerified":
      return "E-mail address verified";
    case "ProfileChanged":
      return `Profile changed: ${count(event.data.fields.length, "field")}`;
    case "PasswordResetRequested":
      return "Password reset requested";
    case "PasswordChanged":
      return "Password changed";
    case "IdentityLinked":
      return "Google sign-in linked to an account";
    case "RoleGranted":
      return `Account role changed to ${roleText(event.data.role)}`;
    default:
      return unreachable(event);
  }
};

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  si: "Sinhala",
  ta: "Tamil",
};

const pauseText: Readonly<Record<PauseCause, string>> = {
  owner: "by an owner",
  gone: "because its receiver has ended it",
  failed: "after its last attempt",
};

const webhookText = ({ kinds, origin, personal }: WebhookContent): string =>
  `${count(kinds.length, "kind")} of events to ${origin}${personal ? ", with personal fields" : ""}`;

const roleText = (role: Role): string => (role === "system" ? "System" : roleNames[role]);

/** The text for an event type that this version of the shop does not know. */
export const unknownEventText = "This version of the shop does not know this type of event";

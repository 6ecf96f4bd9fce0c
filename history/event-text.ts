import { streamId, unreachable } from "#domain/decider.ts";
import type { ShopEvent } from "#domain/events.ts";
import { settingChangeWords } from "#domain/settings/words.ts";
import { orderNumber } from "#projections/orders/order-number.ts";

const rupees = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const money = (cents: number): string => `Rs. ${rupees.format(cents / 100)}`;
const count = (many: number, one: string, more = `${one}s`): string =>
  `${many} ${many === 1 ? one : more}`;
const pieces = (lines: readonly { readonly quantity: number }[]): string =>
  count(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    "piece",
  );
const metres = (cm: number): string => `${(cm / 100).toFixed(2)} m`;
const stars = (rating: number): string => count(rating, "star");

/**
 * A short sentence about an event, without personal data. `nameOf` returns product names by id. The
 * event may lack its personal fields.
 */
export const eventText = (
  stream: string,
  event: ShopEvent,
  nameOf: (productId: string) => string,
): string => {
  const id = streamId(stream);
  switch (event.type) {
    case "ProductAdded":
      return `${event.data.name} is new in the shop, ${money(event.data.priceCents)}`;
    case "ProductDetailsChanged":
      return `${event.data.name} is described anew`;
    case "ProductPriceChanged": {
      const { previousPriceCents, priceCents } = event.data;
      return `${nameOf(id)}: ${money(previousPriceCents)} to ${money(priceCents)}`;
    }
    case "ProductRemoved":
      return `${nameOf(id)} is no longer sold`;
    case "ProductRestored":
      return `${nameOf(id)} is sold again`;
    case "StockReceived":
      return `${nameOf(id)}: ${event.data.quantity} received`;
    case "StockAdjusted":
      return `${nameOf(id)}: counted ${event.data.onHand}, was ${event.data.previousOnHand}`;
    case "StockReserved":
      return `${nameOf(id)}: ${event.data.quantity} reserved for ${orderNumber(event.data.orderId)}`;
    case "StockReservationReleased":
      return `${nameOf(id)}: ${event.data.quantity} free again, not for ${orderNumber(event.data.orderId)}`;
    case "StockReservationConfirmed":
      return `${nameOf(id)}: ${event.data.quantity} ${event.data.quantity === 1 ? "leaves" : "leave"} the shelf for ${orderNumber(event.data.orderId)}`;
    case "StockReturned":
      return `${nameOf(id)}: ${event.data.quantity} back on the shelf from ${orderNumber(event.data.orderId)}`;
    case "LowStockLimitChanged": {
      const { lowFrom } = event.data;
      return lowFrom === null
        ? `${nameOf(id)}: low by the shop's own limit again`
        : `${nameOf(id)}: low from ${count(lowFrom, "piece")} on`;
    }
    case "CartItemAdded":
      return `${nameOf(event.data.productId)}, ${count(event.data.quantity, "piece")} put in a cart at ${money(event.data.priceCents)}`;
    case "CartItemQuantityChanged":
      return `${nameOf(event.data.productId)}, now ${count(event.data.quantity, "piece")} in a cart`;
    case "CartItemRemoved":
      return `${nameOf(event.data.productId)} taken out of a cart`;
    case "CartCheckedOut":
      return `${pieces(event.data.lines)} left a cart with ${orderNumber(event.data.orderId)}`;
    case "GuestCartMerged":
      return `${pieces(event.data.lines)} gathered as a visitor came into a cart`;
    case "GuestCartMergeUndone":
      return `${pieces(event.data.lines)} gathered as a visitor left a cart again`;
    case "OrderBegun": {
      const { orderId, sameAs } = event.data;
      return sameAs === undefined
        ? `${orderNumber(orderId)} begun`
        : `${orderNumber(sameAs)} asked for once more`;
    }
    case "RoomArranged":
      return `${count(event.data.pieces.length, "piece")} of a cart arranged in a room of ${metres(event.data.widthCm)} by ${metres(event.data.depthCm)}`;
    case "DeliveryAddressForgotten":
      return `The address of ${orderNumber(event.data.orderId)} is offered no more`;
    case "OrderSubmitted": {
      const { lines, totalCents } = event.data;
      return `${orderNumber(id)} handed in: ${pieces(lines)}, ${money(totalCents)} with delivery`;
    }
    case "OrderPlaced":
      return `${orderNumber(id)} placed, at ${event.data.status}`;
    case "OrderRejected":
      return `${orderNumber(id)} refused: ${event.data.reason}`;
    case "OrderStatusChanged":
      return `${orderNumber(id)}: ${event.data.previousStatus} to ${event.data.status}`;
    case "OrderBuyerErased":
      return `${orderNumber(id)}: its buyer is erased`;
    case "DeliveryAddressChanged":
      return `${orderNumber(id)} goes to another address`;
    case "OrderCancelled":
      return `${orderNumber(id)} cancelled by its buyer${event.data.reason === null ? "" : `: ${event.data.reason}`}`;
    case "OrderCommented":
      return `${orderNumber(id)}: a comment among the staff`;
    case "OrderStockReturned":
      return `${orderNumber(id)}: every piece is in the shop again`;
    case "ReviewSubmitted":
      return `${stars(event.data.rating)} for ${nameOf(id)}`;
    case "ReviewRevised":
      return `${stars(event.data.previousRating)} to ${stars(event.data.rating)} for ${nameOf(id)}`;
    case "ReviewAuthorErased":
      return `${nameOf(id)}: the author of a review is erased`;
    case "IssueReported":
      return `Somebody reported: ${event.data.issueType}`;
    case "ReportAnswered":
      return "A report was answered";
    case "ReportClosed":
      return "A report was closed";
    case "ReportReopened":
      return "A report was opened again";
    case "ReportSenderErased":
      return "The sender of a report is erased";
    case "SettingChanged":
      return settingChangeWords(event.data);
    case "AccountRegistered":
      return `A new account, ${event.data.role}`;
    case "AccountErased":
      return "An account was erased";
    case "SignedIn":
      return "Somebody signed in";
    case "SignInFailed":
      return "Somebody could not sign in";
    case "SessionsEnded":
      return `${count(event.data.count, "session")} ended`;
    case "EmailVerified":
      return "A mailbox was proven";
    case "ProfileChanged":
      return `A profile was changed: ${count(event.data.fields.length, "field")}`;
    case "PasswordResetRequested":
      return "A new password was asked for";
    case "PasswordChanged":
      return "A password was changed";
    case "IdentityLinked":
      return "An account can continue with Google";
    case "RoleGranted":
      return `An account is now ${event.data.role}`;
    default:
      return unreachable(event);
  }
};

/** For an event whose type this version of the shop does not know. */
export const unknownEventText = "This version of the shop does not know what this event means";

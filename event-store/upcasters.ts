import type { ShopEvent } from "#domain/events.ts";
import type { RecordedEvent } from "./event-store.ts";

/** A stored event in its current shape. */
export type ShopRecordedEvent = Omit<RecordedEvent, "type" | "data"> & ShopEvent;

/** All event types that this version of the shop knows. */
export const knownTypes = {
  ProductAdded: true,
  ProductDetailsChanged: true,
  ProductPriceChanged: true,
  ProductRemoved: true,
  ProductRestored: true,
  ProductOptionsChanged: true,
  VariantAdded: true,
  VariantChanged: true,
  VariantPriceChanged: true,
  VariantRemoved: true,
  VariantRestored: true,
  StockReceived: true,
  StockAdjusted: true,
  StockReserved: true,
  StockReservationReleased: true,
  StockReservationConfirmed: true,
  StockReturned: true,
  LowStockLimitChanged: true,
  CartItemAdded: true,
  CartItemQuantityChanged: true,
  CartItemRemoved: true,
  CartCheckedOut: true,
  GuestCartMerged: true,
  GuestCartMergeUndone: true,
  OrderBegun: true,
  RoomArranged: true,
  OrderSubmitted: true,
  OrderPlaced: true,
  OrderRejected: true,
  OrderStatusChanged: true,
  OrderBuyerErased: true,
  DeliveryAddressChanged: true,
  DeliveryDayRequested: true,
  DeliveryDayChanged: true,
  DeliveryDayRefused: true,
  OrderCancelled: true,
  OrderCommented: true,
  OrderStockReturned: true,
  DeliveryAddressForgotten: true,
  DeliveryZonesChanged: true,
  SlotReserved: true,
  SlotReleased: true,
  DayClosed: true,
  DayOpened: true,
  ReviewSubmitted: true,
  ReviewRevised: true,
  ReviewAuthorErased: true,
  IssueReported: true,
  ReportAnswered: true,
  ReportClosed: true,
  ReportReopened: true,
  ReportSenderErased: true,
  SettingChanged: true,
  AccountRegistered: true,
  AccountErased: true,
  SignedIn: true,
  SignInFailed: true,
  SessionsEnded: true,
  EmailVerified: true,
  ProfileChanged: true,
  PasswordResetRequested: true,
  PasswordChanged: true,
  IdentityLinked: true,
  RoleGranted: true,
} as const satisfies Record<ShopEvent["type"], true>;

/** Schema version of new events. Every shape is still its first. */
export const currentSchemaVersion = 1;

/**
 * Converts a stored event to its current type, for deciders, projections and replay. Null for a
 * type that this version of the shop does not know; readers skip it.
 */
export const decodeEvent = (event: RecordedEvent): ShopRecordedEvent | null =>
  Object.hasOwn(knownTypes, event.type) ? (event as ShopRecordedEvent) : null;

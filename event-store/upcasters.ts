import type { ShopEvent } from "#domain/events.ts";
import type { RecordedEvent } from "./event-store.ts";

/** A stored event in today's shape. */
export type ShopRecordedEvent = Omit<RecordedEvent, "type" | "data"> & ShopEvent;

/** Every type of event this version knows. */
export const knownTypes = {
  ProductAdded: true,
  ProductDetailsChanged: true,
  ProductPriceChanged: true,
  ProductRemoved: true,
  ProductRestored: true,
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
  OrderCancelled: true,
  OrderCommented: true,
  OrderStockReturned: true,
  DeliveryAddressForgotten: true,
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

/** The version new events are stored with. Every shape is still its first. */
export const currentSchemaVersion = 1;

/**
 * The one edge where stored events become today's types, for deciders, projections and replay alike. Null for a type
 * this version of the shop does not know, which readers skip.
 */
export const decodeEvent = (event: RecordedEvent): ShopRecordedEvent | null =>
  Object.hasOwn(knownTypes, event.type) ? (event as ShopRecordedEvent) : null;

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductDocument, ProductDocument as ReviewedProduct, ProductDocument as StockedProduct } from '../../projections/products/document.ts';
import type { VariantView } from '../product/variant-view.ts';
import type { ProductPicture as StoredPicture } from '../../domain/product/pictures.ts';
import type { CategoryCount as CountedCategory } from '../../projections/products/queries.ts';
import type { ProductPageView, ProductSuggestionsView } from '../product/list-view.ts';
import type { StockLedgerEntry as LedgerEntry } from '../../projections/stock-ledger/document.ts';
import type { ReviewAuthorDocument as PublishedReview, ReviewAnswer as StoredReviewAnswer, ReviewTimelineEntry as StoredTimelineEntry, ReviewAuthorDocument as StoredReview, ReviewAuthorDocument } from '../../projections/review-authors/document.ts';
import type { CartView, CartItemView } from '../cart/view.ts';
import type { WishListView, SharedWishListView, WishView } from '../wish-list/view.ts';
import type { StockAlertView, ConfirmedAlertView, DemandItemView } from '../alerts/view.ts';
import type { UsedAddress as UsedAddressDocument } from '../../projections/address-books/document.ts';
import type { OrderDocument, OrderDocument as FoundOrder } from '../../projections/orders/document.ts';
import type { OrderMomentView, OrderStepView, OrderTimelineEntryView, OrderItemView } from '../order/moment.ts';
import type { ShippingAddress as StoredAddress } from '../../domain/order/events.ts';
import type { Slot as AgreedDay } from '../../domain/values/delivery-day.ts';
import type { RegionDates, RegionDate, FreeDay, ShopDayView, ShopCalendarView, ZoneDayView } from '../delivery/view.ts';
import type { DeliveryZone as StoredZone } from '../../domain/delivery/events.ts';
import type { DeliveryPlanDocument } from '../../projections/delivery/document.ts';
import type { Holiday as KnownHoliday } from '../../domain/delivery/holidays.ts';
import type { BoardOrderDocument, CallMoment as StoredCall } from '../../projections/order-board/document.ts';
import type { RunDocument, AnsweredStop, RunDocument as RunOfOrder } from '../../projections/runs/document.ts';
import type { RunStopView, DriverView } from '../run/view.ts';
import type { OrderCallView, CallQueueView } from '../order/call.ts';
import type { WebhookView } from '../../domain/webhook/service.ts';
import type { WebhookDelivery as StoredDelivery } from '../../domain/webhook/endpoint.ts';
import type { PromotionDocument, PromotionUseDocument } from '../../projections/promotions/document.ts';
import type { Discount as StoredDiscount } from '../../domain/promotion/discount.ts';
import type { PromoRefused as PromoRefusal } from '../../domain/refusal.ts';
import type { Quote as DomainQuote, QuoteLine as DomainQuoteLine } from '../../domain/order/placing/quote.ts';
import type { TodayView } from '../order/today.ts';
import type { SettingsDocument, SettingMoment } from '../../projections/settings/document.ts';
import type { OpeningStep as StepOfOpening } from '../../projections/settings/opening-steps.ts';
import type { ShopView, ShopCategory as CategoryView } from '../../projections/settings/shop-view.ts';
import type { DeliveryFees as StoredFees, ZoneFee as StoredZoneFee } from '../../domain/values/delivery-fee.ts';
import type { PageDocument, VersionMoment, PageTextsDocument } from '../../projections/pages/document.ts';
import type { PageDraftView } from '../page/view.ts';
import type { Category as StoredCategory } from '../../domain/category/categories.ts';
import type { IssueReportDocument, IssueReportAnswer as StoredAnswer, IssueReportTransition as StoredTransition } from '../../projections/issue-reports/document.ts';
import type { HistoryEntry as IndexedEntry } from '../../history/entry.ts';
import type { Histogram } from '../../history/histogram.ts';
import type { InspectedEvent } from '../../history/history.ts';
import type { HistoryOrderView } from '../history/order-view.ts';
import type { Viewer } from '../../domain/account/viewer.ts';
import type { AccountView, AccountView as CustomerView } from '../../domain/account/account.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC: ISO 8601 with milliseconds. */
  DateTime: { input: string; output: string; }
  /** An amount of Sri Lankan rupees with at most two decimals, as a number. */
  Money: { input: number; output: number; }
  /** An opaque position in the shop's event log. Later positions sort after earlier ones as plain text. */
  Position: { input: string; output: string; }
};

/** The version of the shop's terms that an order accepted. */
export type AcceptedTerms = {
  readonly __typename?: 'AcceptedTerms';
  /** SHA-256 of its texts, in hexadecimal. */
  readonly digest: Scalars['String']['output'];
  /** The version of the page `terms`. It never changes. */
  readonly version: Scalars['Int']['output'];
};

/** An account as owners see it. */
export type Account = {
  readonly __typename?: 'Account';
  /** When the account was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['output'];
  /** Whether the e-mail address was verified. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** When the account last used the shop; null without an open session. */
  readonly lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The number of orders that were not cancelled. */
  readonly orders: Scalars['Int']['output'];
  /** The role of the account. */
  readonly role: Role;
  /** When the account got its role; null for a customer, and until the log's index has caught up. */
  readonly roleSince: Maybe<Scalars['DateTime']['output']>;
  /** Their total, including delivery. */
  readonly spent: Scalars['Money']['output'];
};

/** An account was erased. */
export type AccountErased = {
  readonly __typename?: 'AccountErased';
  /** The ID of the account. */
  readonly accountId: Scalars['ID']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The number of orders that remain without their buyer. */
  readonly orders: Scalars['Int']['output'];
};

/** One page of accounts, sorted by e-mail address. */
export type AccountPage = {
  readonly __typename?: 'AccountPage';
  /** The accounts of this page. */
  readonly items: ReadonlyArray<Account>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** Answer of addPushDevice. */
export type AddPushDeviceResult = InvalidInput | PushDevicesChanged;

/** Answer of addToCart. */
export type AddToCartResult = CartChanged | CommandReused | InvalidInput | NotFound | StockShortage;

/** Answer of addToWishList. */
export type AddToWishListResult = CommandReused | InvalidInput | NotFound | WishListChanged;

/** A field of an address. */
export type AddressField =
  /** House number and street. */
  | 'address'
  /** Town. */
  | 'city'
  /** Country. */
  | 'country'
  /** District. */
  | 'district'
  /** Note for the driver. */
  | 'driverNote'
  /** E-mail address. */
  | 'email'
  /** Given name. */
  | 'firstName'
  /** Floor. */
  | 'floor'
  /** Landmark. */
  | 'landmark'
  /** Family name. */
  | 'lastName'
  /** Phone number. */
  | 'phone'
  /** Province. */
  | 'province'
  /** Second phone number. */
  | 'secondPhone'
  /** Postal code. */
  | 'zipCode';

/** The list of suggested addresses has changed. */
export type AddressesChanged = {
  readonly __typename?: 'AddressesChanged';
  /** The suggested addresses, newest first. */
  readonly addresses: ReadonlyArray<UsedAddress>;
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** A line above the header, in all languages. */
export type AnnouncementInput = {
  /** The first day in Colombo, for example 2026-12-10. */
  readonly from: Scalars['String']['input'];
  /** A path of the shop or an address; may be empty. */
  readonly link: Scalars['String']['input'];
  /** At most 120 characters a language. */
  readonly text: LocalTextInput;
  /** The last day in Colombo. */
  readonly until: Scalars['String']['input'];
};

/** A line above the header, in all languages. */
export type AnnouncementSetting = {
  readonly __typename?: 'AnnouncementSetting';
  /** The first day in Colombo, for example 2026-12-10; may be empty without a text. */
  readonly from: Scalars['String']['output'];
  /** A path of the shop or an address; may be empty. */
  readonly link: Scalars['String']['output'];
  /** Without a text there is no line. */
  readonly text: LocalText;
  /** The last day in Colombo; may be empty without a text. */
  readonly until: Scalars['String']['output'];
};

/** Answer of arrangeRoom. */
export type ArrangeRoomResult = CartChanged | CommandReused | InvalidInput;

/** Answer of backUpNow. */
export type BackUpNowResult = BackupAccepted | BackupRefused;

/** A backup that was restored to prove it. */
export type Backup = {
  readonly __typename?: 'Backup';
  /** It has all changes before this time. */
  readonly at: Scalars['DateTime']['output'];
  /** Its name, which `npm run restore` accepts. */
  readonly name: Scalars['String']['output'];
  /** What its process reported; null if it was made by a command. */
  readonly report: Maybe<BackupReport>;
};

/** A backup begins. */
export type BackupAccepted = {
  readonly __typename?: 'BackupAccepted';
  /** The backups of the shop. */
  readonly backups: Backups;
};

/** A failed backup. */
export type BackupProblem = {
  readonly __typename?: 'BackupProblem';
  /** When it failed. */
  readonly at: Scalars['DateTime']['output'];
  /** Why. */
  readonly problem: Scalars['String']['output'];
};

/** No backup can begin. */
export type BackupRefused = Refusal & {
  readonly __typename?: 'BackupRefused';
  /** Always BACKUP_REFUSED. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The contents of a backup, and its cost. */
export type BackupReport = {
  readonly __typename?: 'BackupReport';
  /** Number of backups that are kept. */
  readonly backups: Scalars['Int']['output'];
  /** Size of all of them in bytes. */
  readonly bytes: Scalars['Float']['output'];
  /** Events of the log. */
  readonly events: Scalars['Int']['output'];
  /** Pictures, models and other files. */
  readonly files: Scalars['Int']['output'];
  /** Files that products and reviews name and that the shop lacks. */
  readonly missingFiles: Scalars['Int']['output'];
  /** Duration of the backup with its proof. */
  readonly seconds: Scalars['Float']['output'];
};

/** What a running backup does. */
export type BackupStep =
  /** It copies the accounts. */
  | 'accounts'
  /** It copies pictures, models and other files. */
  | 'files'
  /** It builds the read models of the restored copy. */
  | 'folding'
  /** It copies the log. */
  | 'log'
  /** It restores the copy to prove it. */
  | 'restoring';

/** The backups that the shop makes itself. */
export type Backups = {
  readonly __typename?: 'Backups';
  /** The time of the day in Colombo: 02:30. */
  readonly dailyAt: Scalars['String']['output'];
  /** Why none could be made since; null if none has failed. */
  readonly failed: Maybe<BackupProblem>;
  /** Whether the last proven backup is older than 26 hours. */
  readonly isLate: Scalars['Boolean']['output'];
  /** Whether a backup was requested and has not begun. */
  readonly isRequested: Scalars['Boolean']['output'];
  /** The last proven backup; null without one. */
  readonly last: Maybe<Backup>;
  /** The directory or bucket; null if the shop makes none. */
  readonly place: Maybe<Scalars['String']['output']>;
  /** The running backup; null if none runs. */
  readonly running: Maybe<RunningBackup>;
};

/** An ordered item in short. */
export type BoardItem = {
  readonly __typename?: 'BoardItem';
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values; empty for a product without options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order as shown on the admin board. */
export type BoardOrder = {
  readonly __typename?: 'BoardOrder';
  /** House number and street. */
  readonly address: Scalars['String']['output'];
  /** Its call: whether it waits for one, and why. */
  readonly call: OrderCall;
  /** When it was cancelled; null if it was not. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Town of delivery. */
  readonly city: Scalars['String']['output'];
  /** The cash that drivers collected for it, all runs together; null if no driver handed it over. */
  readonly collected: Maybe<Scalars['Money']['output']>;
  /** The number of staff comments. */
  readonly commentCount: Scalars['Int']['output'];
  /** When the order was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name of the customer. */
  readonly customerName: Scalars['String']['output'];
  /** The agreed delivery day; null if there is none. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** The full order with its address, prices and pictures. */
  readonly details: Order;
  /** For a cancelled or returned order: whether its goods are in the shop. */
  readonly goodsReceived: Scalars['Boolean']['output'];
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The ordered items. */
  readonly items: ReadonlyArray<BoardItem>;
  /** True if the last change moved it back to an earlier status. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** The display name of the last user who changed the status; null if it was never changed. */
  readonly movedBy: Maybe<Scalars['String']['output']>;
  /** The short order number. */
  readonly number: Scalars['String']['output'];
  /** The phone number of the customer. */
  readonly phone: Scalars['String']['output'];
  /** Province of delivery. */
  readonly province: Scalars['String']['output'];
  /** All refunds. */
  readonly refunded: Scalars['Money']['output'];
  /** Why the driver returned the order; null if it was not returned. */
  readonly returnReason: Maybe<StopFailure>;
  /** Pass it as `expectedRevision` when changing the status. */
  readonly revision: Scalars['Int']['output'];
  /** The delivery run that the order is on; null if it is on none. */
  readonly run: Maybe<OrderRun>;
  /** The current status. */
  readonly status: OrderStatus;
  /** When its status last changed; the time of placing if it never has. */
  readonly statusChangedAt: Scalars['DateTime']['output'];
  /** The part of the total that is still owed after the hand-over; 0 before, and if all was paid. */
  readonly stillOwed: Scalars['Money']['output'];
  /** Everything that happened, oldest first; if there are very many moves, the latest. */
  readonly timeline: ReadonlyArray<OrderTimelineEntry>;
  /** The amount that the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
  /** The account of the customer. */
  readonly userId: Scalars['ID']['output'];
};

/** A filter of orders by their call. */
export type CallFilter =
  /** Undelivered orders that are confirmed. */
  | 'CONFIRMED'
  /** Orders that wait for a call, now or later. */
  | 'TO_CALL';

/** A call about an order. */
export type CallMoment = {
  readonly __typename?: 'CallMoment';
  /** When it was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The display name of the caller; null if the account no longer exists. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Whether the reader called. */
  readonly mine: Scalars['Boolean']['output'];
  /** Its outcome. */
  readonly outcome: CallOutcome;
};

/** Outcome of a call about an order. */
export type CallOutcome =
  /** The buyer confirmed the order. */
  | 'confirmed'
  /** The buyer did not answer. */
  | 'no-answer'
  /** The buyer refused the order, and it is cancelled. */
  | 'refused'
  /** The buyer wants a change. */
  | 'wants-change';

/** The orders that wait for a call. */
export type CallQueue = {
  readonly __typename?: 'CallQueue';
  /** Orders whose buyer wanted a change today. */
  readonly changedToday: Scalars['Int']['output'];
  /** Orders confirmed today. */
  readonly confirmedToday: Scalars['Int']['output'];
  /** The score from which an order waits; 0 if none waits. */
  readonly from: Scalars['Int']['output'];
  /** The orders to call now, highest risk first, then those that are called again later, by time. */
  readonly items: ReadonlyArray<BoardOrder>;
  /** The number of orders that are called again later. */
  readonly later: Scalars['Int']['output'];
  /** The orders called last today, latest first, at most ten. */
  readonly latest: ReadonlyArray<BoardOrder>;
  /** When the next of them is due; null if there is none. */
  readonly nextAt: Maybe<Scalars['DateTime']['output']>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** Orders whose latest call of today had no answer. */
  readonly noAnswerToday: Scalars['Int']['output'];
  /** The queue holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Orders refused on the phone today. */
  readonly refusedToday: Scalars['Int']['output'];
  /** The sum of the orders refused today. */
  readonly refusedTodayMoney: Scalars['Money']['output'];
  /** The number of orders to call now. */
  readonly toCall: Scalars['Int']['output'];
  /** Their sum. */
  readonly toCallMoney: Scalars['Money']['output'];
};

/** The queue has changed. */
export type CallQueueUpdate = {
  readonly __typename?: 'CallQueueUpdate';
  /** The reader has everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** The first page of the queue. */
  readonly queue: CallQueue;
};

/** Why an order has risk, or less of it. */
export type CallReason = {
  readonly __typename?: 'CallReason';
  /** Negative if the reason lowers the risk. */
  readonly points: Scalars['Int']['output'];
  /** A sentence. */
  readonly text: Scalars['String']['output'];
};

/** The call was recorded, undone or asked for. */
export type CallRecorded = {
  readonly __typename?: 'CallRecorded';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The order afterwards. */
  readonly order: BoardOrder;
  /** From this position on, everything that the admin reads holds the call. */
  readonly position: Scalars['Position']['output'];
};

/** Answer of recordCall, undoCall and callOnceMore. */
export type CallResult = CallRecorded | ChangedMeanwhile | CommandReused | InvalidInput | NotFound | OrderClosed;

/** How far an order is with its call. */
export type CallState =
  /** Confirmed by phone. */
  | 'confirmed'
  /** No call was answered, and staff decide what happens next. */
  | 'decide'
  /** No answer: it is called again at a time. */
  | 'later'
  /** It needs no call. */
  | 'none'
  /** Refused on the phone, and cancelled. */
  | 'refused'
  /** It waits for a call. */
  | 'to-call'
  /** The buyer wants a change. It waits until it is confirmed. */
  | 'wants-change';

/** Answer of cancelOrder. */
export type CancelOrderResult = CommandReused | NotFound | OrderCancelled | OrderClosed;

/** Why a buyer cancelled an order. */
export type CancelReason =
  /** I changed my mind. */
  | 'I changed my mind'
  /** It takes too long. */
  | 'It takes too long'
  /** I ordered the wrong item. */
  | 'I ordered the wrong piece';

/** What a shopper or a visitor wants to buy. A cart reserves no stock. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** The flat delivery fee; 0 for an empty cart. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The ID of the owner; `guest` for a visitor. */
  readonly id: Scalars['ID']['output'];
  /** The sum of all quantities. */
  readonly itemCount: Scalars['Int']['output'];
  /** In the order in which they were added. */
  readonly items: ReadonlyArray<CartItem>;
  /** The cart holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** The room plan with the cart's products; null if none was saved, and for a visitor. */
  readonly room: Maybe<RoomPlan>;
  /** Units that are out of stock. The sums exclude them. */
  readonly shortCount: Scalars['Int']['output'];
  /** The sum of the available units: each line counts at most the units in stock. */
  readonly subtotal: Scalars['Money']['output'];
  /** Subtotal plus delivery fee. */
  readonly total: Scalars['Money']['output'];
};

/** The cart was changed. */
export type CartChanged = {
  readonly __typename?: 'CartChanged';
  /** The current cart. */
  readonly cart: Cart;
  /** Text to show to the user, for example: Item added to cart successfully! */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** One product in a cart. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  /** Opaque and stable: cart and product. */
  readonly id: Scalars['ID']['output'];
  /** Quantity multiplied by the current price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** The price of one unit when it was added. */
  readonly priceWhenAdded: Scalars['Money']['output'];
  /** The current product as the chosen variant; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The ID of the variant, even if it no longer exists. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The chosen variant; null if the shop no longer sells it. */
  readonly variant: Maybe<Variant>;
};

/** Why the cash of a run differs from what its stops collected. */
export type CashDifferenceReason =
  /** A note was not accepted. */
  | 'note not accepted'
  /** Not known yet. */
  | 'not known yet'
  /** Parking or toll. */
  | 'parking or toll'
  /** Stolen. */
  | 'stolen'
  /** Wrong change given. */
  | 'wrong change';

/** The shop's cash from deliveries, counted from closed runs. */
export type CashFigures = {
  readonly __typename?: 'CashFigures';
  /** Runs closed since the start of the day. */
  readonly closedToday: Scalars['Int']['output'];
  /** Handed in minus collected, of the runs closed since the start of the month. */
  readonly differenceThisMonth: Scalars['Money']['output'];
  /** Runs of this month whose cash differed. */
  readonly differencesThisMonth: Scalars['Int']['output'];
  /** Cash handed in since the start of the day in Colombo. */
  readonly handedInToday: Scalars['Money']['output'];
  /** Refused stops of the runs closed since the start of the month. */
  readonly refusedThisMonth: Scalars['Int']['output'];
  /** All stops of these runs. */
  readonly stopsThisMonth: Scalars['Int']['output'];
};

/** How many products each further filter choice would leave in the catalogue, for the same words and category. */
export type CatalogueCounts = {
  readonly __typename?: 'CatalogueCounts';
  /** On sale. */
  readonly all: Scalars['Int']['output'];
  /** With `archived`. */
  readonly archived: Scalars['Int']['output'];
  /** With `lowStock`. */
  readonly lowStock: Scalars['Int']['output'];
  /** With `outOfStock`. */
  readonly outOfStock: Scalars['Int']['output'];
  /** With `withoutModel`. */
  readonly withoutModel: Scalars['Int']['output'];
};

/** A filter of the admin catalogue. Missing, null or false values filter nothing. */
export type CatalogueFilter = {
  /** Archived products instead of those on sale. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Available units are at or below the low-stock limit, or zero. */
  readonly lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** No units can be ordered now. */
  readonly outOfStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Without a 3D model. */
  readonly withoutModel?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of the catalogue. */
export type CataloguePage = {
  readonly __typename?: 'CataloguePage';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Total number of matches. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The number of products in a category. */
export type CategoryCount = {
  readonly __typename?: 'CategoryCount';
  /** The category. */
  readonly category: Scalars['ID']['output'];
  /** The number of products. */
  readonly count: Scalars['Int']['output'];
  /** The newest product; null if there is none. */
  readonly newest: Maybe<Product>;
};

/** What staff choose for a category. */
export type CategoryInput = {
  /** Its names: 1 to 40 characters in English, at most 40 in the others; unique in each language. */
  readonly names: LocalTextInput;
  /** Small letters, digits and dashes; a word that no other category has or had. */
  readonly slug: Scalars['String']['input'];
  /** The wall behind its items: furnitures, electronics, kitchen, bath or walls. */
  readonly wall: Scalars['String']['input'];
};

/** The number of matching products in a category. */
export type CategoryMatches = {
  readonly __typename?: 'CategoryMatches';
  /** The category. */
  readonly category: Scalars['ID']['output'];
  /** The number of products. */
  readonly count: Scalars['Int']['output'];
};

/** Answer of the changes of categories. */
export type CategoryResult = CategorySaved | CommandReused | InvalidInput | NotFound;

/** The change of a category was saved. */
export type CategorySaved = {
  readonly __typename?: 'CategorySaved';
  /** The category. */
  readonly categoryId: Scalars['ID']['output'];
  /** For example: Category saved. */
  readonly message: Scalars['String']['output'];
  /** How many items moved. */
  readonly movedCount: Scalars['Int']['output'];
  /** Items that moved, at most 100 of them. Pass them to restoreCategory to undo an archiving. */
  readonly movedItems: ReadonlyArray<Scalars['ID']['output']>;
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current settings with all categories. */
  readonly settings: ShopSettings;
};

/** A category of the shop, as staff see it. */
export type CategorySettings = {
  readonly __typename?: 'CategorySettings';
  /** Earlier words in addresses, which lead to the category. */
  readonly formerSlugs: ReadonlyArray<Scalars['String']['output']>;
  /** Its ID, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The category that took its items when it was archived; null while shoppers see it. */
  readonly itemsMovedTo: Maybe<Scalars['ID']['output']>;
  /** Its names. */
  readonly names: LocalText;
  /** The word for it in addresses. */
  readonly slug: Scalars['String']['output'];
  /** The wall behind its items: furnitures, electronics, kitchen, bath or walls. */
  readonly wall: Scalars['String']['output'];
};

/** Answer of changeCartQuantity. */
export type ChangeCartQuantityResult = CartChanged | CommandReused | InvalidInput | NotFound | StockShortage;

/** Answer of changeDeliveryAddress. */
export type ChangeDeliveryAddressResult = CommandReused | DeliveryAddressChanged | InvalidInput | NotFound | OrderClosed;

/** Answer of changeDeliveryDay. */
export type ChangeDeliveryDayResult = CommandReused | DeliveryDayChanged | DeliveryDayTaken | InvalidInput | NotFound | OrderClosed;

/** Answer of changeDeliveryZones. */
export type ChangeDeliveryZonesResult = CommandReused | DeliveryZonesOutdated | DeliveryZonesSaved | InvalidInput;

/** Answer of changePassword. */
export type ChangePasswordResult = InvalidInput | PasswordSet | TooManyTries;

/** Answer of changeWishAlert. */
export type ChangeWishAlertResult = CommandReused | NotFound | WishListChanged;

/** Another user has changed the order since it was shown. This command changed nothing. */
export type ChangedMeanwhile = Refusal & {
  readonly __typename?: 'ChangedMeanwhile';
  /** Always CHANGED_MEANWHILE. */
  readonly code: RefusalCode;
  /** Names the change and the user who made it. */
  readonly message: Scalars['String']['output'];
  /** The current order. */
  readonly order: BoardOrder;
};

/** A value of a published version that differs now. */
export type ChangedShopValue = {
  readonly __typename?: 'ChangedShopValue';
  /** In the published version. */
  readonly before: Scalars['String']['output'];
  /** The value's name. */
  readonly name: ShopValueName;
  /** Now; null if the shop has none. */
  readonly now: Maybe<Scalars['String']['output']>;
  /** How a text names it. */
  readonly words: Scalars['String']['output'];
};

/** The result of verifying one read model. */
export type CheckedReadModel = {
  readonly __typename?: 'CheckedReadModel';
  /** The first 50 of them. */
  readonly differences: ReadonlyArray<DocumentDifference>;
  /** The number of documents that differ, including wrong counts. */
  readonly different: Scalars['Int']['output'];
  /** The number of compared documents. */
  readonly documents: Scalars['Int']['output'];
  /** The event up to which it was replayed; null if nothing is stored yet. */
  readonly event: Maybe<Scalars['Int']['output']>;
  /** The number of compared top-level fields. */
  readonly fields: Scalars['Int']['output'];
  /** The name of the read model. */
  readonly model: Scalars['ID']['output'];
};

/** Answer of closeDeliveryDay. */
export type CloseDeliveryDayResult = CommandReused | DeliveryDayClosed | InvalidInput;

/** Cash and goods that a driver brings back. */
export type CloseRunInput = {
  /** The collected sum that the staff member saw. */
  readonly collected: Scalars['Money']['input'];
  /** The counted cash. */
  readonly handedIn: Scalars['Money']['input'];
  /** Required if the amounts differ. */
  readonly reason?: InputMaybe<CashDifferenceReason>;
  /** Orders that came back and whose goods are in the shop. */
  readonly receivedOrderIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Words about the difference. */
  readonly words?: Scalars['String']['input'];
};

/** What visitors of a closed shop read. */
export type CloseShopInput = {
  /** A sentence of at most 200 characters. */
  readonly note?: InputMaybe<LocalTextInput>;
  /** A day after today on which the shop is expected to open again, such as 2027-01-05. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** What visitors of a shop read that isn't open. */
export type ClosedShop = {
  readonly __typename?: 'ClosedShop';
  /** The owner's sentence; may be empty. */
  readonly note: Scalars['String']['output'];
  /** Whether it has never been open. */
  readonly opensSoon: Scalars['Boolean']['output'];
  /** The day on which it is expected to open again; null if it isn't known. */
  readonly until: Maybe<Scalars['String']['output']>;
};

/** The code or token is wrong, used, expired or meant for something else. */
export type CodeRefused = Refusal & {
  readonly __typename?: 'CodeRefused';
  /** Always CODE_REFUSED. */
  readonly code: RefusalCode;
  /** The same text for every cause. */
  readonly message: Scalars['String']['output'];
};

/** The number of products in a colour. */
export type ColourCount = {
  readonly __typename?: 'ColourCount';
  /** The number of products. */
  readonly count: Scalars['Int']['output'];
  /** The name of the colour. */
  readonly name: Scalars['String']['output'];
  /** Light, middle and dark tone as #rrggbb; may be empty. */
  readonly tones: ReadonlyArray<Scalars['String']['output']>;
};

/** The command ID was already used for a different command. */
export type CommandReused = Refusal & {
  readonly __typename?: 'CommandReused';
  /** Always COMMAND_REUSED. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** Answer of commentOnOrder. */
export type CommentOnOrderResult = CommandReused | InvalidInput | NotFound | OrderClosed | OrderCommented;

/** Answer of confirmStockAlert. */
export type ConfirmStockAlertResult = NotFound | StockAlertConfirmed;

/** A customer for whom staff place an order. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** The addresses of the latest orders: at most five, newest first. */
  readonly addresses: ReadonlyArray<ShippingAddress>;
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['output'];
  /** Whether the e-mail address was verified. If not, another person may have opened the account. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** The ID of the account. */
  readonly id: Scalars['ID']['output'];
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** Number of orders that were not cancelled. */
  readonly orders: Scalars['Int']['output'];
  /** A phone number of the profile or of the latest order; null if there is none. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** One of the two parts of a delivery day. They have no clock times. */
export type DayHalf =
  /** After noon. */
  | 'afternoon'
  /** Before noon. */
  | 'morning';

/** The orders that are due on a zone's day. */
export type DayOrders = {
  readonly __typename?: 'DayOrders';
  /** Orders for the afternoon, oldest first. */
  readonly afternoon: ReadonlyArray<BoardOrder>;
  /** Orders for the morning, oldest first. */
  readonly morning: ReadonlyArray<BoardOrder>;
};

/** The delivery address was changed. */
export type DeliveryAddressChanged = {
  readonly __typename?: 'DeliveryAddressChanged';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The current order. */
  readonly order: Order;
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** One date of a delivery zone, as shoppers see it. */
export type DeliveryDate = {
  readonly __typename?: 'DeliveryDate';
  /** Whether the afternoon has room for one more order. */
  readonly afternoon: Scalars['Boolean']['output'];
  /** Why nothing is delivered on this date; null if it is open. */
  readonly closed: Maybe<Scalars['String']['output']>;
  /** The day in Colombo, for example 2026-11-27. */
  readonly date: Scalars['String']['output'];
  /** Whether the morning has room for one more order. */
  readonly morning: Scalars['Boolean']['output'];
};

/** The dates on which an order of today can be delivered to a region. */
export type DeliveryDates = {
  readonly __typename?: 'DeliveryDates';
  /** All dates, earliest first; at most six weeks. */
  readonly dates: ReadonlyArray<DeliveryDate>;
  /** The first free slot; null if none is free and a day has to be agreed by phone. */
  readonly earliest: Maybe<EarliestDay>;
  /** How long deliveries to the region usually take; null if there were too few lately. */
  readonly usual: Maybe<UsualDays>;
};

/** A delivery slot: the morning or the afternoon of a date, on which an order is delivered. */
export type DeliveryDay = {
  readonly __typename?: 'DeliveryDay';
  /** The day in Colombo, for example 2026-11-27. */
  readonly date: Scalars['String']['output'];
  /** The half of the day. */
  readonly half: DayHalf;
};

/** The order has another delivery day. */
export type DeliveryDayChanged = {
  readonly __typename?: 'DeliveryDayChanged';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The current order. */
  readonly order: Order;
  /** From this position on, everything that the caller reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** A zone's day was closed, or opened again. */
export type DeliveryDayClosed = {
  readonly __typename?: 'DeliveryDayClosed';
  /** The day. */
  readonly day: ZoneDay;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** A delivery slot: the morning or the afternoon of a date. */
export type DeliveryDayInput = {
  /** The day in Colombo, for example 2026-11-27. */
  readonly date: Scalars['String']['input'];
  /** The half of the day. */
  readonly half: DayHalf;
};

/** The chosen delivery day is full, closed or no longer possible. Nothing was changed. */
export type DeliveryDayTaken = Refusal & {
  readonly __typename?: 'DeliveryDayTaken';
  /** Always DELIVERY_DAY_TAKEN. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** What delivery costs. */
export type DeliveryFees = {
  readonly __typename?: 'DeliveryFees';
  /** The fee in zones without their own. */
  readonly flat: Scalars['Money']['output'];
  /** The sum of goods after the discount from which delivery is free there; null if it never is. */
  readonly freeFrom: Maybe<Scalars['Money']['output']>;
  /** Zones with a fee of their own. */
  readonly zones: ReadonlyArray<ZoneFee>;
};

/** What delivery costs. Placed orders keep their fee. */
export type DeliveryFeesInput = {
  /** 0 to 100,000 rupees; the fee in zones without their own. */
  readonly flat: Scalars['Money']['input'];
  /** 0 to 100,000,000 rupees; null if delivery is never free there. */
  readonly freeFrom?: InputMaybe<Scalars['Money']['input']>;
  /** At most 25 zones, each once. */
  readonly zones: ReadonlyArray<ZoneFeeInput>;
};

/** Districts that share delivery days. */
export type DeliveryZone = {
  readonly __typename?: 'DeliveryZone';
  /** Orders per afternoon. */
  readonly afternoonCapacity: Scalars['Int']['output'];
  /** The districts of the zone. */
  readonly districts: ReadonlyArray<Scalars['String']['output']>;
  /** A stable ID. */
  readonly id: Scalars['ID']['output'];
  /** Working days from the order to the first possible day. */
  readonly leadDays: Scalars['Int']['output'];
  /** Orders per morning. */
  readonly morningCapacity: Scalars['Int']['output'];
  /** The name, for example Southern. */
  readonly name: Scalars['String']['output'];
  /** Days of delivery: 1 for Monday to 7 for Sunday. */
  readonly weekdays: ReadonlyArray<Scalars['Int']['output']>;
};

/** A delivery zone as an admin wants it. */
export type DeliveryZoneInput = {
  /** 0 to 500. */
  readonly afternoonCapacity: Scalars['Int']['input'];
  /** Districts that no other zone has. */
  readonly districts: ReadonlyArray<Scalars['String']['input']>;
  /** The ID of the zone; null for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** 0 to 30. */
  readonly leadDays: Scalars['Int']['input'];
  /** 0 to 500. */
  readonly morningCapacity: Scalars['Int']['input'];
  /** At most 40 characters. */
  readonly name: Scalars['String']['input'];
  /** 1 for Monday to 7 for Sunday; empty if days are agreed by phone. */
  readonly weekdays: ReadonlyArray<Scalars['Int']['input']>;
};

/** All delivery zones. */
export type DeliveryZones = {
  readonly __typename?: 'DeliveryZones';
  /** Pass it as `seen` when changing the zones. */
  readonly edition: Scalars['Int']['output'];
  /** Every district of the country is in one zone. */
  readonly zones: ReadonlyArray<DeliveryZone>;
};

/** Another admin changed the zones in the meantime. Nothing was changed. */
export type DeliveryZonesOutdated = {
  readonly __typename?: 'DeliveryZonesOutdated';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The current zones. */
  readonly zones: DeliveryZones;
};

/** The delivery zones were changed. */
export type DeliveryZonesSaved = {
  readonly __typename?: 'DeliveryZonesSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current zones. */
  readonly zones: DeliveryZones;
};

/** Which variants a list of demand shows. */
export type DemandFilter =
  /** Variants that people wait for, want cheaper, or have on a wish list. */
  | 'all'
  /** Variants that people want cheaper. */
  | 'price'
  /** Variants that people wait for. */
  | 'stock';

/** How many people want a variant. */
export type DemandItem = {
  readonly __typename?: 'DemandItem';
  /** The ID of the variant. */
  readonly id: Scalars['ID']['output'];
  /** Units that can be ordered now. */
  readonly inStock: Scalars['Int']['output'];
  /** People who want to hear of a lower price. */
  readonly priceAlerts: Scalars['Int']['output'];
  /** The product as the variant, also if it is no longer sold; null if the shop never knew it. */
  readonly product: Maybe<Product>;
  /** Guests who have not confirmed their address. They get nothing until they do. */
  readonly unconfirmed: Scalars['Int']['output'];
  /** What the waiting people would pay for one unit each. */
  readonly value: Scalars['Money']['output'];
  /** The variant. */
  readonly variant: Maybe<Variant>;
  /** People who wait for new stock. */
  readonly waiting: Scalars['Int']['output'];
  /** Wish lists of accounts that hold it. */
  readonly wished: Scalars['Int']['output'];
};

/** A page of demand, sorted by the number of people, highest first. */
export type DemandPage = {
  readonly __typename?: 'DemandPage';
  /** The variants of this page. */
  readonly items: ReadonlyArray<DemandItem>;
  /** Pass it as cursor to read the next page; null on the last one. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** Totals over all variants. */
  readonly totals: DemandTotals;
};

/** Totals over all variants. */
export type DemandTotals = {
  readonly __typename?: 'DemandTotals';
  /** Price alerts. */
  readonly priceAlerts: Scalars['Int']['output'];
  /** Variants that they wait for. */
  readonly waitedFor: Scalars['Int']['output'];
  /** Alerts that wait for new stock. */
  readonly waiting: Scalars['Int']['output'];
  /** Variants with any demand. */
  readonly wanted: Scalars['Int']['output'];
  /** Units on wish lists of accounts. */
  readonly wished: Scalars['Int']['output'];
  /** Variants on a wish list. */
  readonly wishedVariants: Scalars['Int']['output'];
  /** Variants with a price alert. */
  readonly withPriceAlert: Scalars['Int']['output'];
};

/** A discount by a promo code. */
export type Discount = {
  readonly __typename?: 'Discount';
  /** The whole discount. */
  readonly amount: Scalars['Money']['output'];
  /** The code in capital letters. */
  readonly code: Scalars['String']['output'];
  /** What the promotion gives. */
  readonly kind: PromotionBenefitKind;
  /** The percentage; null for another benefit. */
  readonly percent: Maybe<Scalars['Int']['output']>;
  /** The share of each discounted item. */
  readonly shares: ReadonlyArray<DiscountShare>;
};

/** The share of one item in a discount. */
export type DiscountShare = {
  readonly __typename?: 'DiscountShare';
  /** At most the price of the line. */
  readonly amount: Scalars['Money']['output'];
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
};

/** A document of a read model that differs from the events. */
export type DocumentDifference = {
  readonly __typename?: 'DocumentDifference';
  /** The last event after which both agreed; null if they never did. */
  readonly agreedEvent: Maybe<Scalars['Int']['output']>;
  /** The events that changed these fields since then, oldest first; if both never agreed, the events that set the replayed values. At most 20. */
  readonly events: ReadonlyArray<HistoryEntry>;
  /** The fields that differ, at most 40. Personal data is masked for readers who may not see it. */
  readonly fields: ReadonlyArray<FieldDifference>;
  /** The ID of the stored document. */
  readonly id: Scalars['ID']['output'];
  /** How they disagree. */
  readonly kind: DocumentDifferenceKind;
  /** Whether any value is masked. */
  readonly masked: Scalars['Boolean']['output'];
  /** The number of earlier events not listed. */
  readonly moreEvents: Scalars['Int']['output'];
  /** The number of further fields that differ. */
  readonly moreFields: Scalars['Int']['output'];
  /** A display name, if the document has one. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The last event in the replayed document; null if no events produce it. */
  readonly replayedEvent: Maybe<Scalars['Int']['output']>;
  /** The last event in the stored document; null if it is not stored. */
  readonly storedEvent: Maybe<Scalars['Int']['output']>;
};

/** How a document and the events disagree. */
export type DocumentDifferenceKind =
  /** A stored count is wrong. */
  | 'count'
  /** The values differ. */
  | 'different'
  /** The document is missing, although events produce it. */
  | 'missing'
  /** The document exists, although no event produced it. */
  | 'unknown';

/** A person who can drive a delivery run. */
export type Driver = {
  readonly __typename?: 'Driver';
  /** The account. */
  readonly id: Scalars['ID']['output'];
  /** The display name; null if the account no longer exists. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** The account drives an open delivery run, which it could not answer with its new role. */
export type DrivesRun = Refusal & {
  readonly __typename?: 'DrivesRun';
  /** Always DRIVES_RUN. */
  readonly code: RefusalCode;
  /** Names the run, and says what to do first. */
  readonly message: Scalars['String']['output'];
  /** The ID of the run. */
  readonly runId: Scalars['ID']['output'];
};

/** The number of undelivered orders by their delivery day. */
export type DueCounts = {
  readonly __typename?: 'DueCounts';
  /** Orders of that day. */
  readonly next: Scalars['Int']['output'];
  /** The first day after tomorrow that has orders; null without one. */
  readonly nextDay: Maybe<Scalars['String']['output']>;
  /** Orders whose day has passed. */
  readonly past: Scalars['Int']['output'];
  /** Orders of today. */
  readonly today: Scalars['Int']['output'];
  /** Orders of tomorrow. */
  readonly tomorrow: Scalars['Int']['output'];
};

/** A review before it was revised. */
export type EarlierReview = {
  readonly __typename?: 'EarlierReview';
  /** When that version was written. */
  readonly at: Scalars['DateTime']['output'];
  /** The comment; may be empty. */
  readonly comment: Scalars['String']['output'];
  /** 1 to 5 stars. */
  readonly rating: Scalars['Int']['output'];
};

/** The first free slot of a region. */
export type EarliestDay = {
  readonly __typename?: 'EarliestDay';
  /** The day in Colombo. */
  readonly date: Scalars['String']['output'];
  /** The half of the day. */
  readonly half: DayHalf;
};

/** An account with this e-mail address already exists. */
export type EmailTaken = Refusal & {
  readonly __typename?: 'EmailTaken';
  /** Always EMAIL_TAKEN. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The account's e-mail address must first be verified with the code that was sent to it. */
export type EmailUnverified = Refusal & {
  readonly __typename?: 'EmailUnverified';
  /** Always EMAIL_UNVERIFIED. */
  readonly code: RefusalCode;
  /** Names the action that needs a verified address. */
  readonly message: Scalars['String']['output'];
};

/** The e-mail address was verified. */
export type EmailVerified = {
  readonly __typename?: 'EmailVerified';
  /** Verify Email successfully! */
  readonly message: Scalars['String']['output'];
};

/** Answer of endStockAlert. */
export type EndStockAlertResult = CommandReused | InvalidInput | NotFound | StockAlertEnded;

/** Answer of eraseAccount. */
export type EraseAccountResult = AccountErased | DrivesRun | LastAdmin | NotFound | OrderClosed | OwnAccount;

/** An excerpt from a longer text. */
export type Excerpt = {
  readonly __typename?: 'Excerpt';
  /** The matches of the search in it. */
  readonly marks: ReadonlyArray<TextRange>;
  /** The excerpt, with … for omitted text. */
  readonly text: Scalars['String']['output'];
};

/** A field whose stored and replayed values differ. */
export type FieldDifference = {
  readonly __typename?: 'FieldDifference';
  /** The path from the document's root, separated by spaces. List items are counted from 1. */
  readonly field: Scalars['String']['output'];
  /** The replayed value as JSON; null if there is none. */
  readonly replayed: Maybe<Scalars['String']['output']>;
  /** The stored value as JSON; null if there is none. */
  readonly stored: Maybe<Scalars['String']['output']>;
};

/** A problem with one field. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** The path of the field, for example `shippingAddress.city`. */
  readonly field: Scalars['String']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** A condition of a product list. */
export type FilterCondition =
  /** The category. */
  | 'category'
  /** `colour`. */
  | 'colour'
  /** `hasModel`. */
  | 'model'
  /** `minPrice` and `maxPrice`. */
  | 'price'
  /** `minRating`. */
  | 'rating'
  /** `space`. */
  | 'space'
  /** `inStock`. */
  | 'stock';

/** The number of products without some conditions. */
export type FilterRelaxation = {
  readonly __typename?: 'FilterRelaxation';
  /** The number of products then. */
  readonly count: Scalars['Int']['output'];
  /** The conditions to remove. */
  readonly without: ReadonlyArray<FilterCondition>;
};

/** Answer of forgetAddress. */
export type ForgetAddressResult = AddressesChanged | CommandReused;

/** Answer of forgotPassword. */
export type ForgotPasswordResult = InvalidInput | MailAccepted | NotFound | TooManyTries;

/** The space that an item must fit into. A quarter turn counts, except on the wall. At least one side, each 1 to 1,000 cm. */
export type FreeSpaceInput = {
  /** From front to back; null if it was not measured. */
  readonly depthCm?: InputMaybe<Scalars['Float']['input']>;
  /** From bottom to top; null if it was not measured. */
  readonly heightCm?: InputMaybe<Scalars['Float']['input']>;
  /** From left to right; null if it was not measured. */
  readonly widthCm?: InputMaybe<Scalars['Float']['input']>;
};

/** A picture that an admin chose in addition to the first. */
export type FurtherPicture = {
  readonly __typename?: 'FurtherPicture';
  /** URL of the picture that the dark theme shows instead; null if there is none. */
  readonly night: Maybe<Scalars['String']['output']>;
  /** What it shows; may be empty. */
  readonly text: Scalars['String']['output'];
  /** URL of the picture. */
  readonly url: Scalars['String']['output'];
};

/** A picture in addition to the first. */
export type FurtherPictureInput = {
  /** URL of the picture that the dark theme shows instead; null for none. */
  readonly night?: InputMaybe<Scalars['String']['input']>;
  /** What it shows; at most 80 characters. */
  readonly text?: Scalars['String']['input'];
  /** URL of the picture, as returned by /api/uploads. */
  readonly url: Scalars['String']['input'];
};

/** Answer of grantRole. */
export type GrantRoleResult = DrivesRun | EmailUnverified | LastAdmin | NotFound | RoleChanged | RoleGranted;

/** One product in a visitor's cart. */
export type GuestCartLineInput = {
  /** The price of one unit when it was added. */
  readonly priceWhenAdded: Scalars['Money']['input'];
  /** The ID of the product. */
  readonly productId: Scalars['ID']['input'];
  /** 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** The guest cart was merged into the account's cart, as far as stock allows. */
export type GuestCartMerged = {
  readonly __typename?: 'GuestCartMerged';
  /** The current cart. */
  readonly cart: Cart;
  /** Every product of the guest cart, in its order. */
  readonly lines: ReadonlyArray<MergedLine>;
  /** The ID of the merge, for undoGuestCartMerge. */
  readonly mergeId: Scalars['ID']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** One variant of the wish list in a visitor's browser. */
export type GuestWishInput = {
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['input'];
  /** The price when it was saved. */
  readonly savedPrice: Scalars['Money']['input'];
};

/** The user who caused an event. */
export type HistoryActor = {
  readonly __typename?: 'HistoryActor';
  /** An opaque ID without personal data. */
  readonly id: Scalars['String']['output'];
  /** The name of the account; null for analysts, if there is no account, or if it was erased. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Shopper, admin, analyst, or system for the shop itself. */
  readonly role: Scalars['String']['output'];
};

/** A moment and the neighbouring events of one object. */
export type HistoryAround = {
  readonly __typename?: 'HistoryAround';
  /** The last event of this object that had happened; null if there was none. */
  readonly entry: Maybe<HistoryEntry>;
  /** The number of the next event; null if there is none. */
  readonly next: Maybe<Scalars['Int']['output']>;
  /** Number of the last event in the whole log that had happened; 0 if there was none. */
  readonly number: Scalars['Int']['output'];
  /** When that event happened; null if there was none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of the event before that one; null if there is none. */
  readonly previous: Maybe<Scalars['Int']['output']>;
};

/** The order board as it was. */
export type HistoryBoard = {
  readonly __typename?: 'HistoryBoard';
  /** Number of the last event that had happened; 0 if there was none. */
  readonly number: Scalars['Int']['output'];
  /** When that event happened; null if there was none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The last orders that reached each column, newest first; at most 60 per column. */
  readonly orders: ReadonlyArray<HistoryBoardOrder>;
  /** All stages in the order that a parcel passes them, with the orders at each stage. */
  readonly stages: ReadonlyArray<HistoryStageOrders>;
};

/** An item of an order on the past board. */
export type HistoryBoardItem = {
  readonly __typename?: 'HistoryBoardItem';
  /** The product's name when it was ordered. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values; empty for a product without options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order as the board showed it. Personal data is masked for analysts. */
export type HistoryBoardOrder = {
  readonly __typename?: 'HistoryBoardOrder';
  /** Always null: cancelled orders are not shown. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Town of delivery; masked for analysts. */
  readonly city: Scalars['String']['output'];
  /** The number of staff comments. */
  readonly commentCount: Scalars['Int']['output'];
  /** When the buyer submitted the order. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name of the customer; masked for analysts. */
  readonly customerName: Scalars['String']['output'];
  /** The agreed delivery day; null if there is none. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The ordered items. */
  readonly items: ReadonlyArray<HistoryBoardItem>;
  /** True if the last change moved it back to an earlier status. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** The last user who had changed the status; null if it was never changed, and for analysts. */
  readonly movedBy: Maybe<Scalars['String']['output']>;
  /** The short order number. */
  readonly number: Scalars['String']['output'];
  /** The phone number of the customer; masked for analysts. */
  readonly phone: Scalars['String']['output'];
  /** Province of delivery. */
  readonly province: Scalars['String']['output'];
  /** The number of changes so far. */
  readonly revision: Scalars['Int']['output'];
  /** The status of the order. */
  readonly status: OrderStatus;
  /** When its status last changed; the time of placing if it never has. */
  readonly statusChangedAt: Scalars['DateTime']['output'];
  /** The amount that the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
};

/** The board, or why it cannot be shown. */
export type HistoryBoardResult = HistoryBoard | InvalidInput | NotFound;

/** The events of one interval. */
export type HistoryBucket = {
  readonly __typename?: 'HistoryBucket';
  /** The start of the interval. */
  readonly at: Scalars['DateTime']['output'];
  /** The number of events per category, in the order of StreamCategory. */
  readonly counts: ReadonlyArray<Scalars['Int']['output']>;
};

/** A field that an event changed. */
export type HistoryChange = {
  readonly __typename?: 'HistoryChange';
  /** The new value; null if the field was removed. */
  readonly after: Maybe<Scalars['String']['output']>;
  /** The old value; null if the field did not exist. */
  readonly before: Maybe<Scalars['String']['output']>;
  /** The path of the field in the state. */
  readonly field: Scalars['String']['output'];
};

/** The shop at one of the two compared moments. */
export type HistoryComparedMoment = {
  readonly __typename?: 'HistoryComparedMoment';
  /** Number of the last event that had happened; 0 if there was none. */
  readonly number: Scalars['Int']['output'];
  /** When that event happened; null if there was none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of products that the shop knew. */
  readonly products: Scalars['Int']['output'];
  /** All stages in the order that a parcel passes them, with the orders at each stage. */
  readonly stages: ReadonlyArray<HistoryStageOrders>;
};

/** The differences between two moments. */
export type HistoryComparison = {
  readonly __typename?: 'HistoryComparison';
  /** Moment A. */
  readonly a: HistoryComparedMoment;
  /** Moment B. */
  readonly b: HistoryComparedMoment;
  /** The number of products that differ. */
  readonly changedProducts: Scalars['Int']['output'];
  /** The orders that were open at A or have moved since; null if there are too many to follow. */
  readonly flows: Maybe<ReadonlyArray<HistoryOrderFlow>>;
  /** The products that differ, by name; at most 500. */
  readonly products: ReadonlyArray<HistoryProductDifference>;
};

/** A comparison, or why there is none. */
export type HistoryComparisonResult = HistoryComparison | InvalidInput | NotFound;

/** A section of the log for a replay. */
export type HistoryCourse = {
  readonly __typename?: 'HistoryCourse';
  /** The number of its first event. */
  readonly first: Scalars['Int']['output'];
  /** The number of its last event. */
  readonly last: Scalars['Int']['output'];
  /** Running figures, from just before its first event to its last. */
  readonly points: ReadonlyArray<HistoryCoursePoint>;
  /** The products with the most stock changes, at most eight. */
  readonly products: ReadonlyArray<HistoryMovedProduct>;
};

/** Running figures of a section of the log, after one of its events. */
export type HistoryCoursePoint = {
  readonly __typename?: 'HistoryCoursePoint';
  /** The total value of the delivered orders. */
  readonly delivered: Scalars['Money']['output'];
  /** The number of the last counted event. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null before the first event. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The number of order moves since the previous point. */
  readonly orderMoves: Scalars['Int']['output'];
  /** The total value of all orders placed by then and not cancelled. */
  readonly placed: Scalars['Money']['output'];
  /** The number of stock changes since the previous point. */
  readonly stockMoves: Scalars['Int']['output'];
};

/** A section of the log, or why it cannot be shown. */
export type HistoryCourseResult = HistoryCourse | InvalidInput | NotFound;

/** One event of the log without its content. */
export type HistoryEntry = {
  readonly __typename?: 'HistoryEntry';
  /** The user who caused it. */
  readonly actor: HistoryActor;
  /** The category of its stream. */
  readonly category: StreamCategory;
  /** The ID of the command that caused it. */
  readonly causationId: Scalars['ID']['output'];
  /** The correlation ID that it shares with everything else that followed from the same command. */
  readonly correlationId: Scalars['ID']['output'];
  /** Its event number: its index in the log, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The number of the order that it belongs to. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Its position, as used by live updates. */
  readonly position: Scalars['Position']['output'];
  /** Its index in its stream, counted from 0. */
  readonly revision: Scalars['Int']['output'];
  /** The stream it belongs to. */
  readonly stream: Scalars['String']['output'];
  /** Its stored type. */
  readonly type: Scalars['String']['output'];
  /** What happened, in a sentence without personal data. */
  readonly words: Scalars['String']['output'];
};

/** One event with all its details. */
export type HistoryEvent = {
  readonly __typename?: 'HistoryEvent';
  /** The changed fields, by the fold that the shop's decisions are based on. */
  readonly changes: ReadonlyArray<HistoryChange>;
  /** The event's content as JSON, without what the reader may not see. */
  readonly data: Scalars['String']['output'];
  /** The summary of the event. */
  readonly entry: HistoryEntry;
  /** Whether the personal data in it was erased. */
  readonly erased: Scalars['Boolean']['output'];
  /** Whether this version of the shop knows the event type. */
  readonly known: Scalars['Boolean']['output'];
  /** Fields of the content that are hidden from the reader. */
  readonly masked: ReadonlyArray<Scalars['String']['output']>;
  /** The event's metadata as JSON. */
  readonly metadata: Scalars['String']['output'];
  /** The number of the next event in its stream. */
  readonly next: Maybe<Scalars['Int']['output']>;
  /** The number of the previous event in its stream. */
  readonly previous: Maybe<Scalars['Int']['output']>;
  /** All events that followed from the same command, including this one, oldest first. */
  readonly related: ReadonlyArray<HistoryEntry>;
  /** The number of unchanged fields. */
  readonly unchanged: Scalars['Int']['output'];
};

/** An event, or why it cannot be shown. */
export type HistoryEventResult = HistoryEvent | NotFound;

/** A filter of the log. An event must match all given fields. */
export type HistoryFilter = {
  /** Only events caused by this account ID; `shop` for the shop itself. */
  readonly actorId?: InputMaybe<Scalars['String']['input']>;
  /** Only events of streams of these categories; all if empty. */
  readonly categories?: InputMaybe<ReadonlyArray<StreamCategory>>;
  /** Only events that followed from one command. */
  readonly correlationId?: InputMaybe<Scalars['String']['input']>;
  /** Start of the time range, inclusive. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only events that belong to this order number or ID. */
  readonly order?: InputMaybe<Scalars['String']['input']>;
  /** Only events that involve this product or variant. A product's ID includes its variants, and P.1 is only the first variant of product P. */
  readonly productId?: InputMaybe<Scalars['String']['input']>;
  /** Only events that belong to orders delivered to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
  /** Only events of this stream, for example stock-uva-kettle. */
  readonly stream?: InputMaybe<Scalars['String']['input']>;
  /** End of the time range, inclusive. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only events of these types; all if empty. */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** The number of events over time. */
export type HistoryHistogram = {
  readonly __typename?: 'HistoryHistogram';
  /** The length of an interval in seconds. */
  readonly bucketSeconds: Scalars['Int']['output'];
  /** Intervals with events, oldest first. */
  readonly buckets: ReadonlyArray<HistoryBucket>;
  /** Totals per category, in the order of StreamCategory. */
  readonly totals: ReadonlyArray<Scalars['Int']['output']>;
};

/** The progress of the log index. */
export type HistoryIndexStatus = {
  readonly __typename?: 'HistoryIndexStatus';
  /** The number of events in the index. */
  readonly events: Scalars['Int']['output'];
  /** The time of the earliest indexed event. */
  readonly first: Maybe<Scalars['DateTime']['output']>;
  /** The time of the latest indexed event. */
  readonly last: Maybe<Scalars['DateTime']['output']>;
  /** The position of the last indexed event; null if there is none. */
  readonly position: Maybe<Scalars['Position']['output']>;
  /** The indexed share of the log, from 0 to 1; less than 1 while the index is being built. */
  readonly progress: Scalars['Float']['output'];
};

/** A product whose stock changed. */
export type HistoryMovedProduct = {
  readonly __typename?: 'HistoryMovedProduct';
  /** The number of stock changes. */
  readonly changes: Scalars['Int']['output'];
  /** The ID of the product. */
  readonly id: Scalars['ID']['output'];
};

/** An order exactly as it was at a moment. */
export type HistoryOrder = {
  readonly __typename?: 'HistoryOrder';
  /** The delivery address as far as the reader may see it: name, street and town, district, province. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** The moment: the time of the given event, the given instant, or the present. */
  readonly at: Scalars['DateTime']['output'];
  /** The agreed slot; null if there was none. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** The delivery fee. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The order's last event at that moment; null if there was none. */
  readonly entry: Maybe<HistoryEntry>;
  /** What the buyer did with the cart before submitting the order, oldest first; at most 60 events. */
  readonly gathering: ReadonlyArray<HistoryEntry>;
  /** Events of the story up to this number had happened at the moment. */
  readonly happenedUpTo: Scalars['Int']['output'];
  /** The ID of the order. */
  readonly id: Scalars['ID']['output'];
  /** The lines of the order. */
  readonly lines: ReadonlyArray<HistoryOrderLine>;
  /** Whether parts of the address are hidden from the reader. */
  readonly masked: Scalars['Boolean']['output'];
  /** The order number, for example NV-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** The phase of the order; null if it had not been submitted yet. */
  readonly phase: Maybe<OrderPhase>;
  /** Why the order was refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** The event that set each value, up to the moment. */
  readonly sources: ReadonlyArray<HistoryValueSource>;
  /** The status of the order. */
  readonly status: Maybe<OrderStatus>;
  /** All statuses of the order, oldest first, including those after the moment. */
  readonly statusPeriods: ReadonlyArray<HistoryStatusPeriod>;
  /** All events of the order, oldest first, including those after the moment. */
  readonly story: ReadonlyArray<HistoryEntry>;
  /** The sum of the lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** Subtotal plus delivery fee. */
  readonly total: Scalars['Money']['output'];
};

/** Orders that were at one stage at moment A and at another at moment B. */
export type HistoryOrderFlow = {
  readonly __typename?: 'HistoryOrderFlow';
  /** The stage at A; null for orders not yet submitted. */
  readonly from: Maybe<HistoryStage>;
  /** The number of orders. */
  readonly orders: Scalars['Int']['output'];
  /** The stage at B; null for orders not yet submitted. */
  readonly to: Maybe<HistoryStage>;
  /** Their total value. */
  readonly worth: Scalars['Money']['output'];
};

/** One line of a past order. */
export type HistoryOrderLine = {
  readonly __typename?: 'HistoryOrderLine';
  /** The name of the product at that time. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values; empty for a product without options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** Price of one unit at that time. */
  readonly price: Scalars['Money']['output'];
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order at a moment, or why it cannot be shown. */
export type HistoryOrderResult = HistoryOrder | InvalidInput | NotFound;

/** An order that was at a stage at a moment. */
export type HistoryOrderSnapshot = {
  readonly __typename?: 'HistoryOrderSnapshot';
  /** The number of the event that moved it to this stage. */
  readonly event: Scalars['Int']['output'];
  /** The ID of the order. */
  readonly id: Scalars['ID']['output'];
  /** The short order number. */
  readonly number: Scalars['String']['output'];
  /** When it reached this stage. */
  readonly since: Scalars['DateTime']['output'];
  /** The stage of the order. */
  readonly stage: HistoryStage;
  /** The total of the order. */
  readonly worth: Scalars['Money']['output'];
};

/** Events of the log, newest first. */
export type HistoryPage = {
  readonly __typename?: 'HistoryPage';
  /** The events. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** Pass it as `before` to read older events; null if there are none. */
  readonly nextBefore: Maybe<Scalars['Int']['output']>;
};

/** A cart as it was. */
export type HistoryPastCart = {
  readonly __typename?: 'HistoryPastCart';
  /** The moment shown. */
  readonly around: HistoryAround;
  /** The cart with its products as they were. */
  readonly cart: Cart;
  /** The owner of the cart; null for readers who may not see personal data. */
  readonly owner: Maybe<Scalars['String']['output']>;
};

/** A cart, or why it cannot be shown. */
export type HistoryPastCartResult = HistoryPastCart | InvalidInput | NotFound;

/** A product as it was. */
export type HistoryPastProduct = {
  readonly __typename?: 'HistoryPastProduct';
  /** The moment shown. */
  readonly around: HistoryAround;
  /**
   * The product; null if it had not been added yet. Its reviews are the current ones, with the names that
   * the shop's public pages show. The names in events, which may be older, are masked for analysts.
   */
  readonly product: Maybe<Product>;
};

/** A product, or why it cannot be shown. */
export type HistoryPastProductResult = HistoryPastProduct | InvalidInput | NotFound;

/** The stock of a product as it was. */
export type HistoryPastStock = {
  readonly __typename?: 'HistoryPastStock';
  /** The moment shown. */
  readonly around: HistoryAround;
  /** Units that could be ordered. */
  readonly available: Scalars['Int']['output'];
  /** Its last changes, newest first; at most 100. */
  readonly items: ReadonlyArray<StockLedgerEntry>;
  /** Units in the shop. */
  readonly onHand: Scalars['Int']['output'];
  /** The product's own low-stock limit; null if the shop's limit applied. */
  readonly ownLowFrom: Maybe<Scalars['Int']['output']>;
  /** The product; null if it had not been added yet. Its reviews are the current ones, as shown on the shop's pages. */
  readonly product: Maybe<Product>;
  /** Units reserved by orders. */
  readonly reserved: Scalars['Int']['output'];
  /** The number of changes up to the moment. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The stock of a product, or why it cannot be shown. */
export type HistoryPastStockResult = HistoryPastStock | InvalidInput | NotFound;

/** A product or a variant in the log, even if it is no longer sold. */
export type HistoryProduct = {
  readonly __typename?: 'HistoryProduct';
  /** The ID that chooses it in filters and changes. A product's ID chooses all its variants, and P.1 only the first variant of product P. */
  readonly id: Scalars['ID']['output'];
  /** Its current name. A variant's name includes its option values. */
  readonly name: Scalars['String']['output'];
  /** The ID of its only variant; null for a product with options as a whole. */
  readonly variantId: Maybe<Scalars['ID']['output']>;
};

/** A product that differs between the two moments. */
export type HistoryProductDifference = {
  readonly __typename?: 'HistoryProductDifference';
  /** The product at B; null if the shop did not know it yet. */
  readonly after: Maybe<HistoryProductState>;
  /** The product at A; null if the shop did not know it yet. */
  readonly before: Maybe<HistoryProductState>;
  /** The ID of the product. */
  readonly id: Scalars['ID']['output'];
  /** Its current name. */
  readonly name: Scalars['String']['output'];
  /** The number of the last event between A and B that changed its price or whether it is for sale. */
  readonly priceEvent: Maybe<Scalars['Int']['output']>;
  /** The number of the last event between A and B that changed its stock. */
  readonly stockEvent: Maybe<Scalars['Int']['output']>;
};

/** A product at a moment. */
export type HistoryProductSnapshot = {
  readonly __typename?: 'HistoryProductSnapshot';
  /** The ID of the product. */
  readonly id: Scalars['ID']['output'];
  /** Its current name. */
  readonly name: Scalars['String']['output'];
  /** Whether the product was for sale. */
  readonly offered: Scalars['Boolean']['output'];
  /** Units in the shop, including reserved ones. */
  readonly onHand: Scalars['Int']['output'];
  /** Price of one unit; null before it had a price. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** Units reserved by orders. */
  readonly reserved: Scalars['Int']['output'];
};

/** A product at one moment. */
export type HistoryProductState = {
  readonly __typename?: 'HistoryProductState';
  /** Whether the product was for sale. */
  readonly offered: Scalars['Boolean']['output'];
  /** Units in the shop, including reserved ones. */
  readonly onHand: Scalars['Int']['output'];
  /** Price of one unit; null before it had a price. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** Units reserved by orders. */
  readonly reserved: Scalars['Int']['output'];
};

/** What happened from one frame of a replay to the next. */
export type HistoryReplayFrame = {
  readonly __typename?: 'HistoryReplayFrame';
  /** The last event of the previous frame. This frame holds all later events up to the shop's number. */
  readonly after: Scalars['Int']['output'];
  /** The matching events of this frame, oldest first; at most the last 50. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** The shop after this frame. */
  readonly shop: HistoryShop;
};

/** A report as of one event. The same question as of the same event always has the same answer. */
export type HistoryReport = {
  readonly __typename?: 'HistoryReport';
  /** Its rows sum the variants of each product. */
  readonly byProduct: Scalars['Boolean']['output'];
  /** The category it covers; null for all. */
  readonly category: Maybe<Scalars['ID']['output']>;
  /** The main finding in a sentence. */
  readonly finding: Scalars['String']['output'];
  /** The start of the counted time range, not before the start of the log. */
  readonly from: Scalars['DateTime']['output'];
  /** The report. */
  readonly name: HistoryReportName;
  /** What was counted, and what the log cannot show. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** The number of the last counted event. */
  readonly number: Scalars['Int']['output'];
  /** When that event happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The province it covers; null for all. */
  readonly province: Maybe<Scalars['String']['output']>;
  /** The figures. The first table is the one to draw as a chart. */
  readonly tables: ReadonlyArray<HistoryReportTable>;
  /** The title of the report. */
  readonly title: Scalars['String']['output'];
  /** The end of the counted time range, not after the last counted event. */
  readonly to: Scalars['DateTime']['output'];
};

/** A column of a report table. */
export type HistoryReportColumn = {
  readonly __typename?: 'HistoryReportColumn';
  /** The events behind its figures, to be narrowed by the row's filter; null if there are none. */
  readonly events: Maybe<HistoryReportEvents>;
  /** The heading of the column. */
  readonly title: Scalars['String']['output'];
  /** How to read its cells. */
  readonly unit: HistoryReportUnit;
};

/** A filter for the explorer that selects the events behind a figure. An event must match all given fields. */
export type HistoryReportEvents = {
  readonly __typename?: 'HistoryReportEvents';
  /** Events that this account caused. */
  readonly actorId: Maybe<Scalars['ID']['output']>;
  /** Events of streams of this category. */
  readonly category: Maybe<StreamCategory>;
  /** Start of the time range, inclusive. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** Events that belong to the order with this number. */
  readonly order: Maybe<Scalars['String']['output']>;
  /** Events that involve this product. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** Events that belong to orders delivered to this province. */
  readonly province: Maybe<Scalars['String']['output']>;
  /** Events of this stream. */
  readonly stream: Maybe<Scalars['String']['output']>;
  /** End of the time range, inclusive. */
  readonly to: Maybe<Scalars['DateTime']['output']>;
  /** Events of this type. */
  readonly type: Maybe<Scalars['String']['output']>;
};

/** A report of the workbench. */
export type HistoryReportName =
  /** Carts that were not changed for a day. */
  | 'abandoned-carts'
  /** Products by revenue. */
  | 'best-sellers'
  /** The sign-up funnel: sign-up, cart, order submitted, order placed, delivered. */
  | 'funnel'
  /** Orders that spent more time at a status than the shop's settings allow. */
  | 'late-orders'
  /** Time at each status and until delivery, also by province. */
  | 'lead-times'
  /** Demand in refused orders. */
  | 'lost-demand'
  /** Orders and revenue per day. */
  | 'orders'
  /** Orders from placing to cash in hand, with refusals, cash still out, and promised days kept. */
  | 'order-to-cash'
  /** Orders before and after price changes. */
  | 'price-changes'
  /** How long the stock will last, and when products were out of stock. */
  | 'stock-cover';

/** A report, or why there is none. */
export type HistoryReportResult = HistoryReport | InvalidInput | NotFound;

/** A row of a report table. */
export type HistoryReportRow = {
  readonly __typename?: 'HistoryReportRow';
  /** One text per column; null for an empty cell. */
  readonly cells: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** The filter that selects the events behind the row. */
  readonly events: HistoryReportEvents;
};

/** A table of a report. */
export type HistoryReportTable = {
  readonly __typename?: 'HistoryReportTable';
  /** The columns of the table. */
  readonly columns: ReadonlyArray<HistoryReportColumn>;
  /** What it shows, in one sentence; null if the report's finding covers it. */
  readonly finding: Maybe<Scalars['String']['output']>;
  /** The rows of the table. */
  readonly rows: ReadonlyArray<HistoryReportRow>;
  /** The heading of the table. */
  readonly title: Scalars['String']['output'];
};

/** How to read the cells of a column. */
export type HistoryReportUnit =
  /** An integer. */
  | 'count'
  /** The start of a day or a period of days, in ISO 8601. */
  | 'day'
  /** A decimal number. */
  | 'decimal'
  /** A duration in minutes. */
  | 'duration'
  /** An event number. */
  | 'event'
  /** An amount in rupees. */
  | 'money'
  /** A share from 0 to 1. */
  | 'share'
  /** Text. */
  | 'text'
  /** An instant in ISO 8601. */
  | 'time';

/** The shop at a moment. */
export type HistoryShop = {
  readonly __typename?: 'HistoryShop';
  /** Number of the last event that had happened; 0 if there was none. */
  readonly number: Scalars['Int']['output'];
  /** When that event happened; null if there was none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The last orders that reached each stage of the board, newest first; at most 12 per stage. */
  readonly orders: ReadonlyArray<HistoryOrderSnapshot>;
  /** The requested products that the shop knew then. */
  readonly products: ReadonlyArray<HistoryProductSnapshot>;
  /** All stages in the order that a parcel passes them, with the orders at each stage. */
  readonly stages: ReadonlyArray<HistoryStageOrders>;
};

/** The shop, or why it cannot be shown. */
export type HistoryShopResult = HistoryShop | InvalidInput | NotFound;

/** A stage of an order. */
export type HistoryStage =
  /** Cancelled by the buyer. */
  | 'cancelled'
  /** Delivered. */
  | 'Delivered'
  /** Item Packing. */
  | 'Item Packing'
  /** Item Preparing. */
  | 'Item Preparing'
  /** Out for Delivery. */
  | 'Out for Delivery'
  /** Submitted and not yet accepted. */
  | 'pending'
  /** Refused because of insufficient stock. */
  | 'refused'
  /** Returned by the driver. */
  | 'returned';

/** The orders at one stage. */
export type HistoryStageOrders = {
  readonly __typename?: 'HistoryStageOrders';
  /** The number of orders. */
  readonly orders: Scalars['Int']['output'];
  /** The stage. */
  readonly stage: HistoryStage;
  /** Their total value. */
  readonly worth: Scalars['Money']['output'];
};

/** The time that an order spent at a status. */
export type HistoryStatusPeriod = {
  readonly __typename?: 'HistoryStatusPeriod';
  /** When the order reached it. */
  readonly from: Scalars['DateTime']['output'];
  /** Whether the time at this status exceeds the limit. */
  readonly late: Scalars['Boolean']['output'];
  /** The limit in hours after which the order was late at this status, by the settings when it left; null if there was none. */
  readonly limitHours: Maybe<Scalars['Float']['output']>;
  /** The number of the event that led to it; null until the index holds that event. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** The status. */
  readonly status: OrderStatus;
  /** When the order left it; null if it is still there. */
  readonly to: Maybe<Scalars['DateTime']['output']>;
};

/** The stock of a product after an event. */
export type HistoryStockPoint = {
  readonly __typename?: 'HistoryStockPoint';
  /** The event number. */
  readonly number: Scalars['Int']['output'];
  /** Units in the shop, including reserved ones. */
  readonly onHand: Scalars['Int']['output'];
  /** Units reserved by orders. */
  readonly reserved: Scalars['Int']['output'];
};

/** New events in the log. An empty update means that nothing else was missed. */
export type HistoryUpdate = {
  readonly __typename?: 'HistoryUpdate';
  /** The matching events, oldest first. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** The number of events in the log. */
  readonly events: Scalars['Int']['output'];
  /** The reader has every matching event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed events still to come; 0 once the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** The event that set a value of an order. */
export type HistoryValueSource = {
  readonly __typename?: 'HistoryValueSource';
  /** The event. */
  readonly entry: HistoryEntry;
  /** The value. */
  readonly value: OrderValue;
};

/** A public holiday of Sri Lanka. It closes nothing by itself. */
export type Holiday = {
  readonly __typename?: 'Holiday';
  /** The date is an estimate, to check against the gazette. */
  readonly isEstimate: Scalars['Boolean']['output'];
  /** Its kind. */
  readonly kind: HolidayKind;
  /** Its name in English. */
  readonly name: Scalars['String']['output'];
};

/** The kind of a public holiday. */
export type HolidayKind =
  /** A holiday of the public service and the banks alone. */
  | 'bank'
  /** A full moon. */
  | 'poya'
  /** A public and mercantile holiday. */
  | 'public';

/** The home page in all languages. */
export type HomePageInput = {
  /** At most 3 lines with 60 characters in all, a language. */
  readonly headline: LocalTextInput;
  /** The ID of a product; empty for none. */
  readonly item: Scalars['String']['input'];
  /** At most 240 characters a language. */
  readonly lead: LocalTextInput;
  /** The address of an uploaded picture; empty for the drawn scene. */
  readonly picture: Scalars['String']['input'];
  /** Every section once, in order. */
  readonly sections: ReadonlyArray<HomeSectionInput>;
};

/** The home page in all languages. */
export type HomePageSetting = {
  readonly __typename?: 'HomePageSetting';
  /** The headline; each line is a line of the page. */
  readonly headline: LocalText;
  /** The ID of the product that is shown instead of the scene; may be empty. */
  readonly item: Scalars['String']['output'];
  /** The text below the headline. */
  readonly lead: LocalText;
  /** The address of a picture instead of the drawn scene; may be empty. */
  readonly picture: Scalars['String']['output'];
  /** Every section once, in order. */
  readonly sections: ReadonlyArray<HomeSectionSetting>;
};

/** A section of the home page below its top. */
export type HomeSection =
  /** The app of the shop. */
  | 'app'
  /** The newest items. */
  | 'new'
  /** The categories. */
  | 'rooms';

/** A section of the home page, and whether it is shown. */
export type HomeSectionInput = {
  /** The section. */
  readonly name: HomeSection;
  /** Whether it is shown. */
  readonly shown: Scalars['Boolean']['input'];
};

/** A section of the home page, and whether it is shown. */
export type HomeSectionSetting = {
  readonly __typename?: 'HomeSectionSetting';
  /** The section. */
  readonly name: HomeSection;
  /** Whether it is shown. */
  readonly shown: Scalars['Boolean']['output'];
};

/** Some fields have invalid values. */
export type InvalidInput = Refusal & {
  readonly __typename?: 'InvalidInput';
  /** INVALID_INPUT, or CART_EMPTY for an order without items. */
  readonly code: RefusalCode;
  /** One entry per problem. */
  readonly fields: ReadonlyArray<FieldProblem>;
  /** The first problem, or a summary. */
  readonly message: Scalars['String']['output'];
};

/** Answer of inviteStaff. */
export type InviteStaffResult = EmailTaken | InvalidInput | StaffInvited | TooManyTries;

/** An issue reported by a customer. POST /api/reports creates it, because it can include files. */
export type IssueReport = {
  readonly __typename?: 'IssueReport';
  /** The shop's answers, oldest first. */
  readonly answers: ReadonlyArray<IssueReportAnswer>;
  /** At most three files. */
  readonly attachments: ReadonlyArray<IssueReportAttachment>;
  /** The closing; null unless the report is closed. */
  readonly closed: Maybe<IssueReportTransition>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The full description. */
  readonly description: Scalars['String']['output'];
  /** Address for the answer; empty if the sender was erased. */
  readonly email: Scalars['String']['output'];
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** One of the seven issue types. */
  readonly issueType: Scalars['String']['output'];
  /** The short report number, for example RP-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** The sender's order with that number; null if there is none. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** The order number as typed; may be empty. */
  readonly orderNumber: Scalars['String']['output'];
  /** The reopening; null unless the report was reopened and not answered since. */
  readonly reopened: Maybe<IssueReportTransition>;
  /** The state of the report. */
  readonly state: IssueReportStatus;
  /** A short summary. */
  readonly subject: Scalars['String']['output'];
};

/** An answer of the shop to a report. */
export type IssueReportAnswer = {
  readonly __typename?: 'IssueReportAnswer';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The author; null if the account no longer exists. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The text of the answer. */
  readonly text: Scalars['String']['output'];
};

/** A file attached to a report. */
export type IssueReportAttachment = {
  readonly __typename?: 'IssueReportAttachment';
  /** Size in bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** For example image/png. */
  readonly mediaType: Scalars['String']['output'];
  /** The file name chosen by the sender. */
  readonly name: Scalars['String']['output'];
  /** URL for the sender and for staff. */
  readonly url: Scalars['String']['output'];
};

/** Answer of answerReport, closeReport and reopenReport. */
export type IssueReportChangeResult = CommandReused | InvalidInput | IssueReportChanged | NotFound;

/** A report was answered, closed or reopened. */
export type IssueReportChanged = {
  readonly __typename?: 'IssueReportChanged';
  /** For example: The answer has been sent. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current report. */
  readonly report: IssueReport;
};

/** One page of the reports that match an admin's filter, newest first. */
export type IssueReportInbox = {
  readonly __typename?: 'IssueReportInbox';
  /** The reports of this page. */
  readonly items: ReadonlyArray<IssueReport>;
  /** Pass it as `cursor` to read or search on; null at the end. During a search, a page can be empty without being the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Total number of matches; null during a search as long as older reports are unsearched. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One page of reports, newest first. */
export type IssueReportPage = {
  readonly __typename?: 'IssueReportPage';
  /** The reports of this page. */
  readonly items: ReadonlyArray<IssueReport>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Total number of entries. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The state of a report. */
export type IssueReportStatus =
  /** The shop has answered. */
  | 'answered'
  /** No further action is needed. */
  | 'closed'
  /** The shop has not answered yet. */
  | 'open';

/** The number of reports in a state. */
export type IssueReportStatusCount = {
  readonly __typename?: 'IssueReportStatusCount';
  /** The number of reports. */
  readonly count: Scalars['Int']['output'];
  /** The state. */
  readonly state: IssueReportStatus;
};

/** When a staff member closed or reopened a report. */
export type IssueReportTransition = {
  readonly __typename?: 'IssueReportTransition';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The staff member; null if the account no longer exists. */
  readonly by: Maybe<Scalars['String']['output']>;
};

/** A report was received or has changed. */
export type IssueReportUpdate = {
  readonly __typename?: 'IssueReportUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The current report; null if nothing has changed since the given position. */
  readonly report: Maybe<IssueReport>;
};

/** Another quantity of one item of an order. */
export type ItemQuantityChange = {
  readonly __typename?: 'ItemQuantityChange';
  /** The name of the item at the time of ordering. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values at that time. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** The quantity before; 0 for a new item. */
  readonly previousQuantity: Scalars['Int']['output'];
  /** The quantity after; 0 for a removed item. */
  readonly quantity: Scalars['Int']['output'];
};

/** Why delivered items came back. */
export type ItemReturnReason =
  /** The customer changed their mind. */
  | 'Changed mind'
  /** They are damaged. */
  | 'Damaged'
  /** They are under warranty. */
  | 'Warranty';

/** A language of the shop. */
export type Language =
  /** English. */
  | 'en'
  /** Sinhala. */
  | 'si'
  /** Tamil. */
  | 'ta';

/** The last owner must keep the role. */
export type LastAdmin = Refusal & {
  readonly __typename?: 'LastAdmin';
  /** Always LAST_ADMIN. */
  readonly code: RefusalCode;
  /** Says what to do first. */
  readonly message: Scalars['String']['output'];
};

/** A similar search that finds something. */
export type LikelySearch = {
  readonly __typename?: 'LikelySearch';
  /** How many products it finds. */
  readonly count: Scalars['Int']['output'];
  /** Its best match. */
  readonly product: Product;
  /** The search words. */
  readonly search: Scalars['String']['output'];
};

/** A text in each language of the shop. */
export type LocalText = {
  readonly __typename?: 'LocalText';
  /** The text in English. */
  readonly en: Scalars['String']['output'];
  /** The text in Sinhala; empty if readers see the English text. */
  readonly si: Scalars['String']['output'];
  /** The text in Tamil; empty if readers see the English text. */
  readonly ta: Scalars['String']['output'];
};

/** A text in each language of the shop. */
export type LocalTextInput = {
  /** The text in English. */
  readonly en: Scalars['String']['input'];
  /** The text in Sinhala; empty if readers see the English text. */
  readonly si: Scalars['String']['input'];
  /** The text in Tamil; empty if readers see the English text. */
  readonly ta: Scalars['String']['input'];
};

/** Credentials. */
export type LogInInput = {
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['input'];
  /** The password of the account. */
  readonly password: Scalars['String']['input'];
};

/** Answer of logIn and adminLogIn. */
export type LogInResult = InvalidInput | SignInRefused | SignedIn | TooManyTries;

/** An e-mail was queued, or none was needed. */
export type MailAccepted = {
  readonly __typename?: 'MailAccepted';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** A topic of emails that a person can turn off. */
export type MailTopic =
  /** An item is in stock again. */
  | 'back-in-stock'
  /** An item on the wish list is cheaper. */
  | 'price-drops'
  /** The shop answered a review. */
  | 'review-answers';

/** The emails that a user gets. */
export type MailTopics = {
  readonly __typename?: 'MailTopics';
  /** The ID of the user. */
  readonly id: Scalars['ID']['output'];
  /** Topics that are on. Emails about orders and the account always come. */
  readonly on: ReadonlyArray<MailTopic>;
};

/** Answer of markReviewHelpful. */
export type MarkReviewHelpfulResult = CommandReused | InvalidInput | NotFound | ReviewVoteSaved;

/** The signed-in user. */
export type Me = {
  readonly __typename?: 'Me';
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['output'];
  /** Whether the e-mail address was verified. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Whether the user can log in with a password; false if they sign in only through another provider. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** The e-mail address that the account will have once it is verified; null without a change. */
  readonly newEmail: Maybe<Scalars['String']['output']>;
  /** The user's profile. */
  readonly profile: Profile;
  /** The role of the account. */
  readonly role: Role;
};

/** Answer of mergeGuestCart. */
export type MergeGuestCartResult = CommandReused | GuestCartMerged | InvalidInput;

/** Answer of mergeWishList. */
export type MergeWishListResult = CommandReused | InvalidInput | NotFound | WishListMerged;

/** The result of merging one product of the guest cart. */
export type MergedLine = {
  readonly __typename?: 'MergedLine';
  /** The quantity that was added to the cart, limited by the stock and by the quantity already in the cart. */
  readonly merged: Scalars['Int']['output'];
  /** The name of the product, even if it is no longer sold; null if the shop never knew it. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity in the guest cart. */
  readonly requested: Scalars['Int']['output'];
};

/** Answer of moderateReview. */
export type ModerateReviewResult = CommandReused | InvalidInput | NotFound | ReviewChangedMeanwhile | ReviewModerated;

/** A review as staff see it. */
export type ModeratedReview = {
  readonly __typename?: 'ModeratedReview';
  /** The shop's answer; null if there is none. */
  readonly answer: Maybe<ReviewAnswer>;
  /** Whether the author was erased. Such a review can't be answered. */
  readonly authorErased: Scalars['Boolean']['output'];
  /** The comment; may be empty. */
  readonly comment: Scalars['String']['output'];
  /** When it was first written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The number of people who find it helpful. */
  readonly helpfulCount: Scalars['Int']['output'];
  /** Why it is hidden; null if it is not. */
  readonly hiddenFor: Maybe<ReviewHideReason>;
  /** An opaque ID that stays the same through all revisions. */
  readonly id: Scalars['ID']['output'];
  /** The author's display name; masked for readers who may not see names. */
  readonly name: Scalars['String']['output'];
  /** The option values of the variant that was bought; empty without options and if unknown. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** All photos, also hidden ones. */
  readonly photos: ReadonlyArray<ReviewPhoto>;
  /** The product; null if it no longer exists. */
  readonly product: Maybe<Product>;
  /** 1 to 5 stars. */
  readonly rating: Scalars['Int']['output'];
  /** When it was last revised; null if it never was. */
  readonly revisedAt: Maybe<Scalars['DateTime']['output']>;
  /** Pass it as `expectedRevision` to change the review. */
  readonly revision: Scalars['Int']['output'];
  /** Whether customers see it. */
  readonly state: ReviewState;
  /** The latest 50 events, oldest first. */
  readonly timeline: ReadonlyArray<ReviewTimelineEntry>;
};

/** Answer of moveToCart. */
export type MoveToCartResult = CommandReused | InvalidInput | MovedToCart | NotFound | StockShortage;

/** An item was moved from the wish list to the cart. */
export type MovedToCart = {
  readonly __typename?: 'MovedToCart';
  /** The current cart. */
  readonly cart: Cart;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current wish list. */
  readonly wishList: WishList;
};

/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Pause, resume, retry or remove a subscription. */
  readonly actOnWebhook: WebhookResult;
  /** Add a category as the last one. At most 24 are shown, and 30 with the archived ones. */
  readonly addCategory: CategoryResult;
  /** Add a page, or bring a withdrawn one back. Visitors see it when it is published. */
  readonly addPage: ShopPageResult;
  /** Add a product with its initial stock. Files in the shop's own storage must be uploaded first. */
  readonly addProduct: ProductResult;
  /** Send messages to the browser of the session. It replaces the session's earlier subscription. At most 10 devices an account. */
  readonly addPushDevice: AddPushDeviceResult;
  /** Add orders to a planned run. Orders on another open run are left out. */
  readonly addRunStops: RunResult;
  /** Add units of a product to the cart, in addition to those already in it. */
  readonly addToCart: AddToCartResult;
  /** Save a variant to the wish list. A variant that is on the list stays as it is. */
  readonly addToWishList: AddToWishListResult;
  /** Add a subscription. The answer has its secret. */
  readonly addWebhook: WebhookResult;
  /** Sign in as an admin or analyst. */
  readonly adminLogIn: LogInResult;
  /** Answer a report. The sender sees the answer immediately. A closed report is reopened unless `close` is true. */
  readonly answerReport: IssueReportChangeResult;
  /** Answer a stop: delivered or failed, exactly one of them. Drivers answer their own runs. */
  readonly answerStop: RunResult;
  /** Archive a category and move its items to another one. Its address leads there. */
  readonly archiveCategory: CategoryResult;
  /** Save the room plan of the cart, replacing the previous one. */
  readonly arrangeRoom: ArrangeRoomResult;
  /** Make a backup now. Progress arrives with `readModelsChanged`. */
  readonly backUpNow: BackUpNowResult;
  /** Call about an order once more after three calls without an answer. */
  readonly callOnceMore: CallResult;
  /** Cancel one of the user's own orders while it is at Item Preparing. Its items return to stock. */
  readonly cancelOrder: CancelOrderResult;
  /** Cancel any order that is not delivered yet. Its items return to stock. */
  readonly cancelOrderByStaff: StaffOrderResult;
  /**
   * Change the delivery address of any order while it is at Item Preparing. An address in another delivery
   * zone keeps the slot if it is possible there; otherwise the order gets the earliest.
   */
  readonly changeAddressByStaff: StaffOrderResult;
  /** Set the quantity of a product in the cart. */
  readonly changeCartQuantity: ChangeCartQuantityResult;
  /** Change names, address and wall of a category. The old address leads to the new one. */
  readonly changeCategory: CategoryResult;
  /** Change the delivery address of one of the user's own orders while it is at Item Preparing. */
  readonly changeDeliveryAddress: ChangeDeliveryAddressResult;
  /**
   * Change the delivery day of an order: a shopper of one of their own orders while it is at Item Preparing, an admin
   * of any open order.
   */
  readonly changeDeliveryDay: ChangeDeliveryDayResult;
  /** Replace all delivery zones. */
  readonly changeDeliveryZones: ChangeDeliveryZonesResult;
  /**
   * Change the items of an order at Item Preparing. Items that the order had before keep their price;
   * new ones have the current price. The stock decides.
   */
  readonly changeOrderItems: StaffOrderResult;
  /** Set a new password. Ends all other sessions. */
  readonly changePassword: ChangePasswordResult;
  /** Change the given values of a product. */
  readonly changeProduct: ProductResult;
  /** Change up to 100 products. Each row is a command of its own; a refused row does not stop the others. Sending the same rows of the same group again changes nothing twice. */
  readonly changeProducts: ProductRows;
  /** Pause, resume or end a promotion. */
  readonly changePromotion: PromotionResult;
  /** Change driver, zone or departure of a run. */
  readonly changeRunPlan: RunResult;
  /** Change settings of the whole shop. If one value is out of range, nothing is changed. */
  readonly changeSettings: ShopSettingsResult;
  /** Change the options and variants of a product together: everything is stored, or nothing. */
  readonly changeVariants: ProductResult;
  /** Change a subscription. */
  readonly changeWebhook: WebhookResult;
  /** Turn the email about a lower price on or off. */
  readonly changeWishAlert: ChangeWishAlertResult;
  /** Change the weekdays on which the shop works. They count for the time until a delivery. */
  readonly changeWorkingDays: ShopDaysResult;
  /** Close a zone's day for new orders, or open it again. Orders with a place on it keep it. */
  readonly closeDeliveryDay: CloseDeliveryDayResult;
  /** Close a report that needs no further action. */
  readonly closeReport: IssueReportChangeResult;
  /** Settle a run's cash and take back the goods that are in the shop. */
  readonly closeRun: RunResult;
  /** Close the shop for a while. Placed orders go on, and staff take orders on the phone. */
  readonly closeShop: OpeningResult;
  /** Add a comment to an order. Only staff can read it, unless it is shared. */
  readonly commentOnOrder: CommentOnOrderResult;
  /** Confirm the address of an alert. */
  readonly confirmStockAlert: ConfirmStockAlertResult;
  /** Record a stock count of a product, including units reserved by orders. */
  readonly countStock: ProductResult;
  /** Create a promotion. */
  readonly createPromotion: PromotionResult;
  /**
   * Decide on which days the whole shop works. Refused if an order is promised for a day that closes; nothing is changed
   * then.
   */
  readonly decideShopDays: ShopDaysResult;
  /** Discard a planned run. */
  readonly discardRun: RunResult;
  /** Save the draft of a page in one language. */
  readonly draftPage: ShopPageResult;
  /** Delete a collection that no longer serves readers. It can be rebuilt from the log. */
  readonly dropReadModel: ReadModelResult;
  /** The driver is back at the shop. */
  readonly endRun: RunResult;
  /** End a person's alert about stock. */
  readonly endStockAlert: EndStockAlertResult;
  /** Erase all personal data of an account: profile, sessions, addresses and names. Orders and ratings remain. */
  readonly eraseAccount: EraseAccountResult;
  /** Explain why the cash of a closed run differs, if that was not known when it was closed. */
  readonly explainCashDifference: RunResult;
  /** Stop suggesting an address. Orders to this address stay unchanged. */
  readonly forgetAddress: ForgetAddressResult;
  /** Send an e-mail with a link for setting a new password. */
  readonly forgotPassword: ForgotPasswordResult;
  /** Give an account a role. It takes effect with the account's next request. */
  readonly grantRole: GrantRoleResult;
  /**
   * Open an account with a role for a colleague, and email a link that sets its password. A user can
   * send 20 invitations an hour.
   */
  readonly inviteStaff: InviteStaffResult;
  /** Sign in as a customer. */
  readonly logIn: LogInResult;
  /** End the current session. */
  readonly logOut: SignedOut;
  /** Mark a review as helpful, or take the mark back. One mark a person, and none for the person's own review. */
  readonly markReviewHelpful: MarkReviewHelpfulResult;
  /** Merge the guest cart into the account's cart, as far as stock allows. At most 50 products, without duplicates. */
  readonly mergeGuestCart: MergeGuestCartResult;
  /** Merge the visitor's wish list into the account's wish list. At most 100 variants, without duplicates. */
  readonly mergeWishList: MergeWishListResult;
  /** Publish, hide or answer a review. */
  readonly moderateReview: ModerateReviewResult;
  /** Move a category to a place among those that shoppers see, from 1. */
  readonly moveCategory: CategoryResult;
  /** Move a stop to another place of the tour. */
  readonly moveRunStop: RunResult;
  /** Add one unit of a variant on the wish list to the cart, and remove it from the list. */
  readonly moveToCart: MoveToCartResult;
  /**
   * Open the shop to visitors. It needs a name, a phone number, and an item with a price and pieces in
   * stock; a refusal lists what is missing. An open shop stays open until it is closed.
   */
  readonly openShop: OpeningResult;
  /** Place an order, paid by cash on delivery. */
  readonly placeOrder: PlaceOrderResult;
  /**
   * Place an order for a customer on the phone. It belongs to the customer's account and counts as confirmed
   * by phone. A customer without an account gets one, and an invitation to set a password.
   */
  readonly placePhoneOrder: PlacePhoneOrderResult;
  /** Plan a delivery run. Orders on another open run are left out. */
  readonly planRun: RunResult;
  /** Publish the drafts as the next version, with the shop's values of now. */
  readonly publishPage: ShopPageResult;
  /** Rebuild a read model from the log. The current collection serves readers until the new one agrees with the log. */
  readonly rebuildReadModel: ReadModelResult;
  /** Store that the goods of an order are in the shop. If the order has ended, their stock rises. */
  readonly receiveReturn: ReceiveReturnResult;
  /** Record received units of a product. */
  readonly receiveStock: ProductResult;
  /** Record the outcome of a call about an order. A refused order is cancelled. */
  readonly recordCall: CallResult;
  /** Remove a product from the cart. */
  readonly removeFromCart: RemoveFromCartResult;
  /** Remove a variant from the wish list. */
  readonly removeFromWishList: RemoveFromWishListResult;
  /** Archive a product or one of its further variants. Its orders, reviews and history remain. */
  readonly removeProduct: ProductResult;
  /** Send no more messages to one of the user's own devices. */
  readonly removePushDevice: RemovePushDeviceResult;
  /** Take an order off a run. */
  readonly removeRunStop: RunResult;
  /** End an alert of the user. */
  readonly removeStockAlert: StockAlertResult;
  /** Reopen a closed report that needs further action. */
  readonly reopenReport: IssueReportChangeResult;
  /** Send the chosen events again, in order. */
  readonly replayWebhook: WebhookResult;
  /** Publish the texts of an earlier version as the next version. Drafts stay. */
  readonly republishPage: ShopPageResult;
  /** Request an email when a variant is in stock again. */
  readonly requestStockAlert: StockAlertResult;
  /** Request an email when a variant is in stock again, without an account. A link in an email confirms it. */
  readonly requestStockAlertByEmail: StockAlertByEmailResult;
  /** Set a new password with the token from the e-mail. Ends all sessions. */
  readonly resetPassword: ResetPasswordResult;
  /** Show an archived category again. Its former items stay where they are, unless they are named. */
  readonly restoreCategory: CategoryResult;
  /** Restore an archived product as it was. */
  readonly restoreProduct: ProductResult;
  /** Undo a recent removal from the wish list. The saved price, the alert and the place in the list are as before. */
  readonly restoreWish: RestoreWishResult;
  /** Undo unsubscribe. */
  readonly resubscribe: ResubscribeResult;
  /** Record delivered items that are in the shop again. */
  readonly returnItems: StaffOrderResult;
  /** Create another secret. The previous one still signs for a day. */
  readonly rotateWebhookSecret: WebhookResult;
  /**
   * Save the user's profile. Another e-mail address needs the current password or a code from the current
   * address. The account keeps its address until the new one is verified.
   */
  readonly saveProfile: SaveProfileResult;
  /** Send a code to the current e-mail address, to change it without a password. */
  readonly sendLeavingCode: SendLeavingCodeResult;
  /** Send a message to the device of this session. Limited to a few within ten minutes. */
  readonly sendTestPush: SendTestPushResult;
  /** Send a new verification code to the account's e-mail address. It replaces the previous code. */
  readonly sendVerification: SendVerificationResult;
  /** Set the low-stock limit of a product. */
  readonly setLowStockLimit: ProductResult;
  /** Turn emails about a topic on or off. */
  readonly setMailTopic: MailTopics;
  /** Move an order to a status. */
  readonly setOrderStatus: SetOrderStatusResult;
  /** Choose what one of the user's own devices receives. New orders need the permission to change orders. */
  readonly setPushTopics: SetPushTopicsResult;
  /** Create a link at which others read the wish list. A list that is shared keeps its link. */
  readonly shareWishList: ShareWishListResult;
  /** End all of the user's sessions except the current one. */
  readonly signOutOthers: SessionsEnded;
  /** End one or all sessions of another user. */
  readonly signOutPerson: SignOutPersonResult;
  /** End one of the user's own sessions. */
  readonly signOutSession: SignOutSessionResult;
  /** Create an account and sign in. */
  readonly signUp: SignUpResult;
  /** Start a run. Its orders are out for delivery. */
  readonly startRun: RunResult;
  /** End the sharing. The link never works again. */
  readonly stopSharingWishList: StopSharingWishListResult;
  /** Review a product that was delivered to the user, or revise an earlier review. */
  readonly submitReview: SubmitReviewResult;
  /** Send a test message now. */
  readonly testWebhook: WebhookResult;
  /** Undo the latest call about an order, if nothing has happened to the order since. A refusal cannot be undone. */
  readonly undoCall: CallResult;
  /** Remove the merged quantities from the cart, as far as they are still in it. */
  readonly undoGuestCartMerge: UndoGuestCartMergeResult;
  /**
   * Returns settings to what they were before the listed changes, each a new change. Only the latest
   * 100 changes can be undone.
   */
  readonly undoSettings: ShopSettingsResult;
  /** End the emails that a link is about. An unknown link gets the same answer. */
  readonly unsubscribe: Unsubscribed;
  /** Verify an e-mail address with the code that was sent to it. Needs no session. */
  readonly verifyEmail: VerifyEmailResult;
  /** Compare a read model with the log without changing anything. */
  readonly verifyReadModel: ReadModelResult;
  /** Hide a page from visitors. Its versions stay, and a known page shows the shop's own text. */
  readonly withdrawPage: ShopPageResult;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationActOnWebhookArgs = {
  action: WebhookAction;
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddCategoryArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: CategoryInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddPageArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  slug: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: NewProductInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddPushDeviceArgs = {
  input: PushSubscriptionInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddRunStopsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  orderIds: ReadonlyArray<Scalars['ID']['input']>;
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddToCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddToWishListArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAddWebhookArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: WebhookInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAdminLogInArgs = {
  input: LogInInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAnswerReportArgs = {
  answer: Scalars['String']['input'];
  close?: Scalars['Boolean']['input'];
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationAnswerStopArgs = {
  answeredAt: Scalars['DateTime']['input'];
  commandId: Scalars['ID']['input'];
  delivered: InputMaybe<StopDeliveredInput>;
  failed: InputMaybe<StopFailedInput>;
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationArchiveCategoryArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  itemsTo: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationArrangeRoomArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  room: RoomPlanInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCallOnceMoreArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCancelOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  reason: InputMaybe<CancelReason>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCancelOrderByStaffArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  note: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  reason: StaffCancelReason;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeAddressByStaffArgs = {
  address: ShippingAddressInput;
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeCartQuantityArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeCategoryArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: CategoryInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeDeliveryAddressArgs = {
  address: ShippingAddressInput;
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeDeliveryDayArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  day: DeliveryDayInput;
  expectedRevision: InputMaybe<Scalars['Int']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeDeliveryZonesArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  seen: Scalars['Int']['input'];
  zones: ReadonlyArray<DeliveryZoneInput>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeOrderItemsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  items: ReadonlyArray<OrderLineInput>;
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeProductArgs = {
  changes: ProductValues;
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  seen: InputMaybe<ProductValues>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeProductsArgs = {
  groupId: Scalars['ID']['input'];
  rows: ReadonlyArray<ProductRowInput>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangePromotionArgs = {
  action: PromotionAction;
  code: Scalars['String']['input'];
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeRunPlanArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  plan: RunPlanInput;
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeSettingsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: ShopSettingsInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeVariantsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  options: ReadonlyArray<ProductOptionInput>;
  productId: Scalars['ID']['input'];
  seen: InputMaybe<Scalars['Int']['input']>;
  variants: ReadonlyArray<VariantInput>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeWebhookArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: WebhookInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeWishAlertArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  on: Scalars['Boolean']['input'];
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationChangeWorkingDaysArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  weekdays: ReadonlyArray<Scalars['Int']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCloseDeliveryDayArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  date: Scalars['String']['input'];
  reason: InputMaybe<Scalars['String']['input']>;
  zoneId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCloseReportArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCloseRunArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: CloseRunInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCloseShopArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: CloseShopInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCommentOnOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  shared?: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationConfirmStockAlertArgs = {
  token: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCountStockArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  onHand: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationCreatePromotionArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: PromotionInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationDecideShopDaysArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  days: ReadonlyArray<ShopDayInput>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationDiscardRunArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationDraftPageArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  language: Language;
  seen: Scalars['Int']['input'];
  slug: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationDropReadModelArgs = {
  collection: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationEndRunArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationEndStockAlertArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationEraseAccountArgs = {
  accountId: Scalars['ID']['input'];
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationExplainCashDifferenceArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  reason: CashDifferenceReason;
  words?: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationForgetAddressArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationGrantRoleArgs = {
  accountId: Scalars['ID']['input'];
  expected: InputMaybe<Role>;
  role: Role;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationInviteStaffArgs = {
  email: Scalars['String']['input'];
  name: InputMaybe<Scalars['String']['input']>;
  role: Role;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMarkReviewHelpfulArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  helpful: Scalars['Boolean']['input'];
  productId: Scalars['ID']['input'];
  reviewId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMergeGuestCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  lines: ReadonlyArray<OrderLineInput>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMergeWishListArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationModerateReviewArgs = {
  change: ReviewModerationInput;
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMoveCategoryArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMoveRunStopArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationMoveToCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationOpenShopArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationPlaceOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: PlaceOrderInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationPlacePhoneOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  customerId: InputMaybe<Scalars['ID']['input']>;
  input: PlaceOrderInput;
  language?: Language;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationPlanRunArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  date: Scalars['String']['input'];
  orderIds: ReadonlyArray<Scalars['ID']['input']>;
  plan: RunPlanInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationPublishPageArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  seen: ReadonlyArray<SeenPageDraft>;
  slug: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRebuildReadModelArgs = {
  name: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationReceiveReturnArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationReceiveStockArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRecordCallArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  note: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  outcome: CallOutcome;
  reason: InputMaybe<StaffCancelReason>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemoveFromCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemoveFromWishListArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemoveProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemovePushDeviceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemoveRunStopArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRemoveStockAlertArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationReopenReportArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationReplayWebhookArgs = {
  from: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRepublishPageArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  seen: Scalars['Int']['input'];
  slug: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRequestStockAlertArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRequestStockAlertByEmailArgs = {
  email: Scalars['String']['input'];
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRestoreCategoryArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  items?: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRestoreProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRestoreWishArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationResubscribeArgs = {
  token: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationReturnItemsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  items: ReadonlyArray<OrderLineInput>;
  orderId: Scalars['ID']['input'];
  reason: ItemReturnReason;
  refund: Scalars['Money']['input'];
  restock: Scalars['Boolean']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSaveProfileArgs = {
  currentPassword: InputMaybe<Scalars['String']['input']>;
  emailCode: InputMaybe<Scalars['String']['input']>;
  input: ProfileInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSetLowStockLimitArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  lowFrom: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSetMailTopicArgs = {
  on: Scalars['Boolean']['input'];
  topic: MailTopic;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSetOrderStatusArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
  status: OrderStatus;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSetPushTopicsArgs = {
  id: Scalars['ID']['input'];
  topics: PushTopicsInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationShareWishListArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSignOutPersonArgs = {
  accountId: Scalars['ID']['input'];
  sessionId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationStartRunArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  seen: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationStopSharingWishListArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationSubmitReviewArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  comment: Scalars['String']['input'];
  orderId: InputMaybe<Scalars['ID']['input']>;
  photos: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  productId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationUndoCallArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationUndoGuestCartMergeArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  mergeId: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationUndoSettingsArgs = {
  changes: ReadonlyArray<Scalars['ID']['input']>;
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationVerifyEmailArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationVerifyReadModelArgs = {
  name: Scalars['ID']['input'];
};


/**
 * Commands. A command ID chosen by the client makes a command safe to send again: the same ID returns the same answer and
 * changes nothing twice.
 */
export type MutationWithdrawPageArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  seen: Scalars['Int']['input'];
  slug: Scalars['ID']['input'];
};

/** The length of one side that lets a product in. */
export type NearestSpace = {
  readonly __typename?: 'NearestSpace';
  /** Its length in centimetres. */
  readonly lengthCm: Scalars['Float']['output'];
  /** The side. */
  readonly side: SpaceSide;
};

/** A product to add. */
export type NewProductInput = {
  /** The category of the product. */
  readonly category: Scalars['ID']['input'];
  /** Units that can be ordered: 0 or more. */
  readonly countInStock: Scalars['Int']['input'];
  /** At most 2,000 characters. */
  readonly description: Scalars['String']['input'];
  /** Facts about the product. */
  readonly facts?: InputMaybe<ProductFactsInput>;
  /** Further pictures in the order of choice, at most seven, all together. */
  readonly furtherPictures?: InputMaybe<ReadonlyArray<FurtherPictureInput>>;
  /** URL of the picture, as returned by /api/uploads. */
  readonly image: Scalars['String']['input'];
  /** What the picture shows, at most 80 characters. It belongs to the picture: a new picture has none until it is given. */
  readonly imageText?: InputMaybe<Scalars['String']['input']>;
  /** URL of the 3D model, as returned by /api/uploads. */
  readonly modelUrl: Scalars['String']['input'];
  /** At most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** URL of the picture that the dark theme shows instead; null for none. A new picture has none until it is given. */
  readonly nightImage?: InputMaybe<Scalars['String']['input']>;
  /** Where the product is placed. */
  readonly placement: Placement;
  /** Price of one unit: 0 or more. */
  readonly price: Scalars['Money']['input'];
  /** Outer dimensions; leave out if unknown. */
  readonly size?: InputMaybe<SizeInput>;
};

/** Only buyers whose order was delivered can review the product. */
export type NotDelivered = Refusal & {
  readonly __typename?: 'NotDelivered';
  /** Always NOT_DELIVERED. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The object does not exist or belongs to another account. */
export type NotFound = Refusal & {
  readonly __typename?: 'NotFound';
  /** Always NOT_FOUND. */
  readonly code: RefusalCode;
  /** For example: Product not found. */
  readonly message: Scalars['String']['output'];
};

/** Whether the shop is open, and what it has, for its owner. */
export type Opening = {
  readonly __typename?: 'Opening';
  /** Always `shop`. */
  readonly id: Scalars['ID']['output'];
  /** The sentence for visitors of a closed shop; null for none. */
  readonly note: Maybe<LocalText>;
  /** Since when; null for a shop that was open from its start. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** Whether visitors may use the shop. */
  readonly state: OpeningState;
  /** The steps of opening it. */
  readonly steps: ReadonlyArray<OpeningStep>;
  /** The day on which a closed shop is expected to open again; null if it isn't known. */
  readonly until: Maybe<Scalars['String']['output']>;
};

/** A row of opening hours. */
export type OpeningHours = {
  readonly __typename?: 'OpeningHours';
  /** When the shop closes; empty if it is closed all day. */
  readonly closes: Scalars['String']['output'];
  /** The first day of the week, from 0 (Sunday) to 6. */
  readonly from: Scalars['Int']['output'];
  /** When the shop opens, for example 09:00; empty if it is closed. */
  readonly opens: Scalars['String']['output'];
  /** Whether they hold for Poya days as well. */
  readonly poya: Scalars['Boolean']['output'];
  /** The last day. */
  readonly to: Scalars['Int']['output'];
};

/** A row of opening hours. */
export type OpeningHoursInput = {
  /** For example 18:00; empty if the shop is closed. */
  readonly closes: Scalars['String']['input'];
  /** The first day of the week, from 0 (Sunday) to 6. */
  readonly from: Scalars['Int']['input'];
  /** For example 09:00; empty if the shop is closed. */
  readonly opens: Scalars['String']['input'];
  /** Whether they hold for Poya days as well. */
  readonly poya: Scalars['Boolean']['input'];
  /** The last day. */
  readonly to: Scalars['Int']['input'];
};

/** Answer of openShop and closeShop. */
export type OpeningResult = CommandReused | InvalidInput | OpeningSaved;

/** The shop was opened or closed. */
export type OpeningSaved = {
  readonly __typename?: 'OpeningSaved';
  /** For example: The shop is open. */
  readonly message: Scalars['String']['output'];
  /** The current state. */
  readonly opening: Opening;
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** Whether visitors may use the shop. */
export type OpeningState =
  /** Closed by its owner for a while. Placed orders go on. */
  | 'closed'
  /** Open. */
  | 'open'
  /** Not opened by its owner yet. Visitors read that it opens soon. */
  | 'preparing';

/** A step of opening a shop. */
export type OpeningStep = {
  readonly __typename?: 'OpeningStep';
  /** What the shop has, in one sentence. */
  readonly has: Scalars['String']['output'];
  /** What the shop still needs before it can open; null if the step can wait. */
  readonly missing: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly state: OpeningStepState;
  /** The step. */
  readonly step: OpeningStepName;
};

/** A step of opening a shop. */
export type OpeningStepName =
  /** Categories. */
  | 'categories'
  /** Contact and hours. */
  | 'contact'
  /** Delivery fee and zones. */
  | 'delivery'
  /** The first item. */
  | 'item'
  /** Name and logo. */
  | 'name'
  /** The opening itself. */
  | 'open'
  /** Legal pages. */
  | 'pages'
  /** People with a role. */
  | 'people';

/** How far a step is. It follows from what the shop has. */
export type OpeningStepState =
  /** The shop has what the step asks for. */
  | 'done'
  /** The shop has nothing of it. */
  | 'notStarted'
  /** The shop has a part of it. */
  | 'started'
  /** Another step comes first. */
  | 'waiting';

/** How the values of an option are shown. */
export type OptionDisplay =
  /** As labelled tiles. */
  | 'buttons'
  /** As patches of colour. */
  | 'swatches';

/** One value of an option, for example Moss. */
export type OptionValue = {
  readonly __typename?: 'OptionValue';
  /** Light, middle and dark tone as #rrggbb; empty without a swatch. */
  readonly colours: ReadonlyArray<Scalars['String']['output']>;
  /** The name of the value; never holds a comma. */
  readonly name: Scalars['String']['output'];
};

/** The new content of a value of an option. */
export type OptionValueInput = {
  /** Light, middle and dark tone as #rrggbb; empty without a swatch. */
  readonly colours?: ReadonlyArray<Scalars['String']['input']>;
  /** At most 40 characters, without a comma. */
  readonly name: Scalars['String']['input'];
};

/** An order as its owner sees it. */
export type Order = {
  readonly __typename?: 'Order';
  /** The version of the shop's terms that it accepted; null if the shop had none. */
  readonly acceptedTerms: Maybe<AcceptedTerms>;
  /** When it was cancelled; null if it was not cancelled. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** The cash that drivers collected for it, all runs together; null if no driver handed it over. */
  readonly collected: Maybe<Scalars['Money']['output']>;
  /** When the order was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The agreed delivery day; null if there is none, for example for an order from before delivery days. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** The flat delivery fee. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The discount by a promo code; null without one. */
  readonly discount: Maybe<Discount>;
  /** Its placing and its latest moves, oldest first; at most 100. */
  readonly history: ReadonlyArray<OrderMoment>;
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The ordered items. */
  readonly items: ReadonlyArray<OrderItem>;
  /** Whether the order belongs to the reader. Staff can read other customers' orders, too. */
  readonly mine: Scalars['Boolean']['output'];
  /** The short order number, for example NV-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** Always: Cash on Delivery. */
  readonly paymentMethod: Scalars['String']['output'];
  /** The phase of the order. */
  readonly phase: OrderPhase;
  /** The maximum of a further refund: what came in, less earlier refunds. */
  readonly refundable: Scalars['Money']['output'];
  /** All refunds. */
  readonly refunded: Scalars['Money']['output'];
  /** The reason for the refusal; null if the order was not refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** The delivered units that came back. */
  readonly returnedItems: ReadonlyArray<ReturnedItem>;
  /** The number of changes so far. */
  readonly revision: Scalars['Int']['output'];
  /** The delivery address. */
  readonly shippingAddress: ShippingAddress;
  /** The current status. */
  readonly status: OrderStatus;
  /** Everything that happened, oldest first, in as few steps as possible. */
  readonly steps: ReadonlyArray<OrderStep>;
  /** The part of the total that is still owed after the hand-over; 0 before, and if all was paid. */
  readonly stillOwed: Scalars['Money']['output'];
  /** The sum of the lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** The amount that the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** The order was accepted. */
export type OrderAccepted = {
  readonly __typename?: 'OrderAccepted';
  /** True if this is an earlier order: the same items went to the same address within five minutes. */
  readonly isEarlier: Scalars['Boolean']['output'];
  /** Order successfully placed! */
  readonly message: Scalars['String']['output'];
  /** The order. Its phase is PLACED, or CANCELLED if the same command is sent again later. */
  readonly order: Order;
  /** From this position on, everything that the shopper reads holds the order. */
  readonly position: Scalars['Position']['output'];
};

/** One page of the order board: undelivered orders first, then newest first. */
export type OrderBoardPage = {
  readonly __typename?: 'OrderBoardPage';
  /** The number of orders at each status, ignoring the filter. */
  readonly counts: ReadonlyArray<StatusCount>;
  /** The orders of this page. */
  readonly items: ReadonlyArray<BoardOrder>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The board holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Total number of matches; null as long as older orders are unsearched. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
  /** The sum of all matching totals; null if `totalCount` is null. */
  readonly totalMoney: Maybe<Scalars['Money']['output']>;
};

/** An order on the board has changed. */
export type OrderBoardUpdate = {
  readonly __typename?: 'OrderBoardUpdate';
  /** The current order; null if nothing has changed since the given position. */
  readonly order: Maybe<BoardOrder>;
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** The call of an order. */
export type OrderCall = {
  readonly __typename?: 'OrderCall';
  /** When it is called again; null for other states than LATER. */
  readonly againAt: Maybe<Scalars['DateTime']['output']>;
  /** The calls so far, oldest first; if there are very many, the latest. */
  readonly calls: ReadonlyArray<CallMoment>;
  /** Calls without an answer. */
  readonly noAnswers: Scalars['Int']['output'];
  /** Sorted by points, descending; negative reasons are last. */
  readonly reasons: ReadonlyArray<CallReason>;
  /** The risk from 0 to 100, which is the sum of the reasons' points; 0 for an order that cannot be called. */
  readonly score: Scalars['Int']['output'];
  /** How far it is. */
  readonly state: CallState;
};

/** The order was cancelled. */
export type OrderCancelled = {
  readonly __typename?: 'OrderCancelled';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The order; its phase is CANCELLED. */
  readonly order: Order;
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** The order has moved on or was cancelled, so it can no longer be changed this way. */
export type OrderClosed = Refusal & {
  readonly __typename?: 'OrderClosed';
  /** Always ORDER_CLOSED. */
  readonly code: RefusalCode;
  /** The reason, and what can be done instead. */
  readonly message: Scalars['String']['output'];
};

/** The comment was saved. */
export type OrderCommented = {
  readonly __typename?: 'OrderCommented';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The order, including the new comment. */
  readonly order: BoardOrder;
  /** From this position on, everything that the admin reads holds the comment. */
  readonly position: Scalars['Position']['output'];
};

/** An admin's filter of orders. An order must match all given fields. */
export type OrderFilter = {
  /** Minimum total, including delivery. */
  readonly amountFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Maximum total, including delivery. */
  readonly amountTo?: InputMaybe<Scalars['Money']['input']>;
  /** Only orders that wait for a call, or undelivered orders that are confirmed. */
  readonly call?: InputMaybe<CallFilter>;
  /** First promised delivery day in Colombo. Only undelivered orders match. */
  readonly dueFrom?: InputMaybe<Scalars['String']['input']>;
  /** Last promised delivery day in Colombo. Only undelivered orders match. */
  readonly dueTo?: InputMaybe<Scalars['String']['input']>;
  /** Only orders that are late at their status by the shop's settings, or past their delivery day. */
  readonly late?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day of placing in Colombo, for example 2026-11-21. */
  readonly placedFrom?: InputMaybe<Scalars['String']['input']>;
  /** Last day of placing in Colombo, for example 2026-11-21. */
  readonly placedTo?: InputMaybe<Scalars['String']['input']>;
  /** The account of the customer. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of an order. Name and price are those at the time of ordering. */
export type OrderItem = {
  readonly __typename?: 'OrderItem';
  /** The part of the order's discount that falls on this line. */
  readonly discount: Scalars['Money']['output'];
  /** The product's picture at that time. */
  readonly image: Scalars['String']['output'];
  /** Quantity multiplied by price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** The product's name at the time of ordering. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values at that time; empty for a product without options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** The price of one unit at the time of ordering. */
  readonly price: Scalars['Money']['output'];
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** One line of an order: product and quantity. The server adds names and prices. */
export type OrderLineInput = {
  /** The ID of the product. */
  readonly productId: Scalars['ID']['input'];
  /** 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** An event in an order's history. */
export type OrderMoment = {
  readonly __typename?: 'OrderMoment';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** When the e-mail about it was sent; null if it is still waiting or none is sent. */
  readonly mailedAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the order moved to an earlier status. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** The status that the order moved to. */
  readonly status: OrderStatus;
};

/** One page of a shopper's orders, newest first. */
export type OrderPage = {
  readonly __typename?: 'OrderPage';
  /** The orders of this page. */
  readonly items: ReadonlyArray<Order>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Total number of entries. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The order was received and will soon be accepted or refused. Subscribe to orderChanged for the outcome. */
export type OrderPending = {
  readonly __typename?: 'OrderPending';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The ID of the order. */
  readonly orderId: Scalars['ID']['output'];
};

/** Whether the shop has accepted an order. */
export type OrderPhase =
  /** Accepted and then cancelled by the buyer or the shop. Nothing is delivered. */
  | 'cancelled'
  /** Received; the shop is reserving stock. */
  | 'pending'
  /** Accepted. */
  | 'placed'
  /** Not accepted. Nothing is reserved. */
  | 'refused'
  /** Accepted and then returned by the driver. Nothing is delivered. */
  | 'returned';

/** A staff member at an order. */
export type OrderPresence = {
  readonly __typename?: 'OrderPresence';
  /** True while the staff member drags the order on the board; false if they only view it. */
  readonly dragging: Scalars['Boolean']['output'];
  /** Whether they came to the order before the reader, or the reader is not there. */
  readonly earlier: Scalars['Boolean']['output'];
  /** The name of the staff member; names are not unique. */
  readonly name: Scalars['String']['output'];
  /** The ID of the order. */
  readonly orderId: Scalars['ID']['output'];
};

/** A staff member has opened or left an order. */
export type OrderPresenceUpdate = {
  readonly __typename?: 'OrderPresenceUpdate';
  /** All staff members at orders now, except the reader. */
  readonly others: ReadonlyArray<OrderPresence>;
  /** The position of the data that the reader can read. */
  readonly position: Scalars['Position']['output'];
};

/** The run of an order. */
export type OrderRun = {
  readonly __typename?: 'OrderRun';
  /** The day in Colombo. */
  readonly date: Scalars['String']['output'];
  /** The driver; null if none is chosen. */
  readonly driver: Maybe<Driver>;
  /** The ID of the run. */
  readonly id: Scalars['ID']['output'];
  /** The number of the run on its day. */
  readonly number: Scalars['Int']['output'];
  /** The phase of the run. */
  readonly phase: RunPhase;
};

/** The order of the order board. When sorted by time, delivered orders come last. */
export type OrderSort =
  /** Lowest total first, including delivery. */
  | 'cheapest'
  /** By the name of the customer, A to Z. */
  | 'customer'
  /** By the name of the customer, Z to A. */
  | 'customer-down'
  /** Highest total first, including delivery. */
  | 'dearest'
  /** Earliest delivery day first, then orders without one. */
  | 'delivery-day'
  /** Latest delivery day first, then orders without one. */
  | 'delivery-day-down'
  /** Longest time at the current status first. */
  | 'longest-wait'
  /** The board's default: newest first, delivered orders last. */
  | 'newest'
  /** Oldest first. */
  | 'oldest'
  /** Latest status change first. */
  | 'shortest-wait';

/** The event that set a value of an order. */
export type OrderSource = {
  readonly __typename?: 'OrderSource';
  /** The event. */
  readonly entry: HistoryEntry;
  /** The number of events that the order has by now. */
  readonly of: Scalars['Int']['output'];
};

/** The status of an order. An admin can choose any of the four at any time. */
export type OrderStatus =
  /** Delivered. */
  | 'Delivered'
  /** Item Packing. */
  | 'Item Packing'
  /** Item Preparing. */
  | 'Item Preparing'
  /** Out for Delivery. */
  | 'Out for Delivery';

/** The order's status was changed. */
export type OrderStatusSet = {
  readonly __typename?: 'OrderStatusSet';
  /** For example: Order status updated to Delivered */
  readonly message: Scalars['String']['output'];
  /** The current order. */
  readonly order: BoardOrder;
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** One step of an order's history. Moves back and forth are combined into one step. */
export type OrderStep = {
  readonly __typename?: 'OrderStep';
  /** When it happened; for several moves, the first. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether the buyer changed the delivery day. */
  readonly byBuyer: Scalars['Boolean']['output'];
  /** Whether the shop placed or cancelled the order, or changed its address. */
  readonly byShop: Scalars['Boolean']['output'];
  /** The delivery day after a change; null for other steps, and if a day has to be agreed by phone. */
  readonly day: Maybe<DeliveryDay>;
  /** The changed address fields. */
  readonly fields: ReadonlyArray<AddressField>;
  /** Why items came back; null for other steps. */
  readonly itemReturnReason: Maybe<ItemReturnReason>;
  /** The changed or returned quantities; empty for other steps. */
  readonly items: ReadonlyArray<ItemQuantityChange>;
  /** The kind of the step. */
  readonly kind: OrderStepKind;
  /** The moves in this step, oldest first; empty for other steps. */
  readonly moves: ReadonlyArray<OrderMoment>;
  /** The shop's words for the buyer, in a comment or about a cancellation; null if there are none. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** The index of the order's change; for several moves, the last. */
  readonly number: Scalars['Int']['output'];
  /** The delivery day before a change; null for other steps, and if there was none. */
  readonly previousDay: Maybe<DeliveryDay>;
  /** The status before a move; null for other steps. */
  readonly previousStatus: Maybe<OrderStatus>;
  /** The total before a change of the items; null for other steps. */
  readonly previousTotal: Maybe<Scalars['Money']['output']>;
  /** The reason for the cancellation, if the buyer gave one. */
  readonly reason: Maybe<CancelReason>;
  /** The refund for returned items; null for other steps. */
  readonly refund: Maybe<Scalars['Money']['output']>;
  /** Why the driver returned the order; null for other steps. */
  readonly returnReason: Maybe<StopFailure>;
  /** The status after a placing or a move; null for other steps. */
  readonly status: Maybe<OrderStatus>;
  /** The total after a change of the items; null for other steps. */
  readonly total: Maybe<Scalars['Money']['output']>;
};

/** The kind of a step in an order's history. */
export type OrderStepKind =
  /** The buyer changed the delivery address. */
  | 'address-changed'
  /** The buyer or the shop cancelled the order. */
  | 'cancelled'
  /** The shop wrote to the buyer. */
  | 'commented'
  /** The shop confirmed the order by phone. */
  | 'confirmed-by-phone'
  /** The delivery day was changed. */
  | 'day-changed'
  /** The shop changed the items. */
  | 'items-changed'
  /** Delivered items came back. */
  | 'items-returned'
  /** The order moved to another status. */
  | 'moved'
  /** The shop accepted the order. */
  | 'placed'
  /** The driver returned the order to the shop. */
  | 'returned'
  /** The order moved back and forth between two statuses several times. */
  | 'went-between';

/** An event of an order and the user who caused it. */
export type OrderTimelineEntry = {
  readonly __typename?: 'OrderTimelineEntry';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The display name of the staff member; null if the account no longer exists, and for the buyer's own actions. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Whether staff caused it; their name may be hidden. */
  readonly byStaff: Scalars['Boolean']['output'];
  /** When the buyer is called again after no answer; null for other events. */
  readonly callAgainAt: Maybe<Scalars['DateTime']['output']>;
  /** The text of a comment. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** The delivery day after a change; null for other events, and if a day has to be agreed by phone. */
  readonly day: Maybe<DeliveryDay>;
  /** Why items came back; null for other events. */
  readonly itemReturnReason: Maybe<ItemReturnReason>;
  /** The changed or returned quantities; empty for other events. */
  readonly items: ReadonlyArray<ItemQuantityChange>;
  /** The kind of the event. */
  readonly kind: OrderTimelineKind;
  /** Whether an e-mail is sent about it. */
  readonly mailed: Scalars['Boolean']['output'];
  /** When the e-mail about it was sent; null if it is still waiting or none is sent. */
  readonly mailedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the reader did it. */
  readonly mine: Scalars['Boolean']['output'];
  /** True for a move to an earlier status. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** The words for the buyer about a cancellation. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** The index of the order's event. */
  readonly number: Scalars['Int']['output'];
  /** Outcome of the call; null for other events. */
  readonly outcome: Maybe<CallOutcome>;
  /** The delivery day before a change; null for other events, and if there was none. */
  readonly previousDay: Maybe<DeliveryDay>;
  /** For a move: the status before. */
  readonly previousStatus: Maybe<OrderStatus>;
  /** The total before a change of the items; null for other events. */
  readonly previousTotal: Maybe<Scalars['Money']['output']>;
  /** The reason for the cancellation, if the buyer gave one. */
  readonly reason: Maybe<CancelReason>;
  /** The refund for returned items; null for other events. */
  readonly refund: Maybe<Scalars['Money']['output']>;
  /** Whether returned items went back to stock. */
  readonly restocked: Scalars['Boolean']['output'];
  /** Why the driver returned the order; null for other events. */
  readonly returnReason: Maybe<StopFailure>;
  /** The ID of the delivery run; null for other events. */
  readonly runId: Maybe<Scalars['ID']['output']>;
  /** Whether the customer reads the comment, too. */
  readonly shared: Scalars['Boolean']['output'];
  /** The reason of a cancellation by staff, in words. */
  readonly staffReason: Maybe<Scalars['String']['output']>;
  /** For a placing or a move: the status afterwards. */
  readonly status: Maybe<OrderStatus>;
  /** The total after a change of the items; null for other events. */
  readonly total: Maybe<Scalars['Money']['output']>;
};

/** The kind of an event of an order, as shown to staff. */
export type OrderTimelineKind =
  /** The delivery address was changed. */
  | 'address-changed'
  /** A staff member called the buyer. */
  | 'called'
  /** No call was answered, and a staff member decided to call once more. */
  | 'call-requested'
  /** A staff member undid the record of a call. */
  | 'call-undone'
  /** The buyer or a staff member cancelled the order. */
  | 'cancelled'
  /** A staff member commented on the order. */
  | 'commented'
  /** The delivery day was changed. */
  | 'day-changed'
  /** The goods of a returned order are in the shop. */
  | 'goods-received'
  /** A staff member changed the items. */
  | 'items-changed'
  /** Delivered items came back. */
  | 'items-returned'
  /** The order left a delivery run undelivered. */
  | 'left-run'
  /** The order moved to another status. */
  | 'moved'
  /** The shop accepted the order. */
  | 'placed'
  /** The order is a stop of a delivery run. */
  | 'put-on-run'
  /** The driver returned the order to the shop. */
  | 'returned';

/** An order was found by its number and a contact. */
export type OrderTracked = {
  readonly __typename?: 'OrderTracked';
  /** Allows following the order for an hour. */
  readonly grant: Scalars['String']['output'];
  /** The order. */
  readonly order: TrackedOrder;
  /** The answer holds every event up to here. */
  readonly position: Scalars['Position']['output'];
};

/** One of the shopper's own orders has changed. */
export type OrderUpdate = {
  readonly __typename?: 'OrderUpdate';
  /** The current order; null if nothing has changed since the given position. */
  readonly order: Maybe<Order>;
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** A value of an order whose origin can be looked up. */
export type OrderValue =
  /** The cancellation. */
  | 'cancelled'
  /** Town and postal code. */
  | 'city'
  /** The delivery day. */
  | 'deliveryDay'
  /** The delivery fee. */
  | 'deliveryFee'
  /** The note for the driver. */
  | 'driverNote'
  /** The e-mail address of the recipient. */
  | 'email'
  /** The floor. */
  | 'floor'
  /** The ordered items. */
  | 'items'
  /** The landmark. */
  | 'landmark'
  /** The name of the recipient. */
  | 'name'
  /** The phone number of the recipient. */
  | 'phone'
  /** The acceptance by the shop. */
  | 'placed'
  /** District, province and country. */
  | 'province'
  /** The second phone number of the recipient. */
  | 'secondPhone'
  /** The status, including cancelled and refused. */
  | 'status'
  /** House number and street. */
  | 'street'
  /** The subtotal of the items. */
  | 'subtotal'
  /** The total. */
  | 'total';

/** Owners cannot do this to the account they are signed in with. */
export type OwnAccount = Refusal & {
  readonly __typename?: 'OwnAccount';
  /** Always OWN_ACCOUNT. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The signed-in user's review of a product. */
export type OwnReview = {
  readonly __typename?: 'OwnReview';
  /** The shop's answer; null if there is none. */
  readonly answer: Maybe<ReviewAnswer>;
  /** The previous version; null if it was never revised. */
  readonly before: Maybe<EarlierReview>;
  /** The comment; may be empty. */
  readonly comment: Scalars['String']['output'];
  /** When it was first written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why it is hidden; null if it is not. */
  readonly hiddenFor: Maybe<ReviewHideReason>;
  /** An opaque ID that stays the same through all revisions. */
  readonly id: Scalars['ID']['output'];
  /** The option values of the variant that was bought, at the time of the review; empty without options and if unknown. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** One of the user's orders in which the product was delivered, needed for revising the review; null if there is none. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** All photos, also hidden ones. */
  readonly photos: ReadonlyArray<ReviewPhoto>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
  /** 1 to 5 stars. */
  readonly rating: Scalars['Int']['output'];
  /** Its ID in the product's list of reviews. */
  readonly reviewId: Scalars['ID']['output'];
  /** When it was last revised; null if it never was. */
  readonly revisedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether others see it. */
  readonly state: ReviewState;
};

/** Another owner changed the text, or published the page, in the meantime. Nothing was changed. */
export type PageChanged = Refusal & {
  readonly __typename?: 'PageChanged';
  /** Who changed it; null if unknown. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Always PAGE_CHANGED. */
  readonly code: RefusalCode;
  /** Says what was changed, and who changed it. */
  readonly message: Scalars['String']['output'];
  /** The page as it is now. */
  readonly page: ShopPage;
  /** The changed text; null if another version was published. */
  readonly text: Maybe<PageText>;
};

/** The draft of a page in one language, without its text. */
export type PageDraft = {
  readonly __typename?: 'PageDraft';
  /** When it was last changed; null if never. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The name of the account that changed it; null if unknown. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Pass it as `seen` when changing the text; 0 if nothing is written yet. */
  readonly edition: Scalars['Int']['output'];
  /** Whether it has a text. */
  readonly hasText: Scalars['Boolean']['output'];
  /** Whether visitors see exactly this text and title, or there is none in both. */
  readonly isLive: Scalars['Boolean']['output'];
  /** Its language. */
  readonly language: Language;
  /** Its title; may be empty. */
  readonly title: Scalars['String']['output'];
};

/** A published page of the shop. */
export type PageLink = {
  readonly __typename?: 'PageLink';
  /** The part of the address that names it. */
  readonly slug: Scalars['ID']['output'];
  /** Its title; empty if the page has the shop's own title. */
  readonly title: Scalars['String']['output'];
  /** Its live version. */
  readonly version: Scalars['Int']['output'];
};

/** A text as visitors would see it. */
export type PagePreview = {
  readonly __typename?: 'PagePreview';
  /** The text as HTML; values of the shop are in `mark`. */
  readonly html: Scalars['String']['output'];
  /** Names of values that the shop doesn't have. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
};

/** The text of a page in one language. */
export type PageText = {
  readonly __typename?: 'PageText';
  /** Its language. */
  readonly language: Language;
  /** Markdown, with values of the shop such as `{{phone}}`. */
  readonly text: Scalars['String']['output'];
  /** Its title; may be empty. */
  readonly title: Scalars['String']['output'];
};

/** The texts of a version of a page, or its drafts. */
export type PageTexts = {
  readonly __typename?: 'PageTexts';
  /** The part of the address that names the page. */
  readonly slug: Scalars['ID']['output'];
  /** The languages that have a text. */
  readonly texts: ReadonlyArray<PageText>;
  /** The version; 0 for the drafts. */
  readonly version: Scalars['Int']['output'];
};

/** A published version of a page, without its texts. */
export type PageVersionEntry = {
  readonly __typename?: 'PageVersionEntry';
  /** When it was published. */
  readonly at: Scalars['DateTime']['output'];
  /** The name of the account that published it; null if unknown. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The earlier version whose texts it has; null for its own. */
  readonly copyOf: Maybe<Scalars['Int']['output']>;
  /** SHA-256 of its texts, in hexadecimal. */
  readonly digest: Scalars['String']['output'];
  /** The languages that it has a text in. */
  readonly languages: ReadonlyArray<Language>;
  /** 1 for the first. */
  readonly version: Scalars['Int']['output'];
};

/** The new password is in effect. */
export type PasswordSet = {
  readonly __typename?: 'PasswordSet';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** What a role may do. domain/permissions.ts says which role holds what. */
export type Permission =
  /** Call customers, and comment on orders. */
  | 'CALLS'
  /** Close a run and count its cash. */
  | 'CASH'
  /** The cash report. */
  | 'CASH_READ'
  /** The history: explorer, reports, replay, what-if. */
  | 'HISTORY_READ'
  /** Add, change, archive and import items and variants. */
  | 'ITEMS_EDIT'
  /** Items as staff see them, with stock and ledger. */
  | 'ITEMS_READ'
  /** The person's own account: profile, password, sessions. */
  | 'MEMBER'
  /** Cancel any order, and take goods back. */
  | 'ORDERS_CANCEL'
  /** Set a status, change items, address and day of any order. */
  | 'ORDERS_CHANGE'
  /** Board, order desk, and the figures of the day. */
  | 'ORDERS_READ'
  /** Roles, sessions and erasing of other people. */
  | 'PEOPLE'
  /** Names, phones, addresses, and other words about a person. Without it, these texts are masked. */
  | 'PERSONAL_READ'
  /** Create, pause and end promotions. */
  | 'PROMOTIONS_EDIT'
  /** Promotions with the figures of their use. */
  | 'PROMOTIONS_READ'
  /** Answer, close and reopen issue reports. */
  | 'REPORTS_ANSWER'
  /** Issue reports of customers. */
  | 'REPORTS_READ'
  /** Publish, hide and answer reviews. */
  | 'REVIEWS_MODERATE'
  /** Answer the stops of a run, with the name, phone and address at each stop. */
  | 'RUNS_ANSWER'
  /** Plan and start runs, and set delivery zones and days. */
  | 'RUNS_PLAN'
  /** Settings, read models, and the feed of all events. */
  | 'SETTINGS'
  /** The person's own cart, orders, reviews and issue reports. */
  | 'SHOP'
  /** Receive and adjust stock, set the low stock limit. */
  | 'STOCK_EDIT'
  /** Open to everyone, signed in or not. */
  | 'VISITOR'
  /** Subscriptions of other systems to the shop's events. */
  | 'WEBHOOKS';

/** An admin signed a user out. */
export type PersonSignedOut = {
  readonly __typename?: 'PersonSignedOut';
  /** The number of ended sessions. */
  readonly ended: Scalars['Int']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The remaining sessions. */
  readonly sessions: ReadonlyArray<Session>;
};

/** Who reads a personal text without PERSONAL_READ. */
export type PersonalReader =
  /** The person who wrote it. */
  | 'AUTHOR'
  /** The driver of the object's run while the run is open. */
  | 'DRIVER'
  /** The person that `userId` of the object names. */
  | 'PERSON'
  /** All readers: the field's resolver, or the way to the object, shows only what its reader may see. */
  | 'READERS';

/** Staff placed an order for a customer. */
export type PhoneOrderPlaced = {
  readonly __typename?: 'PhoneOrderPlaced';
  /** Whether the customer has an invitation to set a password. */
  readonly invited: Scalars['Boolean']['output'];
  /** True if this is an earlier order: the same items went to the same address within five minutes. */
  readonly isEarlier: Scalars['Boolean']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The order. */
  readonly order: BoardOrder;
  /** From this position on, everything that staff read holds the order. */
  readonly position: Scalars['Position']['output'];
};

/** One file of a picture. */
export type PictureFile = {
  readonly __typename?: 'PictureFile';
  /** Media type, for example image/avif. */
  readonly type: Scalars['String']['output'];
  /** The URL of the file. */
  readonly url: Scalars['String']['output'];
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** What a picture of a product shows. */
export type PictureKind =
  /** The product from behind. */
  | 'behind'
  /** A ceiling product from below. */
  | 'below'
  /** The material in close-up. */
  | 'close'
  /** Next to a person who is 170 cm tall. */
  | 'person'
  /** In a room with other products of the shop. */
  | 'room'
  /** A hanging product from the side. */
  | 'side'
  /** The product from the front and slightly from the side. */
  | 'three-quarter';

/** An order to place, paid by cash on delivery. */
export type PlaceOrderInput = {
  /**
   * Set to true to place a second, identical order. Otherwise, the same items to the same address within
   * five minutes count as the same order, and the answer is the first one.
   */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
  /** The chosen slot; null for the earliest that is free. */
  readonly deliveryDay?: InputMaybe<DeliveryDayInput>;
  /** Products and quantities. */
  readonly items: ReadonlyArray<OrderLineInput>;
  /** A promo code; null for none. */
  readonly promoCode?: InputMaybe<Scalars['String']['input']>;
  /** The delivery address. */
  readonly shippingAddress: ShippingAddressInput;
  /** The total that the buyer saw. The order is refused if the server calculates a different one. */
  readonly totalPrice: Scalars['Money']['input'];
};

/** Answer of placeOrder. */
export type PlaceOrderResult = CommandReused | DeliveryDayTaken | EmailUnverified | InvalidInput | NotFound | OrderAccepted | OrderPending | PriceChanged | PromoRefused | ShopNotOpen | StockShortage | TooManyTries;

/** Answer of placePhoneOrder. */
export type PlacePhoneOrderResult = CommandReused | DeliveryDayTaken | EmailUnverified | InvalidInput | NotFound | OrderPending | PhoneOrderPlaced | PriceChanged | PromoRefused | ShopNotOpen | StockShortage | TooManyTries;

/** Where a product is placed. It decides the floor line of the product's picture. */
export type Placement =
  /** On the floor. */
  | 'floor'
  /** On a table. */
  | 'table'
  /** On the wall. */
  | 'wall';

/** The total has changed since it was shown. Nothing was ordered. */
export type PriceChanged = Refusal & {
  readonly __typename?: 'PriceChanged';
  /** Always PRICE_CHANGED. */
  readonly code: RefusalCode;
  /** Names the old and the new total. */
  readonly message: Scalars['String']['output'];
  /** What the same items cost now. */
  readonly quote: Quote;
};

/** The distribution of prices in a list. */
export type PriceSpread = {
  readonly __typename?: 'PriceSpread';
  /** The number of products in each of 18 steps from lowest to highest price. Each step is higher by the same ratio. */
  readonly bars: ReadonlyArray<Scalars['Int']['output']>;
  /** The highest price, likewise. */
  readonly highest: Maybe<Scalars['Money']['output']>;
  /** The lowest price in the category for these words, ignoring the filter; null if nothing matches. */
  readonly lowest: Maybe<Scalars['Money']['output']>;
};

/** A product that the shop sells. */
export type Product = {
  readonly __typename?: 'Product';
  /** When the product was added to the shop. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The product is no longer sold. Staff can restore it. */
  readonly archived: Scalars['Boolean']['output'];
  /** The ID of the category in which shoppers find the product. */
  readonly category: Scalars['ID']['output'];
  /** Units that can be ordered now: on hand minus reserved, of all variants on sale. */
  readonly countInStock: Scalars['Int']['output'];
  /** A few sentences. */
  readonly description: Scalars['String']['output'];
  /** Number of changes of options, variants and prices. Pass it to changeVariants. */
  readonly edition: Scalars['Int']['output'];
  /** Facts about the product; null if none was given. */
  readonly facts: Maybe<ProductFacts>;
  /** Further pictures that an admin chose, in the order of choice; may be empty. */
  readonly furtherPictures: ReadonlyArray<FurtherPicture>;
  /** The highest price of the variants on sale. */
  readonly highestPrice: Scalars['Money']['output'];
  /** An opaque, stable ID. The ID of a further variant names the product as that variant. */
  readonly id: Scalars['ID']['output'];
  /** URL of the picture: the product alone on a transparent background, aspect ratio 4:5. */
  readonly image: Scalars['String']['output'];
  /** What the picture shows; may be empty. */
  readonly imageText: Scalars['String']['output'];
  /** URL of the 3D model; null if there is none. */
  readonly modelUrl: Maybe<Scalars['String']['output']>;
  /** The display name. */
  readonly name: Scalars['String']['output'];
  /** URL of the picture that the dark theme shows instead; null if there is none. */
  readonly nightImage: Maybe<Scalars['String']['output']>;
  /** Number of reviews. */
  readonly numReviews: Scalars['Int']['output'];
  /** What a buyer chooses, at most three options; empty if there is nothing to choose. */
  readonly options: ReadonlyArray<ProductOption>;
  /** Pictures rendered from the model, in display order; may be empty. */
  readonly pictures: ReadonlyArray<ProductPicture>;
  /** Where the product is placed. */
  readonly placement: Placement;
  /** The product holds every event up to here. Subscribe to updates from this position. */
  readonly position: Scalars['Position']['output'];
  /** Price of one unit: the lowest price of the variants on sale. */
  readonly price: Scalars['Money']['output'];
  /** The ID of the product. It differs from the ID only if that is the ID of a further variant. */
  readonly productId: Scalars['ID']['output'];
  /** URL of the model in the format that iPhones read; null if it was not made. */
  readonly quickLookUrl: Maybe<Scalars['String']['output']>;
  /** Average of all reviews, rounded to one decimal; 0 without reviews. */
  readonly rating: Scalars['Float']['output'];
  /** The latest reviews and the distribution of the ratings. */
  readonly reviews: ProductReviews;
  /** Outer dimensions; null if unknown. */
  readonly size: Maybe<Size>;
  /** The stock figures of the product. */
  readonly stock: ProductStock;
  /** The variants on sale, at least one; the first has the product's ID. A product without options has one. */
  readonly variants: ReadonlyArray<Variant>;
};


/** A product that the shop sells. */
export type ProductVariantsArgs = {
  withArchived?: Scalars['Boolean']['input'];
};

/** Another user has changed the values that this change was based on. This command changed nothing. */
export type ProductChanged = Refusal & {
  readonly __typename?: 'ProductChanged';
  /** The changed values, one word each, for example: price */
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
  /** Always PRODUCT_CHANGED. */
  readonly code: RefusalCode;
  /** Names the changed values. */
  readonly message: Scalars['String']['output'];
};

/** How many products each further filter choice would leave, with all other choices unchanged. */
export type ProductFacets = {
  readonly __typename?: 'ProductFacets';
  /** In all categories. */
  readonly allCategories: Scalars['Int']['output'];
  /** Without `colour`. */
  readonly anyColour: Scalars['Int']['output'];
  /** Without `minRating`. */
  readonly anyRating: Scalars['Int']['output'];
  /** Without `space`. */
  readonly anySpace: Scalars['Int']['output'];
  /** In each category. */
  readonly categories: ReadonlyArray<CategoryMatches>;
  /** With `colour`, for each colour of the matches. */
  readonly colours: ReadonlyArray<ColourCount>;
  /** With `hasModel`. */
  readonly hasModel: Scalars['Int']['output'];
  /** With `inStock`. */
  readonly inStock: Scalars['Int']['output'];
  /** If nothing is left: of the products that only the price excludes, the price closest to the range. */
  readonly nearestPrice: Maybe<Scalars['Money']['output']>;
  /** If nothing is left: the least change of one side that lets in a product that only the space excludes. */
  readonly nearestSpace: Maybe<NearestSpace>;
  /** By price. */
  readonly prices: PriceSpread;
  /** With `minRating` 4, 3, 2 and 1. */
  readonly ratings: ReadonlyArray<RatingCount>;
  /** If nothing is left: how many products each present condition excludes alone, the most helpful first. If no single one helps, the best pair follows. */
  readonly relaxations: ReadonlyArray<FilterRelaxation>;
  /** With all current choices. */
  readonly total: Scalars['Int']['output'];
  /** With the same words in all categories, without filters. */
  readonly withoutChoices: Scalars['Int']['output'];
};

/** Facts about a product. Empty texts and null were not given. */
export type ProductFacts = {
  readonly __typename?: 'ProductFacts';
  /** What the buyer has to put together. */
  readonly assembly: Scalars['String']['output'];
  /** How to look after it. */
  readonly care: Scalars['String']['output'];
  /** What it is made of. */
  readonly material: Scalars['String']['output'];
  /** How long the shop repairs or replaces it. */
  readonly warranty: Scalars['String']['output'];
  /** Weight in kilograms. */
  readonly weightKg: Maybe<Scalars['Float']['output']>;
};

/** Facts about a product. */
export type ProductFactsInput = {
  /** What the buyer has to put together; at most 200 characters. */
  readonly assembly?: Scalars['String']['input'];
  /** How to look after it; at most 200 characters. */
  readonly care?: Scalars['String']['input'];
  /** What it is made of; at most 200 characters. */
  readonly material?: Scalars['String']['input'];
  /** How long the shop repairs or replaces it; at most 200 characters. */
  readonly warranty?: Scalars['String']['input'];
  /** Weight in kilograms; leave out if unknown. */
  readonly weightKg?: InputMaybe<Scalars['Float']['input']>;
};

/** A filter of products, in addition to search words and category. Missing, null or false values filter nothing. */
export type ProductFilter = {
  /** Only products with a variant of this colour on sale, by the name of the colour. */
  readonly colour?: InputMaybe<Scalars['String']['input']>;
  /** Only products with a 3D model. */
  readonly hasModel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that can be ordered now. */
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum price in rupees, inclusive; not below `minPrice`. */
  readonly maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Minimum price in rupees, inclusive; 0 or more. */
  readonly minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Only reviewed products with at least this average rating: 1 to 5. */
  readonly minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Only products with a variant on sale that fits into this space, in the chosen colour. */
  readonly space?: InputMaybe<FreeSpaceInput>;
};

/** The latest 50 changes of a product, newest first. */
export type ProductHistory = {
  readonly __typename?: 'ProductHistory';
  /** The changes. */
  readonly moments: ReadonlyArray<ProductMoment>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
};

/** The matches of the search in a product's texts. */
export type ProductMarks = {
  readonly __typename?: 'ProductMarks';
  /** Matches in the description. */
  readonly description: ReadonlyArray<TextRange>;
  /** The description around its first match if the name has none; null if neither matches. */
  readonly excerpt: Maybe<Excerpt>;
  /** Matches in the name. */
  readonly name: ReadonlyArray<TextRange>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
};

/** An event in a product's history, as text. */
export type ProductMoment = {
  readonly __typename?: 'ProductMoment';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it; null for the shop itself and for erased accounts. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The changes, for example: Price changed from Rs. 4,500.00 to Rs. 4,200.00 */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** A property that a buyer chooses, for example Colour. */
export type ProductOption = {
  readonly __typename?: 'ProductOption';
  /** How the shop shows its values. */
  readonly display: OptionDisplay;
  /** The name of the option. */
  readonly name: Scalars['String']['output'];
  /** The values, at most 20. */
  readonly values: ReadonlyArray<OptionValue>;
};

/** The new content of an option. */
export type ProductOptionInput = {
  /** How the shop shows its values. */
  readonly display: OptionDisplay;
  /** At most 40 characters, without a comma. */
  readonly name: Scalars['String']['input'];
  /** 1 to 20 values. */
  readonly values: ReadonlyArray<OptionValueInput>;
};

/** One page of a list of products. */
export type ProductPage = {
  readonly __typename?: 'ProductPage';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** One entry per product of this page; empty without a search. */
  readonly marks: ReadonlyArray<ProductMarks>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** Search words that were corrected or replaced by synonyms. */
  readonly replacedWords: ReadonlyArray<ReplacedWord>;
  /** Total number of matches. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A picture of a product, rendered from its model. */
export type ProductPicture = {
  readonly __typename?: 'ProductPicture';
  /** Text alternative for readers who cannot see the picture. */
  readonly alt: Scalars['String']['output'];
  /** The picture's average colour as #rrggbb: the placeholder until the picture has loaded. */
  readonly colour: Scalars['String']['output'];
  /** All files, sorted by type and then by size, smallest first. */
  readonly files: ReadonlyArray<PictureFile>;
  /** Height of that file in pixels. */
  readonly height: Scalars['Int']['output'];
  /** The view that it shows. */
  readonly kind: PictureKind;
  /** URL of the file that every browser can show. */
  readonly url: Scalars['String']['output'];
  /** Width of that file in pixels. The other files have the same aspect ratio. */
  readonly width: Scalars['Int']['output'];
};

/** Answer of every command about a product of the catalogue. Only changeProduct and changeVariants can be refused with ProductChanged. */
export type ProductResult = CommandReused | InvalidInput | NotFound | ProductChanged | ProductSaved;

/** The reviews of one product. */
export type ProductReviews = {
  readonly __typename?: 'ProductReviews';
  /** Published reviews, at most 50. */
  readonly items: ReadonlyArray<Review>;
  /** The number of reviews. */
  readonly numReviews: Scalars['Int']['output'];
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
  /** Average rating; 0 without reviews. */
  readonly rating: Scalars['Float']['output'];
  /** How many reviews gave 1, 2, 3, 4 and 5 stars: five numbers. */
  readonly spread: ReadonlyArray<Scalars['Int']['output']>;
  /** The number of reviews with photos. */
  readonly withPhotos: Scalars['Int']['output'];
};


/** The reviews of one product. */
export type ProductReviewsItemsArgs = {
  sort?: ReviewSort;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos?: Scalars['Boolean']['input'];
};

/** The result of one row. */
export type ProductRow = {
  readonly __typename?: 'ProductRow';
  /** The product; null if the row was refused. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** Why the row changed nothing; null if it succeeded. */
  readonly refusal: Maybe<ProductRowRefusal>;
  /** The row's number as sent. */
  readonly row: Scalars['Int']['output'];
};

/** One row of a bulk change of products. The given fields decide what it does. */
export type ProductRowInput = {
  /** The product; leave out to add a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Identifies the row within its group. It must be the same when the group is sent again. */
  readonly row: Scalars['Int']['input'];
  /** The values that the admin saw. The row is refused if another user has changed them since. */
  readonly seen?: InputMaybe<ProductValues>;
  /** The values to change, or those of a new product. Leave out to archive the product. */
  readonly values?: InputMaybe<ProductValues>;
  /** The variants of the product. Variants that are not listed stay unchanged. */
  readonly variants?: InputMaybe<RowVariantsInput>;
};

/** The refusal of one row. */
export type ProductRowRefusal = {
  readonly __typename?: 'ProductRowRefusal';
  /** A stable code for programs. */
  readonly code: RefusalCode;
  /** The field concerned; null if it is the whole row. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The results of a bulk change. */
export type ProductRows = {
  readonly __typename?: 'ProductRows';
  /** From this position on, everything that the admin reads holds the changes. */
  readonly position: Scalars['Position']['output'];
  /** In the order in which they were sent. */
  readonly rows: ReadonlyArray<ProductRow>;
};

/** The product was added, changed, archived or restored. */
export type ProductSaved = {
  readonly __typename?: 'ProductSaved';
  /** Text to show to the user, for example: Item updated successfully */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current product. */
  readonly product: Product;
};

/** The order of a product list. */
export type ProductSort =
  /** The smallest spare length first. Needs `filter.space`; otherwise by name. */
  | 'best-fit'
  /** By name, A to Z. */
  | 'name'
  /** Newest first. */
  | 'newest'
  /** Most expensive first. */
  | 'price-down'
  /** Cheapest first. */
  | 'price-up'
  /** Best rated first. The average is weighted by the number of reviews. */
  | 'rating'
  /** Best match first. Without search words, newest first. */
  | 'relevance'
  /** Out of stock first, then low stock, then the rest; each group by name. */
  | 'stock';

/** The stock of a product in units. On hand = received + adjusted − gone + returned. */
export type ProductStock = {
  readonly __typename?: 'ProductStock';
  /** Sum of all stock count corrections; may be negative. */
  readonly adjusted: Scalars['Int']['output'];
  /** On hand minus reserved: what can be ordered now. */
  readonly available: Scalars['Int']['output'];
  /** The number of stock events. */
  readonly events: Scalars['Int']['output'];
  /** All units that left with orders. */
  readonly gone: Scalars['Int']['output'];
  /** The stock level. */
  readonly level: StockLevel;
  /** The low-stock limit in effect: the product's own, or the shop's. */
  readonly lowFrom: Scalars['Int']['output'];
  /** Units on the shelf, including reserved ones. */
  readonly onHand: Scalars['Int']['output'];
  /** The product's own limit; null if the shop's limit applies. */
  readonly ownLowFrom: Maybe<Scalars['Int']['output']>;
  /** All units received. */
  readonly received: Scalars['Int']['output'];
  /** Units held by orders that are being placed. */
  readonly reserved: Scalars['Int']['output'];
  /** All units returned from cancelled orders. */
  readonly returned: Scalars['Int']['output'];
  /** The shop's limit, for products without a limit of their own. */
  readonly shopLowFrom: Scalars['Int']['output'];
};

/** Suggestions to show while the user types. */
export type ProductSuggestions = {
  readonly __typename?: 'ProductSuggestions';
  /** The categories of the matches. */
  readonly categories: ReadonlyArray<CategoryMatches>;
  /** The best matches. The last word may be incomplete. */
  readonly items: ReadonlyArray<Product>;
  /** One entry per product. */
  readonly marks: ReadonlyArray<ProductMarks>;
  /** Search words that were corrected or replaced by synonyms. */
  readonly replacedWords: ReadonlyArray<ReplacedWord>;
  /** Total number of matches. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of a product. Missing values stay unchanged or do not matter. */
export type ProductValues = {
  /** The category of the product. */
  readonly category?: InputMaybe<Scalars['ID']['input']>;
  /** Units that can be ordered: 0 or more. */
  readonly countInStock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Facts about the product, all together. */
  readonly facts?: InputMaybe<ProductFactsInput>;
  /** Further pictures in the order of choice, at most seven, all together. */
  readonly furtherPictures?: InputMaybe<ReadonlyArray<FurtherPictureInput>>;
  /** URL of the picture. */
  readonly image?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, at most 80 characters. It belongs to the picture: a new picture has none until it is given. */
  readonly imageText?: InputMaybe<Scalars['String']['input']>;
  /** URL of the 3D model; null for none. */
  readonly modelUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** URL of the picture that the dark theme shows instead; null for none. A new picture has none until it is given. */
  readonly nightImage?: InputMaybe<Scalars['String']['input']>;
  /** Where the product is placed. */
  readonly placement?: InputMaybe<Placement>;
  /** Price of one unit: 0 or more. */
  readonly price?: InputMaybe<Scalars['Money']['input']>;
  /** Outer dimensions. */
  readonly size?: InputMaybe<SizeInput>;
};

/** The user's profile. Empty texts are unset. */
export type Profile = {
  readonly __typename?: 'Profile';
  /** Digits and plus signs only. */
  readonly contactNumber1: Scalars['String']['output'];
  /** Digits and plus signs only. */
  readonly contactNumber2: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** The user's address. */
  readonly shippingAddress: ProfileAddress;
};

/** The user's address. */
export type ProfileAddress = {
  readonly __typename?: 'ProfileAddress';
  /** House number and street. */
  readonly addressLine1: Scalars['String']['output'];
  /** Second address line. */
  readonly addressLine2: Scalars['String']['output'];
  /** A district of the province. */
  readonly district: Scalars['String']['output'];
  /** One of Sri Lanka's nine provinces. */
  readonly province: Scalars['String']['output'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['output'];
};

/** The user's address. */
export type ProfileAddressInput = {
  /** House number and street, at most 200 characters. */
  readonly addressLine1: Scalars['String']['input'];
  /** Second address line, at most 200 characters. */
  readonly addressLine2: Scalars['String']['input'];
  /** A district of the province. */
  readonly district: Scalars['String']['input'];
  /** One of Sri Lanka's nine provinces. */
  readonly province: Scalars['String']['input'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['input'];
};

/** The user's profile. All texts except name and e-mail may be empty. */
export type ProfileInput = {
  /** Digits and plus signs only, at most 20 characters. */
  readonly contactNumber1: Scalars['String']['input'];
  /** Digits and plus signs only, at most 20 characters. */
  readonly contactNumber2: Scalars['String']['input'];
  /** At most 254 characters. The account has a new address once it is verified. */
  readonly email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  readonly lastName: Scalars['String']['input'];
  /** Display name, at most 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The user's address. */
  readonly shippingAddress: ProfileAddressInput;
};

/** The profile was saved. */
export type ProfileSaved = {
  readonly __typename?: 'ProfileSaved';
  /** The current account. */
  readonly me: Me;
  /** Profile Saved Successfully! */
  readonly message: Scalars['String']['output'];
};

/** The code can be used now. Nothing is held until the order is placed. */
export type PromoAccepted = {
  readonly __typename?: 'PromoAccepted';
  /** The discount of these items. */
  readonly discount: Discount;
};

/** Why a promo code can't be used. */
export type PromoProblem =
  /** It has ended. */
  | 'ENDED'
  /** It starts later. */
  | 'NOT_STARTED'
  /** It is for none of the items. */
  | 'OTHER_ITEMS'
  /** The shop has paused it. */
  | 'PAUSED'
  /** The items that it is for cost too little. */
  | 'SUM_TOO_SMALL'
  /** There is no such code. */
  | 'UNKNOWN'
  /** The customer has used it as often as allowed. */
  | 'USED_BY_CUSTOMER'
  /** Its limit of orders is reached. */
  | 'USED_UP';

/** Answer of promoQuote. */
export type PromoQuoteResult = PromoAccepted | PromoRefused | TooManyTries;

/** The promo code can't be used. Nothing was ordered. */
export type PromoRefused = Refusal & {
  readonly __typename?: 'PromoRefused';
  /** The start of a code that has not started, the end of one that has ended. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The categories that it is for; empty if it names items. */
  readonly categories: ReadonlyArray<Scalars['ID']['output']>;
  /** Always PROMO_REFUSED. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** What the sum of the items lacks. */
  readonly missing: Maybe<Scalars['Money']['output']>;
  /** The code in capital letters. */
  readonly promoCode: Scalars['String']['output'];
  /** Why it can't be used. */
  readonly reason: PromoProblem;
};

/** A promotion. Its terms never change. */
export type Promotion = {
  readonly __typename?: 'Promotion';
  /** The amount of a fixed discount, or the most that a percentage gives; null for none. */
  readonly amount: Maybe<Scalars['Money']['output']>;
  /** The categories that it is for. All items if there are neither categories nor items. */
  readonly categories: ReadonlyArray<Scalars['ID']['output']>;
  /** The code in capital letters. */
  readonly code: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null if it has no end. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  /** The discounts of the placed orders. */
  readonly given: Scalars['Money']['output'];
  /** Orders that are being placed. */
  readonly held: Scalars['Int']['output'];
  /** What it gives. */
  readonly kind: PromotionBenefitKind;
  /** The minimum sum of the items that it is for. */
  readonly minSum: Scalars['Money']['output'];
  /** The percentage; null for another benefit. */
  readonly percent: Maybe<Scalars['Int']['output']>;
  /** IDs of the products that it is for. */
  readonly productIds: ReadonlyArray<Scalars['ID']['output']>;
  /** When it starts. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Its state now. */
  readonly state: PromotionState;
  /** Placed orders. */
  readonly used: Scalars['Int']['output'];
  /** Maximum number of orders; null for no limit. */
  readonly uses: Maybe<Scalars['Int']['output']>;
  /** Maximum number of orders of one customer; null for no limit. */
  readonly usesPerCustomer: Maybe<Scalars['Int']['output']>;
  /** IDs of the single variants that it is for. */
  readonly variantIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A change of a promotion by staff. */
export type PromotionAction =
  /** End the promotion. It can't start again. */
  | 'END'
  /** Refuse the code until it is resumed. */
  | 'PAUSE'
  /** Accept the code again. */
  | 'RESUME';

/** What a promotion gives. */
export type PromotionBenefitKind =
  /** An amount off the items. */
  | 'amount'
  /** The delivery fee. */
  | 'freeDelivery'
  /** A percentage of the items. */
  | 'percent';

/** A new promotion. */
export type PromotionInput = {
  /** The amount for AMOUNT; the most that PERCENT gives, or null. */
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  /** Empty together with productIds and variantIds for all items. */
  readonly categories?: ReadonlyArray<Scalars['ID']['input']>;
  /** 4 to 20 letters and digits. */
  readonly code: Scalars['String']['input'];
  /** When it ends; null for no end. */
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it gives. */
  readonly kind: PromotionBenefitKind;
  /** The minimum sum of the items that it is for. */
  readonly minSum?: Scalars['Money']['input'];
  /** 1 to 100, for PERCENT. */
  readonly percent?: InputMaybe<Scalars['Int']['input']>;
  /** IDs of products, each with all its variants. */
  readonly productIds?: ReadonlyArray<Scalars['ID']['input']>;
  /** When it starts. */
  readonly startsAt: Scalars['DateTime']['input'];
  /** Maximum number of orders; null for no limit. */
  readonly uses?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of orders of one customer; null for no limit. */
  readonly usesPerCustomer?: InputMaybe<Scalars['Int']['input']>;
  /** IDs of single variants. The first variant of a product has the product's ID. */
  readonly variantIds?: ReadonlyArray<Scalars['ID']['input']>;
};

/** One page of promotions, newest first. */
export type PromotionPage = {
  readonly __typename?: 'PromotionPage';
  /** The promotions of this page. */
  readonly items: ReadonlyArray<Promotion>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** Answer of createPromotion and changePromotion. */
export type PromotionResult = CommandReused | InvalidInput | NotFound | OrderClosed | PromotionSaved;

/** The promotion is stored. */
export type PromotionSaved = {
  readonly __typename?: 'PromotionSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the caller reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current promotion. */
  readonly promotion: Promotion;
};

/** The state of a promotion. */
export type PromotionState =
  /** It has ended, or staff ended it. */
  | 'ended'
  /** Staff paused it. */
  | 'paused'
  /** It starts later. */
  | 'planned'
  /** Orders can use it. */
  | 'running'
  /** Its limit of orders is reached. */
  | 'usedUp';

/** A changed promotion, or a position up to which nothing has changed. */
export type PromotionUpdate = {
  readonly __typename?: 'PromotionUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** The current promotion; null if nothing has changed since the given position. */
  readonly promotion: Maybe<Promotion>;
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** One order with the code. */
export type PromotionUse = {
  readonly __typename?: 'PromotionUse';
  /** The discount at the placing of the order. */
  readonly amount: Scalars['Money']['output'];
  /** When the use last changed. */
  readonly at: Scalars['DateTime']['output'];
  /** The ID of the order. */
  readonly orderId: Scalars['ID']['output'];
  /** The number of the order. */
  readonly orderNumber: Scalars['String']['output'];
  /** The use now. */
  readonly phase: PromotionUsePhase;
};

/** One page of uses, latest first. */
export type PromotionUsePage = {
  readonly __typename?: 'PromotionUsePage';
  /** The uses of this page. */
  readonly items: ReadonlyArray<PromotionUse>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** The use of a promotion by an order. */
export type PromotionUsePhase =
  /** The order is being placed. */
  | 'held'
  /** The order was rejected, cancelled or returned; the use is free again. */
  | 'released'
  /** The order is placed. */
  | 'used';

/** A published version of a page in one language. */
export type PublishedPage = {
  readonly __typename?: 'PublishedPage';
  /** When it was published. */
  readonly at: Scalars['DateTime']['output'];
  /** SHA-256 of its texts, in hexadecimal. It never changes. */
  readonly digest: Scalars['String']['output'];
  /** The text as HTML without scripts, styles, pictures and foreign tags. */
  readonly html: Scalars['String']['output'];
  /** Whether visitors see this version now. */
  readonly isLive: Scalars['Boolean']['output'];
  /** The language of title and text; another than the requested one if that has no text. */
  readonly language: Language;
  /** The part of the address that names the page. */
  readonly slug: Scalars['ID']['output'];
  /** The title; empty if the page has the shop's own title. */
  readonly title: Scalars['String']['output'];
  /** 1 for the first version. */
  readonly version: Scalars['Int']['output'];
};

/** A device that receives the shop's messages (Web Push), also while no page is open. */
export type PushDevice = {
  readonly __typename?: 'PushDevice';
  /** When messages were turned on. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it is the device of this request. */
  readonly current: Scalars['Boolean']['output'];
  /** Browser and system, for example Firefox on Linux. */
  readonly device: Scalars['String']['output'];
  /** The ID of the device. It is no credential. */
  readonly id: Scalars['ID']['output'];
  /** When the last message was sent to it; null before. */
  readonly lastMessageAt: Maybe<Scalars['DateTime']['output']>;
  /** What it receives. */
  readonly topics: PushTopics;
};

/** The devices were changed. */
export type PushDevicesChanged = {
  readonly __typename?: 'PushDevicesChanged';
  /** The current devices. */
  readonly devices: ReadonlyArray<PushDevice>;
};

/** A browser's subscription, as `PushSubscription.toJSON` returns it. */
export type PushSubscriptionInput = {
  /** The secret of the encryption, in base64url. */
  readonly auth: Scalars['String']['input'];
  /** Its address at a push service of a browser. */
  readonly endpoint: Scalars['String']['input'];
  /** The public key of the browser, in base64url. */
  readonly p256dh: Scalars['String']['input'];
};

/** What a device receives. */
export type PushTopics = {
  readonly __typename?: 'PushTopics';
  /** Alerts: back in stock and price drops. */
  readonly alerts: Scalars['Boolean']['output'];
  /** New orders, for people who work on orders. */
  readonly newOrders: Scalars['Boolean']['output'];
  /** Steps of the person's orders. */
  readonly orders: Scalars['Boolean']['output'];
};

/** What a device receives. */
export type PushTopicsInput = {
  /** Alerts: back in stock and price drops. */
  readonly alerts: Scalars['Boolean']['input'];
  /** New orders, for people who work on orders. */
  readonly newOrders: Scalars['Boolean']['input'];
  /** Steps of the person's orders. */
  readonly orders: Scalars['Boolean']['input'];
};

/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type Query = {
  readonly __typename?: 'Query';
  /** Accounts, sorted by e-mail address. `limit` is 1 to 100. */
  readonly accounts: AccountPage;
  /** Cancelled and returned orders whose goods are not in the shop yet, also of runs that are open. */
  readonly awaitedReturns: ReadonlyArray<BoardOrder>;
  /** The backups of the shop. */
  readonly backups: Backups;
  /** One order for staff; null if there is none with this number. */
  readonly boardOrder: Maybe<BoardOrder>;
  /** The orders that wait for a call. */
  readonly callQueue: CallQueue;
  /** The signed-in shopper's cart. */
  readonly cart: Cart;
  /** The figures of today's and this month's cash. */
  readonly cashFigures: CashFigures;
  /** The catalogue for staff. `limit` is 1 to 100. */
  readonly catalogue: CataloguePage;
  /** How many products the filter choices of the catalogue leave. */
  readonly catalogueCounts: CatalogueCounts;
  /** The number of products in each category. */
  readonly categoryCounts: ReadonlyArray<CategoryCount>;
  /** Closed delivery runs, latest day first. */
  readonly closedRuns: RunPage;
  /** Customers to place an order for, eight at most. Empty for a search of fewer than three characters. */
  readonly customers: ReadonlyArray<Customer>;
  /** The orders that are due on a zone's day. */
  readonly dayOrders: DayOrders;
  /** The zones' days from a date on. `days` is 1 to 42. */
  readonly deliveryCalendar: ReadonlyArray<ZoneCalendar>;
  /** The dates on which an order of today can be delivered. Without a district, the province decides. */
  readonly deliveryDates: DeliveryDates;
  /** The delivery zones. */
  readonly deliveryZones: DeliveryZones;
  /** Requested variants, sorted by the number of people, highest first. */
  readonly demand: DemandPage;
  /** People who can drive a run. */
  readonly drivers: ReadonlyArray<Driver>;
  /** Whether sign-in with Google, or with its stand-in, is available. */
  readonly googleSignIn: Scalars['Boolean']['output'];
  /**
   * The cart that a visitor keeps in the browser, with current prices and stock. Nothing is stored. At most 50 products,
   * without duplicates.
   */
  readonly guestCart: Cart;
  /**
   * The wish list that a visitor keeps in the browser, with current prices and stock. Nothing is stored. At most 100
   * variants, without duplicates.
   */
  readonly guestWishList: WishList;
  /** Whether a promotion is running. */
  readonly hasPromotions: Scalars['Boolean']['output'];
  /** The IDs of the reviews of a product that the signed-in user finds helpful, of those that are published. */
  readonly helpfulReviews: ReadonlyArray<Scalars['ID']['output']>;
  /** Events of the log, newest first. `limit` is 1 to 200. */
  readonly history: HistoryPage;
  /** The order board as it was. */
  readonly historyBoard: HistoryBoardResult;
  /** The differences in orders, stock and prices between two moments. */
  readonly historyComparison: HistoryComparisonResult;
  /** An overview of a section of the log. */
  readonly historyCourse: HistoryCourseResult;
  /** One event of the log. */
  readonly historyEvent: HistoryEventResult;
  /** The number of events over time. `buckets` is 1 to 500. */
  readonly historyHistogram: HistoryHistogram;
  /** The progress of the log index. */
  readonly historyIndexStatus: HistoryIndexStatus;
  /** The next or previous matching event; null if there is none. */
  readonly historyNext: Maybe<HistoryEntry>;
  /** An order as it was. */
  readonly historyOrder: HistoryOrderResult;
  /** A cart as it was. */
  readonly historyPastCart: HistoryPastCartResult;
  /** A product as it was. */
  readonly historyPastProduct: HistoryPastProductResult;
  /** The stock of a variant as it was. */
  readonly historyPastStock: HistoryPastStockResult;
  /** All products and variants in the log, by name. */
  readonly historyProducts: ReadonlyArray<HistoryProduct>;
  /** A report on the log up to an event. It runs in a thread of its own and stops if the client disconnects. */
  readonly historyReport: HistoryReportResult;
  /** The shop as it was. */
  readonly historyShop: HistoryShopResult;
  /** The stock of a product over a section of the log: at its start and after each event that changed it, at most 401 points. */
  readonly historyStock: ReadonlyArray<HistoryStockPoint>;
  /** Searches similar to one that finds nothing. `first` is 1 to 10. */
  readonly likelySearches: ReadonlyArray<LikelySearch>;
  /** The signed-in user; null for a visitor. */
  readonly me: Maybe<Me>;
  /** One review; null if there is none. */
  readonly moderatedReview: Maybe<ModeratedReview>;
  /** The addresses of the signed-in shopper's latest orders: at most five, newest first, without duplicates. */
  readonly myAddresses: ReadonlyArray<UsedAddress>;
  /** The emails that the user gets. */
  readonly myMailTopics: MailTopics;
  /** The signed-in shopper's orders, newest first. `limit` is 1 to 100. */
  readonly myOrders: OrderPage;
  /** The signed-in user's reports, newest first. `limit` is 1 to 100. */
  readonly myReports: IssueReportPage;
  /** The signed-in user's own reviews of some products. */
  readonly myReviews: ReadonlyArray<OwnReview>;
  /** The user's open alerts about stock, oldest first. */
  readonly myStockAlerts: ReadonlyArray<StockAlert>;
  /** The signed-in shopper's wish list. */
  readonly myWishList: WishList;
  /** Whether the shop is open, and how far its opening is. */
  readonly opening: Opening;
  /** One of the user's own orders, or any order for an admin; null if there is none. */
  readonly order: Maybe<Order>;
  /** All orders except cancelled ones: undelivered orders first, then newest first. `limit` is 1 to 200. */
  readonly orderBoard: OrderBoardPage;
  /** One of the user's own orders by its number, or any order for an admin; null if there is none. */
  readonly orderByNumber: Maybe<Order>;
  /** The event that set a value of an order; null if the order does not exist or the log index does not hold the event yet. */
  readonly orderSource: Maybe<OrderSource>;
  /** Products on sale that were ordered together with a product at least three times, the most frequent first. `first` is 1 to 20. */
  readonly orderedTogether: ReadonlyArray<Product>;
  /** The signed-in driver's runs that are not closed, by day. */
  readonly ownRuns: ReadonlyArray<Run>;
  /** Orders for their packing slips, in the order of the IDs. */
  readonly packingSlips: ReadonlyArray<BoardOrder>;
  /** A page of the shop; null if visitors don't see it, or it has no such version. */
  readonly page: Maybe<PublishedPage>;
  /** A text as visitors would see it. */
  readonly pagePreview: PagePreview;
  /** The texts of a version of a page; version 0 is the drafts. Null if there is none. */
  readonly pageTexts: Maybe<PageTexts>;
  /** One product; null if there is none with this ID. */
  readonly product: Maybe<Product>;
  /** How many products each further filter choice would leave. */
  readonly productFacets: ProductFacets;
  /** The history of a product, even if it is no longer sold; null if there is no such product. */
  readonly productHistory: Maybe<ProductHistory>;
  /** Suggestions for the words being typed. `first` is 1 to 20. */
  readonly productSuggestions: ProductSuggestions;
  /** The matching products. `limit` is 1 to 100. */
  readonly products: ProductPage;
  /** Products on sale in the order of their IDs, each once. Others are left out. At most 100 IDs. */
  readonly productsByIds: ReadonlyArray<Product>;
  /** The discount that a promo code gives for these items. Unknown codes are counted and limited. */
  readonly promoQuote: PromoQuoteResult;
  /** The orders with a promo code, latest first. */
  readonly promotionUses: PromotionUsePage;
  /** Promotions, newest first. */
  readonly promotions: PromotionPage;
  /** The user's devices that receive messages, oldest first. */
  readonly pushDevices: ReadonlyArray<PushDevice>;
  /** The public key (VAPID) to which a browser binds its subscription; null if messages are off. */
  readonly pushKey: Maybe<Scalars['String']['output']>;
  /** The state of the read models. */
  readonly readModels: ReadModels;
  /** The number of reports in each state. */
  readonly reportStates: ReadonlyArray<IssueReportStatusCount>;
  /** All reports, newest first. `limit` is 1 to 100. */
  readonly reports: IssueReportInbox;
  /** Roles of the staff in a restored backup, until an owner answers each with `grantRole`. */
  readonly restoredRoles: ReadonlyArray<RestoredRole>;
  /** Reviews at one state. `limit` is 1 to 100. */
  readonly reviewQueue: ReviewQueue;
  /** One delivery run. Drivers see their own. */
  readonly run: Maybe<Run>;
  /** Delivery runs of a day; without a day, all runs that are not closed, by day. */
  readonly runs: ReadonlyArray<Run>;
  /** The user's sessions, oldest first. */
  readonly sessions: ReadonlyArray<Session>;
  /** An account's last 100 sessions, oldest first; empty if there is no such account. */
  readonly sessionsOf: ReadonlyArray<Session>;
  /** The wish list that is shared by a link; null if none is. */
  readonly sharedWishList: Maybe<SharedWishList>;
  /** The shop as its visitors know it. Every page of the shop already holds it. */
  readonly shop: Shop;
  /** The days of the whole shop from one date to another, at most 800 days. */
  readonly shopCalendar: ShopCalendar;
  /** The pages of the shop, for owners. */
  readonly shopPages: ShopPages;
  /** The settings of the whole shop. */
  readonly shopSettings: ShopSettings;
  /** The values that a text can contain. */
  readonly shopValues: ReadonlyArray<ShopValue>;
  /** The stock changes of a product, newest first; null if the product never existed. `limit` is 1 to 100. */
  readonly stockLedger: Maybe<StockLedger>;
  /** The figures of the current day. */
  readonly today: Today;
  /** An order by its number and a phone number or e-mail address of its delivery address. By POST only. Counts for the limits of the network address and the number. */
  readonly trackOrder: TrackOrderResult;
  /** The names of the read models that can be verified. */
  readonly verifiableModels: ReadonlyArray<Scalars['ID']['output']>;
  /** Folds the stock events of a product again and compares the result; null if the product never existed. */
  readonly verifyStock: Maybe<StockVerification>;
  /** The people who wait for a variant, in the order in which they asked. */
  readonly waitingPeople: WaitingPeoplePage;
  /** A subscription; null if there is none with this ID. */
  readonly webhook: Maybe<Webhook>;
  /** The kinds of messages that a subscription can have. */
  readonly webhookKinds: ReadonlyArray<Scalars['String']['output']>;
  /** Subscriptions of other systems, oldest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryAccountsArgs = {
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  staff?: Scalars['Boolean']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryAwaitedReturnsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryBoardOrderArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCallQueueArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCartArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCashFiguresArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCatalogueArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Scalars['ID']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CatalogueFilter>;
  limit?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<ProductSort>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCatalogueCountsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Scalars['ID']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryClosedRunsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryCustomersArgs = {
  search: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryDayOrdersArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  date: Scalars['String']['input'];
  zoneId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryDeliveryCalendarArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  days?: Scalars['Int']['input'];
  from: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryDeliveryDatesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  district: InputMaybe<Scalars['String']['input']>;
  language?: Language;
  province: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryDeliveryZonesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryDemandArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter?: DemandFilter;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryGuestCartArgs = {
  lines: ReadonlyArray<GuestCartLineInput>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryGuestWishListArgs = {
  items: ReadonlyArray<GuestWishInput>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHelpfulReviewsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  productId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryArgs = {
  before: InputMaybe<Scalars['Int']['input']>;
  filter: InputMaybe<HistoryFilter>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryBoardArgs = {
  at: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryComparisonArgs = {
  a: Scalars['String']['input'];
  b: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryCourseArgs = {
  from: InputMaybe<Scalars['String']['input']>;
  to: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryEventArgs = {
  number: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryHistogramArgs = {
  buckets?: Scalars['Int']['input'];
  filter: InputMaybe<HistoryFilter>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryNextArgs = {
  back?: Scalars['Boolean']['input'];
  filter: InputMaybe<HistoryFilter>;
  number: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryOrderArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  order: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryPastCartArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  user: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryPastProductArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryPastStockArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryReportArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  byProduct?: Scalars['Boolean']['input'];
  category: InputMaybe<Scalars['ID']['input']>;
  from: InputMaybe<Scalars['DateTime']['input']>;
  name: HistoryReportName;
  province: InputMaybe<Scalars['String']['input']>;
  to: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryShopArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  products: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryHistoryStockArgs = {
  first: Scalars['Int']['input'];
  last: Scalars['Int']['input'];
  product: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryLikelySearchesArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryModeratedReviewArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyAddressesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyOrdersArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyReportsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyReviewsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyStockAlertsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryMyWishListArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOpeningArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOrderArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOrderBoardArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cancelled?: Scalars['Boolean']['input'];
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OrderFilter>;
  limit?: Scalars['Int']['input'];
  province: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort?: OrderSort;
  status: InputMaybe<OrderStatus>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOrderByNumberArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  number: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOrderSourceArgs = {
  order: Scalars['ID']['input'];
  value: OrderValue;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOrderedTogetherArgs = {
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryOwnRunsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPackingSlipsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPageArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  language?: Language;
  slug: Scalars['ID']['input'];
  version: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPagePreviewArgs = {
  text: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPageTextsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  slug: Scalars['ID']['input'];
  version?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductFacetsArgs = {
  category: InputMaybe<Scalars['ID']['input']>;
  filter: InputMaybe<ProductFilter>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductHistoryArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Scalars['ID']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  limit?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<ProductSort>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryProductsByIdsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPromoQuoteArgs = {
  code: Scalars['String']['input'];
  items: ReadonlyArray<OrderLineInput>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPromotionUsesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  code: Scalars['String']['input'];
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryPromotionsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryReportsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  search: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<IssueReportStatus>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryReviewQueueArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  fewStars?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  state: ReviewState;
  withPhotos?: Scalars['Boolean']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryRunArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryRunsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  date: InputMaybe<Scalars['String']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QuerySessionsOfArgs = {
  accountId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QuerySharedWishListArgs = {
  link: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryShopArgs = {
  language: Language;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryShopCalendarArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryShopPagesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryShopSettingsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryStockLedgerArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryTrackOrderArgs = {
  contact: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryVerifyStockArgs = {
  productId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryWaitingPeopleArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** Reads. With `after`, a query waits up to two seconds until the answer holds every event up to that position. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/** The current price of some items. */
export type Quote = {
  readonly __typename?: 'Quote';
  /** The flat delivery fee. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The discount by the promo code; null without one. */
  readonly discount: Maybe<Discount>;
  /** One entry per product. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** The sum of all lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** Subtotal plus delivery fee, less the discount. */
  readonly total: Scalars['Money']['output'];
};

/** The current price of one product. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** Quantity multiplied by price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** The chosen option values; empty for a product without options. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** Current price of one unit. */
  readonly price: Scalars['Money']['output'];
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** The number of matching products with at least a given rating. */
export type RatingCount = {
  readonly __typename?: 'RatingCount';
  /** The number of products. */
  readonly count: Scalars['Int']['output'];
  /** Minimum average number of stars. */
  readonly minRating: Scalars['Int']['output'];
};

/** Documents that are folded from the log for one purpose. */
export type ReadModel = {
  readonly __typename?: 'ReadModel';
  /** Events not yet processed. */
  readonly behind: Scalars['Int']['output'];
  /** The collection that is being built; null if there is none. */
  readonly building: Maybe<ReadModelBuild>;
  /** Approximate size in bytes. */
  readonly bytes: Scalars['Float']['output'];
  /** The number of documents. */
  readonly documents: Scalars['Int']['output'];
  /** The number of the last event in it. */
  readonly event: Scalars['Int']['output'];
  /** Its speed in events per second; null until known. */
  readonly eventsPerSecond: Maybe<Scalars['Float']['output']>;
  /** Its name, for example orders. */
  readonly id: Scalars['ID']['output'];
  /** The latest job; null if there was none. */
  readonly job: Maybe<ReadModelJob>;
  /** Collections that no longer serve readers and can be dropped. */
  readonly kept: ReadonlyArray<Scalars['String']['output']>;
  /** The collection that serves readers. */
  readonly serving: Scalars['String']['output'];
  /** The version of its schema. */
  readonly version: Scalars['Int']['output'];
};

/** What an admin can do with a read model while it serves readers. */
export type ReadModelAction =
  /** Delete a collection that no longer serves readers. */
  | 'drop'
  /** Build a new collection from the log, compare it with the current one, and switch. */
  | 'rebuild'
  /** Compare it with the log. */
  | 'verify';

/** A collection that is being built from the log while another one serves readers. */
export type ReadModelBuild = {
  readonly __typename?: 'ReadModelBuild';
  /** The name of the collection. */
  readonly collection: Scalars['String']['output'];
  /** The number of the last event in it. */
  readonly event: Scalars['Int']['output'];
  /** Its speed in events per second; null until known. */
  readonly eventsPerSecond: Maybe<Scalars['Float']['output']>;
};

/** The read model is busy with another job. Try again when that job has ended. */
export type ReadModelBusy = Refusal & {
  readonly __typename?: 'ReadModelBusy';
  /** Always READ_MODEL_BUSY. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The latest job of a read model. */
export type ReadModelJob = {
  readonly __typename?: 'ReadModelJob';
  /** What the job does. */
  readonly action: ReadModelAction;
  /** When the job last reported; null until it starts. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The admin who requested it; null if it was started from the command line. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Its progress from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** The state of the job. */
  readonly state: ReadModelJobState;
  /** The result, as text to show to the user; empty until the job ends. */
  readonly text: Scalars['String']['output'];
};

/** The job was accepted. */
export type ReadModelJobAccepted = {
  readonly __typename?: 'ReadModelJobAccepted';
  /** Text to show to the user while the job runs. */
  readonly message: Scalars['String']['output'];
  /** All read models. */
  readonly readModels: ReadModels;
};

/** The state of a read model job. */
export type ReadModelJobState =
  /** The job has finished without problems. */
  | 'done'
  /** The job failed or found differences. */
  | 'failed'
  /** The job is running. */
  | 'running'
  /** The job has not started. */
  | 'waiting';

/** Why the read models could not be updated. */
export type ReadModelProblem = {
  readonly __typename?: 'ReadModelProblem';
  /** When it last happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether the problem persists. */
  readonly lasting: Scalars['Boolean']['output'];
  /** What happened. */
  readonly text: Scalars['String']['output'];
};

/** Answer of the commands about read models. */
export type ReadModelResult = NotFound | ReadModelBusy | ReadModelJobAccepted;

/** All read models, as seen by the answering process. */
export type ReadModels = {
  readonly __typename?: 'ReadModels';
  /** The number of events in the log; 0 while unknown. */
  readonly events: Scalars['Int']['output'];
  /** The read models. */
  readonly items: ReadonlyArray<ReadModel>;
  /** The last update failure since this process started; null if there was none. */
  readonly problem: Maybe<ReadModelProblem>;
};

/** The read models have changed. */
export type ReadModelsUpdate = {
  readonly __typename?: 'ReadModelsUpdate';
  /** The backups of the shop. */
  readonly backups: Backups;
  /** The reader has everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** Their current state. */
  readonly readModels: ReadModels;
};

/** Answer of receiveReturn. */
export type ReceiveReturnResult = NotFound | ReturnReceived;

/** A refused command. Nothing was stored. */
export type Refusal = {
  /** A stable code for programs. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** Why a command was refused: a stable code. */
export type RefusalCode =
  /** No backup can begin. */
  | 'BACKUP_REFUSED'
  /** The order has no items. */
  | 'CART_EMPTY'
  /** Another user has changed the order since it was shown. */
  | 'CHANGED_MEANWHILE'
  /** The code or token is wrong, used or expired. */
  | 'CODE_REFUSED'
  /** The command ID was already used for a different command. */
  | 'COMMAND_REUSED'
  /** The chosen delivery day is full, closed or no longer possible. */
  | 'DELIVERY_DAY_TAKEN'
  /** The account drives an open delivery run. */
  | 'DRIVES_RUN'
  /** An account with this e-mail address already exists. */
  | 'EMAIL_TAKEN'
  /** The account's e-mail address must be verified first. */
  | 'EMAIL_UNVERIFIED'
  /** Some fields have invalid values. */
  | 'INVALID_INPUT'
  /** The shop must always have an owner. */
  | 'LAST_ADMIN'
  /** Only buyers whose order was delivered can review the product. */
  | 'NOT_DELIVERED'
  /** The product, order or cart line does not exist or belongs to another account. */
  | 'NOT_FOUND'
  /** The order has moved on or was cancelled, so it can no longer be changed this way. */
  | 'ORDER_CLOSED'
  /** Owners cannot do this to the account they are signed in with. */
  | 'OWN_ACCOUNT'
  /** Another owner changed or published the page in the meantime. */
  | 'PAGE_CHANGED'
  /** The total has changed since it was shown. */
  | 'PRICE_CHANGED'
  /** Another user has changed the product since it was shown. */
  | 'PRODUCT_CHANGED'
  /** The promo code can't be used. */
  | 'PROMO_REFUSED'
  /** The read model is busy with another job. */
  | 'READ_MODEL_BUSY'
  /** Another owner changed the role in the meantime. */
  | 'ROLE_CHANGED'
  /** The phase of the delivery run doesn't allow this. */
  | 'RUN_NOT_OPEN'
  /** The shop is not open yet, or its owner has closed it for a while. */
  | 'SHOP_NOT_OPEN'
  /** The e-mail address or the password is wrong. */
  | 'SIGN_IN_REFUSED'
  /** Fewer units are in stock than requested. */
  | 'STOCK_SHORTAGE'
  /** Some stops of the delivery run have no answer yet. */
  | 'STOPS_UNANSWERED'
  /** The stop of the delivery run has an answer already. */
  | 'STOP_ANSWERED'
  /** Too many attempts, or too much in a period of time. Wait before trying again. */
  | 'TOO_MANY_TRIES';

/** Answer of removeFromCart. */
export type RemoveFromCartResult = CartChanged | CommandReused | NotFound;

/** Answer of removeFromWishList. */
export type RemoveFromWishListResult = CommandReused | NotFound | WishListChanged;

/** Answer of removePushDevice. */
export type RemovePushDeviceResult = NotFound | PushDevicesChanged;

/** A search word that was corrected or replaced by synonyms. */
export type ReplacedWord = {
  readonly __typename?: 'ReplacedWord';
  /** Why it was replaced. */
  readonly reason: ReplacementReason;
  /** The words that were searched for: at least one of them found a product. */
  readonly replacements: ReadonlyArray<Scalars['String']['output']>;
  /** The word as typed, in lower case. */
  readonly typed: Scalars['String']['output'];
};

/** Why a search word was replaced. */
export type ReplacementReason =
  /** A synonym was used. */
  | 'synonym'
  /** The word was probably mistyped. */
  | 'typo';

/** Answer of resetPassword. */
export type ResetPasswordResult = CodeRefused | InvalidInput | PasswordSet | TooManyTries;

/** Answer of restoreWish. */
export type RestoreWishResult = CommandReused | InvalidInput | NotFound | WishListChanged;

/** A role of a restored backup, which waits for an owner. */
export type RestoredRole = {
  readonly __typename?: 'RestoredRole';
  /** The account, which is a customer until then. */
  readonly account: Account;
  /** Its role in the backup. */
  readonly role: Role;
};

/** Answer of resubscribe. */
export type ResubscribeResult = NotFound | Resubscribed;

/** The emails come again. */
export type Resubscribed = {
  readonly __typename?: 'Resubscribed';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The goods of a returned order are in the shop. */
export type ReturnReceived = {
  readonly __typename?: 'ReturnReceived';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The order. */
  readonly order: BoardOrder;
  /** The position of the command's last event. */
  readonly position: Scalars['Position']['output'];
};

/** A number of units of one variant. */
export type ReturnedItem = {
  readonly __typename?: 'ReturnedItem';
  /** The ID of the variant. */
  readonly productId: Scalars['ID']['output'];
  /** All units that came back. */
  readonly quantity: Scalars['Int']['output'];
};

/** One buyer's opinion of one product. */
export type Review = {
  readonly __typename?: 'Review';
  /** The shop's answer; null if there is none. */
  readonly answer: Maybe<ReviewAnswer>;
  /** The comment; may be empty. */
  readonly comment: Scalars['String']['output'];
  /** When it was written or last revised. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The number of people who find it helpful. */
  readonly helpfulCount: Scalars['Int']['output'];
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The author's display name, or Anonymous. */
  readonly name: Scalars['String']['output'];
  /** The option values of the variant that the author bought, at that time; empty without options and if unknown. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
  /** URLs of the photos. */
  readonly photos: ReadonlyArray<Scalars['String']['output']>;
  /** 1 to 5 stars. */
  readonly rating: Scalars['Int']['output'];
};

/** The shop's answer to a review. */
export type ReviewAnswer = {
  readonly __typename?: 'ReviewAnswer';
  /** When it was first written. */
  readonly at: Scalars['DateTime']['output'];
  /** When it was last revised; null if it never was. */
  readonly revisedAt: Maybe<Scalars['DateTime']['output']>;
  /** The text. */
  readonly text: Scalars['String']['output'];
};

/** Another change came first. This command changed nothing. */
export type ReviewChangedMeanwhile = Refusal & {
  readonly __typename?: 'ReviewChangedMeanwhile';
  /** Always CHANGED_MEANWHILE. */
  readonly code: RefusalCode;
  /** Names the change. */
  readonly message: Scalars['String']['output'];
  /** The current review. */
  readonly review: ModeratedReview;
};

/** The numbers of reviews at each state. */
export type ReviewCounts = {
  readonly __typename?: 'ReviewCounts';
  /** Hidden. */
  readonly hidden: Scalars['Int']['output'];
  /** Published. */
  readonly published: Scalars['Int']['output'];
  /** Waiting for approval. */
  readonly waiting: Scalars['Int']['output'];
};

/** Why the shop hid a review. */
export type ReviewHideReason =
  /** Advertising. */
  | 'Advertising'
  /** An insult or a threat. */
  | 'Insult or threat'
  /** It is not about the item. */
  | 'Not about the item'
  /** A person or an address can be recognised. */
  | 'A person or an address can be recognised'
  /** It is against the law. */
  | 'Against the law';

/** The review was changed. */
export type ReviewModerated = {
  readonly __typename?: 'ReviewModerated';
  /** For example: Review published */
  readonly message: Scalars['String']['output'];
  /** From this position on, every reader sees the change. */
  readonly position: Scalars['Position']['output'];
  /** The current review. */
  readonly review: ModeratedReview;
};

/** A change of a review by staff. Exactly one field must be given. */
export type ReviewModerationInput = {
  /** Answer it, or revise the answer: 1 to 2,000 characters. */
  readonly answer?: InputMaybe<Scalars['String']['input']>;
  /** Hide it for this reason. */
  readonly hide?: InputMaybe<ReviewHideReason>;
  /** Let it wait again: takes a decision back. */
  readonly hold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hide one photo, or show it again. */
  readonly photo?: InputMaybe<ReviewPhotoChange>;
  /** Publish it, with this answer if it is not empty. */
  readonly publish?: InputMaybe<ReviewPublication>;
};

/** A photo of a review, as its author and staff see it. */
export type ReviewPhoto = {
  readonly __typename?: 'ReviewPhoto';
  /** Whether staff hid it. */
  readonly hidden: Scalars['Boolean']['output'];
  /** The URL. */
  readonly url: Scalars['String']['output'];
};

/** A change of one photo. */
export type ReviewPhotoChange = {
  /** Whether to hide it. */
  readonly hidden: Scalars['Boolean']['input'];
  /** The number of the photo, from 1. */
  readonly number: Scalars['Int']['input'];
};

/** How a review is published. */
export type ReviewPublication = {
  /** The shop's answer, stored together with it; none if empty. */
  readonly answer?: InputMaybe<Scalars['String']['input']>;
};

/** Reviews at one state. */
export type ReviewQueue = {
  readonly __typename?: 'ReviewQueue';
  /** Whether new reviews wait for approval. */
  readonly approval: Scalars['Boolean']['output'];
  /** All reviews by state. */
  readonly counts: ReviewCounts;
  /** Waiting reviews oldest first, others newest first. */
  readonly items: ReadonlyArray<ModeratedReview>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
};

/** A review has changed. */
export type ReviewQueueUpdate = {
  readonly __typename?: 'ReviewQueueUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The review; null if nothing has changed since the given position. */
  readonly review: Maybe<ModeratedReview>;
};

/** The review was saved. */
export type ReviewSaved = {
  readonly __typename?: 'ReviewSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, every reader of the product sees the review. */
  readonly position: Scalars['Position']['output'];
  /** The product with its reviews; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The current review. */
  readonly review: OwnReview;
};

/** Orders of the reviews of a product. */
export type ReviewSort =
  /** Most stars first. */
  | 'highest'
  /** Fewest stars first. */
  | 'lowest'
  /** By the number of people who find a review helpful. */
  | 'helpful'
  /** Newest first. */
  | 'newest';

/** Whether customers see a review. Only published reviews count in averages. */
export type ReviewState =
  /** The shop hid it. */
  | 'hidden'
  /** Everyone sees it. */
  | 'published'
  /** It waits for approval. */
  | 'waiting';

/** An event of a review. */
export type ReviewTimelineEntry = {
  readonly __typename?: 'ReviewTimelineEntry';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it; null if the account is erased, or for a name that the reader may not see. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** What happened. */
  readonly kind: ReviewTimelineKind;
  /** The number of the photo, from 1; null for other events. */
  readonly photo: Maybe<Scalars['Int']['output']>;
  /** Why it was hidden; null for other events. */
  readonly reason: Maybe<ReviewHideReason>;
};

/** Kinds of events of a review. */
export type ReviewTimelineKind =
  /** Staff answered it. */
  | 'ANSWERED'
  /** The author was erased. */
  | 'AUTHOR_ERASED'
  /** Staff took a decision back. */
  | 'HELD'
  /** Staff hid it. */
  | 'HIDDEN'
  /** Staff hid a photo. */
  | 'PHOTO_HIDDEN'
  /** Staff showed a photo again. */
  | 'PHOTO_SHOWN'
  /** Staff published it. */
  | 'PUBLISHED'
  /** The author revised it. */
  | 'REVISED'
  /** The author wrote it. */
  | 'SUBMITTED';

/** The vote was stored. */
export type ReviewVoteSaved = {
  readonly __typename?: 'ReviewVoteSaved';
  /** Whether the user finds it helpful now. */
  readonly helpful: Scalars['Boolean']['output'];
  /** For example: Marked as helpful */
  readonly message: Scalars['String']['output'];
  /** From this position on, every reader of the product sees the vote. */
  readonly position: Scalars['Position']['output'];
  /** The review with the new number of votes. */
  readonly review: Review;
};

/** What the caller may do. The server's session decides it, never the input. */
export type Role =
  /** The owner, who may do everything. */
  | 'admin'
  /** Reads the history and figures, without names. */
  | 'analyst'
  /** Items and stock. */
  | 'catalogue'
  /** Only their own runs. */
  | 'driver'
  /** Orders, calls, runs and cash. */
  | 'orders'
  /** A customer. */
  | 'shopper'
  /** Issue reports and calls; reads orders. */
  | 'support';

/** The role is no longer the expected one. */
export type RoleChanged = Refusal & {
  readonly __typename?: 'RoleChanged';
  /** The account as it is now. */
  readonly account: Account;
  /** Who changed it; null if unknown. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Always ROLE_CHANGED. */
  readonly code: RefusalCode;
  /** A description of the problem. */
  readonly message: Scalars['String']['output'];
};

/** A role was granted to an account. */
export type RoleGranted = {
  readonly __typename?: 'RoleGranted';
  /** The current account. */
  readonly account: Account;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** One item of a cart in a room plan. */
export type RoomPiece = {
  readonly __typename?: 'RoomPiece';
  /** Numbers the units of one product, from 1. */
  readonly copy: Scalars['Int']['output'];
  /** The position of the item; null if its owner removed it from the room. */
  readonly place: Maybe<RoomPlace>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
};

/** One item of a cart in a room plan. */
export type RoomPieceInput = {
  /** Numbers the units of one product, from 1. */
  readonly copy: Scalars['Int']['input'];
  /** The position of the item. Leave out if it was removed from the room. */
  readonly place?: InputMaybe<RoomPlaceInput>;
  /** The ID of the product. */
  readonly productId: Scalars['ID']['input'];
};

/** The position of an item in a room, in whole centimetres from the left corner of the back wall. */
export type RoomPlace = {
  readonly __typename?: 'RoomPlace';
  /** From the back wall to the nearest edge of the item. */
  readonly backCm: Scalars['Int']['output'];
  /** From the floor to the lower edge of the item. */
  readonly bottomCm: Scalars['Int']['output'];
  /** From the left wall to the nearest edge of the item. */
  readonly leftCm: Scalars['Int']['output'];
  /** 0, 90, 180 or 270 degrees, anticlockwise seen from above. At 0 the item faces the front. */
  readonly turn: Scalars['Int']['output'];
};

/** The position of an item in a room, in whole centimetres from the left corner of the back wall. */
export type RoomPlaceInput = {
  /** From the back wall to the nearest edge of the item. */
  readonly backCm: Scalars['Int']['input'];
  /** From the floor to the lower edge of the item. */
  readonly bottomCm: Scalars['Int']['input'];
  /** From the left wall to the nearest edge of the item. */
  readonly leftCm: Scalars['Int']['input'];
  /** 0, 90, 180 or 270 degrees. */
  readonly turn: Scalars['Int']['input'];
};

/** A room and the items in it. */
export type RoomPlan = {
  readonly __typename?: 'RoomPlan';
  /** Depth along the left wall. */
  readonly depthCm: Scalars['Int']['output'];
  /** Height from floor to ceiling. */
  readonly heightCm: Scalars['Int']['output'];
  /** Items of the cart, including those that have since left the cart. */
  readonly pieces: ReadonlyArray<RoomPiece>;
  /** Width along the back wall. */
  readonly widthCm: Scalars['Int']['output'];
};

/** A room of 1.5 to 12 metres on each side and 2 to 6 metres in height, with at most 24 items. */
export type RoomPlanInput = {
  /** Depth along the left wall. */
  readonly depthCm: Scalars['Int']['input'];
  /** Height from floor to ceiling. */
  readonly heightCm: Scalars['Int']['input'];
  /** Each item once. */
  readonly pieces: ReadonlyArray<RoomPieceInput>;
  /** Width along the back wall. */
  readonly widthCm: Scalars['Int']['input'];
};

/** One variant in a row of a bulk change. */
export type RowVariantInput = {
  /** The values to change, or those of a new variant. */
  readonly changes?: InputMaybe<VariantChanges>;
  /** The variant; leave out for the variant on sale with these option values, or for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** The values that the admin saw. Without an ID, leave it out for a new variant. */
  readonly seen?: InputMaybe<VariantChanges>;
  /** The value of each option, in the order of the options. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** The variants in one row of a bulk change. All rows together have at most 100. */
export type RowVariantsInput = {
  /** Names of the options; of a new product, its options. The row is refused if the product has others. */
  readonly options: ReadonlyArray<Scalars['String']['input']>;
  /** The variants to change or add. To archive a product, all its variants on sale as the admin saw them. */
  readonly variants: ReadonlyArray<RowVariantInput>;
};

/** A delivery run: one driver's tour on one day. */
export type Run = {
  readonly __typename?: 'Run';
  /** When it was closed. */
  readonly closedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of the staff member who closed it. */
  readonly closedBy: Maybe<Scalars['String']['output']>;
  /** The cash collected so far. */
  readonly collected: Scalars['Money']['output'];
  /** The day in Colombo, for example 2026-11-27. */
  readonly date: Scalars['String']['output'];
  /** The latest orders that left the run without its planner, oldest first, at most 20. */
  readonly departures: ReadonlyArray<RunDeparture>;
  /** Handed in minus collected; null before the run is closed. */
  readonly difference: Maybe<Scalars['Money']['output']>;
  /** Why they differ; null if they don't. */
  readonly differenceReason: Maybe<CashDifferenceReason>;
  /** Words about the difference; empty if there are none. */
  readonly differenceWords: Scalars['String']['output'];
  /** The driver; null if none is chosen. */
  readonly driver: Maybe<Driver>;
  /** Number of changes to the plan and its stops. Commands on the plan send the one they saw. */
  readonly edition: Scalars['Int']['output'];
  /** When its driver was back. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The cash handed in; null before the run is closed. */
  readonly handedIn: Maybe<Scalars['Money']['output']>;
  /** The ID, for example 2026-11-27.2. */
  readonly id: Scalars['ID']['output'];
  /** The time of departure, for example 07:30; null if it is open. */
  readonly leavesAt: Maybe<Scalars['String']['output']>;
  /** The number of the run on its day. */
  readonly number: Scalars['Int']['output'];
  /** The phase of the run. */
  readonly phase: RunPhase;
  /** When it was planned. */
  readonly plannedAt: Scalars['DateTime']['output'];
  /** When it started. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** The stops in the order of the tour. */
  readonly stops: ReadonlyArray<RunStop>;
  /** The amount to collect at all stops. */
  readonly toCollect: Scalars['Money']['output'];
  /** The zone it was planned for; null for selected orders. */
  readonly zoneId: Maybe<Scalars['ID']['output']>;
  /** The name of that zone; null if there is none. */
  readonly zoneName: Maybe<Scalars['String']['output']>;
};

/** Another staff member changed the run. */
export type RunChangedMeanwhile = Refusal & {
  readonly __typename?: 'RunChangedMeanwhile';
  /** A stable code for programs. */
  readonly code: RefusalCode;
  /** The run as it is now; null if it doesn't exist. */
  readonly current: Maybe<Run>;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** An order that left a run without its planner. */
export type RunDeparture = {
  readonly __typename?: 'RunDeparture';
  /** When it left. */
  readonly at: Scalars['DateTime']['output'];
  /** Why it left. */
  readonly because: RunDepartureReason;
  /** The number of the order. */
  readonly orderNumber: Scalars['String']['output'];
};

/** Why an order left a run without its planner. */
export type RunDepartureReason =
  /** The order is on another run. */
  | 'on another run'
  /** The order has another delivery day or zone, or its customer's account was erased. */
  | 'order changed'
  /** The order was delivered, cancelled or returned. */
  | 'order closed';

/** The run has another phase, or its stop has an answer. */
export type RunNotOpen = Refusal & {
  readonly __typename?: 'RunNotOpen';
  /** A stable code for programs. */
  readonly code: RefusalCode;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** One page of closed runs. */
export type RunPage = {
  readonly __typename?: 'RunPage';
  /** The runs. */
  readonly items: ReadonlyArray<Run>;
  /** The cursor of the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** The phase of a delivery run. */
export type RunPhase =
  /** Its driver is back at the shop. */
  | 'back'
  /** Its cash is settled. */
  | 'closed'
  /** It does not take place. */
  | 'discarded'
  /** Its driver is delivering. */
  | 'on the road'
  /** Planned; its orders can be chosen and sorted. */
  | 'planned';

/** Driver, zone and departure of a run. */
export type RunPlanInput = {
  /** The driver's account; null if none is chosen yet. */
  readonly driverId?: InputMaybe<Scalars['ID']['input']>;
  /** The time of departure, for example 07:30. */
  readonly leavesAt?: InputMaybe<Scalars['String']['input']>;
  /** The zone; null for selected orders. */
  readonly zoneId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of commands on runs. */
export type RunResult = CommandReused | InvalidInput | NotFound | OrderClosed | RunChangedMeanwhile | RunNotOpen | RunSaved;

/** A run was changed. */
export type RunSaved = {
  readonly __typename?: 'RunSaved';
  /** Numbers of the orders that are not on the run, because they are on another one, changed or ended. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The position of the command's last event. */
  readonly position: Scalars['Position']['output'];
  /** The run after the command. */
  readonly run: Run;
};

/** One stop of a delivery run, with the current data of its order. */
export type RunStop = {
  readonly __typename?: 'RunStop';
  /** The street address. */
  readonly address: Scalars['String']['output'];
  /** The town. */
  readonly city: Scalars['String']['output'];
  /** The promised slot; null if there is none. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** The district; may be empty. */
  readonly district: Scalars['String']['output'];
  /** The customer's note for the driver; empty if there is none. */
  readonly driverNote: Scalars['String']['output'];
  /** Whether the order was cancelled, or was returned to the shop. */
  readonly ended: Scalars['Boolean']['output'];
  /** The floor; empty if there is none. */
  readonly floor: Scalars['String']['output'];
  /** For an order that came back: whether its goods are in the shop. */
  readonly goodsReceived: Scalars['Boolean']['output'];
  /** The ordered items. */
  readonly items: ReadonlyArray<BoardItem>;
  /** A landmark; empty if there is none. */
  readonly landmark: Scalars['String']['output'];
  /** The recipient. */
  readonly name: Scalars['String']['output'];
  /** The order. */
  readonly orderId: Scalars['ID']['output'];
  /** The short order number. */
  readonly orderNumber: Scalars['String']['output'];
  /** The answer; null before it. */
  readonly outcome: Maybe<StopOutcome>;
  /** The phone number. */
  readonly phone: Scalars['String']['output'];
  /** The number of units. */
  readonly pieces: Scalars['Int']['output'];
  /** The province. */
  readonly province: Scalars['String']['output'];
  /** The second phone number; empty if there is none. */
  readonly secondPhone: Scalars['String']['output'];
  /** The current status of the order. */
  readonly status: OrderStatus;
  /** The amount to collect. */
  readonly toCollect: Scalars['Money']['output'];
};

/** A changed run, or a position up to which nothing has changed. */
export type RunUpdate = {
  readonly __typename?: 'RunUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The current run; null if nothing has changed since the given position. */
  readonly run: Maybe<Run>;
};

/** A backup that is being made. */
export type RunningBackup = {
  readonly __typename?: 'RunningBackup';
  /** Share of this step, from 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** When it began. */
  readonly since: Scalars['DateTime']['output'];
  /** What it does. */
  readonly step: BackupStep;
};

/** Answer of saveProfile. */
export type SaveProfileResult = EmailTaken | InvalidInput | ProfileSaved | TooManyTries;

/** The edition of a language's draft that an owner saw. */
export type SeenPageDraft = {
  /** Its edition. */
  readonly edition: Scalars['Int']['input'];
  /** The language. */
  readonly language: Language;
};

/** Answer of sendLeavingCode. */
export type SendLeavingCodeResult = MailAccepted | TooManyTries;

/** Answer of sendTestPush. */
export type SendTestPushResult = NotFound | TestPushQueued | TooManyTries;

/** Answer of sendVerification. */
export type SendVerificationResult = MailAccepted | TooManyTries;

/** A session of a signed-in user. */
export type Session = {
  readonly __typename?: 'Session';
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it is the session of this request. */
  readonly current: Scalars['Boolean']['output'];
  /** The device, for example Firefox on Linux. */
  readonly device: Scalars['String']['output'];
  /** When it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The ID of the session. It is no credential. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to the hour. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

/** Sessions were ended. */
export type SessionsEnded = {
  readonly __typename?: 'SessionsEnded';
  /** The number of ended sessions. */
  readonly ended: Scalars['Int']['output'];
  /** The remaining sessions. */
  readonly sessions: ReadonlyArray<Session>;
};

/** Answer of setOrderStatus. */
export type SetOrderStatusResult = ChangedMeanwhile | CommandReused | InvalidInput | NotFound | OrderClosed | OrderStatusSet;

/** Answer of setPushTopics. */
export type SetPushTopicsResult = InvalidInput | NotFound | PushDevicesChanged;

/** A change of a setting. */
export type SettingChange = {
  readonly __typename?: 'SettingChange';
  /** The new value as text with its unit. */
  readonly after: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The old value as text with its unit. */
  readonly before: Scalars['String']['output'];
  /** The name of the account that made the change; null if it was erased. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Its index among the changes. */
  readonly id: Scalars['ID']['output'];
  /** The display name of the setting, for example: Item Packing, late from. */
  readonly name: Scalars['String']['output'];
  /** The changed setting. */
  readonly setting: SettingName;
};

/** A setting of the shop. */
export type SettingName =
  /** The hue of the accent colour. */
  | 'accentHue'
  /** The postal address. */
  | 'address'
  /** A line above the header. */
  | 'announcement'
  /** The score from which an order waits for a call. */
  | 'callFrom'
  /** What delivery costs. */
  | 'deliveryFee'
  /** Days out for delivery after which an order is late. */
  | 'deliveryLateDays'
  /** Delivery note: what packing slips ask of the recipient. */
  | 'deliveryNote'
  /** Days out for delivery after which an order turns amber. */
  | 'deliveryWarmDays'
  /** What the shop sells, in one sentence. */
  | 'description'
  /** The e-mail address. */
  | 'email'
  /** The home page. */
  | 'home'
  /** When the shop is open. */
  | 'hours'
  /** The name of the company. */
  | 'legalName'
  /** The pictures of the logo. */
  | 'logo'
  /** A product with this many available units or fewer has low stock. */
  | 'lowStock'
  /** The shop on a map. */
  | 'mapLink'
  /** The name in a second script. */
  | 'nameMark'
  /** Hours at Item Packing after which an order is late. */
  | 'packingLateHours'
  /** Hours at Item Packing after which an order turns amber. */
  | 'packingWarmHours'
  /** The phone number. */
  | 'phone'
  /** Hours at Item Preparing after which an order is late. */
  | 'preparingLateHours'
  /** Hours at Item Preparing after which an order turns amber. */
  | 'preparingWarmHours'
  /** The number of the company in the register of businesses. */
  | 'registrationNumber'
  /** Whether a review waits for approval before customers see it. */
  | 'reviewsWait'
  /** The name of the shop. */
  | 'shopName'
  /** The shop on other sites. */
  | 'social'
  /** A line in the footer. */
  | 'tagline'
  /** The WhatsApp number. */
  | 'whatsApp';

/** Answer of shareWishList. */
export type ShareWishListResult = CommandReused | NotFound | WishListChanged;

/** One variant on another person's wish list. */
export type SharedWish = {
  readonly __typename?: 'SharedWish';
  /** The ID of the variant. */
  readonly id: Scalars['ID']['output'];
  /** The current product as the chosen variant; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The chosen variant; null if the shop no longer sells it. */
  readonly variant: Maybe<Variant>;
};

/** Another person's wish list, as its link shows it. */
export type SharedWishList = {
  readonly __typename?: 'SharedWishList';
  /** The owner's first name. */
  readonly firstName: Scalars['String']['output'];
  /** The item saved last comes first. */
  readonly items: ReadonlyArray<SharedWish>;
};

/** The delivery address of an order. */
export type ShippingAddress = {
  readonly __typename?: 'ShippingAddress';
  /** House number and street. */
  readonly address: Scalars['String']['output'];
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** Sri Lanka. */
  readonly country: Scalars['String']['output'];
  /** District; may be empty for orders of the mobile app. */
  readonly district: Scalars['String']['output'];
  /** Note for the driver; null if none was given. */
  readonly driverNote: Maybe<Scalars['String']['output']>;
  /** E-mail address for questions about the order. */
  readonly email: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Floor; null if none was given. */
  readonly floor: Maybe<Scalars['String']['output']>;
  /** Something that everyone nearby knows; null if none was given. */
  readonly landmark: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Phone number for the driver. */
  readonly phone: Scalars['String']['output'];
  /** One of Sri Lanka's nine provinces. */
  readonly province: Scalars['String']['output'];
  /** Called only if the first number does not answer; null if none was given. */
  readonly secondPhone: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly zipCode: Scalars['String']['output'];
};

/** The delivery address of an order. The fields from landmark on are optional, like district and country. */
export type ShippingAddressInput = {
  /** House number and street. */
  readonly address: Scalars['String']['input'];
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** Defaults to Sri Lanka. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** A district of the province. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** A note for the driver. At most 200 characters; line breaks become spaces. */
  readonly driverNote?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for questions about the order. */
  readonly email: Scalars['String']['input'];
  /** Given name. */
  readonly firstName: Scalars['String']['input'];
  /** At most 40 characters, on one line. */
  readonly floor?: InputMaybe<Scalars['String']['input']>;
  /** Something that everyone nearby knows. At most 200 characters, on one line. */
  readonly landmark?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName: Scalars['String']['input'];
  /** Digits and plus signs only. */
  readonly phone: Scalars['String']['input'];
  /** One of Sri Lanka's nine provinces. */
  readonly province: Scalars['String']['input'];
  /** A phone number of Sri Lanka. Called only if the first number does not answer. */
  readonly secondPhone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly zipCode: Scalars['String']['input'];
};

/** The shop as its visitors know it, in one language. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** The hue of the accent colour in OKLCH, in degrees. */
  readonly accentHue: Scalars['Int']['output'];
  /** The lines of the postal address, without the country. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** A line above the header; null if there is none today. */
  readonly announcement: Maybe<ShopAnnouncement>;
  /** All categories in display order. Archived ones only lead elsewhere. */
  readonly categories: ReadonlyArray<ShopCategory>;
  /** Why visitors can't use the shop now; null while it is open. */
  readonly closed: Maybe<ClosedShop>;
  /** What delivery costs. */
  readonly deliveryFee: ShopDeliveryFee;
  /** What the shop sells, in one sentence. */
  readonly description: Scalars['String']['output'];
  /** The e-mail address; may be empty. */
  readonly email: Scalars['String']['output'];
  /** The home page. */
  readonly home: ShopHome;
  /** When the shop is open. */
  readonly hours: ReadonlyArray<OpeningHours>;
  /** The name of the company. */
  readonly legalName: Scalars['String']['output'];
  /** The pictures of the logo. */
  readonly logo: ShopLogo;
  /** The shop on a map; may be empty. */
  readonly mapLink: Scalars['String']['output'];
  /** The name of the shop. */
  readonly name: Scalars['String']['output'];
  /** The name in a second script, next to the name; may be empty. */
  readonly nameMark: Scalars['String']['output'];
  /** The published pages. */
  readonly pages: ReadonlyArray<PageLink>;
  /** The phone number; may be empty. */
  readonly phone: Scalars['String']['output'];
  /** The number of the company in the register of businesses; may be empty. */
  readonly registrationNumber: Scalars['String']['output'];
  /** The shop on other sites, in the order of the footer. */
  readonly social: ReadonlyArray<SocialLink>;
  /** A line in the footer. */
  readonly tagline: Scalars['String']['output'];
  /** The WhatsApp number; may be empty. */
  readonly whatsApp: Scalars['String']['output'];
};

/** A line above the header of each page of the shop. */
export type ShopAnnouncement = {
  readonly __typename?: 'ShopAnnouncement';
  /** A path of the shop or an address; may be empty. */
  readonly link: Scalars['String']['output'];
  /** At most 120 characters. */
  readonly text: Scalars['String']['output'];
  /** The last day in Colombo. */
  readonly until: Scalars['String']['output'];
};

/** The days of the whole shop. */
export type ShopCalendar = {
  readonly __typename?: 'ShopCalendar';
  /** Days with a holiday, a decision, an order or a closed zone, earliest first. */
  readonly days: ReadonlyArray<ShopDay>;
  /** Weekdays on which the shop works: 1 for Monday to 7 for Sunday. */
  readonly workingDays: ReadonlyArray<Scalars['Int']['output']>;
};

/** A category of the shop, as visitors know it. */
export type ShopCategory = {
  readonly __typename?: 'ShopCategory';
  /** Earlier words in addresses, which lead to the category. */
  readonly formerSlugs: ReadonlyArray<Scalars['String']['output']>;
  /** Its ID, which never changes. */
  readonly id: Scalars['ID']['output'];
  /** The category that an archived one leads to; null for one that shoppers see. */
  readonly leadsTo: Maybe<Scalars['ID']['output']>;
  /** Its name in the language. */
  readonly name: Scalars['String']['output'];
  /** The word for it in addresses. */
  readonly slug: Scalars['String']['output'];
  /** The wall behind its items: furnitures, electronics, kitchen, bath or walls. */
  readonly wall: Scalars['String']['output'];
};

/** One day of the whole shop. */
export type ShopDay = {
  readonly __typename?: 'ShopDay';
  /** IDs of the zones that are closed on this day by themselves. */
  readonly closedZones: ReadonlyArray<Scalars['ID']['output']>;
  /** The day in Colombo, for example 2026-12-25. */
  readonly date: Scalars['String']['output'];
  /** What the shop decided. */
  readonly decision: ShopDayDecision;
  /** The public holiday; null if it is none. */
  readonly holiday: Maybe<Holiday>;
  /** Orders that are promised for this day. */
  readonly orders: Scalars['Int']['output'];
};

/** What the shop decided about a day. */
export type ShopDayDecision =
  /** Nothing is delivered in the whole shop. */
  | 'closed'
  /** Nothing is decided: the zones' weekdays apply. */
  | 'undecided'
  /** The shop works, although it is a holiday. */
  | 'working';

/** A decision about a day. */
export type ShopDayInput = {
  /** The day in Colombo, from today on. */
  readonly date: Scalars['String']['input'];
  /** UNDECIDED takes an earlier decision back. */
  readonly decision: ShopDayDecision;
};

/** Answer of decideShopDays and changeWorkingDays. */
export type ShopDaysResult = CommandReused | InvalidInput | ShopDaysSaved;

/** The shop's days were changed. */
export type ShopDaysSaved = {
  readonly __typename?: 'ShopDaysSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** What delivery costs. */
export type ShopDeliveryFee = {
  readonly __typename?: 'ShopDeliveryFee';
  /** The fee in all other districts. */
  readonly fee: Scalars['Money']['output'];
  /** The sum of goods after the discount from which delivery is free there; null if it never is. */
  readonly freeFrom: Maybe<Scalars['Money']['output']>;
  /** Districts with a fee of their own. */
  readonly zones: ReadonlyArray<ShopZoneFee>;
};

/** The home page in one language. */
export type ShopHome = {
  readonly __typename?: 'ShopHome';
  /** The headline; each line is a line of the page. */
  readonly headline: Scalars['String']['output'];
  /** The ID of the product that is shown instead of the scene; may be empty. */
  readonly item: Scalars['String']['output'];
  /** The text below the headline. */
  readonly lead: Scalars['String']['output'];
  /** The address of a picture instead of the drawn scene; may be empty. */
  readonly picture: Scalars['String']['output'];
  /** The shown sections in order: rooms, app or new. */
  readonly sections: ReadonlyArray<Scalars['String']['output']>;
};

/** The pictures of the logo. */
export type ShopLogo = {
  readonly __typename?: 'ShopLogo';
  /** The address of the picture for dark pages; empty for the one for light pages. */
  readonly dark: Scalars['String']['output'];
  /** The address of the picture for light pages; empty for the name in letters. */
  readonly light: Scalars['String']['output'];
};

/** Addresses of pictures that were uploaded as logos. */
export type ShopLogoInput = {
  /** For dark pages; empty for the one for light pages. */
  readonly dark: Scalars['String']['input'];
  /** For light pages; empty for the name in letters. */
  readonly light: Scalars['String']['input'];
};

/** The shop is not open yet, or closed for a while. It takes no orders from visitors. */
export type ShopNotOpen = Refusal & {
  readonly __typename?: 'ShopNotOpen';
  /** Always SHOP_NOT_OPEN. */
  readonly code: RefusalCode;
  /** For example: The shop isn’t open yet. */
  readonly message: Scalars['String']['output'];
};

/** A page as owners see it, without its texts. */
export type ShopPage = {
  readonly __typename?: 'ShopPage';
  /** Values in the live version that differ now. */
  readonly changedValues: ReadonlyArray<ChangedShopValue>;
  /** Its drafts, one a language. */
  readonly drafts: ReadonlyArray<PageDraft>;
  /** Whether every shop has it. */
  readonly isKnown: Scalars['Boolean']['output'];
  /** Whether it was withdrawn and not changed since. */
  readonly isWithdrawn: Scalars['Boolean']['output'];
  /** The version that visitors see; null for none. */
  readonly live: Maybe<Scalars['Int']['output']>;
  /** The title of that version in the default language; empty for the shop's own title. */
  readonly liveTitle: Scalars['String']['output'];
  /** The part of the address that names it. */
  readonly slug: Scalars['ID']['output'];
  /** The number of the latest version; 0 before the first. Pass it as `seen`. */
  readonly version: Scalars['Int']['output'];
  /** The latest 100 versions, newest first. */
  readonly versions: ReadonlyArray<PageVersionEntry>;
};

/** Answer of commands on pages. */
export type ShopPageResult = CommandReused | InvalidInput | NotFound | PageChanged | ShopPageSaved | TooManyTries;

/** A change of a page was stored. */
export type ShopPageSaved = {
  readonly __typename?: 'ShopPageSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The page as it is now. */
  readonly page: ShopPage;
  /** From this position on, everything that the caller reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** A page was changed. */
export type ShopPageUpdate = {
  readonly __typename?: 'ShopPageUpdate';
  /** The page; null if nothing has changed since the given position. */
  readonly page: Maybe<ShopPage>;
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** The pages of the shop. */
export type ShopPages = {
  readonly __typename?: 'ShopPages';
  /** The pages that every shop has, and the owner's own pages. */
  readonly pages: ReadonlyArray<ShopPage>;
  /** The own pages that were withdrawn last. */
  readonly withdrawn: ReadonlyArray<ShopPage>;
};

/** The settings of the whole shop. */
export type ShopSettings = {
  readonly __typename?: 'ShopSettings';
  /** The hue of the accent colour in OKLCH, in degrees. */
  readonly accentHue: Scalars['Int']['output'];
  /** The lines of the postal address, without the country. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** A line above the header of each page of the shop. */
  readonly announcement: AnnouncementSetting;
  /** The score from which an order waits for a call; 0 if none waits. */
  readonly callFrom: Scalars['Int']['output'];
  /** All categories in display order. Archived ones keep their places. */
  readonly categories: ReadonlyArray<CategorySettings>;
  /** The latest 100 changes, newest first. */
  readonly changes: ReadonlyArray<SettingChange>;
  /** What delivery costs. */
  readonly deliveryFee: DeliveryFees;
  /** Days out for delivery after which an order is late. */
  readonly deliveryLateDays: Scalars['Int']['output'];
  /** Delivery note: what packing slips ask of the recipient; may be empty. */
  readonly deliveryNote: Scalars['String']['output'];
  /** Days out for delivery after which an order turns amber. */
  readonly deliveryWarmDays: Scalars['Int']['output'];
  /** What the shop sells, in one sentence. */
  readonly description: LocalText;
  /** The e-mail address; may be empty. */
  readonly email: Scalars['String']['output'];
  /** The home page. */
  readonly home: HomePageSetting;
  /** When the shop is open. */
  readonly hours: ReadonlyArray<OpeningHours>;
  /** The ID of the settings object. */
  readonly id: Scalars['ID']['output'];
  /** The name of the company. */
  readonly legalName: Scalars['String']['output'];
  /** The pictures of the logo. */
  readonly logo: ShopLogo;
  /** A product with this many available units or fewer has low stock, unless it has a limit of its own. */
  readonly lowStock: Scalars['Int']['output'];
  /** The shop on a map; may be empty. */
  readonly mapLink: Scalars['String']['output'];
  /** The name in a second script, next to the name; may be empty. */
  readonly nameMark: Scalars['String']['output'];
  /** Hours at Item Packing after which an order is late. */
  readonly packingLateHours: Scalars['Int']['output'];
  /** Hours at Item Packing after which an order turns amber. */
  readonly packingWarmHours: Scalars['Int']['output'];
  /** The phone number; may be empty. */
  readonly phone: Scalars['String']['output'];
  /** Hours at Item Preparing after which an order is late. */
  readonly preparingLateHours: Scalars['Int']['output'];
  /** Hours at Item Preparing after which an order turns amber. */
  readonly preparingWarmHours: Scalars['Int']['output'];
  /** The number of the company in the register of businesses; may be empty. */
  readonly registrationNumber: Scalars['String']['output'];
  /** Whether a review waits for approval before customers see it. */
  readonly reviewsWait: Scalars['Boolean']['output'];
  /** The name of the shop. */
  readonly shopName: Scalars['String']['output'];
  /** The shop on other sites, in the order of the footer. */
  readonly social: ReadonlyArray<SocialLink>;
  /** A line in the footer. */
  readonly tagline: LocalText;
  /** The WhatsApp number; may be empty. */
  readonly whatsApp: Scalars['String']['output'];
};

/** Settings to change. Missing values stay unchanged. */
export type ShopSettingsInput = {
  /** 0 to 359 degrees. */
  readonly accentHue?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5 lines of 80 characters. */
  readonly address?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** A line above the header; without a text there is none. */
  readonly announcement?: InputMaybe<AnnouncementInput>;
  /** 0 to 100; 0 if no order waits. */
  readonly callFrom?: InputMaybe<Scalars['Int']['input']>;
  /** What delivery costs. It replaces all fees. */
  readonly deliveryFee?: InputMaybe<DeliveryFeesInput>;
  /** 1 to 60, and not less than the amber limit. */
  readonly deliveryLateDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 400 characters. If empty, no note is printed. */
  readonly deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60. */
  readonly deliveryWarmDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 160 characters a language. */
  readonly description?: InputMaybe<LocalTextInput>;
  /** Empty for none. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The home page. */
  readonly home?: InputMaybe<HomePageInput>;
  /** At most 10 rows. */
  readonly hours?: InputMaybe<ReadonlyArray<OpeningHoursInput>>;
  /** At most 80 characters. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of pictures that were uploaded as logos. */
  readonly logo?: InputMaybe<ShopLogoInput>;
  /** 0 to 1,000,000 units. */
  readonly lowStock?: InputMaybe<Scalars['Int']['input']>;
  /** An address that begins with https://; empty for none. */
  readonly mapLink?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  readonly nameMark?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 720, and not less than the amber limit. */
  readonly packingLateHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720. */
  readonly packingWarmHours?: InputMaybe<Scalars['Int']['input']>;
  /** A phone number of Sri Lanka; empty for none. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 720, and not less than the amber limit. */
  readonly preparingLateHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720. */
  readonly preparingWarmHours?: InputMaybe<Scalars['Int']['input']>;
  /** At most 40 characters. */
  readonly registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether a review waits for approval. */
  readonly reviewsWait?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 40 characters. */
  readonly shopName?: InputMaybe<Scalars['String']['input']>;
  /** At most 8 links. */
  readonly social?: InputMaybe<ReadonlyArray<SocialLinkInput>>;
  /** At most 80 characters a language. */
  readonly tagline?: InputMaybe<LocalTextInput>;
  /** A phone number of Sri Lanka; empty for none. */
  readonly whatsApp?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of changeSettings. */
export type ShopSettingsResult = CommandReused | InvalidInput | NotFound | ShopSettingsSaved;

/** The settings were saved. */
export type ShopSettingsSaved = {
  readonly __typename?: 'ShopSettingsSaved';
  /** For example: Settings saved. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current settings. */
  readonly settings: ShopSettings;
};

/** The settings have changed. */
export type ShopSettingsUpdate = {
  readonly __typename?: 'ShopSettingsUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The current settings; null if nothing has changed since the given position. */
  readonly settings: Maybe<ShopSettings>;
};

/** The shop's identity has changed. */
export type ShopUpdate = {
  readonly __typename?: 'ShopUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The shop in the reader's language; null if nothing has changed since the given position. */
  readonly shop: Maybe<Shop>;
};

/** A value that the shop has now. */
export type ShopValue = {
  readonly __typename?: 'ShopValue';
  /** The value's name. */
  readonly name: ShopValueName;
  /** The value; null if the shop has none. */
  readonly value: Maybe<Scalars['String']['output']>;
  /** How a text names it, for example `delivery fee`. */
  readonly words: Scalars['String']['output'];
};

/** A value of the shop's details that a page can contain. */
export type ShopValueName =
  /** The postal address in one line. */
  | 'address'
  /** The delivery fee, or its range over the zones. */
  | 'deliveryFee'
  /** The e-mail address. */
  | 'email'
  /** The sum from which delivery is free. */
  | 'freeFrom'
  /** The registered name of the business. */
  | 'legalName'
  /** The phone number. */
  | 'phone'
  /** The name of the shop. */
  | 'shopName';

/** The delivery fee of some districts. */
export type ShopZoneFee = {
  readonly __typename?: 'ShopZoneFee';
  /** The districts. */
  readonly districts: ReadonlyArray<Scalars['String']['output']>;
  /** The fee of an order. */
  readonly fee: Scalars['Money']['output'];
  /** The sum of goods after the discount from which delivery is free; null if it never is. */
  readonly freeFrom: Maybe<Scalars['Money']['output']>;
};

/** Why a delivered stop collected less than the order's total. */
export type ShortCashReason =
  /** The customer had too little cash. */
  | 'customer was short'
  /** A discount for damage. */
  | 'discount for damage'
  /** The customer transfers the rest. */
  | 'pays the rest by transfer';

/** A product of which fewer units are in stock than requested. */
export type ShortLine = {
  readonly __typename?: 'ShortLine';
  /** The quantity that can be ordered now. */
  readonly available: Scalars['Int']['output'];
  /** The name of the product. */
  readonly name: Scalars['String']['output'];
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
  /** The requested quantity. */
  readonly requested: Scalars['Int']['output'];
};

/** The e-mail address or the password is wrong, or the account may not sign in here. */
export type SignInRefused = Refusal & {
  readonly __typename?: 'SignInRefused';
  /** Always SIGN_IN_REFUSED. */
  readonly code: RefusalCode;
  /** The same text for every cause. */
  readonly message: Scalars['String']['output'];
};

/** Answer of signOutPerson. */
export type SignOutPersonResult = NotFound | OwnAccount | PersonSignedOut;

/** Answer of signOutSession. */
export type SignOutSessionResult = NotFound | SessionsEnded;

/** A new account. */
export type SignUpInput = {
  /** Whether the user accepted the terms; must be true. */
  readonly acceptTerms: Scalars['Boolean']['input'];
  /** At most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Display name, at most 80 characters. */
  readonly name: Scalars['String']['input'];
  /** 8 to 128 characters. */
  readonly password: Scalars['String']['input'];
};

/** Answer of signUp. */
export type SignUpResult = EmailTaken | InvalidInput | SignedIn | TooManyTries;

/** The user is signed in. The response sets the session cookie. */
export type SignedIn = {
  readonly __typename?: 'SignedIn';
  /** The signed-in user. */
  readonly me: Me;
  /** Text to show to the user; may be empty. */
  readonly message: Scalars['String']['output'];
};

/** The user is signed out. */
export type SignedOut = {
  readonly __typename?: 'SignedOut';
  /** Always true. */
  readonly signedOut: Scalars['Boolean']['output'];
};

/** Outer dimensions in centimetres. */
export type Size = {
  readonly __typename?: 'Size';
  /** Depth in centimetres. */
  readonly depthCm: Scalars['Float']['output'];
  /** Height in centimetres. */
  readonly heightCm: Scalars['Float']['output'];
  /** Width in centimetres. */
  readonly widthCm: Scalars['Float']['output'];
};

/** Outer dimensions in centimetres. */
export type SizeInput = {
  /** Depth in centimetres. */
  readonly depthCm: Scalars['Float']['input'];
  /** Height in centimetres. */
  readonly heightCm: Scalars['Float']['input'];
  /** Width in centimetres. */
  readonly widthCm: Scalars['Float']['input'];
};

/** A page of the shop on another site. */
export type SocialLink = {
  readonly __typename?: 'SocialLink';
  /** The address of the page. */
  readonly address: Scalars['String']['output'];
  /** The name of the site. */
  readonly name: Scalars['String']['output'];
};

/** A page of the shop on another site. */
export type SocialLinkInput = {
  /** Begins with https://. */
  readonly address: Scalars['String']['input'];
  /** At most 30 characters. */
  readonly name: Scalars['String']['input'];
};

/** A side of a space. */
export type SpaceSide =
  /** From front to back. */
  | 'depth'
  /** From bottom to top. */
  | 'height'
  /** From left to right. */
  | 'width';

/** Why staff cancelled an order. */
export type StaffCancelReason =
  /** The customer changed their mind. */
  | 'Changed mind'
  /** An item was damaged before its delivery. */
  | 'Item damaged before delivery'
  /** The customer did not order it. */
  | 'Did not order this'
  /** The customer found it cheaper. */
  | 'Found it cheaper'
  /** The customer cannot be reached. */
  | 'Cannot be reached'
  /** The customer ordered by mistake. */
  | 'Ordered by mistake'
  /** Another reason. */
  | 'Other'
  /** The delivery would be too late. */
  | 'Too late'
  /** The address is wrong. */
  | 'Wrong address';

/** A colleague was invited. */
export type StaffInvited = {
  readonly __typename?: 'StaffInvited';
  /** The new account. It can't be used before the person has set a password. */
  readonly account: Account;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** A staff member changed the order. */
export type StaffOrderChanged = {
  readonly __typename?: 'StaffOrderChanged';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The current order. */
  readonly order: BoardOrder;
  /** From this position on, everything that the admin reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** Answer of a staff member's change of an order. */
export type StaffOrderResult = ChangedMeanwhile | CommandReused | InvalidInput | NotFound | OrderClosed | StaffOrderChanged | StockShortage;

/** The number of orders at a status. */
export type StatusCount = {
  readonly __typename?: 'StatusCount';
  /** The number of orders. */
  readonly count: Scalars['Int']['output'];
  /** The status. */
  readonly status: OrderStatus;
};

/** A request to hear when a variant is in stock again. It is sent once, and then ends. */
export type StockAlert = {
  readonly __typename?: 'StockAlert';
  /** The ID of the variant. */
  readonly id: Scalars['ID']['output'];
  /** The current product as the variant; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** When it was requested. */
  readonly since: Scalars['DateTime']['output'];
  /** The variant; null if the shop no longer sells it. */
  readonly variant: Maybe<Variant>;
};

/** Answer of requestStockAlertByEmail. */
export type StockAlertByEmailResult = InvalidInput | NotFound | StockAlertMailed | TooManyTries;

/** The alert of the user was changed. */
export type StockAlertChanged = {
  readonly __typename?: 'StockAlertChanged';
  /** All open alerts of the user, oldest first. */
  readonly alerts: ReadonlyArray<StockAlert>;
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** The address is confirmed. */
export type StockAlertConfirmed = {
  readonly __typename?: 'StockAlertConfirmed';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The product as the variant; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The variant; null if the shop no longer sells it. */
  readonly variant: Maybe<Variant>;
};

/** The alert has ended. */
export type StockAlertEnded = {
  readonly __typename?: 'StockAlertEnded';
  /** The ID of the alert. */
  readonly id: Scalars['ID']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the user reads holds the change. */
  readonly position: Scalars['Position']['output'];
};

/** An email with a link was sent to the address. */
export type StockAlertMailed = {
  readonly __typename?: 'StockAlertMailed';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
};

/** Answer of requestStockAlert and removeStockAlert. */
export type StockAlertResult = CommandReused | InvalidInput | NotFound | StockAlertChanged;

/** What an event did to a product's stock. */
export type StockChangeKind =
  /** A stock count corrected the number of units. */
  | 'adjusted'
  /** Units left with an order. */
  | 'confirmed'
  /** The low-stock limit was changed. */
  | 'limit'
  /** Units were received. */
  | 'received'
  /** An order released its reserved units. */
  | 'released'
  /** An order that is being placed reserved units. */
  | 'reserved'
  /** Units came back from a cancelled order. */
  | 'returned';

/** A figure that differs from the log. */
export type StockDifference = {
  readonly __typename?: 'StockDifference';
  /** The name of the figure, for example: On hand */
  readonly figure: Scalars['String']['output'];
  /** A sentence for the user, for example: The list shows 3; the log gives 2. */
  readonly words: Scalars['String']['output'];
};

/** A page of a product's ledger, newest first. */
export type StockLedger = {
  readonly __typename?: 'StockLedger';
  /** The entries of this page. */
  readonly items: ReadonlyArray<StockLedgerEntry>;
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The ledger holds every event up to here. */
  readonly position: Scalars['Position']['output'];
  /** The product at the time of reading, even if it is no longer sold. */
  readonly product: Product;
  /** Total number of entries. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One event of a product's stock and the figures after it. It never changes. */
export type StockLedgerEntry = {
  readonly __typename?: 'StockLedgerEntry';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Available units afterwards. */
  readonly available: Scalars['Int']['output'];
  /** Who did it; null for the shop itself, for erased accounts, and for readers who may not see personal data. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The event's number in the log; null until the log index holds it. */
  readonly event: Maybe<Scalars['Int']['output']>;
  /** An opaque, stable ID. */
  readonly id: Scalars['ID']['output'];
  /** The kind of change. */
  readonly kind: StockChangeKind;
  /** For LIMIT: the product's own limit afterwards; null if the shop's limit applies. */
  readonly lowFromAfter: Maybe<Scalars['Int']['output']>;
  /** For LIMIT: the product's own limit before; null if the shop's limit applied. */
  readonly lowFromBefore: Maybe<Scalars['Int']['output']>;
  /** Units on hand afterwards. */
  readonly onHand: Scalars['Int']['output'];
  /** Change of units on hand; negative for fewer. */
  readonly onHandChange: Scalars['Int']['output'];
  /** The number of the order concerned, for example NV-7K3M9Q. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** The stated reason; null if none was required. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Reserved units afterwards. */
  readonly reserved: Scalars['Int']['output'];
  /** Change of reserved units; negative for fewer. */
  readonly reservedChange: Scalars['Int']['output'];
  /** Its index among the product's events, counted from 0. */
  readonly revision: Scalars['Int']['output'];
};

/** The stock level of a product. */
export type StockLevel =
  /** Available units are above the limit. */
  | 'ENOUGH'
  /** Available units are at or below the low-stock limit. */
  | 'LOW'
  /** No units can be ordered now. */
  | 'OUT';

/** Fewer units are in stock than requested. */
export type StockShortage = Refusal & {
  readonly __typename?: 'StockShortage';
  /** Always STOCK_SHORTAGE. */
  readonly code: RefusalCode;
  /** Every product that falls short. */
  readonly lines: ReadonlyArray<ShortLine>;
  /** Names the products and the remaining quantities. */
  readonly message: Scalars['String']['output'];
};

/** A product or its stock has changed. */
export type StockUpdate = {
  readonly __typename?: 'StockUpdate';
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** The current product; null if nothing has changed since the given position, or if the product no longer exists. */
  readonly product: Maybe<Product>;
  /** The ID of the changed product; null if nothing has changed. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** A product's figures compared with a fresh fold of its stock events. Nothing was written. */
export type StockVerification = {
  readonly __typename?: 'StockVerification';
  /** When the figures were compared. */
  readonly at: Scalars['DateTime']['output'];
  /** Empty if all figures agree with the log. */
  readonly differences: ReadonlyArray<StockDifference>;
  /** The number of folded events. */
  readonly events: Scalars['Int']['output'];
  /** The ID of the product. */
  readonly productId: Scalars['ID']['output'];
};

/** A delivered stop. */
export type StopDeliveredInput = {
  /** The collected cash, at most what the order owes. */
  readonly collected: Scalars['Money']['input'];
  /** Required if less than the order's total was collected. */
  readonly shortReason?: InputMaybe<ShortCashReason>;
};

/** A stop that was not delivered. */
export type StopFailedInput = {
  /** Why. */
  readonly failure: StopFailure;
  /** The next day that the driver asks for; null if the office decides. */
  readonly next?: InputMaybe<DeliveryDayInput>;
  /** A note for the office; empty if there is none. */
  readonly note?: Scalars['String']['input'];
};

/** Why a stop of a delivery run was not delivered. */
export type StopFailure =
  /** The goods are damaged. They go back to the shop. */
  | 'damaged'
  /** The customer was not at home. The order is delivered another time. */
  | 'not at home'
  /** The customer refused the order. It goes back to the shop. */
  | 'refused'
  /** The address is wrong. The office calls the customer. */
  | 'wrong address';

/** The answer to a stop. */
export type StopOutcome = {
  readonly __typename?: 'StopOutcome';
  /** Time of the answer on the driver's phone, which may have had no connection. */
  readonly answeredAt: Scalars['DateTime']['output'];
  /** The collected cash; 0 if the order was not delivered. */
  readonly collected: Scalars['Money']['output'];
  /** Whether the order was delivered. */
  readonly delivered: Scalars['Boolean']['output'];
  /** Why the order was not delivered; null if it was. */
  readonly failure: Maybe<StopFailure>;
  /** The next delivery day that the driver asked for; null if the office decides. */
  readonly nextDay: Maybe<DeliveryDay>;
  /** The amount that the order owed. */
  readonly owed: Scalars['Money']['output'];
  /** Why less was collected; null if all was. */
  readonly shortReason: Maybe<ShortCashReason>;
  /** The day that the driver asked for and that can't be had, so that the order has no day; or null. */
  readonly takenDay: Maybe<DeliveryDay>;
};

/** Answer of stopSharingWishList. */
export type StopSharingWishListResult = CommandReused | NotFound | WishListChanged;

/** The category of a stream: the kind of what its events are about. */
export type StreamCategory =
  /** An account. */
  | 'account'
  /** The suggested addresses of a shopper. */
  | 'addressbook'
  /** A cart. */
  | 'cart'
  /** The reserved places of one zone's delivery day. */
  | 'deliveryday'
  /** The delivery zones of the shop. */
  | 'deliveryplan'
  /** An order. */
  | 'order'
  /** An event type that this version of the shop does not know. */
  | 'other'
  /** A page of the shop, for example its terms. */
  | 'page'
  /** A product. */
  | 'product'
  /** A promo code. */
  | 'promotion'
  /** An issue report. */
  | 'report'
  /** The reviews of a product. */
  | 'review'
  /** A delivery run. */
  | 'run'
  /** The settings of the whole shop. */
  | 'settings'
  /** The stock of a product. */
  | 'stock'
  /** The stock alert of one person about one variant. */
  | 'stockalert'
  /** The webhook subscriptions. */
  | 'webhooks'
  /** A wish list. */
  | 'wishlist';

/** Answer of submitReview. */
export type SubmitReviewResult = CommandReused | InvalidInput | NotDelivered | NotFound | ReviewSaved;

/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Updates of one order on the board, including its comments. */
  readonly boardOrderChanged: OrderBoardUpdate;
  /** Updates of the orders that wait for a call, at most once a second. */
  readonly callQueueChanged: CallQueueUpdate;
  /** New events in the log. */
  readonly historyChanged: HistoryUpdate;
  /** Updates of all orders on the board. */
  readonly orderBoardChanged: OrderBoardUpdate;
  /** Updates of the signed-in shopper's orders. */
  readonly orderChanged: OrderUpdate;
  /** Updates of which staff member is at which order, at most once a second. While subscribed, the reader is shown to others at the given order. */
  readonly orderPresence: OrderPresenceUpdate;
  /** Updates of the signed-in driver's delivery runs. */
  readonly ownRunsChanged: RunUpdate;
  /** Updates of all promotions. */
  readonly promotionsChanged: PromotionUpdate;
  /** Updates of the read models and backups, at most once a second. */
  readonly readModelsChanged: ReadModelsUpdate;
  /**
   * Replays the shop event by event. A slow reader receives fewer frames, each with more events. After a disconnect, resume with
   * `from` set to the number of the last frame to receive every event exactly once.
   */
  readonly replay: HistoryReplayFrame;
  /** Updates of the signed-in user's reports. */
  readonly reportChanged: IssueReportUpdate;
  /** Updates of all reports. */
  readonly reportInboxChanged: IssueReportUpdate;
  /** Updates of all reviews. */
  readonly reviewQueueChanged: ReviewQueueUpdate;
  /** Updates of all delivery runs. */
  readonly runsChanged: RunUpdate;
  /** Updates of the shop's identity. */
  readonly shopChanged: ShopUpdate;
  /** Updates of all pages. */
  readonly shopPagesChanged: ShopPageUpdate;
  /** Updates of the shop's settings. */
  readonly shopSettingsChanged: ShopSettingsUpdate;
  /** Updates of stock, price and details of some or all products. */
  readonly stockChanged: StockUpdate;
  /** Updates of the day's figures, at most once a second. */
  readonly todayChanged: TodayUpdate;
  /** Updates of one tracked order. */
  readonly trackedOrderChanged: TrackedOrderUpdate;
  /** Replays the log in a separate worker and compares read models with it without changing them. Unsubscribing cancels the verification. */
  readonly verification: VerificationUpdate;
  /**
   * Simulates the shop from one event of the log to another, with and without changes, and compares both at the end. Nothing is ever stored.
   * Limits: 250,000 events after the fork, one minute, one simulation at a time. Unsubscribing cancels the simulation.
   */
  readonly whatIf: WhatIfUpdate;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionBoardOrderChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionCallQueueChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionHistoryChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  filter: InputMaybe<HistoryFilter>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionOrderBoardChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionOrderChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionOrderPresenceArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  dragging?: Scalars['Boolean']['input'];
  orderId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionOwnRunsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionPromotionsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionReadModelsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionReplayArgs = {
  filter: InputMaybe<HistoryFilter>;
  from: Scalars['Int']['input'];
  keepSilences?: Scalars['Boolean']['input'];
  products: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  speed: InputMaybe<Scalars['Float']['input']>;
  to: Scalars['Int']['input'];
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionReportChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionReportInboxChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionReviewQueueChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionRunsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionShopChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  language: Language;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionShopPagesChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionShopSettingsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionStockChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  productIds: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionTodayChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionTrackedOrderChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  grant: Scalars['String']['input'];
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionVerificationArgs = {
  models: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/**
 * Live updates. `after` is the position of the data that the reader already has: the missed updates come first, then
 * every change as it happens. Without it, the updates begin now.
 */
export type SubscriptionWhatIfArgs = {
  changes: ReadonlyArray<WhatIfChangeInput>;
  end: InputMaybe<Scalars['String']['input']>;
  fork: Scalars['String']['input'];
};

/** A test message will arrive in a few seconds. */
export type TestPushQueued = {
  readonly __typename?: 'TestPushQueued';
  /** When it was queued. */
  readonly at: Scalars['DateTime']['output'];
};

/** A range of a text in UTF-16 units, counted from 0. */
export type TextRange = {
  readonly __typename?: 'TextRange';
  /** End, exclusive. */
  readonly end: Scalars['Int']['output'];
  /** Start, inclusive. */
  readonly start: Scalars['Int']['output'];
};

/** The figures of the current day. */
export type Today = {
  readonly __typename?: 'Today';
  /** Undelivered orders that are confirmed by phone. */
  readonly callConfirmed: Scalars['Int']['output'];
  /** Orders that are called again later. */
  readonly callLater: Scalars['Int']['output'];
  /** The day in Colombo, for example 2026-11-21. */
  readonly day: Scalars['ID']['output'];
  /** Undelivered orders by their delivery day. */
  readonly due: DueCounts;
  /** Orders at their status for longer than the settings allow, or past their delivery day. */
  readonly late: Scalars['Int']['output'];
  /** The late order that has waited longest; null if there is none. */
  readonly longestLate: Maybe<BoardOrder>;
  /** Products with low stock or none. */
  readonly lowStock: Scalars['Int']['output'];
  /** Their total, including delivery. */
  readonly money: Scalars['Money']['output'];
  /** Orders not yet delivered. */
  readonly openOrders: Scalars['Int']['output'];
  /** Reports without an answer that are not closed. */
  readonly openReports: Scalars['Int']['output'];
  /** Orders placed today that were not cancelled. */
  readonly orders: Scalars['Int']['output'];
  /** Products out of stock. */
  readonly outOfStock: Scalars['Int']['output'];
  /** The number of orders at each status, in the order of the statuses. */
  readonly statuses: ReadonlyArray<TodayAtStatus>;
  /** Orders to call now. */
  readonly toCall: Scalars['Int']['output'];
};

/** The number of orders at a status. */
export type TodayAtStatus = {
  readonly __typename?: 'TodayAtStatus';
  /** The number of orders. */
  readonly orders: Scalars['Int']['output'];
  /** The status. */
  readonly status: OrderStatus;
};

/** The figures of the day have changed. */
export type TodayUpdate = {
  readonly __typename?: 'TodayUpdate';
  /** The reader has everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** The current figures. */
  readonly today: Today;
};

/** Too many attempts from this address or for this account, or too much in a period of time. */
export type TooManyTries = Refusal & {
  readonly __typename?: 'TooManyTries';
  /** Always TOO_MANY_TRIES. */
  readonly code: RefusalCode;
  /** Says how long to wait. */
  readonly message: Scalars['String']['output'];
  /** Seconds until the next attempt can succeed. */
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

/** Answer of trackOrder. */
export type TrackOrderResult = NotFound | OrderTracked | TooManyTries;

/** An order for visitors who know its number and a contact of it. Of its buyer it has the first name and the city only. */
export type TrackedOrder = {
  readonly __typename?: 'TrackedOrder';
  /** The city of the delivery address. */
  readonly city: Scalars['String']['output'];
  /** When the order was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the shop moved it to this delivery day. */
  readonly dayMoved: Scalars['Boolean']['output'];
  /** The agreed delivery day; null if there is none. */
  readonly deliveryDay: Maybe<DeliveryDay>;
  /** When it was delivered, cancelled or returned; null while it is under way. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first name in the delivery address. */
  readonly firstName: Scalars['String']['output'];
  /** The number of units. */
  readonly itemCount: Scalars['Int']['output'];
  /** The short order number, for example NV-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** The phase of the order. */
  readonly phase: OrderPhase;
  /** The number of changes so far. */
  readonly revision: Scalars['Int']['output'];
  /** The current status. */
  readonly status: OrderStatus;
  /** The statuses that the order has reached, in the order of the statuses. */
  readonly steps: ReadonlyArray<TrackedStep>;
};

/** A tracked order has changed. */
export type TrackedOrderUpdate = {
  readonly __typename?: 'TrackedOrderUpdate';
  /** Whether the grant allows following an order. Otherwise search for the order again. */
  readonly granted: Scalars['Boolean']['output'];
  /** The current order; null if nothing has changed since the given position, or if the order may no longer be tracked. */
  readonly order: Maybe<TrackedOrder>;
  /** The reader has everything up to here. Pass it as `after` to resume after a reconnect. */
  readonly position: Scalars['Position']['output'];
  /** Minimum number of missed updates still to come; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** When a tracked order last reached a status. */
export type TrackedStep = {
  readonly __typename?: 'TrackedStep';
  /** When the order reached it. */
  readonly at: Scalars['DateTime']['output'];
  /** The status. */
  readonly status: OrderStatus;
};

/** Answer of undoGuestCartMerge. */
export type UndoGuestCartMergeResult = CartChanged | CommandReused | NotFound;

/** Such emails have ended, also if the link was used before or was unknown. */
export type Unsubscribed = {
  readonly __typename?: 'Unsubscribed';
  /** Whether resubscribe can undo it. */
  readonly canUndo: Scalars['Boolean']['output'];
  /** The name of the item; null if the emails are about several, or the link is unknown. */
  readonly item: Maybe<Scalars['String']['output']>;
  /** The topic of the emails; null for an unknown link. */
  readonly topic: Maybe<MailTopic>;
};

/** An address that the signed-in shopper has ordered to. */
export type UsedAddress = {
  readonly __typename?: 'UsedAddress';
  /** The latest order to this address; it identifies the address. */
  readonly id: Scalars['ID']['output'];
  /** The address. */
  readonly shippingAddress: ShippingAddress;
  /** When that order was placed. */
  readonly usedAt: Scalars['DateTime']['output'];
};

/** Days from an order to its delivery. */
export type UsualDays = {
  readonly __typename?: 'UsualDays';
  /** Half of the deliveries took at most this many days. */
  readonly from: Scalars['Int']['output'];
  /** Four of five deliveries took at most this many days. */
  readonly to: Scalars['Int']['output'];
};

/** A combination of option values, with its own price and stock. Its ID is what carts, orders and stock commands call productId. */
export type Variant = {
  readonly __typename?: 'Variant';
  /** The variant is no longer sold. Staff can restore it. */
  readonly archived: Scalars['Boolean']['output'];
  /** Units that can be ordered now. */
  readonly countInStock: Scalars['Int']['output'];
  /** An opaque, stable ID. The first variant has the product's ID. */
  readonly id: Scalars['ID']['output'];
  /** URL of the picture; null for the product's. */
  readonly image: Maybe<Scalars['String']['output']>;
  /** Name of the material variant in the 3D model; null for its default. */
  readonly material: Maybe<Scalars['String']['output']>;
  /** URL of the 3D model; null for the product's. */
  readonly modelUrl: Maybe<Scalars['String']['output']>;
  /** Price of one unit. */
  readonly price: Scalars['Money']['output'];
  /** Outer dimensions; null for those of the product. */
  readonly size: Maybe<Size>;
  /** The stock-keeping unit; null if not given. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** The stock figures of the variant. */
  readonly stock: ProductStock;
  /** The chosen value of each option, in the order of the options. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Some values of a variant; values that are left out stay unchanged. */
export type VariantChanges = {
  /** Whether the variant is no longer sold. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Units that can be ordered: 0 or more. */
  readonly countInStock?: InputMaybe<Scalars['Int']['input']>;
  /** URL of the picture; null for the product's. */
  readonly image?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit: 0 or more. */
  readonly price?: InputMaybe<Scalars['Money']['input']>;
  /** Outer dimensions; null for those of the product. */
  readonly size?: InputMaybe<SizeInput>;
  /** The stock-keeping unit; null for none. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
};

/** The new content of a variant. */
export type VariantInput = {
  /** Whether the variant is no longer sold. At least one variant must be on sale. */
  readonly archived?: Scalars['Boolean']['input'];
  /** Units that can be ordered: 0 or more; leave out to keep the stock. */
  readonly countInStock?: InputMaybe<Scalars['Int']['input']>;
  /** The variant; leave out to add a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the picture; leave out for the product's. */
  readonly image?: InputMaybe<Scalars['String']['input']>;
  /** Name of the material variant in the 3D model. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** URL of the 3D model; leave out for the product's. */
  readonly modelUrl?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit: 0 or more. */
  readonly price: Scalars['Money']['input'];
  /** Outer dimensions; leave out for those of the product. */
  readonly size?: InputMaybe<SizeInput>;
  /** The stock-keeping unit, unique within the product; at most 40 characters. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
  /** The value of each option, in the order of the options. No two variants on sale have the same values. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** The step of a verification. */
export type VerificationStep =
  /** Comparing the result with the stored documents. */
  | 'comparing'
  /** Finished. */
  | 'done'
  /** Refolding the events from the first one. */
  | 'replaying'
  /** Waiting for another verification to end. */
  | 'waiting';

/** The progress of a verification, or its result. */
export type VerificationUpdate = {
  readonly __typename?: 'VerificationUpdate';
  /** The results in the order of `verifiableModels`; empty while it is running. */
  readonly checked: ReadonlyArray<CheckedReadModel>;
  /** The number of events replayed so far. */
  readonly events: Scalars['Int']['output'];
  /** The read model that is being compared. */
  readonly model: Maybe<Scalars['ID']['output']>;
  /** The progress of this step, from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** The duration in seconds; null while it is running. */
  readonly seconds: Maybe<Scalars['Float']['output']>;
  /** The current step. */
  readonly step: VerificationStep;
};

/** Answer of verifyEmail. */
export type VerifyEmailResult = CodeRefused | EmailVerified | InvalidInput | TooManyTries;

/** One page of people who wait for a variant, in the order in which they asked. */
export type WaitingPeoplePage = {
  readonly __typename?: 'WaitingPeoplePage';
  /** The people of this page. */
  readonly items: ReadonlyArray<WaitingPerson>;
  /** Pass it as cursor to read the next page; null on the last one. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** A person who waits for a variant. */
export type WaitingPerson = {
  readonly __typename?: 'WaitingPerson';
  /** The email address; null if the account was erased. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The ID of the alert. */
  readonly id: Scalars['ID']['output'];
  /** Whether the address is verified. Without that nothing is sent. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** Whether the person has no account. */
  readonly isGuest: Scalars['Boolean']['output'];
  /** The language of the email. */
  readonly language: Language;
  /** The name of the account; null for a guest. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** When the alert was requested. */
  readonly since: Scalars['DateTime']['output'];
};

/** A subscription of another system to the shop's events. */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** The last 50 deliveries and tests, newest first. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  /** The message of the newest event of its kinds; null if there is none yet. */
  readonly example: Maybe<WebhookExample>;
  /** Failed attempts of the next message. */
  readonly failures: Scalars['Int']['output'];
  /** The attempts of the last 12 hours, oldest first. */
  readonly hours: ReadonlyArray<WebhookHour>;
  /** Unique ID. */
  readonly id: Scalars['ID']['output'];
  /** The kinds of its messages, for example `order.placed`. */
  readonly kinds: ReadonlyArray<Scalars['String']['output']>;
  /** The newest of the deliveries; null before the first. */
  readonly lastDelivery: Maybe<WebhookDelivery>;
  /** The name that the owner gave it. */
  readonly name: Scalars['String']['output'];
  /** When the next message is sent again; null if it is not waiting. */
  readonly nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The answer that paused it; null unless its receiver did. */
  readonly pausedBy: Maybe<Scalars['String']['output']>;
  /** Whether messages contain personal data: names, phone numbers, addresses and free text. */
  readonly personal: Scalars['Boolean']['output'];
  /** Until when messages are signed with the previous secret as well; null if they aren't. */
  readonly previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  readonly state: WebhookState;
  /** The address that messages are sent to. */
  readonly url: Scalars['String']['output'];
};

/** What an owner does with a subscription. */
export type WebhookAction =
  /** Send nothing until it is resumed. Its messages wait. */
  | 'PAUSE'
  /** End the subscription. */
  | 'REMOVE'
  /** Send the messages that waited, in order. */
  | 'RESUME'
  /** Send the next message again now. */
  | 'RETRY';

/** An attempt to send a message. */
export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** Number of the order, run or report, or ID of the item; null for a test. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** Whether the receiver accepted it. */
  readonly accepted: Scalars['Boolean']['output'];
  /** The answer, for example `HTTP 200` or `timeout`. */
  readonly answer: Scalars['String']['output'];
  /** When it was sent. */
  readonly at: Scalars['DateTime']['output'];
  /** Counted from 1. */
  readonly attempt: Scalars['Int']['output'];
  /** The number of its event in the history; null for a test, or an event that is not indexed yet. */
  readonly eventNumber: Maybe<Scalars['Int']['output']>;
  /** The kind of the message. */
  readonly kind: Scalars['String']['output'];
  /** The `webhook-id` of the message; the same for all its attempts. */
  readonly messageId: Scalars['ID']['output'];
  /** Milliseconds until the answer. */
  readonly tookMs: Scalars['Int']['output'];
};

/** A message as it is sent, without its signature. */
export type WebhookExample = {
  readonly __typename?: 'WebhookExample';
  /** Its body: JSON with `type`, `timestamp` and `data`. */
  readonly body: Scalars['String']['output'];
  /** The `webhook-id` of the message. */
  readonly messageId: Scalars['ID']['output'];
};

/** The attempts of a subscription in one hour, without tests. */
export type WebhookHour = {
  readonly __typename?: 'WebhookHour';
  /** Accepted attempts. */
  readonly accepted: Scalars['Int']['output'];
  /** Start of the hour. */
  readonly at: Scalars['DateTime']['output'];
  /** Other attempts. */
  readonly failed: Scalars['Int']['output'];
};

/** A subscription as an owner enters it. */
export type WebhookInput = {
  /** At least one of `webhookKinds`. */
  readonly kinds: ReadonlyArray<Scalars['String']['input']>;
  /** At most 60 characters; no two subscriptions have the same name. */
  readonly name: Scalars['String']['input'];
  /** Whether messages contain personal data: names, phone numbers, addresses and free text. */
  readonly personal: Scalars['Boolean']['input'];
  /** Starts with `https://`. The shop never sends to a private network. */
  readonly url: Scalars['String']['input'];
};

/** Answer of the mutations of webhooks. */
export type WebhookResult = CommandReused | InvalidInput | NotFound | TooManyTries | WebhooksSaved;

/** The state of a subscription. */
export type WebhookState =
  /** Messages are sent as their events happen. */
  | 'DELIVERING'
  /** Its receiver accepted none of the attempts of a message. */
  | 'FAILED'
  /** Its receiver has ended it, with the answer 410. */
  | 'GONE'
  /** An owner paused it. Its messages wait. */
  | 'PAUSED'
  /** The receiver did not accept the last message, which is sent again. */
  | 'RETRYING';

/** The subscriptions have changed, or a test was sent. */
export type WebhooksSaved = {
  readonly __typename?: 'WebhooksSaved';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** The new secret, which is shown only here; null if the command made none. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** The subscription of the command; null if it was removed. */
  readonly webhook: Maybe<Webhook>;
  /** All subscriptions, oldest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
};

/** The result of a simulation, compared with what really happened. Nothing is stored. */
export type WhatIf = {
  readonly __typename?: 'WhatIf';
  /** The assumptions of the simulation, one sentence each. */
  readonly assumptions: ReadonlyArray<Scalars['String']['output']>;
  /** Orders with a different outcome, at most 50. */
  readonly changedOrders: ReadonlyArray<WhatIfChangedOrder>;
  /** The course from the fork to the end in at most 80 equal steps. */
  readonly course: ReadonlyArray<WhatIfMoment>;
  /** The number of the last event. */
  readonly end: Scalars['Int']['output'];
  /** When that event happened. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Figures for the whole shop. */
  readonly figures: ReadonlyArray<WhatIfFigure>;
  /** The main finding in a sentence. */
  readonly finding: Scalars['String']['output'];
  /** The number of the fork event. The simulation starts after it. */
  readonly fork: Scalars['Int']['output'];
  /** When that event happened. */
  readonly forkedAt: Scalars['DateTime']['output'];
  /** The number of further such orders. */
  readonly moreChangedOrders: Scalars['Int']['output'];
  /** The number of products with different figures. */
  readonly otherProducts: Scalars['Int']['output'];
  /** The products with different figures, at most 200, highest revenue first. */
  readonly products: ReadonlyArray<WhatIfProduct>;
};

/** One change that applies from the fork on. Exactly one field must be given. */
export type WhatIfChangeInput = {
  /** Refuse orders to this province when they are submitted. */
  readonly closeProvince?: InputMaybe<Scalars['String']['input']>;
  /** Refuse orders to a delivery zone when they are submitted. */
  readonly closeZone?: InputMaybe<WhatIfCloseZoneInput>;
  /** Delay moves on the board. */
  readonly delayMoves?: InputMaybe<WhatIfDelayInput>;
  /** The delivery fee in rupees. */
  readonly deliveryFee?: InputMaybe<Scalars['Float']['input']>;
  /** Leave out events. */
  readonly leaveOut?: InputMaybe<WhatIfLeaveOutInput>;
  /** Available units at the fork. */
  readonly openingStock?: InputMaybe<WhatIfStockInput>;
  /** The price of a product. */
  readonly price?: InputMaybe<WhatIfPriceInput>;
  /** Change all prices, including later price changes, by a percentage. */
  readonly pricePercent?: InputMaybe<WhatIfPercentInput>;
  /** A promo code gives this percentage instead of its benefit. */
  readonly promotion?: InputMaybe<WhatIfPromotionInput>;
  /** Change the quantities of goods received by a percentage. */
  readonly receipts?: InputMaybe<WhatIfPercentInput>;
  /** The orders that each slot of a delivery zone holds, replacing all later changes of it. */
  readonly zoneCapacity?: InputMaybe<WhatIfZoneCapacityInput>;
};

/** An order with a different outcome. */
export type WhatIfChangedOrder = {
  readonly __typename?: 'WhatIfChangedOrder';
  /** The ID of the order. */
  readonly id: Scalars['ID']['output'];
  /** The short order number. */
  readonly number: Scalars['String']['output'];
  /** The simulated stage at the end. */
  readonly simulated: Scalars['String']['output'];
  /** The actual stage at the end. */
  readonly was: Scalars['String']['output'];
};

/** A delivery zone that accepts no new orders. */
export type WhatIfCloseZoneInput = {
  /** The time from which on it is closed, for example 2026-11-21T10:48 in Colombo or 2026-11-21T05:18:00Z; the fork if left out. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The ID of the zone. */
  readonly zoneId: Scalars['ID']['input'];
};

/** Every move on the board happens later. */
export type WhatIfDelayInput = {
  /** The delay in hours, 1 to 720. */
  readonly hours: Scalars['Int']['input'];
  /** Only those of orders that are delivered to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
};

/** An actual figure and its simulated value. */
export type WhatIfFigure = {
  readonly __typename?: 'WhatIfFigure';
  /** The name of the figure. */
  readonly name: Scalars['String']['output'];
  /** The simulated value. */
  readonly simulated: Maybe<Scalars['Float']['output']>;
  /** The type of the actual events behind it; null if it is derived from other figures. */
  readonly type: Maybe<Scalars['String']['output']>;
  /** How to read it: money is in rupees, durations are in minutes. */
  readonly unit: HistoryReportUnit;
  /** The actual value; null if there is none. */
  readonly was: Maybe<Scalars['Float']['output']>;
};

/** Leave out all events of a kind. */
export type WhatIfLeaveOutInput = {
  /** The kind of event. */
  readonly events: WhatIfLeftOut;
  /** Only events of this product or variant, or of orders that include it. */
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of orders that are delivered to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of events that a simulation can leave out. */
export type WhatIfLeftOut =
  /** Cancellations by buyers. */
  | 'cancellations'
  /** Stock count corrections. */
  | 'counts'
  /** Moves on the board. */
  | 'moves'
  /** Submitted orders. */
  | 'orders'
  /** Price changes. */
  | 'price-changes'
  /** Goods received. */
  | 'receipts';

/** Orders and money placed since the fork, up to a moment. */
export type WhatIfMoment = {
  readonly __typename?: 'WhatIfMoment';
  /** The moment. */
  readonly at: Scalars['DateTime']['output'];
  /** Their total in rupees. */
  readonly money: Scalars['Float']['output'];
  /** The same figure in the simulation. */
  readonly moneySimulated: Scalars['Float']['output'];
  /** The number of orders placed. */
  readonly placed: Scalars['Int']['output'];
  /** The same figure in the simulation. */
  readonly placedSimulated: Scalars['Int']['output'];
};

/** A change by a percentage: a whole number from -100 to 1000. */
export type WhatIfPercentInput = {
  /** The percentage; negative for less. */
  readonly percent: Scalars['Int']['input'];
  /** Only this product or variant; all if left out. */
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
};

/** A fixed price of a product from the fork to the end, replacing all later price changes. */
export type WhatIfPriceInput = {
  /** The price in rupees with at most two decimals. */
  readonly price: Scalars['Float']['input'];
  /** The product, for each of its variants; or a variant, with P.1 for the first variant of product P. */
  readonly productId: Scalars['ID']['input'];
};

/** A product with different figures. */
export type WhatIfProduct = {
  readonly __typename?: 'WhatIfProduct';
  /** The ID of the product. */
  readonly id: Scalars['ID']['output'];
  /** Units available at the end. */
  readonly left: Scalars['Int']['output'];
  /** The same figure in the simulation. */
  readonly leftSimulated: Scalars['Int']['output'];
  /** The revenue from those orders in rupees. */
  readonly money: Scalars['Float']['output'];
  /** The same figure in the simulation. */
  readonly moneySimulated: Scalars['Float']['output'];
  /** The name of the product at the end. */
  readonly name: Scalars['String']['output'];
  /** Units in orders placed since the fork and not cancelled. */
  readonly sold: Scalars['Int']['output'];
  /** How often the product sold out. */
  readonly soldOut: Scalars['Int']['output'];
  /** The same figure in the simulation. */
  readonly soldOutSimulated: Scalars['Int']['output'];
  /** The same figure in the simulation. */
  readonly soldSimulated: Scalars['Int']['output'];
};

/** Another percentage of a promo code. */
export type WhatIfPromotionInput = {
  /** The code. Capital letters don't matter. */
  readonly code: Scalars['String']['input'];
  /** 0 to 100; 0 switches the promotion off. */
  readonly percent: Scalars['Int']['input'];
};

/** The result of a simulation, or why there is none. */
export type WhatIfResult = InvalidInput | NotFound | WhatIf;

/** The step of a simulation. */
export type WhatIfStep =
  /** Finished. */
  | 'done'
  /** Reading the log up to the fork. */
  | 'replaying'
  /** Running the shop on from the fork, both with and without the changes. */
  | 'simulating'
  /** Waiting for another simulation to end. */
  | 'waiting';

/** The available units of a product at the fork. */
export type WhatIfStockInput = {
  /** The number of units. */
  readonly pieces: Scalars['Int']['input'];
  /** The product, for each of its variants; or a variant, with P.1 for the first variant of product P. */
  readonly productId: Scalars['ID']['input'];
};

/** The progress of a simulation, or its result. */
export type WhatIfUpdate = {
  readonly __typename?: 'WhatIfUpdate';
  /** The number of events read so far. */
  readonly events: Scalars['Int']['output'];
  /** The progress, from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** The result; null while it is running. */
  readonly result: Maybe<WhatIfResult>;
  /** The duration in seconds; null while it is running. */
  readonly seconds: Maybe<Scalars['Float']['output']>;
  /** The current step. */
  readonly step: WhatIfStep;
};

/** Another capacity of a delivery zone. Days that are fuller stay as they are. */
export type WhatIfZoneCapacityInput = {
  /** Orders per delivery slot, 0 to 500. */
  readonly orders: Scalars['Int']['input'];
  /** The ID of the zone. */
  readonly zoneId: Scalars['ID']['input'];
};

/** What a shopper or a visitor likes. Each variant is on it once, at most 100. */
export type WishList = {
  readonly __typename?: 'WishList';
  /** The ID of the owner; `guest` for a visitor. */
  readonly id: Scalars['ID']['output'];
  /** The item saved last comes first. */
  readonly items: ReadonlyArray<WishListItem>;
  /** The secret part of the address at which others read the list; null if it is not shared. */
  readonly link: Maybe<Scalars['String']['output']>;
  /** The list holds every event up to here. */
  readonly position: Scalars['Position']['output'];
};

/** The wish list was changed. */
export type WishListChanged = {
  readonly __typename?: 'WishListChanged';
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The current wish list. */
  readonly wishList: WishList;
};

/** One variant on a wish list. */
export type WishListItem = {
  readonly __typename?: 'WishListItem';
  /** Whether the owner wants an email if the price drops. */
  readonly alert: Scalars['Boolean']['output'];
  /** The price that a lower one has to be below to cause an email. */
  readonly alertBelow: Scalars['Money']['output'];
  /** Opaque and stable: list and variant. */
  readonly id: Scalars['ID']['output'];
  /** The current product as the chosen variant; null if the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The ID of the variant, even if it no longer exists. */
  readonly productId: Scalars['ID']['output'];
  /** The price when it was saved. */
  readonly savedPrice: Scalars['Money']['output'];
  /** The chosen variant; null if the shop no longer sells it. */
  readonly variant: Maybe<Variant>;
};

/** The visitor's wish list was merged into the account's wish list. */
export type WishListMerged = {
  readonly __typename?: 'WishListMerged';
  /** The number of items that joined. */
  readonly joined: Scalars['Int']['output'];
  /** The number of items that the shop does not sell or the list has no space for. */
  readonly left: Scalars['Int']['output'];
  /** Text to show to the user. */
  readonly message: Scalars['String']['output'];
  /** From this position on, everything that the shopper reads holds the change. */
  readonly position: Scalars['Position']['output'];
  /** The number of items that were on the list before. */
  readonly present: Scalars['Int']['output'];
  /** The current wish list. */
  readonly wishList: WishList;
};

/** One zone's days in the calendar of deliveries. */
export type ZoneCalendar = {
  readonly __typename?: 'ZoneCalendar';
  /** Consecutive days. */
  readonly days: ReadonlyArray<ZoneDay>;
  /** The zone. */
  readonly zone: DeliveryZone;
};

/** One zone's day in the calendar of deliveries. */
export type ZoneDay = {
  readonly __typename?: 'ZoneDay';
  /** Orders in the afternoon. */
  readonly afternoon: Scalars['Int']['output'];
  /** Why it is closed; null if it is open. */
  readonly closed: Maybe<Scalars['String']['output']>;
  /** The day in Colombo. */
  readonly date: Scalars['String']['output'];
  /** Whether the zone has deliveries on this weekday. */
  readonly delivers: Scalars['Boolean']['output'];
  /** Orders in the morning. */
  readonly morning: Scalars['Int']['output'];
};

/** The delivery fee of one zone. */
export type ZoneFee = {
  readonly __typename?: 'ZoneFee';
  /** The fee of an order. */
  readonly fee: Scalars['Money']['output'];
  /** The sum of goods after the discount from which delivery is free; null if it never is. */
  readonly freeFrom: Maybe<Scalars['Money']['output']>;
  /** The ID of the delivery zone. */
  readonly zoneId: Scalars['ID']['output'];
};

/** The delivery fee of one zone. */
export type ZoneFeeInput = {
  /** 0 to 100,000 rupees. */
  readonly fee: Scalars['Money']['input'];
  /** 0 to 100,000,000 rupees; null if delivery is never free. */
  readonly freeFrom?: InputMaybe<Scalars['Money']['input']>;
  /** The ID of the delivery zone. */
  readonly zoneId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddPushDeviceResult:
    | ( InvalidInput )
    | ( PushDevicesChanged )
  ;
  AddToCartResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( StockShortage )
  ;
  AddToWishListResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  ArrangeRoomResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( InvalidInput )
  ;
  BackUpNowResult:
    | ( Omit<BackupAccepted, 'backups'> & { backups: _RefType['Backups'] } )
    | ( BackupRefused )
  ;
  CallResult:
    | ( Omit<CallRecorded, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( Omit<ChangedMeanwhile, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
  ;
  CancelOrderResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<OrderCancelled, 'order'> & { order: _RefType['Order'] } )
    | ( OrderClosed )
  ;
  CategoryResult:
    | ( Omit<CategorySaved, 'settings'> & { settings: _RefType['ShopSettings'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
  ;
  ChangeCartQuantityResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( StockShortage )
  ;
  ChangeDeliveryAddressResult:
    | ( CommandReused )
    | ( Omit<DeliveryAddressChanged, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
  ;
  ChangeDeliveryDayResult:
    | ( CommandReused )
    | ( Omit<DeliveryDayChanged, 'order'> & { order: _RefType['Order'] } )
    | ( DeliveryDayTaken )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
  ;
  ChangeDeliveryZonesResult:
    | ( CommandReused )
    | ( Omit<DeliveryZonesOutdated, 'zones'> & { zones: _RefType['DeliveryZones'] } )
    | ( Omit<DeliveryZonesSaved, 'zones'> & { zones: _RefType['DeliveryZones'] } )
    | ( InvalidInput )
  ;
  ChangePasswordResult:
    | ( InvalidInput )
    | ( PasswordSet )
    | ( TooManyTries )
  ;
  ChangeWishAlertResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  CloseDeliveryDayResult:
    | ( CommandReused )
    | ( Omit<DeliveryDayClosed, 'day'> & { day: _RefType['ZoneDay'] } )
    | ( InvalidInput )
  ;
  CommentOnOrderResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<OrderCommented, 'order'> & { order: _RefType['BoardOrder'] } )
  ;
  ConfirmStockAlertResult:
    | ( NotFound )
    | ( ConfirmedAlertView )
  ;
  EndStockAlertResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( StockAlertEnded )
  ;
  EraseAccountResult:
    | ( AccountErased )
    | ( DrivesRun )
    | ( LastAdmin )
    | ( NotFound )
    | ( OrderClosed )
    | ( OwnAccount )
  ;
  ForgetAddressResult:
    | ( Omit<AddressesChanged, 'addresses'> & { addresses: ReadonlyArray<_RefType['UsedAddress']> } )
    | ( CommandReused )
  ;
  ForgotPasswordResult:
    | ( InvalidInput )
    | ( MailAccepted )
    | ( NotFound )
    | ( TooManyTries )
  ;
  GrantRoleResult:
    | ( DrivesRun )
    | ( EmailUnverified )
    | ( LastAdmin )
    | ( NotFound )
    | ( Omit<RoleChanged, 'account'> & { account: _RefType['Account'] } )
    | ( Omit<RoleGranted, 'account'> & { account: _RefType['Account'] } )
  ;
  HistoryBoardResult:
    | ( Omit<HistoryBoard, 'orders' | 'stages'> & { orders: ReadonlyArray<_RefType['HistoryBoardOrder']>, stages: ReadonlyArray<_RefType['HistoryStageOrders']> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryComparisonResult:
    | ( Omit<HistoryComparison, 'a' | 'b' | 'flows'> & { a: _RefType['HistoryComparedMoment'], b: _RefType['HistoryComparedMoment'], flows?: Maybe<ReadonlyArray<_RefType['HistoryOrderFlow']>> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryCourseResult:
    | ( HistoryCourse )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryEventResult:
    | ( InspectedEvent )
    | ( NotFound )
  ;
  HistoryOrderResult:
    | ( HistoryOrderView )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryPastCartResult:
    | ( Omit<HistoryPastCart, 'around' | 'cart'> & { around: _RefType['HistoryAround'], cart: _RefType['Cart'] } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryPastProductResult:
    | ( Omit<HistoryPastProduct, 'around' | 'product'> & { around: _RefType['HistoryAround'], product?: Maybe<_RefType['Product']> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryPastStockResult:
    | ( Omit<HistoryPastStock, 'around' | 'items' | 'product'> & { around: _RefType['HistoryAround'], items: ReadonlyArray<_RefType['StockLedgerEntry']>, product?: Maybe<_RefType['Product']> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryReportResult:
    | ( Omit<HistoryReport, 'name' | 'tables'> & { name: _RefType['HistoryReportName'], tables: ReadonlyArray<_RefType['HistoryReportTable']> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryShopResult:
    | ( Omit<HistoryShop, 'orders' | 'stages'> & { orders: ReadonlyArray<_RefType['HistoryOrderSnapshot']>, stages: ReadonlyArray<_RefType['HistoryStageOrders']> } )
    | ( InvalidInput )
    | ( NotFound )
  ;
  InviteStaffResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<StaffInvited, 'account'> & { account: _RefType['Account'] } )
    | ( TooManyTries )
  ;
  IssueReportChangeResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( Omit<IssueReportChanged, 'report'> & { report: _RefType['IssueReport'] } )
    | ( NotFound )
  ;
  LogInResult:
    | ( InvalidInput )
    | ( SignInRefused )
    | ( Omit<SignedIn, 'me'> & { me: _RefType['Me'] } )
    | ( TooManyTries )
  ;
  MarkReviewHelpfulResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<ReviewVoteSaved, 'review'> & { review: _RefType['Review'] } )
  ;
  MergeGuestCartResult:
    | ( CommandReused )
    | ( Omit<GuestCartMerged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( InvalidInput )
  ;
  MergeWishListResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<WishListMerged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  ModerateReviewResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<ReviewChangedMeanwhile, 'review'> & { review: _RefType['ModeratedReview'] } )
    | ( Omit<ReviewModerated, 'review'> & { review: _RefType['ModeratedReview'] } )
  ;
  MoveToCartResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( Omit<MovedToCart, 'cart' | 'wishList'> & { cart: _RefType['Cart'], wishList: _RefType['WishList'] } )
    | ( NotFound )
    | ( StockShortage )
  ;
  OpeningResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( Omit<OpeningSaved, 'opening'> & { opening: _RefType['Opening'] } )
  ;
  PlaceOrderResult:
    | ( CommandReused )
    | ( DeliveryDayTaken )
    | ( EmailUnverified )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<OrderAccepted, 'order'> & { order: _RefType['Order'] } )
    | ( OrderPending )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['Quote'] } )
    | ( PromoRefusal )
    | ( ShopNotOpen )
    | ( StockShortage )
    | ( TooManyTries )
  ;
  PlacePhoneOrderResult:
    | ( CommandReused )
    | ( DeliveryDayTaken )
    | ( EmailUnverified )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderPending )
    | ( Omit<PhoneOrderPlaced, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['Quote'] } )
    | ( PromoRefusal )
    | ( ShopNotOpen )
    | ( StockShortage )
    | ( TooManyTries )
  ;
  ProductResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( ProductChanged )
    | ( Omit<ProductSaved, 'product'> & { product: _RefType['Product'] } )
  ;
  PromoQuoteResult:
    | ( Omit<PromoAccepted, 'discount'> & { discount: _RefType['Discount'] } )
    | ( PromoRefusal )
    | ( TooManyTries )
  ;
  PromotionResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<PromotionSaved, 'promotion'> & { promotion: _RefType['Promotion'] } )
  ;
  ReadModelResult:
    | ( NotFound )
    | ( ReadModelBusy )
    | ( Omit<ReadModelJobAccepted, 'readModels'> & { readModels: _RefType['ReadModels'] } )
  ;
  ReceiveReturnResult:
    | ( NotFound )
    | ( Omit<ReturnReceived, 'order'> & { order: _RefType['BoardOrder'] } )
  ;
  RemoveFromCartResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( NotFound )
  ;
  RemoveFromWishListResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  RemovePushDeviceResult:
    | ( NotFound )
    | ( PushDevicesChanged )
  ;
  ResetPasswordResult:
    | ( CodeRefused )
    | ( InvalidInput )
    | ( PasswordSet )
    | ( TooManyTries )
  ;
  RestoreWishResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  ResubscribeResult:
    | ( NotFound )
    | ( Resubscribed )
  ;
  RunResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<RunChangedMeanwhile, 'current'> & { current?: Maybe<_RefType['Run']> } )
    | ( RunNotOpen )
    | ( Omit<RunSaved, 'run'> & { run: _RefType['Run'] } )
  ;
  SaveProfileResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<ProfileSaved, 'me'> & { me: _RefType['Me'] } )
    | ( TooManyTries )
  ;
  SendLeavingCodeResult:
    | ( MailAccepted )
    | ( TooManyTries )
  ;
  SendTestPushResult:
    | ( NotFound )
    | ( TestPushQueued )
    | ( TooManyTries )
  ;
  SendVerificationResult:
    | ( MailAccepted )
    | ( TooManyTries )
  ;
  SetOrderStatusResult:
    | ( Omit<ChangedMeanwhile, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<OrderStatusSet, 'order'> & { order: _RefType['BoardOrder'] } )
  ;
  SetPushTopicsResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( PushDevicesChanged )
  ;
  ShareWishListResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  ShopDaysResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( ShopDaysSaved )
  ;
  ShopPageResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<PageChanged, 'page' | 'text'> & { page: _RefType['ShopPage'], text?: Maybe<_RefType['PageText']> } )
    | ( Omit<ShopPageSaved, 'page'> & { page: _RefType['ShopPage'] } )
    | ( TooManyTries )
  ;
  ShopSettingsResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<ShopSettingsSaved, 'settings'> & { settings: _RefType['ShopSettings'] } )
  ;
  SignOutPersonResult:
    | ( NotFound )
    | ( OwnAccount )
    | ( PersonSignedOut )
  ;
  SignOutSessionResult:
    | ( NotFound )
    | ( SessionsEnded )
  ;
  SignUpResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<SignedIn, 'me'> & { me: _RefType['Me'] } )
    | ( TooManyTries )
  ;
  StaffOrderResult:
    | ( Omit<ChangedMeanwhile, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<StaffOrderChanged, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( StockShortage )
  ;
  StockAlertByEmailResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( StockAlertMailed )
    | ( TooManyTries )
  ;
  StockAlertResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<StockAlertChanged, 'alerts'> & { alerts: ReadonlyArray<_RefType['StockAlert']> } )
  ;
  StopSharingWishListResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<WishListChanged, 'wishList'> & { wishList: _RefType['WishList'] } )
  ;
  SubmitReviewResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotDelivered )
    | ( NotFound )
    | ( Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<_RefType['Product']>, review: _RefType['OwnReview'] } )
  ;
  TrackOrderResult:
    | ( NotFound )
    | ( Omit<OrderTracked, 'order'> & { order: _RefType['TrackedOrder'] } )
    | ( TooManyTries )
  ;
  UndoGuestCartMergeResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( NotFound )
  ;
  VerifyEmailResult:
    | ( CodeRefused )
    | ( EmailVerified )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  WebhookResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
    | ( Omit<WebhooksSaved, 'webhook' | 'webhooks'> & { webhook?: Maybe<_RefType['Webhook']>, webhooks: ReadonlyArray<_RefType['Webhook']> } )
  ;
  WhatIfResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<WhatIf, 'figures'> & { figures: ReadonlyArray<_RefType['WhatIfFigure']> } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Refusal:
    | ( BackupRefused )
    | ( Omit<ChangedMeanwhile, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( CodeRefused )
    | ( CommandReused )
    | ( DeliveryDayTaken )
    | ( DrivesRun )
    | ( EmailTaken )
    | ( EmailUnverified )
    | ( InvalidInput )
    | ( LastAdmin )
    | ( NotDelivered )
    | ( NotFound )
    | ( OrderClosed )
    | ( OwnAccount )
    | ( Omit<PageChanged, 'page' | 'text'> & { page: _RefType['ShopPage'], text?: Maybe<_RefType['PageText']> } )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['Quote'] } )
    | ( ProductChanged )
    | ( PromoRefusal )
    | ( ReadModelBusy )
    | ( Omit<ReviewChangedMeanwhile, 'review'> & { review: _RefType['ModeratedReview'] } )
    | ( Omit<RoleChanged, 'account'> & { account: _RefType['Account'] } )
    | ( Omit<RunChangedMeanwhile, 'current'> & { current?: Maybe<_RefType['Run']> } )
    | ( RunNotOpen )
    | ( ShopNotOpen )
    | ( SignInRefused )
    | ( StockShortage )
    | ( TooManyTries )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptedTerms: ResolverTypeWrapper<AcceptedTerms>;
  Account: ResolverTypeWrapper<AccountView>;
  AccountErased: ResolverTypeWrapper<AccountErased>;
  AccountPage: ResolverTypeWrapper<Omit<AccountPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Account']> }>;
  AddPushDeviceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPushDeviceResult']>;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddToWishListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToWishListResult']>;
  AddressField: ResolverTypeWrapper<AddressField>;
  AddressesChanged: ResolverTypeWrapper<Omit<AddressesChanged, 'addresses'> & { addresses: ReadonlyArray<ResolversTypes['UsedAddress']> }>;
  AnnouncementInput: AnnouncementInput;
  AnnouncementSetting: ResolverTypeWrapper<AnnouncementSetting>;
  ArrangeRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArrangeRoomResult']>;
  BackUpNowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BackUpNowResult']>;
  Backup: ResolverTypeWrapper<Backup>;
  BackupAccepted: ResolverTypeWrapper<Omit<BackupAccepted, 'backups'> & { backups: ResolversTypes['Backups'] }>;
  BackupProblem: ResolverTypeWrapper<BackupProblem>;
  BackupRefused: ResolverTypeWrapper<BackupRefused>;
  BackupReport: ResolverTypeWrapper<BackupReport>;
  BackupStep: ResolverTypeWrapper<BackupStep>;
  Backups: ResolverTypeWrapper<Omit<Backups, 'running'> & { running?: Maybe<ResolversTypes['RunningBackup']> }>;
  BoardItem: ResolverTypeWrapper<BoardItem>;
  BoardOrder: ResolverTypeWrapper<BoardOrderDocument>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CallFilter: CallFilter;
  CallMoment: ResolverTypeWrapper<StoredCall>;
  CallOutcome: ResolverTypeWrapper<CallOutcome>;
  CallQueue: ResolverTypeWrapper<CallQueueView>;
  CallQueueUpdate: ResolverTypeWrapper<Omit<CallQueueUpdate, 'queue'> & { queue: ResolversTypes['CallQueue'] }>;
  CallReason: ResolverTypeWrapper<CallReason>;
  CallRecorded: ResolverTypeWrapper<Omit<CallRecorded, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  CallResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallResult']>;
  CallState: ResolverTypeWrapper<CallState>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelReason: ResolverTypeWrapper<CancelReason>;
  Cart: ResolverTypeWrapper<CartView>;
  CartChanged: ResolverTypeWrapper<Omit<CartChanged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartItem: ResolverTypeWrapper<CartItemView>;
  CashDifferenceReason: ResolverTypeWrapper<CashDifferenceReason>;
  CashFigures: ResolverTypeWrapper<CashFigures>;
  CatalogueCounts: ResolverTypeWrapper<CatalogueCounts>;
  CatalogueFilter: CatalogueFilter;
  CataloguePage: ResolverTypeWrapper<Omit<CataloguePage, 'items'> & { items: ReadonlyArray<ResolversTypes['Product']> }>;
  CategoryCount: ResolverTypeWrapper<CountedCategory>;
  CategoryInput: CategoryInput;
  CategoryMatches: ResolverTypeWrapper<CategoryMatches>;
  CategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CategoryResult']>;
  CategorySaved: ResolverTypeWrapper<Omit<CategorySaved, 'settings'> & { settings: ResolversTypes['ShopSettings'] }>;
  CategorySettings: ResolverTypeWrapper<StoredCategory>;
  ChangeCartQuantityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCartQuantityResult']>;
  ChangeDeliveryAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeDeliveryAddressResult']>;
  ChangeDeliveryDayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeDeliveryDayResult']>;
  ChangeDeliveryZonesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeDeliveryZonesResult']>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangeWishAlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeWishAlertResult']>;
  ChangedMeanwhile: ResolverTypeWrapper<Omit<ChangedMeanwhile, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  ChangedShopValue: ResolverTypeWrapper<Omit<ChangedShopValue, 'name'> & { name: ResolversTypes['ShopValueName'] }>;
  CheckedReadModel: ResolverTypeWrapper<Omit<CheckedReadModel, 'differences'> & { differences: ReadonlyArray<ResolversTypes['DocumentDifference']> }>;
  CloseDeliveryDayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseDeliveryDayResult']>;
  CloseRunInput: CloseRunInput;
  CloseShopInput: CloseShopInput;
  ClosedShop: ResolverTypeWrapper<ClosedShop>;
  CodeRefused: ResolverTypeWrapper<CodeRefused>;
  ColourCount: ResolverTypeWrapper<ColourCount>;
  CommandReused: ResolverTypeWrapper<CommandReused>;
  CommentOnOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentOnOrderResult']>;
  ConfirmStockAlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmStockAlertResult']>;
  Customer: ResolverTypeWrapper<CustomerView>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayHalf: ResolverTypeWrapper<DayHalf>;
  DayOrders: ResolverTypeWrapper<Omit<DayOrders, 'afternoon' | 'morning'> & { afternoon: ReadonlyArray<ResolversTypes['BoardOrder']>, morning: ReadonlyArray<ResolversTypes['BoardOrder']> }>;
  DeliveryAddressChanged: ResolverTypeWrapper<Omit<DeliveryAddressChanged, 'order'> & { order: ResolversTypes['Order'] }>;
  DeliveryDate: ResolverTypeWrapper<RegionDate>;
  DeliveryDates: ResolverTypeWrapper<RegionDates>;
  DeliveryDay: ResolverTypeWrapper<AgreedDay>;
  DeliveryDayChanged: ResolverTypeWrapper<Omit<DeliveryDayChanged, 'order'> & { order: ResolversTypes['Order'] }>;
  DeliveryDayClosed: ResolverTypeWrapper<Omit<DeliveryDayClosed, 'day'> & { day: ResolversTypes['ZoneDay'] }>;
  DeliveryDayInput: DeliveryDayInput;
  DeliveryDayTaken: ResolverTypeWrapper<DeliveryDayTaken>;
  DeliveryFees: ResolverTypeWrapper<StoredFees>;
  DeliveryFeesInput: DeliveryFeesInput;
  DeliveryZone: ResolverTypeWrapper<StoredZone>;
  DeliveryZoneInput: DeliveryZoneInput;
  DeliveryZones: ResolverTypeWrapper<DeliveryPlanDocument>;
  DeliveryZonesOutdated: ResolverTypeWrapper<Omit<DeliveryZonesOutdated, 'zones'> & { zones: ResolversTypes['DeliveryZones'] }>;
  DeliveryZonesSaved: ResolverTypeWrapper<Omit<DeliveryZonesSaved, 'zones'> & { zones: ResolversTypes['DeliveryZones'] }>;
  DemandFilter: ResolverTypeWrapper<DemandFilter>;
  DemandItem: ResolverTypeWrapper<DemandItemView>;
  DemandPage: ResolverTypeWrapper<Omit<DemandPage, 'items'> & { items: ReadonlyArray<ResolversTypes['DemandItem']> }>;
  DemandTotals: ResolverTypeWrapper<DemandTotals>;
  Discount: ResolverTypeWrapper<StoredDiscount>;
  DiscountShare: ResolverTypeWrapper<DiscountShare>;
  DocumentDifference: ResolverTypeWrapper<Omit<DocumentDifference, 'events' | 'kind'> & { events: ReadonlyArray<ResolversTypes['HistoryEntry']>, kind: ResolversTypes['DocumentDifferenceKind'] }>;
  DocumentDifferenceKind: ResolverTypeWrapper<DocumentDifferenceKind>;
  Driver: ResolverTypeWrapper<DriverView>;
  DrivesRun: ResolverTypeWrapper<DrivesRun>;
  DueCounts: ResolverTypeWrapper<DueCounts>;
  EarlierReview: ResolverTypeWrapper<EarlierReview>;
  EarliestDay: ResolverTypeWrapper<FreeDay>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  EmailUnverified: ResolverTypeWrapper<EmailUnverified>;
  EmailVerified: ResolverTypeWrapper<EmailVerified>;
  EndStockAlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndStockAlertResult']>;
  EraseAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EraseAccountResult']>;
  Excerpt: ResolverTypeWrapper<Excerpt>;
  FieldDifference: ResolverTypeWrapper<FieldDifference>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FilterCondition: ResolverTypeWrapper<FilterCondition>;
  FilterRelaxation: ResolverTypeWrapper<Omit<FilterRelaxation, 'without'> & { without: ReadonlyArray<ResolversTypes['FilterCondition']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForgetAddressResult']>;
  ForgotPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForgotPasswordResult']>;
  FreeSpaceInput: FreeSpaceInput;
  FurtherPicture: ResolverTypeWrapper<FurtherPicture>;
  FurtherPictureInput: FurtherPictureInput;
  GrantRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GrantRoleResult']>;
  GuestCartLineInput: GuestCartLineInput;
  GuestCartMerged: ResolverTypeWrapper<Omit<GuestCartMerged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  GuestWishInput: GuestWishInput;
  HistoryActor: ResolverTypeWrapper<HistoryActor>;
  HistoryAround: ResolverTypeWrapper<Omit<HistoryAround, 'entry'> & { entry?: Maybe<ResolversTypes['HistoryEntry']> }>;
  HistoryBoard: ResolverTypeWrapper<Omit<HistoryBoard, 'orders' | 'stages'> & { orders: ReadonlyArray<ResolversTypes['HistoryBoardOrder']>, stages: ReadonlyArray<ResolversTypes['HistoryStageOrders']> }>;
  HistoryBoardItem: ResolverTypeWrapper<HistoryBoardItem>;
  HistoryBoardOrder: ResolverTypeWrapper<Omit<HistoryBoardOrder, 'deliveryDay' | 'status'> & { deliveryDay?: Maybe<ResolversTypes['DeliveryDay']>, status: ResolversTypes['OrderStatus'] }>;
  HistoryBoardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryBoardResult']>;
  HistoryBucket: ResolverTypeWrapper<HistoryBucket>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryComparedMoment: ResolverTypeWrapper<Omit<HistoryComparedMoment, 'stages'> & { stages: ReadonlyArray<ResolversTypes['HistoryStageOrders']> }>;
  HistoryComparison: ResolverTypeWrapper<Omit<HistoryComparison, 'a' | 'b' | 'flows'> & { a: ResolversTypes['HistoryComparedMoment'], b: ResolversTypes['HistoryComparedMoment'], flows?: Maybe<ReadonlyArray<ResolversTypes['HistoryOrderFlow']>> }>;
  HistoryComparisonResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryComparisonResult']>;
  HistoryCourse: ResolverTypeWrapper<HistoryCourse>;
  HistoryCoursePoint: ResolverTypeWrapper<HistoryCoursePoint>;
  HistoryCourseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryCourseResult']>;
  HistoryEntry: ResolverTypeWrapper<IndexedEntry>;
  HistoryEvent: ResolverTypeWrapper<InspectedEvent>;
  HistoryEventResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryEventResult']>;
  HistoryFilter: HistoryFilter;
  HistoryHistogram: ResolverTypeWrapper<Histogram>;
  HistoryIndexStatus: ResolverTypeWrapper<HistoryIndexStatus>;
  HistoryMovedProduct: ResolverTypeWrapper<HistoryMovedProduct>;
  HistoryOrder: ResolverTypeWrapper<HistoryOrderView>;
  HistoryOrderFlow: ResolverTypeWrapper<Omit<HistoryOrderFlow, 'from' | 'to'> & { from?: Maybe<ResolversTypes['HistoryStage']>, to?: Maybe<ResolversTypes['HistoryStage']> }>;
  HistoryOrderLine: ResolverTypeWrapper<HistoryOrderLine>;
  HistoryOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryOrderResult']>;
  HistoryOrderSnapshot: ResolverTypeWrapper<Omit<HistoryOrderSnapshot, 'stage'> & { stage: ResolversTypes['HistoryStage'] }>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryPastCart: ResolverTypeWrapper<Omit<HistoryPastCart, 'around' | 'cart'> & { around: ResolversTypes['HistoryAround'], cart: ResolversTypes['Cart'] }>;
  HistoryPastCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastCartResult']>;
  HistoryPastProduct: ResolverTypeWrapper<Omit<HistoryPastProduct, 'around' | 'product'> & { around: ResolversTypes['HistoryAround'], product?: Maybe<ResolversTypes['Product']> }>;
  HistoryPastProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastProductResult']>;
  HistoryPastStock: ResolverTypeWrapper<Omit<HistoryPastStock, 'around' | 'items' | 'product'> & { around: ResolversTypes['HistoryAround'], items: ReadonlyArray<ResolversTypes['StockLedgerEntry']>, product?: Maybe<ResolversTypes['Product']> }>;
  HistoryPastStockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastStockResult']>;
  HistoryProduct: ResolverTypeWrapper<HistoryProduct>;
  HistoryProductDifference: ResolverTypeWrapper<HistoryProductDifference>;
  HistoryProductSnapshot: ResolverTypeWrapper<HistoryProductSnapshot>;
  HistoryProductState: ResolverTypeWrapper<HistoryProductState>;
  HistoryReplayFrame: ResolverTypeWrapper<Omit<HistoryReplayFrame, 'entries' | 'shop'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']>, shop: ResolversTypes['HistoryShop'] }>;
  HistoryReport: ResolverTypeWrapper<Omit<HistoryReport, 'name' | 'tables'> & { name: ResolversTypes['HistoryReportName'], tables: ReadonlyArray<ResolversTypes['HistoryReportTable']> }>;
  HistoryReportColumn: ResolverTypeWrapper<Omit<HistoryReportColumn, 'events' | 'unit'> & { events?: Maybe<ResolversTypes['HistoryReportEvents']>, unit: ResolversTypes['HistoryReportUnit'] }>;
  HistoryReportEvents: ResolverTypeWrapper<Omit<HistoryReportEvents, 'category'> & { category?: Maybe<ResolversTypes['StreamCategory']> }>;
  HistoryReportName: ResolverTypeWrapper<HistoryReportName>;
  HistoryReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryReportResult']>;
  HistoryReportRow: ResolverTypeWrapper<Omit<HistoryReportRow, 'events'> & { events: ResolversTypes['HistoryReportEvents'] }>;
  HistoryReportTable: ResolverTypeWrapper<Omit<HistoryReportTable, 'columns' | 'rows'> & { columns: ReadonlyArray<ResolversTypes['HistoryReportColumn']>, rows: ReadonlyArray<ResolversTypes['HistoryReportRow']> }>;
  HistoryReportUnit: ResolverTypeWrapper<HistoryReportUnit>;
  HistoryShop: ResolverTypeWrapper<Omit<HistoryShop, 'orders' | 'stages'> & { orders: ReadonlyArray<ResolversTypes['HistoryOrderSnapshot']>, stages: ReadonlyArray<ResolversTypes['HistoryStageOrders']> }>;
  HistoryShopResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryShopResult']>;
  HistoryStage: ResolverTypeWrapper<HistoryStage>;
  HistoryStageOrders: ResolverTypeWrapper<Omit<HistoryStageOrders, 'stage'> & { stage: ResolversTypes['HistoryStage'] }>;
  HistoryStatusPeriod: ResolverTypeWrapper<Omit<HistoryStatusPeriod, 'status'> & { status: ResolversTypes['OrderStatus'] }>;
  HistoryStockPoint: ResolverTypeWrapper<HistoryStockPoint>;
  HistoryUpdate: ResolverTypeWrapper<Omit<HistoryUpdate, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryValueSource: ResolverTypeWrapper<Omit<HistoryValueSource, 'entry' | 'value'> & { entry: ResolversTypes['HistoryEntry'], value: ResolversTypes['OrderValue'] }>;
  Holiday: ResolverTypeWrapper<KnownHoliday>;
  HolidayKind: ResolverTypeWrapper<HolidayKind>;
  HomePageInput: HomePageInput;
  HomePageSetting: ResolverTypeWrapper<Omit<HomePageSetting, 'sections'> & { sections: ReadonlyArray<ResolversTypes['HomeSectionSetting']> }>;
  HomeSection: ResolverTypeWrapper<HomeSection>;
  HomeSectionInput: HomeSectionInput;
  HomeSectionSetting: ResolverTypeWrapper<Omit<HomeSectionSetting, 'name'> & { name: ResolversTypes['HomeSection'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InviteStaffResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteStaffResult']>;
  IssueReport: ResolverTypeWrapper<IssueReportDocument>;
  IssueReportAnswer: ResolverTypeWrapper<StoredAnswer>;
  IssueReportAttachment: ResolverTypeWrapper<IssueReportAttachment>;
  IssueReportChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IssueReportChangeResult']>;
  IssueReportChanged: ResolverTypeWrapper<Omit<IssueReportChanged, 'report'> & { report: ResolversTypes['IssueReport'] }>;
  IssueReportInbox: ResolverTypeWrapper<Omit<IssueReportInbox, 'items'> & { items: ReadonlyArray<ResolversTypes['IssueReport']> }>;
  IssueReportPage: ResolverTypeWrapper<Omit<IssueReportPage, 'items'> & { items: ReadonlyArray<ResolversTypes['IssueReport']> }>;
  IssueReportStatus: ResolverTypeWrapper<IssueReportStatus>;
  IssueReportStatusCount: ResolverTypeWrapper<Omit<IssueReportStatusCount, 'state'> & { state: ResolversTypes['IssueReportStatus'] }>;
  IssueReportTransition: ResolverTypeWrapper<StoredTransition>;
  IssueReportUpdate: ResolverTypeWrapper<Omit<IssueReportUpdate, 'report'> & { report?: Maybe<ResolversTypes['IssueReport']> }>;
  ItemQuantityChange: ResolverTypeWrapper<ItemQuantityChange>;
  ItemReturnReason: ResolverTypeWrapper<ItemReturnReason>;
  Language: ResolverTypeWrapper<Language>;
  LastAdmin: ResolverTypeWrapper<LastAdmin>;
  LikelySearch: ResolverTypeWrapper<Omit<LikelySearch, 'product'> & { product: ResolversTypes['Product'] }>;
  LocalText: ResolverTypeWrapper<LocalText>;
  LocalTextInput: LocalTextInput;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  MailAccepted: ResolverTypeWrapper<MailAccepted>;
  MailTopic: ResolverTypeWrapper<MailTopic>;
  MailTopics: ResolverTypeWrapper<Omit<MailTopics, 'on'> & { on: ReadonlyArray<ResolversTypes['MailTopic']> }>;
  MarkReviewHelpfulResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkReviewHelpfulResult']>;
  Me: ResolverTypeWrapper<Viewer>;
  MergeGuestCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeGuestCartResult']>;
  MergeWishListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeWishListResult']>;
  MergedLine: ResolverTypeWrapper<MergedLine>;
  ModerateReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModerateReviewResult']>;
  ModeratedReview: ResolverTypeWrapper<StoredReview>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoveToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveToCartResult']>;
  MovedToCart: ResolverTypeWrapper<Omit<MovedToCart, 'cart' | 'wishList'> & { cart: ResolversTypes['Cart'], wishList: ResolversTypes['WishList'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearestSpace: ResolverTypeWrapper<Omit<NearestSpace, 'side'> & { side: ResolversTypes['SpaceSide'] }>;
  NewProductInput: NewProductInput;
  NotDelivered: ResolverTypeWrapper<NotDelivered>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Opening: ResolverTypeWrapper<SettingsDocument>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursInput: OpeningHoursInput;
  OpeningResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpeningResult']>;
  OpeningSaved: ResolverTypeWrapper<Omit<OpeningSaved, 'opening'> & { opening: ResolversTypes['Opening'] }>;
  OpeningState: ResolverTypeWrapper<OpeningState>;
  OpeningStep: ResolverTypeWrapper<StepOfOpening>;
  OpeningStepName: ResolverTypeWrapper<OpeningStepName>;
  OpeningStepState: ResolverTypeWrapper<OpeningStepState>;
  OptionDisplay: ResolverTypeWrapper<OptionDisplay>;
  OptionValue: ResolverTypeWrapper<OptionValue>;
  OptionValueInput: OptionValueInput;
  Order: ResolverTypeWrapper<OrderDocument>;
  OrderAccepted: ResolverTypeWrapper<Omit<OrderAccepted, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderBoardPage: ResolverTypeWrapper<Omit<OrderBoardPage, 'counts' | 'items'> & { counts: ReadonlyArray<ResolversTypes['StatusCount']>, items: ReadonlyArray<ResolversTypes['BoardOrder']> }>;
  OrderBoardUpdate: ResolverTypeWrapper<Omit<OrderBoardUpdate, 'order'> & { order?: Maybe<ResolversTypes['BoardOrder']> }>;
  OrderCall: ResolverTypeWrapper<OrderCallView>;
  OrderCancelled: ResolverTypeWrapper<Omit<OrderCancelled, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderClosed: ResolverTypeWrapper<OrderClosed>;
  OrderCommented: ResolverTypeWrapper<Omit<OrderCommented, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  OrderFilter: OrderFilter;
  OrderItem: ResolverTypeWrapper<OrderItemView>;
  OrderLineInput: OrderLineInput;
  OrderMoment: ResolverTypeWrapper<OrderMomentView>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderPending: ResolverTypeWrapper<OrderPending>;
  OrderPhase: ResolverTypeWrapper<OrderPhase>;
  OrderPresence: ResolverTypeWrapper<OrderPresence>;
  OrderPresenceUpdate: ResolverTypeWrapper<OrderPresenceUpdate>;
  OrderRun: ResolverTypeWrapper<RunOfOrder>;
  OrderSort: ResolverTypeWrapper<OrderSort>;
  OrderSource: ResolverTypeWrapper<Omit<OrderSource, 'entry'> & { entry: ResolversTypes['HistoryEntry'] }>;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  OrderStatusSet: ResolverTypeWrapper<Omit<OrderStatusSet, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  OrderStep: ResolverTypeWrapper<OrderStepView>;
  OrderStepKind: ResolverTypeWrapper<OrderStepKind>;
  OrderTimelineEntry: ResolverTypeWrapper<OrderTimelineEntryView>;
  OrderTimelineKind: ResolverTypeWrapper<OrderTimelineKind>;
  OrderTracked: ResolverTypeWrapper<Omit<OrderTracked, 'order'> & { order: ResolversTypes['TrackedOrder'] }>;
  OrderUpdate: ResolverTypeWrapper<Omit<OrderUpdate, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderValue: ResolverTypeWrapper<OrderValue>;
  OwnAccount: ResolverTypeWrapper<OwnAccount>;
  OwnReview: ResolverTypeWrapper<ReviewAuthorDocument>;
  PageChanged: ResolverTypeWrapper<Omit<PageChanged, 'page' | 'text'> & { page: ResolversTypes['ShopPage'], text?: Maybe<ResolversTypes['PageText']> }>;
  PageDraft: ResolverTypeWrapper<PageDraftView>;
  PageLink: ResolverTypeWrapper<PageLink>;
  PagePreview: ResolverTypeWrapper<PagePreview>;
  PageText: ResolverTypeWrapper<Omit<PageText, 'language'> & { language: ResolversTypes['Language'] }>;
  PageTexts: ResolverTypeWrapper<PageTextsDocument>;
  PageVersionEntry: ResolverTypeWrapper<VersionMoment>;
  PasswordSet: ResolverTypeWrapper<PasswordSet>;
  Permission: Permission;
  PersonSignedOut: ResolverTypeWrapper<PersonSignedOut>;
  PersonalReader: PersonalReader;
  PhoneOrderPlaced: ResolverTypeWrapper<Omit<PhoneOrderPlaced, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  PictureFile: ResolverTypeWrapper<PictureFile>;
  PictureKind: ResolverTypeWrapper<PictureKind>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlacePhoneOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlacePhoneOrderResult']>;
  Placement: ResolverTypeWrapper<Placement>;
  Position: ResolverTypeWrapper<Scalars['Position']['output']>;
  PriceChanged: ResolverTypeWrapper<Omit<PriceChanged, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  PriceSpread: ResolverTypeWrapper<PriceSpread>;
  Product: ResolverTypeWrapper<ProductDocument>;
  ProductChanged: ResolverTypeWrapper<ProductChanged>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'nearestSpace' | 'relaxations'> & { nearestSpace?: Maybe<ResolversTypes['NearestSpace']>, relaxations: ReadonlyArray<ResolversTypes['FilterRelaxation']> }>;
  ProductFacts: ResolverTypeWrapper<ProductFacts>;
  ProductFactsInput: ProductFactsInput;
  ProductFilter: ProductFilter;
  ProductHistory: ResolverTypeWrapper<ProductHistory>;
  ProductMarks: ResolverTypeWrapper<ProductMarks>;
  ProductMoment: ResolverTypeWrapper<ProductMoment>;
  ProductOption: ResolverTypeWrapper<Omit<ProductOption, 'display'> & { display: ResolversTypes['OptionDisplay'] }>;
  ProductOptionInput: ProductOptionInput;
  ProductPage: ResolverTypeWrapper<ProductPageView>;
  ProductPicture: ResolverTypeWrapper<StoredPicture>;
  ProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductResult']>;
  ProductReviews: ResolverTypeWrapper<ReviewedProduct>;
  ProductRow: ResolverTypeWrapper<ProductRow>;
  ProductRowInput: ProductRowInput;
  ProductRowRefusal: ResolverTypeWrapper<ProductRowRefusal>;
  ProductRows: ResolverTypeWrapper<ProductRows>;
  ProductSaved: ResolverTypeWrapper<Omit<ProductSaved, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductSort: ResolverTypeWrapper<ProductSort>;
  ProductStock: ResolverTypeWrapper<StockedProduct>;
  ProductSuggestions: ResolverTypeWrapper<ProductSuggestionsView>;
  ProductValues: ProductValues;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileAddress: ResolverTypeWrapper<ProfileAddress>;
  ProfileAddressInput: ProfileAddressInput;
  ProfileInput: ProfileInput;
  ProfileSaved: ResolverTypeWrapper<Omit<ProfileSaved, 'me'> & { me: ResolversTypes['Me'] }>;
  PromoAccepted: ResolverTypeWrapper<Omit<PromoAccepted, 'discount'> & { discount: ResolversTypes['Discount'] }>;
  PromoProblem: PromoProblem;
  PromoQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PromoQuoteResult']>;
  PromoRefused: ResolverTypeWrapper<PromoRefusal>;
  Promotion: ResolverTypeWrapper<PromotionDocument>;
  PromotionAction: PromotionAction;
  PromotionBenefitKind: ResolverTypeWrapper<PromotionBenefitKind>;
  PromotionInput: PromotionInput;
  PromotionPage: ResolverTypeWrapper<Omit<PromotionPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Promotion']> }>;
  PromotionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PromotionResult']>;
  PromotionSaved: ResolverTypeWrapper<Omit<PromotionSaved, 'promotion'> & { promotion: ResolversTypes['Promotion'] }>;
  PromotionState: ResolverTypeWrapper<PromotionState>;
  PromotionUpdate: ResolverTypeWrapper<Omit<PromotionUpdate, 'promotion'> & { promotion?: Maybe<ResolversTypes['Promotion']> }>;
  PromotionUse: ResolverTypeWrapper<PromotionUseDocument>;
  PromotionUsePage: ResolverTypeWrapper<Omit<PromotionUsePage, 'items'> & { items: ReadonlyArray<ResolversTypes['PromotionUse']> }>;
  PromotionUsePhase: ResolverTypeWrapper<PromotionUsePhase>;
  PublishedPage: ResolverTypeWrapper<Omit<PublishedPage, 'language'> & { language: ResolversTypes['Language'] }>;
  PushDevice: ResolverTypeWrapper<PushDevice>;
  PushDevicesChanged: ResolverTypeWrapper<PushDevicesChanged>;
  PushSubscriptionInput: PushSubscriptionInput;
  PushTopics: ResolverTypeWrapper<PushTopics>;
  PushTopicsInput: PushTopicsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<DomainQuote>;
  QuoteLine: ResolverTypeWrapper<DomainQuoteLine>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  ReadModel: ResolverTypeWrapper<Omit<ReadModel, 'job'> & { job?: Maybe<ResolversTypes['ReadModelJob']> }>;
  ReadModelAction: ResolverTypeWrapper<ReadModelAction>;
  ReadModelBuild: ResolverTypeWrapper<ReadModelBuild>;
  ReadModelBusy: ResolverTypeWrapper<ReadModelBusy>;
  ReadModelJob: ResolverTypeWrapper<Omit<ReadModelJob, 'action' | 'state'> & { action: ResolversTypes['ReadModelAction'], state: ResolversTypes['ReadModelJobState'] }>;
  ReadModelJobAccepted: ResolverTypeWrapper<Omit<ReadModelJobAccepted, 'readModels'> & { readModels: ResolversTypes['ReadModels'] }>;
  ReadModelJobState: ResolverTypeWrapper<ReadModelJobState>;
  ReadModelProblem: ResolverTypeWrapper<ReadModelProblem>;
  ReadModelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReadModelResult']>;
  ReadModels: ResolverTypeWrapper<Omit<ReadModels, 'items'> & { items: ReadonlyArray<ResolversTypes['ReadModel']> }>;
  ReadModelsUpdate: ResolverTypeWrapper<Omit<ReadModelsUpdate, 'backups' | 'readModels'> & { backups: ResolversTypes['Backups'], readModels: ResolversTypes['ReadModels'] }>;
  ReceiveReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiveReturnResult']>;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  RefusalCode: RefusalCode;
  RemoveFromCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromCartResult']>;
  RemoveFromWishListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromWishListResult']>;
  RemovePushDeviceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePushDeviceResult']>;
  ReplacedWord: ResolverTypeWrapper<Omit<ReplacedWord, 'reason'> & { reason: ResolversTypes['ReplacementReason'] }>;
  ReplacementReason: ResolverTypeWrapper<ReplacementReason>;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  RestoreWishResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreWishResult']>;
  RestoredRole: ResolverTypeWrapper<Omit<RestoredRole, 'account' | 'role'> & { account: ResolversTypes['Account'], role: ResolversTypes['Role'] }>;
  ResubscribeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResubscribeResult']>;
  Resubscribed: ResolverTypeWrapper<Resubscribed>;
  ReturnReceived: ResolverTypeWrapper<Omit<ReturnReceived, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  ReturnedItem: ResolverTypeWrapper<ReturnedItem>;
  Review: ResolverTypeWrapper<PublishedReview>;
  ReviewAnswer: ResolverTypeWrapper<StoredReviewAnswer>;
  ReviewChangedMeanwhile: ResolverTypeWrapper<Omit<ReviewChangedMeanwhile, 'review'> & { review: ResolversTypes['ModeratedReview'] }>;
  ReviewCounts: ResolverTypeWrapper<ReviewCounts>;
  ReviewHideReason: ResolverTypeWrapper<ReviewHideReason>;
  ReviewModerated: ResolverTypeWrapper<Omit<ReviewModerated, 'review'> & { review: ResolversTypes['ModeratedReview'] }>;
  ReviewModerationInput: ReviewModerationInput;
  ReviewPhoto: ResolverTypeWrapper<ReviewPhoto>;
  ReviewPhotoChange: ReviewPhotoChange;
  ReviewPublication: ReviewPublication;
  ReviewQueue: ResolverTypeWrapper<Omit<ReviewQueue, 'items'> & { items: ReadonlyArray<ResolversTypes['ModeratedReview']> }>;
  ReviewQueueUpdate: ResolverTypeWrapper<Omit<ReviewQueueUpdate, 'review'> & { review?: Maybe<ResolversTypes['ModeratedReview']> }>;
  ReviewSaved: ResolverTypeWrapper<Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<ResolversTypes['Product']>, review: ResolversTypes['OwnReview'] }>;
  ReviewSort: ResolverTypeWrapper<ReviewSort>;
  ReviewState: ResolverTypeWrapper<ReviewState>;
  ReviewTimelineEntry: ResolverTypeWrapper<StoredTimelineEntry>;
  ReviewTimelineKind: ReviewTimelineKind;
  ReviewVoteSaved: ResolverTypeWrapper<Omit<ReviewVoteSaved, 'review'> & { review: ResolversTypes['Review'] }>;
  Role: ResolverTypeWrapper<Role>;
  RoleChanged: ResolverTypeWrapper<Omit<RoleChanged, 'account'> & { account: ResolversTypes['Account'] }>;
  RoleGranted: ResolverTypeWrapper<Omit<RoleGranted, 'account'> & { account: ResolversTypes['Account'] }>;
  RoomPiece: ResolverTypeWrapper<RoomPiece>;
  RoomPieceInput: RoomPieceInput;
  RoomPlace: ResolverTypeWrapper<RoomPlace>;
  RoomPlaceInput: RoomPlaceInput;
  RoomPlan: ResolverTypeWrapper<RoomPlan>;
  RoomPlanInput: RoomPlanInput;
  RowVariantInput: RowVariantInput;
  RowVariantsInput: RowVariantsInput;
  Run: ResolverTypeWrapper<RunDocument>;
  RunChangedMeanwhile: ResolverTypeWrapper<Omit<RunChangedMeanwhile, 'current'> & { current?: Maybe<ResolversTypes['Run']> }>;
  RunDeparture: ResolverTypeWrapper<Omit<RunDeparture, 'because'> & { because: ResolversTypes['RunDepartureReason'] }>;
  RunDepartureReason: ResolverTypeWrapper<RunDepartureReason>;
  RunNotOpen: ResolverTypeWrapper<RunNotOpen>;
  RunPage: ResolverTypeWrapper<Omit<RunPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Run']> }>;
  RunPhase: ResolverTypeWrapper<RunPhase>;
  RunPlanInput: RunPlanInput;
  RunResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RunResult']>;
  RunSaved: ResolverTypeWrapper<Omit<RunSaved, 'run'> & { run: ResolversTypes['Run'] }>;
  RunStop: ResolverTypeWrapper<RunStopView>;
  RunUpdate: ResolverTypeWrapper<Omit<RunUpdate, 'run'> & { run?: Maybe<ResolversTypes['Run']> }>;
  RunningBackup: ResolverTypeWrapper<Omit<RunningBackup, 'step'> & { step: ResolversTypes['BackupStep'] }>;
  SaveProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveProfileResult']>;
  SeenPageDraft: SeenPageDraft;
  SendLeavingCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendLeavingCodeResult']>;
  SendTestPushResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendTestPushResult']>;
  SendVerificationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendVerificationResult']>;
  Session: ResolverTypeWrapper<Session>;
  SessionsEnded: ResolverTypeWrapper<SessionsEnded>;
  SetOrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOrderStatusResult']>;
  SetPushTopicsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPushTopicsResult']>;
  SettingChange: ResolverTypeWrapper<SettingMoment>;
  SettingName: ResolverTypeWrapper<SettingName>;
  ShareWishListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareWishListResult']>;
  SharedWish: ResolverTypeWrapper<WishView>;
  SharedWishList: ResolverTypeWrapper<SharedWishListView>;
  ShippingAddress: ResolverTypeWrapper<StoredAddress>;
  ShippingAddressInput: ShippingAddressInput;
  Shop: ResolverTypeWrapper<ShopView>;
  ShopAnnouncement: ResolverTypeWrapper<ShopAnnouncement>;
  ShopCalendar: ResolverTypeWrapper<ShopCalendarView>;
  ShopCategory: ResolverTypeWrapper<CategoryView>;
  ShopDay: ResolverTypeWrapper<ShopDayView>;
  ShopDayDecision: ResolverTypeWrapper<ShopDayDecision>;
  ShopDayInput: ShopDayInput;
  ShopDaysResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopDaysResult']>;
  ShopDaysSaved: ResolverTypeWrapper<ShopDaysSaved>;
  ShopDeliveryFee: ResolverTypeWrapper<ShopDeliveryFee>;
  ShopHome: ResolverTypeWrapper<ShopHome>;
  ShopLogo: ResolverTypeWrapper<ShopLogo>;
  ShopLogoInput: ShopLogoInput;
  ShopNotOpen: ResolverTypeWrapper<ShopNotOpen>;
  ShopPage: ResolverTypeWrapper<PageDocument>;
  ShopPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopPageResult']>;
  ShopPageSaved: ResolverTypeWrapper<Omit<ShopPageSaved, 'page'> & { page: ResolversTypes['ShopPage'] }>;
  ShopPageUpdate: ResolverTypeWrapper<Omit<ShopPageUpdate, 'page'> & { page?: Maybe<ResolversTypes['ShopPage']> }>;
  ShopPages: ResolverTypeWrapper<Omit<ShopPages, 'pages' | 'withdrawn'> & { pages: ReadonlyArray<ResolversTypes['ShopPage']>, withdrawn: ReadonlyArray<ResolversTypes['ShopPage']> }>;
  ShopSettings: ResolverTypeWrapper<SettingsDocument>;
  ShopSettingsInput: ShopSettingsInput;
  ShopSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopSettingsResult']>;
  ShopSettingsSaved: ResolverTypeWrapper<Omit<ShopSettingsSaved, 'settings'> & { settings: ResolversTypes['ShopSettings'] }>;
  ShopSettingsUpdate: ResolverTypeWrapper<Omit<ShopSettingsUpdate, 'settings'> & { settings?: Maybe<ResolversTypes['ShopSettings']> }>;
  ShopUpdate: ResolverTypeWrapper<Omit<ShopUpdate, 'shop'> & { shop?: Maybe<ResolversTypes['Shop']> }>;
  ShopValue: ResolverTypeWrapper<Omit<ShopValue, 'name'> & { name: ResolversTypes['ShopValueName'] }>;
  ShopValueName: ResolverTypeWrapper<ShopValueName>;
  ShopZoneFee: ResolverTypeWrapper<ShopZoneFee>;
  ShortCashReason: ResolverTypeWrapper<ShortCashReason>;
  ShortLine: ResolverTypeWrapper<ShortLine>;
  SignInRefused: ResolverTypeWrapper<SignInRefused>;
  SignOutPersonResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutPersonResult']>;
  SignOutSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutSessionResult']>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'me'> & { me: ResolversTypes['Me'] }>;
  SignedOut: ResolverTypeWrapper<SignedOut>;
  Size: ResolverTypeWrapper<Size>;
  SizeInput: SizeInput;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialLinkInput: SocialLinkInput;
  SpaceSide: ResolverTypeWrapper<SpaceSide>;
  StaffCancelReason: ResolverTypeWrapper<StaffCancelReason>;
  StaffInvited: ResolverTypeWrapper<Omit<StaffInvited, 'account'> & { account: ResolversTypes['Account'] }>;
  StaffOrderChanged: ResolverTypeWrapper<Omit<StaffOrderChanged, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  StaffOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffOrderResult']>;
  StatusCount: ResolverTypeWrapper<Omit<StatusCount, 'status'> & { status: ResolversTypes['OrderStatus'] }>;
  StockAlert: ResolverTypeWrapper<StockAlertView>;
  StockAlertByEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StockAlertByEmailResult']>;
  StockAlertChanged: ResolverTypeWrapper<Omit<StockAlertChanged, 'alerts'> & { alerts: ReadonlyArray<ResolversTypes['StockAlert']> }>;
  StockAlertConfirmed: ResolverTypeWrapper<ConfirmedAlertView>;
  StockAlertEnded: ResolverTypeWrapper<StockAlertEnded>;
  StockAlertMailed: ResolverTypeWrapper<StockAlertMailed>;
  StockAlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StockAlertResult']>;
  StockChangeKind: ResolverTypeWrapper<StockChangeKind>;
  StockDifference: ResolverTypeWrapper<StockDifference>;
  StockLedger: ResolverTypeWrapper<Omit<StockLedger, 'items' | 'product'> & { items: ReadonlyArray<ResolversTypes['StockLedgerEntry']>, product: ResolversTypes['Product'] }>;
  StockLedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  StockLevel: StockLevel;
  StockShortage: ResolverTypeWrapper<StockShortage>;
  StockUpdate: ResolverTypeWrapper<Omit<StockUpdate, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  StockVerification: ResolverTypeWrapper<StockVerification>;
  StopDeliveredInput: StopDeliveredInput;
  StopFailedInput: StopFailedInput;
  StopFailure: ResolverTypeWrapper<StopFailure>;
  StopOutcome: ResolverTypeWrapper<AnsweredStop>;
  StopSharingWishListResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StopSharingWishListResult']>;
  StreamCategory: ResolverTypeWrapper<StreamCategory>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitReviewResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TestPushQueued: ResolverTypeWrapper<TestPushQueued>;
  TextRange: ResolverTypeWrapper<TextRange>;
  Today: ResolverTypeWrapper<TodayView>;
  TodayAtStatus: ResolverTypeWrapper<Omit<TodayAtStatus, 'status'> & { status: ResolversTypes['OrderStatus'] }>;
  TodayUpdate: ResolverTypeWrapper<Omit<TodayUpdate, 'today'> & { today: ResolversTypes['Today'] }>;
  TooManyTries: ResolverTypeWrapper<TooManyTries>;
  TrackOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrackOrderResult']>;
  TrackedOrder: ResolverTypeWrapper<FoundOrder>;
  TrackedOrderUpdate: ResolverTypeWrapper<Omit<TrackedOrderUpdate, 'order'> & { order?: Maybe<ResolversTypes['TrackedOrder']> }>;
  TrackedStep: ResolverTypeWrapper<Omit<TrackedStep, 'status'> & { status: ResolversTypes['OrderStatus'] }>;
  UndoGuestCartMergeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoGuestCartMergeResult']>;
  Unsubscribed: ResolverTypeWrapper<Omit<Unsubscribed, 'topic'> & { topic?: Maybe<ResolversTypes['MailTopic']> }>;
  UsedAddress: ResolverTypeWrapper<UsedAddressDocument>;
  UsualDays: ResolverTypeWrapper<UsualDays>;
  Variant: ResolverTypeWrapper<VariantView>;
  VariantChanges: VariantChanges;
  VariantInput: VariantInput;
  VerificationStep: ResolverTypeWrapper<VerificationStep>;
  VerificationUpdate: ResolverTypeWrapper<Omit<VerificationUpdate, 'checked' | 'step'> & { checked: ReadonlyArray<ResolversTypes['CheckedReadModel']>, step: ResolversTypes['VerificationStep'] }>;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  WaitingPeoplePage: ResolverTypeWrapper<Omit<WaitingPeoplePage, 'items'> & { items: ReadonlyArray<ResolversTypes['WaitingPerson']> }>;
  WaitingPerson: ResolverTypeWrapper<Omit<WaitingPerson, 'language'> & { language: ResolversTypes['Language'] }>;
  Webhook: ResolverTypeWrapper<WebhookView>;
  WebhookAction: WebhookAction;
  WebhookDelivery: ResolverTypeWrapper<StoredDelivery>;
  WebhookExample: ResolverTypeWrapper<WebhookExample>;
  WebhookHour: ResolverTypeWrapper<WebhookHour>;
  WebhookInput: WebhookInput;
  WebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookResult']>;
  WebhookState: WebhookState;
  WebhooksSaved: ResolverTypeWrapper<Omit<WebhooksSaved, 'webhook' | 'webhooks'> & { webhook?: Maybe<ResolversTypes['Webhook']>, webhooks: ReadonlyArray<ResolversTypes['Webhook']> }>;
  WhatIf: ResolverTypeWrapper<Omit<WhatIf, 'figures'> & { figures: ReadonlyArray<ResolversTypes['WhatIfFigure']> }>;
  WhatIfChangeInput: WhatIfChangeInput;
  WhatIfChangedOrder: ResolverTypeWrapper<WhatIfChangedOrder>;
  WhatIfCloseZoneInput: WhatIfCloseZoneInput;
  WhatIfDelayInput: WhatIfDelayInput;
  WhatIfFigure: ResolverTypeWrapper<Omit<WhatIfFigure, 'unit'> & { unit: ResolversTypes['HistoryReportUnit'] }>;
  WhatIfLeaveOutInput: WhatIfLeaveOutInput;
  WhatIfLeftOut: ResolverTypeWrapper<WhatIfLeftOut>;
  WhatIfMoment: ResolverTypeWrapper<WhatIfMoment>;
  WhatIfPercentInput: WhatIfPercentInput;
  WhatIfPriceInput: WhatIfPriceInput;
  WhatIfProduct: ResolverTypeWrapper<WhatIfProduct>;
  WhatIfPromotionInput: WhatIfPromotionInput;
  WhatIfResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhatIfResult']>;
  WhatIfStep: ResolverTypeWrapper<WhatIfStep>;
  WhatIfStockInput: WhatIfStockInput;
  WhatIfUpdate: ResolverTypeWrapper<Omit<WhatIfUpdate, 'result' | 'step'> & { result?: Maybe<ResolversTypes['WhatIfResult']>, step: ResolversTypes['WhatIfStep'] }>;
  WhatIfZoneCapacityInput: WhatIfZoneCapacityInput;
  WishList: ResolverTypeWrapper<WishListView>;
  WishListChanged: ResolverTypeWrapper<Omit<WishListChanged, 'wishList'> & { wishList: ResolversTypes['WishList'] }>;
  WishListItem: ResolverTypeWrapper<WishView>;
  WishListMerged: ResolverTypeWrapper<Omit<WishListMerged, 'wishList'> & { wishList: ResolversTypes['WishList'] }>;
  ZoneCalendar: ResolverTypeWrapper<Omit<ZoneCalendar, 'days' | 'zone'> & { days: ReadonlyArray<ResolversTypes['ZoneDay']>, zone: ResolversTypes['DeliveryZone'] }>;
  ZoneDay: ResolverTypeWrapper<ZoneDayView>;
  ZoneFee: ResolverTypeWrapper<StoredZoneFee>;
  ZoneFeeInput: ZoneFeeInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedTerms: AcceptedTerms;
  Account: AccountView;
  AccountErased: AccountErased;
  AccountPage: Omit<AccountPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Account']> };
  AddPushDeviceResult: ResolversUnionTypes<ResolversParentTypes>['AddPushDeviceResult'];
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddToWishListResult: ResolversUnionTypes<ResolversParentTypes>['AddToWishListResult'];
  AddressesChanged: Omit<AddressesChanged, 'addresses'> & { addresses: ReadonlyArray<ResolversParentTypes['UsedAddress']> };
  AnnouncementInput: AnnouncementInput;
  AnnouncementSetting: AnnouncementSetting;
  ArrangeRoomResult: ResolversUnionTypes<ResolversParentTypes>['ArrangeRoomResult'];
  BackUpNowResult: ResolversUnionTypes<ResolversParentTypes>['BackUpNowResult'];
  Backup: Backup;
  BackupAccepted: Omit<BackupAccepted, 'backups'> & { backups: ResolversParentTypes['Backups'] };
  BackupProblem: BackupProblem;
  BackupRefused: BackupRefused;
  BackupReport: BackupReport;
  Backups: Omit<Backups, 'running'> & { running?: Maybe<ResolversParentTypes['RunningBackup']> };
  BoardItem: BoardItem;
  BoardOrder: BoardOrderDocument;
  Boolean: Scalars['Boolean']['output'];
  CallMoment: StoredCall;
  CallQueue: CallQueueView;
  CallQueueUpdate: Omit<CallQueueUpdate, 'queue'> & { queue: ResolversParentTypes['CallQueue'] };
  CallReason: CallReason;
  CallRecorded: Omit<CallRecorded, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  CallResult: ResolversUnionTypes<ResolversParentTypes>['CallResult'];
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  Cart: CartView;
  CartChanged: Omit<CartChanged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartItem: CartItemView;
  CashFigures: CashFigures;
  CatalogueCounts: CatalogueCounts;
  CatalogueFilter: CatalogueFilter;
  CataloguePage: Omit<CataloguePage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Product']> };
  CategoryCount: CountedCategory;
  CategoryInput: CategoryInput;
  CategoryMatches: CategoryMatches;
  CategoryResult: ResolversUnionTypes<ResolversParentTypes>['CategoryResult'];
  CategorySaved: Omit<CategorySaved, 'settings'> & { settings: ResolversParentTypes['ShopSettings'] };
  CategorySettings: StoredCategory;
  ChangeCartQuantityResult: ResolversUnionTypes<ResolversParentTypes>['ChangeCartQuantityResult'];
  ChangeDeliveryAddressResult: ResolversUnionTypes<ResolversParentTypes>['ChangeDeliveryAddressResult'];
  ChangeDeliveryDayResult: ResolversUnionTypes<ResolversParentTypes>['ChangeDeliveryDayResult'];
  ChangeDeliveryZonesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeDeliveryZonesResult'];
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangeWishAlertResult: ResolversUnionTypes<ResolversParentTypes>['ChangeWishAlertResult'];
  ChangedMeanwhile: Omit<ChangedMeanwhile, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  ChangedShopValue: ChangedShopValue;
  CheckedReadModel: Omit<CheckedReadModel, 'differences'> & { differences: ReadonlyArray<ResolversParentTypes['DocumentDifference']> };
  CloseDeliveryDayResult: ResolversUnionTypes<ResolversParentTypes>['CloseDeliveryDayResult'];
  CloseRunInput: CloseRunInput;
  CloseShopInput: CloseShopInput;
  ClosedShop: ClosedShop;
  CodeRefused: CodeRefused;
  ColourCount: ColourCount;
  CommandReused: CommandReused;
  CommentOnOrderResult: ResolversUnionTypes<ResolversParentTypes>['CommentOnOrderResult'];
  ConfirmStockAlertResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmStockAlertResult'];
  Customer: CustomerView;
  DateTime: Scalars['DateTime']['output'];
  DayOrders: Omit<DayOrders, 'afternoon' | 'morning'> & { afternoon: ReadonlyArray<ResolversParentTypes['BoardOrder']>, morning: ReadonlyArray<ResolversParentTypes['BoardOrder']> };
  DeliveryAddressChanged: Omit<DeliveryAddressChanged, 'order'> & { order: ResolversParentTypes['Order'] };
  DeliveryDate: RegionDate;
  DeliveryDates: RegionDates;
  DeliveryDay: AgreedDay;
  DeliveryDayChanged: Omit<DeliveryDayChanged, 'order'> & { order: ResolversParentTypes['Order'] };
  DeliveryDayClosed: Omit<DeliveryDayClosed, 'day'> & { day: ResolversParentTypes['ZoneDay'] };
  DeliveryDayInput: DeliveryDayInput;
  DeliveryDayTaken: DeliveryDayTaken;
  DeliveryFees: StoredFees;
  DeliveryFeesInput: DeliveryFeesInput;
  DeliveryZone: StoredZone;
  DeliveryZoneInput: DeliveryZoneInput;
  DeliveryZones: DeliveryPlanDocument;
  DeliveryZonesOutdated: Omit<DeliveryZonesOutdated, 'zones'> & { zones: ResolversParentTypes['DeliveryZones'] };
  DeliveryZonesSaved: Omit<DeliveryZonesSaved, 'zones'> & { zones: ResolversParentTypes['DeliveryZones'] };
  DemandItem: DemandItemView;
  DemandPage: Omit<DemandPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['DemandItem']> };
  DemandTotals: DemandTotals;
  Discount: StoredDiscount;
  DiscountShare: DiscountShare;
  DocumentDifference: Omit<DocumentDifference, 'events'> & { events: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  Driver: DriverView;
  DrivesRun: DrivesRun;
  DueCounts: DueCounts;
  EarlierReview: EarlierReview;
  EarliestDay: FreeDay;
  EmailTaken: EmailTaken;
  EmailUnverified: EmailUnverified;
  EmailVerified: EmailVerified;
  EndStockAlertResult: ResolversUnionTypes<ResolversParentTypes>['EndStockAlertResult'];
  EraseAccountResult: ResolversUnionTypes<ResolversParentTypes>['EraseAccountResult'];
  Excerpt: Excerpt;
  FieldDifference: FieldDifference;
  FieldProblem: FieldProblem;
  FilterRelaxation: FilterRelaxation;
  Float: Scalars['Float']['output'];
  ForgetAddressResult: ResolversUnionTypes<ResolversParentTypes>['ForgetAddressResult'];
  ForgotPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ForgotPasswordResult'];
  FreeSpaceInput: FreeSpaceInput;
  FurtherPicture: FurtherPicture;
  FurtherPictureInput: FurtherPictureInput;
  GrantRoleResult: ResolversUnionTypes<ResolversParentTypes>['GrantRoleResult'];
  GuestCartLineInput: GuestCartLineInput;
  GuestCartMerged: Omit<GuestCartMerged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  GuestWishInput: GuestWishInput;
  HistoryActor: HistoryActor;
  HistoryAround: Omit<HistoryAround, 'entry'> & { entry?: Maybe<ResolversParentTypes['HistoryEntry']> };
  HistoryBoard: Omit<HistoryBoard, 'orders' | 'stages'> & { orders: ReadonlyArray<ResolversParentTypes['HistoryBoardOrder']>, stages: ReadonlyArray<ResolversParentTypes['HistoryStageOrders']> };
  HistoryBoardItem: HistoryBoardItem;
  HistoryBoardOrder: Omit<HistoryBoardOrder, 'deliveryDay'> & { deliveryDay?: Maybe<ResolversParentTypes['DeliveryDay']> };
  HistoryBoardResult: ResolversUnionTypes<ResolversParentTypes>['HistoryBoardResult'];
  HistoryBucket: HistoryBucket;
  HistoryChange: HistoryChange;
  HistoryComparedMoment: Omit<HistoryComparedMoment, 'stages'> & { stages: ReadonlyArray<ResolversParentTypes['HistoryStageOrders']> };
  HistoryComparison: Omit<HistoryComparison, 'a' | 'b' | 'flows'> & { a: ResolversParentTypes['HistoryComparedMoment'], b: ResolversParentTypes['HistoryComparedMoment'], flows?: Maybe<ReadonlyArray<ResolversParentTypes['HistoryOrderFlow']>> };
  HistoryComparisonResult: ResolversUnionTypes<ResolversParentTypes>['HistoryComparisonResult'];
  HistoryCourse: HistoryCourse;
  HistoryCoursePoint: HistoryCoursePoint;
  HistoryCourseResult: ResolversUnionTypes<ResolversParentTypes>['HistoryCourseResult'];
  HistoryEntry: IndexedEntry;
  HistoryEvent: InspectedEvent;
  HistoryEventResult: ResolversUnionTypes<ResolversParentTypes>['HistoryEventResult'];
  HistoryFilter: HistoryFilter;
  HistoryHistogram: Histogram;
  HistoryIndexStatus: HistoryIndexStatus;
  HistoryMovedProduct: HistoryMovedProduct;
  HistoryOrder: HistoryOrderView;
  HistoryOrderFlow: HistoryOrderFlow;
  HistoryOrderLine: HistoryOrderLine;
  HistoryOrderResult: ResolversUnionTypes<ResolversParentTypes>['HistoryOrderResult'];
  HistoryOrderSnapshot: HistoryOrderSnapshot;
  HistoryPage: Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryPastCart: Omit<HistoryPastCart, 'around' | 'cart'> & { around: ResolversParentTypes['HistoryAround'], cart: ResolversParentTypes['Cart'] };
  HistoryPastCartResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastCartResult'];
  HistoryPastProduct: Omit<HistoryPastProduct, 'around' | 'product'> & { around: ResolversParentTypes['HistoryAround'], product?: Maybe<ResolversParentTypes['Product']> };
  HistoryPastProductResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastProductResult'];
  HistoryPastStock: Omit<HistoryPastStock, 'around' | 'items' | 'product'> & { around: ResolversParentTypes['HistoryAround'], items: ReadonlyArray<ResolversParentTypes['StockLedgerEntry']>, product?: Maybe<ResolversParentTypes['Product']> };
  HistoryPastStockResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastStockResult'];
  HistoryProduct: HistoryProduct;
  HistoryProductDifference: HistoryProductDifference;
  HistoryProductSnapshot: HistoryProductSnapshot;
  HistoryProductState: HistoryProductState;
  HistoryReplayFrame: Omit<HistoryReplayFrame, 'entries' | 'shop'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']>, shop: ResolversParentTypes['HistoryShop'] };
  HistoryReport: Omit<HistoryReport, 'tables'> & { tables: ReadonlyArray<ResolversParentTypes['HistoryReportTable']> };
  HistoryReportColumn: Omit<HistoryReportColumn, 'events'> & { events?: Maybe<ResolversParentTypes['HistoryReportEvents']> };
  HistoryReportEvents: HistoryReportEvents;
  HistoryReportResult: ResolversUnionTypes<ResolversParentTypes>['HistoryReportResult'];
  HistoryReportRow: Omit<HistoryReportRow, 'events'> & { events: ResolversParentTypes['HistoryReportEvents'] };
  HistoryReportTable: Omit<HistoryReportTable, 'columns' | 'rows'> & { columns: ReadonlyArray<ResolversParentTypes['HistoryReportColumn']>, rows: ReadonlyArray<ResolversParentTypes['HistoryReportRow']> };
  HistoryShop: Omit<HistoryShop, 'orders' | 'stages'> & { orders: ReadonlyArray<ResolversParentTypes['HistoryOrderSnapshot']>, stages: ReadonlyArray<ResolversParentTypes['HistoryStageOrders']> };
  HistoryShopResult: ResolversUnionTypes<ResolversParentTypes>['HistoryShopResult'];
  HistoryStageOrders: HistoryStageOrders;
  HistoryStatusPeriod: HistoryStatusPeriod;
  HistoryStockPoint: HistoryStockPoint;
  HistoryUpdate: Omit<HistoryUpdate, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryValueSource: Omit<HistoryValueSource, 'entry'> & { entry: ResolversParentTypes['HistoryEntry'] };
  Holiday: KnownHoliday;
  HomePageInput: HomePageInput;
  HomePageSetting: Omit<HomePageSetting, 'sections'> & { sections: ReadonlyArray<ResolversParentTypes['HomeSectionSetting']> };
  HomeSectionInput: HomeSectionInput;
  HomeSectionSetting: HomeSectionSetting;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  InviteStaffResult: ResolversUnionTypes<ResolversParentTypes>['InviteStaffResult'];
  IssueReport: IssueReportDocument;
  IssueReportAnswer: StoredAnswer;
  IssueReportAttachment: IssueReportAttachment;
  IssueReportChangeResult: ResolversUnionTypes<ResolversParentTypes>['IssueReportChangeResult'];
  IssueReportChanged: Omit<IssueReportChanged, 'report'> & { report: ResolversParentTypes['IssueReport'] };
  IssueReportInbox: Omit<IssueReportInbox, 'items'> & { items: ReadonlyArray<ResolversParentTypes['IssueReport']> };
  IssueReportPage: Omit<IssueReportPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['IssueReport']> };
  IssueReportStatusCount: IssueReportStatusCount;
  IssueReportTransition: StoredTransition;
  IssueReportUpdate: Omit<IssueReportUpdate, 'report'> & { report?: Maybe<ResolversParentTypes['IssueReport']> };
  ItemQuantityChange: ItemQuantityChange;
  LastAdmin: LastAdmin;
  LikelySearch: Omit<LikelySearch, 'product'> & { product: ResolversParentTypes['Product'] };
  LocalText: LocalText;
  LocalTextInput: LocalTextInput;
  LogInInput: LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  MailAccepted: MailAccepted;
  MailTopics: MailTopics;
  MarkReviewHelpfulResult: ResolversUnionTypes<ResolversParentTypes>['MarkReviewHelpfulResult'];
  Me: Viewer;
  MergeGuestCartResult: ResolversUnionTypes<ResolversParentTypes>['MergeGuestCartResult'];
  MergeWishListResult: ResolversUnionTypes<ResolversParentTypes>['MergeWishListResult'];
  MergedLine: MergedLine;
  ModerateReviewResult: ResolversUnionTypes<ResolversParentTypes>['ModerateReviewResult'];
  ModeratedReview: StoredReview;
  Money: Scalars['Money']['output'];
  MoveToCartResult: ResolversUnionTypes<ResolversParentTypes>['MoveToCartResult'];
  MovedToCart: Omit<MovedToCart, 'cart' | 'wishList'> & { cart: ResolversParentTypes['Cart'], wishList: ResolversParentTypes['WishList'] };
  Mutation: Record<PropertyKey, never>;
  NearestSpace: NearestSpace;
  NewProductInput: NewProductInput;
  NotDelivered: NotDelivered;
  NotFound: NotFound;
  Opening: SettingsDocument;
  OpeningHours: OpeningHours;
  OpeningHoursInput: OpeningHoursInput;
  OpeningResult: ResolversUnionTypes<ResolversParentTypes>['OpeningResult'];
  OpeningSaved: Omit<OpeningSaved, 'opening'> & { opening: ResolversParentTypes['Opening'] };
  OpeningStep: StepOfOpening;
  OptionValue: OptionValue;
  OptionValueInput: OptionValueInput;
  Order: OrderDocument;
  OrderAccepted: Omit<OrderAccepted, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderBoardPage: Omit<OrderBoardPage, 'counts' | 'items'> & { counts: ReadonlyArray<ResolversParentTypes['StatusCount']>, items: ReadonlyArray<ResolversParentTypes['BoardOrder']> };
  OrderBoardUpdate: Omit<OrderBoardUpdate, 'order'> & { order?: Maybe<ResolversParentTypes['BoardOrder']> };
  OrderCall: OrderCallView;
  OrderCancelled: Omit<OrderCancelled, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderClosed: OrderClosed;
  OrderCommented: Omit<OrderCommented, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  OrderFilter: OrderFilter;
  OrderItem: OrderItemView;
  OrderLineInput: OrderLineInput;
  OrderMoment: OrderMomentView;
  OrderPage: Omit<OrderPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderPending: OrderPending;
  OrderPresence: OrderPresence;
  OrderPresenceUpdate: OrderPresenceUpdate;
  OrderRun: RunOfOrder;
  OrderSource: Omit<OrderSource, 'entry'> & { entry: ResolversParentTypes['HistoryEntry'] };
  OrderStatusSet: Omit<OrderStatusSet, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  OrderStep: OrderStepView;
  OrderTimelineEntry: OrderTimelineEntryView;
  OrderTracked: Omit<OrderTracked, 'order'> & { order: ResolversParentTypes['TrackedOrder'] };
  OrderUpdate: Omit<OrderUpdate, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OwnAccount: OwnAccount;
  OwnReview: ReviewAuthorDocument;
  PageChanged: Omit<PageChanged, 'page' | 'text'> & { page: ResolversParentTypes['ShopPage'], text?: Maybe<ResolversParentTypes['PageText']> };
  PageDraft: PageDraftView;
  PageLink: PageLink;
  PagePreview: PagePreview;
  PageText: PageText;
  PageTexts: PageTextsDocument;
  PageVersionEntry: VersionMoment;
  PasswordSet: PasswordSet;
  PersonSignedOut: PersonSignedOut;
  PhoneOrderPlaced: Omit<PhoneOrderPlaced, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  PictureFile: PictureFile;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlacePhoneOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlacePhoneOrderResult'];
  Position: Scalars['Position']['output'];
  PriceChanged: Omit<PriceChanged, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  PriceSpread: PriceSpread;
  Product: ProductDocument;
  ProductChanged: ProductChanged;
  ProductFacets: Omit<ProductFacets, 'nearestSpace' | 'relaxations'> & { nearestSpace?: Maybe<ResolversParentTypes['NearestSpace']>, relaxations: ReadonlyArray<ResolversParentTypes['FilterRelaxation']> };
  ProductFacts: ProductFacts;
  ProductFactsInput: ProductFactsInput;
  ProductFilter: ProductFilter;
  ProductHistory: ProductHistory;
  ProductMarks: ProductMarks;
  ProductMoment: ProductMoment;
  ProductOption: ProductOption;
  ProductOptionInput: ProductOptionInput;
  ProductPage: ProductPageView;
  ProductPicture: StoredPicture;
  ProductResult: ResolversUnionTypes<ResolversParentTypes>['ProductResult'];
  ProductReviews: ReviewedProduct;
  ProductRow: ProductRow;
  ProductRowInput: ProductRowInput;
  ProductRowRefusal: ProductRowRefusal;
  ProductRows: ProductRows;
  ProductSaved: Omit<ProductSaved, 'product'> & { product: ResolversParentTypes['Product'] };
  ProductStock: StockedProduct;
  ProductSuggestions: ProductSuggestionsView;
  ProductValues: ProductValues;
  Profile: Profile;
  ProfileAddress: ProfileAddress;
  ProfileAddressInput: ProfileAddressInput;
  ProfileInput: ProfileInput;
  ProfileSaved: Omit<ProfileSaved, 'me'> & { me: ResolversParentTypes['Me'] };
  PromoAccepted: Omit<PromoAccepted, 'discount'> & { discount: ResolversParentTypes['Discount'] };
  PromoQuoteResult: ResolversUnionTypes<ResolversParentTypes>['PromoQuoteResult'];
  PromoRefused: PromoRefusal;
  Promotion: PromotionDocument;
  PromotionInput: PromotionInput;
  PromotionPage: Omit<PromotionPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Promotion']> };
  PromotionResult: ResolversUnionTypes<ResolversParentTypes>['PromotionResult'];
  PromotionSaved: Omit<PromotionSaved, 'promotion'> & { promotion: ResolversParentTypes['Promotion'] };
  PromotionUpdate: Omit<PromotionUpdate, 'promotion'> & { promotion?: Maybe<ResolversParentTypes['Promotion']> };
  PromotionUse: PromotionUseDocument;
  PromotionUsePage: Omit<PromotionUsePage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['PromotionUse']> };
  PublishedPage: PublishedPage;
  PushDevice: PushDevice;
  PushDevicesChanged: PushDevicesChanged;
  PushSubscriptionInput: PushSubscriptionInput;
  PushTopics: PushTopics;
  PushTopicsInput: PushTopicsInput;
  Query: Record<PropertyKey, never>;
  Quote: DomainQuote;
  QuoteLine: DomainQuoteLine;
  RatingCount: RatingCount;
  ReadModel: Omit<ReadModel, 'job'> & { job?: Maybe<ResolversParentTypes['ReadModelJob']> };
  ReadModelBuild: ReadModelBuild;
  ReadModelBusy: ReadModelBusy;
  ReadModelJob: ReadModelJob;
  ReadModelJobAccepted: Omit<ReadModelJobAccepted, 'readModels'> & { readModels: ResolversParentTypes['ReadModels'] };
  ReadModelProblem: ReadModelProblem;
  ReadModelResult: ResolversUnionTypes<ResolversParentTypes>['ReadModelResult'];
  ReadModels: Omit<ReadModels, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ReadModel']> };
  ReadModelsUpdate: Omit<ReadModelsUpdate, 'backups' | 'readModels'> & { backups: ResolversParentTypes['Backups'], readModels: ResolversParentTypes['ReadModels'] };
  ReceiveReturnResult: ResolversUnionTypes<ResolversParentTypes>['ReceiveReturnResult'];
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  RemoveFromCartResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromCartResult'];
  RemoveFromWishListResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromWishListResult'];
  RemovePushDeviceResult: ResolversUnionTypes<ResolversParentTypes>['RemovePushDeviceResult'];
  ReplacedWord: ReplacedWord;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  RestoreWishResult: ResolversUnionTypes<ResolversParentTypes>['RestoreWishResult'];
  RestoredRole: Omit<RestoredRole, 'account'> & { account: ResolversParentTypes['Account'] };
  ResubscribeResult: ResolversUnionTypes<ResolversParentTypes>['ResubscribeResult'];
  Resubscribed: Resubscribed;
  ReturnReceived: Omit<ReturnReceived, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  ReturnedItem: ReturnedItem;
  Review: PublishedReview;
  ReviewAnswer: StoredReviewAnswer;
  ReviewChangedMeanwhile: Omit<ReviewChangedMeanwhile, 'review'> & { review: ResolversParentTypes['ModeratedReview'] };
  ReviewCounts: ReviewCounts;
  ReviewModerated: Omit<ReviewModerated, 'review'> & { review: ResolversParentTypes['ModeratedReview'] };
  ReviewModerationInput: ReviewModerationInput;
  ReviewPhoto: ReviewPhoto;
  ReviewPhotoChange: ReviewPhotoChange;
  ReviewPublication: ReviewPublication;
  ReviewQueue: Omit<ReviewQueue, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ModeratedReview']> };
  ReviewQueueUpdate: Omit<ReviewQueueUpdate, 'review'> & { review?: Maybe<ResolversParentTypes['ModeratedReview']> };
  ReviewSaved: Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<ResolversParentTypes['Product']>, review: ResolversParentTypes['OwnReview'] };
  ReviewTimelineEntry: StoredTimelineEntry;
  ReviewVoteSaved: Omit<ReviewVoteSaved, 'review'> & { review: ResolversParentTypes['Review'] };
  RoleChanged: Omit<RoleChanged, 'account'> & { account: ResolversParentTypes['Account'] };
  RoleGranted: Omit<RoleGranted, 'account'> & { account: ResolversParentTypes['Account'] };
  RoomPiece: RoomPiece;
  RoomPieceInput: RoomPieceInput;
  RoomPlace: RoomPlace;
  RoomPlaceInput: RoomPlaceInput;
  RoomPlan: RoomPlan;
  RoomPlanInput: RoomPlanInput;
  RowVariantInput: RowVariantInput;
  RowVariantsInput: RowVariantsInput;
  Run: RunDocument;
  RunChangedMeanwhile: Omit<RunChangedMeanwhile, 'current'> & { current?: Maybe<ResolversParentTypes['Run']> };
  RunDeparture: RunDeparture;
  RunNotOpen: RunNotOpen;
  RunPage: Omit<RunPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Run']> };
  RunPlanInput: RunPlanInput;
  RunResult: ResolversUnionTypes<ResolversParentTypes>['RunResult'];
  RunSaved: Omit<RunSaved, 'run'> & { run: ResolversParentTypes['Run'] };
  RunStop: RunStopView;
  RunUpdate: Omit<RunUpdate, 'run'> & { run?: Maybe<ResolversParentTypes['Run']> };
  RunningBackup: RunningBackup;
  SaveProfileResult: ResolversUnionTypes<ResolversParentTypes>['SaveProfileResult'];
  SeenPageDraft: SeenPageDraft;
  SendLeavingCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendLeavingCodeResult'];
  SendTestPushResult: ResolversUnionTypes<ResolversParentTypes>['SendTestPushResult'];
  SendVerificationResult: ResolversUnionTypes<ResolversParentTypes>['SendVerificationResult'];
  Session: Session;
  SessionsEnded: SessionsEnded;
  SetOrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['SetOrderStatusResult'];
  SetPushTopicsResult: ResolversUnionTypes<ResolversParentTypes>['SetPushTopicsResult'];
  SettingChange: SettingMoment;
  ShareWishListResult: ResolversUnionTypes<ResolversParentTypes>['ShareWishListResult'];
  SharedWish: WishView;
  SharedWishList: SharedWishListView;
  ShippingAddress: StoredAddress;
  ShippingAddressInput: ShippingAddressInput;
  Shop: ShopView;
  ShopAnnouncement: ShopAnnouncement;
  ShopCalendar: ShopCalendarView;
  ShopCategory: CategoryView;
  ShopDay: ShopDayView;
  ShopDayInput: ShopDayInput;
  ShopDaysResult: ResolversUnionTypes<ResolversParentTypes>['ShopDaysResult'];
  ShopDaysSaved: ShopDaysSaved;
  ShopDeliveryFee: ShopDeliveryFee;
  ShopHome: ShopHome;
  ShopLogo: ShopLogo;
  ShopLogoInput: ShopLogoInput;
  ShopNotOpen: ShopNotOpen;
  ShopPage: PageDocument;
  ShopPageResult: ResolversUnionTypes<ResolversParentTypes>['ShopPageResult'];
  ShopPageSaved: Omit<ShopPageSaved, 'page'> & { page: ResolversParentTypes['ShopPage'] };
  ShopPageUpdate: Omit<ShopPageUpdate, 'page'> & { page?: Maybe<ResolversParentTypes['ShopPage']> };
  ShopPages: Omit<ShopPages, 'pages' | 'withdrawn'> & { pages: ReadonlyArray<ResolversParentTypes['ShopPage']>, withdrawn: ReadonlyArray<ResolversParentTypes['ShopPage']> };
  ShopSettings: SettingsDocument;
  ShopSettingsInput: ShopSettingsInput;
  ShopSettingsResult: ResolversUnionTypes<ResolversParentTypes>['ShopSettingsResult'];
  ShopSettingsSaved: Omit<ShopSettingsSaved, 'settings'> & { settings: ResolversParentTypes['ShopSettings'] };
  ShopSettingsUpdate: Omit<ShopSettingsUpdate, 'settings'> & { settings?: Maybe<ResolversParentTypes['ShopSettings']> };
  ShopUpdate: Omit<ShopUpdate, 'shop'> & { shop?: Maybe<ResolversParentTypes['Shop']> };
  ShopValue: ShopValue;
  ShopZoneFee: ShopZoneFee;
  ShortLine: ShortLine;
  SignInRefused: SignInRefused;
  SignOutPersonResult: ResolversUnionTypes<ResolversParentTypes>['SignOutPersonResult'];
  SignOutSessionResult: ResolversUnionTypes<ResolversParentTypes>['SignOutSessionResult'];
  SignUpInput: SignUpInput;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignedIn: Omit<SignedIn, 'me'> & { me: ResolversParentTypes['Me'] };
  SignedOut: SignedOut;
  Size: Size;
  SizeInput: SizeInput;
  SocialLink: SocialLink;
  SocialLinkInput: SocialLinkInput;
  StaffInvited: Omit<StaffInvited, 'account'> & { account: ResolversParentTypes['Account'] };
  StaffOrderChanged: Omit<StaffOrderChanged, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  StaffOrderResult: ResolversUnionTypes<ResolversParentTypes>['StaffOrderResult'];
  StatusCount: StatusCount;
  StockAlert: StockAlertView;
  StockAlertByEmailResult: ResolversUnionTypes<ResolversParentTypes>['StockAlertByEmailResult'];
  StockAlertChanged: Omit<StockAlertChanged, 'alerts'> & { alerts: ReadonlyArray<ResolversParentTypes['StockAlert']> };
  StockAlertConfirmed: ConfirmedAlertView;
  StockAlertEnded: StockAlertEnded;
  StockAlertMailed: StockAlertMailed;
  StockAlertResult: ResolversUnionTypes<ResolversParentTypes>['StockAlertResult'];
  StockDifference: StockDifference;
  StockLedger: Omit<StockLedger, 'items' | 'product'> & { items: ReadonlyArray<ResolversParentTypes['StockLedgerEntry']>, product: ResolversParentTypes['Product'] };
  StockLedgerEntry: LedgerEntry;
  StockShortage: StockShortage;
  StockUpdate: Omit<StockUpdate, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  StockVerification: StockVerification;
  StopDeliveredInput: StopDeliveredInput;
  StopFailedInput: StopFailedInput;
  StopOutcome: AnsweredStop;
  StopSharingWishListResult: ResolversUnionTypes<ResolversParentTypes>['StopSharingWishListResult'];
  String: Scalars['String']['output'];
  SubmitReviewResult: ResolversUnionTypes<ResolversParentTypes>['SubmitReviewResult'];
  Subscription: Record<PropertyKey, never>;
  TestPushQueued: TestPushQueued;
  TextRange: TextRange;
  Today: TodayView;
  TodayAtStatus: TodayAtStatus;
  TodayUpdate: Omit<TodayUpdate, 'today'> & { today: ResolversParentTypes['Today'] };
  TooManyTries: TooManyTries;
  TrackOrderResult: ResolversUnionTypes<ResolversParentTypes>['TrackOrderResult'];
  TrackedOrder: FoundOrder;
  TrackedOrderUpdate: Omit<TrackedOrderUpdate, 'order'> & { order?: Maybe<ResolversParentTypes['TrackedOrder']> };
  TrackedStep: TrackedStep;
  UndoGuestCartMergeResult: ResolversUnionTypes<ResolversParentTypes>['UndoGuestCartMergeResult'];
  Unsubscribed: Unsubscribed;
  UsedAddress: UsedAddressDocument;
  UsualDays: UsualDays;
  Variant: VariantView;
  VariantChanges: VariantChanges;
  VariantInput: VariantInput;
  VerificationUpdate: Omit<VerificationUpdate, 'checked'> & { checked: ReadonlyArray<ResolversParentTypes['CheckedReadModel']> };
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  WaitingPeoplePage: Omit<WaitingPeoplePage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['WaitingPerson']> };
  WaitingPerson: WaitingPerson;
  Webhook: WebhookView;
  WebhookDelivery: StoredDelivery;
  WebhookExample: WebhookExample;
  WebhookHour: WebhookHour;
  WebhookInput: WebhookInput;
  WebhookResult: ResolversUnionTypes<ResolversParentTypes>['WebhookResult'];
  WebhooksSaved: Omit<WebhooksSaved, 'webhook' | 'webhooks'> & { webhook?: Maybe<ResolversParentTypes['Webhook']>, webhooks: ReadonlyArray<ResolversParentTypes['Webhook']> };
  WhatIf: Omit<WhatIf, 'figures'> & { figures: ReadonlyArray<ResolversParentTypes['WhatIfFigure']> };
  WhatIfChangeInput: WhatIfChangeInput;
  WhatIfChangedOrder: WhatIfChangedOrder;
  WhatIfCloseZoneInput: WhatIfCloseZoneInput;
  WhatIfDelayInput: WhatIfDelayInput;
  WhatIfFigure: WhatIfFigure;
  WhatIfLeaveOutInput: WhatIfLeaveOutInput;
  WhatIfMoment: WhatIfMoment;
  WhatIfPercentInput: WhatIfPercentInput;
  WhatIfPriceInput: WhatIfPriceInput;
  WhatIfProduct: WhatIfProduct;
  WhatIfPromotionInput: WhatIfPromotionInput;
  WhatIfResult: ResolversUnionTypes<ResolversParentTypes>['WhatIfResult'];
  WhatIfStockInput: WhatIfStockInput;
  WhatIfUpdate: Omit<WhatIfUpdate, 'result'> & { result?: Maybe<ResolversParentTypes['WhatIfResult']> };
  WhatIfZoneCapacityInput: WhatIfZoneCapacityInput;
  WishList: WishListView;
  WishListChanged: Omit<WishListChanged, 'wishList'> & { wishList: ResolversParentTypes['WishList'] };
  WishListItem: WishView;
  WishListMerged: Omit<WishListMerged, 'wishList'> & { wishList: ResolversParentTypes['WishList'] };
  ZoneCalendar: Omit<ZoneCalendar, 'days' | 'zone'> & { days: ReadonlyArray<ResolversParentTypes['ZoneDay']>, zone: ResolversParentTypes['DeliveryZone'] };
  ZoneDay: ZoneDayView;
  ZoneFee: StoredZoneFee;
  ZoneFeeInput: ZoneFeeInput;
};

export type AccessDirectiveArgs = {
  to: ReadonlyArray<Permission>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenDirectiveArgs = { };

export type OpenDirectiveResolver<Result, Parent, ContextType = Context, Args = OpenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = {
  to: Maybe<PersonalReader>;
};

export type PersonalDirectiveResolver<Result, Parent, ContextType = Context, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptedTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedTerms'] = ResolversParentTypes['AcceptedTerms']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  roleSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AccountErasedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountErased'] = ResolversParentTypes['AccountErased']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddPushDeviceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPushDeviceResult'] = ResolversParentTypes['AddPushDeviceResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PushDevicesChanged', ParentType, ContextType>;
};

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockShortage', ParentType, ContextType>;
};

export type AddToWishListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishListResult'] = ResolversParentTypes['AddToWishListResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type AddressFieldResolvers = { ADDRESS: 'address', CITY: 'city', COUNTRY: 'country', DISTRICT: 'district', DRIVER_NOTE: 'driverNote', EMAIL: 'email', FIRST_NAME: 'firstName', FLOOR: 'floor', LANDMARK: 'landmark', LAST_NAME: 'lastName', PHONE: 'phone', PROVINCE: 'province', SECOND_PHONE: 'secondPhone', ZIP_CODE: 'zipCode' };

export type AddressesChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressesChanged'] = ResolversParentTypes['AddressesChanged']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['UsedAddress']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementSetting'] = ResolversParentTypes['AnnouncementSetting']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArrangeRoomResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArrangeRoomResult'] = ResolversParentTypes['ArrangeRoomResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput', ParentType, ContextType>;
};

export type BackUpNowResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackUpNowResult'] = ResolversParentTypes['BackUpNowResult']> = {
  __resolveType: TypeResolveFn<'BackupAccepted' | 'BackupRefused', ParentType, ContextType>;
};

export type BackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['BackupReport']>, ParentType, ContextType>;
};

export type BackupAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupAccepted'] = ResolversParentTypes['BackupAccepted']> = {
  backups?: Resolver<ResolversTypes['Backups'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BackupProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupProblem'] = ResolversParentTypes['BackupProblem']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BackupRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupRefused'] = ResolversParentTypes['BackupRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BackupReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupReport'] = ResolversParentTypes['BackupReport']> = {
  backups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BackupStepResolvers = { ACCOUNTS: 'accounts', FILES: 'files', FOLDING: 'folding', LOG: 'log', RESTORING: 'restoring' };

export type BackupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backups'] = ResolversParentTypes['Backups']> = {
  dailyAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['BackupProblem']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['Backup']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['RunningBackup']>, ParentType, ContextType>;
};

export type BoardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardItem'] = ResolversParentTypes['BoardItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  call?: Resolver<ResolversTypes['OrderCall'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  goodsReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BoardItem']>, ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['StopFailure']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['OrderRun']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stillOwed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  timeline?: Resolver<ReadonlyArray<ResolversTypes['OrderTimelineEntry']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CallMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallMoment'] = ResolversParentTypes['CallMoment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CallOutcome'], ParentType, ContextType>;
};

export type CallOutcomeResolvers = { CONFIRMED: 'confirmed', NO_ANSWER: 'no-answer', REFUSED: 'refused', WANTS_CHANGE: 'wants-change' };

export type CallQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallQueue'] = ResolversParentTypes['CallQueue']> = {
  changedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  later?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latest?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noAnswerToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  refusedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedTodayMoney?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  toCall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCallMoney?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CallQueueUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallQueueUpdate'] = ResolversParentTypes['CallQueueUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['CallQueue'], ParentType, ContextType>;
};

export type CallReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallReason'] = ResolversParentTypes['CallReason']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CallRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallRecorded'] = ResolversParentTypes['CallRecorded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallResult'] = ResolversParentTypes['CallResult']> = {
  __resolveType: TypeResolveFn<'CallRecorded' | 'ChangedMeanwhile' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed', ParentType, ContextType>;
};

export type CallStateResolvers = { CONFIRMED: 'confirmed', DECIDE: 'decide', LATER: 'later', NONE: 'none', REFUSED: 'refused', TO_CALL: 'to-call', WANTS_CHANGE: 'wants-change' };

export type CancelOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'OrderCancelled' | 'OrderClosed', ParentType, ContextType>;
};

export type CancelReasonResolvers = { CHANGED_MIND: 'I changed my mind', TAKES_TOO_LONG: 'It takes too long', WRONG_PIECE: 'I ordered the wrong piece' };

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CartItem']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['RoomPlan']>, ParentType, ContextType>;
  shortCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartChanged'] = ResolversParentTypes['CartChanged']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceWhenAdded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type CashDifferenceReasonResolvers = { NOTE_NOT_ACCEPTED: 'note not accepted', NOT_KNOWN_YET: 'not known yet', PARKING_OR_TOLL: 'parking or toll', STOLEN: 'stolen', WRONG_CHANGE: 'wrong change' };

export type CashFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFigures'] = ResolversParentTypes['CashFigures']> = {
  closedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differenceThisMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  differencesThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handedInToday?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusedThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopsThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueCounts'] = ResolversParentTypes['CatalogueCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutModel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CataloguePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CataloguePage'] = ResolversParentTypes['CataloguePage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  category?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CategoryMatchesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryMatches'] = ResolversParentTypes['CategoryMatches']> = {
  category?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  __resolveType: TypeResolveFn<'CategorySaved' | 'CommandReused' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type CategorySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySaved'] = ResolversParentTypes['CategorySaved']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedItems?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategorySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySettings'] = ResolversParentTypes['CategorySettings']> = {
  formerSlugs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemsMovedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  names?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeCartQuantityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCartQuantityResult'] = ResolversParentTypes['ChangeCartQuantityResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockShortage', ParentType, ContextType>;
};

export type ChangeDeliveryAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeDeliveryAddressResult'] = ResolversParentTypes['ChangeDeliveryAddressResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryAddressChanged' | 'InvalidInput' | 'NotFound' | 'OrderClosed', ParentType, ContextType>;
};

export type ChangeDeliveryDayResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeDeliveryDayResult'] = ResolversParentTypes['ChangeDeliveryDayResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryDayChanged' | 'DeliveryDayTaken' | 'InvalidInput' | 'NotFound' | 'OrderClosed', ParentType, ContextType>;
};

export type ChangeDeliveryZonesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeDeliveryZonesResult'] = ResolversParentTypes['ChangeDeliveryZonesResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryZonesOutdated' | 'DeliveryZonesSaved' | 'InvalidInput', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordSet' | 'TooManyTries', ParentType, ContextType>;
};

export type ChangeWishAlertResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeWishAlertResult'] = ResolversParentTypes['ChangeWishAlertResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type ChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedMeanwhile'] = ResolversParentTypes['ChangedMeanwhile']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedShopValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedShopValue'] = ResolversParentTypes['ChangedShopValue']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ShopValueName'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckedReadModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckedReadModel'] = ResolversParentTypes['CheckedReadModel']> = {
  differences?: Resolver<ReadonlyArray<ResolversTypes['DocumentDifference']>, ParentType, ContextType>;
  different?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CloseDeliveryDayResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseDeliveryDayResult'] = ResolversParentTypes['CloseDeliveryDayResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryDayClosed' | 'InvalidInput', ParentType, ContextType>;
};

export type ClosedShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosedShop'] = ResolversParentTypes['ClosedShop']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CodeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeRefused'] = ResolversParentTypes['CodeRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColourCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColourCount'] = ResolversParentTypes['ColourCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tones?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommandReusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommandReused'] = ResolversParentTypes['CommandReused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentOnOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentOnOrderResult'] = ResolversParentTypes['CommentOnOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'OrderCommented', ParentType, ContextType>;
};

export type ConfirmStockAlertResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmStockAlertResult'] = ResolversParentTypes['ConfirmStockAlertResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'StockAlertConfirmed', ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['ShippingAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayHalfResolvers = { AFTERNOON: 'afternoon', MORNING: 'morning' };

export type DayOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayOrders'] = ResolversParentTypes['DayOrders']> = {
  afternoon?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  morning?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
};

export type DeliveryAddressChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryAddressChanged'] = ResolversParentTypes['DeliveryAddressChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDate'] = ResolversParentTypes['DeliveryDate']> = {
  afternoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  morning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeliveryDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDates'] = ResolversParentTypes['DeliveryDates']> = {
  dates?: Resolver<ReadonlyArray<ResolversTypes['DeliveryDate']>, ParentType, ContextType>;
  earliest?: Resolver<Maybe<ResolversTypes['EarliestDay']>, ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['UsualDays']>, ParentType, ContextType>;
};

export type DeliveryDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDay'] = ResolversParentTypes['DeliveryDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  half?: Resolver<ResolversTypes['DayHalf'], ParentType, ContextType>;
};

export type DeliveryDayChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDayChanged'] = ResolversParentTypes['DeliveryDayChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryDayClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDayClosed'] = ResolversParentTypes['DeliveryDayClosed']> = {
  day?: Resolver<ResolversTypes['ZoneDay'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryDayTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDayTaken'] = ResolversParentTypes['DeliveryDayTaken']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryFeesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryFees'] = ResolversParentTypes['DeliveryFees']> = {
  flat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['ZoneFee']>, ParentType, ContextType>;
};

export type DeliveryZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = {
  afternoonCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  districts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  morningCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeliveryZonesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZones'] = ResolversParentTypes['DeliveryZones']> = {
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
};

export type DeliveryZonesOutdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZonesOutdated'] = ResolversParentTypes['DeliveryZonesOutdated']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zones?: Resolver<ResolversTypes['DeliveryZones'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryZonesSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZonesSaved'] = ResolversParentTypes['DeliveryZonesSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  zones?: Resolver<ResolversTypes['DeliveryZones'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DemandFilterResolvers = { ALL: 'all', PRICE: 'price', STOCK: 'stock' };

export type DemandItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemandItem'] = ResolversParentTypes['DemandItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  unconfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DemandPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemandPage'] = ResolversParentTypes['DemandPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['DemandItem']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['DemandTotals'], ParentType, ContextType>;
};

export type DemandTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemandTotals'] = ResolversParentTypes['DemandTotals']> = {
  priceAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitedFor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishedVariants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withPriceAlert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionBenefitKind'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shares?: Resolver<ReadonlyArray<ResolversTypes['DiscountShare']>, ParentType, ContextType>;
};

export type DiscountShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscountShare'] = ResolversParentTypes['DiscountShare']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DocumentDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentDifference'] = ResolversParentTypes['DocumentDifference']> = {
  agreedEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldDifference']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentDifferenceKind'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreFields?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replayedEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  storedEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DocumentDifferenceKindResolvers = { COUNT: 'count', DIFFERENT: 'different', MISSING: 'missing', UNKNOWN: 'unknown' };

export type DriverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Driver'] = ResolversParentTypes['Driver']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DrivesRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrivesRun'] = ResolversParentTypes['DrivesRun']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DueCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueCounts'] = ResolversParentTypes['DueCounts']> = {
  next?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  past?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tomorrow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarlierReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierReview'] = ResolversParentTypes['EarlierReview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarliestDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarliestDay'] = ResolversParentTypes['EarliestDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  half?: Resolver<ResolversTypes['DayHalf'], ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailUnverifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailUnverified'] = ResolversParentTypes['EmailUnverified']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndStockAlertResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndStockAlertResult'] = ResolversParentTypes['EndStockAlertResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockAlertEnded', ParentType, ContextType>;
};

export type EraseAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseAccountResult'] = ResolversParentTypes['EraseAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountErased' | 'DrivesRun' | 'LastAdmin' | 'NotFound' | 'OrderClosed' | 'OwnAccount', ParentType, ContextType>;
};

export type ExcerptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Excerpt'] = ResolversParentTypes['Excerpt']> = {
  marks?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldDifference'] = ResolversParentTypes['FieldDifference']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replayed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stored?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterConditionResolvers = { CATEGORY: 'category', COLOUR: 'colour', MODEL: 'model', PRICE: 'price', RATING: 'rating', SPACE: 'space', STOCK: 'stock' };

export type FilterRelaxationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterRelaxation'] = ResolversParentTypes['FilterRelaxation']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<ReadonlyArray<ResolversTypes['FilterCondition']>, ParentType, ContextType>;
};

export type ForgetAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgetAddressResult'] = ResolversParentTypes['ForgetAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressesChanged' | 'CommandReused', ParentType, ContextType>;
};

export type ForgotPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordResult'] = ResolversParentTypes['ForgotPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MailAccepted' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type FurtherPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FurtherPicture'] = ResolversParentTypes['FurtherPicture']> = {
  night?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrantRoleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantRoleResult'] = ResolversParentTypes['GrantRoleResult']> = {
  __resolveType: TypeResolveFn<'DrivesRun' | 'EmailUnverified' | 'LastAdmin' | 'NotFound' | 'RoleChanged' | 'RoleGranted', ParentType, ContextType>;
};

export type GuestCartMergedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestCartMerged'] = ResolversParentTypes['GuestCartMerged']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['MergedLine']>, ParentType, ContextType>;
  mergeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryActor'] = ResolversParentTypes['HistoryActor']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryAroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryAround'] = ResolversParentTypes['HistoryAround']> = {
  entry?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoard'] = ResolversParentTypes['HistoryBoard']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['HistoryBoardOrder']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['HistoryStageOrders']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryBoardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoardItem'] = ResolversParentTypes['HistoryBoardItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryBoardOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoardOrder'] = ResolversParentTypes['HistoryBoardOrder']> = {
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['HistoryBoardItem']>, ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HistoryBoardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoardResult'] = ResolversParentTypes['HistoryBoardResult']> = {
  __resolveType: TypeResolveFn<'HistoryBoard' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBucket'] = ResolversParentTypes['HistoryBucket']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryComparedMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryComparedMoment'] = ResolversParentTypes['HistoryComparedMoment']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['HistoryStageOrders']>, ParentType, ContextType>;
};

export type HistoryComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryComparison'] = ResolversParentTypes['HistoryComparison']> = {
  a?: Resolver<ResolversTypes['HistoryComparedMoment'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['HistoryComparedMoment'], ParentType, ContextType>;
  changedProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['HistoryOrderFlow']>>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['HistoryProductDifference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryComparisonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryComparisonResult'] = ResolversParentTypes['HistoryComparisonResult']> = {
  __resolveType: TypeResolveFn<'HistoryComparison' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCourse'] = ResolversParentTypes['HistoryCourse']> = {
  first?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['HistoryCoursePoint']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['HistoryMovedProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryCoursePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCoursePoint'] = ResolversParentTypes['HistoryCoursePoint']> = {
  delivered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderMoves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stockMoves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryCourseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCourseResult'] = ResolversParentTypes['HistoryCourseResult']> = {
  __resolveType: TypeResolveFn<'HistoryCourse' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  actor?: Resolver<ResolversTypes['HistoryActor'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['StreamCategory'], ParentType, ContextType>;
  causationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEvent'] = ResolversParentTypes['HistoryEvent']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  masked?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryEventResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEventResult'] = ResolversParentTypes['HistoryEventResult']> = {
  __resolveType: TypeResolveFn<'HistoryEvent' | 'NotFound', ParentType, ContextType>;
};

export type HistoryHistogramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryHistogram'] = ResolversParentTypes['HistoryHistogram']> = {
  bucketSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buckets?: Resolver<ReadonlyArray<ResolversTypes['HistoryBucket']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryIndexStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryIndexStatus'] = ResolversParentTypes['HistoryIndexStatus']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HistoryMovedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryMovedProduct'] = ResolversParentTypes['HistoryMovedProduct']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HistoryOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrder'] = ResolversParentTypes['HistoryOrder']> = {
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  gathering?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  happenedUpTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['HistoryOrderLine']>, ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['OrderPhase']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['HistoryValueSource']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  statusPeriods?: Resolver<ReadonlyArray<ResolversTypes['HistoryStatusPeriod']>, ParentType, ContextType>;
  story?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryOrderFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderFlow'] = ResolversParentTypes['HistoryOrderFlow']> = {
  from?: Resolver<Maybe<ResolversTypes['HistoryStage']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['HistoryStage']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HistoryOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderLine'] = ResolversParentTypes['HistoryOrderLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderResult'] = ResolversParentTypes['HistoryOrderResult']> = {
  __resolveType: TypeResolveFn<'HistoryOrder' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryOrderSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderSnapshot'] = ResolversParentTypes['HistoryOrderSnapshot']> = {
  event?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['HistoryStage'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  nextBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryPastCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastCart'] = ResolversParentTypes['HistoryPastCart']> = {
  around?: Resolver<ResolversTypes['HistoryAround'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryPastCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastCartResult'] = ResolversParentTypes['HistoryPastCartResult']> = {
  __resolveType: TypeResolveFn<'HistoryPastCart' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryPastProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastProduct'] = ResolversParentTypes['HistoryPastProduct']> = {
  around?: Resolver<ResolversTypes['HistoryAround'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryPastProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastProductResult'] = ResolversParentTypes['HistoryPastProductResult']> = {
  __resolveType: TypeResolveFn<'HistoryPastProduct' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryPastStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastStock'] = ResolversParentTypes['HistoryPastStock']> = {
  around?: Resolver<ResolversTypes['HistoryAround'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['StockLedgerEntry']>, ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownLowFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryPastStockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPastStockResult'] = ResolversParentTypes['HistoryPastStockResult']> = {
  __resolveType: TypeResolveFn<'HistoryPastStock' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProduct'] = ResolversParentTypes['HistoryProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HistoryProductDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductDifference'] = ResolversParentTypes['HistoryProductDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['HistoryProductState']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['HistoryProductState']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryProductSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductSnapshot'] = ResolversParentTypes['HistoryProductSnapshot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryProductStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductState'] = ResolversParentTypes['HistoryProductState']> = {
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryReplayFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReplayFrame'] = ResolversParentTypes['HistoryReplayFrame']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['HistoryShop'], ParentType, ContextType>;
};

export type HistoryReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReport'] = ResolversParentTypes['HistoryReport']> = {
  byProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  finding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HistoryReportName'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['HistoryReportTable']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportColumn'] = ResolversParentTypes['HistoryReportColumn']> = {
  events?: Resolver<Maybe<ResolversTypes['HistoryReportEvents']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['HistoryReportUnit'], ParentType, ContextType>;
};

export type HistoryReportEventsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportEvents'] = ResolversParentTypes['HistoryReportEvents']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['StreamCategory']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryReportNameResolvers = { ABANDONED_CARTS: 'abandoned-carts', BEST_SELLERS: 'best-sellers', FUNNEL: 'funnel', LATE_ORDERS: 'late-orders', LEAD_TIMES: 'lead-times', LOST_DEMAND: 'lost-demand', ORDERS: 'orders', ORDER_TO_CASH: 'order-to-cash', PRICE_CHANGES: 'price-changes', STOCK_COVER: 'stock-cover' };

export type HistoryReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportResult'] = ResolversParentTypes['HistoryReportResult']> = {
  __resolveType: TypeResolveFn<'HistoryReport' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportRow'] = ResolversParentTypes['HistoryReportRow']> = {
  cells?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['HistoryReportEvents'], ParentType, ContextType>;
};

export type HistoryReportTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportTable'] = ResolversParentTypes['HistoryReportTable']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['HistoryReportColumn']>, ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['HistoryReportRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryReportUnitResolvers = { COUNT: 'count', DAY: 'day', DECIMAL: 'decimal', DURATION: 'duration', EVENT: 'event', MONEY: 'money', SHARE: 'share', TEXT: 'text', TIME: 'time' };

export type HistoryShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryShop'] = ResolversParentTypes['HistoryShop']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['HistoryOrderSnapshot']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['HistoryProductSnapshot']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['HistoryStageOrders']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryShopResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryShopResult'] = ResolversParentTypes['HistoryShopResult']> = {
  __resolveType: TypeResolveFn<'HistoryShop' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryStageResolvers = { CANCELLED: 'cancelled', DELIVERED: 'Delivered', ITEM_PACKING: 'Item Packing', ITEM_PREPARING: 'Item Preparing', OUT_FOR_DELIVERY: 'Out for Delivery', PENDING: 'pending', REFUSED: 'refused', RETURNED: 'returned' };

export type HistoryStageOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryStageOrders'] = ResolversParentTypes['HistoryStageOrders']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['HistoryStage'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HistoryStatusPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryStatusPeriod'] = ResolversParentTypes['HistoryStatusPeriod']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HistoryStockPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryStockPoint'] = ResolversParentTypes['HistoryStockPoint']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryUpdate'] = ResolversParentTypes['HistoryUpdate']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryValueSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryValueSource'] = ResolversParentTypes['HistoryValueSource']> = {
  entry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['OrderValue'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  isEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HolidayKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayKindResolvers = { BANK: 'bank', POYA: 'poya', PUBLIC: 'public' };

export type HomePageSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomePageSetting'] = ResolversParentTypes['HomePageSetting']> = {
  headline?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['HomeSectionSetting']>, ParentType, ContextType>;
};

export type HomeSectionResolvers = { APP: 'app', NEW: 'new', ROOMS: 'rooms' };

export type HomeSectionSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSectionSetting'] = ResolversParentTypes['HomeSectionSetting']> = {
  name?: Resolver<ResolversTypes['HomeSection'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteStaffResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteStaffResult'] = ResolversParentTypes['InviteStaffResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'StaffInvited' | 'TooManyTries', ParentType, ContextType>;
};

export type IssueReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReport'] = ResolversParentTypes['IssueReport']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['IssueReportAnswer']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['IssueReportAttachment']>, ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['IssueReportTransition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reopened?: Resolver<Maybe<ResolversTypes['IssueReportTransition']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IssueReportStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportAnswer'] = ResolversParentTypes['IssueReportAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueReportAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportAttachment'] = ResolversParentTypes['IssueReportAttachment']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueReportChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportChangeResult'] = ResolversParentTypes['IssueReportChangeResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'IssueReportChanged' | 'NotFound', ParentType, ContextType>;
};

export type IssueReportChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportChanged'] = ResolversParentTypes['IssueReportChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['IssueReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueReportInboxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportInbox'] = ResolversParentTypes['IssueReportInbox']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['IssueReport']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IssueReportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportPage'] = ResolversParentTypes['IssueReportPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['IssueReport']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueReportStatusResolvers = { ANSWERED: 'answered', CLOSED: 'closed', OPEN: 'open' };

export type IssueReportStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportStatusCount'] = ResolversParentTypes['IssueReportStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IssueReportStatus'], ParentType, ContextType>;
};

export type IssueReportTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportTransition'] = ResolversParentTypes['IssueReportTransition']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueReportUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueReportUpdate'] = ResolversParentTypes['IssueReportUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['IssueReport']>, ParentType, ContextType>;
};

export type ItemQuantityChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemQuantityChange'] = ResolversParentTypes['ItemQuantityChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  previousQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemReturnReasonResolvers = { CHANGED_MIND: 'Changed mind', DAMAGED: 'Damaged', WARRANTY: 'Warranty' };

export type LanguageResolvers = { ENGLISH: 'en', SINHALA: 'si', TAMIL: 'ta' };

export type LastAdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastAdmin'] = ResolversParentTypes['LastAdmin']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LikelySearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikelySearch'] = ResolversParentTypes['LikelySearch']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalText'] = ResolversParentTypes['LocalText']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  si?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SignInRefused' | 'SignedIn' | 'TooManyTries', ParentType, ContextType>;
};

export type MailAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailAccepted'] = ResolversParentTypes['MailAccepted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailTopicResolvers = { BACK_IN_STOCK: 'back-in-stock', PRICE_DROPS: 'price-drops', REVIEW_ANSWERS: 'review-answers' };

export type MailTopicsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailTopics'] = ResolversParentTypes['MailTopics']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<ReadonlyArray<ResolversTypes['MailTopic']>, ParentType, ContextType>;
};

export type MarkReviewHelpfulResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkReviewHelpfulResult'] = ResolversParentTypes['MarkReviewHelpfulResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'ReviewVoteSaved', ParentType, ContextType>;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type MergeGuestCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeGuestCartResult'] = ResolversParentTypes['MergeGuestCartResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'GuestCartMerged' | 'InvalidInput', ParentType, ContextType>;
};

export type MergeWishListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeWishListResult'] = ResolversParentTypes['MergeWishListResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'WishListMerged', ParentType, ContextType>;
};

export type MergedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedLine'] = ResolversParentTypes['MergedLine']> = {
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerateReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerateReviewResult'] = ResolversParentTypes['ModerateReviewResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'ReviewChangedMeanwhile' | 'ReviewModerated', ParentType, ContextType>;
};

export type ModeratedReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModeratedReview'] = ResolversParentTypes['ModeratedReview']> = {
  answer?: Resolver<Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  authorErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpfulCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenFor?: Resolver<Maybe<ResolversTypes['ReviewHideReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  timeline?: Resolver<ReadonlyArray<ResolversTypes['ReviewTimelineEntry']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoveToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveToCartResult'] = ResolversParentTypes['MoveToCartResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'MovedToCart' | 'NotFound' | 'StockShortage', ParentType, ContextType>;
};

export type MovedToCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedToCart'] = ResolversParentTypes['MovedToCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  wishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  actOnWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationActOnWebhookArgs, 'action' | 'id'>>;
  addCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addPage?: Resolver<ResolversTypes['ShopPageResult'], ParentType, ContextType, RequireFields<MutationAddPageArgs, 'slug' | 'title'>>;
  addProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addPushDevice?: Resolver<ResolversTypes['AddPushDeviceResult'], ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'input'>>;
  addRunStops?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationAddRunStopsArgs, 'id' | 'orderIds' | 'seen'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'productId' | 'quantity'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListResult'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productId'>>;
  addWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationAddWebhookArgs, 'input'>>;
  adminLogIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationAdminLogInArgs, 'input'>>;
  answerReport?: Resolver<ResolversTypes['IssueReportChangeResult'], ParentType, ContextType, RequireFields<MutationAnswerReportArgs, 'answer' | 'close' | 'reportId'>>;
  answerStop?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationAnswerStopArgs, 'answeredAt' | 'commandId' | 'id' | 'orderId'>>;
  archiveCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationArchiveCategoryArgs, 'id' | 'itemsTo'>>;
  arrangeRoom?: Resolver<ResolversTypes['ArrangeRoomResult'], ParentType, ContextType, RequireFields<MutationArrangeRoomArgs, 'room'>>;
  backUpNow?: Resolver<ResolversTypes['BackUpNowResult'], ParentType, ContextType>;
  callOnceMore?: Resolver<ResolversTypes['CallResult'], ParentType, ContextType, RequireFields<MutationCallOnceMoreArgs, 'expectedRevision' | 'orderId'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  cancelOrderByStaff?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderByStaffArgs, 'expectedRevision' | 'orderId' | 'reason'>>;
  changeAddressByStaff?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationChangeAddressByStaffArgs, 'address' | 'expectedRevision' | 'orderId'>>;
  changeCartQuantity?: Resolver<ResolversTypes['ChangeCartQuantityResult'], ParentType, ContextType, RequireFields<MutationChangeCartQuantityArgs, 'productId' | 'quantity'>>;
  changeCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationChangeCategoryArgs, 'id' | 'input'>>;
  changeDeliveryAddress?: Resolver<ResolversTypes['ChangeDeliveryAddressResult'], ParentType, ContextType, RequireFields<MutationChangeDeliveryAddressArgs, 'address' | 'orderId'>>;
  changeDeliveryDay?: Resolver<ResolversTypes['ChangeDeliveryDayResult'], ParentType, ContextType, RequireFields<MutationChangeDeliveryDayArgs, 'day' | 'orderId'>>;
  changeDeliveryZones?: Resolver<ResolversTypes['ChangeDeliveryZonesResult'], ParentType, ContextType, RequireFields<MutationChangeDeliveryZonesArgs, 'seen' | 'zones'>>;
  changeOrderItems?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationChangeOrderItemsArgs, 'expectedRevision' | 'items' | 'orderId'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  changeProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationChangeProductArgs, 'changes' | 'id'>>;
  changeProducts?: Resolver<ResolversTypes['ProductRows'], ParentType, ContextType, RequireFields<MutationChangeProductsArgs, 'groupId' | 'rows'>>;
  changePromotion?: Resolver<ResolversTypes['PromotionResult'], ParentType, ContextType, RequireFields<MutationChangePromotionArgs, 'action' | 'code'>>;
  changeRunPlan?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationChangeRunPlanArgs, 'id' | 'plan' | 'seen'>>;
  changeSettings?: Resolver<ResolversTypes['ShopSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeSettingsArgs, 'input'>>;
  changeVariants?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationChangeVariantsArgs, 'options' | 'productId' | 'variants'>>;
  changeWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationChangeWebhookArgs, 'id' | 'input'>>;
  changeWishAlert?: Resolver<ResolversTypes['ChangeWishAlertResult'], ParentType, ContextType, RequireFields<MutationChangeWishAlertArgs, 'on' | 'productId'>>;
  changeWorkingDays?: Resolver<ResolversTypes['ShopDaysResult'], ParentType, ContextType, RequireFields<MutationChangeWorkingDaysArgs, 'weekdays'>>;
  closeDeliveryDay?: Resolver<ResolversTypes['CloseDeliveryDayResult'], ParentType, ContextType, RequireFields<MutationCloseDeliveryDayArgs, 'date' | 'zoneId'>>;
  closeReport?: Resolver<ResolversTypes['IssueReportChangeResult'], ParentType, ContextType, RequireFields<MutationCloseReportArgs, 'reportId'>>;
  closeRun?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationCloseRunArgs, 'id' | 'input'>>;
  closeShop?: Resolver<ResolversTypes['OpeningResult'], ParentType, ContextType, RequireFields<MutationCloseShopArgs, 'input'>>;
  commentOnOrder?: Resolver<ResolversTypes['CommentOnOrderResult'], ParentType, ContextType, RequireFields<MutationCommentOnOrderArgs, 'orderId' | 'shared' | 'text'>>;
  confirmStockAlert?: Resolver<ResolversTypes['ConfirmStockAlertResult'], ParentType, ContextType, RequireFields<MutationConfirmStockAlertArgs, 'token'>>;
  countStock?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationCountStockArgs, 'onHand' | 'productId' | 'reason' | 'seen'>>;
  createPromotion?: Resolver<ResolversTypes['PromotionResult'], ParentType, ContextType, RequireFields<MutationCreatePromotionArgs, 'input'>>;
  decideShopDays?: Resolver<ResolversTypes['ShopDaysResult'], ParentType, ContextType, RequireFields<MutationDecideShopDaysArgs, 'days'>>;
  discardRun?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationDiscardRunArgs, 'id' | 'seen'>>;
  draftPage?: Resolver<ResolversTypes['ShopPageResult'], ParentType, ContextType, RequireFields<MutationDraftPageArgs, 'language' | 'seen' | 'slug' | 'text' | 'title'>>;
  dropReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationDropReadModelArgs, 'collection'>>;
  endRun?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationEndRunArgs, 'id'>>;
  endStockAlert?: Resolver<ResolversTypes['EndStockAlertResult'], ParentType, ContextType, RequireFields<MutationEndStockAlertArgs, 'id'>>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountResult'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'accountId'>>;
  explainCashDifference?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationExplainCashDifferenceArgs, 'id' | 'reason' | 'words'>>;
  forgetAddress?: Resolver<ResolversTypes['ForgetAddressResult'], ParentType, ContextType, RequireFields<MutationForgetAddressArgs, 'id'>>;
  forgotPassword?: Resolver<ResolversTypes['ForgotPasswordResult'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  grantRole?: Resolver<ResolversTypes['GrantRoleResult'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'accountId' | 'role'>>;
  inviteStaff?: Resolver<ResolversTypes['InviteStaffResult'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'email' | 'role'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType>;
  markReviewHelpful?: Resolver<ResolversTypes['MarkReviewHelpfulResult'], ParentType, ContextType, RequireFields<MutationMarkReviewHelpfulArgs, 'helpful' | 'productId' | 'reviewId'>>;
  mergeGuestCart?: Resolver<ResolversTypes['MergeGuestCartResult'], ParentType, ContextType, RequireFields<MutationMergeGuestCartArgs, 'lines'>>;
  mergeWishList?: Resolver<ResolversTypes['MergeWishListResult'], ParentType, ContextType, RequireFields<MutationMergeWishListArgs, 'productIds'>>;
  moderateReview?: Resolver<ResolversTypes['ModerateReviewResult'], ParentType, ContextType, RequireFields<MutationModerateReviewArgs, 'change' | 'expectedRevision' | 'id'>>;
  moveCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id' | 'place'>>;
  moveRunStop?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationMoveRunStopArgs, 'id' | 'orderId' | 'position' | 'seen'>>;
  moveToCart?: Resolver<ResolversTypes['MoveToCartResult'], ParentType, ContextType, RequireFields<MutationMoveToCartArgs, 'productId'>>;
  openShop?: Resolver<ResolversTypes['OpeningResult'], ParentType, ContextType, Partial<MutationOpenShopArgs>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  placePhoneOrder?: Resolver<ResolversTypes['PlacePhoneOrderResult'], ParentType, ContextType, RequireFields<MutationPlacePhoneOrderArgs, 'input' | 'language'>>;
  planRun?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationPlanRunArgs, 'date' | 'orderIds' | 'plan'>>;
  publishPage?: Resolver<ResolversTypes['ShopPageResult'], ParentType, ContextType, RequireFields<MutationPublishPageArgs, 'seen' | 'slug'>>;
  rebuildReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationRebuildReadModelArgs, 'name'>>;
  receiveReturn?: Resolver<ResolversTypes['ReceiveReturnResult'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'orderId'>>;
  receiveStock?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationReceiveStockArgs, 'productId' | 'quantity' | 'reason'>>;
  recordCall?: Resolver<ResolversTypes['CallResult'], ParentType, ContextType, RequireFields<MutationRecordCallArgs, 'expectedRevision' | 'orderId' | 'outcome'>>;
  removeFromCart?: Resolver<ResolversTypes['RemoveFromCartResult'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'productId'>>;
  removeFromWishList?: Resolver<ResolversTypes['RemoveFromWishListResult'], ParentType, ContextType, RequireFields<MutationRemoveFromWishListArgs, 'productId'>>;
  removeProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationRemoveProductArgs, 'id'>>;
  removePushDevice?: Resolver<ResolversTypes['RemovePushDeviceResult'], ParentType, ContextType, RequireFields<MutationRemovePushDeviceArgs, 'id'>>;
  removeRunStop?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationRemoveRunStopArgs, 'id' | 'orderId' | 'seen'>>;
  removeStockAlert?: Resolver<ResolversTypes['StockAlertResult'], ParentType, ContextType, RequireFields<MutationRemoveStockAlertArgs, 'productId'>>;
  reopenReport?: Resolver<ResolversTypes['IssueReportChangeResult'], ParentType, ContextType, RequireFields<MutationReopenReportArgs, 'reportId'>>;
  replayWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'from' | 'id'>>;
  republishPage?: Resolver<ResolversTypes['ShopPageResult'], ParentType, ContextType, RequireFields<MutationRepublishPageArgs, 'seen' | 'slug' | 'version'>>;
  requestStockAlert?: Resolver<ResolversTypes['StockAlertResult'], ParentType, ContextType, RequireFields<MutationRequestStockAlertArgs, 'productId'>>;
  requestStockAlertByEmail?: Resolver<ResolversTypes['StockAlertByEmailResult'], ParentType, ContextType, RequireFields<MutationRequestStockAlertByEmailArgs, 'email' | 'productId'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  restoreCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationRestoreCategoryArgs, 'id' | 'items'>>;
  restoreProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationRestoreProductArgs, 'id'>>;
  restoreWish?: Resolver<ResolversTypes['RestoreWishResult'], ParentType, ContextType, RequireFields<MutationRestoreWishArgs, 'productId'>>;
  resubscribe?: Resolver<ResolversTypes['ResubscribeResult'], ParentType, ContextType, RequireFields<MutationResubscribeArgs, 'token'>>;
  returnItems?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationReturnItemsArgs, 'expectedRevision' | 'items' | 'orderId' | 'reason' | 'refund' | 'restock'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveProfile?: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  sendLeavingCode?: Resolver<ResolversTypes['SendLeavingCodeResult'], ParentType, ContextType>;
  sendTestPush?: Resolver<ResolversTypes['SendTestPushResult'], ParentType, ContextType>;
  sendVerification?: Resolver<ResolversTypes['SendVerificationResult'], ParentType, ContextType>;
  setLowStockLimit?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationSetLowStockLimitArgs, 'productId'>>;
  setMailTopic?: Resolver<ResolversTypes['MailTopics'], ParentType, ContextType, RequireFields<MutationSetMailTopicArgs, 'on' | 'topic'>>;
  setOrderStatus?: Resolver<ResolversTypes['SetOrderStatusResult'], ParentType, ContextType, RequireFields<MutationSetOrderStatusArgs, 'expectedRevision' | 'orderId' | 'status'>>;
  setPushTopics?: Resolver<ResolversTypes['SetPushTopicsResult'], ParentType, ContextType, RequireFields<MutationSetPushTopicsArgs, 'id' | 'topics'>>;
  shareWishList?: Resolver<ResolversTypes['ShareWishListResult'], ParentType, ContextType, Partial<MutationShareWishListArgs>>;
  signOutOthers?: Resolver<ResolversTypes['SessionsEnded'], ParentType, ContextType>;
  signOutPerson?: Resolver<ResolversTypes['SignOutPersonResult'], ParentType, ContextType, RequireFields<MutationSignOutPersonArgs, 'accountId'>>;
  signOutSession?: Resolver<ResolversTypes['SignOutSessionResult'], ParentType, ContextType, RequireFields<MutationSignOutSessionArgs, 'id'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startRun?: Resolver<ResolversTypes['RunResult'], ParentType, ContextType, RequireFields<MutationStartRunArgs, 'id' | 'seen'>>;
  stopSharingWishList?: Resolver<ResolversTypes['StopSharingWishListResult'], ParentType, ContextType, Partial<MutationStopSharingWishListArgs>>;
  submitReview?: Resolver<ResolversTypes['SubmitReviewResult'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'comment' | 'productId' | 'rating'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  undoCall?: Resolver<ResolversTypes['CallResult'], ParentType, ContextType, RequireFields<MutationUndoCallArgs, 'expectedRevision' | 'orderId'>>;
  undoGuestCartMerge?: Resolver<ResolversTypes['UndoGuestCartMergeResult'], ParentType, ContextType, RequireFields<MutationUndoGuestCartMergeArgs, 'mergeId'>>;
  undoSettings?: Resolver<ResolversTypes['ShopSettingsResult'], ParentType, ContextType, RequireFields<MutationUndoSettingsArgs, 'changes'>>;
  unsubscribe?: Resolver<ResolversTypes['Unsubscribed'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'code' | 'email'>>;
  verifyReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationVerifyReadModelArgs, 'name'>>;
  withdrawPage?: Resolver<ResolversTypes['ShopPageResult'], ParentType, ContextType, RequireFields<MutationWithdrawPageArgs, 'seen' | 'slug'>>;
};

export type NearestSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearestSpace'] = ResolversParentTypes['NearestSpace']> = {
  lengthCm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['SpaceSide'], ParentType, ContextType>;
};

export type NotDeliveredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotDelivered'] = ResolversParentTypes['NotDelivered']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['LocalText']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OpeningState'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['OpeningStep']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poya?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpeningResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningResult'] = ResolversParentTypes['OpeningResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'OpeningSaved', ParentType, ContextType>;
};

export type OpeningSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningSaved'] = ResolversParentTypes['OpeningSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Opening'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningStateResolvers = { CLOSED: 'closed', OPEN: 'open', PREPARING: 'preparing' };

export type OpeningStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningStep'] = ResolversParentTypes['OpeningStep']> = {
  has?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OpeningStepState'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['OpeningStepName'], ParentType, ContextType>;
};

export type OpeningStepNameResolvers = { CATEGORIES: 'categories', CONTACT: 'contact', DELIVERY: 'delivery', ITEM: 'item', NAME: 'name', OPEN: 'open', PAGES: 'pages', PEOPLE: 'people' };

export type OpeningStepStateResolvers = { DONE: 'done', NOT_STARTED: 'notStarted', STARTED: 'started', WAITING: 'waiting' };

export type OptionDisplayResolvers = { BUTTONS: 'buttons', SWATCHES: 'swatches' };

export type OptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionValue'] = ResolversParentTypes['OptionValue']> = {
  colours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  acceptedTerms?: Resolver<Maybe<ResolversTypes['AcceptedTerms']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  collected?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['OrderMoment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['OrderPhase'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedItems?: Resolver<ReadonlyArray<ResolversTypes['ReturnedItem']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  stillOwed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAccepted'] = ResolversParentTypes['OrderAccepted']> = {
  isEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderBoardPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBoardPage'] = ResolversParentTypes['OrderBoardPage']> = {
  counts?: Resolver<ReadonlyArray<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalMoney?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderBoardUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBoardUpdate'] = ResolversParentTypes['OrderBoardUpdate']> = {
  order?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCall'] = ResolversParentTypes['OrderCall']> = {
  againAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calls?: Resolver<ReadonlyArray<ResolversTypes['CallMoment']>, ParentType, ContextType>;
  noAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['CallReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CallState'], ParentType, ContextType>;
};

export type OrderCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelled'] = ResolversParentTypes['OrderCancelled']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderClosed'] = ResolversParentTypes['OrderClosed']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCommentedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCommented'] = ResolversParentTypes['OrderCommented']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMoment'] = ResolversParentTypes['OrderMoment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPending'] = ResolversParentTypes['OrderPending']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPhaseResolvers = { CANCELLED: 'cancelled', PENDING: 'pending', PLACED: 'placed', REFUSED: 'refused', RETURNED: 'returned' };

export type OrderPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPresence'] = ResolversParentTypes['OrderPresence']> = {
  dragging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderPresenceUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPresenceUpdate'] = ResolversParentTypes['OrderPresenceUpdate']> = {
  others?: Resolver<ReadonlyArray<ResolversTypes['OrderPresence']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type OrderRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRun'] = ResolversParentTypes['OrderRun']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driver?: Resolver<Maybe<ResolversTypes['Driver']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RunPhase'], ParentType, ContextType>;
};

export type OrderSortResolvers = { CHEAPEST: 'cheapest', CUSTOMER: 'customer', CUSTOMER_DOWN: 'customer-down', DEAREST: 'dearest', DELIVERY_DAY: 'delivery-day', DELIVERY_DAY_DOWN: 'delivery-day-down', LONGEST_WAIT: 'longest-wait', NEWEST: 'newest', OLDEST: 'oldest', SHORTEST_WAIT: 'shortest-wait' };

export type OrderSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSource'] = ResolversParentTypes['OrderSource']> = {
  entry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusResolvers = { DELIVERED: 'Delivered', ITEM_PACKING: 'Item Packing', ITEM_PREPARING: 'Item Preparing', OUT_FOR_DELIVERY: 'Out for Delivery' };

export type OrderStatusSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusSet'] = ResolversParentTypes['OrderStatusSet']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['AddressField']>, ParentType, ContextType>;
  itemReturnReason?: Resolver<Maybe<ResolversTypes['ItemReturnReason']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemQuantityChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderStepKind'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['OrderMoment']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  previousTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['StopFailure']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderStepKindResolvers = { ADDRESS_CHANGED: 'address-changed', CANCELLED: 'cancelled', COMMENTED: 'commented', CONFIRMED_BY_PHONE: 'confirmed-by-phone', DAY_CHANGED: 'day-changed', ITEMS_CHANGED: 'items-changed', ITEMS_RETURNED: 'items-returned', MOVED: 'moved', PLACED: 'placed', RETURNED: 'returned', WENT_BETWEEN: 'went-between' };

export type OrderTimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTimelineEntry'] = ResolversParentTypes['OrderTimelineEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  callAgainAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  itemReturnReason?: Resolver<Maybe<ResolversTypes['ItemReturnReason']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemQuantityChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderTimelineKind'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CallOutcome']>, ParentType, ContextType>;
  previousDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  previousTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  restocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['StopFailure']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  staffReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderTimelineKindResolvers = { ADDRESS_CHANGED: 'address-changed', CALLED: 'called', CALL_REQUESTED: 'call-requested', CALL_UNDONE: 'call-undone', CANCELLED: 'cancelled', COMMENTED: 'commented', DAY_CHANGED: 'day-changed', GOODS_RECEIVED: 'goods-received', ITEMS_CHANGED: 'items-changed', ITEMS_RETURNED: 'items-returned', LEFT_RUN: 'left-run', MOVED: 'moved', PLACED: 'placed', PUT_ON_RUN: 'put-on-run', RETURNED: 'returned' };

export type OrderTrackedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTracked'] = ResolversParentTypes['OrderTracked']> = {
  grant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['TrackedOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderUpdate'] = ResolversParentTypes['OrderUpdate']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderValueResolvers = { CANCELLED: 'cancelled', CITY: 'city', DELIVERY_DAY: 'deliveryDay', DELIVERY_FEE: 'deliveryFee', DRIVER_NOTE: 'driverNote', EMAIL: 'email', FLOOR: 'floor', ITEMS: 'items', LANDMARK: 'landmark', NAME: 'name', PHONE: 'phone', PLACED: 'placed', PROVINCE: 'province', SECOND_PHONE: 'secondPhone', STATUS: 'status', STREET: 'street', SUBTOTAL: 'subtotal', TOTAL: 'total' };

export type OwnAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAccount'] = ResolversParentTypes['OwnAccount']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  answer?: Resolver<Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['EarlierReview']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenFor?: Resolver<Maybe<ResolversTypes['ReviewHideReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type PageChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageChanged'] = ResolversParentTypes['PageChanged']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['ShopPage'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['PageText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDraft'] = ResolversParentTypes['PageDraft']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePreview'] = ResolversParentTypes['PagePreview']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageText'] = ResolversParentTypes['PageText']> = {
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTexts'] = ResolversParentTypes['PageTexts']> = {
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['PageText']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageVersionEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageVersionEntry'] = ResolversParentTypes['PageVersionEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['Language']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasswordSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordSet'] = ResolversParentTypes['PasswordSet']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonSignedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonSignedOut'] = ResolversParentTypes['PersonSignedOut']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneOrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneOrderPlaced'] = ResolversParentTypes['PhoneOrderPlaced']> = {
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureFile'] = ResolversParentTypes['PictureFile']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureKindResolvers = { BEHIND: 'behind', BELOW: 'below', CLOSE: 'close', PERSON: 'person', ROOM: 'room', SIDE: 'side', THREE_QUARTER: 'three-quarter' };

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryDayTaken' | 'EmailUnverified' | 'InvalidInput' | 'NotFound' | 'OrderAccepted' | 'OrderPending' | 'PriceChanged' | 'PromoRefused' | 'ShopNotOpen' | 'StockShortage' | 'TooManyTries', ParentType, ContextType>;
};

export type PlacePhoneOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacePhoneOrderResult'] = ResolversParentTypes['PlacePhoneOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryDayTaken' | 'EmailUnverified' | 'InvalidInput' | 'NotFound' | 'OrderPending' | 'PhoneOrderPlaced' | 'PriceChanged' | 'PromoRefused' | 'ShopNotOpen' | 'StockShortage' | 'TooManyTries', ParentType, ContextType>;
};

export type PlacementResolvers = { FLOOR: 'floor', TABLE: 'table', WALL: 'wall' };

export interface PositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Position'], any> {
  name: 'Position';
}

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceSpreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSpread'] = ResolversParentTypes['PriceSpread']> = {
  bars?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['ProductFacts']>, ParentType, ContextType>;
  furtherPictures?: Resolver<ReadonlyArray<ResolversTypes['FurtherPicture']>, ParentType, ContextType>;
  highestPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nightImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['ProductPicture']>, ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Placement'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quickLookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Size']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['ProductStock'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<ProductVariantsArgs, 'withArchived'>>;
};

export type ProductChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChanged'] = ResolversParentTypes['ProductChanged']> = {
  changed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  allCategories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anyColour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anyRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anySpace?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['CategoryMatches']>, ParentType, ContextType>;
  colours?: Resolver<ReadonlyArray<ResolversTypes['ColourCount']>, ParentType, ContextType>;
  hasModel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nearestSpace?: Resolver<Maybe<ResolversTypes['NearestSpace']>, ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['PriceSpread'], ParentType, ContextType>;
  ratings?: Resolver<ReadonlyArray<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  relaxations?: Resolver<ReadonlyArray<ResolversTypes['FilterRelaxation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacts'] = ResolversParentTypes['ProductFacts']> = {
  assembly?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  care?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warranty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductHistory'] = ResolversParentTypes['ProductHistory']> = {
  moments?: Resolver<ReadonlyArray<ResolversTypes['ProductMoment']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductMarksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMarks'] = ResolversParentTypes['ProductMarks']> = {
  description?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['Excerpt']>, ParentType, ContextType>;
  name?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMoment'] = ResolversParentTypes['ProductMoment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  display?: Resolver<ResolversTypes['OptionDisplay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['OptionValue']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['ProductMarks']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  replacedWords?: Resolver<ReadonlyArray<ResolversTypes['ReplacedWord']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPicture'] = ResolversParentTypes['ProductPicture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['PictureFile']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PictureKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductResult'] = ResolversParentTypes['ProductResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'ProductChanged' | 'ProductSaved', ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<ProductReviewsItemsArgs, 'sort' | 'withPhotos'>>;
  numReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spread?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  withPhotos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRow'] = ResolversParentTypes['ProductRow']> = {
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ProductRowRefusal']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRowRefusal'] = ResolversParentTypes['ProductRowRefusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRows'] = ResolversParentTypes['ProductRows']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ProductRow']>, ParentType, ContextType>;
};

export type ProductSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSaved'] = ResolversParentTypes['ProductSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSortResolvers = { BEST_FIT: 'best-fit', NAME: 'name', NEWEST: 'newest', PRICE_DOWN: 'price-down', PRICE_UP: 'price-up', RATING: 'rating', RELEVANCE: 'relevance', STOCK: 'stock' };

export type ProductStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductStock'] = ResolversParentTypes['ProductStock']> = {
  adjusted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['StockLevel'], ParentType, ContextType>;
  lowFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownLowFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopLowFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSuggestions'] = ResolversParentTypes['ProductSuggestions']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['CategoryMatches']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['ProductMarks']>, ParentType, ContextType>;
  replacedWords?: Resolver<ReadonlyArray<ResolversTypes['ReplacedWord']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  contactNumber1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactNumber2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ProfileAddress'], ParentType, ContextType>;
};

export type ProfileAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileAddress'] = ResolversParentTypes['ProfileAddress']> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSaved'] = ResolversParentTypes['ProfileSaved']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoAccepted'] = ResolversParentTypes['PromoAccepted']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoQuoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoQuoteResult'] = ResolversParentTypes['PromoQuoteResult']> = {
  __resolveType: TypeResolveFn<'PromoAccepted' | 'PromoRefused' | 'TooManyTries', ParentType, ContextType>;
};

export type PromoRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoRefused'] = ResolversParentTypes['PromoRefused']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PromoProblem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionBenefitKind'], ParentType, ContextType>;
  minSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesPerCustomer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variantIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PromotionBenefitKindResolvers = { AMOUNT: 'amount', FREE_DELIVERY: 'freeDelivery', PERCENT: 'percent' };

export type PromotionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionResult'] = ResolversParentTypes['PromotionResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'PromotionSaved', ParentType, ContextType>;
};

export type PromotionSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionSaved'] = ResolversParentTypes['PromotionSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionStateResolvers = { ENDED: 'ended', PAUSED: 'paused', PLANNED: 'planned', RUNNING: 'running', USED_UP: 'usedUp' };

export type PromotionUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionUpdate'] = ResolversParentTypes['PromotionUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionUse'] = ResolversParentTypes['PromotionUse']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['PromotionUsePhase'], ParentType, ContextType>;
};

export type PromotionUsePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionUsePage'] = ResolversParentTypes['PromotionUsePage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['PromotionUse']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromotionUsePhaseResolvers = { HELD: 'held', RELEASED: 'released', USED: 'used' };

export type PublishedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedPage'] = ResolversParentTypes['PublishedPage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  topics?: Resolver<ResolversTypes['PushTopics'], ParentType, ContextType>;
};

export type PushDevicesChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevicesChanged'] = ResolversParentTypes['PushDevicesChanged']> = {
  devices?: Resolver<ReadonlyArray<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushTopicsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushTopics'] = ResolversParentTypes['PushTopics']> = {
  alerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'limit' | 'staff'>>;
  awaitedReturns?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType, Partial<QueryAwaitedReturnsArgs>>;
  backups?: Resolver<ResolversTypes['Backups'], ParentType, ContextType>;
  boardOrder?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType, RequireFields<QueryBoardOrderArgs, 'number'>>;
  callQueue?: Resolver<ResolversTypes['CallQueue'], ParentType, ContextType, RequireFields<QueryCallQueueArgs, 'limit'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryCartArgs>>;
  cashFigures?: Resolver<ResolversTypes['CashFigures'], ParentType, ContextType, Partial<QueryCashFiguresArgs>>;
  catalogue?: Resolver<ResolversTypes['CataloguePage'], ParentType, ContextType, RequireFields<QueryCatalogueArgs, 'limit'>>;
  catalogueCounts?: Resolver<ResolversTypes['CatalogueCounts'], ParentType, ContextType, Partial<QueryCatalogueCountsArgs>>;
  categoryCounts?: Resolver<ReadonlyArray<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  closedRuns?: Resolver<ResolversTypes['RunPage'], ParentType, ContextType, RequireFields<QueryClosedRunsArgs, 'limit'>>;
  customers?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'search'>>;
  dayOrders?: Resolver<ResolversTypes['DayOrders'], ParentType, ContextType, RequireFields<QueryDayOrdersArgs, 'date' | 'zoneId'>>;
  deliveryCalendar?: Resolver<ReadonlyArray<ResolversTypes['ZoneCalendar']>, ParentType, ContextType, RequireFields<QueryDeliveryCalendarArgs, 'days'>>;
  deliveryDates?: Resolver<ResolversTypes['DeliveryDates'], ParentType, ContextType, RequireFields<QueryDeliveryDatesArgs, 'language' | 'province'>>;
  deliveryZones?: Resolver<ResolversTypes['DeliveryZones'], ParentType, ContextType, Partial<QueryDeliveryZonesArgs>>;
  demand?: Resolver<ResolversTypes['DemandPage'], ParentType, ContextType, RequireFields<QueryDemandArgs, 'filter' | 'limit'>>;
  drivers?: Resolver<ReadonlyArray<ResolversTypes['Driver']>, ParentType, ContextType>;
  googleSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryGuestCartArgs, 'lines'>>;
  guestWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, RequireFields<QueryGuestWishListArgs, 'items'>>;
  hasPromotions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  helpfulReviews?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryHelpfulReviewsArgs, 'productId'>>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'limit'>>;
  historyBoard?: Resolver<ResolversTypes['HistoryBoardResult'], ParentType, ContextType, Partial<QueryHistoryBoardArgs>>;
  historyComparison?: Resolver<ResolversTypes['HistoryComparisonResult'], ParentType, ContextType, RequireFields<QueryHistoryComparisonArgs, 'a'>>;
  historyCourse?: Resolver<ResolversTypes['HistoryCourseResult'], ParentType, ContextType, Partial<QueryHistoryCourseArgs>>;
  historyEvent?: Resolver<ResolversTypes['HistoryEventResult'], ParentType, ContextType, RequireFields<QueryHistoryEventArgs, 'number'>>;
  historyHistogram?: Resolver<ResolversTypes['HistoryHistogram'], ParentType, ContextType, RequireFields<QueryHistoryHistogramArgs, 'buckets' | 'from' | 'to'>>;
  historyIndexStatus?: Resolver<ResolversTypes['HistoryIndexStatus'], ParentType, ContextType>;
  historyNext?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType, RequireFields<QueryHistoryNextArgs, 'back' | 'number'>>;
  historyOrder?: Resolver<ResolversTypes['HistoryOrderResult'], ParentType, ContextType, RequireFields<QueryHistoryOrderArgs, 'order'>>;
  historyPastCart?: Resolver<ResolversTypes['HistoryPastCartResult'], ParentType, ContextType, RequireFields<QueryHistoryPastCartArgs, 'user'>>;
  historyPastProduct?: Resolver<ResolversTypes['HistoryPastProductResult'], ParentType, ContextType, RequireFields<QueryHistoryPastProductArgs, 'product'>>;
  historyPastStock?: Resolver<ResolversTypes['HistoryPastStockResult'], ParentType, ContextType, RequireFields<QueryHistoryPastStockArgs, 'product'>>;
  historyProducts?: Resolver<ReadonlyArray<ResolversTypes['HistoryProduct']>, ParentType, ContextType>;
  historyReport?: Resolver<ResolversTypes['HistoryReportResult'], ParentType, ContextType, RequireFields<QueryHistoryReportArgs, 'byProduct' | 'name'>>;
  historyShop?: Resolver<ResolversTypes['HistoryShopResult'], ParentType, ContextType, Partial<QueryHistoryShopArgs>>;
  historyStock?: Resolver<ReadonlyArray<ResolversTypes['HistoryStockPoint']>, ParentType, ContextType, RequireFields<QueryHistoryStockArgs, 'first' | 'last' | 'product'>>;
  likelySearches?: Resolver<ReadonlyArray<ResolversTypes['LikelySearch']>, ParentType, ContextType, RequireFields<QueryLikelySearchesArgs, 'first' | 'search'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  moderatedReview?: Resolver<Maybe<ResolversTypes['ModeratedReview']>, ParentType, ContextType, RequireFields<QueryModeratedReviewArgs, 'id'>>;
  myAddresses?: Resolver<ReadonlyArray<ResolversTypes['UsedAddress']>, ParentType, ContextType, Partial<QueryMyAddressesArgs>>;
  myMailTopics?: Resolver<ResolversTypes['MailTopics'], ParentType, ContextType>;
  myOrders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryMyOrdersArgs, 'limit'>>;
  myReports?: Resolver<ResolversTypes['IssueReportPage'], ParentType, ContextType, RequireFields<QueryMyReportsArgs, 'limit'>>;
  myReviews?: Resolver<ReadonlyArray<ResolversTypes['OwnReview']>, ParentType, ContextType, RequireFields<QueryMyReviewsArgs, 'productIds'>>;
  myStockAlerts?: Resolver<ReadonlyArray<ResolversTypes['StockAlert']>, ParentType, ContextType, Partial<QueryMyStockAlertsArgs>>;
  myWishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType, Partial<QueryMyWishListArgs>>;
  opening?: Resolver<ResolversTypes['Opening'], ParentType, ContextType, Partial<QueryOpeningArgs>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderBoard?: Resolver<ResolversTypes['OrderBoardPage'], ParentType, ContextType, RequireFields<QueryOrderBoardArgs, 'cancelled' | 'limit' | 'sort'>>;
  orderByNumber?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByNumberArgs, 'number'>>;
  orderSource?: Resolver<Maybe<ResolversTypes['OrderSource']>, ParentType, ContextType, RequireFields<QueryOrderSourceArgs, 'order' | 'value'>>;
  orderedTogether?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryOrderedTogetherArgs, 'first' | 'productId'>>;
  ownRuns?: Resolver<ReadonlyArray<ResolversTypes['Run']>, ParentType, ContextType, Partial<QueryOwnRunsArgs>>;
  packingSlips?: Resolver<ReadonlyArray<ResolversTypes['BoardOrder']>, ParentType, ContextType, RequireFields<QueryPackingSlipsArgs, 'ids'>>;
  page?: Resolver<Maybe<ResolversTypes['PublishedPage']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'language' | 'slug'>>;
  pagePreview?: Resolver<ResolversTypes['PagePreview'], ParentType, ContextType, RequireFields<QueryPagePreviewArgs, 'text'>>;
  pageTexts?: Resolver<Maybe<ResolversTypes['PageTexts']>, ParentType, ContextType, RequireFields<QueryPageTextsArgs, 'slug' | 'version'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productFacets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType, Partial<QueryProductFacetsArgs>>;
  productHistory?: Resolver<Maybe<ResolversTypes['ProductHistory']>, ParentType, ContextType, RequireFields<QueryProductHistoryArgs, 'id'>>;
  productSuggestions?: Resolver<ResolversTypes['ProductSuggestions'], ParentType, ContextType, RequireFields<QueryProductSuggestionsArgs, 'first' | 'search'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'limit'>>;
  productsByIds?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsByIdsArgs, 'ids'>>;
  promoQuote?: Resolver<ResolversTypes['PromoQuoteResult'], ParentType, ContextType, RequireFields<QueryPromoQuoteArgs, 'code' | 'items'>>;
  promotionUses?: Resolver<ResolversTypes['PromotionUsePage'], ParentType, ContextType, RequireFields<QueryPromotionUsesArgs, 'code' | 'limit'>>;
  promotions?: Resolver<ResolversTypes['PromotionPage'], ParentType, ContextType, RequireFields<QueryPromotionsArgs, 'limit'>>;
  pushDevices?: Resolver<ReadonlyArray<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
  reportStates?: Resolver<ReadonlyArray<ResolversTypes['IssueReportStatusCount']>, ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['IssueReportInbox'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'limit'>>;
  restoredRoles?: Resolver<ReadonlyArray<ResolversTypes['RestoredRole']>, ParentType, ContextType>;
  reviewQueue?: Resolver<ResolversTypes['ReviewQueue'], ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'fewStars' | 'limit' | 'state' | 'withPhotos'>>;
  run?: Resolver<Maybe<ResolversTypes['Run']>, ParentType, ContextType, RequireFields<QueryRunArgs, 'id'>>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['Run']>, ParentType, ContextType, Partial<QueryRunsArgs>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  sessionsOf?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QuerySessionsOfArgs, 'accountId'>>;
  sharedWishList?: Resolver<Maybe<ResolversTypes['SharedWishList']>, ParentType, ContextType, RequireFields<QuerySharedWishListArgs, 'link'>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<QueryShopArgs, 'language'>>;
  shopCalendar?: Resolver<ResolversTypes['ShopCalendar'], ParentType, ContextType, RequireFields<QueryShopCalendarArgs, 'from' | 'to'>>;
  shopPages?: Resolver<ResolversTypes['ShopPages'], ParentType, ContextType, Partial<QueryShopPagesArgs>>;
  shopSettings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType, Partial<QueryShopSettingsArgs>>;
  shopValues?: Resolver<ReadonlyArray<ResolversTypes['ShopValue']>, ParentType, ContextType>;
  stockLedger?: Resolver<Maybe<ResolversTypes['StockLedger']>, ParentType, ContextType, RequireFields<QueryStockLedgerArgs, 'limit' | 'productId'>>;
  today?: Resolver<ResolversTypes['Today'], ParentType, ContextType>;
  trackOrder?: Resolver<ResolversTypes['TrackOrderResult'], ParentType, ContextType, RequireFields<QueryTrackOrderArgs, 'contact' | 'number'>>;
  verifiableModels?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  verifyStock?: Resolver<Maybe<ResolversTypes['StockVerification']>, ParentType, ContextType, RequireFields<QueryVerifyStockArgs, 'productId'>>;
  waitingPeople?: Resolver<ResolversTypes['WaitingPeoplePage'], ParentType, ContextType, RequireFields<QueryWaitingPeopleArgs, 'limit' | 'productId'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookKinds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModel'] = ResolversParentTypes['ReadModel']> = {
  behind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['ReadModelBuild']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ReadModelJob']>, ParentType, ContextType>;
  kept?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  serving?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadModelActionResolvers = { DROP: 'drop', REBUILD: 'rebuild', VERIFY: 'verify' };

export type ReadModelBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelBuild'] = ResolversParentTypes['ReadModelBuild']> = {
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReadModelBusyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelBusy'] = ResolversParentTypes['ReadModelBusy']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadModelJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelJob'] = ResolversParentTypes['ReadModelJob']> = {
  action?: Resolver<ResolversTypes['ReadModelAction'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReadModelJobState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadModelJobAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelJobAccepted'] = ResolversParentTypes['ReadModelJobAccepted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadModelJobStateResolvers = { DONE: 'done', FAILED: 'failed', RUNNING: 'running', WAITING: 'waiting' };

export type ReadModelProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelProblem'] = ResolversParentTypes['ReadModelProblem']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lasting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadModelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelResult'] = ResolversParentTypes['ReadModelResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'ReadModelBusy' | 'ReadModelJobAccepted', ParentType, ContextType>;
};

export type ReadModelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModels'] = ResolversParentTypes['ReadModels']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ReadModel']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ReadModelProblem']>, ParentType, ContextType>;
};

export type ReadModelsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelsUpdate'] = ResolversParentTypes['ReadModelsUpdate']> = {
  backups?: Resolver<ResolversTypes['Backups'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
};

export type ReceiveReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveReturnResult'] = ResolversParentTypes['ReceiveReturnResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'ReturnReceived', ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType: TypeResolveFn<'BackupRefused' | 'ChangedMeanwhile' | 'CodeRefused' | 'CommandReused' | 'DeliveryDayTaken' | 'DrivesRun' | 'EmailTaken' | 'EmailUnverified' | 'InvalidInput' | 'LastAdmin' | 'NotDelivered' | 'NotFound' | 'OrderClosed' | 'OwnAccount' | 'PageChanged' | 'PriceChanged' | 'ProductChanged' | 'PromoRefused' | 'ReadModelBusy' | 'ReviewChangedMeanwhile' | 'RoleChanged' | 'RunChangedMeanwhile' | 'RunNotOpen' | 'ShopNotOpen' | 'SignInRefused' | 'StockShortage' | 'TooManyTries', ParentType, ContextType>;
};

export type RemoveFromCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartResult'] = ResolversParentTypes['RemoveFromCartResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'NotFound', ParentType, ContextType>;
};

export type RemoveFromWishListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromWishListResult'] = ResolversParentTypes['RemoveFromWishListResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type RemovePushDeviceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushDeviceResult'] = ResolversParentTypes['RemovePushDeviceResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'PushDevicesChanged', ParentType, ContextType>;
};

export type ReplacedWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedWord'] = ResolversParentTypes['ReplacedWord']> = {
  reason?: Resolver<ResolversTypes['ReplacementReason'], ParentType, ContextType>;
  replacements?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplacementReasonResolvers = { SYNONYM: 'synonym', TYPO: 'typo' };

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'CodeRefused' | 'InvalidInput' | 'PasswordSet' | 'TooManyTries', ParentType, ContextType>;
};

export type RestoreWishResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreWishResult'] = ResolversParentTypes['RestoreWishResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type RestoredRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoredRole'] = ResolversParentTypes['RestoredRole']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type ResubscribeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResubscribeResult'] = ResolversParentTypes['ResubscribeResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'Resubscribed', ParentType, ContextType>;
};

export type ResubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Resubscribed'] = ResolversParentTypes['Resubscribed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnReceived'] = ResolversParentTypes['ReturnReceived']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnedItem'] = ResolversParentTypes['ReturnedItem']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  answer?: Resolver<Maybe<ResolversTypes['ReviewAnswer']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpfulCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAnswer'] = ResolversParentTypes['ReviewAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revisedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewChangedMeanwhile'] = ResolversParentTypes['ReviewChangedMeanwhile']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ModeratedReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCounts'] = ResolversParentTypes['ReviewCounts']> = {
  hidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewHideReasonResolvers = { ADVERTISING: 'Advertising', INSULT: 'Insult or threat', NOT_ABOUT_ITEM: 'Not about the item', RECOGNISABLE: 'A person or an address can be recognised', UNLAWFUL: 'Against the law' };

export type ReviewModeratedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewModerated'] = ResolversParentTypes['ReviewModerated']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ModeratedReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPhoto'] = ResolversParentTypes['ReviewPhoto']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewQueue'] = ResolversParentTypes['ReviewQueue']> = {
  approval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ReviewCounts'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ModeratedReview']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type ReviewQueueUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewQueueUpdate'] = ResolversParentTypes['ReviewQueueUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['ModeratedReview']>, ParentType, ContextType>;
};

export type ReviewSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSaved'] = ResolversParentTypes['ReviewSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewSortResolvers = { HIGHEST: 'highest', LOWEST: 'lowest', MOST_HELPFUL: 'helpful', NEWEST: 'newest' };

export type ReviewStateResolvers = { HIDDEN: 'hidden', PUBLISHED: 'published', WAITING: 'waiting' };

export type ReviewTimelineEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewTimelineEntry'] = ResolversParentTypes['ReviewTimelineEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReviewTimelineKind'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReviewHideReason']>, ParentType, ContextType>;
};

export type ReviewVoteSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewVoteSaved'] = ResolversParentTypes['ReviewVoteSaved']> = {
  helpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', ANALYST: 'analyst', CATALOGUE: 'catalogue', DRIVER: 'driver', ORDERS: 'orders', SHOPPER: 'shopper', SUPPORT: 'support' };

export type RoleChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleChanged'] = ResolversParentTypes['RoleChanged']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleGrantedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleGranted'] = ResolversParentTypes['RoleGranted']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomPiece'] = ResolversParentTypes['RoomPiece']> = {
  copy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['RoomPlace']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoomPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomPlace'] = ResolversParentTypes['RoomPlace']> = {
  backCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bottomCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomPlan'] = ResolversParentTypes['RoomPlan']> = {
  depthCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heightCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ReadonlyArray<ResolversTypes['RoomPiece']>, ParentType, ContextType>;
  widthCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Run'] = ResolversParentTypes['Run']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['RunDeparture']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  differenceReason?: Resolver<Maybe<ResolversTypes['CashDifferenceReason']>, ParentType, ContextType>;
  differenceWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driver?: Resolver<Maybe<ResolversTypes['Driver']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handedIn?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leavesAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RunPhase'], ParentType, ContextType>;
  plannedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stops?: Resolver<ReadonlyArray<ResolversTypes['RunStop']>, ParentType, ContextType>;
  toCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  zoneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  zoneName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunChangedMeanwhile'] = ResolversParentTypes['RunChangedMeanwhile']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Run']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunDepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunDeparture'] = ResolversParentTypes['RunDeparture']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['RunDepartureReason'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunDepartureReasonResolvers = { ON_ANOTHER_RUN: 'on another run', ORDER_CHANGED: 'order changed', ORDER_CLOSED: 'order closed' };

export type RunNotOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunNotOpen'] = ResolversParentTypes['RunNotOpen']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunPage'] = ResolversParentTypes['RunPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Run']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunPhaseResolvers = { BACK: 'back', CLOSED: 'closed', DISCARDED: 'discarded', ON_THE_ROAD: 'on the road', PLANNED: 'planned' };

export type RunResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunResult'] = ResolversParentTypes['RunResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'RunChangedMeanwhile' | 'RunNotOpen' | 'RunSaved', ParentType, ContextType>;
};

export type RunSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunSaved'] = ResolversParentTypes['RunSaved']> = {
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  run?: Resolver<ResolversTypes['Run'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunStopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunStop'] = ResolversParentTypes['RunStop']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BoardItem']>, ParentType, ContextType>;
  landmark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['StopOutcome']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  toCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RunUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunUpdate'] = ResolversParentTypes['RunUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['Run']>, ParentType, ContextType>;
};

export type RunningBackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunningBackup'] = ResolversParentTypes['RunningBackup']> = {
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['BackupStep'], ParentType, ContextType>;
};

export type SaveProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProfileResult'] = ResolversParentTypes['SaveProfileResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'ProfileSaved' | 'TooManyTries', ParentType, ContextType>;
};

export type SendLeavingCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendLeavingCodeResult'] = ResolversParentTypes['SendLeavingCodeResult']> = {
  __resolveType: TypeResolveFn<'MailAccepted' | 'TooManyTries', ParentType, ContextType>;
};

export type SendTestPushResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestPushResult'] = ResolversParentTypes['SendTestPushResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'TestPushQueued' | 'TooManyTries', ParentType, ContextType>;
};

export type SendVerificationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendVerificationResult'] = ResolversParentTypes['SendVerificationResult']> = {
  __resolveType: TypeResolveFn<'MailAccepted' | 'TooManyTries', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionsEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsEnded'] = ResolversParentTypes['SessionsEnded']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetOrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrderStatusResult'] = ResolversParentTypes['SetOrderStatusResult']> = {
  __resolveType: TypeResolveFn<'ChangedMeanwhile' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'OrderStatusSet', ParentType, ContextType>;
};

export type SetPushTopicsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPushTopicsResult'] = ResolversParentTypes['SetPushTopicsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PushDevicesChanged', ParentType, ContextType>;
};

export type SettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingChange'] = ResolversParentTypes['SettingChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['SettingName'], ParentType, ContextType>;
};

export type SettingNameResolvers = { ACCENT_HUE: 'accentHue', ADDRESS: 'address', ANNOUNCEMENT: 'announcement', CALL_FROM: 'callFrom', DELIVERY_FEE: 'deliveryFee', DELIVERY_LATE_DAYS: 'deliveryLateDays', DELIVERY_NOTE: 'deliveryNote', DELIVERY_WARM_DAYS: 'deliveryWarmDays', DESCRIPTION: 'description', EMAIL: 'email', HOME: 'home', HOURS: 'hours', LEGAL_NAME: 'legalName', LOGO: 'logo', LOW_STOCK: 'lowStock', MAP_LINK: 'mapLink', NAME_MARK: 'nameMark', PACKING_LATE_HOURS: 'packingLateHours', PACKING_WARM_HOURS: 'packingWarmHours', PHONE: 'phone', PREPARING_LATE_HOURS: 'preparingLateHours', PREPARING_WARM_HOURS: 'preparingWarmHours', REGISTRATION_NUMBER: 'registrationNumber', REVIEWS_WAIT: 'reviewsWait', SHOP_NAME: 'shopName', SOCIAL: 'social', TAGLINE: 'tagline', WHATS_APP: 'whatsApp' };

export type ShareWishListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareWishListResult'] = ResolversParentTypes['ShareWishListResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type SharedWishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWish'] = ResolversParentTypes['SharedWish']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type SharedWishListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWishList'] = ResolversParentTypes['SharedWishList']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SharedWish']>, ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  accentHue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  announcement?: Resolver<Maybe<ResolversTypes['ShopAnnouncement']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['ShopCategory']>, ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['ClosedShop']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['ShopDeliveryFee'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['ShopHome'], ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['ShopLogo'], ParentType, ContextType>;
  mapLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  social?: Resolver<ReadonlyArray<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatsApp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopAnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopAnnouncement'] = ResolversParentTypes['ShopAnnouncement']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopCalendar'] = ResolversParentTypes['ShopCalendar']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['ShopDay']>, ParentType, ContextType>;
  workingDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopCategory'] = ResolversParentTypes['ShopCategory']> = {
  formerSlugs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDay'] = ResolversParentTypes['ShopDay']> = {
  closedZones?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ShopDayDecision'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopDayDecisionResolvers = { CLOSED: 'closed', UNDECIDED: 'undecided', WORKING: 'working' };

export type ShopDaysResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDaysResult'] = ResolversParentTypes['ShopDaysResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'ShopDaysSaved', ParentType, ContextType>;
};

export type ShopDaysSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDaysSaved'] = ResolversParentTypes['ShopDaysSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopDeliveryFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDeliveryFee'] = ResolversParentTypes['ShopDeliveryFee']> = {
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['ShopZoneFee']>, ParentType, ContextType>;
};

export type ShopHomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopHome'] = ResolversParentTypes['ShopHome']> = {
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLogo'] = ResolversParentTypes['ShopLogo']> = {
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopNotOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopNotOpen'] = ResolversParentTypes['ShopNotOpen']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPage'] = ResolversParentTypes['ShopPage']> = {
  changedValues?: Resolver<ReadonlyArray<ResolversTypes['ChangedShopValue']>, ParentType, ContextType>;
  drafts?: Resolver<ReadonlyArray<ResolversTypes['PageDraft']>, ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  liveTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['PageVersionEntry']>, ParentType, ContextType>;
};

export type ShopPageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPageResult'] = ResolversParentTypes['ShopPageResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'PageChanged' | 'ShopPageSaved' | 'TooManyTries', ParentType, ContextType>;
};

export type ShopPageSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPageSaved'] = ResolversParentTypes['ShopPageSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['ShopPage'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopPageUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPageUpdate'] = ResolversParentTypes['ShopPageUpdate']> = {
  page?: Resolver<Maybe<ResolversTypes['ShopPage']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPages'] = ResolversParentTypes['ShopPages']> = {
  pages?: Resolver<ReadonlyArray<ResolversTypes['ShopPage']>, ParentType, ContextType>;
  withdrawn?: Resolver<ReadonlyArray<ResolversTypes['ShopPage']>, ParentType, ContextType>;
};

export type ShopSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettings'] = ResolversParentTypes['ShopSettings']> = {
  accentHue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  announcement?: Resolver<ResolversTypes['AnnouncementSetting'], ParentType, ContextType>;
  callFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['CategorySettings']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['SettingChange']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['DeliveryFees'], ParentType, ContextType>;
  deliveryLateDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryWarmDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['HomePageSetting'], ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['ShopLogo'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mapLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameMark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packingLateHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packingWarmHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparingLateHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparingWarmHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewsWait?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  social?: Resolver<ReadonlyArray<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['LocalText'], ParentType, ContextType>;
  whatsApp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsResult'] = ResolversParentTypes['ShopSettingsResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'ShopSettingsSaved', ParentType, ContextType>;
};

export type ShopSettingsSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsSaved'] = ResolversParentTypes['ShopSettingsSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopSettingsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsUpdate'] = ResolversParentTypes['ShopSettingsUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['ShopSettings']>, ParentType, ContextType>;
};

export type ShopUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopUpdate'] = ResolversParentTypes['ShopUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
};

export type ShopValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopValue'] = ResolversParentTypes['ShopValue']> = {
  name?: Resolver<ResolversTypes['ShopValueName'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopValueNameResolvers = { ADDRESS: 'address', DELIVERY_FEE: 'deliveryFee', EMAIL: 'email', FREE_FROM: 'freeFrom', LEGAL_NAME: 'legalName', PHONE: 'phone', SHOP_NAME: 'shopName' };

export type ShopZoneFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopZoneFee'] = ResolversParentTypes['ShopZoneFee']> = {
  districts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ShortCashReasonResolvers = { CUSTOMER_WAS_SHORT: 'customer was short', DAMAGE_DISCOUNT: 'discount for damage', PAYS_BY_TRANSFER: 'pays the rest by transfer' };

export type ShortLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortLine'] = ResolversParentTypes['ShortLine']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRefused'] = ResolversParentTypes['SignInRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPersonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPersonResult'] = ResolversParentTypes['SignOutPersonResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'OwnAccount' | 'PersonSignedOut', ParentType, ContextType>;
};

export type SignOutSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutSessionResult'] = ResolversParentTypes['SignOutSessionResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'SessionsEnded', ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'SignedIn' | 'TooManyTries', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedOut'] = ResolversParentTypes['SignedOut']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Size'] = ResolversParentTypes['Size']> = {
  depthCm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  heightCm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  widthCm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaceSideResolvers = { DEPTH: 'depth', HEIGHT: 'height', WIDTH: 'width' };

export type StaffCancelReasonResolvers = { CHANGED_MIND: 'Changed mind', DAMAGED: 'Item damaged before delivery', DID_NOT_ORDER: 'Did not order this', FOUND_CHEAPER: 'Found it cheaper', NOT_REACHED: 'Cannot be reached', ORDERED_BY_MISTAKE: 'Ordered by mistake', OTHER: 'Other', TOO_LATE: 'Too late', WRONG_ADDRESS: 'Wrong address' };

export type StaffInvitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffInvited'] = ResolversParentTypes['StaffInvited']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffOrderChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrderChanged'] = ResolversParentTypes['StaffOrderChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrderResult'] = ResolversParentTypes['StaffOrderResult']> = {
  __resolveType: TypeResolveFn<'ChangedMeanwhile' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'StaffOrderChanged' | 'StockShortage', ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type StockAlertByEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertByEmailResult'] = ResolversParentTypes['StockAlertByEmailResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'StockAlertMailed' | 'TooManyTries', ParentType, ContextType>;
};

export type StockAlertChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertChanged'] = ResolversParentTypes['StockAlertChanged']> = {
  alerts?: Resolver<ReadonlyArray<ResolversTypes['StockAlert']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockAlertConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertConfirmed'] = ResolversParentTypes['StockAlertConfirmed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockAlertEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertEnded'] = ResolversParentTypes['StockAlertEnded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockAlertMailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertMailed'] = ResolversParentTypes['StockAlertMailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockAlertResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockAlertResult'] = ResolversParentTypes['StockAlertResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockAlertChanged', ParentType, ContextType>;
};

export type StockChangeKindResolvers = { ADJUSTED: 'adjusted', CONFIRMED: 'confirmed', LIMIT: 'limit', RECEIVED: 'received', RELEASED: 'released', RESERVED: 'reserved', RETURNED: 'returned' };

export type StockDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockDifference'] = ResolversParentTypes['StockDifference']> = {
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockLedgerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLedger'] = ResolversParentTypes['StockLedger']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['StockLedgerEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockLedgerEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLedgerEntry'] = ResolversParentTypes['StockLedgerEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StockChangeKind'], ParentType, ContextType>;
  lowFromAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowFromBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onHandChange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservedChange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockShortageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockShortage'] = ResolversParentTypes['StockShortage']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ShortLine']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockUpdate'] = ResolversParentTypes['StockUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockVerification'] = ResolversParentTypes['StockVerification']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['StockDifference']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StopFailureResolvers = { DAMAGED: 'damaged', NOT_AT_HOME: 'not at home', REFUSED: 'refused', WRONG_ADDRESS: 'wrong address' };

export type StopOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopOutcome'] = ResolversParentTypes['StopOutcome']> = {
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  collected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['StopFailure']>, ParentType, ContextType>;
  nextDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shortReason?: Resolver<Maybe<ResolversTypes['ShortCashReason']>, ParentType, ContextType>;
  takenDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
};

export type StopSharingWishListResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopSharingWishListResult'] = ResolversParentTypes['StopSharingWishListResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'WishListChanged', ParentType, ContextType>;
};

export type StreamCategoryResolvers = { ACCOUNT: 'account', ADDRESS_BOOK: 'addressbook', CART: 'cart', DELIVERY_DAY: 'deliveryday', DELIVERY_ZONES: 'deliveryplan', ORDER: 'order', OTHER: 'other', PAGE: 'page', PRODUCT: 'product', PROMOTION: 'promotion', REPORT: 'report', REVIEW: 'review', RUN: 'run', SETTINGS: 'settings', STOCK: 'stock', STOCK_ALERT: 'stockalert', WEBHOOKS: 'webhooks', WISH_LIST: 'wishlist' };

export type SubmitReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitReviewResult'] = ResolversParentTypes['SubmitReviewResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotDelivered' | 'NotFound' | 'ReviewSaved', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  boardOrderChanged?: SubscriptionResolver<ResolversTypes['OrderBoardUpdate'], "boardOrderChanged", ParentType, ContextType, RequireFields<SubscriptionBoardOrderChangedArgs, 'id'>>;
  callQueueChanged?: SubscriptionResolver<ResolversTypes['CallQueueUpdate'], "callQueueChanged", ParentType, ContextType, Partial<SubscriptionCallQueueChangedArgs>>;
  historyChanged?: SubscriptionResolver<ResolversTypes['HistoryUpdate'], "historyChanged", ParentType, ContextType, Partial<SubscriptionHistoryChangedArgs>>;
  orderBoardChanged?: SubscriptionResolver<ResolversTypes['OrderBoardUpdate'], "orderBoardChanged", ParentType, ContextType, Partial<SubscriptionOrderBoardChangedArgs>>;
  orderChanged?: SubscriptionResolver<ResolversTypes['OrderUpdate'], "orderChanged", ParentType, ContextType, Partial<SubscriptionOrderChangedArgs>>;
  orderPresence?: SubscriptionResolver<ResolversTypes['OrderPresenceUpdate'], "orderPresence", ParentType, ContextType, RequireFields<SubscriptionOrderPresenceArgs, 'dragging'>>;
  ownRunsChanged?: SubscriptionResolver<ResolversTypes['RunUpdate'], "ownRunsChanged", ParentType, ContextType, Partial<SubscriptionOwnRunsChangedArgs>>;
  promotionsChanged?: SubscriptionResolver<ResolversTypes['PromotionUpdate'], "promotionsChanged", ParentType, ContextType, Partial<SubscriptionPromotionsChangedArgs>>;
  readModelsChanged?: SubscriptionResolver<ResolversTypes['ReadModelsUpdate'], "readModelsChanged", ParentType, ContextType, Partial<SubscriptionReadModelsChangedArgs>>;
  replay?: SubscriptionResolver<ResolversTypes['HistoryReplayFrame'], "replay", ParentType, ContextType, RequireFields<SubscriptionReplayArgs, 'from' | 'keepSilences' | 'to'>>;
  reportChanged?: SubscriptionResolver<ResolversTypes['IssueReportUpdate'], "reportChanged", ParentType, ContextType, Partial<SubscriptionReportChangedArgs>>;
  reportInboxChanged?: SubscriptionResolver<ResolversTypes['IssueReportUpdate'], "reportInboxChanged", ParentType, ContextType, Partial<SubscriptionReportInboxChangedArgs>>;
  reviewQueueChanged?: SubscriptionResolver<ResolversTypes['ReviewQueueUpdate'], "reviewQueueChanged", ParentType, ContextType, Partial<SubscriptionReviewQueueChangedArgs>>;
  runsChanged?: SubscriptionResolver<ResolversTypes['RunUpdate'], "runsChanged", ParentType, ContextType, Partial<SubscriptionRunsChangedArgs>>;
  shopChanged?: SubscriptionResolver<ResolversTypes['ShopUpdate'], "shopChanged", ParentType, ContextType, RequireFields<SubscriptionShopChangedArgs, 'language'>>;
  shopPagesChanged?: SubscriptionResolver<ResolversTypes['ShopPageUpdate'], "shopPagesChanged", ParentType, ContextType, Partial<SubscriptionShopPagesChangedArgs>>;
  shopSettingsChanged?: SubscriptionResolver<ResolversTypes['ShopSettingsUpdate'], "shopSettingsChanged", ParentType, ContextType, Partial<SubscriptionShopSettingsChangedArgs>>;
  stockChanged?: SubscriptionResolver<ResolversTypes['StockUpdate'], "stockChanged", ParentType, ContextType, Partial<SubscriptionStockChangedArgs>>;
  todayChanged?: SubscriptionResolver<ResolversTypes['TodayUpdate'], "todayChanged", ParentType, ContextType, Partial<SubscriptionTodayChangedArgs>>;
  trackedOrderChanged?: SubscriptionResolver<ResolversTypes['TrackedOrderUpdate'], "trackedOrderChanged", ParentType, ContextType, RequireFields<SubscriptionTrackedOrderChangedArgs, 'grant'>>;
  verification?: SubscriptionResolver<ResolversTypes['VerificationUpdate'], "verification", ParentType, ContextType, Partial<SubscriptionVerificationArgs>>;
  whatIf?: SubscriptionResolver<ResolversTypes['WhatIfUpdate'], "whatIf", ParentType, ContextType, RequireFields<SubscriptionWhatIfArgs, 'changes' | 'fork'>>;
};

export type TestPushQueuedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestPushQueued'] = ResolversParentTypes['TestPushQueued']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  callConfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  callLater?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['DueCounts'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestLate?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<ReadonlyArray<ResolversTypes['TodayAtStatus']>, ParentType, ContextType>;
  toCall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayAtStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayAtStatus'] = ResolversParentTypes['TodayAtStatus']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type TodayUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayUpdate'] = ResolversParentTypes['TodayUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Today'], ParentType, ContextType>;
};

export type TooManyTriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyTries'] = ResolversParentTypes['TooManyTries']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackOrderResult'] = ResolversParentTypes['TrackOrderResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'OrderTracked' | 'TooManyTries', ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dayMoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryDay?: Resolver<Maybe<ResolversTypes['DeliveryDay']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['OrderPhase'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['TrackedStep']>, ParentType, ContextType>;
};

export type TrackedOrderUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedOrderUpdate'] = ResolversParentTypes['TrackedOrderUpdate']> = {
  granted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedStep'] = ResolversParentTypes['TrackedStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type UndoGuestCartMergeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoGuestCartMergeResult'] = ResolversParentTypes['UndoGuestCartMergeResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'NotFound', ParentType, ContextType>;
};

export type UnsubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unsubscribed'] = ResolversParentTypes['Unsubscribed']> = {
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['MailTopic']>, ParentType, ContextType>;
};

export type UsedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsedAddress'] = ResolversParentTypes['UsedAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UsualDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualDays'] = ResolversParentTypes['UsualDays']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Size']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['ProductStock'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerificationStepResolvers = { COMPARING: 'comparing', DONE: 'done', REPLAYING: 'replaying', WAITING: 'waiting' };

export type VerificationUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationUpdate'] = ResolversParentTypes['VerificationUpdate']> = {
  checked?: Resolver<ReadonlyArray<ResolversTypes['CheckedReadModel']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['VerificationStep'], ParentType, ContextType>;
};

export type VerifyEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = {
  __resolveType: TypeResolveFn<'CodeRefused' | 'EmailVerified' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type WaitingPeoplePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingPeoplePage'] = ResolversParentTypes['WaitingPeoplePage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['WaitingPerson']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingPerson'] = ResolversParentTypes['WaitingPerson']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  example?: Resolver<Maybe<ResolversTypes['WebhookExample']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['WebhookHour']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lastDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookExample'] = ResolversParentTypes['WebhookExample']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookHour'] = ResolversParentTypes['WebhookHour']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'TooManyTries' | 'WebhooksSaved', ParentType, ContextType>;
};

export type WebhooksSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhooksSaved'] = ResolversParentTypes['WebhooksSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatIfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIf'] = ResolversParentTypes['WhatIf']> = {
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changedOrders?: Resolver<ReadonlyArray<ResolversTypes['WhatIfChangedOrder']>, ParentType, ContextType>;
  course?: Resolver<ReadonlyArray<ResolversTypes['WhatIfMoment']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['WhatIfFigure']>, ParentType, ContextType>;
  finding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fork?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moreChangedOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['WhatIfProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatIfChangedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfChangedOrder'] = ResolversParentTypes['WhatIfChangedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WhatIfFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfFigure'] = ResolversParentTypes['WhatIfFigure']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['HistoryReportUnit'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WhatIfLeftOutResolvers = { CANCELLATIONS: 'cancellations', COUNTS: 'counts', MOVES: 'moves', ORDERS: 'orders', PRICE_CHANGES: 'price-changes', RECEIPTS: 'receipts' };

export type WhatIfMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfMoment'] = ResolversParentTypes['WhatIfMoment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  moneySimulated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedSimulated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfProduct'] = ResolversParentTypes['WhatIfProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftSimulated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  moneySimulated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldOutSimulated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldSimulated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfResult'] = ResolversParentTypes['WhatIfResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'WhatIf', ParentType, ContextType>;
};

export type WhatIfStepResolvers = { DONE: 'done', REPLAYING: 'replaying', SIMULATING: 'simulating', WAITING: 'waiting' };

export type WhatIfUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfUpdate'] = ResolversParentTypes['WhatIfUpdate']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['WhatIfResult']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['WhatIfStep'], ParentType, ContextType>;
};

export type WishListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishList'] = ResolversParentTypes['WishList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['WishListItem']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type WishListChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishListChanged'] = ResolversParentTypes['WishListChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  wishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishListItem'] = ResolversParentTypes['WishListItem']> = {
  alert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  alertBelow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type WishListMergedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishListMerged'] = ResolversParentTypes['WishListMerged']> = {
  joined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishList?: Resolver<ResolversTypes['WishList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ZoneCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneCalendar'] = ResolversParentTypes['ZoneCalendar']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['ZoneDay']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['DeliveryZone'], ParentType, ContextType>;
};

export type ZoneDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneDay'] = ResolversParentTypes['ZoneDay']> = {
  afternoon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  morning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ZoneFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneFee'] = ResolversParentTypes['ZoneFee']> = {
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  zoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptedTerms?: AcceptedTermsResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountErased?: AccountErasedResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AddPushDeviceResult?: AddPushDeviceResultResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddToWishListResult?: AddToWishListResultResolvers<ContextType>;
  AddressField?: AddressFieldResolvers;
  AddressesChanged?: AddressesChangedResolvers<ContextType>;
  AnnouncementSetting?: AnnouncementSettingResolvers<ContextType>;
  ArrangeRoomResult?: ArrangeRoomResultResolvers<ContextType>;
  BackUpNowResult?: BackUpNowResultResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  BackupAccepted?: BackupAcceptedResolvers<ContextType>;
  BackupProblem?: BackupProblemResolvers<ContextType>;
  BackupRefused?: BackupRefusedResolvers<ContextType>;
  BackupReport?: BackupReportResolvers<ContextType>;
  BackupStep?: BackupStepResolvers;
  Backups?: BackupsResolvers<ContextType>;
  BoardItem?: BoardItemResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  CallMoment?: CallMomentResolvers<ContextType>;
  CallOutcome?: CallOutcomeResolvers;
  CallQueue?: CallQueueResolvers<ContextType>;
  CallQueueUpdate?: CallQueueUpdateResolvers<ContextType>;
  CallReason?: CallReasonResolvers<ContextType>;
  CallRecorded?: CallRecordedResolvers<ContextType>;
  CallResult?: CallResultResolvers<ContextType>;
  CallState?: CallStateResolvers;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelReason?: CancelReasonResolvers;
  Cart?: CartResolvers<ContextType>;
  CartChanged?: CartChangedResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CashDifferenceReason?: CashDifferenceReasonResolvers;
  CashFigures?: CashFiguresResolvers<ContextType>;
  CatalogueCounts?: CatalogueCountsResolvers<ContextType>;
  CataloguePage?: CataloguePageResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  CategoryMatches?: CategoryMatchesResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategorySaved?: CategorySavedResolvers<ContextType>;
  CategorySettings?: CategorySettingsResolvers<ContextType>;
  ChangeCartQuantityResult?: ChangeCartQuantityResultResolvers<ContextType>;
  ChangeDeliveryAddressResult?: ChangeDeliveryAddressResultResolvers<ContextType>;
  ChangeDeliveryDayResult?: ChangeDeliveryDayResultResolvers<ContextType>;
  ChangeDeliveryZonesResult?: ChangeDeliveryZonesResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangeWishAlertResult?: ChangeWishAlertResultResolvers<ContextType>;
  ChangedMeanwhile?: ChangedMeanwhileResolvers<ContextType>;
  ChangedShopValue?: ChangedShopValueResolvers<ContextType>;
  CheckedReadModel?: CheckedReadModelResolvers<ContextType>;
  CloseDeliveryDayResult?: CloseDeliveryDayResultResolvers<ContextType>;
  ClosedShop?: ClosedShopResolvers<ContextType>;
  CodeRefused?: CodeRefusedResolvers<ContextType>;
  ColourCount?: ColourCountResolvers<ContextType>;
  CommandReused?: CommandReusedResolvers<ContextType>;
  CommentOnOrderResult?: CommentOnOrderResultResolvers<ContextType>;
  ConfirmStockAlertResult?: ConfirmStockAlertResultResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayHalf?: DayHalfResolvers;
  DayOrders?: DayOrdersResolvers<ContextType>;
  DeliveryAddressChanged?: DeliveryAddressChangedResolvers<ContextType>;
  DeliveryDate?: DeliveryDateResolvers<ContextType>;
  DeliveryDates?: DeliveryDatesResolvers<ContextType>;
  DeliveryDay?: DeliveryDayResolvers<ContextType>;
  DeliveryDayChanged?: DeliveryDayChangedResolvers<ContextType>;
  DeliveryDayClosed?: DeliveryDayClosedResolvers<ContextType>;
  DeliveryDayTaken?: DeliveryDayTakenResolvers<ContextType>;
  DeliveryFees?: DeliveryFeesResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  DeliveryZones?: DeliveryZonesResolvers<ContextType>;
  DeliveryZonesOutdated?: DeliveryZonesOutdatedResolvers<ContextType>;
  DeliveryZonesSaved?: DeliveryZonesSavedResolvers<ContextType>;
  DemandFilter?: DemandFilterResolvers;
  DemandItem?: DemandItemResolvers<ContextType>;
  DemandPage?: DemandPageResolvers<ContextType>;
  DemandTotals?: DemandTotalsResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountShare?: DiscountShareResolvers<ContextType>;
  DocumentDifference?: DocumentDifferenceResolvers<ContextType>;
  DocumentDifferenceKind?: DocumentDifferenceKindResolvers;
  Driver?: DriverResolvers<ContextType>;
  DrivesRun?: DrivesRunResolvers<ContextType>;
  DueCounts?: DueCountsResolvers<ContextType>;
  EarlierReview?: EarlierReviewResolvers<ContextType>;
  EarliestDay?: EarliestDayResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  EmailUnverified?: EmailUnverifiedResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  EndStockAlertResult?: EndStockAlertResultResolvers<ContextType>;
  EraseAccountResult?: EraseAccountResultResolvers<ContextType>;
  Excerpt?: ExcerptResolvers<ContextType>;
  FieldDifference?: FieldDifferenceResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers;
  FilterRelaxation?: FilterRelaxationResolvers<ContextType>;
  ForgetAddressResult?: ForgetAddressResultResolvers<ContextType>;
  ForgotPasswordResult?: ForgotPasswordResultResolvers<ContextType>;
  FurtherPicture?: FurtherPictureResolvers<ContextType>;
  GrantRoleResult?: GrantRoleResultResolvers<ContextType>;
  GuestCartMerged?: GuestCartMergedResolvers<ContextType>;
  HistoryActor?: HistoryActorResolvers<ContextType>;
  HistoryAround?: HistoryAroundResolvers<ContextType>;
  HistoryBoard?: HistoryBoardResolvers<ContextType>;
  HistoryBoardItem?: HistoryBoardItemResolvers<ContextType>;
  HistoryBoardOrder?: HistoryBoardOrderResolvers<ContextType>;
  HistoryBoardResult?: HistoryBoardResultResolvers<ContextType>;
  HistoryBucket?: HistoryBucketResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryComparedMoment?: HistoryComparedMomentResolvers<ContextType>;
  HistoryComparison?: HistoryComparisonResolvers<ContextType>;
  HistoryComparisonResult?: HistoryComparisonResultResolvers<ContextType>;
  HistoryCourse?: HistoryCourseResolvers<ContextType>;
  HistoryCoursePoint?: HistoryCoursePointResolvers<ContextType>;
  HistoryCourseResult?: HistoryCourseResultResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryEvent?: HistoryEventResolvers<ContextType>;
  HistoryEventResult?: HistoryEventResultResolvers<ContextType>;
  HistoryHistogram?: HistoryHistogramResolvers<ContextType>;
  HistoryIndexStatus?: HistoryIndexStatusResolvers<ContextType>;
  HistoryMovedProduct?: HistoryMovedProductResolvers<ContextType>;
  HistoryOrder?: HistoryOrderResolvers<ContextType>;
  HistoryOrderFlow?: HistoryOrderFlowResolvers<ContextType>;
  HistoryOrderLine?: HistoryOrderLineResolvers<ContextType>;
  HistoryOrderResult?: HistoryOrderResultResolvers<ContextType>;
  HistoryOrderSnapshot?: HistoryOrderSnapshotResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryPastCart?: HistoryPastCartResolvers<ContextType>;
  HistoryPastCartResult?: HistoryPastCartResultResolvers<ContextType>;
  HistoryPastProduct?: HistoryPastProductResolvers<ContextType>;
  HistoryPastProductResult?: HistoryPastProductResultResolvers<ContextType>;
  HistoryPastStock?: HistoryPastStockResolvers<ContextType>;
  HistoryPastStockResult?: HistoryPastStockResultResolvers<ContextType>;
  HistoryProduct?: HistoryProductResolvers<ContextType>;
  HistoryProductDifference?: HistoryProductDifferenceResolvers<ContextType>;
  HistoryProductSnapshot?: HistoryProductSnapshotResolvers<ContextType>;
  HistoryProductState?: HistoryProductStateResolvers<ContextType>;
  HistoryReplayFrame?: HistoryReplayFrameResolvers<ContextType>;
  HistoryReport?: HistoryReportResolvers<ContextType>;
  HistoryReportColumn?: HistoryReportColumnResolvers<ContextType>;
  HistoryReportEvents?: HistoryReportEventsResolvers<ContextType>;
  HistoryReportName?: HistoryReportNameResolvers;
  HistoryReportResult?: HistoryReportResultResolvers<ContextType>;
  HistoryReportRow?: HistoryReportRowResolvers<ContextType>;
  HistoryReportTable?: HistoryReportTableResolvers<ContextType>;
  HistoryReportUnit?: HistoryReportUnitResolvers;
  HistoryShop?: HistoryShopResolvers<ContextType>;
  HistoryShopResult?: HistoryShopResultResolvers<ContextType>;
  HistoryStage?: HistoryStageResolvers;
  HistoryStageOrders?: HistoryStageOrdersResolvers<ContextType>;
  HistoryStatusPeriod?: HistoryStatusPeriodResolvers<ContextType>;
  HistoryStockPoint?: HistoryStockPointResolvers<ContextType>;
  HistoryUpdate?: HistoryUpdateResolvers<ContextType>;
  HistoryValueSource?: HistoryValueSourceResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayKind?: HolidayKindResolvers;
  HomePageSetting?: HomePageSettingResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers;
  HomeSectionSetting?: HomeSectionSettingResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InviteStaffResult?: InviteStaffResultResolvers<ContextType>;
  IssueReport?: IssueReportResolvers<ContextType>;
  IssueReportAnswer?: IssueReportAnswerResolvers<ContextType>;
  IssueReportAttachment?: IssueReportAttachmentResolvers<ContextType>;
  IssueReportChangeResult?: IssueReportChangeResultResolvers<ContextType>;
  IssueReportChanged?: IssueReportChangedResolvers<ContextType>;
  IssueReportInbox?: IssueReportInboxResolvers<ContextType>;
  IssueReportPage?: IssueReportPageResolvers<ContextType>;
  IssueReportStatus?: IssueReportStatusResolvers;
  IssueReportStatusCount?: IssueReportStatusCountResolvers<ContextType>;
  IssueReportTransition?: IssueReportTransitionResolvers<ContextType>;
  IssueReportUpdate?: IssueReportUpdateResolvers<ContextType>;
  ItemQuantityChange?: ItemQuantityChangeResolvers<ContextType>;
  ItemReturnReason?: ItemReturnReasonResolvers;
  Language?: LanguageResolvers;
  LastAdmin?: LastAdminResolvers<ContextType>;
  LikelySearch?: LikelySearchResolvers<ContextType>;
  LocalText?: LocalTextResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  MailAccepted?: MailAcceptedResolvers<ContextType>;
  MailTopic?: MailTopicResolvers;
  MailTopics?: MailTopicsResolvers<ContextType>;
  MarkReviewHelpfulResult?: MarkReviewHelpfulResultResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MergeGuestCartResult?: MergeGuestCartResultResolvers<ContextType>;
  MergeWishListResult?: MergeWishListResultResolvers<ContextType>;
  MergedLine?: MergedLineResolvers<ContextType>;
  ModerateReviewResult?: ModerateReviewResultResolvers<ContextType>;
  ModeratedReview?: ModeratedReviewResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoveToCartResult?: MoveToCartResultResolvers<ContextType>;
  MovedToCart?: MovedToCartResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearestSpace?: NearestSpaceResolvers<ContextType>;
  NotDelivered?: NotDeliveredResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OpeningResult?: OpeningResultResolvers<ContextType>;
  OpeningSaved?: OpeningSavedResolvers<ContextType>;
  OpeningState?: OpeningStateResolvers;
  OpeningStep?: OpeningStepResolvers<ContextType>;
  OpeningStepName?: OpeningStepNameResolvers;
  OpeningStepState?: OpeningStepStateResolvers;
  OptionDisplay?: OptionDisplayResolvers;
  OptionValue?: OptionValueResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAccepted?: OrderAcceptedResolvers<ContextType>;
  OrderBoardPage?: OrderBoardPageResolvers<ContextType>;
  OrderBoardUpdate?: OrderBoardUpdateResolvers<ContextType>;
  OrderCall?: OrderCallResolvers<ContextType>;
  OrderCancelled?: OrderCancelledResolvers<ContextType>;
  OrderClosed?: OrderClosedResolvers<ContextType>;
  OrderCommented?: OrderCommentedResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderMoment?: OrderMomentResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPending?: OrderPendingResolvers<ContextType>;
  OrderPhase?: OrderPhaseResolvers;
  OrderPresence?: OrderPresenceResolvers<ContextType>;
  OrderPresenceUpdate?: OrderPresenceUpdateResolvers<ContextType>;
  OrderRun?: OrderRunResolvers<ContextType>;
  OrderSort?: OrderSortResolvers;
  OrderSource?: OrderSourceResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers;
  OrderStatusSet?: OrderStatusSetResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderStepKind?: OrderStepKindResolvers;
  OrderTimelineEntry?: OrderTimelineEntryResolvers<ContextType>;
  OrderTimelineKind?: OrderTimelineKindResolvers;
  OrderTracked?: OrderTrackedResolvers<ContextType>;
  OrderUpdate?: OrderUpdateResolvers<ContextType>;
  OrderValue?: OrderValueResolvers;
  OwnAccount?: OwnAccountResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  PageChanged?: PageChangedResolvers<ContextType>;
  PageDraft?: PageDraftResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PagePreview?: PagePreviewResolvers<ContextType>;
  PageText?: PageTextResolvers<ContextType>;
  PageTexts?: PageTextsResolvers<ContextType>;
  PageVersionEntry?: PageVersionEntryResolvers<ContextType>;
  PasswordSet?: PasswordSetResolvers<ContextType>;
  PersonSignedOut?: PersonSignedOutResolvers<ContextType>;
  PhoneOrderPlaced?: PhoneOrderPlacedResolvers<ContextType>;
  PictureFile?: PictureFileResolvers<ContextType>;
  PictureKind?: PictureKindResolvers;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlacePhoneOrderResult?: PlacePhoneOrderResultResolvers<ContextType>;
  Placement?: PlacementResolvers;
  Position?: GraphQLScalarType;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceSpread?: PriceSpreadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductChanged?: ProductChangedResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductFacts?: ProductFactsResolvers<ContextType>;
  ProductHistory?: ProductHistoryResolvers<ContextType>;
  ProductMarks?: ProductMarksResolvers<ContextType>;
  ProductMoment?: ProductMomentResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductPicture?: ProductPictureResolvers<ContextType>;
  ProductResult?: ProductResultResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductRow?: ProductRowResolvers<ContextType>;
  ProductRowRefusal?: ProductRowRefusalResolvers<ContextType>;
  ProductRows?: ProductRowsResolvers<ContextType>;
  ProductSaved?: ProductSavedResolvers<ContextType>;
  ProductSort?: ProductSortResolvers;
  ProductStock?: ProductStockResolvers<ContextType>;
  ProductSuggestions?: ProductSuggestionsResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileAddress?: ProfileAddressResolvers<ContextType>;
  ProfileSaved?: ProfileSavedResolvers<ContextType>;
  PromoAccepted?: PromoAcceptedResolvers<ContextType>;
  PromoQuoteResult?: PromoQuoteResultResolvers<ContextType>;
  PromoRefused?: PromoRefusedResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionBenefitKind?: PromotionBenefitKindResolvers;
  PromotionPage?: PromotionPageResolvers<ContextType>;
  PromotionResult?: PromotionResultResolvers<ContextType>;
  PromotionSaved?: PromotionSavedResolvers<ContextType>;
  PromotionState?: PromotionStateResolvers;
  PromotionUpdate?: PromotionUpdateResolvers<ContextType>;
  PromotionUse?: PromotionUseResolvers<ContextType>;
  PromotionUsePage?: PromotionUsePageResolvers<ContextType>;
  PromotionUsePhase?: PromotionUsePhaseResolvers;
  PublishedPage?: PublishedPageResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  PushDevicesChanged?: PushDevicesChangedResolvers<ContextType>;
  PushTopics?: PushTopicsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReadModel?: ReadModelResolvers<ContextType>;
  ReadModelAction?: ReadModelActionResolvers;
  ReadModelBuild?: ReadModelBuildResolvers<ContextType>;
  ReadModelBusy?: ReadModelBusyResolvers<ContextType>;
  ReadModelJob?: ReadModelJobResolvers<ContextType>;
  ReadModelJobAccepted?: ReadModelJobAcceptedResolvers<ContextType>;
  ReadModelJobState?: ReadModelJobStateResolvers;
  ReadModelProblem?: ReadModelProblemResolvers<ContextType>;
  ReadModelResult?: ReadModelResultResolvers<ContextType>;
  ReadModels?: ReadModelsResolvers<ContextType>;
  ReadModelsUpdate?: ReadModelsUpdateResolvers<ContextType>;
  ReceiveReturnResult?: ReceiveReturnResultResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RemoveFromCartResult?: RemoveFromCartResultResolvers<ContextType>;
  RemoveFromWishListResult?: RemoveFromWishListResultResolvers<ContextType>;
  RemovePushDeviceResult?: RemovePushDeviceResultResolvers<ContextType>;
  ReplacedWord?: ReplacedWordResolvers<ContextType>;
  ReplacementReason?: ReplacementReasonResolvers;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  RestoreWishResult?: RestoreWishResultResolvers<ContextType>;
  RestoredRole?: RestoredRoleResolvers<ContextType>;
  ResubscribeResult?: ResubscribeResultResolvers<ContextType>;
  Resubscribed?: ResubscribedResolvers<ContextType>;
  ReturnReceived?: ReturnReceivedResolvers<ContextType>;
  ReturnedItem?: ReturnedItemResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAnswer?: ReviewAnswerResolvers<ContextType>;
  ReviewChangedMeanwhile?: ReviewChangedMeanwhileResolvers<ContextType>;
  ReviewCounts?: ReviewCountsResolvers<ContextType>;
  ReviewHideReason?: ReviewHideReasonResolvers;
  ReviewModerated?: ReviewModeratedResolvers<ContextType>;
  ReviewPhoto?: ReviewPhotoResolvers<ContextType>;
  ReviewQueue?: ReviewQueueResolvers<ContextType>;
  ReviewQueueUpdate?: ReviewQueueUpdateResolvers<ContextType>;
  ReviewSaved?: ReviewSavedResolvers<ContextType>;
  ReviewSort?: ReviewSortResolvers;
  ReviewState?: ReviewStateResolvers;
  ReviewTimelineEntry?: ReviewTimelineEntryResolvers<ContextType>;
  ReviewVoteSaved?: ReviewVoteSavedResolvers<ContextType>;
  Role?: RoleResolvers;
  RoleChanged?: RoleChangedResolvers<ContextType>;
  RoleGranted?: RoleGrantedResolvers<ContextType>;
  RoomPiece?: RoomPieceResolvers<ContextType>;
  RoomPlace?: RoomPlaceResolvers<ContextType>;
  RoomPlan?: RoomPlanResolvers<ContextType>;
  Run?: RunResolvers<ContextType>;
  RunChangedMeanwhile?: RunChangedMeanwhileResolvers<ContextType>;
  RunDeparture?: RunDepartureResolvers<ContextType>;
  RunDepartureReason?: RunDepartureReasonResolvers;
  RunNotOpen?: RunNotOpenResolvers<ContextType>;
  RunPage?: RunPageResolvers<ContextType>;
  RunPhase?: RunPhaseResolvers;
  RunResult?: RunResultResolvers<ContextType>;
  RunSaved?: RunSavedResolvers<ContextType>;
  RunStop?: RunStopResolvers<ContextType>;
  RunUpdate?: RunUpdateResolvers<ContextType>;
  RunningBackup?: RunningBackupResolvers<ContextType>;
  SaveProfileResult?: SaveProfileResultResolvers<ContextType>;
  SendLeavingCodeResult?: SendLeavingCodeResultResolvers<ContextType>;
  SendTestPushResult?: SendTestPushResultResolvers<ContextType>;
  SendVerificationResult?: SendVerificationResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionsEnded?: SessionsEndedResolvers<ContextType>;
  SetOrderStatusResult?: SetOrderStatusResultResolvers<ContextType>;
  SetPushTopicsResult?: SetPushTopicsResultResolvers<ContextType>;
  SettingChange?: SettingChangeResolvers<ContextType>;
  SettingName?: SettingNameResolvers;
  ShareWishListResult?: ShareWishListResultResolvers<ContextType>;
  SharedWish?: SharedWishResolvers<ContextType>;
  SharedWishList?: SharedWishListResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopAnnouncement?: ShopAnnouncementResolvers<ContextType>;
  ShopCalendar?: ShopCalendarResolvers<ContextType>;
  ShopCategory?: ShopCategoryResolvers<ContextType>;
  ShopDay?: ShopDayResolvers<ContextType>;
  ShopDayDecision?: ShopDayDecisionResolvers;
  ShopDaysResult?: ShopDaysResultResolvers<ContextType>;
  ShopDaysSaved?: ShopDaysSavedResolvers<ContextType>;
  ShopDeliveryFee?: ShopDeliveryFeeResolvers<ContextType>;
  ShopHome?: ShopHomeResolvers<ContextType>;
  ShopLogo?: ShopLogoResolvers<ContextType>;
  ShopNotOpen?: ShopNotOpenResolvers<ContextType>;
  ShopPage?: ShopPageResolvers<ContextType>;
  ShopPageResult?: ShopPageResultResolvers<ContextType>;
  ShopPageSaved?: ShopPageSavedResolvers<ContextType>;
  ShopPageUpdate?: ShopPageUpdateResolvers<ContextType>;
  ShopPages?: ShopPagesResolvers<ContextType>;
  ShopSettings?: ShopSettingsResolvers<ContextType>;
  ShopSettingsResult?: ShopSettingsResultResolvers<ContextType>;
  ShopSettingsSaved?: ShopSettingsSavedResolvers<ContextType>;
  ShopSettingsUpdate?: ShopSettingsUpdateResolvers<ContextType>;
  ShopUpdate?: ShopUpdateResolvers<ContextType>;
  ShopValue?: ShopValueResolvers<ContextType>;
  ShopValueName?: ShopValueNameResolvers;
  ShopZoneFee?: ShopZoneFeeResolvers<ContextType>;
  ShortCashReason?: ShortCashReasonResolvers;
  ShortLine?: ShortLineResolvers<ContextType>;
  SignInRefused?: SignInRefusedResolvers<ContextType>;
  SignOutPersonResult?: SignOutPersonResultResolvers<ContextType>;
  SignOutSessionResult?: SignOutSessionResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  Size?: SizeResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SpaceSide?: SpaceSideResolvers;
  StaffCancelReason?: StaffCancelReasonResolvers;
  StaffInvited?: StaffInvitedResolvers<ContextType>;
  StaffOrderChanged?: StaffOrderChangedResolvers<ContextType>;
  StaffOrderResult?: StaffOrderResultResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StockAlertByEmailResult?: StockAlertByEmailResultResolvers<ContextType>;
  StockAlertChanged?: StockAlertChangedResolvers<ContextType>;
  StockAlertConfirmed?: StockAlertConfirmedResolvers<ContextType>;
  StockAlertEnded?: StockAlertEndedResolvers<ContextType>;
  StockAlertMailed?: StockAlertMailedResolvers<ContextType>;
  StockAlertResult?: StockAlertResultResolvers<ContextType>;
  StockChangeKind?: StockChangeKindResolvers;
  StockDifference?: StockDifferenceResolvers<ContextType>;
  StockLedger?: StockLedgerResolvers<ContextType>;
  StockLedgerEntry?: StockLedgerEntryResolvers<ContextType>;
  StockShortage?: StockShortageResolvers<ContextType>;
  StockUpdate?: StockUpdateResolvers<ContextType>;
  StockVerification?: StockVerificationResolvers<ContextType>;
  StopFailure?: StopFailureResolvers;
  StopOutcome?: StopOutcomeResolvers<ContextType>;
  StopSharingWishListResult?: StopSharingWishListResultResolvers<ContextType>;
  StreamCategory?: StreamCategoryResolvers;
  SubmitReviewResult?: SubmitReviewResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TestPushQueued?: TestPushQueuedResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  Today?: TodayResolvers<ContextType>;
  TodayAtStatus?: TodayAtStatusResolvers<ContextType>;
  TodayUpdate?: TodayUpdateResolvers<ContextType>;
  TooManyTries?: TooManyTriesResolvers<ContextType>;
  TrackOrderResult?: TrackOrderResultResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TrackedOrderUpdate?: TrackedOrderUpdateResolvers<ContextType>;
  TrackedStep?: TrackedStepResolvers<ContextType>;
  UndoGuestCartMergeResult?: UndoGuestCartMergeResultResolvers<ContextType>;
  Unsubscribed?: UnsubscribedResolvers<ContextType>;
  UsedAddress?: UsedAddressResolvers<ContextType>;
  UsualDays?: UsualDaysResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VerificationStep?: VerificationStepResolvers;
  VerificationUpdate?: VerificationUpdateResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  WaitingPeoplePage?: WaitingPeoplePageResolvers<ContextType>;
  WaitingPerson?: WaitingPersonResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookExample?: WebhookExampleResolvers<ContextType>;
  WebhookHour?: WebhookHourResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
  WebhooksSaved?: WebhooksSavedResolvers<ContextType>;
  WhatIf?: WhatIfResolvers<ContextType>;
  WhatIfChangedOrder?: WhatIfChangedOrderResolvers<ContextType>;
  WhatIfFigure?: WhatIfFigureResolvers<ContextType>;
  WhatIfLeftOut?: WhatIfLeftOutResolvers;
  WhatIfMoment?: WhatIfMomentResolvers<ContextType>;
  WhatIfProduct?: WhatIfProductResolvers<ContextType>;
  WhatIfResult?: WhatIfResultResolvers<ContextType>;
  WhatIfStep?: WhatIfStepResolvers;
  WhatIfUpdate?: WhatIfUpdateResolvers<ContextType>;
  WishList?: WishListResolvers<ContextType>;
  WishListChanged?: WishListChangedResolvers<ContextType>;
  WishListItem?: WishListItemResolvers<ContextType>;
  WishListMerged?: WishListMergedResolvers<ContextType>;
  ZoneCalendar?: ZoneCalendarResolvers<ContextType>;
  ZoneDay?: ZoneDayResolvers<ContextType>;
  ZoneFee?: ZoneFeeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  open?: OpenDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
};

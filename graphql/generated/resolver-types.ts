import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductDocument, ProductDocument as StockedProduct } from '../../projections/products/document.ts';
import type { ProductPicture as TakenPicture } from '../../domain/product/pictures.ts';
import type { ProductPageView, ProductSuggestionsView } from '../product/list-view.ts';
import type { ProductPageDocument, ReviewEntry } from '../../projections/product-pages/document.ts';
import type { StockLedgerEntry as LedgerEntry } from '../../projections/stock-ledger/document.ts';
import type { ReviewAuthorDocument } from '../../projections/review-authors/document.ts';
import type { CartView, CartItemView } from '../cart/view.ts';
import type { UsedAddress as UsedAddressDocument } from '../../projections/address-books/document.ts';
import type { OrderDocument } from '../../projections/orders/document.ts';
import type { OrderMomentView, OrderStepView, OrderHappeningView } from '../order/moment.ts';
import type { OrderLine } from '../../domain/order/events.ts';
import type { BoardOrderDocument } from '../../projections/order-board/document.ts';
import type { Quote as DomainQuote, QuoteLine as DomainQuoteLine } from '../../domain/order/quote.ts';
import type { TodayView } from '../order/today.ts';
import type { SettingsDocument, SettingMoment } from '../../projections/settings/document.ts';
import type { IssueReportDocument, IssueReportAnswer as StoredAnswer, IssueReportTransition as StoredTransition } from '../../projections/issue-reports/document.ts';
import type { HistoryEntry as IndexedEntry } from '../../history/entry.ts';
import type { Histogram } from '../../history/histogram.ts';
import type { InspectedEvent } from '../../history/history.ts';
import type { HistoryOrderView } from '../history/order-view.ts';
import type { Viewer } from '../../domain/account/viewer.ts';
import type { AccountView } from '../../domain/account/profile.ts';
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
  /** A moment in UTC, ISO 8601 with milliseconds. */
  DateTime: { input: string; output: string; }
  /** An amount of Sri Lankan rupees with at most two decimals, as a number. */
  Money: { input: number; output: number; }
  /** How far the shop's history had got: an opaque text. Later positions sort after earlier ones as plain text. */
  Position: { input: string; output: string; }
};

/** An account as admins see it. */
export type Account = {
  readonly __typename?: 'Account';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** E-mail of the account. */
  readonly email: Scalars['String']['output'];
  /** Whether the mailbox was proven to be the person's. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** How many of the account's orders stand. */
  readonly orders: Scalars['Int']['output'];
  /** What the account may do. */
  readonly role: Role;
  /** What they come to, with delivery. */
  readonly spent: Scalars['Money']['output'];
};

/** An account was erased. */
export type AccountErased = {
  readonly __typename?: 'AccountErased';
  /** The account's id. */
  readonly accountId: Scalars['ID']['output'];
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** How many orders stay without their buyer. */
  readonly orders: Scalars['Int']['output'];
};

/** One page of accounts, by e-mail. */
export type AccountPage = {
  readonly __typename?: 'AccountPage';
  /** The accounts of this page. */
  readonly items: ReadonlyArray<Account>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
};

/** Answer of addToCart. */
export type AddToCartResult = CartChanged | CommandReused | InvalidInput | NotFound | StockShortage;

/** A field of an address. */
export type AddressField =
  /** House and street. */
  | 'ADDRESS'
  /** Town. */
  | 'CITY'
  /** Country. */
  | 'COUNTRY'
  /** District. */
  | 'DISTRICT'
  /** E-mail. */
  | 'EMAIL'
  /** Given name. */
  | 'FIRST_NAME'
  /** Family name. */
  | 'LAST_NAME'
  /** Phone. */
  | 'PHONE'
  /** Province. */
  | 'PROVINCE'
  /** Postal code. */
  | 'ZIP_CODE';

/** Other addresses are offered than before. */
export type AddressesChanged = {
  readonly __typename?: 'AddressesChanged';
  /** Those that are, newest first. */
  readonly addresses: ReadonlyArray<UsedAddress>;
  /** Everything the shopper can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** Answer of arrangeRoom. */
export type ArrangeRoomResult = CartChanged | CommandReused | InvalidInput;

/** What was ordered, in short. */
export type BoardItem = {
  readonly __typename?: 'BoardItem';
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order as the admin's board shows it. */
export type BoardOrder = {
  readonly __typename?: 'BoardOrder';
  /** House and street. */
  readonly address: Scalars['String']['output'];
  /** When its buyer took it back; null unless it was. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Town it goes to. */
  readonly city: Scalars['String']['output'];
  /** How many comments of the staff's it has. */
  readonly commentCount: Scalars['Int']['output'];
  /** When it was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who ordered. */
  readonly customerName: Scalars['String']['output'];
  /** The whole order: its address, prices and pictures. */
  readonly details: Order;
  /** Everything that happened, oldest first; of very many moves, the latest. */
  readonly happenings: ReadonlyArray<OrderHappening>;
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** What was ordered. */
  readonly items: ReadonlyArray<BoardItem>;
  /** True where the last change was to an earlier step. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** Who last changed the status: a display name; null while nobody has. */
  readonly movedBy: Maybe<Scalars['String']['output']>;
  /** Short number for people. */
  readonly number: Scalars['String']['output'];
  /** Phone of who ordered. */
  readonly phone: Scalars['String']['output'];
  /** Province it goes to. */
  readonly province: Scalars['String']['output'];
  /** Give it as `expectedRevision` when changing the status. */
  readonly revision: Scalars['Int']['output'];
  /** Where it is. */
  readonly status: OrderStatus;
  /** When it last changed its status, or was placed. */
  readonly statusChangedAt: Scalars['DateTime']['output'];
  /** What the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
  /** The account of who ordered. */
  readonly userId: Scalars['ID']['output'];
};

/** Answer of cancelOrder. */
export type CancelOrderResult = CommandReused | NotFound | OrderCancelled | OrderClosed;

/** Why a shopper takes an order back. */
export type CancelReason =
  /** I changed my mind. */
  | 'CHANGED_MIND'
  /** It takes too long. */
  | 'TAKES_TOO_LONG'
  /** I ordered the wrong piece. */
  | 'WRONG_PIECE';

/** What a shopper, or a visitor of this browser, wants to buy. A cart holds no stock. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** Flat fee; 0 for an empty cart. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The owner's id; `guest` for a visitor. */
  readonly id: Scalars['ID']['output'];
  /** Sum of all quantities. */
  readonly itemCount: Scalars['Int']['output'];
  /** In the order they were added. */
  readonly items: ReadonlyArray<CartItem>;
  /** The cart holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** The room that its pieces were arranged in; null before, and for a visitor. */
  readonly room: Maybe<RoomPlan>;
  /** Pieces that the shop has not got, and which are not counted in the sums. */
  readonly shortCount: Scalars['Int']['output'];
  /** Sum of what can be had: of each line as many pieces as are in stock. */
  readonly subtotal: Scalars['Money']['output'];
  /** Subtotal and delivery. */
  readonly total: Scalars['Money']['output'];
};

/** The cart was changed. */
export type CartChanged = {
  readonly __typename?: 'CartChanged';
  /** The cart as it is now. */
  readonly cart: Cart;
  /** The text for people, for example: Item added to cart successfully! */
  readonly message: Scalars['String']['output'];
  /** Everything the shopper can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** One product in a cart. */
export type CartItem = {
  readonly __typename?: 'CartItem';
  /** Opaque and stable: cart and product. */
  readonly id: Scalars['ID']['output'];
  /** Quantity times today's price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** What one piece cost when it was put in. */
  readonly priceWhenAdded: Scalars['Money']['output'];
  /** The product as it is now; null where the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The product's id, also where the product is gone. */
  readonly productId: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** How many products each further choice would leave in the catalogue, with the same words and room. */
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

/** What an admin looks for in the catalogue. What is left out, null or false asks for nothing. */
export type CatalogueFilter = {
  /** No longer sold: those instead of what is. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** No more than the limit of low stock can be ordered now, or none. */
  readonly lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** None can be ordered now. */
  readonly outOfStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cannot be looked at in 3D. */
  readonly withoutModel?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of the catalogue. */
export type CataloguePage = {
  readonly __typename?: 'CataloguePage';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** How many match in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The five rooms of the shop. */
export type Category =
  /** Bathwares. */
  | 'BATHWARES'
  /** Electronics. */
  | 'ELECTRONICS'
  /** Furnitures. */
  | 'FURNITURES'
  /** Kitchen Equipments. */
  | 'KITCHEN_EQUIPMENTS'
  /** Wall Designs. */
  | 'WALL_DESIGNS';

/** How many products a room holds. */
export type CategoryCount = {
  readonly __typename?: 'CategoryCount';
  /** The room. */
  readonly category: Category;
  /** Its number of products. */
  readonly count: Scalars['Int']['output'];
};

/** Answer of changeCartQuantity. */
export type ChangeCartQuantityResult = CartChanged | CommandReused | InvalidInput | NotFound | StockShortage;

/** Answer of changeDeliveryAddress. */
export type ChangeDeliveryAddressResult = CommandReused | DeliveryAddressChanged | InvalidInput | NotFound | OrderClosed;

/** Answer of changePassword. */
export type ChangePasswordResult = InvalidInput | PasswordSet | TooManyTries;

/** Somebody else changed the order since it was shown; nothing was changed by this command. */
export type ChangedMeanwhile = Refusal & {
  readonly __typename?: 'ChangedMeanwhile';
  /** Always CHANGED_MEANWHILE. */
  readonly code: RefusalCode;
  /** Says what changed, and by whom. */
  readonly message: Scalars['String']['output'];
  /** The order as it is now. */
  readonly order: BoardOrder;
};

/** What came of checking one read model. */
export type CheckedReadModel = {
  readonly __typename?: 'CheckedReadModel';
  /** The first of them, at most 50. */
  readonly differences: ReadonlyArray<DocumentDifference>;
  /** Documents that differ, wrong counts among them. */
  readonly different: Scalars['Int']['output'];
  /** Documents that were compared. */
  readonly documents: Scalars['Int']['output'];
  /** The event up to which it was replayed; null where nothing is written of it yet. */
  readonly event: Maybe<Scalars['Int']['output']>;
  /** Fields of those documents, the topmost ones. */
  readonly fields: Scalars['Int']['output'];
  /** Its name. */
  readonly model: Scalars['ID']['output'];
};

/** A code or token is wrong, used up, too old, or for something else. */
export type CodeRefused = Refusal & {
  readonly __typename?: 'CodeRefused';
  /** Always CODE_REFUSED. */
  readonly code: RefusalCode;
  /** The same text whatever was wrong. */
  readonly message: Scalars['String']['output'];
};

/** The command id was used before for something else. */
export type CommandReused = Refusal & {
  readonly __typename?: 'CommandReused';
  /** Always COMMAND_REUSED. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** Answer of commentOnOrder. */
export type CommentOnOrderResult = CommandReused | InvalidInput | NotFound | OrderClosed | OrderCommented;

/** The order goes to the new address. */
export type DeliveryAddressChanged = {
  readonly __typename?: 'DeliveryAddressChanged';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** The order as it is now. */
  readonly order: Order;
  /** Everything the shopper can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** A document of a read model that is not what the events say. */
export type DocumentDifference = {
  readonly __typename?: 'DocumentDifference';
  /** The last event after which both said the same; null where they never did. */
  readonly agreedEvent: Maybe<Scalars['Int']['output']>;
  /** What has changed these fields since, oldest first; where both never agreed, what made the replayed values. At most 20. */
  readonly events: ReadonlyArray<HistoryEntry>;
  /** Where they disagree, at most 40; what is of a person is masked for those who may not see it. */
  readonly fields: ReadonlyArray<FieldDifference>;
  /** What it is stored under. */
  readonly id: Scalars['ID']['output'];
  /** How they disagree. */
  readonly kind: DocumentDifferenceKind;
  /** Whether something is masked. */
  readonly masked: Scalars['Boolean']['output'];
  /** Events before those. */
  readonly moreEvents: Scalars['Int']['output'];
  /** Further fields where they disagree. */
  readonly moreFields: Scalars['Int']['output'];
  /** What people call it, where it says so itself. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The last event in the replayed document; null where events make none. */
  readonly replayedEvent: Maybe<Scalars['Int']['output']>;
  /** The last event in the stored document; null where it is not stored. */
  readonly storedEvent: Maybe<Scalars['Int']['output']>;
};

/** How a document and the events disagree. */
export type DocumentDifferenceKind =
  /** It is a kept count, and wrong. */
  | 'COUNT'
  /** It says something else. */
  | 'DIFFERENT'
  /** It is not there, though events make it. */
  | 'MISSING'
  /** It is there, though no event made it. */
  | 'UNKNOWN';

/** What a review said before it was revised. */
export type EarlierReview = {
  readonly __typename?: 'EarlierReview';
  /** When it was written or revised. */
  readonly at: Scalars['DateTime']['output'];
  /** May be empty. */
  readonly comment: Scalars['String']['output'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['output'];
};

/** An account with this e-mail exists. */
export type EmailTaken = Refusal & {
  readonly __typename?: 'EmailTaken';
  /** Always EMAIL_TAKEN. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** The mailbox of the account has to be proven first, with the code that was mailed to it. */
export type EmailUnproven = Refusal & {
  readonly __typename?: 'EmailUnproven';
  /** Always EMAIL_UNPROVEN. */
  readonly code: RefusalCode;
  /** Says what needs it. */
  readonly message: Scalars['String']['output'];
};

/** The mailbox was proven. */
export type EmailVerified = {
  readonly __typename?: 'EmailVerified';
  /** Verify Email successfully! */
  readonly message: Scalars['String']['output'];
};

/** Answer of eraseAccount. */
export type EraseAccountResult = AccountErased | LastAdmin | NotFound | OwnAccount;

/** Some words out of a longer text. */
export type Excerpt = {
  readonly __typename?: 'Excerpt';
  /** What was searched for in them. */
  readonly marks: ReadonlyArray<TextRange>;
  /** The words, with … where something is left out. */
  readonly text: Scalars['String']['output'];
};

/** A field of which a read model says something else than the events. */
export type FieldDifference = {
  readonly __typename?: 'FieldDifference';
  /** Names from the document's top down, between spaces; places in lists counted from 1. */
  readonly field: Scalars['String']['output'];
  /** As the events make it, in JSON; null where they make none. */
  readonly replayed: Maybe<Scalars['String']['output']>;
  /** As it is stored, in JSON; null where there is none. */
  readonly stored: Maybe<Scalars['String']['output']>;
};

/** What is wrong with one field. */
export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  /** The field's path, for example `shippingAddress.city`. */
  readonly field: Scalars['String']['output'];
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** Answer of forgetAddress. */
export type ForgetAddressResult = AddressesChanged | CommandReused;

/** Answer of forgotPassword. */
export type ForgotPasswordResult = InvalidInput | MailAccepted | NotFound | TooManyTries;

/** Answer of grantRole. */
export type GrantRoleResult = InvalidInput | LastAdmin | NotFound | RoleGranted;

/** One product that a visitor has gathered. */
export type GuestCartLineInput = {
  /** What one piece cost when it was put in. */
  readonly priceWhenAdded: Scalars['Money']['input'];
  /** The product's id. */
  readonly productId: Scalars['ID']['input'];
  /** 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** What a visitor had gathered is in the cart, as far as it can be had. */
export type GuestCartMerged = {
  readonly __typename?: 'GuestCartMerged';
  /** The cart as it is now. */
  readonly cart: Cart;
  /** Every product that was gathered, in that order. */
  readonly lines: ReadonlyArray<MergedLine>;
  /** Names the merge, for undoGuestCartMerge. */
  readonly mergeId: Scalars['ID']['output'];
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** Everything the shopper can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** Who did something. */
export type HistoryActor = {
  readonly __typename?: 'HistoryActor';
  /** An opaque id; it tells nothing of a person by itself. */
  readonly id: Scalars['String']['output'];
  /** What the account is called; null for analysts, and where it is no account or is erased. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Shopper, admin, analyst, or system for the shop itself. */
  readonly role: Scalars['String']['output'];
};

/** Where a moment lies among the events of one thing. */
export type HistoryAround = {
  readonly __typename?: 'HistoryAround';
  /** The last event of this thing that had happened; null where none had. */
  readonly entry: Maybe<HistoryEntry>;
  /** Number of the one that comes next; null where there is none. */
  readonly next: Maybe<Scalars['Int']['output']>;
  /** Number of the last event of the whole log that had happened; 0 for none. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null for none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the one before it; null where there is none. */
  readonly previous: Maybe<Scalars['Int']['output']>;
};

/** The order board as it was. */
export type HistoryBoard = {
  readonly __typename?: 'HistoryBoard';
  /** Number of the last event that had happened; 0 for none. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null for none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The last orders that came to each column, newest first; at most sixty a column. */
  readonly orders: ReadonlyArray<HistoryBoardOrder>;
  /** All places in the order a parcel takes, with the orders that stood there. */
  readonly standing: ReadonlyArray<HistoryStandingOrders>;
};

/** An item of an order on the board as it was. */
export type HistoryBoardItem = {
  readonly __typename?: 'HistoryBoardItem';
  /** Its name when it was ordered. */
  readonly name: Scalars['String']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** How many pieces. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order as the board showed it; analysts see no person. */
export type HistoryBoardOrder = {
  readonly __typename?: 'HistoryBoardOrder';
  /** Null: orders that were taken back are not shown. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Town it goes to; masked for analysts. */
  readonly city: Scalars['String']['output'];
  /** How many comments of the staff's it had. */
  readonly commentCount: Scalars['Int']['output'];
  /** When it was handed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who ordered; masked for analysts. */
  readonly customerName: Scalars['String']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** What was ordered. */
  readonly items: ReadonlyArray<HistoryBoardItem>;
  /** True where the last change was to an earlier step. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** Who had last changed the status; null while nobody had, and for analysts. */
  readonly movedBy: Maybe<Scalars['String']['output']>;
  /** Short number for people. */
  readonly number: Scalars['String']['output'];
  /** Phone of who ordered; masked for analysts. */
  readonly phone: Scalars['String']['output'];
  /** Province it goes to. */
  readonly province: Scalars['String']['output'];
  /** How much had happened to it. */
  readonly revision: Scalars['Int']['output'];
  /** Where it stood. */
  readonly status: OrderStatus;
  /** When it last changed its status, or was placed. */
  readonly statusChangedAt: Scalars['DateTime']['output'];
  /** What the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
};

/** The board, or why it cannot be shown. */
export type HistoryBoardResult = HistoryBoard | InvalidInput | NotFound;

/** Events of one stretch of time. */
export type HistoryBucket = {
  readonly __typename?: 'HistoryBucket';
  /** Its beginning. */
  readonly at: Scalars['DateTime']['output'];
  /** How many, in the order of the words of HistoryNoun. */
  readonly counts: ReadonlyArray<Scalars['Int']['output']>;
};

/** A field that an event changed. */
export type HistoryChange = {
  readonly __typename?: 'HistoryChange';
  /** What it holds; null where it is gone. */
  readonly after: Maybe<Scalars['String']['output']>;
  /** What it held; null where it was not there. */
  readonly before: Maybe<Scalars['String']['output']>;
  /** Where it stands in the state. */
  readonly field: Scalars['String']['output'];
};

/** The shop at one of two moments that are compared. */
export type HistoryComparedMoment = {
  readonly __typename?: 'HistoryComparedMoment';
  /** Number of the last event that had happened; 0 for none. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null for none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** How many products were in the shop's books. */
  readonly products: Scalars['Int']['output'];
  /** All places in the order a parcel takes, with the orders that stood there. */
  readonly standing: ReadonlyArray<HistoryStandingOrders>;
};

/** What is different between two moments. */
export type HistoryComparison = {
  readonly __typename?: 'HistoryComparison';
  /** The one. */
  readonly a: HistoryComparedMoment;
  /** The other. */
  readonly b: HistoryComparedMoment;
  /** How many are different in all. */
  readonly changedProducts: Scalars['Int']['output'];
  /** Orders that were under way or have moved since; null where too many have to follow each. */
  readonly flows: Maybe<ReadonlyArray<HistoryOrderFlow>>;
  /** Products that are different, by name, at most 500. */
  readonly products: ReadonlyArray<HistoryProductDifference>;
};

/** A comparison, or why there is none. */
export type HistoryComparisonResult = HistoryComparison | InvalidInput | NotFound;

/** A stretch of the log, to be replayed. */
export type HistoryCourse = {
  readonly __typename?: 'HistoryCourse';
  /** Its first event. */
  readonly first: Scalars['Int']['output'];
  /** Its last event. */
  readonly last: Scalars['Int']['output'];
  /** From the moment before its first event to its last. */
  readonly points: ReadonlyArray<HistoryCoursePoint>;
  /** Products whose stock moved the most, at most eight. */
  readonly products: ReadonlyArray<HistoryMovedProduct>;
};

/** How a stretch of the log went, at one of its events. */
export type HistoryCoursePoint = {
  readonly __typename?: 'HistoryCoursePoint';
  /** Worth of those that were delivered. */
  readonly delivered: Scalars['Money']['output'];
  /** The last event up to which everything is counted. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null before the first. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** How often orders moved since the point before. */
  readonly orderMoves: Scalars['Int']['output'];
  /** Worth of all orders that were placed by then, and were not taken back. */
  readonly placed: Scalars['Money']['output'];
  /** How often stock moved since the point before. */
  readonly stockMoves: Scalars['Int']['output'];
};

/** A stretch of the log, or why there is none. */
export type HistoryCourseResult = HistoryCourse | InvalidInput | NotFound;

/** One event of the log, without its content. */
export type HistoryEntry = {
  readonly __typename?: 'HistoryEntry';
  /** Who did it. */
  readonly actor: HistoryActor;
  /** The command that it came from. */
  readonly causationId: Scalars['ID']['output'];
  /** The conversation it belongs to: all that followed from one command of a person. */
  readonly correlationId: Scalars['ID']['output'];
  /** What it is about. */
  readonly noun: HistoryNoun;
  /** Its place in the log, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The number of the order it belongs to. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Its position, as live updates use it. */
  readonly position: Scalars['Position']['output'];
  /** Its place in its stream, counted from 0. */
  readonly revision: Scalars['Int']['output'];
  /** The stream it belongs to. */
  readonly stream: Scalars['String']['output'];
  /** Its type, as it is stored. */
  readonly type: Scalars['String']['output'];
  /** What happened, in a sentence without anything personal. */
  readonly words: Scalars['String']['output'];
};

/** One event with everything that is known of it. */
export type HistoryEvent = {
  readonly __typename?: 'HistoryEvent';
  /** What it changed, by the fold that decisions rest on. */
  readonly changes: ReadonlyArray<HistoryChange>;
  /** Its content as JSON, but for what the reader may not see. */
  readonly data: Scalars['String']['output'];
  /** What it is. */
  readonly entry: HistoryEntry;
  /** Whether the person it tells of is erased. */
  readonly erased: Scalars['Boolean']['output'];
  /** Whether this version of the shop knows what it means. */
  readonly known: Scalars['Boolean']['output'];
  /** Fields of the content that are hidden from the reader. */
  readonly masked: ReadonlyArray<Scalars['String']['output']>;
  /** What is stored beside it, as JSON. */
  readonly metadata: Scalars['String']['output'];
  /** Number of the event after it in its stream. */
  readonly next: Maybe<Scalars['Int']['output']>;
  /** Number of the event before it in its stream. */
  readonly previous: Maybe<Scalars['Int']['output']>;
  /** Everything that followed from the same command, this event among it, oldest first. */
  readonly related: ReadonlyArray<HistoryEntry>;
  /** How many fields it left as they were. */
  readonly unchanged: Scalars['Int']['output'];
};

/** An event, or why there is none. */
export type HistoryEventResult = HistoryEvent | NotFound;

/** What of the log is wanted; everything that is set must hold. */
export type HistoryFilter = {
  /** What one account did, by its id; what the shop did by itself is `shop`. */
  readonly actorId?: InputMaybe<Scalars['String']['input']>;
  /** What followed from one command. */
  readonly correlationId?: InputMaybe<Scalars['String']['input']>;
  /** From this moment on. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events about any of these; about everything where empty. */
  readonly nouns?: InputMaybe<ReadonlyArray<HistoryNoun>>;
  /** What belongs to an order, by its number or id. */
  readonly order?: InputMaybe<Scalars['String']['input']>;
  /** What a product was part of, by its id. */
  readonly productId?: InputMaybe<Scalars['String']['input']>;
  /** What belongs to orders that went to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
  /** Events of this stream, for example stock-uva-kettle. */
  readonly stream?: InputMaybe<Scalars['String']['input']>;
  /** Up to this moment, which belongs to it. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events of any of these types; of all where empty. */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Events by time. */
export type HistoryHistogram = {
  readonly __typename?: 'HistoryHistogram';
  /** Length of a stretch, in seconds. */
  readonly bucketSeconds: Scalars['Int']['output'];
  /** Stretches with events, oldest first. */
  readonly buckets: ReadonlyArray<HistoryBucket>;
  /** How many in all, in the order of the words of HistoryNoun. */
  readonly totals: ReadonlyArray<Scalars['Int']['output']>;
};

/** A product whose stock moved. */
export type HistoryMovedProduct = {
  readonly __typename?: 'HistoryMovedProduct';
  /** How often. */
  readonly changes: Scalars['Int']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What something in the log is about. */
export type HistoryNoun =
  /** An account. */
  | 'ACCOUNT'
  /** The addresses that are offered to a person. */
  | 'ADDRESS_BOOK'
  /** A cart. */
  | 'CART'
  /** An order. */
  | 'ORDER'
  /** Something this version of the shop does not know. */
  | 'OTHER'
  /** A product. */
  | 'PRODUCT'
  /** A report of an issue. */
  | 'REPORT'
  /** The reviews of a product. */
  | 'REVIEW'
  /** What admins set for the whole shop. */
  | 'SETTINGS'
  /** The stock of a product. */
  | 'STOCK';

/** An order exactly as it was at a moment. */
export type HistoryOrder = {
  readonly __typename?: 'HistoryOrder';
  /** Where it went, as far as the reader may see: name, street and town, district, province. */
  readonly address: ReadonlyArray<Scalars['String']['output']>;
  /** The moment, or the present where none was given: of the event that is named, or as it was asked for. */
  readonly at: Scalars['DateTime']['output'];
  /** What delivery cost. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** The last of the order's own events that had happened; null where none had. */
  readonly entry: Maybe<HistoryEntry>;
  /** What its buyer did with the cart before handing it in, oldest first; at most sixty events. */
  readonly gathering: ReadonlyArray<HistoryEntry>;
  /** Entries of the story up to this number had happened. */
  readonly happenedUpTo: Scalars['Int']['output'];
  /** The order's id. */
  readonly id: Scalars['ID']['output'];
  /** Its lines. */
  readonly lines: ReadonlyArray<HistoryOrderLine>;
  /** Whether parts of the address are hidden from the reader. */
  readonly masked: Scalars['Boolean']['output'];
  /** For example NV-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** Whether it waited, stood, was refused or was cancelled; null where it had not been handed in. */
  readonly phase: Maybe<OrderPhase>;
  /** Why it was refused. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** The event that set each value, up to that moment. */
  readonly sources: ReadonlyArray<HistoryValueSource>;
  /** Its status. */
  readonly status: Maybe<OrderStatus>;
  /** Every status that it was at, oldest first, the future of that moment too. */
  readonly stays: ReadonlyArray<HistoryOrderStay>;
  /** Everything that ever belonged to it, oldest first, the future of that moment too. */
  readonly story: ReadonlyArray<HistoryEntry>;
  /** Sum of its lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** Everything. */
  readonly total: Scalars['Money']['output'];
};

/** Orders that stood at one place at A, and at one place at B. */
export type HistoryOrderFlow = {
  readonly __typename?: 'HistoryOrderFlow';
  /** At A; null for orders that were not handed in yet. */
  readonly from: Maybe<HistoryStandingPlace>;
  /** How many. */
  readonly orders: Scalars['Int']['output'];
  /** At B; null where they were not handed in yet then. */
  readonly to: Maybe<HistoryStandingPlace>;
  /** What they are worth together. */
  readonly worth: Scalars['Money']['output'];
};

/** One line of an order in the past. */
export type HistoryOrderLine = {
  readonly __typename?: 'HistoryOrderLine';
  /** Its name on that day. */
  readonly name: Scalars['String']['output'];
  /** Price of one piece on that day. */
  readonly price: Scalars['Money']['output'];
  /** Id of the product. */
  readonly productId: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** An order at a moment, or why there is none. */
export type HistoryOrderResult = HistoryOrder | InvalidInput | NotFound;

/** How long an order was at a status. */
export type HistoryOrderStay = {
  readonly __typename?: 'HistoryOrderStay';
  /** Since when. */
  readonly from: Scalars['DateTime']['output'];
  /** Whether it was there for too long, or is by now. */
  readonly late: Scalars['Boolean']['output'];
  /** After so many hours it was late there, by the settings that held when it left; null for never. */
  readonly limitHours: Maybe<Scalars['Float']['output']>;
  /** The number of the event that led to it; null where the index does not hold that yet. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** Where. */
  readonly status: OrderStatus;
  /** Until when; null where it is there still. */
  readonly to: Maybe<Scalars['DateTime']['output']>;
};

/** An order that stood somewhere at a moment. */
export type HistoryOrderThen = {
  readonly __typename?: 'HistoryOrderThen';
  /** Number of the event that brought it there. */
  readonly event: Scalars['Int']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** As people call it. */
  readonly number: Scalars['String']['output'];
  /** Where it stood. */
  readonly place: HistoryStandingPlace;
  /** When that was. */
  readonly since: Scalars['DateTime']['output'];
  /** Its total. */
  readonly worth: Scalars['Money']['output'];
};

/** Entries of the log, newest first. */
export type HistoryPage = {
  readonly __typename?: 'HistoryPage';
  /** The entries. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** Give it back as `before` for older ones; null where there are none. */
  readonly nextBefore: Maybe<Scalars['Int']['output']>;
};

/** A cart as it was. */
export type HistoryPastCart = {
  readonly __typename?: 'HistoryPastCart';
  /** The moment. */
  readonly around: HistoryAround;
  /** The cart beside its products as they were. */
  readonly cart: Cart;
  /** Whose it is; null for who sees no people. */
  readonly owner: Maybe<Scalars['String']['output']>;
};

/** A cart, or why it cannot be shown. */
export type HistoryPastCartResult = HistoryPastCart | InvalidInput | NotFound;

/** A product as it was. */
export type HistoryPastProduct = {
  readonly __typename?: 'HistoryPastProduct';
  /** The moment. */
  readonly around: HistoryAround;
  /**
   * The product; null where it had not been added yet. Its reviews are today's, with the names that the
   * shop's pages show everybody; the names in events, which may be older, are masked for analysts.
   */
  readonly product: Maybe<Product>;
};

/** A product, or why it cannot be shown. */
export type HistoryPastProductResult = HistoryPastProduct | InvalidInput | NotFound;

/** The stock of a product as it was. */
export type HistoryPastStock = {
  readonly __typename?: 'HistoryPastStock';
  /** The moment. */
  readonly around: HistoryAround;
  /** Pieces that could be ordered. */
  readonly available: Scalars['Int']['output'];
  /** Its last changes, newest first, at most a hundred. */
  readonly items: ReadonlyArray<StockLedgerEntry>;
  /** Pieces in the shop. */
  readonly onHand: Scalars['Int']['output'];
  /** The product's own limit of low stock; null went by the shop's. */
  readonly ownLowFrom: Maybe<Scalars['Int']['output']>;
  /** The product; null where it had not been added yet. Its reviews are today's, as the shop's pages show them. */
  readonly product: Maybe<Product>;
  /** Pieces that orders held. */
  readonly reserved: Scalars['Int']['output'];
  /** How many there had been. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The stock of a product, or why it cannot be shown. */
export type HistoryPastStockResult = HistoryPastStock | InvalidInput | NotFound;

/** A product the log tells of, also one that is no longer sold. */
export type HistoryProduct = {
  readonly __typename?: 'HistoryProduct';
  /** The product's id. */
  readonly id: Scalars['ID']['output'];
  /** Its latest name. */
  readonly name: Scalars['String']['output'];
};

/** A product that is not what it was. */
export type HistoryProductDifference = {
  readonly __typename?: 'HistoryProductDifference';
  /** At B; null where the shop did not know it. */
  readonly after: Maybe<HistoryProductState>;
  /** At A; null where the shop did not know it. */
  readonly before: Maybe<HistoryProductState>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its latest name. */
  readonly name: Scalars['String']['output'];
  /** Number of the last event between that changed its price or whether it is offered. */
  readonly priceEvent: Maybe<Scalars['Int']['output']>;
  /** Number of the last event between that changed its stock. */
  readonly stockEvent: Maybe<Scalars['Int']['output']>;
};

/** A product at one moment. */
export type HistoryProductState = {
  readonly __typename?: 'HistoryProductState';
  /** Whether it was offered. */
  readonly offered: Scalars['Boolean']['output'];
  /** Pieces in the shop, those that orders hold among them. */
  readonly onHand: Scalars['Int']['output'];
  /** Price of one piece; null before it had one. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** Pieces that orders hold. */
  readonly reserved: Scalars['Int']['output'];
};

/** A product at a moment. */
export type HistoryProductThen = {
  readonly __typename?: 'HistoryProductThen';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its latest name. */
  readonly name: Scalars['String']['output'];
  /** Whether it was offered. */
  readonly offered: Scalars['Boolean']['output'];
  /** Pieces in the shop, those that orders hold among them. */
  readonly onHand: Scalars['Int']['output'];
  /** Price of one piece; null before it had one. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** Pieces that orders hold. */
  readonly reserved: Scalars['Int']['output'];
};

/** What happened from one frame of a replay to the next. */
export type HistoryReplayFrame = {
  readonly __typename?: 'HistoryReplayFrame';
  /** The last event of the frame before; every event since, up to the shop's number, is in this one. */
  readonly after: Scalars['Int']['output'];
  /** Those events that match, oldest first; the last 50 of more. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** The shop after it. */
  readonly shop: HistoryShop;
};

/** A report, stamped with an event: the same question about the same event has the same answer for ever. */
export type HistoryReport = {
  readonly __typename?: 'HistoryReport';
  /** The room it tells of; null for all. */
  readonly category: Maybe<Category>;
  /** What it says, in a sentence. */
  readonly finding: Scalars['String']['output'];
  /** Where the range begins, as it was counted: no earlier than the log. */
  readonly from: Scalars['DateTime']['output'];
  /** Which report it is. */
  readonly name: HistoryReportName;
  /** What was counted, and what the log cannot tell. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** The last event that is counted. */
  readonly number: Scalars['Int']['output'];
  /** When that happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The province it tells of; null for all. */
  readonly province: Maybe<Scalars['String']['output']>;
  /** The figures; the first table is the one to draw. */
  readonly tables: ReadonlyArray<HistoryReportTable>;
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** Where it ends: no later than everything up to the event. */
  readonly to: Scalars['DateTime']['output'];
};

/** A column of a report's table. */
export type HistoryReportColumn = {
  readonly __typename?: 'HistoryReportColumn';
  /** The events behind its figures, which the row narrows down; null where it has none. */
  readonly events: Maybe<HistoryReportEvents>;
  /** What stands over it. */
  readonly title: Scalars['String']['output'];
  /** How its cells are to be read. */
  readonly unit: HistoryReportUnit;
};

/** Events behind figures, as the explorer is asked for them; everything that is set must hold. */
export type HistoryReportEvents = {
  readonly __typename?: 'HistoryReportEvents';
  /** From this moment on. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** About this. */
  readonly noun: Maybe<HistoryNoun>;
  /** That belong to the order of this number. */
  readonly order: Maybe<Scalars['String']['output']>;
  /** That a product was part of. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** That belong to orders which went to this province. */
  readonly province: Maybe<Scalars['String']['output']>;
  /** Up to this moment. */
  readonly to: Maybe<Scalars['DateTime']['output']>;
  /** Of this type. */
  readonly type: Maybe<Scalars['String']['output']>;
};

/** A report of the workbench. */
export type HistoryReportName =
  /** Carts that nobody has touched for a day. */
  | 'ABANDONED_CARTS'
  /** Products by the money they brought. */
  | 'BEST_SELLERS'
  /** How far those who signed up have come: sign-up, cart, hand-in, placed, delivered. */
  | 'FUNNEL'
  /** Orders that stood somewhere for longer than the shop allows. */
  | 'LATE_ORDERS'
  /** How long orders stood where, and how long they took to the door, by province too. */
  | 'LEAD_TIMES'
  /** What orders were refused for. */
  | 'LOST_DEMAND'
  /** Orders and their money by day. */
  | 'ORDERS'
  /** What was ordered before and after prices changed. */
  | 'PRICE_CHANGES'
  /** How long stock lasts, and when there was none. */
  | 'STOCK_COVER';

/** A report, or why there is none. */
export type HistoryReportResult = HistoryReport | InvalidInput | NotFound;

/** A row of a report's table. */
export type HistoryReportRow = {
  readonly __typename?: 'HistoryReportRow';
  /** One for each column, as text; null where there is nothing to say. */
  readonly cells: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** What the events behind it have in common. */
  readonly events: HistoryReportEvents;
};

/** A table of a report. */
export type HistoryReportTable = {
  readonly __typename?: 'HistoryReportTable';
  /** Its columns. */
  readonly columns: ReadonlyArray<HistoryReportColumn>;
  /** Its rows. */
  readonly rows: ReadonlyArray<HistoryReportRow>;
  /** What stands over it. */
  readonly title: Scalars['String']['output'];
};

/** How the cells of a column are to be read. */
export type HistoryReportUnit =
  /** A whole number. */
  | 'COUNT'
  /** A day or days from a moment on, in ISO 8601. */
  | 'DAY'
  /** A number. */
  | 'DECIMAL'
  /** Minutes. */
  | 'DURATION'
  /** The number of an event. */
  | 'EVENT'
  /** Rupees. */
  | 'MONEY'
  /** A part of 1. */
  | 'SHARE'
  /** Words. */
  | 'TEXT'
  /** A moment in ISO 8601. */
  | 'TIME';

/** The shop at a moment. */
export type HistoryShop = {
  readonly __typename?: 'HistoryShop';
  /** Number of the last event that had happened; 0 for none. */
  readonly number: Scalars['Int']['output'];
  /** When it happened; null for none. */
  readonly occurredAt: Maybe<Scalars['DateTime']['output']>;
  /** The last orders that came to each place of the board, newest first; at most twelve a place. */
  readonly orders: ReadonlyArray<HistoryOrderThen>;
  /** Those that were asked for and known then. */
  readonly products: ReadonlyArray<HistoryProductThen>;
  /** All places in the order a parcel takes, with the orders that stood there. */
  readonly standing: ReadonlyArray<HistoryStandingOrders>;
};

/** The shop, or why it cannot be shown. */
export type HistoryShopResult = HistoryShop | InvalidInput | NotFound;

/** How far the index of the log has got. */
export type HistoryStanding = {
  readonly __typename?: 'HistoryStanding';
  /** Events in the index. */
  readonly events: Scalars['Int']['output'];
  /** The earliest moment in it. */
  readonly first: Maybe<Scalars['DateTime']['output']>;
  /** The latest moment in it. */
  readonly last: Maybe<Scalars['DateTime']['output']>;
  /** Position of the last of them; null for none. */
  readonly position: Maybe<Scalars['Position']['output']>;
  /** How much of the log it holds, from 0 to 1: less than 1 while it is being built. */
  readonly progress: Scalars['Float']['output'];
};

/** Orders that stand at one place. */
export type HistoryStandingOrders = {
  readonly __typename?: 'HistoryStandingOrders';
  /** How many. */
  readonly orders: Scalars['Int']['output'];
  /** Where. */
  readonly place: HistoryStandingPlace;
  /** What they are worth together. */
  readonly worth: Scalars['Money']['output'];
};

/** Where an order can stand. */
export type HistoryStandingPlace =
  /** Taken back by its buyer. */
  | 'CANCELLED'
  /** Delivered. */
  | 'DELIVERED'
  /** Item Packing. */
  | 'ITEM_PACKING'
  /** Item Preparing. */
  | 'ITEM_PREPARING'
  /** Out for Delivery. */
  | 'OUT_FOR_DELIVERY'
  /** Handed in, and not accepted yet. */
  | 'PENDING'
  /** Refused for want of stock. */
  | 'REFUSED';

/** The stock of a product after an event. */
export type HistoryStockPoint = {
  readonly __typename?: 'HistoryStockPoint';
  /** The event's number. */
  readonly number: Scalars['Int']['output'];
  /** Pieces in the shop, those that orders hold among them. */
  readonly onHand: Scalars['Int']['output'];
  /** Pieces that orders hold. */
  readonly reserved: Scalars['Int']['output'];
};

/** Entries that came to the log, or none to say that nothing more was missed. */
export type HistoryUpdate = {
  readonly __typename?: 'HistoryUpdate';
  /** Those that match, oldest first. */
  readonly entries: ReadonlyArray<HistoryEntry>;
  /** Events in the log. */
  readonly events: Scalars['Int']['output'];
  /** Up to here the reader has seen everything that matches. */
  readonly position: Scalars['Position']['output'];
  /** How many missed ones are still to come at least; 0 once the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** The event that set a value of an order. */
export type HistoryValueSource = {
  readonly __typename?: 'HistoryValueSource';
  /** The event. */
  readonly entry: HistoryEntry;
  /** Which value. */
  readonly value: OrderValue;
};

/** Some fields do not hold what they must. */
export type InvalidInput = Refusal & {
  readonly __typename?: 'InvalidInput';
  /** INVALID_INPUT, or CART_EMPTY for an order without items. */
  readonly code: RefusalCode;
  /** One entry a problem. */
  readonly fields: ReadonlyArray<FieldProblem>;
  /** The first problem, or a summary. */
  readonly message: Scalars['String']['output'];
};

/** The role cannot be taken from the last admin. */
export type LastAdmin = Refusal & {
  readonly __typename?: 'LastAdmin';
  /** Always LAST_ADMIN. */
  readonly code: RefusalCode;
  /** Says what to do first. */
  readonly message: Scalars['String']['output'];
};

/** A search near to one that finds nothing. */
export type LikelySearch = {
  readonly __typename?: 'LikelySearch';
  /** How many products it finds. */
  readonly count: Scalars['Int']['output'];
  /** The best that it finds. */
  readonly product: Product;
  /** Its words. */
  readonly search: Scalars['String']['output'];
};

/** Credentials. */
export type LogInInput = {
  /** E-mail of the account. */
  readonly email: Scalars['String']['input'];
  /** Its password. */
  readonly password: Scalars['String']['input'];
};

/** Answer of logIn and adminLogIn. */
export type LogInResult = InvalidInput | SignInRefused | SignedIn | TooManyTries;

/** A mail was accepted to be sent, or nothing had to be sent. */
export type MailAccepted = {
  readonly __typename?: 'MailAccepted';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** Who is signed in. */
export type Me = {
  readonly __typename?: 'Me';
  /** E-mail of the account. */
  readonly email: Scalars['String']['output'];
  /** Whether the mailbox was proven to be the person's. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** Whether the person can log in with a password; false where only another provider vouches for them. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** What the person has told of themselves. */
  readonly profile: Profile;
  /** What the account may do. */
  readonly role: Role;
};

/** Answer of mergeGuestCart. */
export type MergeGuestCartResult = CommandReused | GuestCartMerged | InvalidInput;

/** What became of one product that was gathered before signing in. */
export type MergedLine = {
  readonly __typename?: 'MergedLine';
  /** How many were gathered. */
  readonly asked: Scalars['Int']['output'];
  /** How many came into the cart: as many as are in stock, beside what was there. */
  readonly merged: Scalars['Int']['output'];
  /** The product's name, also where it is no longer sold; null where the shop has never known it. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
};

/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Add a product with its first stock. Files of the shop's own store must have been uploaded before. */
  readonly addProduct: ProductResult;
  /** Put pieces of a product into the cart; adds to what is there. */
  readonly addToCart: AddToCartResult;
  /** Sign in to run the shop, or to read its history. */
  readonly adminLogIn: LogInResult;
  /** Answer a report; its sender sees the answer at once. A closed report is open again by it, unless `close` is true. */
  readonly answerReport: ReportChangeResult;
  /** Keep the room that the cart's pieces were arranged in, in place of the one before. */
  readonly arrangeRoom: ArrangeRoomResult;
  /** Take back an order of one's own while it is at Item Preparing; its items go back to the shop. */
  readonly cancelOrder: CancelOrderResult;
  /** Set how many of a product the cart holds. */
  readonly changeCartQuantity: ChangeCartQuantityResult;
  /** Send an order of one's own elsewhere while it is at Item Preparing. */
  readonly changeDeliveryAddress: ChangeDeliveryAddressResult;
  /** Set a new password; every other session ends. */
  readonly changePassword: ChangePasswordResult;
  /** Change what is named of a product. */
  readonly changeProduct: ProductResult;
  /** Do something to several products, at most a hundred at a time, each by a command of its own: one that is refused holds up no other. Whoever sends the same rows of the same group again changes nothing twice. */
  readonly changeProducts: ProductRows;
  /** Change what holds for the whole shop: all of it, or nothing where one value is out of its bounds. */
  readonly changeSettings: ShopSettingsResult;
  /** Close a report about which nothing more has to be done. */
  readonly closeReport: ReportChangeResult;
  /** Note something about an order for the staff; its buyer never reads it. */
  readonly commentOnOrder: CommentOnOrderResult;
  /** Somebody has counted a product on the shelf, what orders hold among it. */
  readonly countStock: ProductResult;
  /** Take a collection away that serves no more. It can be built again from the log. */
  readonly dropReadModel: ReadModelResult;
  /** Erase everything personal of an account: its profile, sessions, addresses and names. Orders and ratings stay. */
  readonly eraseAccount: EraseAccountResult;
  /** Offer an address no more. The orders that went there stay as they are. */
  readonly forgetAddress: ForgetAddressResult;
  /** Mail a link that sets a new password. */
  readonly forgotPassword: ForgotPasswordResult;
  /** Give an account a role, from its next request on. */
  readonly grantRole: GrantRoleResult;
  /** Sign in to buy. */
  readonly logIn: LogInResult;
  /** End the session. */
  readonly logOut: SignedOut;
  /** Take what was gathered before signing in into the cart, as far as it can be had. At most 50 products, each once. */
  readonly mergeGuestCart: MergeGuestCartResult;
  /** Order some products, paid by cash on delivery. */
  readonly placeOrder: PlaceOrderResult;
  /** Build a read model anew from the log; what serves goes on serving until the new one agrees with the log. */
  readonly rebuildReadModel: ReadModelResult;
  /** Pieces of a product came in. */
  readonly receiveStock: ProductResult;
  /** Take a product out of the cart. */
  readonly removeFromCart: RemoveFromCartResult;
  /** Take a product out of the shop; its orders, reviews and history stay. */
  readonly removeProduct: ProductResult;
  /** Open a closed report again, because something has to be done about it after all. */
  readonly reopenReport: ReportChangeResult;
  /** Set a new password with a mailed token; every session ends. */
  readonly resetPassword: ResetPasswordResult;
  /** Put a product that was taken out back into the shop, as it was. */
  readonly restoreProduct: ProductResult;
  /** Save what a person tells of themselves. */
  readonly saveProfile: SaveProfileResult;
  /** Mail a new code to the mailbox of the account; the one before is worth nothing then. */
  readonly sendVerification: SendVerificationResult;
  /** Set from how many pieces on a product is low. */
  readonly setLowStockLimit: ProductResult;
  /** Move an order to a status. */
  readonly setOrderStatus: SetOrderStatusResult;
  /** End every session of one's own but this one. */
  readonly signOutOthers: SessionsEnded;
  /** Sign somebody else out, of one session or of all. */
  readonly signOutPerson: SignOutPersonResult;
  /** End one session of one's own. */
  readonly signOutSession: SignOutSessionResult;
  /** Make an account and sign in. */
  readonly signUp: SignUpResult;
  /** Review a product of which an order was delivered, or revise the review of before. */
  readonly submitReview: SubmitReviewResult;
  /** Take out of the cart what a merge has put in, as far as it is still there. */
  readonly undoGuestCartMerge: UndoGuestCartMergeResult;
  /** Prove a mailbox with the code that was mailed to it. Needs no session. */
  readonly verifyEmail: VerifyEmailResult;
  /** Compare a read model with the log; nothing is changed. */
  readonly verifyReadModel: ReadModelResult;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationAddProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: NewProductInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationAddToCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationAdminLogInArgs = {
  input: LogInInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationAnswerReportArgs = {
  answer: Scalars['String']['input'];
  close?: InputMaybe<Scalars['Boolean']['input']>;
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationArrangeRoomArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  room: RoomPlanInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationCancelOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  reason: InputMaybe<CancelReason>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangeCartQuantityArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangeDeliveryAddressArgs = {
  address: ShippingAddressInput;
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangeProductArgs = {
  changes: ProductValues;
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  seen: InputMaybe<ProductValues>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangeProductsArgs = {
  groupId: Scalars['ID']['input'];
  rows: ReadonlyArray<ProductRowInput>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationChangeSettingsArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: ShopSettingsInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationCloseReportArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationCommentOnOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
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
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationDropReadModelArgs = {
  collection: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationEraseAccountArgs = {
  accountId: Scalars['ID']['input'];
  commandId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationForgetAddressArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationGrantRoleArgs = {
  accountId: Scalars['ID']['input'];
  role: Role;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationLogInArgs = {
  input: LogInInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationMergeGuestCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  lines: ReadonlyArray<OrderLineInput>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationPlaceOrderArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  input: PlaceOrderInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationRebuildReadModelArgs = {
  name: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationReceiveStockArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationRemoveFromCartArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationRemoveProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationReopenReportArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationRestoreProductArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSaveProfileArgs = {
  input: ProfileInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSetLowStockLimitArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  lowFrom: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSetOrderStatusArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  expectedRevision: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
  status: OrderStatus;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSignOutPersonArgs = {
  accountId: Scalars['ID']['input'];
  sessionId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSignOutSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationSubmitReviewArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  comment: Scalars['String']['input'];
  productId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationUndoGuestCartMergeArgs = {
  commandId: InputMaybe<Scalars['ID']['input']>;
  mergeId: Scalars['ID']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationVerifyEmailArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


/**
 * Commands. A command id made by the client makes a command safe to send again: the same id gives the same answer and
 * changes nothing twice.
 */
export type MutationVerifyReadModelArgs = {
  name: Scalars['ID']['input'];
};

/** A product to add. */
export type NewProductInput = {
  /** The room it belongs to. */
  readonly category: Category;
  /** Pieces that can be ordered: 0 or more. */
  readonly countInStock: Scalars['Int']['input'];
  /** At most 2,000 characters. */
  readonly description: Scalars['String']['input'];
  /** Address of the picture, as /api/uploads gave it. */
  readonly image: Scalars['String']['input'];
  /** Address of the 3D model, as /api/uploads gave it. */
  readonly modelUrl: Scalars['String']['input'];
  /** At most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Where it stands. */
  readonly placement: Placement;
  /** Price of one piece: 0 or more. */
  readonly price: Scalars['Money']['input'];
  /** Outer size; left out where it is not known. */
  readonly size?: InputMaybe<SizeInput>;
};

/** Only who was delivered a product may review it. */
export type NotDelivered = Refusal & {
  readonly __typename?: 'NotDelivered';
  /** Always NOT_DELIVERED. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** It does not exist, or it is not yours. */
export type NotFound = Refusal & {
  readonly __typename?: 'NotFound';
  /** Always NOT_FOUND. */
  readonly code: RefusalCode;
  /** For example: Product not found. */
  readonly message: Scalars['String']['output'];
};

/** An order as its owner sees it. */
export type Order = {
  readonly __typename?: 'Order';
  /** When its buyer took it back; null unless it was. */
  readonly cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Flat fee. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** Its placing and its latest moves, oldest first; at most a hundred. */
  readonly history: ReadonlyArray<OrderMoment>;
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** What was ordered. */
  readonly items: ReadonlyArray<OrderItem>;
  /** Whether it is the reader's own; admins read others' as well. */
  readonly mine: Scalars['Boolean']['output'];
  /** Short number for people, for example NV-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** Always: Cash on Delivery. */
  readonly paymentMethod: Scalars['String']['output'];
  /** Whether the shop has accepted it. */
  readonly phase: OrderPhase;
  /** Why it was refused; null unless it was. */
  readonly refusal: Maybe<Scalars['String']['output']>;
  /** The number of changes so far. */
  readonly revision: Scalars['Int']['output'];
  /** Where it goes. */
  readonly shippingAddress: ShippingAddress;
  /** Where it is. */
  readonly status: OrderStatus;
  /** Everything that happened, oldest first, in as few steps as tell it. */
  readonly steps: ReadonlyArray<OrderStep>;
  /** Sum of the lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** What the driver collects. */
  readonly totalPrice: Scalars['Money']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** The order was accepted. */
export type OrderAccepted = {
  readonly __typename?: 'OrderAccepted';
  /** True where the order was placed before: the same items went to the same address within five minutes. */
  readonly isEarlier: Scalars['Boolean']['output'];
  /** Order successfully placed! */
  readonly message: Scalars['String']['output'];
  /** The order; its phase is PLACED, or CANCELLED where the same command comes again later. */
  readonly order: Order;
  /** Everything the shopper can read holds the order from here on. */
  readonly position: Scalars['Position']['output'];
};

/** One page of the order board: not delivered first, then newest first. */
export type OrderBoardPage = {
  readonly __typename?: 'OrderBoardPage';
  /** How many orders stand at each status, whatever the filter. */
  readonly counts: ReadonlyArray<StatusCount>;
  /** The orders of this page. */
  readonly items: ReadonlyArray<BoardOrder>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The board holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** How many match in all; null while orders further back are still to be looked through. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
  /** What all that match come to; null where `totalCount` is. */
  readonly totalMoney: Maybe<Scalars['Money']['output']>;
};

/** An order on the board has changed. */
export type OrderBoardUpdate = {
  readonly __typename?: 'OrderBoardUpdate';
  /** The order as it is now; null where nothing changed since the position asked for. */
  readonly order: Maybe<BoardOrder>;
  /** The update brings the reader up to here; give it as `after` when connecting again. */
  readonly position: Scalars['Position']['output'];
  /** How many missed updates are still to come at least; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** The order was taken back. */
export type OrderCancelled = {
  readonly __typename?: 'OrderCancelled';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** The order; its phase is CANCELLED. */
  readonly order: Order;
  /** Everything the shopper can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** The order is past the point at which this can be done to it: moved on, or cancelled. */
export type OrderClosed = Refusal & {
  readonly __typename?: 'OrderClosed';
  /** Always ORDER_CLOSED. */
  readonly code: RefusalCode;
  /** Says why, and what can be done instead. */
  readonly message: Scalars['String']['output'];
};

/** The comment stands with the order. */
export type OrderCommented = {
  readonly __typename?: 'OrderCommented';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** The order with its comment. */
  readonly order: BoardOrder;
  /** Everything the admin can read holds the comment from here on. */
  readonly position: Scalars['Position']['output'];
};

/** What an admin looks for among the orders; everything that is given must hold. */
export type OrderFilter = {
  /** At least so much, with delivery. */
  readonly amountFrom?: InputMaybe<Scalars['Money']['input']>;
  /** At most so much, with delivery. */
  readonly amountTo?: InputMaybe<Scalars['Money']['input']>;
  /** Only orders that are late at their status by the shop's settings. */
  readonly late?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day in Colombo on which they were placed, as 2026-11-21. */
  readonly placedFrom?: InputMaybe<Scalars['String']['input']>;
  /** Last day in Colombo on which they were placed, as 2026-11-21. */
  readonly placedTo?: InputMaybe<Scalars['String']['input']>;
  /** Account of who ordered. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One thing that happened to an order, and who did it. */
export type OrderHappening = {
  readonly __typename?: 'OrderHappening';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Which of the staff did it: a display name; null where the account is gone, and of what the buyer did. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** What a comment says. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** What kind of a thing it was. */
  readonly kind: OrderHappeningKind;
  /** Whether a mail is sent about it. */
  readonly mailed: Scalars['Boolean']['output'];
  /** When the mail about it was sent; null while it waits, and where none is sent. */
  readonly mailedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the reader did it. */
  readonly mine: Scalars['Boolean']['output'];
  /** True of a move to an earlier step. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** Which of the order's events it was. */
  readonly number: Scalars['Int']['output'];
  /** Where it was before, of a move. */
  readonly previousStatus: Maybe<OrderStatus>;
  /** Why it was cancelled, where its buyer said so. */
  readonly reason: Maybe<CancelReason>;
  /** The status it led to, of a placing or a move. */
  readonly status: Maybe<OrderStatus>;
};

/** What happened to an order, as the staff reads it. */
export type OrderHappeningKind =
  /** It goes to another address. */
  | 'ADDRESS_CHANGED'
  /** Its buyer took it back. */
  | 'CANCELLED'
  /** One of the staff noted something for the others. */
  | 'COMMENTED'
  /** It moved to another status. */
  | 'MOVED'
  /** The shop has accepted it. */
  | 'PLACED';

/** One line of an order; name and price are those of the day it was placed. */
export type OrderItem = {
  readonly __typename?: 'OrderItem';
  /** The product's picture on that day. */
  readonly image: Scalars['String']['output'];
  /** Quantity times price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** The product's name on that day. */
  readonly name: Scalars['String']['output'];
  /** Price of one piece on that day. */
  readonly price: Scalars['Money']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** One product of an order: what and how many. Names and prices come from the server. */
export type OrderLineInput = {
  /** The product's id. */
  readonly productId: Scalars['ID']['input'];
  /** 1 to 99. */
  readonly quantity: Scalars['Int']['input'];
};

/** One thing that happened to an order. */
export type OrderMoment = {
  readonly __typename?: 'OrderMoment';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** When the mail about it was sent; null while it waits, and where none is sent. */
  readonly mailedAt: Maybe<Scalars['DateTime']['output']>;
  /** True where it moved to an earlier step than it had reached. */
  readonly movedBack: Scalars['Boolean']['output'];
  /** The status it moved to. */
  readonly status: OrderStatus;
};

/** One page of a shopper's orders, newest first. */
export type OrderPage = {
  readonly __typename?: 'OrderPage';
  /** The orders of this page. */
  readonly items: ReadonlyArray<Order>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The order was received and will be accepted or refused soon; orderChanged tells. */
export type OrderPending = {
  readonly __typename?: 'OrderPending';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** The order's id. */
  readonly orderId: Scalars['ID']['output'];
};

/** Whether the shop has accepted an order. */
export type OrderPhase =
  /** Accepted, and taken back by its buyer; nothing is delivered. */
  | 'CANCELLED'
  /** Received; stock is being reserved. */
  | 'PENDING'
  /** Accepted. */
  | 'PLACED'
  /** Not accepted; nothing is reserved. */
  | 'REFUSED';

/** Somebody of the staff at an order. */
export type OrderPresence = {
  readonly __typename?: 'OrderPresence';
  /** Has the order in hand on the board, and does not only look at it. */
  readonly dragging: Scalars['Boolean']['output'];
  /** Who it is; the same name may be there twice. */
  readonly name: Scalars['String']['output'];
  /** The order's id. */
  readonly orderId: Scalars['ID']['output'];
};

/** Somebody came to an order, or left one. */
export type OrderPresenceUpdate = {
  readonly __typename?: 'OrderPresenceUpdate';
  /** All of the staff who are at an order now, but for the reader. */
  readonly others: ReadonlyArray<OrderPresence>;
  /** How far what the reader can read has got. */
  readonly position: Scalars['Position']['output'];
};

/** How the orders of the board are listed. By time, what is delivered stands after all others. */
export type OrderSort =
  /** Cheapest first, with delivery. */
  | 'CHEAPEST'
  /** By the name of who ordered, from A to Z. */
  | 'CUSTOMER'
  /** By the name of who ordered, from Z to A. */
  | 'CUSTOMER_DOWN'
  /** Dearest first, with delivery. */
  | 'DEAREST'
  /** What has been longest at its status first. */
  | 'LONGEST_WAIT'
  /** The board's own order: newest first, delivered ones last. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** What came to its status last first. */
  | 'SHORTEST_WAIT';

/** The event that set a value of an order. */
export type OrderSource = {
  readonly __typename?: 'OrderSource';
  /** The event. */
  readonly entry: HistoryEntry;
  /** How many events the order has by now. */
  readonly of: Scalars['Int']['output'];
};

/** Where an order is. Any of the four may be picked at any time. */
export type OrderStatus =
  /** Delivered. */
  | 'DELIVERED'
  /** Item Packing. */
  | 'ITEM_PACKING'
  /** Item Preparing. */
  | 'ITEM_PREPARING'
  /** Out for Delivery. */
  | 'OUT_FOR_DELIVERY';

/** The order's status was changed. */
export type OrderStatusSet = {
  readonly __typename?: 'OrderStatusSet';
  /** For example: Order status updated to Delivered */
  readonly message: Scalars['String']['output'];
  /** The order as it is now. */
  readonly order: BoardOrder;
  /** Everything the admin can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
};

/** One step of an order's history; moves to and fro are one step. */
export type OrderStep = {
  readonly __typename?: 'OrderStep';
  /** When; of several moves, the first. */
  readonly at: Scalars['DateTime']['output'];
  /** What of the address changed. */
  readonly fields: ReadonlyArray<AddressField>;
  /** What kind of a step it was. */
  readonly kind: OrderStepKind;
  /** The moves in it, oldest first; empty where it was not placed or moved. */
  readonly moves: ReadonlyArray<OrderMoment>;
  /** Which of the order's changes it was; of several moves, the last. */
  readonly number: Scalars['Int']['output'];
  /** Where it was before; null where it was not moved. */
  readonly previousStatus: Maybe<OrderStatus>;
  /** Why it was cancelled, where its buyer said so. */
  readonly reason: Maybe<CancelReason>;
  /** Where it was placed or moved to; null where it was neither. */
  readonly status: Maybe<OrderStatus>;
};

/** What kind of a step an order took. */
export type OrderStepKind =
  /** Its buyer sent it elsewhere. */
  | 'ADDRESS_CHANGED'
  /** Its buyer took it back. */
  | 'CANCELLED'
  /** It went to another status. */
  | 'MOVED'
  /** The shop accepted it. */
  | 'PLACED'
  /** It went to and fro between two statuses, several times. */
  | 'WENT_BETWEEN';

/** One of the shopper's own orders has changed. */
export type OrderUpdate = {
  readonly __typename?: 'OrderUpdate';
  /** The order as it is now; null where nothing changed since the position asked for. */
  readonly order: Maybe<Order>;
  /** The update brings the reader up to here; give it as `after` when connecting again. */
  readonly position: Scalars['Position']['output'];
  /** How many missed updates are still to come at least; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** A value of an order that somebody may ask about. */
export type OrderValue =
  /** That it was cancelled. */
  | 'CANCELLED'
  /** Town and zip code. */
  | 'CITY'
  /** What the delivery costs. */
  | 'DELIVERY_FEE'
  /** The email of who receives it. */
  | 'EMAIL'
  /** What was ordered. */
  | 'ITEMS'
  /** Who receives it. */
  | 'NAME'
  /** The phone of who receives it. */
  | 'PHONE'
  /** That the shop has accepted it. */
  | 'PLACED'
  /** District, province and country. */
  | 'PROVINCE'
  /** Where it has got, cancelled and refused among it. */
  | 'STATUS'
  /** House and street. */
  | 'STREET'
  /** What the items come to. */
  | 'SUBTOTAL'
  /** Everything together. */
  | 'TOTAL';

/** An admin cannot do this to the account they are signed in with. */
export type OwnAccount = Refusal & {
  readonly __typename?: 'OwnAccount';
  /** Always OWN_ACCOUNT. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** The signed-in person's review of a product. */
export type OwnReview = {
  readonly __typename?: 'OwnReview';
  /** What it said just before; null where it was never revised. */
  readonly before: Maybe<EarlierReview>;
  /** May be empty. */
  readonly comment: Scalars['String']['output'];
  /** When it was first written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque, and the same through every revision. */
  readonly id: Scalars['ID']['output'];
  /** An order of one's own that brought the product, by which it can be revised; null where there is none. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['output'];
  /** What it is called in the list of the product's reviews. */
  readonly reviewId: Scalars['ID']['output'];
  /** When it was last revised; null where it never was. */
  readonly revisedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A new password holds from now on. */
export type PasswordSet = {
  readonly __typename?: 'PasswordSet';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** Somebody was signed out by an admin. */
export type PersonSignedOut = {
  readonly __typename?: 'PersonSignedOut';
  /** How many sessions were ended. */
  readonly ended: Scalars['Int']['output'];
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** The sessions that are left. */
  readonly sessions: ReadonlyArray<Session>;
};

/** One file of a picture. */
export type PictureFile = {
  readonly __typename?: 'PictureFile';
  /** Media type, for example image/avif. */
  readonly type: Scalars['String']['output'];
  /** Where it is. */
  readonly url: Scalars['String']['output'];
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
};

/** What a picture of a product shows. */
export type PictureKind =
  /** The piece from behind. */
  | 'BEHIND'
  /** What hangs from a ceiling, from below. */
  | 'BELOW'
  /** The material, from near. */
  | 'CLOSE'
  /** Beside a person 170 cm tall. */
  | 'PERSON'
  /** In a room, with other things of the shop. */
  | 'ROOM'
  /** What hangs, from the side. */
  | 'SIDE'
  /** The piece from the front and a little from the side. */
  | 'THREE_QUARTER';

/** An order to place, paid by cash on delivery. */
export type PlaceOrderInput = {
  /**
   * Means a second order. Without it, the same items to the same address within five minutes are the
   * same order, and the answer is the first one.
   */
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
  /** What and how many. */
  readonly items: ReadonlyArray<OrderLineInput>;
  /** Where it goes. */
  readonly shippingAddress: ShippingAddressInput;
  /** The total that was shown; the order is refused where the server comes to another. */
  readonly totalPrice: Scalars['Money']['input'];
};

/** Answer of placeOrder. */
export type PlaceOrderResult = CommandReused | EmailUnproven | InvalidInput | NotFound | OrderAccepted | OrderPending | PriceChanged | StockShortage | TooManyTries;

/** Where a product stands, which decides the floor line of its picture. */
export type Placement =
  /** Stands on the floor. */
  | 'FLOOR'
  /** Stands on a table. */
  | 'TABLE'
  /** Hangs on the wall. */
  | 'WALL';

/** The total that was shown is no longer the total; nothing was ordered. */
export type PriceChanged = Refusal & {
  readonly __typename?: 'PriceChanged';
  /** Always PRICE_CHANGED. */
  readonly code: RefusalCode;
  /** Names the old and the new total. */
  readonly message: Scalars['String']['output'];
  /** What the same items cost now. */
  readonly quote: Quote;
};

/** How the prices of a list lie. */
export type PriceSpread = {
  readonly __typename?: 'PriceSpread';
  /** How many products each of 18 steps from the lowest to the highest has; each step is dearer by the same ratio. */
  readonly bars: ReadonlyArray<Scalars['Int']['output']>;
  /** The dearest, in the same way. */
  readonly highest: Maybe<Scalars['Money']['output']>;
  /** The cheapest of the room with these words, whatever the filter is; null where there is none. */
  readonly lowest: Maybe<Scalars['Money']['output']>;
};

/** A thing the shop sells. */
export type Product = {
  readonly __typename?: 'Product';
  /** When it joined the shop. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** It is no longer sold; admins can put it back. */
  readonly archived: Scalars['Boolean']['output'];
  /** The room it belongs to. */
  readonly category: Category;
  /** Pieces that can be ordered now: on hand less reserved. */
  readonly countInStock: Scalars['Int']['output'];
  /** A few sentences. */
  readonly description: Scalars['String']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** URL of the picture: the object alone on a transparent ground, ratio 4:5. */
  readonly image: Scalars['String']['output'];
  /** URL of the 3D model; null where there is none. */
  readonly modelUrl: Maybe<Scalars['String']['output']>;
  /** Shown name. */
  readonly name: Scalars['String']['output'];
  /** Number of reviews. */
  readonly numReviews: Scalars['Int']['output'];
  /** Further pictures, in the order they are looked through; none where nobody has taken any. */
  readonly pictures: ReadonlyArray<ProductPicture>;
  /** Where it stands. */
  readonly placement: Placement;
  /** How far the shop had got at least when this was read: updates are followed from here. */
  readonly position: Scalars['Position']['output'];
  /** Price of one piece. */
  readonly price: Scalars['Money']['output'];
  /** URL of the model as iPhones read it; null where nobody has made that. */
  readonly quickLookUrl: Maybe<Scalars['String']['output']>;
  /** Average of all reviews, 0 without any, one decimal. */
  readonly rating: Scalars['Float']['output'];
  /** The latest reviews and how the ratings are spread. */
  readonly reviews: ProductReviews;
  /** Outer size; null where it is not known. */
  readonly size: Maybe<Size>;
  /** What of it is where, and why. */
  readonly stock: ProductStock;
};

/** Somebody else changed what the change was decided on; nothing was changed by this command. */
export type ProductChanged = Refusal & {
  readonly __typename?: 'ProductChanged';
  /** What changed, each in a word, for example: price */
  readonly changed: ReadonlyArray<Scalars['String']['output']>;
  /** Always PRODUCT_CHANGED. */
  readonly code: RefusalCode;
  /** Says what changed. */
  readonly message: Scalars['String']['output'];
};

/** How many products each further choice would leave, all other choices staying as they are. */
export type ProductFacets = {
  readonly __typename?: 'ProductFacets';
  /** In all rooms. */
  readonly allRooms: Scalars['Int']['output'];
  /** Without `minRating`. */
  readonly anyRating: Scalars['Int']['output'];
  /** With `hasModel`. */
  readonly hasModel: Scalars['Int']['output'];
  /** With `inStock`. */
  readonly inStock: Scalars['Int']['output'];
  /** At each price. */
  readonly prices: PriceSpread;
  /** With `minRating` 4, 3, 2 and 1. */
  readonly ratings: ReadonlyArray<RatingCount>;
  /** In each room. */
  readonly rooms: ReadonlyArray<RoomCount>;
  /** With all choices that were made. */
  readonly total: Scalars['Int']['output'];
  /** The same words in all rooms, without any filter. */
  readonly withoutChoices: Scalars['Int']['output'];
};

/** What is asked of products besides words and room. What is left out, null or false asks for nothing. */
export type ProductFilter = {
  /** Only what can be looked at in 3D. */
  readonly hasModel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what can be ordered now. */
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rupees, itself included; not below `minPrice`. */
  readonly maxPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Rupees, itself included; 0 or more. */
  readonly minPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Only what has reviews, with an average of so many stars at least: 1 to 5. */
  readonly minRating?: InputMaybe<Scalars['Int']['input']>;
};

/** What happened to a product, the newest first: at most the last 50. */
export type ProductHistory = {
  readonly __typename?: 'ProductHistory';
  /** The moments. */
  readonly moments: ReadonlyArray<ProductMoment>;
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
};

/** Where the texts of a product have what was searched for. */
export type ProductMarks = {
  readonly __typename?: 'ProductMarks';
  /** In its description. */
  readonly description: ReadonlyArray<TextRange>;
  /** The description around the first of them, where the name has none; null where both have none. */
  readonly excerpt: Maybe<Excerpt>;
  /** In its name. */
  readonly name: ReadonlyArray<TextRange>;
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
};

/** One thing that happened to a product, as people read it. */
export type ProductMoment = {
  readonly __typename?: 'ProductMoment';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it; null where it was the shop itself, or where they are erased. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** What, for example: Price from Rs. 4,500.00 to Rs. 4,200.00 */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of a list of products. */
export type ProductPage = {
  readonly __typename?: 'ProductPage';
  /** The products of this page. */
  readonly items: ReadonlyArray<Product>;
  /** One entry a product of this page; none without a search. */
  readonly marks: ReadonlyArray<ProductMarks>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** The words that were read otherwise than they were typed. */
  readonly reading: ReadonlyArray<WordReading>;
  /** How many match in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A further picture of a product. */
export type ProductPicture = {
  readonly __typename?: 'ProductPicture';
  /** What is seen, for whoever does not see it. */
  readonly alt: Scalars['String']['output'];
  /** The picture's colour in all, as #rrggbb: it holds its place until it has come. */
  readonly colour: Scalars['String']['output'];
  /** All its files, the smallest of each type first. */
  readonly files: ReadonlyArray<PictureFile>;
  /** Of that one, in pixels. */
  readonly height: Scalars['Int']['output'];
  /** What it shows. */
  readonly kind: PictureKind;
  /** URL of the one that every browser reads. */
  readonly url: Scalars['String']['output'];
  /** Of that one, in pixels; the others have its shape. */
  readonly width: Scalars['Int']['output'];
};

/** Answer of every command about a product of the catalogue; only changeProduct is refused with ProductChanged. */
export type ProductResult = CommandReused | InvalidInput | NotFound | ProductChanged | ProductSaved;

/** What buyers said of one product. */
export type ProductReviews = {
  readonly __typename?: 'ProductReviews';
  /** The newest reviews, at most 50. */
  readonly items: ReadonlyArray<Review>;
  /** How many there are. */
  readonly numReviews: Scalars['Int']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** Average of all, 0 without any. */
  readonly rating: Scalars['Float']['output'];
  /** How many gave 1, 2, 3, 4 and 5 stars: five numbers. */
  readonly spread: ReadonlyArray<Scalars['Int']['output']>;
};

/** What became of one row. */
export type ProductRow = {
  readonly __typename?: 'ProductRow';
  /** The product; null where the row was refused. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed by this row; null where it was done. */
  readonly refusal: Maybe<ProductRowRefusal>;
  /** As it was sent. */
  readonly row: Scalars['Int']['output'];
};

/** One of several things that are done to products together; what it does goes by what is given. */
export type ProductRowInput = {
  /** The product; left out for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Tells it from the others of its group; the same one whenever the group is sent again. */
  readonly row: Scalars['Int']['input'];
  /** What was shown to whoever decided; refused where somebody else has changed it since. */
  readonly seen?: InputMaybe<ProductValues>;
  /** What shall change, or what a new one is; left out to take the product out of the shop. */
  readonly values?: InputMaybe<ProductValues>;
};

/** Why a row of several was refused. */
export type ProductRowRefusal = {
  readonly __typename?: 'ProductRowRefusal';
  /** The stable word for programs. */
  readonly code: RefusalCode;
  /** The field that it is about; null where it is about the whole row. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** What became of several rows. */
export type ProductRows = {
  readonly __typename?: 'ProductRows';
  /** Everything the admin can read holds the changes from here on. */
  readonly position: Scalars['Position']['output'];
  /** In the order in which they were sent. */
  readonly rows: ReadonlyArray<ProductRow>;
};

/** The product was added, changed, taken out of the shop or put back. */
export type ProductSaved = {
  readonly __typename?: 'ProductSaved';
  /** The text for people, for example: Item updated successfully */
  readonly message: Scalars['String']['output'];
  /** Everything the admin can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
  /** The product as it is now. */
  readonly product: Product;
};

/** How a list of products is ordered. */
export type ProductSort =
  /** By name, A to Z. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Dearest first. */
  | 'PRICE_DOWN'
  /** Cheapest first. */
  | 'PRICE_UP'
  /** Best rated first; the average is weighted by the number of reviews. */
  | 'RATING'
  /** What matches the search best first; without a search the newest. */
  | 'RELEVANCE'
  /** What is out of stock first, then what is low, then the rest; each by name. */
  | 'STOCK';

/** A product's stock in pieces. On hand is received, plus adjusted, less gone, plus returned. */
export type ProductStock = {
  readonly __typename?: 'ProductStock';
  /** What counting found more, less what it found missing. */
  readonly adjusted: Scalars['Int']['output'];
  /** On hand less reserved: what can be ordered now. */
  readonly available: Scalars['Int']['output'];
  /** How many events there were. */
  readonly events: Scalars['Int']['output'];
  /** All that left with orders. */
  readonly gone: Scalars['Int']['output'];
  /** How much that is. */
  readonly level: StockLevel;
  /** So many or fewer are low: the product's own limit, or the shop's. */
  readonly lowFrom: Scalars['Int']['output'];
  /** On the shelf, reserved ones among them. */
  readonly onHand: Scalars['Int']['output'];
  /** The product's own limit; null where it goes by the shop's. */
  readonly ownLowFrom: Maybe<Scalars['Int']['output']>;
  /** All that came in. */
  readonly received: Scalars['Int']['output'];
  /** Held by orders that are being placed. */
  readonly reserved: Scalars['Int']['output'];
  /** All that came back from cancelled orders. */
  readonly returned: Scalars['Int']['output'];
  /** The shop's limit, for products without one of their own. */
  readonly shopLowFrom: Scalars['Int']['output'];
};

/** What to offer while somebody types. */
export type ProductSuggestions = {
  readonly __typename?: 'ProductSuggestions';
  /** The best matches, each also while its last word is not finished. */
  readonly items: ReadonlyArray<Product>;
  /** One entry a product. */
  readonly marks: ReadonlyArray<ProductMarks>;
  /** The words that were read otherwise than they were typed. */
  readonly reading: ReadonlyArray<WordReading>;
  /** The rooms that have some of them. */
  readonly rooms: ReadonlyArray<RoomCount>;
  /** How many match in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of a product; what is left out stays, or does not matter. */
export type ProductValues = {
  /** The room it belongs to. */
  readonly category?: InputMaybe<Category>;
  /** Pieces that can be ordered: 0 or more. */
  readonly countInStock?: InputMaybe<Scalars['Int']['input']>;
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Address of the picture. */
  readonly image?: InputMaybe<Scalars['String']['input']>;
  /** Address of the 3D model; null for none. */
  readonly modelUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Where it stands. */
  readonly placement?: InputMaybe<Placement>;
  /** Price of one piece: 0 or more. */
  readonly price?: InputMaybe<Scalars['Money']['input']>;
  /** Outer size. */
  readonly size?: InputMaybe<SizeInput>;
};

/** What a person has told of themselves; texts are empty where they have not. */
export type Profile = {
  readonly __typename?: 'Profile';
  /** Digits and +. */
  readonly contactNumber1: Scalars['String']['output'];
  /** Digits and +. */
  readonly contactNumber2: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** Where the person lives. */
  readonly shippingAddress: ProfileAddress;
};

/** Where a person lives. */
export type ProfileAddress = {
  readonly __typename?: 'ProfileAddress';
  /** House and street. */
  readonly addressLine1: Scalars['String']['output'];
  /** What the first line has no room for. */
  readonly addressLine2: Scalars['String']['output'];
  /** District of the province. */
  readonly district: Scalars['String']['output'];
  /** One of the nine provinces. */
  readonly province: Scalars['String']['output'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['output'];
};

/** Where a person lives. */
export type ProfileAddressInput = {
  /** House and street, at most 200 characters. */
  readonly addressLine1: Scalars['String']['input'];
  /** At most 200 characters. */
  readonly addressLine2: Scalars['String']['input'];
  /** District of the province. */
  readonly district: Scalars['String']['input'];
  /** One of the nine provinces. */
  readonly province: Scalars['String']['input'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['input'];
};

/** What a person tells of themselves. Texts may be empty but for name and e-mail. */
export type ProfileInput = {
  /** Digits and +, at most 20. */
  readonly contactNumber1: Scalars['String']['input'];
  /** Digits and +, at most 20. */
  readonly contactNumber2: Scalars['String']['input'];
  /** At most 254 characters. Another one than before has to be proven anew. */
  readonly email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  readonly lastName: Scalars['String']['input'];
  /** Display name, at most 80 characters. */
  readonly name: Scalars['String']['input'];
  /** Where the person lives. */
  readonly shippingAddress: ProfileAddressInput;
};

/** The profile was saved. */
export type ProfileSaved = {
  readonly __typename?: 'ProfileSaved';
  /** The account as it is now. */
  readonly me: Me;
  /** Profile Saved Successfully! */
  readonly message: Scalars['String']['output'];
};

/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type Query = {
  readonly __typename?: 'Query';
  /** Accounts by e-mail. `limit` is 1 to 100. */
  readonly accounts: AccountPage;
  /** One order as the staff sees it; null where there is none of the number. */
  readonly boardOrder: Maybe<BoardOrder>;
  /** The signed-in shopper's cart. */
  readonly cart: Cart;
  /** The catalogue as admins see it. `limit` is 1 to 100. */
  readonly catalogue: CataloguePage;
  /** How many products the choices of the catalogue leave. */
  readonly catalogueCounts: CatalogueCounts;
  /** How many products each room holds. */
  readonly categoryCounts: ReadonlyArray<CategoryCount>;
  /** Whether one can continue with Google, or with what stands in for it. */
  readonly googleSignIn: Scalars['Boolean']['output'];
  /**
   * What a visitor has gathered in the browser, at today's prices and stock. Nothing of it is kept. At most 50 products,
   * each once.
   */
  readonly guestCart: Cart;
  /** Events of the log, newest first. `limit` is 1 to 200. */
  readonly history: HistoryPage;
  /** The order board as it was. */
  readonly historyBoard: HistoryBoardResult;
  /** What is different between two moments of the shop: its board, its stock and its prices. */
  readonly historyComparison: HistoryComparisonResult;
  /** A stretch of the log from far away. */
  readonly historyCourse: HistoryCourseResult;
  /** One event of the log. */
  readonly historyEvent: HistoryEventResult;
  /** Events of the log by time. `buckets` is 1 to 500. */
  readonly historyHistogram: HistoryHistogram;
  /** The next event that matches, or the one before; null where there is none. */
  readonly historyNext: Maybe<HistoryEntry>;
  /** One order as it was. */
  readonly historyOrder: HistoryOrderResult;
  /** A cart as it was. */
  readonly historyPastCart: HistoryPastCartResult;
  /** A product as it was. */
  readonly historyPastProduct: HistoryPastProductResult;
  /** The stock of a product as it was. */
  readonly historyPastStock: HistoryPastStockResult;
  /** Products the log tells of, by name. */
  readonly historyProducts: ReadonlyArray<HistoryProduct>;
  /** A report from the log up to an event. It is made away from those whom the shop serves, and given up when whoever asked leaves. */
  readonly historyReport: HistoryReportResult;
  /** The shop as it was. */
  readonly historyShop: HistoryShopResult;
  /** How far the index of the log has got. */
  readonly historyStanding: HistoryStanding;
  /** The stock of a product over a stretch of the log: where it began, and after events that moved it, at most 401 in all. */
  readonly historyStock: ReadonlyArray<HistoryStockPoint>;
  /** Searches that find something, near to one that does not. `first` is 1 to 10. */
  readonly likelySearches: ReadonlyArray<LikelySearch>;
  /** Who is signed in; null for a visitor. */
  readonly me: Maybe<Me>;
  /** Where the signed-in shopper's latest orders went: five addresses at most, newest first, each once. */
  readonly myAddresses: ReadonlyArray<UsedAddress>;
  /** The signed-in shopper's orders, newest first. `limit` is 1 to 100. */
  readonly myOrders: OrderPage;
  /** The reports of the signed-in person, newest first. `limit` is 1 to 100. */
  readonly myReports: ReportPage;
  /** The signed-in person's own reviews of some products. */
  readonly myReviews: ReadonlyArray<OwnReview>;
  /** One order of one's own, or any for an admin; null where there is none. */
  readonly order: Maybe<Order>;
  /** All orders that stand: not delivered first, then newest first. `limit` is 1 to 200. */
  readonly orderBoard: OrderBoardPage;
  /** One's own order of a number, or anybody's for an admin; null where there is none. */
  readonly orderByNumber: Maybe<Order>;
  /** The event that set a value of an order; null where there is no such order, or the index of the log does not hold the event yet. */
  readonly orderSource: Maybe<OrderSource>;
  /** One product; null where there is none. */
  readonly product: Maybe<Product>;
  /** How many products each further choice would leave. */
  readonly productFacets: ProductFacets;
  /** What happened to a product, also to one that is no longer sold; null where there is none. */
  readonly productHistory: Maybe<ProductHistory>;
  /** What to offer for words that are being typed. `first` is 1 to 20. */
  readonly productSuggestions: ProductSuggestions;
  /** Products that match. `limit` is 1 to 100. */
  readonly products: ProductPage;
  /** How the read models stand. */
  readonly readModels: ReadModels;
  /** How many reports stand at each state. */
  readonly reportStates: ReadonlyArray<ReportStateCount>;
  /** Everybody's reports, newest first. `limit` is 1 to 100. */
  readonly reports: ReportInbox;
  /** Where the person is signed in, oldest first. */
  readonly sessions: ReadonlyArray<Session>;
  /** Where somebody is signed in, oldest first, the last 100; empty where there is no such account. */
  readonly sessionsOf: ReadonlyArray<Session>;
  /** What admins have set for the whole shop. */
  readonly shopSettings: ShopSettings;
  /** What happened to a product's stock, newest first; null where there never was such a product. `limit` is 1 to 100. */
  readonly stockLedger: Maybe<StockLedger>;
  /** How the day goes. */
  readonly today: Today;
  /** Names of the read models that can be compared with the log. */
  readonly verifiableModels: ReadonlyArray<Scalars['ID']['output']>;
  /** Folds a product's stock afresh and compares; null where there never was such a product. */
  readonly verifyStock: Maybe<StockVerification>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryAccountsArgs = {
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryBoardOrderArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryCartArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryCatalogueArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Category>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<CatalogueFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<ProductSort>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryCatalogueCountsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Category>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryGuestCartArgs = {
  lines: ReadonlyArray<GuestCartLineInput>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryArgs = {
  before: InputMaybe<Scalars['Int']['input']>;
  filter: InputMaybe<HistoryFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryBoardArgs = {
  at: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryComparisonArgs = {
  a: Scalars['String']['input'];
  b: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryCourseArgs = {
  from: InputMaybe<Scalars['String']['input']>;
  to: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryEventArgs = {
  number: Scalars['Int']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryHistogramArgs = {
  buckets?: InputMaybe<Scalars['Int']['input']>;
  filter: InputMaybe<HistoryFilter>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryNextArgs = {
  back?: InputMaybe<Scalars['Boolean']['input']>;
  filter: InputMaybe<HistoryFilter>;
  number: Scalars['Int']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryOrderArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  order: Scalars['String']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryPastCartArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  user: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryPastProductArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryPastStockArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryReportArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  category: InputMaybe<Category>;
  from: InputMaybe<Scalars['DateTime']['input']>;
  name: HistoryReportName;
  province: InputMaybe<Scalars['String']['input']>;
  to: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryShopArgs = {
  at: InputMaybe<Scalars['String']['input']>;
  products: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryHistoryStockArgs = {
  first: Scalars['Int']['input'];
  last: Scalars['Int']['input'];
  product: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryLikelySearchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryMyAddressesArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryMyOrdersArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryMyReportsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryMyReviewsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryOrderArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryOrderBoardArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cancelled?: InputMaybe<Scalars['Boolean']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OrderFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  province: InputMaybe<Scalars['String']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderSort>;
  status: InputMaybe<OrderStatus>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryOrderByNumberArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  number: Scalars['String']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryOrderSourceArgs = {
  order: Scalars['ID']['input'];
  value: OrderValue;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryProductArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryProductFacetsArgs = {
  category: InputMaybe<Category>;
  filter: InputMaybe<ProductFilter>;
  search: InputMaybe<Scalars['String']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryProductHistoryArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryProductSuggestionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryProductsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  category: InputMaybe<Category>;
  cursor: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<ProductFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<ProductSort>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryReportsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  search: InputMaybe<Scalars['String']['input']>;
  state: InputMaybe<ReportState>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QuerySessionsOfArgs = {
  accountId: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryShopSettingsArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryStockLedgerArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/** Reading. `after` waits, at most two seconds, until the answer holds everything up to that position. */
export type QueryVerifyStockArgs = {
  productId: Scalars['ID']['input'];
};

/** What some items cost now. */
export type Quote = {
  readonly __typename?: 'Quote';
  /** Flat fee. */
  readonly deliveryFee: Scalars['Money']['output'];
  /** One entry a product. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** Sum of the lines. */
  readonly subtotal: Scalars['Money']['output'];
  /** Subtotal and delivery. */
  readonly total: Scalars['Money']['output'];
};

/** What one product of a quote costs now. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** Quantity times price. */
  readonly lineTotal: Scalars['Money']['output'];
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** Price of one piece now. */
  readonly price: Scalars['Money']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** How many products with a rating are in a list. */
export type RatingCount = {
  readonly __typename?: 'RatingCount';
  /** The number of products. */
  readonly count: Scalars['Int']['output'];
  /** So many stars on average, or more. */
  readonly minRating: Scalars['Int']['output'];
};

/** Documents that are folded from the log, for one purpose. */
export type ReadModel = {
  readonly __typename?: 'ReadModel';
  /** Events it has still to take. */
  readonly behind: Scalars['Int']['output'];
  /** What is being built beside it; null where nothing is. */
  readonly building: Maybe<ReadModelBuild>;
  /** About so many bytes they are. */
  readonly bytes: Scalars['Float']['output'];
  /** How many documents it has. */
  readonly documents: Scalars['Int']['output'];
  /** The number of the last event in it. */
  readonly event: Scalars['Int']['output'];
  /** How many it takes; null until that is known. */
  readonly eventsPerSecond: Maybe<Scalars['Float']['output']>;
  /** Its name, for example orders. */
  readonly id: Scalars['ID']['output'];
  /** The latest thing that was asked for; null for none. */
  readonly job: Maybe<ReadModelJob>;
  /** Collections that serve no more and can be dropped. */
  readonly kept: ReadonlyArray<Scalars['String']['output']>;
  /** The collection that serves readers. */
  readonly serving: Scalars['String']['output'];
  /** The version of its form; another form is another version. */
  readonly version: Scalars['Int']['output'];
};

/** What can be done with a read model while it serves readers. */
export type ReadModelAction =
  /** Take a collection away that serves no more. */
  | 'DROP'
  /** Build it anew from the log beside the one that serves, compare, and switch. */
  | 'REBUILD'
  /** Compare it with the log. */
  | 'VERIFY';

/** What was asked for will be done. */
export type ReadModelAsked = {
  readonly __typename?: 'ReadModelAsked';
  /** What happens meanwhile, for people. */
  readonly message: Scalars['String']['output'];
  /** All read models. */
  readonly readModels: ReadModels;
};

/** A collection that is built from the log beside the one that serves. */
export type ReadModelBuild = {
  readonly __typename?: 'ReadModelBuild';
  /** Its name. */
  readonly collection: Scalars['String']['output'];
  /** The number of the last event in it. */
  readonly event: Scalars['Int']['output'];
  /** How fast it comes on; null until that is known. */
  readonly eventsPerSecond: Maybe<Scalars['Float']['output']>;
};

/** Something else is being done with the read model; ask again when it has ended. */
export type ReadModelBusy = Refusal & {
  readonly __typename?: 'ReadModelBusy';
  /** Always READ_MODEL_BUSY. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** The latest thing that was asked to be done with a read model. */
export type ReadModelJob = {
  readonly __typename?: 'ReadModelJob';
  /** What. */
  readonly action: ReadModelAction;
  /** When this was last told; null while nobody has begun. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** Who asked; null where a command at the terminal did. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The same from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** How far it is. */
  readonly state: ReadModelJobState;
  /** What came of it, for people; empty until then. */
  readonly text: Scalars['String']['output'];
};

/** How far what was asked for is. */
export type ReadModelJobState =
  /** It is done, and all is well. */
  | 'DONE'
  /** It was not done, or something is not well. */
  | 'FAILED'
  /** It is being done. */
  | 'RUNNING'
  /** Nobody has begun yet. */
  | 'WAITING';

/** Why the read models could not be kept up. */
export type ReadModelProblem = {
  readonly __typename?: 'ReadModelProblem';
  /** When it was last so. */
  readonly at: Scalars['DateTime']['output'];
  /** It is still so. */
  readonly lasting: Scalars['Boolean']['output'];
  /** What happened. */
  readonly text: Scalars['String']['output'];
};

/** What asking for something to be done with a read model answers. */
export type ReadModelResult = NotFound | ReadModelAsked | ReadModelBusy;

/** All read models, as the process that answers sees them. */
export type ReadModels = {
  readonly __typename?: 'ReadModels';
  /** How many events the log has; 0 while their numbers are not known. */
  readonly events: Scalars['Int']['output'];
  /** One by one. */
  readonly items: ReadonlyArray<ReadModel>;
  /** The last failure to keep them up since this process began; null for none. */
  readonly problem: Maybe<ReadModelProblem>;
};

/** The read models have moved. */
export type ReadModelsUpdate = {
  readonly __typename?: 'ReadModelsUpdate';
  /** The update brings the reader up to here. */
  readonly position: Scalars['Position']['output'];
  /** As they are now. */
  readonly readModels: ReadModels;
};

/** A command that was refused: nothing was stored. */
export type Refusal = {
  /** The stable word for programs. */
  readonly code: RefusalCode;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** Why a command was refused, as a stable word. */
export type RefusalCode =
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** Somebody else changed it since it was shown. */
  | 'CHANGED_MEANWHILE'
  /** A code or token is wrong, used up, or too old. */
  | 'CODE_REFUSED'
  /** The command id was used before for something else. */
  | 'COMMAND_REUSED'
  /** An account with this e-mail exists. */
  | 'EMAIL_TAKEN'
  /** The mailbox of the account has to be proven first. */
  | 'EMAIL_UNPROVEN'
  /** Some fields do not hold what they must. */
  | 'INVALID_INPUT'
  /** There must always be an admin. */
  | 'LAST_ADMIN'
  /** Only who was delivered a product may review it. */
  | 'NOT_DELIVERED'
  /** The product, order or cart line does not exist, or is not yours. */
  | 'NOT_FOUND'
  /** The order is past the point at which this can be done to it. */
  | 'ORDER_CLOSED'
  /** An admin cannot do this to the account they are signed in with. */
  | 'OWN_ACCOUNT'
  /** The total that was shown is no longer the total. */
  | 'PRICE_CHANGED'
  /** Somebody else changed the product since it was shown. */
  | 'PRODUCT_CHANGED'
  /** Something else is being done with the read model. */
  | 'READ_MODEL_BUSY'
  /** E-mail or password is wrong. */
  | 'SIGN_IN_REFUSED'
  /** There are fewer on hand than asked for. */
  | 'STOCK_SHORTAGE'
  /** Too many tries, or too much within a time; wait. */
  | 'TOO_MANY_TRIES';

/** Answer of removeFromCart. */
export type RemoveFromCartResult = CartChanged | CommandReused | NotFound;

/** What somebody reported to the shop; sent by POST /api/reports, because files come with it. */
export type Report = {
  readonly __typename?: 'Report';
  /** What the shop has answered, oldest first. */
  readonly answers: ReadonlyArray<ReportAnswer>;
  /** At most three files. */
  readonly attachments: ReadonlyArray<ReportAttachment>;
  /** Null unless it is closed. */
  readonly closed: Maybe<ReportTurn>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** In full. */
  readonly description: Scalars['String']['output'];
  /** Where to answer; empty where the sender is erased. */
  readonly email: Scalars['String']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** One of the seven kinds of issues. */
  readonly issueType: Scalars['String']['output'];
  /** Short number for people, for example RP-7K3M9Q. */
  readonly number: Scalars['String']['output'];
  /** The sender's order of that number; null where there is none. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** As it was typed; may be empty. */
  readonly orderNumber: Scalars['String']['output'];
  /** Null unless it was opened again and nobody has answered since. */
  readonly reopened: Maybe<ReportTurn>;
  /** Where it is. */
  readonly state: ReportState;
  /** In a few words. */
  readonly subject: Scalars['String']['output'];
};

/** An answer of the shop's to a report. */
export type ReportAnswer = {
  readonly __typename?: 'ReportAnswer';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who wrote it; null where the account is gone. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** What the shop says. */
  readonly text: Scalars['String']['output'];
};

/** A file that came with a report. */
export type ReportAttachment = {
  readonly __typename?: 'ReportAttachment';
  /** Its size. */
  readonly bytes: Scalars['Int']['output'];
  /** For example image/png. */
  readonly mediaType: Scalars['String']['output'];
  /** As the sender called it. */
  readonly name: Scalars['String']['output'];
  /** Where the sender and admins can download it. */
  readonly url: Scalars['String']['output'];
};

/** Answer of answerReport, closeReport and reopenReport. */
export type ReportChangeResult = CommandReused | InvalidInput | NotFound | ReportChanged;

/** A report was answered, closed or opened again. */
export type ReportChanged = {
  readonly __typename?: 'ReportChanged';
  /** For example: The answer has been sent. */
  readonly message: Scalars['String']['output'];
  /** Everything the admin can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
  /** The report as it is now. */
  readonly report: Report;
};

/** One page of what an admin looks for among the reports, newest first. */
export type ReportInbox = {
  readonly __typename?: 'ReportInbox';
  /** The reports of this page. */
  readonly items: ReadonlyArray<Report>;
  /** Give it as `cursor` to read, or to look, on; null where nothing follows. A page of words may be empty and not the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** How many there are in all; null where words are looked for and older reports are still to be looked through. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** One page of reports, newest first. */
export type ReportPage = {
  readonly __typename?: 'ReportPage';
  /** The reports of this page. */
  readonly items: ReadonlyArray<Report>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The list holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Where a report is. */
export type ReportState =
  /** The shop has answered. */
  | 'ANSWERED'
  /** Nothing more has to be done about it. */
  | 'CLOSED'
  /** Nobody has answered yet. */
  | 'OPEN';

/** How many reports stand at a state. */
export type ReportStateCount = {
  readonly __typename?: 'ReportStateCount';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The state. */
  readonly state: ReportState;
};

/** When one of the staff closed a report, or opened it again. */
export type ReportTurn = {
  readonly __typename?: 'ReportTurn';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who; null where the account is gone. */
  readonly by: Maybe<Scalars['String']['output']>;
};

/** A report has come, or has changed. */
export type ReportUpdate = {
  readonly __typename?: 'ReportUpdate';
  /** The update brings the reader up to here; give it as `after` when connecting again. */
  readonly position: Scalars['Position']['output'];
  /** How many missed updates are still to come at least; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** The report as it is now; null where nothing changed since the position asked for. */
  readonly report: Maybe<Report>;
};

/** Answer of resetPassword. */
export type ResetPasswordResult = CodeRefused | InvalidInput | PasswordSet | TooManyTries;

/** One buyer's opinion of one product. */
export type Review = {
  readonly __typename?: 'Review';
  /** May be empty. */
  readonly comment: Scalars['String']['output'];
  /** When it was written or last revised. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** The author's display name, or Anonymous. */
  readonly name: Scalars['String']['output'];
  /** 1 to 5. */
  readonly rating: Scalars['Int']['output'];
};

/** The review is in the shop. */
export type ReviewSaved = {
  readonly __typename?: 'ReviewSaved';
  /** The text for people. */
  readonly message: Scalars['String']['output'];
  /** Everybody who reads the product reads the review from here on. */
  readonly position: Scalars['Position']['output'];
  /** The product with its reviews; null where the shop no longer sells it. */
  readonly product: Maybe<Product>;
  /** The review as it is now. */
  readonly review: OwnReview;
};

/** What somebody is allowed to do. Decided by the server's session, never by input. */
export type Role =
  /** Runs the shop: products, stock, the order board. */
  | 'ADMIN'
  /** Reads the event history. */
  | 'ANALYST'
  /** Signed in to buy: own cart and own orders. */
  | 'SHOPPER'
  /** Nobody signed in, or anybody. */
  | 'VISITOR';

/** An account has a role. */
export type RoleGranted = {
  readonly __typename?: 'RoleGranted';
  /** The account as it is now. */
  readonly account: Account;
  /** The text for people. */
  readonly message: Scalars['String']['output'];
};

/** How many products of a list are in a room. */
export type RoomCount = {
  readonly __typename?: 'RoomCount';
  /** The room. */
  readonly category: Category;
  /** Its number of products. */
  readonly count: Scalars['Int']['output'];
};

/** One piece of a cart in a room. */
export type RoomPiece = {
  readonly __typename?: 'RoomPiece';
  /** Which of several of the same product, from 1. */
  readonly copy: Scalars['Int']['output'];
  /** Null where its owner took it out of the room. */
  readonly place: Maybe<RoomPlace>;
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
};

/** One piece of a cart in a room. */
export type RoomPieceInput = {
  /** Which of several of the same product, from 1. */
  readonly copy: Scalars['Int']['input'];
  /** Left out where it was taken out of the room. */
  readonly place?: InputMaybe<RoomPlaceInput>;
  /** The product's id. */
  readonly productId: Scalars['ID']['input'];
};

/** Where a piece stands or hangs, in whole centimetres from the left corner of the back wall. */
export type RoomPlace = {
  readonly __typename?: 'RoomPlace';
  /** From the back wall to the nearest edge. */
  readonly backCm: Scalars['Int']['output'];
  /** From the floor to the lower edge. */
  readonly bottomCm: Scalars['Int']['output'];
  /** From the left wall to the nearest edge. */
  readonly leftCm: Scalars['Int']['output'];
  /** 0, 90, 180 or 270 degrees, against the clock as seen from above; at 0 it faces the front. */
  readonly turn: Scalars['Int']['output'];
};

/** Where a piece stands or hangs, in whole centimetres from the left corner of the back wall. */
export type RoomPlaceInput = {
  /** From the back wall to the nearest edge. */
  readonly backCm: Scalars['Int']['input'];
  /** From the floor to the lower edge. */
  readonly bottomCm: Scalars['Int']['input'];
  /** From the left wall to the nearest edge. */
  readonly leftCm: Scalars['Int']['input'];
  /** 0, 90, 180 or 270 degrees. */
  readonly turn: Scalars['Int']['input'];
};

/** A room, and what stands in it. */
export type RoomPlan = {
  readonly __typename?: 'RoomPlan';
  /** Along the left wall. */
  readonly depthCm: Scalars['Int']['output'];
  /** From the floor to the ceiling. */
  readonly heightCm: Scalars['Int']['output'];
  /** Pieces of the cart, also such as have left it since. */
  readonly pieces: ReadonlyArray<RoomPiece>;
  /** Along the back wall. */
  readonly widthCm: Scalars['Int']['output'];
};

/** A room of 1.5 to 12 metres on each side and 2 to 6 metres in height, and at most 24 pieces in it. */
export type RoomPlanInput = {
  /** Along the left wall. */
  readonly depthCm: Scalars['Int']['input'];
  /** From the floor to the ceiling. */
  readonly heightCm: Scalars['Int']['input'];
  /** Each piece once. */
  readonly pieces: ReadonlyArray<RoomPieceInput>;
  /** Along the back wall. */
  readonly widthCm: Scalars['Int']['input'];
};

/** Answer of saveProfile. */
export type SaveProfileResult = EmailTaken | InvalidInput | ProfileSaved | TooManyTries;

/** Answer of sendVerification. */
export type SendVerificationResult = MailAccepted | TooManyTries;

/** One place where a person is signed in. */
export type Session = {
  readonly __typename?: 'Session';
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  readonly current: Scalars['Boolean']['output'];
  /** For recognising, for example Firefox on Linux. */
  readonly device: Scalars['String']['output'];
  /** When it ends by itself. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Names the session; opens nothing. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to the hour. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

/** Sessions were ended. */
export type SessionsEnded = {
  readonly __typename?: 'SessionsEnded';
  /** How many. */
  readonly ended: Scalars['Int']['output'];
  /** The sessions that are left. */
  readonly sessions: ReadonlyArray<Session>;
};

/** Answer of setOrderStatus. */
export type SetOrderStatusResult = ChangedMeanwhile | CommandReused | InvalidInput | NotFound | OrderClosed | OrderStatusSet;

/** A setting that somebody has changed. */
export type SettingChange = {
  readonly __typename?: 'SettingChange';
  /** What it became, in words with the unit. */
  readonly after: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What it was, in words with the unit. */
  readonly before: Scalars['String']['output'];
  /** Name of the account that did it; null where that is erased. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Its place among the changes. */
  readonly id: Scalars['ID']['output'];
  /** What it is called, for example: Item Packing, late from. */
  readonly name: Scalars['String']['output'];
  /** Which one. */
  readonly setting: SettingName;
};

/** A setting of the shop's. */
export type SettingName =
  /** Days out for delivery after which an order is late. */
  | 'DELIVERY_LATE_DAYS'
  /** What packing slips ask of whoever takes the parcel. */
  | 'DELIVERY_NOTE'
  /** Days out for delivery after which an order is amber. */
  | 'DELIVERY_WARM_DAYS'
  /** So many pieces or fewer are low. */
  | 'LOW_STOCK'
  /** Hours at Item Packing after which an order is late. */
  | 'PACKING_LATE_HOURS'
  /** Hours at Item Packing after which an order is amber. */
  | 'PACKING_WARM_HOURS'
  /** Hours at Item Preparing after which an order is late. */
  | 'PREPARING_LATE_HOURS'
  /** Hours at Item Preparing after which an order is amber. */
  | 'PREPARING_WARM_HOURS'
  /** What the shop is called in mails and on slips. */
  | 'SHOP_NAME';

/** Where an order goes. */
export type ShippingAddress = {
  readonly __typename?: 'ShippingAddress';
  /** House and street. */
  readonly address: Scalars['String']['output'];
  /** Town. */
  readonly city: Scalars['String']['output'];
  /** Sri Lanka. */
  readonly country: Scalars['String']['output'];
  /** District; may be empty for orders of the mobile app. */
  readonly district: Scalars['String']['output'];
  /** For questions about the order. */
  readonly email: Scalars['String']['output'];
  /** Given name. */
  readonly firstName: Scalars['String']['output'];
  /** Family name. */
  readonly lastName: Scalars['String']['output'];
  /** The driver calls it. */
  readonly phone: Scalars['String']['output'];
  /** One of the nine provinces. */
  readonly province: Scalars['String']['output'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['output'];
};

/** Where an order shall go. Every field is required; district may be left out. */
export type ShippingAddressInput = {
  /** House and street. */
  readonly address: Scalars['String']['input'];
  /** Town. */
  readonly city: Scalars['String']['input'];
  /** Sri Lanka unless given. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** District of the province. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** For questions about the order. */
  readonly email: Scalars['String']['input'];
  /** Given name. */
  readonly firstName: Scalars['String']['input'];
  /** Family name. */
  readonly lastName: Scalars['String']['input'];
  /** Digits and +. */
  readonly phone: Scalars['String']['input'];
  /** One of the nine provinces. */
  readonly province: Scalars['String']['input'];
  /** Postal code. */
  readonly zipCode: Scalars['String']['input'];
};

/** What admins set for the whole shop. */
export type ShopSettings = {
  readonly __typename?: 'ShopSettings';
  /** The latest hundred changes, newest first. */
  readonly changes: ReadonlyArray<SettingChange>;
  /** Days out for delivery after which an order is late. */
  readonly deliveryLateDays: Scalars['Int']['output'];
  /** What packing slips ask of whoever takes the parcel; may be empty. */
  readonly deliveryNote: Scalars['String']['output'];
  /** Days out for delivery after which an order is amber. */
  readonly deliveryWarmDays: Scalars['Int']['output'];
  /** The one of the shop. */
  readonly id: Scalars['ID']['output'];
  /** So many pieces or fewer are low, of products without a limit of their own. */
  readonly lowStock: Scalars['Int']['output'];
  /** Hours at Item Packing after which an order is late. */
  readonly packingLateHours: Scalars['Int']['output'];
  /** Hours at Item Packing after which an order is amber. */
  readonly packingWarmHours: Scalars['Int']['output'];
  /** Hours at Item Preparing after which an order is late. */
  readonly preparingLateHours: Scalars['Int']['output'];
  /** Hours at Item Preparing after which an order is amber. */
  readonly preparingWarmHours: Scalars['Int']['output'];
  /** What the shop is called in mails and on slips. */
  readonly shopName: Scalars['String']['output'];
};

/** Settings to change; what is left out stays as it is. */
export type ShopSettingsInput = {
  /** 1 to 60, and not before amber. */
  readonly deliveryLateDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 400 characters; none prints no note. */
  readonly deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60. */
  readonly deliveryWarmDays?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 1,000,000 pieces. */
  readonly lowStock?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720, and not before amber. */
  readonly packingLateHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720. */
  readonly packingWarmHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720, and not before amber. */
  readonly preparingLateHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 720. */
  readonly preparingWarmHours?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 40 characters. */
  readonly shopName?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of changeSettings. */
export type ShopSettingsResult = CommandReused | InvalidInput | ShopSettingsSaved;

/** The settings hold. */
export type ShopSettingsSaved = {
  readonly __typename?: 'ShopSettingsSaved';
  /** For example: Settings saved. */
  readonly message: Scalars['String']['output'];
  /** Everything the admin can read holds the change from here on. */
  readonly position: Scalars['Position']['output'];
  /** As they are now. */
  readonly settings: ShopSettings;
};

/** The settings have changed. */
export type ShopSettingsUpdate = {
  readonly __typename?: 'ShopSettingsUpdate';
  /** The update brings the reader up to here; give it as `after` when connecting again. */
  readonly position: Scalars['Position']['output'];
  /** How many missed updates are still to come at least; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
  /** As they are now; null where nothing changed since the position asked for. */
  readonly settings: Maybe<ShopSettings>;
};

/** One product of which fewer are on hand than asked for. */
export type ShortLine = {
  readonly __typename?: 'ShortLine';
  /** How many can be had now. */
  readonly available: Scalars['Int']['output'];
  /** The product's name. */
  readonly name: Scalars['String']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
  /** How many were asked for. */
  readonly requested: Scalars['Int']['output'];
};

/** E-mail or password is wrong, or the account may not sign in here. */
export type SignInRefused = Refusal & {
  readonly __typename?: 'SignInRefused';
  /** Always SIGN_IN_REFUSED. */
  readonly code: RefusalCode;
  /** The same text whatever was wrong. */
  readonly message: Scalars['String']['output'];
};

/** Answer of signOutPerson. */
export type SignOutPersonResult = NotFound | OwnAccount | PersonSignedOut;

/** Answer of signOutSession. */
export type SignOutSessionResult = NotFound | SessionsEnded;

/** A new account. */
export type SignUpInput = {
  /** The terms were accepted; must be true. */
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

/** Signed in: the session is in the answer's cookie. */
export type SignedIn = {
  readonly __typename?: 'SignedIn';
  /** Who is signed in now. */
  readonly me: Me;
  /** The text for people; empty where there is nothing to say. */
  readonly message: Scalars['String']['output'];
};

/** Signed out. */
export type SignedOut = {
  readonly __typename?: 'SignedOut';
  /** Always true. */
  readonly signedOut: Scalars['Boolean']['output'];
};

/** Outer size in centimetres. */
export type Size = {
  readonly __typename?: 'Size';
  /** Front to back. */
  readonly depthCm: Scalars['Float']['output'];
  /** Floor to top. */
  readonly heightCm: Scalars['Float']['output'];
  /** Left to right. */
  readonly widthCm: Scalars['Float']['output'];
};

/** Outer size in centimetres. */
export type SizeInput = {
  /** Front to back. */
  readonly depthCm: Scalars['Float']['input'];
  /** Floor to top. */
  readonly heightCm: Scalars['Float']['input'];
  /** Left to right. */
  readonly widthCm: Scalars['Float']['input'];
};

/** How many orders stand at a status. */
export type StatusCount = {
  readonly __typename?: 'StatusCount';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The status. */
  readonly status: OrderStatus;
};

/** What an event did to a product's stock. */
export type StockChangeKind =
  /** Somebody counted, and found more or fewer. */
  | 'ADJUSTED'
  /** Pieces left with an order. */
  | 'CONFIRMED'
  /** The limit of low stock is another. */
  | 'LIMIT'
  /** Pieces came in. */
  | 'RECEIVED'
  /** An order holds them no more. */
  | 'RELEASED'
  /** An order that is being placed holds pieces. */
  | 'RESERVED'
  /** Pieces came back from a cancelled order. */
  | 'RETURNED';

/** A figure that is not what the log says. */
export type StockDifference = {
  readonly __typename?: 'StockDifference';
  /** In a word, for example: On hand */
  readonly figure: Scalars['String']['output'];
  /** In a sentence, for example: The list says 3, the log says 2. */
  readonly words: Scalars['String']['output'];
};

/** A page of a product's ledger, newest first. */
export type StockLedger = {
  readonly __typename?: 'StockLedger';
  /** The entries of this page. */
  readonly items: ReadonlyArray<StockLedgerEntry>;
  /** Give it as `cursor` to read the next page; null on the last. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** The ledger holds everything up to here. */
  readonly position: Scalars['Position']['output'];
  /** The product as it was when the page was read, also one that is no longer sold. */
  readonly product: Product;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One event of a product's stock, and what there was after it. It never changes. */
export type StockLedgerEntry = {
  readonly __typename?: 'StockLedgerEntry';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Could be ordered after it. */
  readonly available: Scalars['Int']['output'];
  /** Who did it; null where it was the shop itself, where they are erased, and for who sees no people. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** The event's number in the log; null until the index of the log holds it. */
  readonly event: Maybe<Scalars['Int']['output']>;
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** What happened. */
  readonly kind: StockChangeKind;
  /** The product's own limit after it, of kind LIMIT; null goes by the shop's. */
  readonly lowFromAfter: Maybe<Scalars['Int']['output']>;
  /** The product's own limit before it, of kind LIMIT; null went by the shop's. */
  readonly lowFromBefore: Maybe<Scalars['Int']['output']>;
  /** On hand after it. */
  readonly onHand: Scalars['Int']['output'];
  /** Pieces more on hand; less where it is negative. */
  readonly onHandChange: Scalars['Int']['output'];
  /** The order it was for, as people call it, for example NV-7K3M9Q. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Why, in the words of who did it; null where nobody was asked. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Reserved after it. */
  readonly reserved: Scalars['Int']['output'];
  /** Pieces more reserved; less where it is negative. */
  readonly reservedChange: Scalars['Int']['output'];
  /** Its place among the product's events, counted from 0. */
  readonly revision: Scalars['Int']['output'];
};

/** How much there is of a product. */
export type StockLevel =
  /** More than that. */
  | 'ENOUGH'
  /** No more than its limit of low stock can be ordered now. */
  | 'LOW'
  /** None can be ordered now. */
  | 'OUT';

/** There are fewer on hand than asked for. */
export type StockShortage = Refusal & {
  readonly __typename?: 'StockShortage';
  /** Always STOCK_SHORTAGE. */
  readonly code: RefusalCode;
  /** Every product that falls short. */
  readonly lines: ReadonlyArray<ShortLine>;
  /** Names the products and what is left of them. */
  readonly message: Scalars['String']['output'];
};

/** The stock or the product has changed. */
export type StockUpdate = {
  readonly __typename?: 'StockUpdate';
  /** The update brings the reader up to here; give it as `after` when connecting again. */
  readonly position: Scalars['Position']['output'];
  /** The product as it is now; null where nothing changed since the position asked for, or where the product is gone. */
  readonly product: Maybe<Product>;
  /** The id of the product that changed; null where nothing changed. */
  readonly productId: Maybe<Scalars['ID']['output']>;
  /** How many missed updates are still to come at least; 0 when the reader is live. */
  readonly remaining: Scalars['Int']['output'];
};

/** A product's figures beside its stock's own events, folded afresh. Nothing was written. */
export type StockVerification = {
  readonly __typename?: 'StockVerification';
  /** When it was looked at. */
  readonly at: Scalars['DateTime']['output'];
  /** None where the figures are what the log says. */
  readonly differences: ReadonlyArray<StockDifference>;
  /** Events that were folded. */
  readonly events: Scalars['Int']['output'];
  /** The product's id. */
  readonly productId: Scalars['ID']['output'];
};

/** Answer of submitReview. */
export type SubmitReviewResult = CommandReused | InvalidInput | NotDelivered | NotFound | ReviewSaved;

/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** One order of the board, with its comments. */
  readonly boardOrderChanged: OrderBoardUpdate;
  /** What comes to the log. */
  readonly historyChanged: HistoryUpdate;
  /** All orders. */
  readonly orderBoardChanged: OrderBoardUpdate;
  /** The signed-in shopper's orders. */
  readonly orderChanged: OrderUpdate;
  /** Who of the staff is at which order, at most once a second; the reader is shown to others at an order for as long as this is followed. */
  readonly orderPresence: OrderPresenceUpdate;
  /** The read models, as often as they move, but at most once a second. */
  readonly readModelsChanged: ReadModelsUpdate;
  /**
   * The shop as it moves on, event by event. A reader that is slow is given fewer frames, each of which holds more; whoever was cut off
   * goes on `from` the number of the last frame, and meets every event once.
   */
  readonly replay: HistoryReplayFrame;
  /** The signed-in person's reports. */
  readonly reportChanged: ReportUpdate;
  /** Everybody's reports. */
  readonly reportInboxChanged: ReportUpdate;
  /** The shop's settings. */
  readonly shopSettingsChanged: ShopSettingsUpdate;
  /** Stock, price and details of some products, or of all. */
  readonly stockChanged: StockUpdate;
  /** How the day goes, as often as that changes, but at most once a second. */
  readonly todayChanged: TodayUpdate;
  /** Replays the log beside the shop and compares read models with it; nothing is written to them. Whoever leaves gives the check up. */
  readonly verification: VerificationUpdate;
  /**
   * Lets the shop go on from one event of the log to another, with changes and without, and compares both at the end. It is a simulation: nothing
   * is ever written. At most 250,000 events after the fork, at most a minute, one simulation after the other; whoever leaves gives it up.
   */
  readonly whatIf: WhatIfUpdate;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionBoardOrderChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionHistoryChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  filter: InputMaybe<HistoryFilter>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionOrderBoardChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionOrderChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionOrderPresenceArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  dragging?: InputMaybe<Scalars['Boolean']['input']>;
  orderId: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionReadModelsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionReplayArgs = {
  filter: InputMaybe<HistoryFilter>;
  from: Scalars['Int']['input'];
  keepSilences?: InputMaybe<Scalars['Boolean']['input']>;
  products: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  speed: InputMaybe<Scalars['Float']['input']>;
  to: Scalars['Int']['input'];
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionReportChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionReportInboxChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionShopSettingsChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionStockChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
  productIds: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionTodayChangedArgs = {
  after: InputMaybe<Scalars['Position']['input']>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionVerificationArgs = {
  models: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/**
 * Live updates. `after` is the position of what the reader already has: everything missed since comes first, then
 * every change as it happens. Without it the updates begin now.
 */
export type SubscriptionWhatIfArgs = {
  changes: ReadonlyArray<WhatIfChangeInput>;
  end: InputMaybe<Scalars['String']['input']>;
  fork: Scalars['String']['input'];
};

/** A part of a text, counted in UTF-16 units from 0. */
export type TextRange = {
  readonly __typename?: 'TextRange';
  /** The one behind its last. */
  readonly end: Scalars['Int']['output'];
  /** Its first. */
  readonly start: Scalars['Int']['output'];
};

/** How the shop's day goes. */
export type Today = {
  readonly __typename?: 'Today';
  /** The day in Colombo, for example 2026-11-21. */
  readonly day: Scalars['ID']['output'];
  /** Orders that have waited at their status for longer than the settings say. */
  readonly late: Scalars['Int']['output'];
  /** The one of them that has waited longest; null for none. */
  readonly longestLate: Maybe<BoardOrder>;
  /** Products of which few are left, or none. */
  readonly lowStock: Scalars['Int']['output'];
  /** What they come to, with delivery. */
  readonly money: Scalars['Money']['output'];
  /** Orders that are still to be delivered. */
  readonly openOrders: Scalars['Int']['output'];
  /** Reports that nobody has answered or closed. */
  readonly openReports: Scalars['Int']['output'];
  /** Orders that were placed today and stand. */
  readonly orders: Scalars['Int']['output'];
  /** Products of which none is left. */
  readonly outOfStock: Scalars['Int']['output'];
  /** How many orders are at each status, in the order of the statuses. */
  readonly statuses: ReadonlyArray<TodayAtStatus>;
};

/** How many orders are at a status. */
export type TodayAtStatus = {
  readonly __typename?: 'TodayAtStatus';
  /** How many. */
  readonly orders: Scalars['Int']['output'];
  /** The status. */
  readonly status: OrderStatus;
};

/** The day has gone on. */
export type TodayUpdate = {
  readonly __typename?: 'TodayUpdate';
  /** The update brings the reader up to here. */
  readonly position: Scalars['Position']['output'];
  /** As it is now. */
  readonly today: Today;
};

/** Too many tries from here or for this account, or too much within a time. */
export type TooManyTries = Refusal & {
  readonly __typename?: 'TooManyTries';
  /** Always TOO_MANY_TRIES. */
  readonly code: RefusalCode;
  /** Says how long to wait. */
  readonly message: Scalars['String']['output'];
  /** Seconds until the next try can succeed. */
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

/** Answer of undoGuestCartMerge. */
export type UndoGuestCartMergeResult = CartChanged | CommandReused | NotFound;

/** An address that the signed-in shopper has ordered to. */
export type UsedAddress = {
  readonly __typename?: 'UsedAddress';
  /** The latest order that went there; names the address. */
  readonly id: Scalars['ID']['output'];
  /** Where it is. */
  readonly shippingAddress: ShippingAddress;
  /** When that was. */
  readonly usedAt: Scalars['DateTime']['output'];
};

/** What a check is at. */
export type VerificationStep =
  /** What came of them is compared with what is stored. */
  | 'COMPARING'
  /** It has ended. */
  | 'DONE'
  /** The events are folded anew, from the first one on. */
  | 'REPLAYING'
  /** Another check has to end first. */
  | 'WAITING';

/** How far a check is, or what came of it. */
export type VerificationUpdate = {
  readonly __typename?: 'VerificationUpdate';
  /** What came of it, in the order of `verifiableModels`; nothing while it goes on. */
  readonly checked: ReadonlyArray<CheckedReadModel>;
  /** Events replayed so far. */
  readonly events: Scalars['Int']['output'];
  /** The read model that is being compared. */
  readonly model: Maybe<Scalars['ID']['output']>;
  /** How much of this step is done, from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** How long the check took; null while it goes on. */
  readonly seconds: Maybe<Scalars['Float']['output']>;
  /** What it is at. */
  readonly step: VerificationStep;
};

/** Answer of verifyEmail. */
export type VerifyEmailResult = CodeRefused | EmailVerified | InvalidInput | TooManyTries;

/** What a simulation came to, beside what happened. Nothing of it is stored anywhere. */
export type WhatIf = {
  readonly __typename?: 'WhatIf';
  /** What it takes for granted, in sentences. */
  readonly assumptions: ReadonlyArray<Scalars['String']['output']>;
  /** From the fork to the end, in equal steps, at most 80. */
  readonly course: ReadonlyArray<WhatIfMoment>;
  /** The number of the last event. */
  readonly end: Scalars['Int']['output'];
  /** When that was. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Orders that stand elsewhere at the end, at most 50. */
  readonly fates: ReadonlyArray<WhatIfFate>;
  /** Figures of the whole shop. */
  readonly figures: ReadonlyArray<WhatIfFigure>;
  /** In one sentence. */
  readonly finding: Scalars['String']['output'];
  /** The number of the event from which the shop goes on. */
  readonly fork: Scalars['Int']['output'];
  /** When that was. */
  readonly forkedAt: Scalars['DateTime']['output'];
  /** How many more of them there are. */
  readonly moreFates: Scalars['Int']['output'];
  /** How many products that are in all. */
  readonly otherProducts: Scalars['Int']['output'];
  /** Products that come to something else, at most 200, those with the most money first. */
  readonly products: ReadonlyArray<WhatIfProduct>;
};

/** One thing that shall have been otherwise since the fork; exactly one of these is given. */
export type WhatIfChangeInput = {
  /** Orders to this province are refused when they are handed in. */
  readonly closeProvince?: InputMaybe<Scalars['String']['input']>;
  /** Moves on the board come later. */
  readonly delayMoves?: InputMaybe<WhatIfDelayInput>;
  /** The delivery fee, in rupees. */
  readonly deliveryFee?: InputMaybe<Scalars['Float']['input']>;
  /** Events of a kind did not happen. */
  readonly leaveOut?: InputMaybe<WhatIfLeaveOutInput>;
  /** Pieces that are free at the fork. */
  readonly openingStock?: InputMaybe<WhatIfStockInput>;
  /** The price of a product. */
  readonly price?: InputMaybe<WhatIfPriceInput>;
  /** Prices as they were and as they were changed to, by some percent. */
  readonly pricePercent?: InputMaybe<WhatIfPercentInput>;
  /** Goods that came in, by some percent. */
  readonly receipts?: InputMaybe<WhatIfPercentInput>;
};

/** Each move on the board comes later. */
export type WhatIfDelayInput = {
  /** By so many hours, from 1 to 720. */
  readonly hours: Scalars['Int']['input'];
  /** Only those of orders that go to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
};

/** An order that stands elsewhere than it did. */
export type WhatIfFate = {
  readonly __typename?: 'WhatIfFate';
  /** The order's id. */
  readonly id: Scalars['ID']['output'];
  /** As people call it. */
  readonly number: Scalars['String']['output'];
  /** Where it would have stood. */
  readonly simulated: Scalars['String']['output'];
  /** Where it stood at the end. */
  readonly was: Scalars['String']['output'];
};

/** A figure as it was, and as it would have been. */
export type WhatIfFigure = {
  readonly __typename?: 'WhatIfFigure';
  /** What it counts. */
  readonly name: Scalars['String']['output'];
  /** As it would have been. */
  readonly simulated: Maybe<Scalars['Float']['output']>;
  /** The type of the events behind it, as they were; null where it follows from other figures. */
  readonly type: Maybe<Scalars['String']['output']>;
  /** How it is to be read; money is in rupees, durations in minutes. */
  readonly unit: HistoryReportUnit;
  /** As it was; null where there is none. */
  readonly was: Maybe<Scalars['Float']['output']>;
};

/** Events of a kind did not happen. */
export type WhatIfLeaveOutInput = {
  /** Which. */
  readonly events: WhatIfLeftOut;
  /** Only those of this product, or of orders with it. */
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of orders that go to this province. */
  readonly province?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of events that a simulation can leave out. */
export type WhatIfLeftOut =
  /** Cancellations by buyers. */
  | 'CANCELLATIONS'
  /** Corrected counts. */
  | 'COUNTS'
  /** Moves on the board. */
  | 'MOVES'
  /** Orders that were handed in. */
  | 'ORDERS'
  /** Changes of prices. */
  | 'PRICE_CHANGES'
  /** Goods that came in. */
  | 'RECEIPTS';

/** Orders and money placed since the fork, up to a moment. */
export type WhatIfMoment = {
  readonly __typename?: 'WhatIfMoment';
  /** The moment. */
  readonly at: Scalars['DateTime']['output'];
  /** Their money, in rupees. */
  readonly money: Scalars['Float']['output'];
  /** Likewise, simulated. */
  readonly moneySimulated: Scalars['Float']['output'];
  /** Orders that were placed. */
  readonly placed: Scalars['Int']['output'];
  /** Likewise, simulated. */
  readonly placedSimulated: Scalars['Int']['output'];
};

/** So many percent more or less, a whole number from -100 to 1000. */
export type WhatIfPercentInput = {
  /** Percent; negative for less. */
  readonly percent: Scalars['Int']['input'];
  /** Only of this product; of all where left out. */
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
};

/** A product costs this from the fork to the end, whatever its price was changed to. */
export type WhatIfPriceInput = {
  /** In rupees, with two decimals at most. */
  readonly price: Scalars['Float']['input'];
  /** Which. */
  readonly productId: Scalars['ID']['input'];
};

/** A product that comes to something else. */
export type WhatIfProduct = {
  readonly __typename?: 'WhatIfProduct';
  /** The product's id. */
  readonly id: Scalars['ID']['output'];
  /** Pieces that are free at the end. */
  readonly left: Scalars['Int']['output'];
  /** Likewise, simulated. */
  readonly leftSimulated: Scalars['Int']['output'];
  /** What those brought, in rupees. */
  readonly money: Scalars['Float']['output'];
  /** Likewise, simulated. */
  readonly moneySimulated: Scalars['Float']['output'];
  /** As it is called at the end. */
  readonly name: Scalars['String']['output'];
  /** Pieces in orders that were placed since the fork and not cancelled. */
  readonly sold: Scalars['Int']['output'];
  /** How often its last free piece went. */
  readonly soldOut: Scalars['Int']['output'];
  /** Likewise, simulated. */
  readonly soldOutSimulated: Scalars['Int']['output'];
  /** Likewise, simulated. */
  readonly soldSimulated: Scalars['Int']['output'];
};

/** What came of a simulation, or why there is none. */
export type WhatIfResult = InvalidInput | NotFound | WhatIf;

/** What a simulation is at. */
export type WhatIfStep =
  /** It has ended. */
  | 'DONE'
  /** The log is read up to the fork. */
  | 'REPLAYING'
  /** The shop goes on from there, as it did and with the changes. */
  | 'SIMULATING'
  /** Another simulation has to end first. */
  | 'WAITING';

/** So many pieces of a product are free at the fork. */
export type WhatIfStockInput = {
  /** How many. */
  readonly pieces: Scalars['Int']['input'];
  /** Which. */
  readonly productId: Scalars['ID']['input'];
};

/** How far a simulation is, or what came of it. */
export type WhatIfUpdate = {
  readonly __typename?: 'WhatIfUpdate';
  /** Events read so far. */
  readonly events: Scalars['Int']['output'];
  /** How much is read, from 0 to 1. */
  readonly progress: Scalars['Float']['output'];
  /** What came of it; null while it goes on. */
  readonly result: Maybe<WhatIfResult>;
  /** How long it took; null while it goes on. */
  readonly seconds: Maybe<Scalars['Float']['output']>;
  /** What it is at. */
  readonly step: WhatIfStep;
};

/** A word of a search that was read otherwise than it was typed. */
export type WordReading = {
  readonly __typename?: 'WordReading';
  /** What it was read as: at least one word that found something. */
  readonly as: ReadonlyArray<Scalars['String']['output']>;
  /** The word as it was typed, in small letters. */
  readonly typed: Scalars['String']['output'];
  /** Why it was read otherwise. */
  readonly way: WordReadingWay;
};

/** Why a word found something that it is not. */
export type WordReadingWay =
  /** It is another word for the same thing. */
  | 'SYNONYM'
  /** It was probably mistyped. */
  | 'TYPO';



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
  AddToCartResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( StockShortage )
  ;
  ArrangeRoomResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( InvalidInput )
  ;
  CancelOrderResult:
    | ( CommandReused )
    | ( NotFound )
    | ( Omit<OrderCancelled, 'order'> & { order: _RefType['Order'] } )
    | ( OrderClosed )
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
  ChangePasswordResult:
    | ( InvalidInput )
    | ( PasswordSet )
    | ( TooManyTries )
  ;
  CommentOnOrderResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderClosed )
    | ( Omit<OrderCommented, 'order'> & { order: _RefType['BoardOrder'] } )
  ;
  EraseAccountResult:
    | ( AccountErased )
    | ( LastAdmin )
    | ( NotFound )
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
    | ( InvalidInput )
    | ( LastAdmin )
    | ( NotFound )
    | ( Omit<RoleGranted, 'account'> & { account: _RefType['Account'] } )
  ;
  HistoryBoardResult:
    | ( HistoryBoard )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryComparisonResult:
    | ( HistoryComparison )
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
    | ( HistoryReport )
    | ( InvalidInput )
    | ( NotFound )
  ;
  HistoryShopResult:
    | ( HistoryShop )
    | ( InvalidInput )
    | ( NotFound )
  ;
  LogInResult:
    | ( InvalidInput )
    | ( SignInRefused )
    | ( Omit<SignedIn, 'me'> & { me: _RefType['Me'] } )
    | ( TooManyTries )
  ;
  MergeGuestCartResult:
    | ( CommandReused )
    | ( Omit<GuestCartMerged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( InvalidInput )
  ;
  PlaceOrderResult:
    | ( CommandReused )
    | ( EmailUnproven )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<OrderAccepted, 'order'> & { order: _RefType['Order'] } )
    | ( OrderPending )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['Quote'] } )
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
  ReadModelResult:
    | ( NotFound )
    | ( ReadModelAsked )
    | ( ReadModelBusy )
  ;
  RemoveFromCartResult:
    | ( Omit<CartChanged, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandReused )
    | ( NotFound )
  ;
  ReportChangeResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotFound )
    | ( Omit<ReportChanged, 'report'> & { report: _RefType['Report'] } )
  ;
  ResetPasswordResult:
    | ( CodeRefused )
    | ( InvalidInput )
    | ( PasswordSet )
    | ( TooManyTries )
  ;
  SaveProfileResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<ProfileSaved, 'me'> & { me: _RefType['Me'] } )
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
  ShopSettingsResult:
    | ( CommandReused )
    | ( InvalidInput )
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
  SubmitReviewResult:
    | ( CommandReused )
    | ( InvalidInput )
    | ( NotDelivered )
    | ( NotFound )
    | ( Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<_RefType['Product']>, review: _RefType['OwnReview'] } )
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
  WhatIfResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( WhatIf )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Refusal:
    | ( Omit<ChangedMeanwhile, 'order'> & { order: _RefType['BoardOrder'] } )
    | ( CodeRefused )
    | ( CommandReused )
    | ( EmailTaken )
    | ( EmailUnproven )
    | ( InvalidInput )
    | ( LastAdmin )
    | ( NotDelivered )
    | ( NotFound )
    | ( OrderClosed )
    | ( OwnAccount )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['Quote'] } )
    | ( ProductChanged )
    | ( ReadModelBusy )
    | ( SignInRefused )
    | ( StockShortage )
    | ( TooManyTries )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountView>;
  AccountErased: ResolverTypeWrapper<AccountErased>;
  AccountPage: ResolverTypeWrapper<Omit<AccountPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Account']> }>;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddressField: AddressField;
  AddressesChanged: ResolverTypeWrapper<Omit<AddressesChanged, 'addresses'> & { addresses: ReadonlyArray<ResolversTypes['UsedAddress']> }>;
  ArrangeRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArrangeRoomResult']>;
  BoardItem: ResolverTypeWrapper<BoardItem>;
  BoardOrder: ResolverTypeWrapper<BoardOrderDocument>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelReason: CancelReason;
  Cart: ResolverTypeWrapper<CartView>;
  CartChanged: ResolverTypeWrapper<Omit<CartChanged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartItem: ResolverTypeWrapper<CartItemView>;
  CatalogueCounts: ResolverTypeWrapper<CatalogueCounts>;
  CatalogueFilter: CatalogueFilter;
  CataloguePage: ResolverTypeWrapper<Omit<CataloguePage, 'items'> & { items: ReadonlyArray<ResolversTypes['Product']> }>;
  Category: Category;
  CategoryCount: ResolverTypeWrapper<CategoryCount>;
  ChangeCartQuantityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCartQuantityResult']>;
  ChangeDeliveryAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeDeliveryAddressResult']>;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangedMeanwhile: ResolverTypeWrapper<Omit<ChangedMeanwhile, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  CheckedReadModel: ResolverTypeWrapper<Omit<CheckedReadModel, 'differences'> & { differences: ReadonlyArray<ResolversTypes['DocumentDifference']> }>;
  CodeRefused: ResolverTypeWrapper<CodeRefused>;
  CommandReused: ResolverTypeWrapper<CommandReused>;
  CommentOnOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentOnOrderResult']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryAddressChanged: ResolverTypeWrapper<Omit<DeliveryAddressChanged, 'order'> & { order: ResolversTypes['Order'] }>;
  DocumentDifference: ResolverTypeWrapper<Omit<DocumentDifference, 'events'> & { events: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  DocumentDifferenceKind: DocumentDifferenceKind;
  EarlierReview: ResolverTypeWrapper<EarlierReview>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  EmailUnproven: ResolverTypeWrapper<EmailUnproven>;
  EmailVerified: ResolverTypeWrapper<EmailVerified>;
  EraseAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EraseAccountResult']>;
  Excerpt: ResolverTypeWrapper<Excerpt>;
  FieldDifference: ResolverTypeWrapper<FieldDifference>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForgetAddressResult']>;
  ForgotPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForgotPasswordResult']>;
  GrantRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GrantRoleResult']>;
  GuestCartLineInput: GuestCartLineInput;
  GuestCartMerged: ResolverTypeWrapper<Omit<GuestCartMerged, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  HistoryActor: ResolverTypeWrapper<HistoryActor>;
  HistoryAround: ResolverTypeWrapper<Omit<HistoryAround, 'entry'> & { entry?: Maybe<ResolversTypes['HistoryEntry']> }>;
  HistoryBoard: ResolverTypeWrapper<HistoryBoard>;
  HistoryBoardItem: ResolverTypeWrapper<HistoryBoardItem>;
  HistoryBoardOrder: ResolverTypeWrapper<HistoryBoardOrder>;
  HistoryBoardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryBoardResult']>;
  HistoryBucket: ResolverTypeWrapper<HistoryBucket>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryComparedMoment: ResolverTypeWrapper<HistoryComparedMoment>;
  HistoryComparison: ResolverTypeWrapper<HistoryComparison>;
  HistoryComparisonResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryComparisonResult']>;
  HistoryCourse: ResolverTypeWrapper<HistoryCourse>;
  HistoryCoursePoint: ResolverTypeWrapper<HistoryCoursePoint>;
  HistoryCourseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryCourseResult']>;
  HistoryEntry: ResolverTypeWrapper<IndexedEntry>;
  HistoryEvent: ResolverTypeWrapper<InspectedEvent>;
  HistoryEventResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryEventResult']>;
  HistoryFilter: HistoryFilter;
  HistoryHistogram: ResolverTypeWrapper<Histogram>;
  HistoryMovedProduct: ResolverTypeWrapper<HistoryMovedProduct>;
  HistoryNoun: HistoryNoun;
  HistoryOrder: ResolverTypeWrapper<HistoryOrderView>;
  HistoryOrderFlow: ResolverTypeWrapper<HistoryOrderFlow>;
  HistoryOrderLine: ResolverTypeWrapper<HistoryOrderLine>;
  HistoryOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryOrderResult']>;
  HistoryOrderStay: ResolverTypeWrapper<HistoryOrderStay>;
  HistoryOrderThen: ResolverTypeWrapper<HistoryOrderThen>;
  HistoryPage: ResolverTypeWrapper<Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryPastCart: ResolverTypeWrapper<Omit<HistoryPastCart, 'around' | 'cart'> & { around: ResolversTypes['HistoryAround'], cart: ResolversTypes['Cart'] }>;
  HistoryPastCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastCartResult']>;
  HistoryPastProduct: ResolverTypeWrapper<Omit<HistoryPastProduct, 'around' | 'product'> & { around: ResolversTypes['HistoryAround'], product?: Maybe<ResolversTypes['Product']> }>;
  HistoryPastProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastProductResult']>;
  HistoryPastStock: ResolverTypeWrapper<Omit<HistoryPastStock, 'around' | 'items' | 'product'> & { around: ResolversTypes['HistoryAround'], items: ReadonlyArray<ResolversTypes['StockLedgerEntry']>, product?: Maybe<ResolversTypes['Product']> }>;
  HistoryPastStockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryPastStockResult']>;
  HistoryProduct: ResolverTypeWrapper<HistoryProduct>;
  HistoryProductDifference: ResolverTypeWrapper<HistoryProductDifference>;
  HistoryProductState: ResolverTypeWrapper<HistoryProductState>;
  HistoryProductThen: ResolverTypeWrapper<HistoryProductThen>;
  HistoryReplayFrame: ResolverTypeWrapper<Omit<HistoryReplayFrame, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryReport: ResolverTypeWrapper<HistoryReport>;
  HistoryReportColumn: ResolverTypeWrapper<HistoryReportColumn>;
  HistoryReportEvents: ResolverTypeWrapper<HistoryReportEvents>;
  HistoryReportName: HistoryReportName;
  HistoryReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryReportResult']>;
  HistoryReportRow: ResolverTypeWrapper<HistoryReportRow>;
  HistoryReportTable: ResolverTypeWrapper<HistoryReportTable>;
  HistoryReportUnit: HistoryReportUnit;
  HistoryShop: ResolverTypeWrapper<HistoryShop>;
  HistoryShopResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HistoryShopResult']>;
  HistoryStanding: ResolverTypeWrapper<HistoryStanding>;
  HistoryStandingOrders: ResolverTypeWrapper<HistoryStandingOrders>;
  HistoryStandingPlace: HistoryStandingPlace;
  HistoryStockPoint: ResolverTypeWrapper<HistoryStockPoint>;
  HistoryUpdate: ResolverTypeWrapper<Omit<HistoryUpdate, 'entries'> & { entries: ReadonlyArray<ResolversTypes['HistoryEntry']> }>;
  HistoryValueSource: ResolverTypeWrapper<Omit<HistoryValueSource, 'entry'> & { entry: ResolversTypes['HistoryEntry'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  LastAdmin: ResolverTypeWrapper<LastAdmin>;
  LikelySearch: ResolverTypeWrapper<Omit<LikelySearch, 'product'> & { product: ResolversTypes['Product'] }>;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  MailAccepted: ResolverTypeWrapper<MailAccepted>;
  Me: ResolverTypeWrapper<Viewer>;
  MergeGuestCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeGuestCartResult']>;
  MergedLine: ResolverTypeWrapper<MergedLine>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewProductInput: NewProductInput;
  NotDelivered: ResolverTypeWrapper<NotDelivered>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Order: ResolverTypeWrapper<OrderDocument>;
  OrderAccepted: ResolverTypeWrapper<Omit<OrderAccepted, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderBoardPage: ResolverTypeWrapper<Omit<OrderBoardPage, 'items'> & { items: ReadonlyArray<ResolversTypes['BoardOrder']> }>;
  OrderBoardUpdate: ResolverTypeWrapper<Omit<OrderBoardUpdate, 'order'> & { order?: Maybe<ResolversTypes['BoardOrder']> }>;
  OrderCancelled: ResolverTypeWrapper<Omit<OrderCancelled, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderClosed: ResolverTypeWrapper<OrderClosed>;
  OrderCommented: ResolverTypeWrapper<Omit<OrderCommented, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  OrderFilter: OrderFilter;
  OrderHappening: ResolverTypeWrapper<OrderHappeningView>;
  OrderHappeningKind: OrderHappeningKind;
  OrderItem: ResolverTypeWrapper<OrderLine>;
  OrderLineInput: OrderLineInput;
  OrderMoment: ResolverTypeWrapper<OrderMomentView>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderPending: ResolverTypeWrapper<OrderPending>;
  OrderPhase: OrderPhase;
  OrderPresence: ResolverTypeWrapper<OrderPresence>;
  OrderPresenceUpdate: ResolverTypeWrapper<OrderPresenceUpdate>;
  OrderSort: OrderSort;
  OrderSource: ResolverTypeWrapper<Omit<OrderSource, 'entry'> & { entry: ResolversTypes['HistoryEntry'] }>;
  OrderStatus: OrderStatus;
  OrderStatusSet: ResolverTypeWrapper<Omit<OrderStatusSet, 'order'> & { order: ResolversTypes['BoardOrder'] }>;
  OrderStep: ResolverTypeWrapper<OrderStepView>;
  OrderStepKind: OrderStepKind;
  OrderUpdate: ResolverTypeWrapper<Omit<OrderUpdate, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  OrderValue: OrderValue;
  OwnAccount: ResolverTypeWrapper<OwnAccount>;
  OwnReview: ResolverTypeWrapper<ReviewAuthorDocument>;
  PasswordSet: ResolverTypeWrapper<PasswordSet>;
  PersonSignedOut: ResolverTypeWrapper<PersonSignedOut>;
  PictureFile: ResolverTypeWrapper<PictureFile>;
  PictureKind: PictureKind;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  Placement: Placement;
  Position: ResolverTypeWrapper<Scalars['Position']['output']>;
  PriceChanged: ResolverTypeWrapper<Omit<PriceChanged, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  PriceSpread: ResolverTypeWrapper<PriceSpread>;
  Product: ResolverTypeWrapper<ProductDocument>;
  ProductChanged: ResolverTypeWrapper<ProductChanged>;
  ProductFacets: ResolverTypeWrapper<ProductFacets>;
  ProductFilter: ProductFilter;
  ProductHistory: ResolverTypeWrapper<ProductHistory>;
  ProductMarks: ResolverTypeWrapper<ProductMarks>;
  ProductMoment: ResolverTypeWrapper<ProductMoment>;
  ProductPage: ResolverTypeWrapper<ProductPageView>;
  ProductPicture: ResolverTypeWrapper<TakenPicture>;
  ProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductResult']>;
  ProductReviews: ResolverTypeWrapper<ProductPageDocument>;
  ProductRow: ResolverTypeWrapper<ProductRow>;
  ProductRowInput: ProductRowInput;
  ProductRowRefusal: ResolverTypeWrapper<ProductRowRefusal>;
  ProductRows: ResolverTypeWrapper<ProductRows>;
  ProductSaved: ResolverTypeWrapper<Omit<ProductSaved, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductSort: ProductSort;
  ProductStock: ResolverTypeWrapper<StockedProduct>;
  ProductSuggestions: ResolverTypeWrapper<ProductSuggestionsView>;
  ProductValues: ProductValues;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileAddress: ResolverTypeWrapper<ProfileAddress>;
  ProfileAddressInput: ProfileAddressInput;
  ProfileInput: ProfileInput;
  ProfileSaved: ResolverTypeWrapper<Omit<ProfileSaved, 'me'> & { me: ResolversTypes['Me'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<DomainQuote>;
  QuoteLine: ResolverTypeWrapper<DomainQuoteLine>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  ReadModel: ResolverTypeWrapper<ReadModel>;
  ReadModelAction: ReadModelAction;
  ReadModelAsked: ResolverTypeWrapper<ReadModelAsked>;
  ReadModelBuild: ResolverTypeWrapper<ReadModelBuild>;
  ReadModelBusy: ResolverTypeWrapper<ReadModelBusy>;
  ReadModelJob: ResolverTypeWrapper<ReadModelJob>;
  ReadModelJobState: ReadModelJobState;
  ReadModelProblem: ResolverTypeWrapper<ReadModelProblem>;
  ReadModelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReadModelResult']>;
  ReadModels: ResolverTypeWrapper<ReadModels>;
  ReadModelsUpdate: ResolverTypeWrapper<ReadModelsUpdate>;
  Refusal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Refusal']>;
  RefusalCode: RefusalCode;
  RemoveFromCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromCartResult']>;
  Report: ResolverTypeWrapper<IssueReportDocument>;
  ReportAnswer: ResolverTypeWrapper<StoredAnswer>;
  ReportAttachment: ResolverTypeWrapper<ReportAttachment>;
  ReportChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportChangeResult']>;
  ReportChanged: ResolverTypeWrapper<Omit<ReportChanged, 'report'> & { report: ResolversTypes['Report'] }>;
  ReportInbox: ResolverTypeWrapper<Omit<ReportInbox, 'items'> & { items: ReadonlyArray<ResolversTypes['Report']> }>;
  ReportPage: ResolverTypeWrapper<Omit<ReportPage, 'items'> & { items: ReadonlyArray<ResolversTypes['Report']> }>;
  ReportState: ReportState;
  ReportStateCount: ResolverTypeWrapper<ReportStateCount>;
  ReportTurn: ResolverTypeWrapper<StoredTransition>;
  ReportUpdate: ResolverTypeWrapper<Omit<ReportUpdate, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  Review: ResolverTypeWrapper<ReviewEntry>;
  ReviewSaved: ResolverTypeWrapper<Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<ResolversTypes['Product']>, review: ResolversTypes['OwnReview'] }>;
  Role: Role;
  RoleGranted: ResolverTypeWrapper<Omit<RoleGranted, 'account'> & { account: ResolversTypes['Account'] }>;
  RoomCount: ResolverTypeWrapper<RoomCount>;
  RoomPiece: ResolverTypeWrapper<RoomPiece>;
  RoomPieceInput: RoomPieceInput;
  RoomPlace: ResolverTypeWrapper<RoomPlace>;
  RoomPlaceInput: RoomPlaceInput;
  RoomPlan: ResolverTypeWrapper<RoomPlan>;
  RoomPlanInput: RoomPlanInput;
  SaveProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveProfileResult']>;
  SendVerificationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendVerificationResult']>;
  Session: ResolverTypeWrapper<Session>;
  SessionsEnded: ResolverTypeWrapper<SessionsEnded>;
  SetOrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOrderStatusResult']>;
  SettingChange: ResolverTypeWrapper<SettingMoment>;
  SettingName: SettingName;
  ShippingAddress: ResolverTypeWrapper<ShippingAddress>;
  ShippingAddressInput: ShippingAddressInput;
  ShopSettings: ResolverTypeWrapper<SettingsDocument>;
  ShopSettingsInput: ShopSettingsInput;
  ShopSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShopSettingsResult']>;
  ShopSettingsSaved: ResolverTypeWrapper<Omit<ShopSettingsSaved, 'settings'> & { settings: ResolversTypes['ShopSettings'] }>;
  ShopSettingsUpdate: ResolverTypeWrapper<Omit<ShopSettingsUpdate, 'settings'> & { settings?: Maybe<ResolversTypes['ShopSettings']> }>;
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
  StatusCount: ResolverTypeWrapper<StatusCount>;
  StockChangeKind: StockChangeKind;
  StockDifference: ResolverTypeWrapper<StockDifference>;
  StockLedger: ResolverTypeWrapper<Omit<StockLedger, 'items' | 'product'> & { items: ReadonlyArray<ResolversTypes['StockLedgerEntry']>, product: ResolversTypes['Product'] }>;
  StockLedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  StockLevel: StockLevel;
  StockShortage: ResolverTypeWrapper<StockShortage>;
  StockUpdate: ResolverTypeWrapper<Omit<StockUpdate, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  StockVerification: ResolverTypeWrapper<StockVerification>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitReviewResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextRange: ResolverTypeWrapper<TextRange>;
  Today: ResolverTypeWrapper<TodayView>;
  TodayAtStatus: ResolverTypeWrapper<TodayAtStatus>;
  TodayUpdate: ResolverTypeWrapper<Omit<TodayUpdate, 'today'> & { today: ResolversTypes['Today'] }>;
  TooManyTries: ResolverTypeWrapper<TooManyTries>;
  UndoGuestCartMergeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoGuestCartMergeResult']>;
  UsedAddress: ResolverTypeWrapper<UsedAddressDocument>;
  VerificationStep: VerificationStep;
  VerificationUpdate: ResolverTypeWrapper<Omit<VerificationUpdate, 'checked'> & { checked: ReadonlyArray<ResolversTypes['CheckedReadModel']> }>;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  WhatIf: ResolverTypeWrapper<WhatIf>;
  WhatIfChangeInput: WhatIfChangeInput;
  WhatIfDelayInput: WhatIfDelayInput;
  WhatIfFate: ResolverTypeWrapper<WhatIfFate>;
  WhatIfFigure: ResolverTypeWrapper<WhatIfFigure>;
  WhatIfLeaveOutInput: WhatIfLeaveOutInput;
  WhatIfLeftOut: WhatIfLeftOut;
  WhatIfMoment: ResolverTypeWrapper<WhatIfMoment>;
  WhatIfPercentInput: WhatIfPercentInput;
  WhatIfPriceInput: WhatIfPriceInput;
  WhatIfProduct: ResolverTypeWrapper<WhatIfProduct>;
  WhatIfResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhatIfResult']>;
  WhatIfStep: WhatIfStep;
  WhatIfStockInput: WhatIfStockInput;
  WhatIfUpdate: ResolverTypeWrapper<Omit<WhatIfUpdate, 'result'> & { result?: Maybe<ResolversTypes['WhatIfResult']> }>;
  WordReading: ResolverTypeWrapper<WordReading>;
  WordReadingWay: WordReadingWay;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountView;
  AccountErased: AccountErased;
  AccountPage: Omit<AccountPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Account']> };
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddressesChanged: Omit<AddressesChanged, 'addresses'> & { addresses: ReadonlyArray<ResolversParentTypes['UsedAddress']> };
  ArrangeRoomResult: ResolversUnionTypes<ResolversParentTypes>['ArrangeRoomResult'];
  BoardItem: BoardItem;
  BoardOrder: BoardOrderDocument;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  Cart: CartView;
  CartChanged: Omit<CartChanged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartItem: CartItemView;
  CatalogueCounts: CatalogueCounts;
  CatalogueFilter: CatalogueFilter;
  CataloguePage: Omit<CataloguePage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Product']> };
  CategoryCount: CategoryCount;
  ChangeCartQuantityResult: ResolversUnionTypes<ResolversParentTypes>['ChangeCartQuantityResult'];
  ChangeDeliveryAddressResult: ResolversUnionTypes<ResolversParentTypes>['ChangeDeliveryAddressResult'];
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangedMeanwhile: Omit<ChangedMeanwhile, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  CheckedReadModel: Omit<CheckedReadModel, 'differences'> & { differences: ReadonlyArray<ResolversParentTypes['DocumentDifference']> };
  CodeRefused: CodeRefused;
  CommandReused: CommandReused;
  CommentOnOrderResult: ResolversUnionTypes<ResolversParentTypes>['CommentOnOrderResult'];
  DateTime: Scalars['DateTime']['output'];
  DeliveryAddressChanged: Omit<DeliveryAddressChanged, 'order'> & { order: ResolversParentTypes['Order'] };
  DocumentDifference: Omit<DocumentDifference, 'events'> & { events: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  EarlierReview: EarlierReview;
  EmailTaken: EmailTaken;
  EmailUnproven: EmailUnproven;
  EmailVerified: EmailVerified;
  EraseAccountResult: ResolversUnionTypes<ResolversParentTypes>['EraseAccountResult'];
  Excerpt: Excerpt;
  FieldDifference: FieldDifference;
  FieldProblem: FieldProblem;
  Float: Scalars['Float']['output'];
  ForgetAddressResult: ResolversUnionTypes<ResolversParentTypes>['ForgetAddressResult'];
  ForgotPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ForgotPasswordResult'];
  GrantRoleResult: ResolversUnionTypes<ResolversParentTypes>['GrantRoleResult'];
  GuestCartLineInput: GuestCartLineInput;
  GuestCartMerged: Omit<GuestCartMerged, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  HistoryActor: HistoryActor;
  HistoryAround: Omit<HistoryAround, 'entry'> & { entry?: Maybe<ResolversParentTypes['HistoryEntry']> };
  HistoryBoard: HistoryBoard;
  HistoryBoardItem: HistoryBoardItem;
  HistoryBoardOrder: HistoryBoardOrder;
  HistoryBoardResult: ResolversUnionTypes<ResolversParentTypes>['HistoryBoardResult'];
  HistoryBucket: HistoryBucket;
  HistoryChange: HistoryChange;
  HistoryComparedMoment: HistoryComparedMoment;
  HistoryComparison: HistoryComparison;
  HistoryComparisonResult: ResolversUnionTypes<ResolversParentTypes>['HistoryComparisonResult'];
  HistoryCourse: HistoryCourse;
  HistoryCoursePoint: HistoryCoursePoint;
  HistoryCourseResult: ResolversUnionTypes<ResolversParentTypes>['HistoryCourseResult'];
  HistoryEntry: IndexedEntry;
  HistoryEvent: InspectedEvent;
  HistoryEventResult: ResolversUnionTypes<ResolversParentTypes>['HistoryEventResult'];
  HistoryFilter: HistoryFilter;
  HistoryHistogram: Histogram;
  HistoryMovedProduct: HistoryMovedProduct;
  HistoryOrder: HistoryOrderView;
  HistoryOrderFlow: HistoryOrderFlow;
  HistoryOrderLine: HistoryOrderLine;
  HistoryOrderResult: ResolversUnionTypes<ResolversParentTypes>['HistoryOrderResult'];
  HistoryOrderStay: HistoryOrderStay;
  HistoryOrderThen: HistoryOrderThen;
  HistoryPage: Omit<HistoryPage, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryPastCart: Omit<HistoryPastCart, 'around' | 'cart'> & { around: ResolversParentTypes['HistoryAround'], cart: ResolversParentTypes['Cart'] };
  HistoryPastCartResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastCartResult'];
  HistoryPastProduct: Omit<HistoryPastProduct, 'around' | 'product'> & { around: ResolversParentTypes['HistoryAround'], product?: Maybe<ResolversParentTypes['Product']> };
  HistoryPastProductResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastProductResult'];
  HistoryPastStock: Omit<HistoryPastStock, 'around' | 'items' | 'product'> & { around: ResolversParentTypes['HistoryAround'], items: ReadonlyArray<ResolversParentTypes['StockLedgerEntry']>, product?: Maybe<ResolversParentTypes['Product']> };
  HistoryPastStockResult: ResolversUnionTypes<ResolversParentTypes>['HistoryPastStockResult'];
  HistoryProduct: HistoryProduct;
  HistoryProductDifference: HistoryProductDifference;
  HistoryProductState: HistoryProductState;
  HistoryProductThen: HistoryProductThen;
  HistoryReplayFrame: Omit<HistoryReplayFrame, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryReport: HistoryReport;
  HistoryReportColumn: HistoryReportColumn;
  HistoryReportEvents: HistoryReportEvents;
  HistoryReportResult: ResolversUnionTypes<ResolversParentTypes>['HistoryReportResult'];
  HistoryReportRow: HistoryReportRow;
  HistoryReportTable: HistoryReportTable;
  HistoryShop: HistoryShop;
  HistoryShopResult: ResolversUnionTypes<ResolversParentTypes>['HistoryShopResult'];
  HistoryStanding: HistoryStanding;
  HistoryStandingOrders: HistoryStandingOrders;
  HistoryStockPoint: HistoryStockPoint;
  HistoryUpdate: Omit<HistoryUpdate, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['HistoryEntry']> };
  HistoryValueSource: Omit<HistoryValueSource, 'entry'> & { entry: ResolversParentTypes['HistoryEntry'] };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  LastAdmin: LastAdmin;
  LikelySearch: Omit<LikelySearch, 'product'> & { product: ResolversParentTypes['Product'] };
  LogInInput: LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  MailAccepted: MailAccepted;
  Me: Viewer;
  MergeGuestCartResult: ResolversUnionTypes<ResolversParentTypes>['MergeGuestCartResult'];
  MergedLine: MergedLine;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  NewProductInput: NewProductInput;
  NotDelivered: NotDelivered;
  NotFound: NotFound;
  Order: OrderDocument;
  OrderAccepted: Omit<OrderAccepted, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderBoardPage: Omit<OrderBoardPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['BoardOrder']> };
  OrderBoardUpdate: Omit<OrderBoardUpdate, 'order'> & { order?: Maybe<ResolversParentTypes['BoardOrder']> };
  OrderCancelled: Omit<OrderCancelled, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderClosed: OrderClosed;
  OrderCommented: Omit<OrderCommented, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  OrderFilter: OrderFilter;
  OrderHappening: OrderHappeningView;
  OrderItem: OrderLine;
  OrderLineInput: OrderLineInput;
  OrderMoment: OrderMomentView;
  OrderPage: Omit<OrderPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderPending: OrderPending;
  OrderPresence: OrderPresence;
  OrderPresenceUpdate: OrderPresenceUpdate;
  OrderSource: Omit<OrderSource, 'entry'> & { entry: ResolversParentTypes['HistoryEntry'] };
  OrderStatusSet: Omit<OrderStatusSet, 'order'> & { order: ResolversParentTypes['BoardOrder'] };
  OrderStep: OrderStepView;
  OrderUpdate: Omit<OrderUpdate, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  OwnAccount: OwnAccount;
  OwnReview: ReviewAuthorDocument;
  PasswordSet: PasswordSet;
  PersonSignedOut: PersonSignedOut;
  PictureFile: PictureFile;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  Position: Scalars['Position']['output'];
  PriceChanged: Omit<PriceChanged, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  PriceSpread: PriceSpread;
  Product: ProductDocument;
  ProductChanged: ProductChanged;
  ProductFacets: ProductFacets;
  ProductFilter: ProductFilter;
  ProductHistory: ProductHistory;
  ProductMarks: ProductMarks;
  ProductMoment: ProductMoment;
  ProductPage: ProductPageView;
  ProductPicture: TakenPicture;
  ProductResult: ResolversUnionTypes<ResolversParentTypes>['ProductResult'];
  ProductReviews: ProductPageDocument;
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
  Query: Record<PropertyKey, never>;
  Quote: DomainQuote;
  QuoteLine: DomainQuoteLine;
  RatingCount: RatingCount;
  ReadModel: ReadModel;
  ReadModelAsked: ReadModelAsked;
  ReadModelBuild: ReadModelBuild;
  ReadModelBusy: ReadModelBusy;
  ReadModelJob: ReadModelJob;
  ReadModelProblem: ReadModelProblem;
  ReadModelResult: ResolversUnionTypes<ResolversParentTypes>['ReadModelResult'];
  ReadModels: ReadModels;
  ReadModelsUpdate: ReadModelsUpdate;
  Refusal: ResolversInterfaceTypes<ResolversParentTypes>['Refusal'];
  RemoveFromCartResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromCartResult'];
  Report: IssueReportDocument;
  ReportAnswer: StoredAnswer;
  ReportAttachment: ReportAttachment;
  ReportChangeResult: ResolversUnionTypes<ResolversParentTypes>['ReportChangeResult'];
  ReportChanged: Omit<ReportChanged, 'report'> & { report: ResolversParentTypes['Report'] };
  ReportInbox: Omit<ReportInbox, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Report']> };
  ReportPage: Omit<ReportPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Report']> };
  ReportStateCount: ReportStateCount;
  ReportTurn: StoredTransition;
  ReportUpdate: Omit<ReportUpdate, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> };
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  Review: ReviewEntry;
  ReviewSaved: Omit<ReviewSaved, 'product' | 'review'> & { product?: Maybe<ResolversParentTypes['Product']>, review: ResolversParentTypes['OwnReview'] };
  RoleGranted: Omit<RoleGranted, 'account'> & { account: ResolversParentTypes['Account'] };
  RoomCount: RoomCount;
  RoomPiece: RoomPiece;
  RoomPieceInput: RoomPieceInput;
  RoomPlace: RoomPlace;
  RoomPlaceInput: RoomPlaceInput;
  RoomPlan: RoomPlan;
  RoomPlanInput: RoomPlanInput;
  SaveProfileResult: ResolversUnionTypes<ResolversParentTypes>['SaveProfileResult'];
  SendVerificationResult: ResolversUnionTypes<ResolversParentTypes>['SendVerificationResult'];
  Session: Session;
  SessionsEnded: SessionsEnded;
  SetOrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['SetOrderStatusResult'];
  SettingChange: SettingMoment;
  ShippingAddress: ShippingAddress;
  ShippingAddressInput: ShippingAddressInput;
  ShopSettings: SettingsDocument;
  ShopSettingsInput: ShopSettingsInput;
  ShopSettingsResult: ResolversUnionTypes<ResolversParentTypes>['ShopSettingsResult'];
  ShopSettingsSaved: Omit<ShopSettingsSaved, 'settings'> & { settings: ResolversParentTypes['ShopSettings'] };
  ShopSettingsUpdate: Omit<ShopSettingsUpdate, 'settings'> & { settings?: Maybe<ResolversParentTypes['ShopSettings']> };
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
  StatusCount: StatusCount;
  StockDifference: StockDifference;
  StockLedger: Omit<StockLedger, 'items' | 'product'> & { items: ReadonlyArray<ResolversParentTypes['StockLedgerEntry']>, product: ResolversParentTypes['Product'] };
  StockLedgerEntry: LedgerEntry;
  StockShortage: StockShortage;
  StockUpdate: Omit<StockUpdate, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  StockVerification: StockVerification;
  String: Scalars['String']['output'];
  SubmitReviewResult: ResolversUnionTypes<ResolversParentTypes>['SubmitReviewResult'];
  Subscription: Record<PropertyKey, never>;
  TextRange: TextRange;
  Today: TodayView;
  TodayAtStatus: TodayAtStatus;
  TodayUpdate: Omit<TodayUpdate, 'today'> & { today: ResolversParentTypes['Today'] };
  TooManyTries: TooManyTries;
  UndoGuestCartMergeResult: ResolversUnionTypes<ResolversParentTypes>['UndoGuestCartMergeResult'];
  UsedAddress: UsedAddressDocument;
  VerificationUpdate: Omit<VerificationUpdate, 'checked'> & { checked: ReadonlyArray<ResolversParentTypes['CheckedReadModel']> };
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  WhatIf: WhatIf;
  WhatIfChangeInput: WhatIfChangeInput;
  WhatIfDelayInput: WhatIfDelayInput;
  WhatIfFate: WhatIfFate;
  WhatIfFigure: WhatIfFigure;
  WhatIfLeaveOutInput: WhatIfLeaveOutInput;
  WhatIfMoment: WhatIfMoment;
  WhatIfPercentInput: WhatIfPercentInput;
  WhatIfPriceInput: WhatIfPriceInput;
  WhatIfProduct: WhatIfProduct;
  WhatIfResult: ResolversUnionTypes<ResolversParentTypes>['WhatIfResult'];
  WhatIfStockInput: WhatIfStockInput;
  WhatIfUpdate: Omit<WhatIfUpdate, 'result'> & { result?: Maybe<ResolversParentTypes['WhatIfResult']> };
  WordReading: WordReading;
};

export type AccessDirectiveArgs = {
  to: ReadonlyArray<Role>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
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

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockShortage', ParentType, ContextType>;
};

export type AddressesChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressesChanged'] = ResolversParentTypes['AddressesChanged']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['UsedAddress']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArrangeRoomResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArrangeRoomResult'] = ResolversParentTypes['ArrangeRoomResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput', ParentType, ContextType>;
};

export type BoardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardItem'] = ResolversParentTypes['BoardItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  happenings?: Resolver<ReadonlyArray<ResolversTypes['OrderHappening']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['BoardItem']>, ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CancelOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'NotFound' | 'OrderCancelled' | 'OrderClosed', ParentType, ContextType>;
};

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
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeCartQuantityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCartQuantityResult'] = ResolversParentTypes['ChangeCartQuantityResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'InvalidInput' | 'NotFound' | 'StockShortage', ParentType, ContextType>;
};

export type ChangeDeliveryAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeDeliveryAddressResult'] = ResolversParentTypes['ChangeDeliveryAddressResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'DeliveryAddressChanged' | 'InvalidInput' | 'NotFound' | 'OrderClosed', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordSet' | 'TooManyTries', ParentType, ContextType>;
};

export type ChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedMeanwhile'] = ResolversParentTypes['ChangedMeanwhile']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckedReadModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckedReadModel'] = ResolversParentTypes['CheckedReadModel']> = {
  differences?: Resolver<ReadonlyArray<ResolversTypes['DocumentDifference']>, ParentType, ContextType>;
  different?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CodeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeRefused'] = ResolversParentTypes['CodeRefused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommandReusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommandReused'] = ResolversParentTypes['CommandReused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentOnOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentOnOrderResult'] = ResolversParentTypes['CommentOnOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'OrderClosed' | 'OrderCommented', ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryAddressChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryAddressChanged'] = ResolversParentTypes['DeliveryAddressChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type EarlierReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierReview'] = ResolversParentTypes['EarlierReview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailUnprovenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailUnproven'] = ResolversParentTypes['EmailUnproven']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseAccountResult'] = ResolversParentTypes['EraseAccountResult']> = {
  __resolveType: TypeResolveFn<'AccountErased' | 'LastAdmin' | 'NotFound' | 'OwnAccount', ParentType, ContextType>;
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

export type ForgetAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgetAddressResult'] = ResolversParentTypes['ForgetAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressesChanged' | 'CommandReused', ParentType, ContextType>;
};

export type ForgotPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgotPasswordResult'] = ResolversParentTypes['ForgotPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MailAccepted' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type GrantRoleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantRoleResult'] = ResolversParentTypes['GrantRoleResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LastAdmin' | 'NotFound' | 'RoleGranted', ParentType, ContextType>;
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
  standing?: Resolver<ReadonlyArray<ResolversTypes['HistoryStandingOrders']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryBoardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoardItem'] = ResolversParentTypes['HistoryBoardItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryBoardOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBoardOrder'] = ResolversParentTypes['HistoryBoardOrder']> = {
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  standing?: Resolver<ReadonlyArray<ResolversTypes['HistoryStandingOrders']>, ParentType, ContextType>;
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
  causationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['HistoryNoun'], ParentType, ContextType>;
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

export type HistoryMovedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryMovedProduct'] = ResolversParentTypes['HistoryMovedProduct']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HistoryOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrder'] = ResolversParentTypes['HistoryOrder']> = {
  address?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  stays?: Resolver<ReadonlyArray<ResolversTypes['HistoryOrderStay']>, ParentType, ContextType>;
  story?: Resolver<ReadonlyArray<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryOrderFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderFlow'] = ResolversParentTypes['HistoryOrderFlow']> = {
  from?: Resolver<Maybe<ResolversTypes['HistoryStandingPlace']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['HistoryStandingPlace']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HistoryOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderLine'] = ResolversParentTypes['HistoryOrderLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderResult'] = ResolversParentTypes['HistoryOrderResult']> = {
  __resolveType: TypeResolveFn<'HistoryOrder' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryOrderStayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderStay'] = ResolversParentTypes['HistoryOrderStay']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HistoryOrderThenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryOrderThen'] = ResolversParentTypes['HistoryOrderThen']> = {
  event?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['HistoryStandingPlace'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
};

export type HistoryProductDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductDifference'] = ResolversParentTypes['HistoryProductDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['HistoryProductState']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['HistoryProductState']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryProductStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductState'] = ResolversParentTypes['HistoryProductState']> = {
  offered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onHand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryProductThenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryProductThen'] = ResolversParentTypes['HistoryProductThen']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
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
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noun?: Resolver<Maybe<ResolversTypes['HistoryNoun']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportResult'] = ResolversParentTypes['HistoryReportResult']> = {
  __resolveType: TypeResolveFn<'HistoryReport' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportRow'] = ResolversParentTypes['HistoryReportRow']> = {
  cells?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['HistoryReportEvents'], ParentType, ContextType>;
};

export type HistoryReportTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryReportTable'] = ResolversParentTypes['HistoryReportTable']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['HistoryReportColumn']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['HistoryReportRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryShop'] = ResolversParentTypes['HistoryShop']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['HistoryOrderThen']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['HistoryProductThen']>, ParentType, ContextType>;
  standing?: Resolver<ReadonlyArray<ResolversTypes['HistoryStandingOrders']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HistoryShopResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryShopResult'] = ResolversParentTypes['HistoryShopResult']> = {
  __resolveType: TypeResolveFn<'HistoryShop' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type HistoryStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryStanding'] = ResolversParentTypes['HistoryStanding']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HistoryStandingOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryStandingOrders'] = ResolversParentTypes['HistoryStandingOrders']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['HistoryStandingPlace'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SignInRefused' | 'SignedIn' | 'TooManyTries', ParentType, ContextType>;
};

export type MailAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailAccepted'] = ResolversParentTypes['MailAccepted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type MergeGuestCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeGuestCartResult'] = ResolversParentTypes['MergeGuestCartResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'GuestCartMerged' | 'InvalidInput', ParentType, ContextType>;
};

export type MergedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedLine'] = ResolversParentTypes['MergedLine']> = {
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'productId' | 'quantity'>>;
  adminLogIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationAdminLogInArgs, 'input'>>;
  answerReport?: Resolver<ResolversTypes['ReportChangeResult'], ParentType, ContextType, RequireFields<MutationAnswerReportArgs, 'answer' | 'close' | 'reportId'>>;
  arrangeRoom?: Resolver<ResolversTypes['ArrangeRoomResult'], ParentType, ContextType, RequireFields<MutationArrangeRoomArgs, 'room'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  changeCartQuantity?: Resolver<ResolversTypes['ChangeCartQuantityResult'], ParentType, ContextType, RequireFields<MutationChangeCartQuantityArgs, 'productId' | 'quantity'>>;
  changeDeliveryAddress?: Resolver<ResolversTypes['ChangeDeliveryAddressResult'], ParentType, ContextType, RequireFields<MutationChangeDeliveryAddressArgs, 'address' | 'orderId'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  changeProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationChangeProductArgs, 'changes' | 'id'>>;
  changeProducts?: Resolver<ResolversTypes['ProductRows'], ParentType, ContextType, RequireFields<MutationChangeProductsArgs, 'groupId' | 'rows'>>;
  changeSettings?: Resolver<ResolversTypes['ShopSettingsResult'], ParentType, ContextType, RequireFields<MutationChangeSettingsArgs, 'input'>>;
  closeReport?: Resolver<ResolversTypes['ReportChangeResult'], ParentType, ContextType, RequireFields<MutationCloseReportArgs, 'reportId'>>;
  commentOnOrder?: Resolver<ResolversTypes['CommentOnOrderResult'], ParentType, ContextType, RequireFields<MutationCommentOnOrderArgs, 'orderId' | 'text'>>;
  countStock?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationCountStockArgs, 'onHand' | 'productId' | 'reason' | 'seen'>>;
  dropReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationDropReadModelArgs, 'collection'>>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountResult'], ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'accountId'>>;
  forgetAddress?: Resolver<ResolversTypes['ForgetAddressResult'], ParentType, ContextType, RequireFields<MutationForgetAddressArgs, 'id'>>;
  forgotPassword?: Resolver<ResolversTypes['ForgotPasswordResult'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  grantRole?: Resolver<ResolversTypes['GrantRoleResult'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'accountId' | 'role'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType>;
  mergeGuestCart?: Resolver<ResolversTypes['MergeGuestCartResult'], ParentType, ContextType, RequireFields<MutationMergeGuestCartArgs, 'lines'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  rebuildReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationRebuildReadModelArgs, 'name'>>;
  receiveStock?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationReceiveStockArgs, 'productId' | 'quantity' | 'reason'>>;
  removeFromCart?: Resolver<ResolversTypes['RemoveFromCartResult'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'productId'>>;
  removeProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationRemoveProductArgs, 'id'>>;
  reopenReport?: Resolver<ResolversTypes['ReportChangeResult'], ParentType, ContextType, RequireFields<MutationReopenReportArgs, 'reportId'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  restoreProduct?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationRestoreProductArgs, 'id'>>;
  saveProfile?: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  sendVerification?: Resolver<ResolversTypes['SendVerificationResult'], ParentType, ContextType>;
  setLowStockLimit?: Resolver<ResolversTypes['ProductResult'], ParentType, ContextType, RequireFields<MutationSetLowStockLimitArgs, 'productId'>>;
  setOrderStatus?: Resolver<ResolversTypes['SetOrderStatusResult'], ParentType, ContextType, RequireFields<MutationSetOrderStatusArgs, 'expectedRevision' | 'orderId' | 'status'>>;
  signOutOthers?: Resolver<ResolversTypes['SessionsEnded'], ParentType, ContextType>;
  signOutPerson?: Resolver<ResolversTypes['SignOutPersonResult'], ParentType, ContextType, RequireFields<MutationSignOutPersonArgs, 'accountId'>>;
  signOutSession?: Resolver<ResolversTypes['SignOutSessionResult'], ParentType, ContextType, RequireFields<MutationSignOutSessionArgs, 'id'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  submitReview?: Resolver<ResolversTypes['SubmitReviewResult'], ParentType, ContextType, RequireFields<MutationSubmitReviewArgs, 'comment' | 'productId' | 'rating'>>;
  undoGuestCartMerge?: Resolver<ResolversTypes['UndoGuestCartMergeResult'], ParentType, ContextType, RequireFields<MutationUndoGuestCartMergeArgs, 'mergeId'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'code' | 'email'>>;
  verifyReadModel?: Resolver<ResolversTypes['ReadModelResult'], ParentType, ContextType, RequireFields<MutationVerifyReadModelArgs, 'name'>>;
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

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['OrderMoment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['OrderPhase'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['OrderStep']>, ParentType, ContextType>;
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

export type OrderHappeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderHappening'] = ResolversParentTypes['OrderHappening']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderHappeningKind'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OrderPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPresence'] = ResolversParentTypes['OrderPresence']> = {
  dragging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderPresenceUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPresenceUpdate'] = ResolversParentTypes['OrderPresenceUpdate']> = {
  others?: Resolver<ReadonlyArray<ResolversTypes['OrderPresence']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type OrderSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSource'] = ResolversParentTypes['OrderSource']> = {
  entry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusSet'] = ResolversParentTypes['OrderStatusSet']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['AddressField']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderStepKind'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['OrderMoment']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
};

export type OrderUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderUpdate'] = ResolversParentTypes['OrderUpdate']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAccount'] = ResolversParentTypes['OwnAccount']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  before?: Resolver<Maybe<ResolversTypes['EarlierReview']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revisedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type PictureFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureFile'] = ResolversParentTypes['PictureFile']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'EmailUnproven' | 'InvalidInput' | 'NotFound' | 'OrderAccepted' | 'OrderPending' | 'PriceChanged' | 'StockShortage' | 'TooManyTries', ParentType, ContextType>;
};

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
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  countInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['ProductPicture']>, ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Placement'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quickLookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Size']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['ProductStock'], ParentType, ContextType>;
};

export type ProductChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChanged'] = ResolversParentTypes['ProductChanged']> = {
  changed?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  allRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anyRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasModel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['PriceSpread'], ParentType, ContextType>;
  ratings?: Resolver<ReadonlyArray<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  rooms?: Resolver<ReadonlyArray<ResolversTypes['RoomCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['ProductMarks']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  reading?: Resolver<ReadonlyArray<ResolversTypes['WordReading']>, ParentType, ContextType>;
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
  items?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  numReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spread?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
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
  items?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['ProductMarks']>, ParentType, ContextType>;
  reading?: Resolver<ReadonlyArray<ResolversTypes['WordReading']>, ParentType, ContextType>;
  rooms?: Resolver<ReadonlyArray<ResolversTypes['RoomCount']>, ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'limit'>>;
  boardOrder?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType, RequireFields<QueryBoardOrderArgs, 'number'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<QueryCartArgs>>;
  catalogue?: Resolver<ResolversTypes['CataloguePage'], ParentType, ContextType, RequireFields<QueryCatalogueArgs, 'limit'>>;
  catalogueCounts?: Resolver<ResolversTypes['CatalogueCounts'], ParentType, ContextType, Partial<QueryCatalogueCountsArgs>>;
  categoryCounts?: Resolver<ReadonlyArray<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  googleSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryGuestCartArgs, 'lines'>>;
  history?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'limit'>>;
  historyBoard?: Resolver<ResolversTypes['HistoryBoardResult'], ParentType, ContextType, Partial<QueryHistoryBoardArgs>>;
  historyComparison?: Resolver<ResolversTypes['HistoryComparisonResult'], ParentType, ContextType, RequireFields<QueryHistoryComparisonArgs, 'a'>>;
  historyCourse?: Resolver<ResolversTypes['HistoryCourseResult'], ParentType, ContextType, Partial<QueryHistoryCourseArgs>>;
  historyEvent?: Resolver<ResolversTypes['HistoryEventResult'], ParentType, ContextType, RequireFields<QueryHistoryEventArgs, 'number'>>;
  historyHistogram?: Resolver<ResolversTypes['HistoryHistogram'], ParentType, ContextType, RequireFields<QueryHistoryHistogramArgs, 'buckets' | 'from' | 'to'>>;
  historyNext?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType, RequireFields<QueryHistoryNextArgs, 'back' | 'number'>>;
  historyOrder?: Resolver<ResolversTypes['HistoryOrderResult'], ParentType, ContextType, RequireFields<QueryHistoryOrderArgs, 'order'>>;
  historyPastCart?: Resolver<ResolversTypes['HistoryPastCartResult'], ParentType, ContextType, RequireFields<QueryHistoryPastCartArgs, 'user'>>;
  historyPastProduct?: Resolver<ResolversTypes['HistoryPastProductResult'], ParentType, ContextType, RequireFields<QueryHistoryPastProductArgs, 'product'>>;
  historyPastStock?: Resolver<ResolversTypes['HistoryPastStockResult'], ParentType, ContextType, RequireFields<QueryHistoryPastStockArgs, 'product'>>;
  historyProducts?: Resolver<ReadonlyArray<ResolversTypes['HistoryProduct']>, ParentType, ContextType>;
  historyReport?: Resolver<ResolversTypes['HistoryReportResult'], ParentType, ContextType, RequireFields<QueryHistoryReportArgs, 'name'>>;
  historyShop?: Resolver<ResolversTypes['HistoryShopResult'], ParentType, ContextType, Partial<QueryHistoryShopArgs>>;
  historyStanding?: Resolver<ResolversTypes['HistoryStanding'], ParentType, ContextType>;
  historyStock?: Resolver<ReadonlyArray<ResolversTypes['HistoryStockPoint']>, ParentType, ContextType, RequireFields<QueryHistoryStockArgs, 'first' | 'last' | 'product'>>;
  likelySearches?: Resolver<ReadonlyArray<ResolversTypes['LikelySearch']>, ParentType, ContextType, RequireFields<QueryLikelySearchesArgs, 'first' | 'search'>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  myAddresses?: Resolver<ReadonlyArray<ResolversTypes['UsedAddress']>, ParentType, ContextType, Partial<QueryMyAddressesArgs>>;
  myOrders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryMyOrdersArgs, 'limit'>>;
  myReports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryMyReportsArgs, 'limit'>>;
  myReviews?: Resolver<ReadonlyArray<ResolversTypes['OwnReview']>, ParentType, ContextType, RequireFields<QueryMyReviewsArgs, 'productIds'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderBoard?: Resolver<ResolversTypes['OrderBoardPage'], ParentType, ContextType, RequireFields<QueryOrderBoardArgs, 'cancelled' | 'limit' | 'sort'>>;
  orderByNumber?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByNumberArgs, 'number'>>;
  orderSource?: Resolver<Maybe<ResolversTypes['OrderSource']>, ParentType, ContextType, RequireFields<QueryOrderSourceArgs, 'order' | 'value'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productFacets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType, Partial<QueryProductFacetsArgs>>;
  productHistory?: Resolver<Maybe<ResolversTypes['ProductHistory']>, ParentType, ContextType, RequireFields<QueryProductHistoryArgs, 'id'>>;
  productSuggestions?: Resolver<ResolversTypes['ProductSuggestions'], ParentType, ContextType, RequireFields<QueryProductSuggestionsArgs, 'first' | 'search'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'limit'>>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
  reportStates?: Resolver<ReadonlyArray<ResolversTypes['ReportStateCount']>, ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportInbox'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'limit'>>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  sessionsOf?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QuerySessionsOfArgs, 'accountId'>>;
  shopSettings?: Resolver<ResolversTypes['ShopSettings'], ParentType, ContextType, Partial<QueryShopSettingsArgs>>;
  stockLedger?: Resolver<Maybe<ResolversTypes['StockLedger']>, ParentType, ContextType, RequireFields<QueryStockLedgerArgs, 'limit' | 'productId'>>;
  today?: Resolver<ResolversTypes['Today'], ParentType, ContextType>;
  verifiableModels?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  verifyStock?: Resolver<Maybe<ResolversTypes['StockVerification']>, ParentType, ContextType, RequireFields<QueryVerifyStockArgs, 'productId'>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  deliveryFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ReadModelAskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelAsked'] = ResolversParentTypes['ReadModelAsked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type ReadModelProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelProblem'] = ResolversParentTypes['ReadModelProblem']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lasting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadModelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelResult'] = ResolversParentTypes['ReadModelResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'ReadModelAsked' | 'ReadModelBusy', ParentType, ContextType>;
};

export type ReadModelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModels'] = ResolversParentTypes['ReadModels']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ReadModel']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ReadModelProblem']>, ParentType, ContextType>;
};

export type ReadModelsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadModelsUpdate'] = ResolversParentTypes['ReadModelsUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  readModels?: Resolver<ResolversTypes['ReadModels'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  __resolveType: TypeResolveFn<'ChangedMeanwhile' | 'CodeRefused' | 'CommandReused' | 'EmailTaken' | 'EmailUnproven' | 'InvalidInput' | 'LastAdmin' | 'NotDelivered' | 'NotFound' | 'OrderClosed' | 'OwnAccount' | 'PriceChanged' | 'ProductChanged' | 'ReadModelBusy' | 'SignInRefused' | 'StockShortage' | 'TooManyTries', ParentType, ContextType>;
};

export type RemoveFromCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartResult'] = ResolversParentTypes['RemoveFromCartResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'NotFound', ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['ReportAnswer']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['ReportAttachment']>, ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['ReportTurn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reopened?: Resolver<Maybe<ResolversTypes['ReportTurn']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportAnswer'] = ResolversParentTypes['ReportAnswer']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportAttachment'] = ResolversParentTypes['ReportAttachment']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChangeResult'] = ResolversParentTypes['ReportChangeResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotFound' | 'ReportChanged', ParentType, ContextType>;
};

export type ReportChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChanged'] = ResolversParentTypes['ReportChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportInboxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportInbox'] = ResolversParentTypes['ReportInbox']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportStateCount'] = ResolversParentTypes['ReportStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
};

export type ReportTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTurn'] = ResolversParentTypes['ReportTurn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportUpdate'] = ResolversParentTypes['ReportUpdate']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'CodeRefused' | 'InvalidInput' | 'PasswordSet' | 'TooManyTries', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSaved'] = ResolversParentTypes['ReviewSaved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleGrantedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleGranted'] = ResolversParentTypes['RoleGranted']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoomCount'] = ResolversParentTypes['RoomCount']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SaveProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProfileResult'] = ResolversParentTypes['SaveProfileResult']> = {
  __resolveType: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'ProfileSaved' | 'TooManyTries', ParentType, ContextType>;
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

export type SettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingChange'] = ResolversParentTypes['SettingChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['SettingName'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettings'] = ResolversParentTypes['ShopSettings']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['SettingChange']>, ParentType, ContextType>;
  deliveryLateDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryWarmDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packingLateHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packingWarmHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparingLateHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparingWarmHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSettingsResult'] = ResolversParentTypes['ShopSettingsResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'ShopSettingsSaved', ParentType, ContextType>;
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

export type StatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

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

export type SubmitReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitReviewResult'] = ResolversParentTypes['SubmitReviewResult']> = {
  __resolveType: TypeResolveFn<'CommandReused' | 'InvalidInput' | 'NotDelivered' | 'NotFound' | 'ReviewSaved', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  boardOrderChanged?: SubscriptionResolver<ResolversTypes['OrderBoardUpdate'], "boardOrderChanged", ParentType, ContextType, RequireFields<SubscriptionBoardOrderChangedArgs, 'id'>>;
  historyChanged?: SubscriptionResolver<ResolversTypes['HistoryUpdate'], "historyChanged", ParentType, ContextType, Partial<SubscriptionHistoryChangedArgs>>;
  orderBoardChanged?: SubscriptionResolver<ResolversTypes['OrderBoardUpdate'], "orderBoardChanged", ParentType, ContextType, Partial<SubscriptionOrderBoardChangedArgs>>;
  orderChanged?: SubscriptionResolver<ResolversTypes['OrderUpdate'], "orderChanged", ParentType, ContextType, Partial<SubscriptionOrderChangedArgs>>;
  orderPresence?: SubscriptionResolver<ResolversTypes['OrderPresenceUpdate'], "orderPresence", ParentType, ContextType, RequireFields<SubscriptionOrderPresenceArgs, 'dragging'>>;
  readModelsChanged?: SubscriptionResolver<ResolversTypes['ReadModelsUpdate'], "readModelsChanged", ParentType, ContextType, Partial<SubscriptionReadModelsChangedArgs>>;
  replay?: SubscriptionResolver<ResolversTypes['HistoryReplayFrame'], "replay", ParentType, ContextType, RequireFields<SubscriptionReplayArgs, 'from' | 'keepSilences' | 'to'>>;
  reportChanged?: SubscriptionResolver<ResolversTypes['ReportUpdate'], "reportChanged", ParentType, ContextType, Partial<SubscriptionReportChangedArgs>>;
  reportInboxChanged?: SubscriptionResolver<ResolversTypes['ReportUpdate'], "reportInboxChanged", ParentType, ContextType, Partial<SubscriptionReportInboxChangedArgs>>;
  shopSettingsChanged?: SubscriptionResolver<ResolversTypes['ShopSettingsUpdate'], "shopSettingsChanged", ParentType, ContextType, Partial<SubscriptionShopSettingsChangedArgs>>;
  stockChanged?: SubscriptionResolver<ResolversTypes['StockUpdate'], "stockChanged", ParentType, ContextType, Partial<SubscriptionStockChangedArgs>>;
  todayChanged?: SubscriptionResolver<ResolversTypes['TodayUpdate'], "todayChanged", ParentType, ContextType, Partial<SubscriptionTodayChangedArgs>>;
  verification?: SubscriptionResolver<ResolversTypes['VerificationUpdate'], "verification", ParentType, ContextType, Partial<SubscriptionVerificationArgs>>;
  whatIf?: SubscriptionResolver<ResolversTypes['WhatIfUpdate'], "whatIf", ParentType, ContextType, RequireFields<SubscriptionWhatIfArgs, 'changes' | 'fork'>>;
};

export type TextRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  day?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestLate?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<ReadonlyArray<ResolversTypes['TodayAtStatus']>, ParentType, ContextType>;
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

export type UndoGuestCartMergeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoGuestCartMergeResult'] = ResolversParentTypes['UndoGuestCartMergeResult']> = {
  __resolveType: TypeResolveFn<'CartChanged' | 'CommandReused' | 'NotFound', ParentType, ContextType>;
};

export type UsedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsedAddress'] = ResolversParentTypes['UsedAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

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

export type WhatIfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIf'] = ResolversParentTypes['WhatIf']> = {
  assumptions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<ReadonlyArray<ResolversTypes['WhatIfMoment']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fates?: Resolver<ReadonlyArray<ResolversTypes['WhatIfFate']>, ParentType, ContextType>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['WhatIfFigure']>, ParentType, ContextType>;
  finding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fork?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moreFates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['WhatIfProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatIfFateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfFate'] = ResolversParentTypes['WhatIfFate']> = {
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

export type WhatIfUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfUpdate'] = ResolversParentTypes['WhatIfUpdate']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['WhatIfResult']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['WhatIfStep'], ParentType, ContextType>;
};

export type WordReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordReading'] = ResolversParentTypes['WordReading']> = {
  as?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['WordReadingWay'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Account?: AccountResolvers<ContextType>;
  AccountErased?: AccountErasedResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddressesChanged?: AddressesChangedResolvers<ContextType>;
  ArrangeRoomResult?: ArrangeRoomResultResolvers<ContextType>;
  BoardItem?: BoardItemResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChanged?: CartChangedResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CatalogueCounts?: CatalogueCountsResolvers<ContextType>;
  CataloguePage?: CataloguePageResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  ChangeCartQuantityResult?: ChangeCartQuantityResultResolvers<ContextType>;
  ChangeDeliveryAddressResult?: ChangeDeliveryAddressResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangedMeanwhile?: ChangedMeanwhileResolvers<ContextType>;
  CheckedReadModel?: CheckedReadModelResolvers<ContextType>;
  CodeRefused?: CodeRefusedResolvers<ContextType>;
  CommandReused?: CommandReusedResolvers<ContextType>;
  CommentOnOrderResult?: CommentOnOrderResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryAddressChanged?: DeliveryAddressChangedResolvers<ContextType>;
  DocumentDifference?: DocumentDifferenceResolvers<ContextType>;
  EarlierReview?: EarlierReviewResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  EmailUnproven?: EmailUnprovenResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  EraseAccountResult?: EraseAccountResultResolvers<ContextType>;
  Excerpt?: ExcerptResolvers<ContextType>;
  FieldDifference?: FieldDifferenceResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  ForgetAddressResult?: ForgetAddressResultResolvers<ContextType>;
  ForgotPasswordResult?: ForgotPasswordResultResolvers<ContextType>;
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
  HistoryMovedProduct?: HistoryMovedProductResolvers<ContextType>;
  HistoryOrder?: HistoryOrderResolvers<ContextType>;
  HistoryOrderFlow?: HistoryOrderFlowResolvers<ContextType>;
  HistoryOrderLine?: HistoryOrderLineResolvers<ContextType>;
  HistoryOrderResult?: HistoryOrderResultResolvers<ContextType>;
  HistoryOrderStay?: HistoryOrderStayResolvers<ContextType>;
  HistoryOrderThen?: HistoryOrderThenResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  HistoryPastCart?: HistoryPastCartResolvers<ContextType>;
  HistoryPastCartResult?: HistoryPastCartResultResolvers<ContextType>;
  HistoryPastProduct?: HistoryPastProductResolvers<ContextType>;
  HistoryPastProductResult?: HistoryPastProductResultResolvers<ContextType>;
  HistoryPastStock?: HistoryPastStockResolvers<ContextType>;
  HistoryPastStockResult?: HistoryPastStockResultResolvers<ContextType>;
  HistoryProduct?: HistoryProductResolvers<ContextType>;
  HistoryProductDifference?: HistoryProductDifferenceResolvers<ContextType>;
  HistoryProductState?: HistoryProductStateResolvers<ContextType>;
  HistoryProductThen?: HistoryProductThenResolvers<ContextType>;
  HistoryReplayFrame?: HistoryReplayFrameResolvers<ContextType>;
  HistoryReport?: HistoryReportResolvers<ContextType>;
  HistoryReportColumn?: HistoryReportColumnResolvers<ContextType>;
  HistoryReportEvents?: HistoryReportEventsResolvers<ContextType>;
  HistoryReportResult?: HistoryReportResultResolvers<ContextType>;
  HistoryReportRow?: HistoryReportRowResolvers<ContextType>;
  HistoryReportTable?: HistoryReportTableResolvers<ContextType>;
  HistoryShop?: HistoryShopResolvers<ContextType>;
  HistoryShopResult?: HistoryShopResultResolvers<ContextType>;
  HistoryStanding?: HistoryStandingResolvers<ContextType>;
  HistoryStandingOrders?: HistoryStandingOrdersResolvers<ContextType>;
  HistoryStockPoint?: HistoryStockPointResolvers<ContextType>;
  HistoryUpdate?: HistoryUpdateResolvers<ContextType>;
  HistoryValueSource?: HistoryValueSourceResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  LastAdmin?: LastAdminResolvers<ContextType>;
  LikelySearch?: LikelySearchResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  MailAccepted?: MailAcceptedResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MergeGuestCartResult?: MergeGuestCartResultResolvers<ContextType>;
  MergedLine?: MergedLineResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  NotDelivered?: NotDeliveredResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAccepted?: OrderAcceptedResolvers<ContextType>;
  OrderBoardPage?: OrderBoardPageResolvers<ContextType>;
  OrderBoardUpdate?: OrderBoardUpdateResolvers<ContextType>;
  OrderCancelled?: OrderCancelledResolvers<ContextType>;
  OrderClosed?: OrderClosedResolvers<ContextType>;
  OrderCommented?: OrderCommentedResolvers<ContextType>;
  OrderHappening?: OrderHappeningResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderMoment?: OrderMomentResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPending?: OrderPendingResolvers<ContextType>;
  OrderPresence?: OrderPresenceResolvers<ContextType>;
  OrderPresenceUpdate?: OrderPresenceUpdateResolvers<ContextType>;
  OrderSource?: OrderSourceResolvers<ContextType>;
  OrderStatusSet?: OrderStatusSetResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderUpdate?: OrderUpdateResolvers<ContextType>;
  OwnAccount?: OwnAccountResolvers<ContextType>;
  OwnReview?: OwnReviewResolvers<ContextType>;
  PasswordSet?: PasswordSetResolvers<ContextType>;
  PersonSignedOut?: PersonSignedOutResolvers<ContextType>;
  PictureFile?: PictureFileResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  Position?: GraphQLScalarType;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceSpread?: PriceSpreadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductChanged?: ProductChangedResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductHistory?: ProductHistoryResolvers<ContextType>;
  ProductMarks?: ProductMarksResolvers<ContextType>;
  ProductMoment?: ProductMomentResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductPicture?: ProductPictureResolvers<ContextType>;
  ProductResult?: ProductResultResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductRow?: ProductRowResolvers<ContextType>;
  ProductRowRefusal?: ProductRowRefusalResolvers<ContextType>;
  ProductRows?: ProductRowsResolvers<ContextType>;
  ProductSaved?: ProductSavedResolvers<ContextType>;
  ProductStock?: ProductStockResolvers<ContextType>;
  ProductSuggestions?: ProductSuggestionsResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileAddress?: ProfileAddressResolvers<ContextType>;
  ProfileSaved?: ProfileSavedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReadModel?: ReadModelResolvers<ContextType>;
  ReadModelAsked?: ReadModelAskedResolvers<ContextType>;
  ReadModelBuild?: ReadModelBuildResolvers<ContextType>;
  ReadModelBusy?: ReadModelBusyResolvers<ContextType>;
  ReadModelJob?: ReadModelJobResolvers<ContextType>;
  ReadModelProblem?: ReadModelProblemResolvers<ContextType>;
  ReadModelResult?: ReadModelResultResolvers<ContextType>;
  ReadModels?: ReadModelsResolvers<ContextType>;
  ReadModelsUpdate?: ReadModelsUpdateResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RemoveFromCartResult?: RemoveFromCartResultResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportAnswer?: ReportAnswerResolvers<ContextType>;
  ReportAttachment?: ReportAttachmentResolvers<ContextType>;
  ReportChangeResult?: ReportChangeResultResolvers<ContextType>;
  ReportChanged?: ReportChangedResolvers<ContextType>;
  ReportInbox?: ReportInboxResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  ReportStateCount?: ReportStateCountResolvers<ContextType>;
  ReportTurn?: ReportTurnResolvers<ContextType>;
  ReportUpdate?: ReportUpdateResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewSaved?: ReviewSavedResolvers<ContextType>;
  RoleGranted?: RoleGrantedResolvers<ContextType>;
  RoomCount?: RoomCountResolvers<ContextType>;
  RoomPiece?: RoomPieceResolvers<ContextType>;
  RoomPlace?: RoomPlaceResolvers<ContextType>;
  RoomPlan?: RoomPlanResolvers<ContextType>;
  SaveProfileResult?: SaveProfileResultResolvers<ContextType>;
  SendVerificationResult?: SendVerificationResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionsEnded?: SessionsEndedResolvers<ContextType>;
  SetOrderStatusResult?: SetOrderStatusResultResolvers<ContextType>;
  SettingChange?: SettingChangeResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  ShopSettings?: ShopSettingsResolvers<ContextType>;
  ShopSettingsResult?: ShopSettingsResultResolvers<ContextType>;
  ShopSettingsSaved?: ShopSettingsSavedResolvers<ContextType>;
  ShopSettingsUpdate?: ShopSettingsUpdateResolvers<ContextType>;
  ShortLine?: ShortLineResolvers<ContextType>;
  SignInRefused?: SignInRefusedResolvers<ContextType>;
  SignOutPersonResult?: SignOutPersonResultResolvers<ContextType>;
  SignOutSessionResult?: SignOutSessionResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  Size?: SizeResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  StockDifference?: StockDifferenceResolvers<ContextType>;
  StockLedger?: StockLedgerResolvers<ContextType>;
  StockLedgerEntry?: StockLedgerEntryResolvers<ContextType>;
  StockShortage?: StockShortageResolvers<ContextType>;
  StockUpdate?: StockUpdateResolvers<ContextType>;
  StockVerification?: StockVerificationResolvers<ContextType>;
  SubmitReviewResult?: SubmitReviewResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  Today?: TodayResolvers<ContextType>;
  TodayAtStatus?: TodayAtStatusResolvers<ContextType>;
  TodayUpdate?: TodayUpdateResolvers<ContextType>;
  TooManyTries?: TooManyTriesResolvers<ContextType>;
  UndoGuestCartMergeResult?: UndoGuestCartMergeResultResolvers<ContextType>;
  UsedAddress?: UsedAddressResolvers<ContextType>;
  VerificationUpdate?: VerificationUpdateResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  WhatIf?: WhatIfResolvers<ContextType>;
  WhatIfFate?: WhatIfFateResolvers<ContextType>;
  WhatIfFigure?: WhatIfFigureResolvers<ContextType>;
  WhatIfMoment?: WhatIfMomentResolvers<ContextType>;
  WhatIfProduct?: WhatIfProductResolvers<ContextType>;
  WhatIfResult?: WhatIfResultResolvers<ContextType>;
  WhatIfUpdate?: WhatIfUpdateResolvers<ContextType>;
  WordReading?: WordReadingResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

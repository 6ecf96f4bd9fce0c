import type { Language } from "#domain/constants.ts";
import type DataLoader from "dataloader";
import type { AccountErasure } from "#domain/erasure/erasure.ts";
import type { SignIn } from "#domain/account/outcome.ts";
import type { PushDevices } from "#domain/account/push-devices.ts";
import type { BackupDesk } from "#domain/backup/backup-desk.ts";
import type { StockService } from "#domain/product/stock-service.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import type { AddressBookService } from "#domain/address-book/service.ts";
import type { CartService } from "#domain/cart/service.ts";
import type { PhoneOrders } from "#domain/order/placing/phone-orders.ts";
import type { OrderService } from "#domain/order/service.ts";
import type { OrderTracking } from "#domain/order/tracking/tracking.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { ProductService } from "#domain/product/service.ts";
import type { CommandContext, Position } from "#domain/ports.ts";
import type { IssueReportService } from "#domain/issue-report/service.ts";
import type { DeliveryService } from "#domain/delivery/service.ts";
import type { ShopValues } from "#domain/page/events.ts";
import type { PageService } from "#domain/page/service.ts";
import type { PromotionService } from "#domain/promotion/service.ts";
import type { RunService } from "#domain/run/service.ts";
import type { CategoryService } from "#domain/category/service.ts";
import type { SettingsService } from "#domain/settings/service.ts";
import type { MailSubscriptions } from "#domain/mail-subscriptions/service.ts";
import type { StockAlertService } from "#domain/stock-alert/service.ts";
import type { WebhookService } from "#domain/webhook/service.ts";
import type { WishListService } from "#domain/wishlist/service.ts";
import type { ReviewService } from "#domain/review/service.ts";
import type { History } from "#history/history.ts";
import type { Presence } from "#domain/presence/presence.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { MaintenanceDesk } from "#projections/engine/maintenance-desk.ts";
import type { Problem } from "#projections/engine/projection-engine.ts";
import type { Freshness } from "#projections/engine/freshness.ts";
import type { LiveUpdates } from "#projections/engine/live-updates.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { PublishedPages } from "./page/published-pages.ts";
import type { VerifyStock } from "#projections/stock-ledger/verification.ts";
import type { LedgerPlace } from "#projections/stock-ledger/reasons.ts";
import type { OrderCall } from "#projections/order-board/call-queries.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import type { OrdersOfPerson } from "#projections/order-board/queries.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import type { ReadModels } from "#projections/read-models.ts";

/** The services that the GraphQL API calls; the same for every request. */
export interface ContextServices {
  readonly accounts: AccountService;
  readonly pushDevices: PushDevices;
  readonly erasure: AccountErasure;
  readonly products: ProductService;
  readonly pictures: PicturesOf;
  /** URL of a model in the format that iPhones read; null if it was not made. */
  readonly quickLookOf: (modelUrl: string | null) => Promise<string | null>;
  readonly stock: StockService;
  readonly verifyStock: VerifyStock;
  readonly readModelDesk: MaintenanceDesk;
  readonly backups: BackupDesk;
  /** The latest problem with updating the read models; null if there was none since startup. */
  readonly readModelProblem: () => Problem | null;
  readonly carts: CartService;
  readonly orders: OrderService;
  readonly phoneOrders: PhoneOrders;
  readonly tracking: OrderTracking<OrderDocument>;
  readonly addressBook: AddressBookService;
  readonly reports: IssueReportService;
  readonly reviews: ReviewService;
  readonly settings: SettingsService;
  readonly pages: PageService;
  readonly publishedPages: PublishedPages;
  /** The shop's values of now, for texts of pages. */
  readonly shopValues: () => Promise<ShopValues>;
  readonly categories: CategoryService;
  readonly delivery: DeliveryService;
  readonly runs: RunService;
  readonly promotions: PromotionService;
  readonly webhooks: WebhookService;
  readonly wishLists: WishListService;
  readonly stockAlerts: StockAlertService;
  readonly mailSubscriptions: MailSubscriptions;
  readonly readModels: ReadModels;
  readonly history: History;
  readonly live: LiveUpdates;
  /** Which staff member is at which order. */
  readonly presence: Presence;
  readonly freshness: Freshness;
  readonly answers: CommandAnswers;
  /** Whether sign-in with Google, or with its stand-in, is available. */
  readonly googleSignIn: boolean;
}

/** The context of one request: the caller and its session. */
export interface Context extends ContextServices {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  /**
   * The session's token, or null. `open` replaces the session and sets its cookie; `close` clears
   * the cookie.
   */
  readonly session: {
    readonly token: string | null;
    open(signIn: SignIn): Promise<void>;
    close(): void;
  };
  /** The network address of the caller. */
  readonly address: string;
  /** The position of the read models when the request arrived. */
  readonly position: Position;
  /** The time of the request. */
  readonly now: string;
  /** The User-Agent header; may be empty. */
  readonly userAgent: string;
  /** The language of the caller's pages; undefined if unknown. */
  readonly language?: Language;
  /** Whether the document and its variables came in the address of a GET request. */
  readonly inAddress: boolean;
  /** Aborts when the client disconnects before the answer. */
  leaving(): AbortSignal;
  /** The context for a command of the viewer. Generates a command ID if the client sent none. */
  command(commandId: string | null | undefined): CommandContext;
  readonly loaders: {
    /** The full order with an ID; null if there is none. */
    readonly order: DataLoader<string, OrderDocument | null>;
    /** The order on the board with an ID; null if there is none. */
    readonly boardOrder: DataLoader<string, BoardOrderDocument | null>;
    /** The delivery run with an ID; null if there is none. */
    readonly run: DataLoader<string, RunDocument | null>;
    /** The call of an order on the board. */
    readonly call: DataLoader<BoardOrderDocument, OrderCall>;
    /** Number and total of an account's orders that were not cancelled. */
    readonly ordersOfPerson: DataLoader<string, OrdersOfPerson>;
    /** The display name of an account; null if there is none. */
    readonly accountName: DataLoader<string, string | null>;
    /** The reason of an entry of a product's ledger; null for none. */
    readonly stockReason: DataLoader<LedgerPlace, string | null>;
    /** What the office wrote about the cash of a run; empty for nothing. */
    readonly cashWords: DataLoader<string, string>;
    /** When an e-mail was sent, by its ID; null if it was not sent. */
    readonly mailedAt: DataLoader<string, string | null>;
  };
}

/** The viewer, for fields that only signed-in users can reach. */
export const viewerOf = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new Error("A visitor reached a field for signed-in users");
  return viewer;
};

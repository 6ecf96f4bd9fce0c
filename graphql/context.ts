import type { Language } from "#domain/constants.ts";
import type DataLoader from "dataloader";
import type { AccountErasure } from "#domain/account/erasure.ts";
import type { SignIn } from "#domain/account/outcome.ts";
import type { StockService } from "#domain/stock/service.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import type { AddressBookService } from "#domain/address-book/service.ts";
import type { CartService } from "#domain/cart/service.ts";
import type { OrderService } from "#domain/order/service.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { ProductService } from "#domain/product/service.ts";
import type { CommandContext, Position } from "#domain/ports.ts";
import type { IssueReportService } from "#domain/issue-report/service.ts";
import type { SettingsService } from "#domain/settings/service.ts";
import type { ReviewService } from "#domain/review/service.ts";
import type { History } from "#history/history.ts";
import type { Presence } from "./presence/presence.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { MaintenanceDesk } from "#projections/engine/maintenance-desk.ts";
import type { Problem } from "#projections/engine/projection-engine.ts";
import type { Freshness } from "#projections/freshness.ts";
import type { LiveUpdates } from "#projections/live-updates.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { ProductPageDocument } from "#projections/product-pages/document.ts";
import type { VerifyStock } from "#projections/stock-ledger/verification.ts";
import type { OrdersOfPerson } from "#projections/order-board/queries.ts";
import type { ReadModels } from "#projections/read-models.ts";

/** What the GraphQL API calls; the same for every request. */
export interface ContextServices {
  readonly accounts: AccountService;
  readonly erasure: AccountErasure;
  readonly products: ProductService;
  /** The further pictures of a product. */
  readonly pictures: PicturesOf;
  /** Address of a model as iPhones read it; null where nobody has made that. */
  readonly quickLookOf: (modelUrl: string | null) => Promise<string | null>;
  readonly stock: StockService;
  readonly verifyStock: VerifyStock;
  readonly readModelDesk: MaintenanceDesk;
  /** Why the read models could not be kept up, now or lately; null for never since the start. */
  readonly readModelProblem: () => Problem | null;
  readonly carts: CartService;
  readonly orders: OrderService;
  readonly addressBook: AddressBookService;
  readonly reports: IssueReportService;
  readonly reviews: ReviewService;
  readonly settings: SettingsService;
  readonly readModels: ReadModels;
  readonly history: History;
  readonly live: LiveUpdates;
  /** Who of the staff is at which order. */
  readonly presence: Presence;
  readonly freshness: Freshness;
  readonly answers: CommandAnswers;
  /** Whether people can sign in with Google, or with what stands in for it. */
  readonly googleSignIn: boolean;
}

/** One request: who asks, and what belongs to the asking. */
export interface Context extends ContextServices {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  /**
   * The session's token, or null; `open` ends it and sets the cookie of another, `close` clears the
   * cookie.
   */
  readonly session: {
    readonly token: string | null;
    open(signIn: SignIn): Promise<void>;
    close(): void;
  };
  /** Network address of the caller. */
  readonly address: string;
  /** How far the read models had got when the request came. */
  readonly position: Position;
  /** The moment of the request. */
  readonly now: string;
  /** What the browser or app calls itself; may be empty. */
  readonly userAgent: string;
  /** The one that its pages speak; left out where that is not known. */
  readonly language?: Language;
  /** Aborts when whoever asked is gone before the answer. */
  leaving(): AbortSignal;
  /** The context of the viewer's command; a key is made where the client gave none. */
  command(commandId: string | null | undefined): CommandContext;
  readonly loaders: {
    readonly productPage: DataLoader<string, ProductPageDocument>;
    /** The whole order of an id; null where there is none. */
    readonly order: DataLoader<string, OrderDocument | null>;
    /** How many orders of an account stand, and what they come to. */
    readonly ordersOfPerson: DataLoader<string, OrdersOfPerson>;
    /** Display name of an account; null where there is none. */
    readonly accountName: DataLoader<string, string | null>;
    /** When a mail was sent, by its id; null where it was not. */
    readonly mailedAt: DataLoader<string, string | null>;
  };
}

/** The viewer of a field that only signed-in people reach. */
export const viewerOf = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new Error("A field for signed-in people was reached by a visitor");
  return viewer;
};

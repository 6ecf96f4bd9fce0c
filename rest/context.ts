import type { Language } from "#domain/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import type { SignIn } from "#domain/account/outcome.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import type { CategoryService } from "#domain/category/service.ts";
import type { CartService } from "#domain/cart/service.ts";
import type { OrderService } from "#domain/order/service.ts";
import type { PageService } from "#domain/page/service.ts";
import type { CommandContext } from "#domain/ports.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { PromotionService } from "#domain/promotion/service.ts";
import type { ProductService } from "#domain/product/service.ts";
import type { IssueReportService } from "#domain/issue-report/service.ts";
import type { ReviewService } from "#domain/review/service.ts";
import type { SettingsService } from "#domain/settings/service.ts";
import type { EventFeed } from "#history/event-feed.ts";
import type { History } from "#history/history.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { Freshness } from "#projections/engine/freshness.ts";
import type { ReadModels } from "#projections/read-models.ts";

/** The caller of a request and their session. */
export interface RestContext {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly now: string;
  /** The User-Agent header; may be empty. */
  readonly userAgent: string;
  /** The language of the caller's pages; absent if unknown. */
  readonly language?: Language;
  readonly session: {
    readonly token: string | null;
    open(signIn: SignIn): Promise<void>;
    close(): void;
  };
  /** The context of the viewer's command. Generates a key if the client sent none. */
  command(key: string | null | undefined): CommandContext;
}

/** Services and read models behind the documented calls, the same as the GraphQL dependencies. */
export interface RestDependencies {
  readonly accounts: AccountService;
  readonly products: ProductService;
  readonly pictures: PicturesOf;
  readonly carts: CartService;
  readonly promotions: PromotionService;
  readonly orders: OrderService;
  readonly reviews: ReviewService;
  readonly reports: IssueReportService;
  readonly settings: SettingsService;
  readonly categories: CategoryService;
  readonly pages: PageService;
  readonly eventFeed: EventFeed;
  readonly history: Pick<History, "indexStatus" | "caughtUp" | "export">;
  readonly readModels: ReadModels;
  readonly freshness: Freshness;
  readonly answers: CommandAnswers;
  /** A file of an issue report; null if it doesn't exist. */
  readonly readReportFile: (
    userId: string,
    reportId: string,
    index: number,
  ) => Promise<Uint8Array | null>;
  /** Verifies an ID token and returns the identity in it. */
  readonly identify: (
    idToken: string,
  ) => Promise<
    | { readonly outcome: "known"; readonly identity: IdentityInput }
    | { readonly outcome: "refused" | "unavailable" }
  >;
  /** A stored picture by its address; null if it doesn't exist. */
  readonly readPicture: (address: string) => Promise<Buffer | null>;
  /** Stores a picture or model. Returns its address, or why it was refused. */
  readonly takeFile: (
    sent: { readonly purpose: "picture" | "model"; readonly model: null },
    bytes: Buffer,
  ) => Promise<
    | { readonly outcome: "taken"; readonly url: string }
    | { readonly outcome: "refused"; readonly message: string }
  >;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RestContext>;
  /** Called for every unexpected error, with the error id the caller received. */
  readonly report: (errorId: string, error: unknown) => void;
}

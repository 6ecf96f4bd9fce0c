import type { Language } from "#domain/constants.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import type { SignIn } from "#domain/account/outcome.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import type { CartService } from "#domain/cart/service.ts";
import type { OrderService } from "#domain/order/service.ts";
import type { CommandContext } from "#domain/ports.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { ProductService } from "#domain/product/service.ts";
import type { IssueReportService } from "#domain/issue-report/service.ts";
import type { ReviewService } from "#domain/review/service.ts";
import type { EventFeed } from "#history/event-feed.ts";
import type { History } from "#history/history.ts";
import type { CommandAnswers } from "#projections/command-answers.ts";
import type { Freshness } from "#projections/freshness.ts";
import type { ReadModels } from "#projections/read-models.ts";

/** Who asks, and the session of the asking. */
export interface RestContext {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly now: string;
  /** What the browser or app calls itself; may be empty. */
  readonly userAgent: string;
  /** The one that its pages speak; left out where that is not known. */
  readonly language?: Language;
  readonly session: {
    readonly token: string | null;
    open(signIn: SignIn): Promise<void>;
    close(): void;
  };
  /** The context of the viewer's command; a key is made where the client gave none. */
  command(key: string | null | undefined): CommandContext;
}

/**
 * What the documented calls lead to: the same services and read models as the GraphQL dependencies.
 */
export interface RestDependencies {
  readonly accounts: AccountService;
  readonly products: ProductService;
  readonly pictures: PicturesOf;
  readonly carts: CartService;
  readonly orders: OrderService;
  readonly reviews: ReviewService;
  readonly reports: IssueReportService;
  readonly eventFeed: EventFeed;
  readonly history: Pick<History, "indexStatus" | "caughtUp" | "export">;
  readonly readModels: ReadModels;
  readonly freshness: Freshness;
  readonly answers: CommandAnswers;
  /** A file of a report; null where there is none. */
  readonly readReportFile: (
    userId: string,
    reportId: string,
    index: number,
  ) => Promise<Uint8Array | null>;
  /** Who an ID token of the identity provider is about. */
  readonly identify: (
    idToken: string,
  ) => Promise<
    | { readonly outcome: "known"; readonly identity: IdentityInput }
    | { readonly outcome: "refused" | "unavailable" }
  >;
  /**
   * Keeps a picture or a model that is sent as a data URL, and gives its address; or says why not.
   */
  readonly takeDataUrl: (
    purpose: "picture" | "model",
    dataUrl: string,
  ) => Promise<
    | { readonly outcome: "taken"; readonly url: string }
    | { readonly outcome: "refused"; readonly message: string }
  >;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RestContext>;
  /** Notified of everything unexpected, with the id that the caller was given. */
  readonly report: (errorId: string, error: unknown) => void;
}

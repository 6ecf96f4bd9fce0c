import type { Language } from "../constants.ts";

/** Who ended an alert: its person, staff, an erasure, or the time limit of an unconfirmed one. */
export type StockAlertEnd = "person" | "staff" | "erasure" | "expiry";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type StockAlertEvent =
  | {
      readonly type: "StockAlertRequested";
      /**
       * `productId` is a variant. `userId` is an account, or a random id of a guest, whose `email`
       * is sealed under it. An account's alert needs no confirmation and has no email. `again` is
       * true if it was requested before and not confirmed.
       */
      readonly data: {
        readonly userId: string;
        readonly productId: string;
        readonly email?: string;
        readonly language: Language;
        readonly at: string;
        readonly again?: boolean;
      };
    }
  /** A guest opened the link in the email. */
  | { readonly type: "StockAlertConfirmed"; readonly data: StockAlertPart }
  | {
      readonly type: "StockAlertSent";
      /** `available` is the number of pieces at that time. */
      readonly data: StockAlertPart & { readonly available: number };
    }
  | {
      readonly type: "StockAlertRemoved";
      readonly data: StockAlertPart & {
        readonly by: StockAlertEnd;
        readonly wasConfirmed: boolean;
      };
    };

/** The person and the variant of an alert. */
export interface StockAlertPart {
  readonly userId: string;
  readonly productId: string;
}

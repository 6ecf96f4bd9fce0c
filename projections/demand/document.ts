import type { DeclaredDocument } from "#domain/personal.ts";

/** How many people want a variant. */
export interface DemandDocument {
  /** The variant. */
  readonly id: string;
  /** People with a confirmed alert about new stock. */
  readonly waiting: number;
  /** Alerts of guests who have not confirmed their mailbox. */
  readonly unconfirmed: number;
  /** People who want to hear of a lower price. */
  readonly priceAlerts: number;
  /** Wish lists of accounts that hold it. */
  readonly wished: number;
  readonly isWaitedFor: boolean;
  readonly hasPriceAlert: boolean;
  readonly isWished: boolean;
  /** Whether any of the three holds. */
  readonly isWanted: boolean;
}

/** Every field of the document, declared as personal or open. */
export const demandFields: DeclaredDocument<DemandDocument> = {
  id: "open",
  waiting: "open",
  unconfirmed: "open",
  priceAlerts: "open",
  wished: "open",
  isWaitedFor: "open",
  hasPriceAlert: "open",
  isWished: "open",
  isWanted: "open",
};

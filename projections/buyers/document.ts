import type { DeclaredDocument } from "#domain/personal.ts";

/** What the log knows about an account that orders. */
export interface BuyerDocument {
  /** When the account was created; null if that was before its events were recorded. */
  readonly registeredAt: string | null;
  /** Whether the mailbox is verified. */
  readonly verified: boolean;
}

/** Every field of the document, declared as personal or open. */
export const buyerFields: DeclaredDocument<BuyerDocument> = {
  registeredAt: "open",
  verified: "open",
};

import type { Language } from "#domain/constants.ts";
import { personalDetail, type DeclaredDocument } from "#domain/personal.ts";

/** A person's alert about a variant that is out of stock. */
export interface StockAlertDocument {
  readonly id: string;
  /** An account, or the random id of a guest. */
  readonly userId: string;
  /** The variant. */
  readonly productId: string;
  /** `requested` until a guest has confirmed the mailbox. */
  readonly state: "requested" | "waiting" | "ended";
  readonly isGuest: boolean;
  /** A guest's mailbox; empty for an account, and after the end. */
  readonly email: string;
  readonly language: Language;
  readonly since: string;
}

/** Every field of the document, declared as personal or open. */
export const stockAlertFields: DeclaredDocument<StockAlertDocument> = {
  id: "open",
  userId: "open",
  productId: "open",
  state: "open",
  isGuest: "open",
  email: personalDetail,
  language: "open",
  since: "open",
};

import type { Language } from "../constants.ts";
import type { InvalidInput, NotFound, TooManyTries } from "../refusal.ts";
import type { Account } from "./account.ts";

export type { TooManyTries } from "../refusal.ts";

export interface EmailTaken {
  readonly code: "EMAIL_TAKEN";
  readonly message: string;
}

/** E-mail, password or identity do not open anything; the text does not say which. */
export interface SignInRefused {
  readonly code: "SIGN_IN_REFUSED";
  readonly message: string;
}

/** A code or token is wrong, used up, expired, or for something else. */
export interface CodeRefused {
  readonly code: "CODE_REFUSED";
  readonly message: string;
}

export interface LastAdmin {
  readonly code: "LAST_ADMIN";
  readonly message: string;
}

/** An admin means the account they are signed in with. */
export interface OwnAccount {
  readonly code: "OWN_ACCOUNT";
  readonly message: string;
}

export type AccountRefusal =
  | InvalidInput
  | NotFound
  | TooManyTries
  | EmailTaken
  | SignInRefused
  | CodeRefused
  | LastAdmin
  | OwnAccount;

/** What a call to the account service led to. */
export type Outcome<Refusal extends AccountRefusal, Answer extends object = object> =
  (Answer & { readonly accepted: true }) | { readonly accepted: false; readonly refusal: Refusal };

/** The call was accepted and did what it does. */
export const done = { accepted: true } as const;

export const refused = <Refusal>(refusal: Refusal) => ({ accepted: false, refusal }) as const;

/** Signed in; the token is to be given to the client once. */
export interface SignIn {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: string;
}

export type SignInOutcome = Outcome<
  InvalidInput | TooManyTries | EmailTaken | SignInRefused,
  SignIn
>;

/** Who asks: the network address is counted, never stored. */
export interface Caller {
  readonly address: string;
  readonly now: string;
  /** What the browser or app calls itself; may be empty. */
  readonly userAgent: string;
  /** The one that its pages speak; left out where that is not known. */
  readonly language?: Language;
}

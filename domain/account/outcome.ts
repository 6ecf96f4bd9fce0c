import type { Language } from "../constants.ts";
import type {
  EmailUnverified,
  InvalidInput,
  NotFound,
  OrderClosed,
  TooManyTries,
} from "../refusal.ts";
import type { Account, AccountView } from "./account.ts";

export type { TooManyTries } from "../refusal.ts";

export interface EmailTaken {
  readonly code: "EMAIL_TAKEN";
  readonly message: string;
}

/** Email, password or identity is wrong; the text does not reveal which. */
export interface SignInRefused {
  readonly code: "SIGN_IN_REFUSED";
  readonly message: string;
}

/** A code or token is wrong, used, expired, or for another purpose. */
export interface CodeRefused {
  readonly code: "CODE_REFUSED";
  readonly message: string;
}

export interface LastAdmin {
  readonly code: "LAST_ADMIN";
  readonly message: string;
}

/** The admin's own account, where another one is required. */
export interface OwnAccount {
  readonly code: "OWN_ACCOUNT";
  readonly message: string;
}

/** Another owner changed the role in the meantime. */
export interface RoleChanged {
  readonly code: "ROLE_CHANGED";
  readonly message: string;
  /** The account as it is now. */
  readonly account: AccountView;
}

/** The account drives an open run, which its new role could not answer. */
export interface DrivesRun {
  readonly code: "DRIVES_RUN";
  readonly message: string;
  readonly runId: string;
}

export type AccountRefusal =
  | InvalidInput
  | NotFound
  | TooManyTries
  | EmailTaken
  | SignInRefused
  | CodeRefused
  | LastAdmin
  | OwnAccount
  | RoleChanged
  | DrivesRun
  | EmailUnverified
  | OrderClosed;

/** Outcome of a call to the account service. */
export type Outcome<Refusal extends AccountRefusal, Answer extends object = object> =
  | (Answer & { readonly accepted: true })
  | { readonly accepted: false; readonly refusal: Refusal };

/** The call was accepted, without a result. */
export const done = { accepted: true } as const;

export const refused = <Refusal>(refusal: Refusal) => ({ accepted: false, refusal }) as const;

/** Signed in. The client gets the token once. */
export interface SignIn {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: string;
}

export type SignInOutcome = Outcome<
  InvalidInput | TooManyTries | EmailTaken | SignInRefused,
  SignIn
>;

/** The caller. The network address is counted, never stored. */
export interface Caller {
  readonly address: string;
  readonly now: string;
  /** User agent of the browser or app; may be empty. */
  readonly userAgent: string;
  /** Language of the caller's pages; missing if unknown. */
  readonly language?: Language;
}

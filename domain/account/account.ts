import type { Language, MailTopic } from "../constants.ts";
import type { Role } from "../ports.ts";

/** Roles an account can have. */
export type AccountRole = Exclude<Role, "system">;

/** Details that a person may add. Every text may be empty. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactNumber1: string;
  readonly contactNumber2: string;
  readonly shippingAddress: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly district: string;
    readonly province: string;
    readonly zipCode: string;
  };
}

/**
 * A person's account. It is a document, not an event, because it is personal and must be erasable.
 */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Normalized by `normalEmail`; unique. */
  readonly email: string;
  /** When the mailbox was verified; null before. */
  readonly emailVerifiedAt: string | null;
  /** The mailbox that the account will have once it is verified; null without a change. */
  readonly newEmail: { readonly email: string; readonly since: string } | null;
  /** A verified mailbox from before a change, which can take the account back for a time. */
  readonly formerEmail: { readonly email: string; readonly until: string } | null;
  /** Null for a person who signs in only through an identity provider. */
  readonly passwordHash: string | null;
  readonly role: AccountRole;
  /** Language of mails to the person. */
  readonly language: Language;
  /** Emails that the person has turned off. */
  readonly mutedMails: readonly MailTopic[];
  readonly createdAt: string;
  readonly profile: Profile;
}

/**
 * An account without its password hash. `hasPassword` is false for an account that signs in only by
 * an identity.
 */
export type AccountView = Omit<Account, "passwordHash"> & { readonly hasPassword: boolean };

/** How long a person may take to verify another mailbox. */
const moveMs = 24 * 60 * 60_000;

/** The mailbox that the account is moving to; null if it has none, or was not verified in time. */
export const movingTo = ({ newEmail }: Pick<Account, "newEmail">, now: string): string | null =>
  newEmail && Date.parse(now) - Date.parse(newEmail.since) < moveMs ? newEmail.email : null;

/** A person's identity at a provider. Issuer and subject never change; the email may. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

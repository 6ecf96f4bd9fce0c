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

/** A person's identity at a provider. Issuer and subject never change; the email may. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

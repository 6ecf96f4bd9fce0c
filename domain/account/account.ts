import type { Language } from "../constants.ts";
import type { Role } from "../ports.ts";

/** Roles an account can have. */
export type AccountRole = Exclude<Role, "system">;

/** What a person may tell of themselves; every text may be empty. */
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

/** A person's account: a document, not an event, because it is personal and must be erasable. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** As `normalEmail` gives it; unique. */
  readonly email: string;
  /** When the person proved to read this mailbox; null while they have not. */
  readonly emailVerifiedAt: string | null;
  /** Null where the person signs in with an identity of another provider only. */
  readonly passwordHash: string | null;
  readonly role: AccountRole;
  /** The one that mails to the person are written in. */
  readonly language: Language;
  readonly createdAt: string;
  readonly profile: Profile;
}

/** A person as a provider of identities names them; the pair never changes, their e-mail may. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

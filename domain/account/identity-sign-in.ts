import { limits } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { normalName } from "../values/name.ts";
import { emailProblems } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import { refused, type Caller, type SignInOutcome } from "./outcome.ts";
import type { Account, ProviderIdentity } from "./account.ts";
import { accountOfMailbox } from "./mailbox.ts";
import type { AccountStore } from "./ports/account-store.ts";
import { emptyProfile } from "./profile-input.ts";
import type { OpenSession } from "./sessions.ts";
import type { MailCode } from "./verification.ts";

/** An identity from a provider's token with a verified signature. */
export interface IdentityInput extends ProviderIdentity {
  /** Null if the provider sends none. */
  readonly email: string | null;
  /** The provider has verified that the mailbox belongs to the person. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export interface IdentitySignIn {
  /**
   * Signs in by the identity alone, whatever its email is now. A new identity is linked to the
   * account with its email only if both sides have verified that mailbox. Otherwise it is refused:
   * the account or the identity may use an email of another person. Without an account, a new one
   * is created.
   */
  signInWithIdentity(identity: IdentityInput, caller: Caller): Promise<SignInOutcome>;
}

export const createIdentitySignIn = ({
  accounts,
  countAttempt,
  audit,
  openSession,
  mailCode,
  newId,
}: {
  readonly accounts: AccountStore;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
  readonly openSession: OpenSession;
  readonly mailCode: MailCode;
  readonly newId: () => string;
}): IdentitySignIn => {
  const emailTaken = { code: "EMAIL_TAKEN", message: messages.account.identityEmailTaken } as const;

  const link = async (
    account: Account,
    { issuer, subject }: ProviderIdentity,
    now: string,
  ): Promise<boolean> => {
    await audit.record(account, { type: "RecordIdentity", issuer }, now);
    return accounts.linkIdentity(account.id, { issuer, subject });
  };

  /** Null if the email was taken meanwhile, perhaps by the same person in another window. */
  const register = async (
    email: string,
    { emailVerified, name }: IdentityInput,
    { now, language = "en" }: Caller,
  ): Promise<Account | null> => {
    const account: Account = {
      id: newId(),
      name: displayName(name, email),
      email,
      emailVerifiedAt: emailVerified ? now : null,
      newEmail: null,
      formerEmail: null,
      passwordHash: null,
      role: "shopper",
      language,
      mutedMails: [],
      createdAt: now,
      profile: emptyProfile,
    };
    if (!(await accounts.insert(account))) return null;
    await audit.record(account, { type: "RegisterAccount", role: account.role }, now);
    if (emailVerified) await audit.record(account, { type: "RecordEmailVerified" }, now);
    return account;
  };

  return {
    async signInWithIdentity(identity, caller) {
      const tooMany = await countAttempt("identity", "", caller);
      if (tooMany) return refused(tooMany);
      const known = await accounts.byIdentity(identity);
      if (known) return { accepted: true, ...(await openSession(known, caller)) };

      if (identity.email === null || emailProblems(identity.email).length > 0) {
        const message = messages.account.identityEmailMissing;
        return refused({ code: "SIGN_IN_REFUSED", message } as const);
      }
      const email = normalEmail(identity.email);
      const find = () => accountOfMailbox(accounts, identity.email ?? "");
      const made = (await find()) ? null : await register(email, identity, caller);
      const account = made ?? (await find());
      const verifiedOnBothSides = identity.emailVerified && account?.emailVerifiedAt != null;
      if (!account || !(made || verifiedOnBothSides)) return refused(emailTaken);
      if (!(await link(account, identity, caller.now))) return refused(emailTaken);
      if (made?.emailVerifiedAt === null) await mailCode(account, account.email, caller.now);
      return { accepted: true, ...(await openSession(account, caller)) };
    },
  };
};

/**
 * Normalizes a name from another system to one line of limited length. An empty name becomes the
 * part of the email before the @.
 */
const displayName = (name: string | null, email: string): string => {
  const line = normalName((name ?? "").replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
  return (line || (email.split("@")[0] ?? email)).slice(0, limits.personName).trim();
};

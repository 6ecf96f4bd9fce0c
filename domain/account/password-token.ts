import type { CodeStore } from "./ports/code-store.ts";
import type { Tokens } from "./ports/secrets.ts";

/** The purpose of a token that also takes the account back to its former mailbox. */
export const restorePurpose = "restore-email";

/**
 * Purposes of a mailed token that sets a password. A stranger can request a reset, which must not
 * end an invitation.
 */
export const tokenPurposes = ["reset-password", "invitation", restorePurpose] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const weekMs = 7 * 24 * 60 * 60_000;

/** Lifetime of a token. */
export const tokenLifeMs: Readonly<Record<TokenPurpose, number>> = {
  "reset-password": 30 * 60_000,
  invitation: weekMs,
  [restorePurpose]: weekMs,
};

/** Stores a new token that sets the password of an account once, and returns it for a mail. */
export const issuePasswordToken = async (
  { codes, tokens }: { readonly codes: CodeStore; readonly tokens: Tokens },
  purpose: TokenPurpose,
  accountId: string,
  now: string,
): Promise<string> => {
  const token = tokens.create();
  await codes.put({
    accountId,
    purpose,
    digest: tokens.digest(token),
    salt: "",
    expiresAt: new Date(Date.parse(now) + tokenLifeMs[purpose]).toISOString(),
    triesLeft: 1,
  });
  return token;
};

import type { CodeStore } from "./ports/code-store.ts";
import type { Tokens } from "./ports/secrets.ts";

/** The purpose of a mailed token that sets a password. */
export const tokenPurpose = "reset-password";

/** Stores a new token that sets the password of an account once, and returns it for a mail. */
export const issuePasswordToken = async (
  { codes, tokens }: { readonly codes: CodeStore; readonly tokens: Tokens },
  accountId: string,
  lifeMs: number,
  now: string,
): Promise<string> => {
  const token = tokens.create();
  await codes.put({
    accountId,
    purpose: tokenPurpose,
    digest: tokens.digest(token),
    salt: "",
    expiresAt: new Date(Date.parse(now) + lifeMs).toISOString(),
    triesLeft: 1,
  });
  return token;
};

import { ResponseBodyError } from "openid-client";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";

/** A missing answer is an outage. An invalid answer is a refusal. */
export const providerError = (error: unknown): Error => {
  if (error instanceof IdentityRefused || error instanceof ProviderUnavailable) return error;
  return isOutage(error)
    ? new ProviderUnavailable("The identity provider is unreachable", { cause: error })
    : new IdentityRefused("The identity provider's answer is invalid", { cause: error });
};

const outageCodes = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "ERR_JWKS_TIMEOUT"]);

const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof TypeError && error.message === "fetch failed") ||
    ("code" in error && typeof error.code === "string" && outageCodes.has(error.code)) ||
    (error instanceof ResponseBodyError && error.status >= 500));

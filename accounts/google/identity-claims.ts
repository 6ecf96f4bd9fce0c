import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import { IdentityRefused } from "./errors.ts";

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** The identity in the claims of an ID token. Throws IdentityRefused. */
export const identityOf = (claims: Readonly<Record<string, unknown>>): IdentityInput => {
  const issuer = text(claims["iss"]);
  const subject = text(claims["sub"]);
  if (issuer === null || subject === null) throw new IdentityRefused("The token has no subject");
  return {
    issuer,
    subject,
    email: text(claims["email"]),
    emailVerified: claims["email_verified"] === true,
    name: text(claims["name"]),
  };
};

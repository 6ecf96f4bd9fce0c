import type { Role } from "../ports.ts";

/** How a password was replaced. */
export type PasswordChange = "reset" | "current-password";

/** Facts about an account without personal data. Stored names and fields are a contract. */
export type AccountEvent =
  | { readonly type: "AccountRegistered"; readonly data: { readonly role: Role } }
  | { readonly type: "AccountErased"; readonly data: Record<string, never> }
  | { readonly type: "SignedIn"; readonly data: Record<string, never> }
  /** At most one per minute and account. */
  | { readonly type: "SignInFailed"; readonly data: { readonly at: string } }
  | { readonly type: "SessionsEnded"; readonly data: { readonly count: number } }
  | { readonly type: "EmailVerified"; readonly data: Record<string, never> }
  /** Names of fields, never their values. */
  | { readonly type: "ProfileChanged"; readonly data: { readonly fields: readonly string[] } }
  | { readonly type: "PasswordResetRequested"; readonly data: Record<string, never> }
  | { readonly type: "PasswordChanged"; readonly data: { readonly how: PasswordChange } }
  | { readonly type: "IdentityLinked"; readonly data: { readonly issuer: string } }
  | { readonly type: "RoleGranted"; readonly data: { readonly role: Role } };

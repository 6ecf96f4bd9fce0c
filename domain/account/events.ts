import type { Role } from "../ports.ts";

/** Facts about an account without personal data. Stored names and fields are a contract. */
export type AccountEvent =
  | { readonly type: "AccountRegistered"; readonly data: { readonly role: Role } }
  | { readonly type: "AccountErased"; readonly data: Record<string, never> }
  | { readonly type: "SignedIn"; readonly data: Record<string, never> }
  | { readonly type: "RoleGranted"; readonly data: { readonly role: Role } };

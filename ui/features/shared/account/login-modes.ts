import * as t from "#texts/account.ts";
import { z } from "zod";
import { emailSchema } from "../../../components/email-schema.ts";
import { limits } from "../../../generated/shop.ts";
import { newPassword } from "./new-password.ts";

export type LoginMode = "log-in" | "sign-up" | "admin";

/** The three log-in modes, as the shop names them. */
export const loginModes = [
  { value: "log-in", label: t.logIn },
  { value: "sign-up", label: t.signUp },
  { value: "admin", label: t.adminLogIn },
] as const satisfies readonly { value: LoginMode; label: string }[];

const credentials = {
  email: emailSchema(t.emailMissing, t.emailInvalid),
  password: z.string().min(1, t.passwordMissing).max(limits.passwordMax),
  acceptTerms: z.boolean().refine((accepted) => accepted, t.termsMissing),
};

const logIn = z.object({ ...credentials, name: z.string() });

const signUp = z.object({
  ...credentials,
  name: z.string().trim().min(1, t.nameMissing).max(limits.personName),
  password: newPassword,
});

export type LoginValues = z.infer<typeof signUp>;

/** Only a new password has a minimum length; an existing one is checked by the server. */
export const loginSchema = { "log-in": logIn, admin: logIn, "sign-up": signUp };

/**
 * The reason to sign in, in the words of the mode: "Log in to keep a cart" becomes "Sign up to keep
 * a cart". Null for admins, whose log-in leads to another page.
 */
export function reasonIn(mode: LoginMode, reason: string | null): string | null {
  if (mode === "admin") return null;
  return mode === "sign-up" && reason !== null ? t.asSignUp(reason) : reason;
}

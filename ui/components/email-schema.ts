import { z } from "zod";
import { limits } from "../generated/shop.ts";
import { isEmail } from "../generated/values/email.ts";

/** A schema for a typed email address, with the shop's rules. */
export function emailSchema(missing: string, invalid: string) {
  return z.string().trim().min(1, missing).max(limits.email, invalid).refine(isEmail, invalid);
}

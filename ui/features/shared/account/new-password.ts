import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { z } from "zod";
import { limits } from "../../../generated/shop.ts";
import { normalPassword } from "../../../generated/values/password.ts";

/** A new password; existing ones are checked by the server. */
export const newPassword = z
  .string()
  .refine(
    (typed) => normalPassword(typed).length >= limits.passwordMin,
    t.useCharactersOrMore(limits.passwordMin),
  )
  .refine(
    (typed) => normalPassword(typed).length <= limits.passwordMax,
    t.useCharactersOrFewer(limits.passwordMax),
  );

/** For `refine`: the new password and its confirmation must match. */
export const typedTwice = [
  ({ password, again }: { password: string; again: string }) =>
    normalPassword(password) === normalPassword(again),
  { path: ["again"], error: messages.account.passwordsDiffer },
] satisfies [unknown, object];

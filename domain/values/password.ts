import { normalForm } from "./normal-form.ts";

/**
 * A password in one Unicode form. Keyboards and systems write é and கொ in different ways that look
 * the same (NIST SP 800-63B asks for NFKC or NFKD).
 */
export const normalPassword = (password: string): string => normalForm(password, "NFKC");

/**
 * Forms in which an older version of the shop may have hashed a password, most likely first. For an
 * ASCII password there is one form.
 */
export const passwordForms = (password: string): readonly string[] => [
  ...new Set([
    normalPassword(password),
    password,
    normalForm(password, "NFC"),
    normalForm(password, "NFD"),
  ]),
];

import type { Language } from "#domain/constants.ts";
import { en } from "./en.ts";
import type { MailTexts } from "./mail-texts.ts";
import { si } from "./si.ts";
import { ta } from "./ta.ts";

/** The texts of emails by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, si, ta };

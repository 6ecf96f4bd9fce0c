import type { Language } from "#domain/constants.ts";
import { en } from "./en.ts";
import type { MailTexts } from "./mail-texts.ts";
import { si } from "./si.ts";
import { ta } from "./ta.ts";

/** What mails say, in each language that somebody may read them in. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, si, ta };

import { language } from "#texts/language.ts";
import type { Language } from "../generated/operations.ts";

const names: Readonly<Record<string, Language>> = { en: "ENGLISH", si: "SINHALA", ta: "TAMIL" };

/** The language of the page, as the shop's API names it. */
export const pageLanguage: Language = names[language] ?? "ENGLISH";

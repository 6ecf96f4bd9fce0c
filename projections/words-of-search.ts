import { foldedText } from "#domain/values/folded.ts";
import { isPhone, nationalPhone } from "#domain/values/phone.ts";

/**
 * The words of a search as `searchedText` has them; at most ten, since more cannot be meant. A phone number is one word,
 * however it is written.
 */
export const wordsOf = (search: string | null | undefined): readonly string[] => {
  const phone = nationalPhone(search ?? "");
  if (isPhone(phone)) return [phone];
  return foldedText(search ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10);
};

/** Texts as searches look through them. */
export const searchedText = (texts: readonly string[]): string => foldedText(texts.join(" "));

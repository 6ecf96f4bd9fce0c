import { foldedText } from "./folded.ts";
import { isPhone, nationalPhone } from "./phone.ts";

/**
 * The words of a search, normalized like `searchText`, at most ten. A phone number is one word,
 * in any notation.
 */
export const searchWords = (search: string | null | undefined): readonly string[] => {
  const phone = nationalPhone(search ?? "");
  if (isPhone(phone)) return [phone];
  return foldedText(search ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10);
};

/** Texts in the normalized form that searches compare. */
export const searchText = (texts: readonly string[]): string => foldedText(texts.join(" "));

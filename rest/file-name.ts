import { normalForm } from "#domain/values/normal-form.ts";

const maxPartLength = 40;
const maxNameLength = 150;

/** Only letters, digits, underscores and hyphens, which every system accepts in file names. */
const partOf = (words: string): string =>
  normalForm(words, "NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^\w]+/g, "-")
    // Each dash is single.
    .replaceAll(/^-|-$/g, "")
    .slice(0, maxPartLength);

/** The name of a download, built from words that describe its content. */
export const fileNameOf = (parts: readonly (string | undefined)[], extension: string): string => {
  const named = parts.map((part) => partOf(part ?? "")).filter((part) => part !== "");
  return `${["shop", ...named].join("-").slice(0, maxNameLength)}.${extension}`;
};

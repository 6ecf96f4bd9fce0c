const longestPart = 40;
const longestName = 150;

/** Letters, digits, underscores and hyphens, which every system takes in a file's name. */
const partOf = (words: string): string =>
  words
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, longestPart);

/** The name of a file to be saved, from the words that say what the file holds. */
export const fileNameOf = (parts: readonly (string | undefined)[], extension: string): string => {
  const named = parts.map((part) => partOf(part ?? "")).filter((part) => part !== "");
  return `${["nivasa", ...named].join("-").slice(0, longestName)}.${extension}`;
};

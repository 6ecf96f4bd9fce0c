/** Parts that a pattern, a normalization or a list of parts may read again and again. */
const repeated = [
  ...["a", "a.", "a@", "@", ".", ".1", "0", "94", "9,", "1:", "+", "-", "- ", "(", "'", "=", "#"],
  ...[" ", "\t", "\r\n", "\r", "%", "/", ":", "?", "&", "[", "\\", "*", "$", "^", ";", "nv-", "zz"],
  ...["xn--", "xn--a.", "z9-", "data:", "${", "{{", "<!--"],
  // Joiners, other invisible characters, and emoji in sequences.
  ...["\u200d", "\u200c", "a\u200d", "\u202e", "\u00ad", "\u{e0001}", "\u2019"],
  ...["\u{1f468}\u200d", "\u{1f468}", "\u{1f3f4}", "\u{1f3f4}\u{e0061}", "1\ufe0f", "\u{1f1e6}"],
  // Combining marks in and out of their canonical order, and letters that expand.
  ...["\u0301", "\u0301\u0316", "\u0316\u0301", "\u0f71\u0f72", "\u1e9b\u0323", "\u{1d15e}"],
  ...["\ufdfa", "\u3300", "\uff41", "\u00df", "\u0130", "\u1100\u1161", "\u0bc6\u0bbe", "\u00e9"],
  ...["\u0d9a\u0dca\u200d\u0dc2", "\u0430", "\u03bf"],
];

const beginnings = ["", "a@", "+ 1", "http://", "xn--", "2026-11-21", "nv-", "=", "a@b.", " ", "0"];
const ends = ["", "!", "@", "a@a.lk", ".", "\n", ".2", " a", "\ufe0f"];

const filled = (beginning: string, part: string, end: string, length: number): string => {
  const size = length - beginning.length - end.length;
  return beginning + part.repeat(Math.floor(size / part.length)) + end;
};

/** Texts of about `length` characters that occupied an earlier version of the shop for seconds. */
export const worstTexts = (length = 100_000): readonly string[] => [
  filled("a@", "a.", "@", length),
  filled("", "\u0301\u0316", "", length),
  filled("+ 1", " ", "!", length),
];

/**
 * Texts of about `length` characters that take quadratic or exponential time with a careless
 * pattern. A `turn` combines each repeated part with another beginning and end.
 */
export const hostileTexts = (length = 100_000, turn = 0): readonly string[] =>
  repeated.map((part, index) =>
    filled(
      beginnings[(index + turn) % beginnings.length] ?? "",
      part,
      ends[(index * 5 + turn * 2) % ends.length] ?? "",
      length,
    ),
  );

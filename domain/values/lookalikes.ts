/** Scripts with letters that resemble those of other scripts. */
const scripts = ["Cyrillic", "Greek", "Armenian", "Cherokee"].map((name) => ({
  one: new RegExp(`\\p{Script=${name}}`, "u"),
  otherLetter: new RegExp(`(?!\\p{Script=${name}})\\p{L}`, "u"),
}));

/** Cyrillic and Greek letters that resemble a to z, and neutral characters. */
const latinLooking = /^[аәсԁеһіјӏорԛѕԝхуъьүгѵѡοαινρυκχ\p{N}\p{P}\p{S}]+$/u;

/**
 * Whether a name could be mistaken for another one: it mixes letters of two similar scripts (аdmin
 * with a Cyrillic а), or all its letters resemble Latin ones (аррӏе).
 */
export const isLookalike = (text: string): boolean => {
  const script = scripts.find(({ one }) => one.test(text));
  if (!script) return false;
  return script.otherLetter.test(text) || latinLooking.test(text);
};

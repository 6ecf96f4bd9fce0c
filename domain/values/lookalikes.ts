/** Scripts with letters that resemble those of other scripts. */
const scripts = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Cyrillic and Greek letters that resemble a to z, and neutral characters. */
const latinLooking = /^[аәсԁеһіјӏорԛѕԝхуъьүгѵѡοαινρυκχ\p{N}\p{P}\p{S}]+$/u;

/**
 * Whether a name could be mistaken for another one: it mixes letters of two similar scripts (аdmin
 * with a Cyrillic а), or all its letters resemble Latin ones (аррӏе).
 */
export const isLookalike = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = scripts.find((each) => each.test(text));
  if (!script) return false;
  return letters.some((letter) => !script.test(letter)) || latinLooking.test(text);
};

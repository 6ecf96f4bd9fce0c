/** Copied by `npm run codegen` from domain/values/. */

/** Scripts whose letters look like those of others. */
const scripts = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Letters of Cyrillic and Greek that look like a to z, and what may stand among them. */
const latinLooking = /^[аәсԁеһіјӏорԛѕԝхуъьүгѵѡοαινρυκχ\p{N}\p{P}\p{S}]+$/u;

/**
 * Whether a name could be taken for another one that is written with other letters: letters of two scripts that look
 * alike are mixed (аdmin with a Cyrillic а), or all of its letters look like Latin ones (аррӏе).
 */
export const isLookalike = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const script = scripts.find((each) => each.test(text));
  if (!script) return false;
  return letters.some((letter) => !script.test(letter)) || latinLooking.test(text);
};

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A short number for people, made from an id: a beginning and six signs that are not taken for one another. Two things
 * may share one (about one pair in thirty thousand); the id decides.
 */
export const shortNumber = (beginning: string, id: string): string => {
  let rest = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
  let signs = "";
  for (let count = 0; count < 6; count += 1) {
    signs += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return `${beginning}-${signs}`;
};

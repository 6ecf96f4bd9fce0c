const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A short number derived from an id: a prefix and six characters that are hard to confuse. Two ids
 * may share a number (about one pair in thirty thousand); the id is authoritative.
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

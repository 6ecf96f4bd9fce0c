const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A short number for people, made from the order's id: six signs that are not taken for one another. Two orders may
 * share one (about one pair in thirty thousand orders); the id decides.
 */
export const orderNumber = (id: string): string => {
  let rest = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
  let signs = "";
  for (let count = 0; count < 6; count += 1) {
    signs += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return `NV-${signs}`;
};

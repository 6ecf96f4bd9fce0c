/**
 * What the shop has written as JSON; null where a copy is cut off, which counts as a file that is
 * not there.
 */
export const jsonOf = (text: Buffer): unknown => {
  try {
    return JSON.parse(text.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Parses JSON the shop has written; null for a truncated copy, which counts as missing. */
export const jsonOf = (text: Buffer): unknown => {
  try {
    return JSON.parse(text.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

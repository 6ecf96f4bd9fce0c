/**
 * FNV-1a. Separates the few texts of one state, and does not reveal them: states are cached in
 * memory and hold no personal data.
 */
export const textHash = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(
    (hash, unit) => Math.imul(hash ^ unit, 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );

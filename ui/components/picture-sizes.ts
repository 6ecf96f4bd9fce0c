/**
 * The widths in pixels that the shop keeps of a picture that was sent to it, but for its widest.
 */
const widths = [240, 480, 960];

export interface PictureSizes {
  /** Every size, for `srcSet`. */
  avif: string;
  webp: string;
  /** A few blurred pixels, for the time until the picture has come. */
  blurred: string;
}

/** The sizes of a picture by its address; null where the shop has but the one. */
export function sizesOf(address: string): PictureSizes | null {
  const [, name, widest] = /^(\/uploads\/images\/\w+-)(\d+)\.webp$/.exec(address) ?? [];
  if (!name || !widest) return null;
  const all = [...widths.filter((width) => width < Number(widest)), widest];
  const setOf = (kind: string) => all.map((width) => `${name}${width}.${kind} ${width}w`).join();
  return { avif: setOf("avif"), webp: setOf("webp"), blurred: `${name}blur.webp` };
}

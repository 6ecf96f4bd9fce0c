/**
 * The widths in pixels that the shop stores of an uploaded picture, in addition to the full width.
 */
const widths = [240, 480, 960];

export interface PictureSizes {
  /** Every size, for `srcSet`. */
  avif: string;
  webp: string;
  /** URL of the smallest. */
  smallest: string;
  /** A tiny blurred version, shown until the picture has loaded. */
  blurred: string;
}

/** The sizes of a picture by its URL; null if the shop has only one. */
export function sizesOf(address: string): PictureSizes | null {
  const [, name, widest] = /^(\/uploads\/images\/\w+-)(\d+)\.webp$/.exec(address) ?? [];
  if (!name || !widest) return null;
  const all = [...widths.filter((width) => width < Number(widest)), widest];
  const setOf = (kind: string) => all.map((width) => `${name}${width}.${kind} ${width}w`).join();
  return {
    avif: setOf("avif"),
    webp: setOf("webp"),
    smallest: `${name}${all[0] ?? widest}.webp`,
    blurred: `${name}blur.webp`,
  };
}

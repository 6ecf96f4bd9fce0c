/** Copied by `npm run codegen` from domain/values/. */

import { hexOf } from "./srgb.ts";

/**
 * Lightness and chroma of the accent on light pages (`ui/styles/tokens.css`, `--accent`). Both are
 * fixed, so that white text stays readable in each hue.
 */
const lightness = 0.385;
const chroma = 0.07;

/** The accent colour of a hue in degrees as sRGB, for example #1d4f35, where CSS has no OKLCH. */
export const accentColour = (hue: number): string => {
  const angle = (hue * Math.PI) / 180;
  return hexOf([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
};

/** Copied by `npm run codegen` from domain/values/. */

/**
 * Lightness and chroma of the accent on light pages (`ui/styles/tokens.css`, `--accent`). Both are
 * fixed, so that white text stays readable in each hue.
 */
const lightness = 0.385;
const chroma = 0.07;

/** The accent colour of a hue in degrees as sRGB, for example #1d4f35, where CSS has no OKLCH. */
export const accentColour = (hue: number): string => hexOf(lightness, chroma, hue);

/** A colour in OKLCH as sRGB; parts outside of sRGB are cut off. */
const hexOf = (light: number, strength: number, hue: number): string => {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [strength * Math.cos(angle), strength * Math.sin(angle)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number): string => {
    const part = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${linear.map(channel).join("")}`;
};

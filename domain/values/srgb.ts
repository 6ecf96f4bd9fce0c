/** A colour in OKLab. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** The linear value of an sRGB channel; both from 0 to 1. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const toEncoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** A colour in OKLab as #rrggbb; parts outside of sRGB are cut off. */
export const hexOf = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) => {
      const byte = Math.round(Math.min(1, Math.max(0, toEncoded(channel))) * 255);
      return byte.toString(16).padStart(2, "0");
    })
    .join("")}`;
};

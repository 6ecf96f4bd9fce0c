import sharp from "sharp";

/** Maximum distance from a hue in degrees for a pixel to match it. */
const near = 20;
/**
 * Minimum saturation (0 to 1) of a coloured pixel; the room around the models has some red and no
 * other colour.
 */
const strong = 0.4;

/** The number of saturated pixels near a hue in degrees. */
export const pixelsOfHue = async (picture: Buffer, hue: number): Promise<number> => {
  const { data, info } = await sharp(picture).flatten().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const most = Math.max(r, g, b);
    const spread = most - Math.min(r, g, b);
    if (most < 40 || spread / most < strong) continue;
    const sixth =
      most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
    const away = Math.abs(((sixth * 60 - hue + 540) % 360) - 180);
    if (away <= near) count += 1;
  }
  return count;
};

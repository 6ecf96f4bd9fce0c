import sharp from "sharp";

/** How far from a hue a pixel still has it, in degrees. */
const near = 20;
/**
 * From so much on a pixel has a colour at all, of 1; the room that pieces stand in has some red,
 * and no other.
 */
const strong = 0.4;

/**
 * How many pixels of a picture are of a strong colour, by its place on the circle of colours, in
 * degrees.
 */
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

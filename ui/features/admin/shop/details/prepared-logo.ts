import { toLinear } from "../../../../generated/values/srgb.ts";

/** A logo ready for upload, and its contrast with the two grounds of the shop. */
export interface PreparedLogo {
  file: File;
  onLight: number;
  onDark: number;
}

const leastSide = 512;
const largestBytes = 2 * 1024 * 1024;
const drawnSide = 1024;

/** Relative luminances of the light and the dark page (`ui/styles/tokens.css`, `--page`). */
const grounds = { light: 0.91, dark: 0.009 };

/** Parts of an SVG that run code or load something: a logo needs none of them. */
const activeParts =
  /<\s*(?:script|foreignObject|iframe|object|embed|use\b[^>]*href\s*=\s*["']?(?!#))|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg);)\S|url\(\s*["']?(?!#)|@import|<!ENTITY|<!DOCTYPE[^>]*\[/i;

/**
 * Checks a PNG or SVG and draws an SVG as a PNG: the shop stores no SVG, which could carry code.
 * Returns a message if the file can't be a logo.
 */
export async function preparedLogo(file: File): Promise<PreparedLogo | string> {
  const isSvg = file.type === "image/svg+xml" || /\.svg$/i.test(file.name);
  if (!isSvg && file.type !== "image/png") return "Please choose a PNG or an SVG.";
  if (file.size > largestBytes) return "The logo is too large. The maximum is 2 MB.";
  if (isSvg && activeParts.test(await file.text())) {
    return "This SVG has scripts or loads other files. Save it as a plain SVG or as a PNG.";
  }
  const picture = await readPicture(isSvg ? new Blob([file], { type: "image/svg+xml" }) : file);
  if (!picture) return "The picture can’t be read: it’s damaged or incomplete.";
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (!isSvg && Math.max(width, height) < leastSide) {
    return `${file.name} is ${width} × ${height} px. At least ${leastSide} px on the longer side, or an SVG.`;
  }
  const sides = [width || drawnSide, height || drawnSide] as const;
  const scale = isSvg ? drawnSide / Math.max(...sides) : 1;
  const canvas = drawn(picture, Math.round(sides[0] * scale), Math.round(sides[1] * scale));
  const luminance = luminanceOf(drawn(picture, 96, 96));
  if (!canvas || luminance === null) return "The picture is empty.";
  const png = isSvg ? await pngOf(canvas) : file;
  if (!png) return "The picture can’t be read: it’s damaged or incomplete.";
  return {
    file: new File([png], file.name.replace(/\.svg$/i, ".png"), { type: "image/png" }),
    onLight: contrast(luminance, grounds.light),
    onDark: contrast(luminance, grounds.dark),
  };
}

async function readPicture(source: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(source);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement, width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, width, height);
  return context ? canvas : null;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });

/** The mean relative luminance of the visible pixels; null if there are none. */
function luminanceOf(canvas: HTMLCanvasElement | null): number | null {
  const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (!pixels) return null;
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    sum +=
      alpha *
      (0.2126 * toLinear(red / 255) +
        0.7152 * toLinear(green / 255) +
        0.0722 * toLinear(blue / 255));
    weight += alpha;
  }
  return weight === 0 ? null : sum / weight;
}

/** The contrast ratio of two luminances (WCAG 2). */
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

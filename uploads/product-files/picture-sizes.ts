import { messages } from "#domain/messages.ts";
import { refused, type Finding, type RefusedFile } from "./taken-file.ts";

/** Widths that a picture is kept in, in pixels; none is wider than the picture. */
export const pictureWidths = [240, 480, 960, 1440] as const;

/** Width of what stands in its place while it is on its way. */
const blurredWidth = 24;

/** More would take hundreds of megabytes while it is read, however small the file is. */
const mostPixels = 50_000_000;

/** A picture in all its sizes. */
export interface SizedPicture {
  readonly outcome: "sized";
  /** What follows the picture's name, for example `-480.avif`, and the bytes. */
  readonly files: readonly { readonly ending: string; readonly content: Uint8Array }[];
  /** The largest width there is. */
  readonly widest: number;
  readonly findings: readonly Finding[];
}

/**
 * Reads a picture and writes it anew, upright, as AVIF and WebP in sizes, so that nothing else of the file stays: no
 * camera's data, no place, nothing that stands behind the picture.
 */
export const sizePicture = async (bytes: Uint8Array): Promise<SizedPicture | RefusedFile> => {
  // Loaded with the first picture: most starts never need it.
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoadSvg"] });
  const source = sharp(bytes, { limitInputPixels: mostPixels });
  // The head alone is read: it may say what it likes.
  const told = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!told) return refused(messages.upload.pictureUnreadable);
  if (told.width * told.height > mostPixels) return refused(messages.upload.pictureTooManyPixels);
  const widest = Math.min(told.autoOrient.width, pictureWidths[3]);
  const widths = [...pictureWidths.filter((width) => width < widest), widest];
  const files: { ending: string; content: Uint8Array }[] = [];
  try {
    for (const width of widths) {
      const sized = source.clone().autoOrient().resize({ width, withoutEnlargement: true });
      files.push(
        {
          ending: `-${width}.avif`,
          content: await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
        },
        { ending: `-${width}.webp`, content: await sized.clone().webp({ quality: 80 }).toBuffer() },
      );
    }
    const blurred = source.clone().autoOrient().resize({ width: blurredWidth }).blur(1);
    files.push({ ending: "-blur.webp", content: await blurred.webp({ quality: 40 }).toBuffer() });
  } catch {
    return refused(messages.upload.pictureUnreadable);
  }
  const { width, height } = told.autoOrient;
  return {
    outcome: "sized",
    files,
    widest,
    findings: [
      { tone: "good", text: `A real ${formatName(told.format)}, ${width} × ${height} px` },
      ...(width < pictureWidths[2]
        ? [{ tone: "note", text: "Small: it is not sharp on a large screen" } as const]
        : []),
      {
        tone: "good",
        text: `Saved as AVIF and WebP in ${widths.length === 1 ? "one size" : `${widths.length} sizes`}`,
      },
      { tone: "good", text: "Place and camera data removed" },
    ],
  };
};

const formatName = (format: string): string =>
  ({ jpeg: "JPEG", png: "PNG", webp: "WebP", heif: "AVIF" })[format] ?? format;

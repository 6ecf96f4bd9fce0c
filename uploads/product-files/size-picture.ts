import { messages } from "#domain/messages.ts";
import { refused, type Finding, type RefusedFile } from "./accepted-file.ts";

/** Widths in pixels in which a picture is stored; never wider than the original. */
export const pictureWidths = [240, 480, 960, 1440] as const;

/** Width of the blurred preview shown while the picture loads. */
const blurredWidth = 24;

/** More would take hundreds of megabytes to decode, however small the file is. */
const maxPixels = 50_000_000;

/** A picture in all its sizes. */
export interface SizedPicture {
  readonly outcome: "sized";
  /** File name suffix, for example `-480.avif`, and the bytes. */
  readonly files: readonly { readonly ending: string; readonly content: Uint8Array }[];
  /** The largest stored width. */
  readonly widest: number;
  readonly findings: readonly Finding[];
}

/** Maximum side of a WebP, in pixels. */
const maxSide = 16_383;

/** Bytes per sample, for depths with more than one. */
const wideSamples: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

const timeLimit = { seconds: 15 } as const;

/** A picture in all its sizes. Throws if that isn't the picture's fault. */
export const sizedPicture = async (bytes: Uint8Array): Promise<SizedPicture | RefusedFile> => {
  // Sharp throws for an empty file.
  if (bytes.length === 0) return refused(messages.upload.pictureUnreadable);
  const sharp = await loadSharp();
  // Reads only the header, without a limit, to report the size in the refusal.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) return refused(messages.upload.pictureUnreadable);
  // A file's first bytes may claim one format while the decoder detects another.
  if (!(metadata.format in formatNames)) return refused(messages.upload.notAPicture);
  const pixels = metadata.width * metadata.height;
  if (pixels > maxPixels) return refused(messages.upload.pictureTooManyPixels);
  if (pixels * (wideSamples[metadata.depth] ?? 1) > maxPixels) {
    return refused(messages.upload.pictureTooManyDeepPixels);
  }
  const { width: shownWidth, height: shownHeight } = metadata.autoOrient;
  const fitting = Math.floor((shownWidth * maxSide) / shownHeight);
  const widest = Math.max(1, Math.min(shownWidth, pictureWidths[3], fitting));
  const heightOf = (width: number): number =>
    Math.max(1, Math.min(maxSide, Math.round((shownHeight * width) / shownWidth)));
  const widths = [...pictureWidths.filter((width) => width < widest), widest];

  // Decoded once: the smaller sizes are derived from the largest.
  const largest = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widest, height: heightOf(widest), fit: "fill" })
    .timeout(timeLimit)
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(ofReading);
  if ("outcome" in largest) return largest;
  const { data, info } = largest;
  const made = (width: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width, height: heightOf(width), fit: "fill" })
      .timeout(timeLimit);
  const files: { ending: string; content: Uint8Array }[] = [];
  try {
    for (const width of widths) {
      files.push(
        {
          ending: `-${width}.avif`,
          content: await made(width).avif({ quality: 55, effort: 2 }).toBuffer(),
        },
        { ending: `-${width}.webp`, content: await made(width).webp({ quality: 80 }).toBuffer() },
      );
    }
    const blurred = made(blurredWidth).blur(1);
    files.push({ ending: "-blur.webp", content: await blurred.webp({ quality: 40 }).toBuffer() });
  } catch (error) {
    if (isTimeOut(error)) return refused(messages.upload.pictureTooSlow);
    throw new Error(`A picture couldn't be written: ${String(error)}`, { cause: error });
  }
  const { width, height } = metadata.autoOrient;
  return {
    outcome: "sized",
    files,
    widest,
    findings: [
      {
        tone: "good",
        text: `${formatNames[metadata.format] ?? metadata.format}, ${width} × ${height} px`,
      },
      ...(fitting < Math.min(width, pictureWidths[3])
        ? [
            {
              tone: "note",
              text: `Very tall: reduced to ${widest} × ${heightOf(widest)} px`,
            } as const,
          ]
        : []),
      ...(width < pictureWidths[2]
        ? [{ tone: "note", text: "Small: it looks blurred on a large screen" } as const]
        : []),
      {
        tone: "good",
        text: `Saved as AVIF and WebP in ${widths.length === 1 ? "one size" : `${widths.length} sizes`}`,
      },
      { tone: "good", text: "Location and camera data removed" },
    ],
  };
};

const formatNames: Readonly<Record<string, string>> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  heif: "AVIF",
};

const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoadSvg"] });
  return sharp;
};

const isTimeOut = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("timeout");

/**
 * The refusal of a picture that can't be read. Throws if memory is short, which isn't the picture's
 * fault.
 */
const ofReading = (error: unknown): RefusedFile => {
  if (isTimeOut(error)) return refused(messages.upload.pictureTooSlow);
  if (error instanceof Error && /out of memory|allocat/i.test(error.message)) {
    throw new Error("Not enough memory for a picture", { cause: error });
  }
  return refused(messages.upload.pictureUnreadable);
};

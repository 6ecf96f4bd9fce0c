import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files fit into one packet uncompressed. */
const smallest = 1024;
const compressible = /\.(?:js|css|html|svg|json|txt|wasm)$/;

/** Names of the text files of a folder and its subfolders. */
export const textFilesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    compressible.test(file),
  );

/**
 * Levels of br. The highest makes files a tenth smaller than the quick one, and takes fifty times
 * as long.
 */
const levels = { quick: 5, highest: constants.BROTLI_MAX_QUALITY } as const;
export type CompressionLevel = keyof typeof levels;

/** Compresses a file with br. Returns null if it doesn't get smaller. */
export const brotli = async (content: Buffer, level: CompressionLevel): Promise<Buffer | null> => {
  if (content.length < smallest) return null;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: levels[level],
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const bytes = await promisify(brotliCompress)(content, { params });
  return bytes.length < content.length ? bytes : null;
};

const gz = async (content: Buffer): Promise<Buffer | null> => {
  if (content.length < smallest) return null;
  const bytes = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  return bytes.length < content.length ? bytes : null;
};

/**
 * Compresses every text file of a folder with br and gzip. Writes the results with an additional
 * extension to another folder, or next to the files. Skips files that don't get smaller.
 */
export const compressFiles = async (
  from: string,
  to = from,
  level: CompressionLevel = "quick",
): Promise<void> => {
  await Promise.all(
    textFilesOf(from).map(async (file) => {
      const content = readFileSync(`${from}/${file}`);
      const compressed = { br: await brotli(content, level), gz: await gz(content) };
      mkdirSync(dirname(`${to}/${file}`), { recursive: true });
      for (const [ending, bytes] of Object.entries(compressed)) {
        if (bytes) writeFileSync(`${to}/${file}.${ending}`, bytes);
      }
    }),
  );
};

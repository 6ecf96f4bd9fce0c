import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files fit into one packet uncompressed. */
const smallest = 1024;
const packable = /\.(?:js|css|html|svg|json|txt|wasm)$/;

const br = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gz = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

/**
 * Compresses every text file of a folder at the highest level with br and gzip. Writes the results
 * with an additional extension to another folder, or next to the files. Skips files that don't get
 * smaller.
 */
export const packFiles = async (from: string, to = from): Promise<void> => {
  const files = readdirSync(from, { recursive: true, encoding: "utf8" });
  await Promise.all(
    files
      .filter((file) => packable.test(file))
      .map(async (file) => {
        const content = readFileSync(`${from}/${file}`);
        if (content.length < smallest) return;
        const packed = { br: await br(content), gz: await gz(content) };
        mkdirSync(dirname(`${to}/${file}`), { recursive: true });
        for (const [ending, bytes] of Object.entries(packed)) {
          if (bytes.length < content.length) writeFileSync(`${to}/${file}.${ending}`, bytes);
        }
      }),
  );
};

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this a file fits into one packet as it is. */
const smallest = 1024;
const packable = /\.(?:js|css|html|svg|json|txt|wasm)$/;

const br = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gz = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

/**
 * Packs every text file below a folder as well as can be, with br and gzip, into files of the same
 * names and one ending more below another folder (or beside them). What does not get smaller is
 * left out.
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

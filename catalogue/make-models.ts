import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { formsOf } from "./models/make.ts";
import { sampleProducts } from "./products.ts";
import { modelsOf } from "./variants.ts";

/**
 * Creates the models of all sample products in a folder, each also compressed with gzip, in
 * parallel to other work. A higher level, or br, would take far longer for little gain.
 */
export const makeModels = async (directory: string): Promise<void> => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const packing: Promise<void>[] = [];
  for (const sample of sampleProducts.flatMap(modelsOf)) {
    for (const [ending, model] of Object.entries(await formsOf(sample))) {
      const file = `${directory}/${sample.model}${ending}`;
      writeFileSync(file, model);
      const written = packed(model).then((bytes) => writeFileSync(`${file}.gz`, bytes));
      // A failure is thrown at the end.
      written.catch(() => undefined);
      packing.push(written);
    }
  }
  await Promise.all(packing);
};

const packed = promisify<Uint8Array, Buffer>(gzip);

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { modelOf } from "../catalogue/models/make.ts";
import { sampleProducts } from "../catalogue/products.ts";
import { packFiles } from "./pack.ts";

/** Makes the models of all sample products into a folder, each also packed with br and gzip. */
export const makeModels = async (directory: string): Promise<void> => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const product of sampleProducts) {
    writeFileSync(`${directory}/${product.slug}.glb`, await modelOf(product));
  }
  await packFiles(directory);
};

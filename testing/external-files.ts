import type { FilesOfProducts } from "#domain/product/product-files.ts";

/** A product file store for products that only use external addresses. */
export const externalFiles: FilesOfProducts = {
  use: () => Promise.resolve("elsewhere"),
  unuse: () => Promise.resolve(),
  keepCopy: (_purpose, url) => Promise.resolve({ url }),
};

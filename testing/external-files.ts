import type { FilesOfProducts } from "#domain/product/service.ts";

/** A product file store for products that only use external addresses. */
export const externalFiles: FilesOfProducts = {
  use: () => Promise.resolve("elsewhere"),
  unuse: () => Promise.resolve(),
  keepCopy: (_purpose, url) => Promise.resolve({ url }),
};

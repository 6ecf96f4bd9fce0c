import type { FilesOfProducts } from "#domain/product/service.ts";

/** A product file store for products that only use external addresses. */
export const filesOfElsewhere: FilesOfProducts = {
  use: () => Promise.resolve("elsewhere"),
  unuse: () => Promise.resolve(),
  keepCopy: (_purpose, url) => Promise.resolve({ url }),
};

import type { FilesOfProducts } from "#domain/product/service.ts";

/** A store of files for products that show none of it. */
export const filesOfElsewhere: FilesOfProducts = {
  use: () => Promise.resolve("elsewhere"),
  unuse: () => Promise.resolve(),
  keepCopy: (_purpose, url) => Promise.resolve({ url }),
};

import { galleryOf, sampleModel } from "#catalogue/gallery/gallery.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { ProductFiles } from "#uploads/product-files/product-files.ts";

/** Pictures and formats derived from the models of products. */
export interface ProductPictures {
  /** Further pictures of a product: the photos of sample products, none for others. */
  readonly pictures: PicturesOf;
  /** Address of a model in the format of iPhones; null if there is none. */
  readonly quickLookOf: (modelUrl: string | null) => Promise<string | null>;
}

/** Finds the derived files for models of sample products, and for those uploaded by admins. */
export const createProductPictures = (
  files: Pick<ProductFiles, "quickLookOf">,
): ProductPictures => ({
  pictures: async ({ modelUrl, name }) => galleryOf(modelUrl, name),
  quickLookOf: async (modelUrl) => {
    const own = sampleModel.exec(modelUrl ?? "")?.[1];
    return own === undefined ? files.quickLookOf(modelUrl) : `/models/${own}.usdz`;
  },
});

import { galleryOf, sampleModel } from "#catalogue/gallery/gallery.ts";
import type { PicturesOf } from "#domain/product/pictures.ts";
import type { ProductFiles } from "#uploads/product-files/product-files.ts";

/** What was made of the models of products. */
export interface ProductPictures {
  /**
   * The further pictures of a product: those that were taken of the sample products, none of
   * others.
   */
  readonly pictures: PicturesOf;
  /** Address of a model as iPhones read it; null where nobody has made that. */
  readonly quickLookOf: (modelUrl: string | null) => Promise<string | null>;
}

/** Finds what was made of the sample products' models, and of those that admins have uploaded. */
export const createProductPictures = (
  files: Pick<ProductFiles, "quickLookOf">,
): ProductPictures => ({
  pictures: async ({ modelUrl, name }) => galleryOf(modelUrl, name),
  quickLookOf: async (modelUrl) => {
    const own = sampleModel.exec(modelUrl ?? "")?.[1];
    return own === undefined ? files.quickLookOf(modelUrl) : `/models/${own}.usdz`;
  },
});

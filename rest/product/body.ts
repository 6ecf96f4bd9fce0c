import {
  englishName,
  shownCategory,
  unchangedCategories,
  type Categories,
} from "#domain/category/categories.ts";
import { rupees } from "#domain/money.ts";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import { asVariant, type ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";

/** Options and variants on sale; nothing for a product without options. */
const choiceOf = ({ id, options, variants }: ProductDocument) =>
  options.length === 0
    ? {}
    : {
        options: options.map(({ name, values }) => ({
          name,
          values: values.map((value) => ({ name: value.name, colours: value.colours })),
        })),
        variants: variants
          .filter(({ sold }) => sold)
          .map(({ number, values, sku, priceCents, countInStock, size, image }) => ({
            _id: variantIdOf(productIdOf(id), number),
            values,
            sku,
            price: rupees(priceCents),
            countInStock,
            size,
            image,
          })),
      };

/**
 * A product in the documented form, as the variant with an id: the product's own id names its first
 * variant. Its category is the English name.
 */
export const productBody = (
  product: ProductDocument,
  id = product.id,
  categories: Categories = unchangedCategories,
) => {
  const shown = asVariant(product, id) ?? product;
  return {
    _id: id,
    name: shown.name,
    description: shown.description,
    price: rupees(shown.priceCents),
    category: englishName(categories, shownCategory(categories, shown.category)),
    image: shown.image,
    modelImageUrl: shown.modelUrl,
    countInStock: shown.sold ? shown.countInStock : 0,
    rating: averageRating(shown),
    numReviews: shown.numReviews,
    size: shown.size,
    ...(shown.facts ? { facts: shown.facts } : {}),
    ...(shown.imageText ? { imageText: shown.imageText } : {}),
    ...(shown.nightImage ? { nightImage: shown.nightImage } : {}),
    ...(shown.furtherPictures?.length ? { furtherPictures: shown.furtherPictures } : {}),
    ...choiceOf(product),
  };
};

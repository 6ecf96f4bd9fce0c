import { rupees } from "#domain/money.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";

/** A product in the documented form. */
export const productBody = (product: ProductDocument) => ({
  _id: product.id,
  name: product.name,
  description: product.description,
  price: rupees(product.priceCents),
  category: product.category,
  image: product.image,
  modelImageUrl: product.modelUrl,
  countInStock: product.countInStock,
  rating: averageRating(product),
  numReviews: product.numReviews,
  size: product.size,
});

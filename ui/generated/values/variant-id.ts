/** Copied by `npm run codegen` from domain/values/. */

/**
 * A variant's id is its product's id, followed by a dot and a number from 2. The first variant has
 * the product's own id. Therefore a variant's product is known without a lookup.
 */
const variantForm = /^(.+)\.([2-9]|[1-9]\d+)$/;

/** The id of the product that a variant belongs to. */
export const productIdOf = (variantId: string): string =>
  variantForm.exec(variantId)?.[1] ?? variantId;

/** The number of a variant within its product, counted from 1. */
export const variantNumberOf = (variantId: string): number =>
  Number(variantForm.exec(variantId)?.[2] ?? 1);

/** The id of a product's variant with a number. */
export const variantIdOf = (productId: string, number: number): string =>
  number === 1 ? productId : `${productId}.${number}`;

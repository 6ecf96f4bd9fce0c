import { productIdOf } from "./variant-id.ts";

/**
 * An id in a filter, a change or a report that chooses variants. A product's id chooses all its
 * variants, and a variant's id chooses that variant. The first variant has the product's id.
 * Therefore `P.1` chooses the first variant alone.
 */
const firstForm = /^(.+)\.1$/;

/** The id that chooses the first variant of a product alone. */
export const firstVariantChoice = (productId: string): string => `${productId}.1`;

/** Whether an id chooses the first variant of a product alone. */
export const isFirstVariant = (choice: string): boolean => firstForm.test(choice);

/** The variant that an id chooses alone; null if it chooses all variants of a product. */
export const chosenVariant = (choice: string): string | null =>
  firstForm.exec(choice)?.[1] ?? (productIdOf(choice) === choice ? null : choice);

/** Whether an id chooses a variant. */
export const isChosen = (choice: string, variantId: string): boolean =>
  (chosenVariant(choice) ?? choice) === variantId || productIdOf(variantId) === choice;

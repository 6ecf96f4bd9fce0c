/** That somebody has reviewed a product, so that erasing the person finds it. */
export interface ReviewAuthorDocument {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
}

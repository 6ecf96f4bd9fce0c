import type { ItemPageQuery } from "../../../generated/operations.ts";

type Item = NonNullable<ItemPageQuery["product"]>;
type Files = Pick<
  Item,
  | "id"
  | "price"
  | "countInStock"
  | "size"
  | "image"
  | "imageText"
  | "nightImage"
  | "modelUrl"
  | "quickLookUrl"
  | "pictures"
  | "variants"
>;

/** A product with the price, stock, size, files and pictures of one of its variants. */
export function asVariant<Product extends Files>(
  product: Product,
  variant: Item["variants"][number],
) {
  const { id, price, countInStock, size, image, modelUrl, material } = variant;
  const isOtherModel = modelUrl !== null && modelUrl !== product.modelUrl;
  const isFirst = id === product.id;
  const first = product.variants.find((each) => each.id === product.id);
  const looksLikeFirst =
    isFirst ||
    (!isOtherModel &&
      (image ?? product.image) === (first?.image ?? product.image) &&
      material === (first?.material ?? null));
  return {
    ...product,
    id,
    price,
    countInStock,
    size: size ?? product.size,
    image: image ?? product.image,
    // The text and the night picture belong to the item's own picture.
    ...(image !== null && { imageText: "", nightImage: null }),
    modelUrl: modelUrl ?? product.modelUrl,
    // The converted file has the model's default material, which is that of the first variant.
    quickLookUrl: isOtherModel || (material !== null && !isFirst) ? null : product.quickLookUrl,
    // The further pictures were taken of the first variant.
    pictures: looksLikeFirst ? product.pictures : [],
    // Without a material in any variant, the model keeps its own choice of colours.
    ...(product.variants.some((each) => each.material !== null) && { material }),
  };
}

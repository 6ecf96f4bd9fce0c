import type { Scene } from "../scenario.ts";

/** Uva Kettle: Rs. 9,850, more than 20 in stock. */
export const kettle = "uva-kettle";
export const kettlePrice = 9850;
export const deliveryFee = 500;

/** Ann has two kettles in her cart. */
export const kettleInCart = async ({ shop, ann }: Scene): Promise<string> => {
  await shop.rest(ann, "POST", "/cart", { productId: kettle, quantity: 2 });
  return kettle;
};

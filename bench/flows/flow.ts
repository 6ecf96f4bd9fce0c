import type { Call } from "../http-caller.ts";
import { contended, type ShopUnderLoad } from "../shop-under-load.ts";

/** Something people do again and again. */
export interface Flow<Shop = ShopUnderLoad> {
  readonly name: string;
  readonly callers: number;
  /** Does it once; throws where the answer is not the right one. */
  once(shop: Shop, call: Call, caller: number, round: number): Promise<void>;
}

/** Callers at once of what many people do. */
export const many = 32;

export const graphql = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/graphql", token, JSON.stringify({ query, variables }));

/** Throws where an answer lacks what the right one has. */
export const expectIn = (answer: string, part: RegExp): void => {
  if (!part.test(answer)) throw new Error(`No ${part.source} in ${answer.slice(0, 300)}`);
};

export const tokenOf = (shop: ShopUnderLoad, caller: number): string =>
  shop.callers[caller]?.token ?? "";

export const productOf = ({ products }: ShopUnderLoad, caller: number) => {
  const product = products[caller % contended];
  if (!product) throw new Error("The shop has nothing to sell");
  return product;
};

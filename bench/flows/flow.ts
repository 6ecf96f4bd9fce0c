import type { Call } from "../http-caller.ts";
import { contended, type ShopUnderLoad } from "../shop-under-load.ts";

/** Something people do again and again. */
export interface Flow {
  readonly name: string;
  readonly callers: number;
  /** Does it once; throws where the answer is not the right one. */
  once(shop: ShopUnderLoad, call: Call, caller: number, round: number): Promise<void>;
}

/** Callers at once of what many people do. */
export const many = 32;

export const graphql = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/graphql", token, JSON.stringify({ query, variables }));

export const tokenOf = (shop: ShopUnderLoad, caller: number): string =>
  shop.callers[caller]?.token ?? "";

export const productOf = ({ products }: ShopUnderLoad, caller: number) => {
  const product = products[caller % contended];
  if (!product) throw new Error("The shop has nothing to sell");
  return product;
};

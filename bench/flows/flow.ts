import type { Call } from "../http-caller.ts";
import { contended, type ShopUnderLoad } from "../shop-under-load.ts";

/** A repeatable action of customers or staff. */
export interface Flow<Shop = ShopUnderLoad> {
  readonly name: string;
  readonly callers: number;
  /** Does it once; throws if the response is wrong. */
  once(shop: Shop, call: Call, caller: number, round: number): Promise<void>;
}

/** Number of parallel callers of frequent flows. */
export const many = 32;

export const graphql = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/graphql", token, JSON.stringify({ query, variables }));

/** Throws if a response lacks an expected part. */
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

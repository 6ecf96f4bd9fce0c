import { draftStore } from "../../../storage/draft.ts";
import { noProduct, type ProductValues } from "./product-schema.ts";

const drafts = draftStore("product", Object.keys(noProduct) as (keyof ProductValues)[]);

/** The draft typed earlier in this tab. */
export function initialProduct(adminId: string): ProductValues {
  return { ...noProduct, ...drafts.read(adminId) };
}

export const storeProductDraft = drafts.save;
export const dropProductDraft = drafts.drop;

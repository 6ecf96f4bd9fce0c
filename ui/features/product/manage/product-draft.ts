import { draftStore } from "../../../storage/draft.ts";
import { noProduct, type ProductValues } from "./product-schema.ts";

const drafts = draftStore("product", Object.keys(noProduct) as (keyof ProductValues)[]);

/** What was typed before in this tab. */
export function startingProduct(adminId: string): ProductValues {
  return { ...noProduct, ...drafts.read(adminId) };
}

export const keepProductDraft = drafts.keep;
export const dropProductDraft = drafts.drop;

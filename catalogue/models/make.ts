import type { SampleProduct } from "../sample-product.ts";
import { finished } from "./assembly/fit.ts";
import { glbOf } from "./assembly/glb.ts";
import { models } from "./models.ts";

/** The model of a sample product as a GLB: metres, y up, its front to the viewer; the same bytes every time. */
export const modelOf = async (
  product: Pick<SampleProduct, "slug" | "size" | "placement">,
  { packed = true } = {},
): Promise<Uint8Array> => {
  const parts = models[product.slug];
  if (!parts) throw new Error(`No model is drawn for ${product.slug}`);
  return glbOf(product.slug, finished(parts(), product), { packed });
};

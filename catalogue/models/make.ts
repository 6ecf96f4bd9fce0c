import type { SampleProduct } from "../sample-product.ts";
import { finished, type Finished } from "./assembly/fit.ts";
import { glbOf } from "./assembly/glb.ts";
import { usdzOf } from "./assembly/usdz.ts";
import { models } from "./models.ts";

type Modelled = Pick<SampleProduct, "slug" | "size" | "placement">;

/** The meshes of a sample product, shared by all forms of its model. */
export const piecesOf = (product: Modelled): readonly Finished[] => {
  const parts = models[product.slug];
  if (!parts) throw new Error(`No model is drawn for ${product.slug}`);
  return finished(parts(), product);
};

/** The model of a sample product as a GLB: metres, y up, its front to the viewer. Deterministic. */
export const modelOf = async (
  product: Modelled,
  { packed = true, pieces = piecesOf(product) } = {},
): Promise<Uint8Array> => glbOf(product.slug, pieces, { packed });

/** The USDZ for Quick Look on iPhones in the product's default colours. Deterministic. */
export const quickLookOf = async (
  product: Modelled,
  pieces = piecesOf(product),
): Promise<Uint8Array> => usdzOf(pieces, { onHorizontalPlane: product.placement !== "wall" });

/** A model in every published form, by file extension. */
export const formsOf = async (product: Modelled): Promise<Readonly<Record<string, Uint8Array>>> => {
  const pieces = piecesOf(product);
  return {
    ".glb": await modelOf(product, { pieces }),
    // Scene Viewer on Android may not read meshopt.
    ".plain.glb": await modelOf(product, { packed: false, pieces }),
    ".usdz": await quickLookOf(product, pieces),
  };
};

import { USDZExporter } from "three/examples/jsm/exporters/USDZExporter.js";
import type { ReadModel } from "./read-model.ts";

/** Phones show no more detail than this, in pixels. */
const maxTextureSize = 1024;

/**
 * Converts a model to USDZ, in metres. It may be placed on floors and walls, because the placement
 * may still change in the form.
 */
export async function quickLookOf({ scene }: ReadModel): Promise<File> {
  const archive = await new USDZExporter().parseAsync(scene, {
    includeAnchoringProperties: false,
    quickLookCompatible: true,
    maxTextureSize,
  });
  return new File([archive], "model.usdz", {
    type: "model/vnd.usdz+zip",
  });
}

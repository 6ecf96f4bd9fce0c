import { USDZExporter } from "three/examples/jsm/exporters/USDZExporter.js";
import type { ReadModel } from "./read-model.ts";

/** More of a texture is not seen on a phone. */
const maxTextureSize = 1024;

/**
 * A model as iPhones read it, in metres. It may stand on a floor or hang on a wall, as the phone
 * finds one: where it is sold to be is still being typed.
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

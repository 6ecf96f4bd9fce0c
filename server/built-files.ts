import { fileURLToPath } from "node:url";

// The built server lies one folder below the root, as this file does; deeper ones would look
// elsewhere.

/**
 * What `npm start` builds: the interface, the sample pictures packed, and the models of the sample
 * products.
 */
export const builtPath = fileURLToPath(new URL("../dist", import.meta.url));

/** The pictures that were taken of the sample products. */
export const galleryPath = fileURLToPath(new URL("../catalogue/gallery/pictures", import.meta.url));

/** The sample pictures as they are. */
export const picturesPath = fileURLToPath(new URL("../catalogue/pictures", import.meta.url));

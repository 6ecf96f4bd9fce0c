import { fileURLToPath } from "node:url";

// The built server is one folder below the root, like this file. A deeper folder would break the
// paths.

/**
 * Output of `npm start`: the interface, the compressed sample pictures, and the 3D models of the
 * sample products.
 */
export const builtPath = fileURLToPath(new URL("../dist", import.meta.url));

/** Photos of the sample products. */
export const galleryPath = fileURLToPath(new URL("../catalogue/gallery/pictures", import.meta.url));

/** Uncompressed sample pictures. */
export const picturesPath = fileURLToPath(new URL("../catalogue/pictures", import.meta.url));

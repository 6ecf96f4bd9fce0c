import { join } from "node:path";

/** Directory of the files of products in a data directory: everybody can read what is in it. */
export const uploadsPath = (dataDir: string): string => join(dataDir, "uploads");

/** Directory of what is on its way to `uploadsPath`, and of what is known of files there. */
export const uploadingPath = (dataDir: string): string => join(dataDir, "uploading");

import { join } from "node:path";

/** Directory of product files in a data directory. Its content is public. */
export const uploadsPath = (dataDir: string): string => join(dataDir, "uploads");

/** Directory of unfinished uploads and of metadata about the files in `uploadsPath`. */
export const uploadingPath = (dataDir: string): string => join(dataDir, "uploading");

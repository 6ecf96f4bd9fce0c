import { join } from "node:path";

/** Directory of product files in a data directory. Its content is public. */
export const uploadsPath = (dataDir: string): string => join(dataDir, "uploads");

/** Directory of unfinished uploads and of metadata about the files in `uploadsPath`. */
export const uploadingPath = (dataDir: string): string => join(dataDir, "uploading");

/** Folders of a data directory with files that people have sent. */
export const sentFilesFolders = ["uploads", "uploading", "reports"] as const;

/** Prefix of the addresses of the shop's own files. */
export const publicPath = "/uploads/";

/** The name in the store of a file with an address of the shop. */
export const storedName = (url: string): string => url.slice(publicPath.length);

import { join } from "node:path";

/** Path of the accounts in a data directory. */
export const accountsPath = (dataDir: string): string => join(dataDir, "accounts.db");

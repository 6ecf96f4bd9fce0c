import { ensureBuilt } from "./build.ts";
import { ensureInstalled } from "./install.ts";

/** `npm run build`: the packages, and everything that is built of the sources. */
ensureInstalled({ development: true });
await ensureBuilt();

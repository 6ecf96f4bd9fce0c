import { ensureBuilt } from "./build.ts";

/** Builds all that the image runs; its packages are there. */
await ensureBuilt();

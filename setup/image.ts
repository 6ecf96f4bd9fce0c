import { ensureBuilt } from "./build.ts";

/** Builds everything that the image runs. Its packages are installed already. */
await ensureBuilt();

import { fileURLToPath } from "node:url";

/** The repository's root. Nothing is installed yet when this runs, so it imports no package. */
export const root = fileURLToPath(new URL("..", import.meta.url));

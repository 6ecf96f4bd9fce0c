import { fileURLToPath } from "node:url";

/** The repository's root. This runs before packages are installed, so it imports none. */
export const root = fileURLToPath(new URL("..", import.meta.url));

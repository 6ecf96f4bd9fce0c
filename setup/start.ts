import { ensureBuilt } from "./build.ts";
import { ensureInstalled } from "./install.ts";

/** `npm start`: from a fresh clone to an open shop. What is given after `--` goes to the server. */
ensureInstalled({ development: false });
await ensureBuilt();
process.env["NODE_ENV"] ??= "production";
await import("../server/main.ts");

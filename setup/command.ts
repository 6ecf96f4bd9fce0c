import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

/**
 * `node setup/node.mjs setup/command.ts NAME …`: runs a built operator command. It installs and
 * builds nothing, because a shop may be running from this checkout.
 */
const [name = "", ...args] = process.argv.slice(2);
const file = `${root}dist/${name}.cjs`;

const explain = (error: unknown): string => {
  const { code, message } = error as Error & { readonly code?: string };
  return code === "MODULE_NOT_FOUND" || code === "ERR_MODULE_NOT_FOUND"
    ? `A package of the shop is missing: ${message.split("\n", 1)[0]}. ` +
        "Stop the shop and run npm start, which installs it."
    : String(error);
};

if (!existsSync(file)) {
  console.error("The shop is not built in this checkout yet. Run npm start once, then try again.");
  process.exit(1);
}
process.argv = [process.execPath, file, ...args];
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

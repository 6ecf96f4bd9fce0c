import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./root.ts";

/**
 * `npm run shop -- NAME …`: runs a built operator command. It installs and builds nothing, because
 * a shop may be running from this checkout.
 */
const dist = `${root}dist`;
const [name = "", ...args] = process.argv.slice(2);
const file = `${dist}/${name}.cjs`;
const built = existsSync(dist) ? readdirSync(dist) : [];
const names = built.flatMap((each) => /^(.+)-command\.cjs$/.exec(each)?.[1] ?? []).toSorted();

const explain = (error: unknown): string => {
  const { code, message } = error as Error & { readonly code?: string };
  return code === "MODULE_NOT_FOUND" || code === "ERR_MODULE_NOT_FOUND"
    ? `A package of the shop is missing: ${message.split("\n", 1)[0]}. ` +
        "Stop the shop and run npm start, which installs it."
    : String(error);
};

if (names.length === 0) {
  console.error("The shop is not built in this checkout yet. Run npm start once, then try again.");
  process.exit(1);
}
if (!names.includes(name)) {
  console.error(`Usage: npm run shop -- ${names.join(" … | ")} …`);
  process.exit(2);
}
process.argv = [process.execPath, file, ...args];
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

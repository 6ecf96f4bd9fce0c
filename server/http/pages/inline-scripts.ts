import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtPath } from "../../built-files.ts";

const inline = /<script>([^]*?)<\/script>/g;

/**
 * Returns the hashes with which a content security policy allows the inline scripts of the built
 * pages.
 */
export const inlineScripts = (built = builtPath): readonly string[] => {
  const ui = `${built}/ui`;
  if (!existsSync(ui)) return [];
  const scripts = readdirSync(ui)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => [...readFileSync(`${ui}/${file}`, "utf8").matchAll(inline)])
    .map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [...new Set(scripts)];
};

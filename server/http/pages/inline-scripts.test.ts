import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { securityHeaders } from "../security-headers.ts";
import { inlineScripts } from "./inline-scripts.ts";

const digestOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("allows each inline script of the pages in all languages once, and no others", () => {
  const built = temporaryDirectory();
  mkdirSync(`${built}/ui`);
  const page = (own: string) =>
    `<head><script>theme()</script><script src="/a.js"></script></head><body><script>${own}</script></body>`;
  writeFileSync(`${built}/ui/index.html`, page("begin(1)\n"));
  writeFileSync(`${built}/ui/index.si.html`, page("begin(2)"));
  const scripts = inlineScripts(built);
  expect(new Set(scripts)).toEqual(
    new Set([digestOf("theme()"), digestOf("begin(1)\n"), digestOf("begin(2)")]),
  );
  expect(scripts).toHaveLength(3);
  const policy = securityHeaders(null, scripts)["content-security-policy"]?.split(";") ?? [];
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${scripts.join(" ")}`);
});

it("allows none if nothing is built", () => {
  expect(inlineScripts(temporaryDirectory())).toEqual([]);
});

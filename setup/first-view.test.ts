import { mkdirSync, writeFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { compiledEarly, inlineScripts, orderFetches } from "./first-view.ts";

const builtPage = async () => {
  const root = temporaryDirectory();
  mkdirSync(`${root}/inline`);
  const write = (file: string, text: string) => writeFileSync(`${root}/${file}`, text);
  write(
    "index.html",
    `<html><head><script src="/inline/theme.js"></script></head>
     <body><div id="root"></div><script type="module" src="/main.ts"></script></body></html>`,
  );
  write("inline/theme.js", "// Why.\nconst theme = 'dark';\ndocument.body.className = theme;\n");
  write("main.ts", `import { react } from "./react.ts"; react(); void import("./cart.ts");`);
  write("cart.ts", `import { react } from "./react.ts"; react();`);
  write("react.ts", "export const react = () => console.log('alive');");
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [inlineScripts(root), orderFetches("en"), compiledEarly()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: "react", test: /react\.ts$/ }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === "index.html");
  return { output, html: page?.type === "asset" ? String(page.source) : "" };
};

it("no script blocks the first paint, and all of them start after it", async () => {
  const { html, output } = await builtPage();
  expect(html).not.toMatch(/<script[^>]+src=|type="module"/);
  expect(html).toMatch(/<head>\s*<script>[^<]*document\.body\.className=[^<]*<\/script>/);
  expect(html).not.toContain("Why.");
  const scripts = output.flatMap((part) =>
    part.type === "chunk" && part.name !== "cart" ? [`/${part.fileName}`] : [],
  );
  expect(scripts).toHaveLength(2);
  const begun = /of\s?(\[.*?\])\)import/.exec(html)?.[1]?.replaceAll("`", '"') ?? "[]";
  expect(new Set(JSON.parse(begun) as string[])).toEqual(new Set(scripts));
  // The page's own script is last, after its imports.
  expect(begun).toMatch(/index-[^"]+\.js"\]$/);
  for (const file of scripts)
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="${file}">`);
});

it("compiles eagerly only the scripts that every page starts with", async () => {
  const { output } = await builtPage();
  const chunks = output.filter((part) => part.type === "chunk");
  const early = chunks.filter(({ code }) => code.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(chunks).toHaveLength(3);
  expect(early.map(({ name }) => name).sort()).toEqual(["index", "react"]);
});

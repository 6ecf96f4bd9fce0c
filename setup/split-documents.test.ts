import { mkdirSync, writeFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { splitDocuments } from "./split-documents.ts";

it("puts each document into the chunk of the route that uses it", async () => {
  const root = temporaryDirectory();
  mkdirSync(`${root}/generated`);
  const write = (file: string, text: string) => writeFileSync(`${root}/${file}`, text);
  write(
    "generated/operations.ts",
    `export type Words = string;
     export const CartDocument = { asks: "the cart" } as unknown as Words;
     export const HomeDocument = { asks: "the house" } as unknown as Words;
     export const NobodysDocument = { asks: "nothing" } as unknown as Words;`,
  );
  write(
    "main.ts",
    `import { HomeDocument } from "./generated/operations.ts";
     console.log(HomeDocument);
     void import("./cart.ts");`,
  );
  write(
    "cart.ts",
    `import { CartDocument } from "./generated/operations.ts";
     console.log(CartDocument);`,
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [splitDocuments("generated/operations.ts")],
    build: { write: false, rolldownOptions: { input: `${root}/main.ts` } },
  })) as Rolldown.RolldownOutput;
  const codeOf = (name: string) =>
    output.flatMap((chunk) => (chunk.type === "chunk" && chunk.name === name ? [chunk.code] : []));
  expect(codeOf("main").join()).toMatch(/the house/);
  expect(codeOf("main").join()).not.toMatch(/the cart/);
  expect(codeOf("cart").join()).toMatch(/the cart/);
  expect(codeOf("cart").join()).not.toMatch(/the house/);
  expect(JSON.stringify(output)).not.toMatch(/"nothing"/);
});

import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { onTestFinished } from "vitest";
import { serverFile } from "../setup/build.ts";
import { root } from "../setup/root.ts";
import { launchShopProcess, type ShopProcess, type ShopProcessOptions } from "./shop-process.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Makes a checkout with the built server and the files that it needs, and no sources. */
export const builtCheckout = (): string => {
  const checkout = temporaryDirectory();
  mkdirSync(`${checkout}/dist/ui`, { recursive: true });
  for (const file of readdirSync(dirname(serverFile))) {
    if (/\.cjs(?:\.map)?$/.test(file)) {
      copyFileSync(`${dirname(serverFile)}/${file}`, `${checkout}/dist/${file}`);
    }
  }
  writeFileSync(`${checkout}/dist/ui/index.html`, "<title>Nivasa</title>");
  writeFileSync(`${checkout}/package.json`, '{"type":"module"}');
  for (const needed of ["node_modules", "schema.graphql", "catalogue"]) {
    symlinkSync(`${root}${needed}`, `${checkout}/${needed}`);
  }
  mkdirSync(`${checkout}/setup`);
  for (const script of ["command.ts", "root.ts", "running-shops.ts"]) {
    copyFileSync(`${root}setup/${script}`, `${checkout}/setup/${script}`);
  }
  return checkout;
};

/** Starts the server of a checkout without waiting. It ends with the test at the latest. */
export const startBuilt = async (
  checkout: string,
  { dataDir = temporaryDirectory(), args = [] }: Partial<ShopProcessOptions> = {},
): Promise<ShopProcess> => {
  const shop = await launchShopProcess({
    dataDir,
    args,
    server: `${checkout}/dist/server.cjs`,
    // A start would use the tests' compile cache otherwise.
    environment: { LOG_LEVEL: "error", NODE_COMPILE_CACHE: "" },
  });
  onTestFinished(shop.kill);
  return shop;
};

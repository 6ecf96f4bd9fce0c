import { existsSync, readdirSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { apiClient } from "../../testing/api-client.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { outboxPath } from "#mail/transport/files.ts";

/** A shop with a requested password reset, after both mails are written. */
const shopWithReset = async (environment: Readonly<Record<string, string>>) => {
  const dataDir = filledDirectory();
  const shop = await startShopProcess({
    dataDir,
    environment: { LOG_LEVEL: "warn", ...environment },
  });
  onTestFinished(shop.kill);
  const client = apiClient(shop.url);
  const { id } = await client.signUp("ann");
  await client.rest(null, "POST", "/users/forgotpassword", { email: "ann@example.lk" });
  const written = (): number => {
    const path = `${outboxPath(dataDir)}/${id}`;
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".eml")).length : 0;
  };
  await expect.poll(written).toBe(2);
  return shop;
};

it("prints the links of mails if only this machine reaches the shop", async () => {
  const shop = await shopWithReset({});
  await expect.poll(() => shop.output()).toMatch(/#token=[\w-]{43}/);
  expect(shop.problems()).toBe("");
});

it("prints none if other machines reach the shop, and warns that no mail is sent", async () => {
  const shop = await shopWithReset({ HOST: "0.0.0.0" });
  await shop.stop();
  expect(shop.output()).not.toMatch(/token=|Mail to|ann@/);
  expect(shop.problems()).toMatch(/"level":40.*No mail is sent/);
});

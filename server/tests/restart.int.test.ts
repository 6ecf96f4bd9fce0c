import { expect, it, onTestFinished } from "vitest";
import { apiClient } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { startShopProcess, type ShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const started = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> => {
  const shop = await startShopProcess({ dataDir, environment });
  onTestFinished(shop.kill);
  return shop;
};

it("has all data after a restart, and doesn't add the sample products twice", async () => {
  const dataDir = temporaryDirectory();
  const first = await started(dataDir);
  expect(first.output()).toContain("Added 40 sample products");
  const ann = await apiClient(first.url).signUp("ann");
  await apiClient(first.url).rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  await first.stop();
  const second = await started(dataDir);
  expect(second.output()).not.toContain("sample products");
  const { body } = await apiClient(second.url).rest(ann, "GET", "/cart");
  expect(body).toMatchObject([{ productId: "uva-kettle", quantity: 2 }]);
  await second.stop();
});

it("refuses a second process on the same data directory, and says what to do", async () => {
  const dataDir = filledDirectory();
  const { pid } = await started(dataDir);
  await expect(started(dataDir)).rejects.toThrow(
    process.platform === "linux"
      ? new RegExp(`Process ${pid} is using .* \\(kill ${pid}\\), or choose .* DATA_DIR`)
      : /Another process is using .* DATA_DIR/,
  );
});

it("lists all unusable settings and exits", async () => {
  const start = started(filledDirectory(), { LOG_LEVEL: "loud", PUBLIC_URL: "shop" });
  await expect(start).rejects.toThrow(/(PUBLIC_URL[^]*LOG_LEVEL)|(LOG_LEVEL[^]*PUBLIC_URL)/);
});

import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "#server/log/log.ts";
import { restrictToOwner } from "#server/engines/owner-only.ts";
import { apiClient, someAddress } from "../../testing/api-client.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Paths in a directory, including itself, that other users could access. */
const openPaths = (directory: string): readonly string[] =>
  [".", ...readdirSync(directory, { recursive: true, encoding: "utf8" })].filter(
    (name) => (statSync(join(directory, name)).mode & 0o077) !== 0,
  );

it("restricts all files of a shop to its owner, also those of an earlier release", async () => {
  const dataDir = temporaryDirectory();
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, "uploads", "old"), { recursive: true, mode: 0o755 });
  for (const name of ["uploads/old/a.png", "uploads/b.png", "backup.db"]) {
    writeFileSync(join(dataDir, name), "from before", { mode: 0o644 });
  }
  expect(openPaths(dataDir)).toHaveLength(6);
  const shop = await startShopProcess({
    dataDir,
    through: ["sh", "-c", 'umask 022; exec "$@"', "-"],
  });
  onTestFinished(() => shop.stop());
  const client = apiClient(shop.url);
  const ann = await client.signUp("ann");
  await client.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  await client.rest(await client.admin(), "POST", "/reports", {
    issueType: "Other",
    subject: "A leg is loose",
    description: "The left one.",
    email: "ann@example.lk",
    attachments: [{ name: "a.pdf", data: "data:application/pdf;base64,JVBERi0xLjQ=" }],
  });
  expect(openPaths(dataDir)).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["reports", "accounts.db-wal"]));
});

it("leaves the targets of links unchanged", () => {
  const [dataDir, elsewhere] = [temporaryDirectory(), temporaryDirectory()];
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(dataDir, "uploads"));
  restrictToOwner(dataDir, createLog("silent"));
  expect(modeOf(elsewhere)).toBe("755");
  expect(modeOf(dataDir)).toBe("700");
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { apiClient } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { samplePicture } from "../../testing/sample-picture.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { typed } from "../../testing/typed-command.ts";

it("backs up and restores the pictures, the models and the files of reports", async () => {
  const pictured = filledDirectory();
  const shop = await startShopProcess({ dataDir: pictured });
  onTestFinished(shop.kill);
  const client = apiClient(shop.url);
  const added = await client.rest(await client.admin(), "POST", "/products/addProduct", {
    ...{
      name: "Shelf",
      description: "Oak",
      modelImageUrl: "/models/uva-kettle.glb",
      category: "Furnitures",
      price: 100,
      countInStock: 1,
    },
    image: `data:image/png;base64,${samplePicture.toString("base64")}`,
  });
  expect(added.status).toBe(201);
  await shop.stop();
  mkdirSync(join(pictured, "reports", "someone", "r1"), { recursive: true, mode: 0o700 });
  writeFileSync(join(pictured, "reports", "someone", "r1", "photo.jpg"), "of a report");
  const place = join(temporaryDirectory(), "backups");
  expect(await typed(pictured, ["backup", place])).toMatchObject({ code: 0 });
  const target = temporaryDirectory();
  expect(await typed(target, ["restore", place])).toMatchObject({ code: 0 });
  const stored = (directory: string) =>
    ["uploads", "reports"].flatMap((part) =>
      readdirSync(join(directory, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => [
          join(entry.parentPath, entry.name).slice(directory.length),
          readFileSync(join(entry.parentPath, entry.name)).toString("base64"),
        ]),
    );
  expect(stored(target)).toEqual(stored(pictured));
  expect(stored(target).length).toBeGreaterThan(2);
});

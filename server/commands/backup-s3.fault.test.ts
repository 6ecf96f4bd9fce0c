import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openPlace, storagePlaceOf } from "#uploads/storage/place.ts";
import type { FileStore } from "#uploads/storage/storage.ts";
import { ensureBuilt } from "../../setup/build.ts";
import { someAddress } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { freePort } from "../../testing/free-port.ts";
import { findS3, type S3Server } from "../../testing/s3-server.ts";
import { samplePicture } from "../../testing/sample-picture.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { typed } from "../../testing/typed-command.ts";

const s3 = await findS3();
let server: S3Server;

beforeAll(async () => {
  await ensureBuilt({ only: "server" });
  if (!s3.start) return;
  server = await s3.start();
  return () => server.kill();
});

const filesAt = (url: string): FileStore => {
  const place = storagePlaceOf(url);
  if (typeof place === "string") throw new Error(place);
  return openPlace(place, { dataDir: "", diskReserveBytes: 0 });
};

const namesIn = async (url: string, folder: string): Promise<readonly string[]> =>
  (await filesAt(url).list(folder, "")).map(({ name }) => name);

const opened = async (environment: Readonly<Record<string, string>>) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  return shop;
};

/** Runs a command that must fail with a sentence; returns its output. */
const refused = async (
  dataDir: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { code, output } = await typed(dataDir, args, environment);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
};

describe.skipIf(!s3.start)(`backups in ${s3.name}`, () => {
  it("are encrypted and incremental, and restored with their key only", async () => {
    const BACKUP_URL = await server.newUrl();
    const DATA_DIR = filledDirectory();
    const keyOf = async () =>
      /BACKUP_KEY=(\S+)/.exec((await typed(DATA_DIR, ["backup-key"])).output)?.[1] ?? "";
    const [BACKUP_KEY, other] = await Promise.all([keyOf(), keyOf()]);
    const settings = { BACKUP_URL, BACKUP_KEY };
    const shop = await opened({ DATA_DIR });
    expect(await typed(DATA_DIR, ["backup"], settings)).toMatchObject({
      code: 0,
      last: expect.stringMatching(/ is in s3:\/\/nivasa-test-\w+\/ and proven: /) as string,
    });
    const before = await namesIn(BACKUP_URL, "objects");

    const ann = await shop.signUp("ann");
    const placed = await shop.rest(ann, "POST", "/order", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    });
    expect(placed.status).toBe(200);
    expect(await typed(DATA_DIR, ["backup"], settings)).toMatchObject({
      code: 0,
      last: expect.stringMatching(/ Backups there: 2\.$/) as string,
    });
    const after = await namesIn(BACKUP_URL, "objects");
    expect(after).toEqual(expect.arrayContaining([...before]));
    // The accounts, and the part of the log that is not full.
    expect(after.length - before.length).toBe(2);
    for (const name of [...after, ...(await namesIn(BACKUP_URL, "backups"))]) {
      expect((await filesAt(BACKUP_URL).read(name))?.subarray(0, 21).toString()).toBe(
        "age-encryption.org/v1",
      );
    }

    const target = temporaryDirectory();
    expect(await refused(target, ["restore", BACKUP_URL])).toContain("Set BACKUP_KEY");
    expect(await refused(target, ["restore", BACKUP_URL], { BACKUP_KEY: other })).toContain(
      "which is not the BACKUP_KEY",
    );
    expect(await typed(target, ["restore"], settings)).toMatchObject({ code: 0 });
    const restored = await opened({ DATA_DIR: target });
    const order = await restored.rest(
      await restored.admin(),
      "GET",
      `/order/${placed.body.data._id as string}`,
    );
    expect(order.body.data).toMatchObject({ shippingAddress: { city: someAddress.city } });
  });

  it("report an unreachable bucket, and one that refuses access", async () => {
    const dataDir = filledDirectory();
    const away = `s3://nowhere?endpoint=http://127.0.0.1:${await freePort()}&path-style=true`;
    const gone = (await server.newUrl()).replace("nivasa-test", "not-there");
    const unreachable = /^The bucket nowhere at 127\.0\.0\.1:\d+ is unreachable/m;
    const closed = /^The bucket not-there-\w+ at .* refuses access: /m;
    const begun = performance.now();
    const outputs = await Promise.all([
      refused(dataDir, ["backup", away]),
      refused(temporaryDirectory(), ["restore", away]),
      refused(filledDirectory(), ["backup", gone]),
      refused(temporaryDirectory(), ["restore", gone]),
      // The bucket of the pictures.
      refused(filledDirectory(), ["backup", temporaryDirectory()], { STORAGE_URL: away }),
    ]);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(outputs).toEqual(
      [unreachable, unreachable, closed, closed, unreachable].map(
        (form) => expect.stringMatching(form) as string,
      ),
    );
  });

  it("have the pictures of another bucket, and restore them into a third one", async () => {
    const [STORAGE_URL, place, elsewhere] = await Promise.all([
      server.newUrl(),
      server.newUrl(),
      server.newUrl(),
    ]);
    const DATA_DIR = filledDirectory();
    const shop = await opened({ DATA_DIR, STORAGE_URL });
    const added = await shop.rest(await shop.admin(), "POST", "/products/addProduct", {
      ...{ name: "Shelf", description: "Oak", category: "Furnitures", price: 100 },
      ...{ modelImageUrl: "/models/uva-kettle.glb", countInStock: 1 },
      image: `data:image/png;base64,${samplePicture.toString("base64")}`,
    });
    expect(added.status).toBe(201);
    const pictures = await namesIn(STORAGE_URL, "images");
    expect(pictures.length).toBeGreaterThan(0);
    expect(await typed(DATA_DIR, ["backup", place], { STORAGE_URL })).toMatchObject({ code: 0 });

    const target = temporaryDirectory();
    const restore = await typed(target, ["restore", place], { STORAGE_URL: elsewhere });
    expect(restore).toMatchObject({ code: 0 });
    expect(await namesIn(elsewhere, "images")).toEqual(pictures);
    for (const name of pictures) {
      expect(await filesAt(elsewhere).read(name)).toEqual(await filesAt(STORAGE_URL).read(name));
    }
    const restored = await opened({ DATA_DIR: target, STORAGE_URL: elsewhere });
    expect((await fetch(`${restored.url}/uploads/${pictures[0]}`)).status).toBe(200);
  });
});

import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { messages } from "#domain/messages.ts";
import type { Person } from "../../testing/api-client.ts";
import { boxGlb } from "../../testing/glb.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

/** All files of an upload in any folder. */
const uploadedTo = (dataDir: string): readonly string[] =>
  ["uploading/parts", "uploading/done", "uploads/images", "uploads/models"].flatMap((folder) => {
    const path = join(dataDir, folder);
    return existsSync(path) ? readdirSync(path).map((name) => `${folder}/${name}`) : [];
  });

let shared = "";
const { opened: shopOf } = shopOfFile(async () => {
  shared = filledDirectory();
  return { DATA_DIR: shared };
});

/** The shop of this file, and the files that a test adds to it. */
const opened = async () => {
  const shop = shopOf();
  const before = new Set(uploadedTo(shared));
  const files = () => uploadedTo(shared).filter((file) => !before.has(file));
  return { shop, admin: await shop.admin(), files };
};

/** A shop with its own settings, or to be closed and opened again. */
const openedAlone = async (environment: Readonly<Record<string, string>> = {}) => {
  const dataDir = filledDirectory();
  const open = async () => {
    const shop = await openTestShop({ DATA_DIR: dataDir, ...environment });
    onTestFinished(shop.close);
    return shop;
  };
  const shop = await open();
  return { shop, admin: await shop.admin(), open, files: () => uploadedTo(dataDir), dataDir };
};

const photo = (width = 300) =>
  sharp({ create: { width, height: 400, channels: 3, background: "#987654" } })
    .jpeg()
    .toBuffer();

/** Bytes that can't be compressed. */
const noise = (length: number) => {
  const bytes = Buffer.alloc(length);
  for (let at = 0, value = 7; at < length; at += 1) bytes[at] = value = (value * 73 + 41) % 251;
  return bytes;
};

/** A model made large by additional data. */
const largeBox = (bytes: number) =>
  boxGlb([1, 1, 1], { asset: { version: "2.0", extras: noise(bytes / 2).toString("hex") } });

const requestTo =
  (shop: TestShop, who: Person | null) =>
  (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: Buffer) =>
    fetch(`${shop.url}${path}`, {
      method,
      headers: {
        "tus-resumable": "1.0.0",
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });

type Send = ReturnType<typeof requestTo>;

const words = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

const create = (
  send: Send,
  length: number,
  { purpose = "picture", body }: { readonly purpose?: string; readonly body?: Buffer } = {},
) =>
  send(
    "POST",
    "/api/uploads",
    {
      "upload-length": String(length),
      "upload-metadata": words({ filename: "../../chair.jpg", filetype: "image/jpeg", purpose }),
      ...(body && { "content-type": "application/offset+octet-stream" }),
    },
    body,
  );

const locationOf = (answer: Response) => answer.headers.get("location") ?? "";

const patch = (send: Send, at: string, offset: number, part: Buffer, checksum?: string) =>
  send(
    "PATCH",
    at,
    {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
      ...(checksum && { "upload-checksum": checksum }),
    },
    part,
  );

const sha256 = (part: Buffer) => `sha256 ${createHash("sha256").update(part).digest("base64")}`;

const codeOf = async (answer: Response) => {
  const body = (await answer.json()) as { readonly success: boolean; readonly code: string };
  expect(body.success).toBe(false);
  return `${answer.status} ${body.code}`;
};

const product = {
  name: "Sent Stool",
  description: "A stool that was sent.",
  price: 1500,
  category: "Furnitures",
  countInStock: 3,
};

it("a small file is uploaded with one request, and a product shows it", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const sentPicture = await create(send, (await photo()).length, { body: await photo() });
  expect(sentPicture.status).toBe(201);
  const image = sentPicture.headers.get("content-location") ?? "";
  const box = boxGlb([0.5, 0.4, 0.3]);
  const sentModel = await create(send, box.length, { purpose: "model", body: box });
  const modelImageUrl = sentModel.headers.get("content-location") ?? "";
  expect(await (await send("GET", locationOf(sentModel))).json()).toMatchObject({
    success: true,
    url: modelImageUrl,
    measured: { widthCm: 50, depthCm: 30, heightCm: 40 },
  });

  const added = await shop.rest(admin, "POST", "/products/addProduct", {
    ...product,
    image,
    modelImageUrl,
    size: { widthCm: 50, depthCm: 30, heightCm: 40 },
    placement: "table",
  });
  expect(added.status).toBe(201);
  const { _id } = added.body as { readonly _id: string };
  expect((await shop.rest(null, "GET", `/products/${_id}`)).body).toMatchObject({
    image,
    modelImageUrl,
  });

  const picture = await fetch(`${shop.url}${image}`);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  const model = await fetch(`${shop.url}${modelImageUrl}`);
  expect(Buffer.from(await model.arrayBuffer()).equals(box)).toBe(true);

  expect(files().filter((name) => name.startsWith("uploading/parts"))).toEqual([]);
});

it("a large file is uploaded in parts, and continues after a restart of the shop", async () => {
  const { shop, admin, open } = await openedAlone();
  const box = largeBox(600_000);
  const half = box.subarray(0, 256 * 1024);
  const at = locationOf(await create(requestTo(shop, admin), box.length, { purpose: "model" }));
  expect((await patch(requestTo(shop, admin), at, 0, half, sha256(half))).status).toBe(204);
  await shop.close();

  const again = await open();
  const send = requestTo(again, admin);
  const response = await send("HEAD", at);
  expect(response.headers.get("upload-offset")).toBe(String(half.length));
  const rest = box.subarray(half.length);
  const last = await patch(send, at, half.length, rest, sha256(rest));
  expect(last.status).toBe(204);
  const url = last.headers.get("content-location") ?? "";
  const done = await send("HEAD", at);
  expect(done.headers.get("content-location")).toBe(url);
  expect(done.headers.get("upload-offset")).toBe(String(box.length));
  expect((await fetch(`${again.url}${url}`)).headers.get("content-length")).toBe(
    String(box.length),
  );
});

it("a damaged part is discarded", async () => {
  const { shop, admin } = await opened();
  const send = requestTo(shop, admin);
  const box = largeBox(200_000);
  const at = locationOf(await create(send, box.length, { purpose: "model" }));
  const first = box.subarray(0, 70_000);
  await patch(send, at, 0, first);
  const part = Buffer.from(box.subarray(first.length));
  const checksum = sha256(part);
  part[100] = (part[100] ?? 0) ^ 1;
  expect(await codeOf(await patch(send, at, first.length, part, checksum))).toBe("460 CHECKSUM");
  expect((await send("HEAD", at)).headers.get("upload-offset")).toBe(String(first.length));
  expect(await codeOf(await patch(send, at, first.length, part, "md5 AAAA"))).toBe(
    "400 INVALID_INPUT",
  );
  const whole = box.subarray(first.length);
  expect((await patch(send, at, first.length, whole, checksum)).status).toBe(204);
});

it("an empty file is refused with its own code", async () => {
  const { shop, admin, files } = await opened();
  const answer = await create(requestTo(shop, admin), 0);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: messages.upload.emptyFile });
  expect(files()).toEqual([]);
});

it("a part smaller than 64 KB is refused unless it is the last", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const box = largeBox(200_000);
  const at = locationOf(await create(send, box.length, { purpose: "model" }));
  const small = await patch(send, at, 0, box.subarray(0, 64 * 1024 - 1));
  expect(await codeOf(small)).toBe("400 PART_TOO_SMALL");
  expect((await send("HEAD", at)).headers.get("upload-offset")).toBe("0");
  const last = box.length - 1;
  expect((await patch(send, at, 0, box.subarray(0, last))).status).toBe(204);
  expect(files().filter((name) => name.includes("parts/"))).toHaveLength(2);
  expect((await patch(send, at, last, box.subarray(last))).status).toBe(204);
});

it("a truncated description file ends only its own upload", async () => {
  const { shop, admin, files, dataDir, open } = await openedAlone();
  const at = locationOf(await create(requestTo(shop, admin), 500_000, { purpose: "model" }));
  await shop.close();
  const [description = ""] = files();
  writeFileSync(join(dataDir, description), '{"size":');
  const again = await open();
  const send = requestTo(again, admin);
  expect((await send("HEAD", at)).status).toBe(404);
  expect((await create(send, 500_000, { purpose: "model" })).status).toBe(201);
});

it("a file of another type than declared is refused with its first part", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(1000));
  const at = locationOf(await create(send, 5_000_000));
  expect(await codeOf(await patch(send, at, 0, svg))).toBe("415 UNSUPPORTED");
  expect(
    await codeOf(
      await send("PATCH", at, {
        "upload-offset": "1000",
        "content-type": "application/offset+octet-stream",
      }),
    ),
  ).toBe("404 NOT_FOUND");
  expect(files()).toEqual([]);
});

it("a file that can't be displayed is refused at its end, and not reported as complete afterwards", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const box = boxGlb([740, 1, 1]);
  const at = locationOf(await create(send, box.length, { purpose: "model" }));
  const answer = await patch(send, at, 0, box);
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining("Was it drawn in centimetres?") as string,
    findings: [{ tone: "bad" }],
  });
  expect((await send("HEAD", at)).status).toBe(404);
  expect((await send("GET", at)).status).toBe(404);
  expect(files()).toEqual([]);
});

describe("an upload", () => {
  it("requires an admin for every request", async () => {
    const { shop, admin, files } = await opened();
    const at = locationOf(await create(requestTo(shop, admin), 1000));
    const ann = await shop.signUp("ann");
    const whose = [
      [null, "401 UNAUTHENTICATED"],
      [{ ...admin, token: "ended" }, "401 UNAUTHENTICATED"],
      [ann, "403 FORBIDDEN"],
    ] as const;
    const before = files();
    for (const [who, refusal] of whose) {
      const send = requestTo(shop, who);
      expect(await codeOf(await create(send, 1000))).toBe(refusal);
      expect(await codeOf(await patch(send, at, 0, Buffer.alloc(10)))).toBe(refusal);
      expect(await codeOf(await send("GET", at))).toBe(refusal);
      expect(await codeOf(await send("DELETE", at))).toBe(refusal);
      expect((await send("HEAD", at)).status).toBe(Number(refusal.slice(0, 3)));
    }
    expect(files()).toEqual(before);
  });
});

it("an upload beyond the quota is refused before any data is sent", async () => {
  const { shop, admin, files } = await openedAlone({ PRODUCT_FILES_MB_IN_ALL: "1" });
  const send = requestTo(shop, admin);
  await create(send, 700_000);
  expect(await codeOf(await create(send, 700_000))).toBe("402 QUOTA");
  expect(files()).toHaveLength(1);
});

it("a full disk accepts no upload", async () => {
  const { shop, admin, files } = await openedAlone({ DISK_RESERVE_MB: "999999999" });
  expect(await codeOf(await create(requestTo(shop, admin), 700_000))).toBe("503 UNAVAILABLE");
  expect(files()).toEqual([]);
});

it.each([
  ["too large a file", { "upload-length": "20971521" }, "413 TOO_LARGE"],
  ["a file of no length", { "upload-length": "0" }, "400 INVALID_INPUT"],
  ["no length", {}, "400 MALFORMED"],
  [
    "no purpose",
    { "upload-length": "9", "upload-metadata": words({ filename: "a" }) },
    "400 INVALID_INPUT",
  ],
  ["another version", { "upload-length": "9", "tus-resumable": "0.9.0" }, "400 MALFORMED"],
])("%s is refused", async (_what, headers, refusal) => {
  const { shop, admin, files } = await opened();
  const given = { "upload-metadata": words({ purpose: "picture" }), ...headers };
  const answer = await requestTo(shop, admin)("POST", "/api/uploads", given);
  expect(await codeOf(answer)).toBe(refusal);
  expect(files()).toEqual([]);
});

it.each(["..%2f..%2fevents.db", "nothing", randomUUID()])(
  "there is no upload at %s",
  async (id) => {
    const { shop, admin } = await opened();
    const send = requestTo(shop, admin);
    expect((await send("HEAD", `/api/uploads/${id}`)).status).toBe(404);
    expect((await patch(send, `/api/uploads/${id}`, 0, Buffer.alloc(9))).status).toBe(404);
  },
);

it("a cancelled or deleted upload is gone, unless a product shows the file", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const onItsWay = locationOf(await create(send, 1000));
  expect((await send("DELETE", onItsWay)).status).toBe(204);
  const bytes = await photo(310);
  const finished = await create(send, bytes.length, { body: bytes });
  expect((await send("DELETE", locationOf(finished))).status).toBe(204);
  expect(files()).toEqual([]);

  const shown = await create(send, bytes.length, { body: bytes });
  const image = shown.headers.get("content-location") ?? "";
  const body = { ...product, image, modelImageUrl: "/pictures/a.glb" };
  expect((await shop.rest(admin, "POST", "/products/addProduct", body)).status).toBe(201);
  expect((await send("DELETE", locationOf(shown))).status).toBe(204);
  expect((await fetch(`${shop.url}${image}`)).status).toBe(200);
});

it("a cancelled upload leaves the file of another upload with the same content", async () => {
  const { shop, admin, files } = await opened();
  const send = requestTo(shop, admin);
  const bytes = await photo(320);
  const [first, second] = [
    await create(send, bytes.length, { body: bytes }),
    await create(send, bytes.length, { body: bytes }),
  ];
  const image = second.headers.get("content-location") ?? "";
  expect(first.headers.get("content-location")).toBe(image);
  expect((await send("DELETE", locationOf(first))).status).toBe(204);
  expect((await fetch(`${shop.url}${image}`)).status).toBe(200);
  expect((await send("DELETE", locationOf(second))).status).toBe(204);
  expect(files()).toEqual([]);
});

it("a product can't show a file that is not in the store", async () => {
  const { shop, admin } = await opened();
  const image = `/uploads/images/${"0".repeat(32)}-240.webp`;
  const body = { ...product, image, modelImageUrl: "/pictures/a.glb" };
  expect(await shop.rest(admin, "POST", "/products/addProduct", body)).toMatchObject({
    status: 400,
    body: { code: "INVALID_INPUT", fields: [{ field: "image" }] },
  });
});

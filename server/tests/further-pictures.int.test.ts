import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const dataUrl = async (background: string): Promise<string> => {
  const create = { width: 300, height: 400, channels: 3, background } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
};

const stored: unknown = expect.stringMatching(/^\/uploads\/images\/\w+-300\.webp$/);

const bench = {
  name: "Hikkaduwa Bench",
  description: "A low bench.",
  price: 42_500,
  category: "Furnitures",
  image: "/pictures/uva-kettle.svg",
  modelImageUrl: "/models/uva-kettle.glb",
  countInStock: 3,
};

const query = `query ($id: ID!) {
  product(id: $id) { image imageText nightImage furtherPictures { url text night } }
  productHistory(id: $id) { moments { words } }
}`;

const change = `mutation ($id: ID!, $changes: ProductValues!) {
  changeProduct(id: $id, changes: $changes, commandId: "0196f0c8-0000-7000-8000-000000000001") {
    __typename
    ... on ProductSaved { product { furtherPictures { url text night } } }
    ... on InvalidInput { fields { field } }
  }
}`;

it("keeps an item's pictures in the order of choice, through both APIs and a restart", async () => {
  const dataDir = filledDirectory();
  const open = async () => {
    const shop = await openTestShop({ DATA_DIR: dataDir });
    onTestFinished(shop.close);
    return shop;
  };
  const shop = await open();
  const admin = await shop.admin();
  const added = await shop.rest(admin, "POST", "/products/addProduct", {
    ...bench,
    imageText: " From the front ",
    nightImage: await dataUrl("#111111"),
    furtherPictures: [
      { url: await dataUrl("#884422"), text: "Its leg", night: await dataUrl("#221100") },
      { url: "/pictures/poya-mirror.svg" },
    ],
  });
  expect(added.status).toBe(201);
  const { _id: id } = added.body as { readonly _id: string };
  const { body } = await shop.rest(null, "GET", `/products/${id}`);
  expect(body).toMatchObject({ imageText: "From the front", nightImage: stored });
  const pictures = (body as { readonly furtherPictures: readonly { readonly url: string }[] })
    .furtherPictures;
  expect(pictures).toEqual([
    { url: stored, text: "Its leg", night: stored },
    { url: "/pictures/poya-mirror.svg", text: "", night: null },
  ]);
  expect((await fetch(shop.url + String(pictures[0]?.url))).status).toBe(200);

  const turned = pictures.toReversed();
  expect(
    await shop.graphql(admin, change, { id, changes: { furtherPictures: turned } }),
  ).toMatchObject({
    body: { data: { changeProduct: { product: { furtherPictures: turned } } } },
  });
  const restarted = await (await shop.close(), open());
  const after = await restarted.graphql(await restarted.admin(), query, { id });
  expect(after.body).toMatchObject({
    data: {
      product: { imageText: "From the front", nightImage: stored, furtherPictures: turned },
      productHistory: { moments: [{ words: ["Further pictures changed"] }, {}] },
    },
  });
});

it("omits them from the answers for items without any", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const { body } = await shop.rest(null, "GET", "/products/uva-kettle");
  for (const name of ["imageText", "nightImage", "furtherPictures"]) {
    expect(body).not.toHaveProperty(name);
  }
  const product = { image: "/pictures/uva-kettle.svg", imageText: "", nightImage: null };
  const { body: answer } = await shop.graphql(await shop.admin(), query, { id: "uva-kettle" });
  expect(answer).toMatchObject({ data: { product: { ...product, furtherPictures: [] } } });
});

it("refuses a ninth picture, a picture that is none, and one that isn't there", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const before = await shop.shop.store.head();
  const put = async (...urls: readonly string[]) => {
    const furtherPictures = urls.map((url) => ({ url }));
    const { status, body } = await shop.rest(admin, "PUT", "/products/uva-kettle", {
      furtherPictures,
    });
    return { status, body: body as { readonly code: string } };
  };
  const eight = Array.from({ length: 8 }, (_, at) => `/pictures/${at}.svg`);
  expect(await put(...eight)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  expect(await put("data:image/png;base64,PHN2Zz4=")).toMatchObject({ status: 415 });
  const gone = "/uploads/images/0123456789abcdef0123456789abcdef-300.webp";
  expect(await put(gone)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  const answer = await shop.graphql(admin, change, {
    id: "uva-kettle",
    changes: { furtherPictures: [{ url: gone }] },
  });
  expect(answer.body).toMatchObject({
    data: { changeProduct: { fields: [{ field: "furtherPictures.0.url" }] } },
  });
  expect(await shop.eventsSince(before)).toEqual([]);
});

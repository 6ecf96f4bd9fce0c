import { expect, it, onTestFinished } from "vitest";
import { galleryOf } from "#catalogue/gallery/gallery.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const query = `query ($id: ID!) {
  product(id: $id) { quickLookUrl pictures { kind alt url width height colour files { url width type } } }
}`;

interface Answer {
  readonly data: {
    readonly product: {
      readonly quickLookUrl: string | null;
      readonly pictures: readonly { readonly alt: string; readonly kind: string }[];
    };
  };
}

it("returns photos for a sample product, and none for any other", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const fetched = async (id: string) => {
    const { body } = await shop.graphql(null, query, { id });
    return (body as Answer).data.product;
  };
  const bench = {
    name: "Hikkaduwa Bench",
    description: "A low bench.",
    price: 42_500,
    category: "Furnitures",
    image: "/pictures/bench.png",
    modelImageUrl: "/pictures/bench.glb",
    countInStock: 3,
  };
  const added = await shop.rest(admin, "POST", "/products/addProduct", bench);
  const { _id } = added.body as { readonly _id: string };
  expect(await fetched(_id)).toEqual({ quickLookUrl: null, pictures: [] });

  await shop.rest(admin, "PUT", `/products/${_id}`, { modelImageUrl: "/models/uva-kettle.glb" });
  const pictures = galleryOf("/models/uva-kettle.glb", bench.name);
  expect(pictures).toHaveLength(5);
  const { body } = await shop.rest(null, "GET", `/products/${_id}`);
  expect((body as { readonly pictures: object }).pictures).toEqual(pictures);
  const product = await fetched(_id);
  expect(product.quickLookUrl).toBe("/models/uva-kettle.usdz");
  expect(product.pictures.map(({ kind }) => kind)).toEqual([
    "THREE_QUARTER",
    "BEHIND",
    "CLOSE",
    "PERSON",
    "ROOM",
  ]);
  expect(product.pictures[3]).toEqual({ ...pictures[3], kind: "PERSON" });
  expect(product.pictures[3]?.alt).toBe("Hikkaduwa Bench next to a person 170 cm tall");

  const file = await fetch(`${shop.url}${String(pictures[0]?.url)}`);
  expect(file.headers.get("content-type")).toBe("image/webp");
  expect(file.headers.get("cache-control")).toContain("immutable");
  const page = await fetch(`${shop.url}/gallery/none.avif`);
  expect(page.status).toBe(404);
});

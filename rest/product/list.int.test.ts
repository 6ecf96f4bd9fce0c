import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Person } from "../../testing/api-client.ts";
import { someAddress } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

interface Listed {
  readonly _id: string;
  readonly name: string;
  readonly countInStock: number;
  readonly price: number;
}

const list = (query = "", headers = {}, who: Person | null = null): Promise<Answer> =>
  shop.rest(who, "GET", `/products${query}`, undefined, headers);

const products = ({ body }: Answer): readonly Listed[] => body as readonly Listed[];
const etagOf = ({ headers }: Answer): string => headers.get("etag") ?? "";
const kettleIn = (answer: Answer) => products(answer).find(({ _id }) => _id === "uva-kettle");

describe("the whole list", () => {
  it("contains every product, newest first, in the same form as on its own", async () => {
    const answer = await list();
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(products(answer)).toHaveLength(40);
    const stored = await shop.shop.readModels.products.all();
    expect(products(answer).map(({ _id }) => _id)).toEqual(stored.map(({ id }) => id));
    for (const each of products(answer).slice(0, 5)) {
      const { pictures, reviews, ...alone } = (
        await shop.rest(null, "GET", `/products/${each._id}`)
      ).body;
      expect([each, pictures.length, reviews]).toEqual([alone, 5, []]);
    }
  });

  it("is answered with 304 while unchanged, for every caller", async () => {
    const first = await list();
    const tag = etagOf(first);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await list("", { "if-none-match": header });
      expect([header, again.status, again.body]).toEqual([header, 304, null]);
      expect(etagOf(again)).toBe(tag);
    }
    expect((await list("", { "if-none-match": '"other"' })).status).toBe(200);
    const signedIn = await list("", { "if-none-match": tag }, admin);
    expect(signedIn.status).toBe(304);
    expect(signedIn.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["gzip;q=0, deflate", null],
    ["identity", null],
  ])("is compressed as its reader accepts: %s", async (accepted, packing) => {
    const plain = await list("", { "accept-encoding": "identity" });
    const answer = await list("", { "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(packing);
    expect(answer.headers.get("vary")).toContain("accept-encoding");
    expect(answer.body).toEqual(plain.body);
    expect(etagOf(answer)).toBe(etagOf(plain));
  });

  it("contains every change as soon as its command is answered", async () => {
    let before = etagOf(await list());
    for (let count = 100; count < 130; count += 1) {
      await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: count });
      const after = await list("", { "if-none-match": before });
      expect(after.status).toBe(200);
      expect(kettleIn(after)?.countInStock).toBe(count);
      before = etagOf(after);
    }
    const { body } = await shop.rest(admin, "POST", "/products/addProduct", {
      name: "Net Hammock",
      description: "Knotted of cotton.",
      price: 9000,
      category: "Furnitures",
      image: "/pictures/hammock.svg",
      modelImageUrl: "/models/hammock.glb",
      countInStock: 3,
    });
    expect(products(await list())[0]).toMatchObject({ _id: body._id, name: "Net Hammock" });
    await shop.rest(admin, "DELETE", `/products/${String(body._id)}`);
    const gone = await list();
    expect(products(gone)).toHaveLength(40);
    expect(etagOf(gone)).toBe(before);
  });

  it("contains the stock that an order has taken, with many readers in parallel", async () => {
    const ann = await shop.signUp("ann");
    const reading = { on: true };
    const readers = Array.from({ length: 8 }, async () => {
      while (reading.on) expect(products(await list())).toHaveLength(40);
    });
    for (let orders = 0; orders < 10; orders += 1) {
      const had = kettleIn(await list())?.countInStock ?? 0;
      const { status } = await shop.rest(ann, "POST", "/order", {
        orderItems: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: 10_350,
        again: true,
      });
      expect(status).toBe(200);
      expect(kettleIn(await list())?.countInStock).toBe(had - 1);
    }
    reading.on = false;
    await Promise.all(readers);
  });
});

/** The path of the next page, without /api. */
const nextOf = ({ headers }: Answer): string | null =>
  /^<\/api\/products(\?[^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;

describe("a page", () => {
  it.each([
    "?limit=7",
    "?limit=7&category=Electronics",
    "?search=teak%20%26&limit=2",
    "?limit=100",
  ])("leads to the next, and all of %s make up the list", async (query) => {
    const read: string[] = [];
    let next: string | null = query;
    while (next !== null) {
      const page: Answer = await list(next);
      expect(page.status).toBe(200);
      expect(page.headers.get("etag")).toBeNull();
      read.push(...products(page).map(({ _id }) => _id));
      next = nextOf(page);
    }
    const requested = new URLSearchParams(query);
    const whole = await shop.shop.readModels.products.list({
      limit: 100,
      search: requested.get("search"),
      category: requested.get("category") === null ? null : "Electronics",
    });
    expect(read).toEqual(whole.documents.map(({ id }) => id));
    expect(read.length).toBe(whole.totalCount);
  });

  it.each(["?limit=24", "?category=Electronics", "?search=teak"])(
    "of %s is the same bytes in each compression, and each time",
    async (query) => {
      const plain = await list(query, { "accept-encoding": "identity" });
      expect(plain.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(products(plain).length).toBeGreaterThan(2);
      for (const packing of ["br", "gzip", "br", "gzip"]) {
        const packed = await list(query, { "accept-encoding": packing });
        expect(packed.headers.get("content-encoding")).toBe(packing);
        expect(packed.headers.get("vary")).toContain("accept-encoding");
        expect(packed.body).toEqual(plain.body);
      }
    },
  );

  it("contains every change as soon as its command is answered, in each compression", async () => {
    for (let price = 5000; price < 5010; price += 1) {
      await shop.rest(admin, "PUT", "/products/uva-kettle", { price });
      for (const packing of ["br", "identity", "br"]) {
        const page = await list("?category=Kitchen%20Equipments", {
          "accept-encoding": packing,
        });
        expect(kettleIn(page)?.price).toBe(price);
      }
    }
  });

  it("has 24 products by default, the best match first", async () => {
    expect(products(await list("?search="))).toHaveLength(24);
    expect(products(await list("?search=couches")).map(({ name }) => name)).toEqual([
      "Kandalama Sofa",
    ]);
    expect(products(await list("?search=submarine"))).toEqual([]);
  });

  it("is refused for a parameter value that the list doesn't support", async () => {
    expect((await list("?_=1")).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleProducts } from "#catalogue/products.ts";
import type { Answer } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (query: string): Promise<Answer> => shop.graphql(null, `{ ${query} }`);

interface List {
  readonly totalCount: number;
  readonly nextCursor: string | null;
  readonly items: readonly { readonly id: string; readonly price: number }[];
}

const list = async (query: string): Promise<List> => {
  const { body } = await ask(`products(${query}) { totalCount nextCursor items { id price } }`);
  return body.data.products as List;
};

interface Facets {
  readonly total: number;
  readonly withoutChoices: number;
  readonly inStock: number;
  readonly anyRating: number;
  readonly categories: readonly { readonly category: string; readonly count: number }[];
  readonly ratings: readonly { readonly minRating: number; readonly count: number }[];
  readonly prices: { readonly lowest: number; readonly highest: number; readonly bars: number[] };
}

const facets = async (query = ""): Promise<Facets> => {
  const { body } = await ask(
    `productFacets${query && `(${query})`} { total withoutChoices inStock anyRating
      categories { category count } ratings { minRating count } prices { lowest highest bars } }`,
  );
  return body.data.productFacets as Facets;
};

const prices = sampleProducts.map(({ priceRupees }) => priceRupees).toSorted((a, b) => a - b);

describe("a list with filters", () => {
  it("contains the inclusive price range, page by page and in any order", async () => {
    const [from = 0, to = 0] = [prices[5], prices[30]];
    const filter = `filter: { minPrice: ${from}, maxPrice: ${to} }`;
    const whole = await list(`${filter}, sort: PRICE_UP, limit: 100`);
    const expected = prices.filter((price) => price >= from && price <= to);
    expect(whole.items.map(({ price }) => price)).toEqual(expected);
    const first = await list(`${filter}, sort: PRICE_UP, limit: 7`);
    const rest = await list(
      `${filter}, sort: PRICE_UP, limit: 100, cursor: "${String(first.nextCursor)}"`,
    );
    expect([...first.items, ...rest.items]).toEqual(whole.items);
    expect(first.totalCount).toBe(expected.length);
    const newest = await list(`${filter}, limit: 100`);
    const all = await list("limit: 100");
    const within = all.items.filter(({ price }) => price >= from && price <= to);
    expect(newest.items).toEqual(within);
  });

  it("is complete if no filter is set", async () => {
    const empty = "filter: { inStock: false, hasModel: null }, limit: 100";
    expect(await list(empty)).toEqual(await list("limit: 100"));
  });

  it("omits products that are out of stock, and includes them from the first unit on", async () => {
    const admin = await shop.admin();
    const query = `search: "kettle", filter: { inStock: true }`;
    const before = await list(query);
    expect(before.items[0]?.id).toBe("uva-kettle");
    const { inStock } = await facets();
    await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 0 });
    expect((await list(query)).totalCount).toBe(before.totalCount - 1);
    expect((await facets()).inStock).toBe(inStock - 1);
    await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 3 });
    expect(await list(query)).toEqual(before);
  });

  it.each([
    ["minPrice: -1", "filter.minPrice must be 0 or more"],
    ["maxPrice: 0.001", "filter.maxPrice must be 0 or more"],
    ["minPrice: 20, maxPrice: 10", "filter.minPrice must not be above filter.maxPrice"],
    ["minRating: 0", "filter.minRating must be 1 to 5"],
    ["minRating: 6", "filter.minRating must be 1 to 5"],
  ])("says what is wrong with %s", async (filter, message) => {
    for (const query of [
      `products(filter: { ${filter} }) { totalCount }`,
      `productFacets(filter: { ${filter} }) { total }`,
    ]) {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(JSON.stringify(body.errors)).toContain(message);
    }
  });
});

describe("the counts next to a list", () => {
  it("show how many products each choice leaves", async () => {
    const all = await facets();
    expect(all).toMatchObject({
      total: sampleProducts.length,
      withoutChoices: sampleProducts.length,
      prices: { lowest: prices[0], highest: prices.at(-1) },
    });
    for (const { category, count } of all.categories) {
      expect((await list(`category: "${category}", limit: 1`)).totalCount).toBe(count);
    }
    const some = `search: "teak", category: "Furnitures", filter: { minPrice: 20000 }`;
    const { total, ratings, anyRating, withoutChoices } = await facets(some);
    expect((await list(some)).totalCount).toBe(total);
    expect(anyRating).toBe(total);
    expect(withoutChoices).toBe((await list(`search: "teak"`)).totalCount);
    expect(ratings.map(({ minRating }) => minRating)).toEqual([4, 3, 2, 1]);
  });
});

describe("a search", () => {
  it("marks the matches in each product, and reports a corrected word", async () => {
    const { body } = await ask(`products(search: "couch", limit: 1) {
      replacedWords { typed reason replacements }
      marks { productId name { start end } description { start end } excerpt { text } }
    }`);
    expect(body.data.products).toEqual({
      replacedWords: [{ typed: "couch", reason: "SYNONYM", replacements: ["sofa"] }],
      marks: [
        {
          productId: "kandalama-sofa",
          name: [{ start: 10, end: 14 }],
          description: [],
          excerpt: null,
        },
      ],
    });
    const without = await ask("products(limit: 2) { replacedWords { typed } marks { productId } }");
    expect(without.body.data.products).toEqual({ replacedWords: [], marks: [] });
  });

  it("is completed while typing, with matching categories", async () => {
    const { body } = await ask(`productSuggestions(search: "lam", first: 2) {
      totalCount categories { category count } replacedWords { reason } items { name }
      marks { name { start end } }
    }`);
    const { totalCount, categories, replacedWords, items, marks } = body.data.productSuggestions;
    expect(totalCount).toBe((await list(`search: "lam"`)).totalCount);
    for (const { category, count } of categories) {
      expect((await list(`search: "lam", category: "${category}"`)).totalCount).toBe(count);
    }
    expect([replacedWords, items.length, marks.length]).toEqual([[], 2, 2]);
    const empty = await ask(`productSuggestions(search: " ") { totalCount items { id } }`);
    expect(empty.body.data.productSuggestions).toEqual({ totalCount: 0, items: [] });
    const tooMany = await ask(`productSuggestions(search: "a", first: 21) { totalCount }`);
    expect([tooMany.status, tooMany.body.errors[0].message]).toEqual([
      400,
      "first must be 1 to 20",
    ]);
  });

  it("suggests existing words if it finds nothing", async () => {
    const { body } = await ask(
      `likelySearches(search: "kitlle submarine") { search count product { id } }`,
    );
    expect(body.data.likelySearches[0]).toEqual({
      search: "kettle",
      count: (await list(`search: "kettle"`)).totalCount,
      product: { id: "uva-kettle" },
    });
  });
});

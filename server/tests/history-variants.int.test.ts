import { expect, it, onTestFinished } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { dataOf } from "../../testing/ask.ts";
import { openTestShop } from "../../testing/test-shop.ts";

/** The ceiling fan: the first variant is Teak, 132 cm, the second one Teak, 152 cm. */
const fan = "monsoon-ceiling-fan";
const large = `${fan}.2`;
const name = "Monsoon Ceiling Fan";

interface Entry {
  readonly number: number;
  readonly type: string;
  readonly stream: string;
  readonly words: string;
}

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [admin, analyst, ann] = [
    await shop.admin(),
    await shop.analyst(),
    await shop.signUp("ann"),
  ];
  const ask = async <Answer>(query: string, variables: object = {}): Promise<Answer> => {
    await waitForIndex(shop, analyst);
    return dataOf<Answer>(shop, analyst, query, variables);
  };
  const command = (text: string) => dataOf(shop, admin, `mutation { ${text} }`);
  /** The events of a product or variant, oldest first. */
  const eventsOf = async (productId: string): Promise<readonly Entry[]> => {
    const { history } = await ask<{ readonly history: { readonly entries: readonly Entry[] } }>(
      "query ($filter: HistoryFilter) { history(filter: $filter, limit: 200) { entries { number type stream words } } }",
      { filter: { productId } },
    );
    return history.entries.toReversed();
  };
  const counted = async (productId: string): Promise<number> => {
    const { historyHistogram } = await ask<{
      readonly historyHistogram: { readonly totals: readonly number[] };
    }>(
      `query ($filter: HistoryFilter) {
        historyHistogram(filter: $filter, from: "2020-01-01T00:00:00.000Z", to: "2030-01-01T00:00:00.000Z") { totals }
      }`,
      { filter: { productId } },
    );
    return historyHistogram.totals.reduce((sum, total) => sum + total, 0);
  };
  const order = async (totalPrice: number, ...productIds: readonly string[]): Promise<string> => {
    const { body } = await shop.rest(ann, "POST", "/order/", {
      orderItems: productIds.map((productId) => ({ productId, quantity: 1 })),
      shippingAddress: someAddress,
      totalPrice,
      again: true,
    });
    return (body as { readonly data: { readonly _id: string } }).data._id;
  };
  return { shop, admin, analyst, ann, ask, command, eventsOf, counted, order };
};

it("finds the events of all variants by the product, and only its own by a variant", async () => {
  const { command, eventsOf, counted, order, ask } = await opened();
  await order(49_400 + 500, large);
  await order(42_900 + 500, fan);
  await command(
    `receiveStock(productId: "${large}", quantity: 3, reason: "From Badulla") { __typename }`,
  );
  const [whole, first, second] = [
    await eventsOf(fan),
    await eventsOf(`${fan}.1`),
    await eventsOf(large),
  ];
  const numbers = (entries: readonly Entry[]) => entries.map((entry) => entry.number);
  expect(numbers(whole)).toEqual(expect.arrayContaining([...numbers(first), ...numbers(second)]));
  expect(numbers(first).filter((number) => numbers(second).includes(number))).toEqual([]);
  const submitted = (entries: readonly Entry[]) =>
    entries.filter(({ type }) => type === "OrderSubmitted").length;
  expect([whole, first, second].map(submitted)).toEqual([2, 1, 1]);
  expect(new Set(first.map(({ stream }) => stream.replace(/^(order|cart)-.*/, "$1")))).toEqual(
    new Set([`product-${fan}`, `stock-${fan}`, "order", "cart"]),
  );
  expect(first[0]).toMatchObject({ type: "ProductAdded" });
  expect(second[0]).toMatchObject({ type: "VariantAdded" });
  expect(second.at(-1)?.words).toBe(`${name} (Teak, 152 cm): 3 units received`);
  for (const [id, entries] of [
    [fan, whole],
    [`${fan}.1`, first],
    [large, second],
  ] as const) {
    expect([id, await counted(id)]).toEqual([id, entries.length]);
  }
  const { historyProducts } = await ask<{ readonly historyProducts: readonly object[] }>(
    "{ historyProducts { id name variantId } }",
  );
  expect(historyProducts).toEqual(
    expect.arrayContaining([
      { id: fan, name, variantId: null },
      { id: `${fan}.1`, name: `${name} (Teak, 132 cm)`, variantId: fan },
      { id: large, name: `${name} (Teak, 152 cm)`, variantId: large },
      expect.objectContaining({ id: "uva-kettle", variantId: "uva-kettle" }),
    ]),
  );
});

it("shows the variant of each line in an order and a cart at a moment", async () => {
  const { shop, ann, ask, order, analyst } = await opened();
  for (const productId of [fan, large]) {
    await shop.rest(ann, "POST", "/cart", { productId, quantity: 1 });
  }
  const at = String(await waitForIndex(shop, analyst));
  const id = await order(42_900 + 49_400 + 500, fan, large);
  expect(
    await ask(
      `query ($user: ID!, $at: String) { historyPastCart(user: $user, at: $at) { ... on HistoryPastCart {
        cart { subtotal items { productId variant { values } product { price countInStock } } } } } }`,
      { user: ann.id, at },
    ),
  ).toMatchObject({
    historyPastCart: {
      cart: {
        subtotal: 42_900 + 49_400,
        items: [
          { productId: fan, variant: { values: ["Teak", "132 cm"] }, product: { price: 42_900 } },
          {
            productId: large,
            variant: { values: ["Teak", "152 cm"] },
            product: { price: 49_400, countInStock: 6 },
          },
        ],
      },
    },
  });
  const lines = [{ options: ["Teak", "132 cm"] }, { options: ["Teak", "152 cm"], price: 49_400 }];
  const query = `query ($order: String!) {
    historyOrder(order: $order) { ... on HistoryOrder { lines { name options price } } }
    historyBoard { ... on HistoryBoard { orders { items { options } } } }
  }`;
  expect(await ask(query, { order: id })).toMatchObject({
    historyOrder: { lines },
    historyBoard: { orders: [{ items: lines.map(({ options }) => ({ options })) }] },
  });
});

const moments = `query ($at: String!, $ids: [ID!]!) {
  historyPastProduct(product: "${fan}", at: $at) { ... on HistoryPastProduct { product {
    price countInStock archived variants(withArchived: true) { id price countInStock } } } }
  large: historyPastProduct(product: "${large}", at: $at) { ... on HistoryPastProduct {
    around { entry { type stream } } product { price countInStock archived } } }
  historyPastStock(product: "${large}", at: $at) { ... on HistoryPastStock {
    around { entry { type stream } } available product { variants { values } } } }
  historyShop(at: $at, products: $ids) { ... on HistoryShop { products { id name price offered onHand reserved } } }
}`;

it("knows a variant's own price, stock and sources at a moment", async () => {
  const { shop, analyst, admin, ask, command } = await opened();
  const before = String(await waitForIndex(shop, analyst));
  await shop.rest(admin, "PUT", `/products/${large}`, { price: 51_000 });
  await command(
    `receiveStock(productId: "${large}", quantity: 4, reason: "From Badulla") { __typename }`,
  );
  const after = String(await waitForIndex(shop, analyst));
  const look = (at: string) => ask(moments, { at, ids: [fan, large] });
  const small = { id: fan, price: 42_900, countInStock: 22 };
  expect(await look(before)).toMatchObject({
    historyPastProduct: {
      product: {
        price: 42_900,
        variants: expect.arrayContaining([
          small,
          { id: large, price: 49_400, countInStock: 6 },
        ]) as unknown,
      },
    },
    large: { product: { price: 49_400, countInStock: 6, archived: false } },
    historyPastStock: { available: 6 },
  });
  expect(await look(after)).toMatchObject({
    historyPastProduct: {
      product: {
        price: 42_900,
        variants: expect.arrayContaining([
          small,
          { id: large, price: 51_000, countInStock: 10 },
        ]) as unknown,
      },
    },
    large: {
      around: { entry: { type: "StockReceived", stream: `stock-${large}` } },
      product: { price: 51_000, countInStock: 10 },
    },
    historyPastStock: {
      around: { entry: { type: "StockReceived", stream: `stock-${large}` } },
      available: 10,
      product: { variants: [{ values: ["Teak", "152 cm"] }] },
    },
    historyShop: {
      products: [
        { id: fan, name: `${name} (Teak, 132 cm)`, price: 42_900, onHand: 22 },
        { id: large, name: `${name} (Teak, 152 cm)`, price: 51_000, onHand: 10 },
      ],
    },
  });
  // A comparison leads from each figure to the variant's own events.
  const { historyComparison } = await ask<{
    readonly historyComparison: {
      readonly products: readonly {
        readonly id: string;
        readonly priceEvent: number;
        readonly stockEvent: number;
      }[];
    };
  }>(
    `query ($a: String!, $b: String) { historyComparison(a: $a, b: $b) { ... on HistoryComparison {
      products { id name priceEvent stockEvent before { price onHand } after { price onHand } } } } }`,
    { a: before, b: after },
  );
  expect(historyComparison.products).toMatchObject([
    { id: large, name: `${name} (Teak, 152 cm)`, after: { price: 51_000, onHand: 10 } },
  ]);
  for (const [number, type] of [
    [historyComparison.products[0]?.priceEvent, "VariantPriceChanged"],
    [historyComparison.products[0]?.stockEvent, "StockReceived"],
  ]) {
    expect(
      await ask(
        "query ($number: Int!) { historyEvent(number: $number) { ... on HistoryEvent { entry { type words } } } }",
        {
          number,
        },
      ),
    ).toMatchObject({
      historyEvent: { entry: { type, words: expect.stringContaining("152 cm") as unknown } },
    });
  }
});

it("offers no variant of an archived product, and restores only those that were on sale", async () => {
  const { shop, analyst, ask, command } = await opened();
  await command(`removeProduct(id: "${large}") { __typename }`);
  const one = await waitForIndex(shop, analyst);
  await command(`removeProduct(id: "${fan}") { __typename }`);
  const none = await waitForIndex(shop, analyst);
  await command(`restoreProduct(id: "${fan}") { __typename }`);
  const again = await waitForIndex(shop, analyst);
  const ids = [fan, large, `${fan}.3`];
  const offered = async (at: number) => {
    const { historyShop } = await ask<{
      readonly historyShop: { readonly products: readonly { readonly offered: boolean }[] };
    }>(moments, { at: String(at), ids });
    return historyShop.products.map((each) => each.offered);
  };
  expect(await offered(one - 1)).toEqual([true, true, true]);
  expect(await offered(one)).toEqual([true, false, true]);
  expect(await offered(none)).toEqual([false, false, false]);
  expect(await offered(again)).toEqual([true, false, true]);
});

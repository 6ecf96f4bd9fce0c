import { expect, it } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const guestCart = `query ($lines: [GuestCartLineInput!]!) {
  guestCart(lines: $lines) {
    id itemCount shortCount subtotal deliveryFee total
    items { id productId quantity priceWhenAdded lineTotal product { name price } }
  }
}`;

const merge = `mutation ($lines: [OrderLineInput!]!, $commandId: ID) {
  mergeGuestCart(lines: $lines, commandId: $commandId) {
    __typename
    ... on Refusal { code message }
    ... on GuestCartMerged {
      mergeId message
      lines { productId name requested merged }
      cart { itemCount items { productId quantity } }
    }
  }
}`;

const undo = `mutation ($mergeId: ID!, $commandId: ID) {
  undoGuestCartMerge(mergeId: $mergeId, commandId: $commandId) {
    __typename
    ... on Refusal { code }
    ... on CartChanged { message cart { items { productId quantity } } }
  }
}`;

interface Answer {
  readonly data: Readonly<Record<string, { readonly mergeId: string } & object>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const kettle = "uva-kettle";
const sofa = "kandalama-sofa";
const lineOf = (productId: string, quantity: number) => ({ productId, quantity });

const { opened: shopOf } = shopOfFile();

const opened = async () => {
  const shop = shopOf();
  const ask = async (who: Person | null, query: string, variables: object) =>
    (await shop.graphql(who, query, variables)).body as Answer;
  const run = async (who: Person | null, query: string, variables: object) => {
    const { data, errors } = await ask(who, query, variables);
    expect(errors).toBeUndefined();
    const [answer] = Object.values(data ?? {});
    if (!answer) throw new Error("Nothing was answered");
    return answer;
  };
  return { shop, ask, run };
};

it("prices a visitor's cart with today's prices and stock, and marks removed products", async () => {
  const { ask, run } = await opened();
  const gathered = [
    { ...lineOf(kettle, 2), priceWhenAdded: 9000 },
    { ...lineOf("nothing", 1), priceWhenAdded: 12.5 },
  ];
  expect(await run(null, guestCart, { lines: gathered })).toEqual({
    id: "guest",
    itemCount: 3,
    shortCount: 1,
    subtotal: 19_700,
    deliveryFee: 500,
    total: 20_200,
    items: [
      {
        id: `guest:${kettle}`,
        productId: kettle,
        quantity: 2,
        priceWhenAdded: 9000,
        lineTotal: 19_700,
        product: { name: "Uva Kettle", price: 9850 },
      },
      {
        id: "guest:nothing",
        productId: "nothing",
        quantity: 1,
        priceWhenAdded: 12.5,
        lineTotal: 0,
        product: null,
      },
    ],
  });
  for (const lines of [
    [...gathered, ...gathered],
    [{ ...gathered[0], quantity: 0 }],
    [{ ...gathered[0], priceWhenAdded: -1 }],
    Array.from({ length: 51 }, (_, index) => ({ ...gathered[0], productId: `p${index}` })),
  ]) {
    const { errors } = await ask(null, guestCart, { lines });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  }
});

it("merges a visitor's cart into the person's cart once, within the stock, and can undo it", async () => {
  const { shop, run, ask } = await opened();
  const ann = await shop.signUp("ann");
  await shop.rest(ann, "POST", "/cart", lineOf(kettle, 1));
  const lines = [lineOf(kettle, 2), lineOf(sofa, 99), lineOf("nothing", 1)];
  const { variants } = ((
    await ask(null, `{ product(id: "${sofa}") { variants { countInStock } } }`, {})
  ).data?.["product"] ?? {}) as { variants?: readonly { countInStock: number }[] };
  const stock = variants?.[0]?.countInStock;
  if (stock === undefined) throw new Error("The sofa is not sold");

  const first = await run(ann, merge, { lines, commandId: "browser-1" });
  expect(first).toMatchObject({
    __typename: "GuestCartMerged",
    lines: [
      { productId: kettle, name: "Uva Kettle", requested: 2, merged: 2 },
      { productId: sofa, name: "Kandalama Sofa (Linen)", requested: 99, merged: stock },
      { productId: "nothing", name: null, requested: 1, merged: 0 },
    ],
    cart: { items: [lineOf(kettle, 3), lineOf(sofa, stock)] },
  });
  const both = await Promise.all([
    run(ann, merge, { lines, commandId: "browser-1" }),
    run(ann, merge, { lines, commandId: "browser-1" }),
  ]);
  expect(both).toEqual([first, first]);
  expect(await run(ann, merge, { lines: [lineOf(kettle, 1)], commandId: "browser-1" })).toEqual({
    __typename: "CommandReused",
    code: "COMMAND_REUSED",
    message: "This request id was already used for something else.",
  });

  const { mergeId } = first;
  const undone = { __typename: "CartChanged", cart: { items: [lineOf(kettle, 1)] } };
  expect(await run(ann, undo, { mergeId, commandId: "u1" })).toMatchObject(undone);
  expect(await run(ann, undo, { mergeId, commandId: "u2" })).toMatchObject(undone);
  expect(await run(await shop.signUp("ben"), undo, { mergeId })).toMatchObject({
    code: "NOT_FOUND",
  });
});

it("treats the same command of two people as two merges; a visitor has no cart to merge into", async () => {
  const { shop, run, ask } = await opened();
  const lines = [lineOf(kettle, 2)];
  for (const name of ["ann", "ben"]) {
    const answer = await run(await shop.signUp(name), merge, { lines, commandId: "browser-1" });
    expect(answer).toMatchObject({ lines: [{ merged: 2 }], cart: { itemCount: 2 } });
  }
  const { errors } = await ask(null, merge, { lines });
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

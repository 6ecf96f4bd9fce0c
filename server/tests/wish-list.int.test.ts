import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened, emailOf } = shopOfFile();

const answer = /* GraphQL */ `
  __typename
  ... on WishListChanged {
    message
    wishList {
      link
      items {
        productId
        savedPrice
        alert
        product {
          name
        }
      }
    }
  }
  ... on Refusal {
    code
    message
  }
`;

interface Item {
  readonly productId: string;
}

interface List {
  readonly link: string;
  readonly items: readonly Item[];
}

/** Asks the shop one thing. Errors of the API fail the test. */
const ask = async <Data>(
  shop: TestShop,
  who: Person | null,
  query: string,
  variables: object = {},
): Promise<Data> => {
  const { body } = await shop.graphql(who, query, variables);
  const { data, errors } = body as {
    readonly data: Readonly<Record<string, Data>>;
    readonly errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as Data;
};

/** Sends a mutation of the wish list that needs only a product's id. */
const change = (
  shop: TestShop,
  who: Person,
  name: string,
  productId: string,
  commandId: string = randomUUID(),
) =>
  ask<{ readonly wishList: List }>(
    shop,
    who,
    `mutation ($productId: ID!, $commandId: ID) {
      ${name}(productId: $productId, commandId: $commandId) { ${answer} }
    }`,
    { productId, commandId },
  );

const sharing = (shop: TestShop, who: Person, name: string) =>
  ask<{ readonly wishList: List }>(shop, who, `mutation { ${name} { ${answer} } }`);

const idsOf = ({ items }: Pick<List, "items">) => items.map(({ productId }) => productId);

const own = (shop: TestShop, who: Person) =>
  ask<List>(
    shop,
    who,
    "{ myWishList { link items { productId savedPrice alert product { name } } } }",
  );

const shared = (shop: TestShop, link: string) =>
  ask<object | null>(
    shop,
    null,
    `query ($link: String!) {
      sharedWishList(link: $link) { firstName items { id product { name } variant { id } } }
    }`,
    { link },
  );

it("a person saves items once each, removes one, and restores it at its place", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  await change(shop, ann, "addToWishList", "uva-kettle");
  await change(shop, ann, "addToWishList", "lunu-daybed");
  const again = await change(shop, ann, "addToWishList", "uva-kettle");
  expect(idsOf(again.wishList)).toEqual(["lunu-daybed", "uva-kettle"]);
  expect(again.wishList.items[1]).toMatchObject({
    savedPrice: 9850,
    alert: false,
    product: { name: "Uva Kettle" },
  });
  expect(await change(shop, ann, "addToWishList", "no-such-item")).toMatchObject({
    code: "NOT_FOUND",
    message: "Product not found.",
  });

  await change(shop, ann, "removeFromWishList", "uva-kettle");
  expect(idsOf(await own(shop, ann))).toEqual(["lunu-daybed"]);
  const restored = await change(shop, ann, "restoreWish", "uva-kettle");
  expect(idsOf(restored.wishList)).toEqual(["lunu-daybed", "uva-kettle"]);
  expect(idsOf(await own(shop, await shop.signUp("ben")))).toEqual([]);
});

it("the saved price stays when the price drops, and the alert is stored", async () => {
  const shop = opened();
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await change(shop, ann, "addToWishList", "poya-mirror");
  await shop.graphql(
    admin,
    `mutation { changeProduct(id: "poya-mirror", changes: { price: 26000 }) { __typename } }`,
  );
  const alert = await ask<{ readonly wishList: List }>(
    shop,
    ann,
    `mutation {
      changeWishAlert(productId: "poya-mirror", on: true) {
        ... on WishListChanged { wishList { items { savedPrice alert product { price } } } }
      }
    }`,
  );
  expect(alert.wishList.items).toEqual([
    { savedPrice: 27_300, alert: true, product: { price: 26_000 } },
  ]);
});

it("moving to the cart adds one unit and removes the item, once for each command", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  await change(shop, ann, "addToWishList", "uva-kettle");
  const commandId = randomUUID();
  const move = (id = commandId) =>
    ask(
      shop,
      ann,
      `mutation ($commandId: ID) {
        moveToCart(productId: "uva-kettle", commandId: $commandId) {
          __typename
          ... on MovedToCart {
            cart { items { productId quantity } }
            wishList { items { productId } }
          }
          ... on Refusal { code message }
        }
      }`,
      { commandId: id },
    );
  const moved = {
    __typename: "MovedToCart",
    cart: { items: [{ productId: "uva-kettle", quantity: 1 }] },
    wishList: { items: [] },
  };
  expect(await move()).toEqual(moved);
  expect(await move()).toEqual(moved);
  expect(await move(randomUUID())).toMatchObject({
    code: "NOT_FOUND",
    message: "This item is no longer on your wish list.",
  });
});

it("a visitor's list is shown at current prices, and merges into the account once", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const guest = await ask<List>(
    shop,
    null,
    `query ($items: [GuestWishInput!]!) {
      guestWishList(items: $items) { items { productId savedPrice product { price } } }
    }`,
    {
      items: [
        { productId: "uva-kettle", savedPrice: 12_000 },
        { productId: "gone", savedPrice: 1 },
      ],
    },
  );
  expect(guest.items).toEqual([
    { productId: "gone", savedPrice: 1, product: null },
    { productId: "uva-kettle", savedPrice: 12_000, product: { price: 9850 } },
  ]);

  await change(shop, ann, "addToWishList", "lunu-daybed");
  const commandId = randomUUID();
  const merge = () =>
    ask<{ readonly wishList: List }>(
      shop,
      ann,
      `mutation ($commandId: ID) {
        mergeWishList(productIds: ["uva-kettle", "lunu-daybed", "gone"], commandId: $commandId) {
          ... on WishListMerged { joined present left wishList { items { productId } } }
        }
      }`,
      { commandId },
    );
  const merged = { joined: 1, present: 1, left: 1 };
  expect(await merge()).toMatchObject(merged);
  const repeated = await merge();
  expect(repeated).toMatchObject(merged);
  expect(idsOf(repeated.wishList)).toEqual(["uva-kettle", "lunu-daybed"]);
});

it("a shared list shows first name and items, and nothing once its link was stopped", async () => {
  const shop = opened();
  const signedUp = await shop.rest(null, "POST", "/users", {
    name: "Ann Perera",
    email: emailOf("ann"),
    password: "a good password",
  });
  const { _id: id, token } = signedUp.body as { readonly _id: string; readonly token: string };
  const ann = { id, token };
  await change(shop, ann, "addToWishList", "uva-kettle");
  const { link } = (await sharing(shop, ann, "shareWishList")).wishList;
  expect(link.length).toBeGreaterThanOrEqual(22);
  const list = {
    firstName: "Ann",
    items: [{ id: "uva-kettle", product: { name: "Uva Kettle" }, variant: { id: "uva-kettle" } }],
  };
  expect(await shared(shop, link)).toEqual(list);
  expect((await sharing(shop, ann, "shareWishList")).wishList.link).toBe(link);
  expect((await own(shop, ann)).link).toBe(link);

  expect((await sharing(shop, ann, "stopSharingWishList")).wishList.link).toBeNull();
  for (const each of [link, "mistyped", "", "x".repeat(1000)]) {
    expect(await shared(shop, each)).toBeNull();
  }
  const next = (await sharing(shop, ann, "shareWishList")).wishList.link;
  expect(next).not.toBe(link);
  expect(await shared(shop, link)).toBeNull();
  expect(await shared(shop, next)).toEqual(list);
});

it("no analyst can read the link of a shared list", async () => {
  const shop = opened();
  const [ann, analyst] = [await shop.signUp("ann"), await shop.analyst()];
  const { link } = (await sharing(shop, ann, "shareWishList")).wishList;
  const stored = (await shop.eventsSince(null)).findLast(({ type }) => type === "WishListShared");
  expect(stored?.data).toMatchObject({ userId: ann.id, link });
  await waitForIndex(shop, analyst);
  const { entries } = await ask<{ readonly entries: readonly { readonly number: number }[] }>(
    shop,
    analyst,
    `query ($stream: String) { history(filter: { stream: $stream }) { entries { number category } } }`,
    { stream: `wishlist-${ann.id}` },
  );
  expect(entries).toMatchObject([{ category: "WISH_LIST" }]);
  const event = await ask<object>(
    shop,
    analyst,
    `query ($number: Int!) {
      historyEvent(number: $number) {
        ... on HistoryEvent { data metadata masked changes { field before after } }
      }
    }`,
    { number: entries[0]?.number },
  );
  expect(event).toMatchObject({ masked: ["link"] });
  expect(JSON.stringify(event)).not.toContain(link);
});

it("an erased account's list ends: its link is as one that never was", async () => {
  const shop = opened();
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await change(shop, ann, "addToWishList", "uva-kettle");
  const { link } = (await sharing(shop, ann, "shareWishList")).wishList;
  expect(await shared(shop, link)).not.toBeNull();
  const erased = await ask(
    shop,
    admin,
    `mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }`,
    { id: ann.id },
  );
  expect(erased).toEqual({ __typename: "AccountErased" });
  expect(await shared(shop, link)).toBeNull();
  const types = (await shop.eventsSince(null))
    .filter(({ stream }) => stream === `wishlist-${ann.id}`)
    .map(({ type }) => type);
  expect(types.slice(-2)).toEqual(["WishRemoved", "WishListErased"]);
});

it("visitors and analysts have no list of their own", async () => {
  const shop = opened();
  for (const [who, code] of [
    [null, "UNAUTHENTICATED"],
    [await shop.analyst(), "FORBIDDEN"],
  ] as const) {
    const { body } = await shop.graphql(who, "{ myWishList { id } }");
    expect(body).toMatchObject({ errors: [{ extensions: { code } }] });
  }
});

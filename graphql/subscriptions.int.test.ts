import { expect, it, onTestFinished } from "vitest";
import { accountRoles } from "#domain/permissions.ts";
import { someAddress, type Person } from "../testing/api-client.ts";
import { subscribeTo } from "../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return {
    shop,
    ann: await shop.signUpVerified("ann"),
    ben: await shop.signUp("ben"),
    admin: await shop.admin(),
  };
};

const placeOrder = async (shop: TestShop, who: Person): Promise<string> => {
  const answer = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  return (answer.body as { readonly data: { readonly _id: string } }).data._id;
};

const ownOrders = `subscription ($after: Position) {
  orderChanged(after: $after) { order { id phase status } position remaining }
}`;
const board = `subscription ($after: Position) {
  orderBoardChanged(after: $after) { order { id status movedBy } position remaining }
}`;

it("shows shoppers only their own orders", async () => {
  const { shop, ann, ben, admin } = await opened();
  const bens = await placeOrder(shop, ben);
  const id = await placeOrder(shop, ann);
  const updates = subscribeTo(shop.url, ownOrders, { token: ann.token });
  expect(await updates.next()).toMatchObject({
    data: { orderChanged: { order: null, remaining: 0 } },
  });
  await shop.rest(admin, "PUT", `/order/${bens}`, { status: "Delivered" });
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  expect(await updates.next()).toMatchObject({
    data: { orderChanged: { order: { id, status: "ITEM_PACKING" } } },
  });
});

it("sends a returning reader everything since its position, then live updates", async () => {
  const { shop, ann, admin } = await opened();
  const first = await placeOrder(shop, ann);
  const { body } = await shop.graphql(ann, "{ myOrders { position } }");
  const after = body.data.myOrders.position as string;
  await shop.rest(admin, "PUT", `/order/${first}`, { status: "Item Packing" });
  const second = await placeOrder(shop, ann);
  const updates = subscribeTo(shop.url, ownOrders, { token: ann.token, variables: { after } });
  expect(await updates.next()).toMatchObject({
    data: { orderChanged: { order: { id: first, status: "ITEM_PACKING" }, remaining: 1 } },
  });
  expect(await updates.next()).toMatchObject({
    data: { orderChanged: { order: { id: second, phase: "PLACED" }, remaining: 0 } },
  });
  await shop.rest(admin, "PUT", `/order/${first}`, { status: "Delivered" });
  expect(await updates.next()).toMatchObject({
    data: { orderChanged: { order: { id: first, status: "DELIVERED" } } },
  });
});

it("shows admins every order on the board, with who moved it", async () => {
  const { shop, ann, admin } = await opened();
  const updates = subscribeTo(shop.url, board, { token: admin.token });
  await updates.next();
  const id = await placeOrder(shop, ann);
  expect(await updates.next()).toMatchObject({
    data: { orderBoardChanged: { order: { id, movedBy: null } } },
  });
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  expect(await updates.next()).toMatchObject({
    data: { orderBoardChanged: { order: { id, status: "ITEM_PACKING", movedBy: "Shop Admin" } } },
  });
});

it("shows every reader the stock of the requested products", async () => {
  const { shop, ann } = await opened();
  const query = `subscription { stockChanged(productIds: ["uva-kettle"]) { product { id countInStock } } }`;
  const updates = subscribeTo(shop.url, query);
  await updates.next();
  const before = (await shop.rest(null, "GET", "/products/uva-kettle")).body.countInStock as number;
  await placeOrder(shop, ann);
  expect(await updates.next()).toMatchObject({
    data: { stockChanged: { product: { id: "uva-kettle", countInStock: before - 1 } } },
  });
});

it.each([
  ["own orders to a visitor", ownOrders, null, "UNAUTHENTICATED"],
  ["the board to a visitor", board, null, "UNAUTHENTICATED"],
  ["the board to a shopper", board, "ann", "FORBIDDEN"],
] as const)("refuses %s", async (_what, query, who, code) => {
  const { shop, ann } = await opened();
  const updates = subscribeTo(shop.url, query, { token: who === null ? undefined : ann.token });
  await expect(updates.next()).resolves.toMatchObject({ errors: [{ extensions: { code } }] });
});

it("supports only subscriptions", async () => {
  const { shop, ann } = await opened();
  const mutation = `mutation { removeFromCart(productId: "uva-kettle") { __typename } }`;
  const updates = subscribeTo(shop.url, mutation, { token: ann.token });
  await expect(updates.next()).rejects.toMatchObject([
    { message: "The socket supports only subscriptions. Send this by POST" },
  ]);
});

it("accepts sockets of its own pages only", async () => {
  const { shop } = await opened();
  const query = "subscription { stockChanged { remaining } }";
  const foreign = subscribeTo(shop.url, query, { origin: "https://evil.example" });
  await expect(foreign.next()).rejects.toThrow(/403/);
  const own = subscribeTo(shop.url, query, { origin: shop.url });
  expect(await own.next()).toMatchObject({ data: { stockChanged: { remaining: 0 } } });
});

const expectClosing = async (updates: ReturnType<typeof subscribeTo>): Promise<void> => {
  const begun = performance.now();
  await expect(updates.next()).rejects.toMatchObject({ code: 4403 });
  expect(performance.now() - begun).toBeLessThan(5000);
};

it("closes a socket within 5 s of the session's end", async () => {
  const { shop, ann } = await opened();
  const updates = subscribeTo(shop.url, ownOrders, { token: ann.token });
  await updates.next();
  await shop.rest(ann, "POST", "/users/logout");
  await expectClosing(updates);
});

it("closes a socket within 5 s of a role change", async () => {
  const { shop, ann, admin } = await opened();
  const grant = (role: string) =>
    shop.graphql(
      admin,
      `mutation ($id: ID!, $role: Role!) { grantRole(accountId: $id, role: $role) { __typename } }`,
      { id: ann.id, role },
    );
  await grant("ADMIN");
  const updates = subscribeTo(shop.url, board, { token: ann.token });
  await updates.next();
  await grant("SHOPPER");
  await expectClosing(updates);
});

it("closes the sockets of every role within 5 s of a change to the next one", async () => {
  const { shop, admin } = await opened();
  const opening = accountRoles.map(async (role) => {
    const { id, token } = await shop.withRole(role);
    const stock = "subscription { stockChanged { position } }";
    const own = role === "analyst" ? board : stock;
    const updates = subscribeTo(shop.url, own, { token });
    await updates.next();
    return { id, updates };
  });
  const people = await Promise.all(opening);
  for (const [index, { id }] of people.entries()) {
    const role = accountRoles.at(index - 1);
    const grant = `mutation { grantRole(accountId: "${id}", role: ${role?.toUpperCase()}) { __typename } }`;
    await shop.graphql(admin, grant);
  }
  await Promise.all(people.map(({ updates }) => expectClosing(updates)));
});

it("shows admins which other admin is at which order, until they leave it", async () => {
  const { shop, ann, ben, admin } = await opened();
  const presence = `subscription ($orderId: ID, $dragging: Boolean) {
    orderPresence(orderId: $orderId, dragging: $dragging) { others { orderId name dragging } }
  }`;
  await shop.graphql(
    admin,
    `mutation ($id: ID!) { grantRole(accountId: $id, role: ADMIN) { __typename } }`,
    { id: ann.id },
  );
  const presenceOf = (others: readonly object[]) => ({ data: { orderPresence: { others } } });
  const watched = subscribeTo(shop.url, presence, { token: admin.token });
  expect(await watched.next()).toEqual(presenceOf([]));
  const held = subscribeTo(shop.url, presence, {
    token: ann.token,
    variables: { orderId: "o1", dragging: true },
  });
  expect(await held.next()).toEqual(presenceOf([]));
  expect(await watched.next()).toMatchObject(presenceOf([{ orderId: "o1", dragging: true }]));
  await held.hangUp();
  expect(await watched.next()).toEqual(presenceOf([]));
  const foreign = subscribeTo(shop.url, presence, { token: ben.token });
  expect(await foreign.next()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
});

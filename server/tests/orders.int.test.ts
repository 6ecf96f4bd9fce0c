import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Answer } from "../../testing/api-client.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened } = shopOfFile();

const kettleOrder = (quantity = 1) => ({
  orderItems: [{ productId: "uva-kettle", quantity }],
  shippingAddress: someAddress,
  paymentMethod: "Cash on Delivery",
  totalPrice: quantity * 9850 + 500,
});

/** Confirms that a second identical order is intended. */
const oneMore = { ...kettleOrder(), again: true };

const orderId = ({ body }: Answer): string =>
  (body as { readonly data: { readonly _id: string } }).data._id;

it("sells the last ten units to exactly ten of two hundred concurrent buyers", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const stock = (countInStock: number) =>
    shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock });
  onTestFinished(async () => {
    await stock(100);
  });
  await stock(10);
  const buyers = [];
  for (let index = 0; index < 200; index += 1) buyers.push(await shop.signUp(`buyer${index}`));
  const answers = await Promise.all(
    buyers.map((buyer) => shop.rest(buyer, "POST", "/order/", kettleOrder())),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(count(200)).toBe(10);
  expect(count(409)).toBe(190);
  for (const { status, body } of answers) {
    if (status === 409) {
      expect(body).toMatchObject({
        code: "STOCK_SHORTAGE",
        message: "Uva Kettle is out of stock.",
        lines: [{ productId: "uva-kettle", requested: 1, available: 0 }],
      });
    }
  }
  const product = await shop.rest(null, "GET", "/products/uva-kettle");
  expect(product.body).toMatchObject({ countInStock: 0 });
  expect((await shop.rest(admin, "GET", "/order")).body.data).toHaveLength(10);
});

it("handles ten concurrent copies of a command as one order", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const before = await shop.shop.store.head();
  const key = { "idempotency-key": randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.rest(ann, "POST", "/order/", kettleOrder(), key)),
  );
  const [first] = answers;
  for (const answer of answers) expect(answer.body).toEqual(first?.body);
  expect((await shop.eventsSince(before)).map(({ type }) => type).sort()).toEqual([
    "CartCheckedOut",
    "OrderBegun",
    "OrderPlaced",
    "OrderSubmitted",
    "SlotReserved",
    "StockReservationConfirmed",
    "StockReserved",
  ]);
  const later = await shop.rest(ann, "POST", "/order/", kettleOrder(), key);
  expect(later.body).toEqual(first?.body);
});

it("refuses a key that was used for another order", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const key = { "idempotency-key": "my first order" };
  await shop.rest(ann, "POST", "/order/", kettleOrder(1), key);
  const before = await shop.shop.store.head();
  expect(await shop.rest(ann, "POST", "/order/", kettleOrder(2), key)).toMatchObject({
    status: 422,
    body: { code: "COMMAND_REUSED" },
  });
  const item = { productId: "uva-kettle", quantity: 1 };
  expect((await shop.rest(ann, "POST", "/cart", item, key)).status).toBe(422);
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("keeps the keys of two customers separate", async () => {
  const shop = opened();
  const [ann, ben] = [await shop.signUp("ann"), await shop.signUp("ben")];
  const key = { "idempotency-key": "1" };
  const anns = await shop.rest(ann, "POST", "/order/", kettleOrder(), key);
  const bens = await shop.rest(ben, "POST", "/order/", kettleOrder(), key);
  expect(bens.status).toBe(200);
  expect(orderId(bens)).not.toBe(orderId(anns));
});

it("answers a wrong total with a new quote", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const answer = await shop.rest(ann, "POST", "/order/", { ...kettleOrder(2), totalPrice: 1 });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: "PRICE_CHANGED",
      quote: { subtotal: 19_700, deliveryFee: 500, totalPrice: 20_200 },
    },
  });
});

it("removes ordered products from the cart, and leaves the rest", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 3 });
  await shop.rest(ann, "POST", "/cart", { productId: "poya-mirror", quantity: 1 });
  await shop.rest(ann, "POST", "/order/", kettleOrder(2));
  const cart = await shop.rest(ann, "GET", "/cart");
  expect(cart.body).toMatchObject([
    { productId: "uva-kettle", quantity: 1 },
    { productId: "poya-mirror", quantity: 1 },
  ]);
});

it("returns both documented names for lines and amount", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const placed = await shop.rest(ann, "POST", "/order/", kettleOrder());
  const { data } = (await shop.rest(ann, "GET", `/order/${orderId(placed)}`)).body;
  expect(data).toMatchObject({
    userId: ann.id,
    totalPrice: 10_350,
    amount: 10_350,
    status: "Item Preparing",
    paymentMethod: "Cash on Delivery",
    shippingAddress: { ...someAddress, country: "Sri Lanka" },
    items: [{ productId: "uva-kettle", name: "Uva Kettle", price: 9850, quantity: 1 }],
  });
  expect(data.orderItems).toEqual(data.items);
});

it("answers fields for the driver over both APIs, and over REST only if they were given", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const forDriver = { landmark: "Opposite the temple", driverNote: "Ring twice" };
  const shippingAddress = { ...someAddress, ...forDriver, floor: " ", secondPhone: "" };
  const placed = await shop.rest(ann, "POST", "/order/", { ...kettleOrder(), shippingAddress });
  expect((placed.body as { readonly data: object }).data).toMatchObject({
    shippingAddress: { ...someAddress, ...forDriver, country: "Sri Lanka" },
  });
  const read = await shop.rest(ann, "GET", `/order/${orderId(placed)}`);
  expect(JSON.stringify(read.body)).not.toMatch(/floor|secondPhone/);
  const { body } = await shop.graphql(
    ann,
    `query ($id: ID!) {
      order(id: $id) { shippingAddress { landmark floor secondPhone driverNote } }
    }`,
    { id: orderId(placed) },
  );
  expect(body.data.order.shippingAddress).toEqual({
    ...forDriver,
    floor: null,
    secondPhone: null,
  });
});

it("refuses an admin's decision on an order that has changed meanwhile, and reports the change", async () => {
  const shop = opened();
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const id = orderId(await shop.rest(ann, "POST", "/order/", kettleOrder()));
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  const answer = await shop.graphql(
    admin,
    `mutation ($id: ID!) {
      setOrderStatus(orderId: $id, status: DELIVERED, expectedRevision: 1) {
        ... on ChangedMeanwhile { message order { status movedBy revision } }
      }
    }`,
    { id },
  );
  expect(answer.body.data.setOrderStatus).toEqual({
    message: "This order changed in the meantime. It’s now at Item Packing.",
    order: { status: "ITEM_PACKING", movedBy: "Shop Admin", revision: 2 },
  });
});

it("records a move backwards as a visible event", async () => {
  const shop = opened();
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const id = orderId(await shop.rest(ann, "POST", "/order/", kettleOrder()));
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Out for Delivery" });
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  const query = `query ($id: ID!) { order(id: $id) { history { status movedBack } } }`;
  const { body } = await shop.graphql(ann, query, { id });
  expect(body.data.order.history).toEqual([
    { status: "ITEM_PREPARING", movedBack: false },
    { status: "OUT_FOR_DELIVERY", movedBack: false },
    { status: "ITEM_PACKING", movedBack: true },
  ]);
});

it("answers a mutation after the lists contain it", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  for (let count = 1; count <= 20; count += 1) {
    await shop.rest(ann, "POST", "/order/", oneMore);
    const { body } = await shop.graphql(ann, "{ myOrders { totalCount } }");
    expect(body.data.myOrders.totalCount).toBe(count);
  }
});

const placeOrder = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { ... on OrderAccepted { isEarlier message order { id } } }
}`;

it("answers a repeated order with the first one, over both APIs and concurrently, unless `again` is set", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const { orderItems: items, shippingAddress, totalPrice } = kettleOrder();
  const input = { items, shippingAddress, totalPrice };
  const [first, second] = await Promise.all([
    shop.rest(ann, "POST", "/order/", kettleOrder()),
    shop.rest(ann, "POST", "/order/", kettleOrder()),
  ]);
  expect(first).toMatchObject({ status: 200, body: { message: "Order successfully placed!" } });
  expect(orderId(second)).toBe(orderId(first));
  const later = await shop.graphql(ann, placeOrder, { input });
  expect(later.body.data.placeOrder).toEqual({
    isEarlier: true,
    message: "Order successfully placed!",
    order: { id: orderId(first) },
  });
  expect((await shop.rest(ann, "POST", "/order/", kettleOrder())).body).toMatchObject({
    isEarlier: true,
  });
  const meant = await shop.rest(ann, "POST", "/order/", oneMore);
  expect(meant.body).not.toHaveProperty("isEarlier");
  expect(orderId(meant)).not.toBe(orderId(first));
  const again = await shop.graphql(ann, placeOrder, { input: { ...input, again: true } });
  expect(again.body.data.placeOrder).toMatchObject({ isEarlier: false });
  const { body } = await shop.graphql(ann, "{ myOrders { totalCount } }");
  expect(body.data.myOrders.totalCount).toBe(3);
});

it("answers a command repeated through the other API with the same order", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const key = { "idempotency-key": "both" };
  const placed = await shop.rest(ann, "POST", "/order", kettleOrder(), key);
  const { orderItems: items, shippingAddress, totalPrice } = kettleOrder();
  const repeated = await shop.graphql(
    ann,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input, commandId: "both") { ... on OrderAccepted { order { id } } }
    }`,
    { input: { items, shippingAddress, totalPrice } },
  );
  expect(repeated.body.data.placeOrder).toEqual({ order: { id: orderId(placed) } });
});

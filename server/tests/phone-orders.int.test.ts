import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const opened = async (environment: Readonly<Record<string, string>> = {}) => {
  const shop = await openTestShop(environment);
  onTestFinished(shop.close);
  const [admin, nimal] = [await shop.admin(), await shop.withRole("orders")];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 10 });
  return { shop, admin, nimal };
};

const kumari = {
  ...someAddress,
  ...{ firstName: "Kumari", lastName: "Silva", email: "kumari@example.lk", phone: "0719876543" },
};

const kettles = (quantity: number, more: object = {}) => ({
  items: [{ productId: "uva-kettle", quantity }],
  shippingAddress: kumari,
  totalPrice: quantity * 9850 + 500,
  ...more,
});

const place = (shop: TestShop, who: Person, variables: object) =>
  shop.graphql(
    who,
    `mutation ($customerId: ID, $language: Language! = ENGLISH, $input: PlaceOrderInput!, $commandId: ID) {
        placePhoneOrder(customerId: $customerId, language: $language, input: $input, commandId: $commandId) {
          __typename
          ... on Refusal { code message }
          ... on InvalidInput { fields { field message } }
          ... on PriceChanged { quote { total } }
          ... on PhoneOrderPlaced {
            message isEarlier invited
            order {
              id number userId revision call { state }
              timeline { kind by mine mailed }
            }
          }
        }
      }`,
    variables,
  );

const customers = (shop: TestShop, who: Person, search: string) =>
  shop.graphql(
    who,
    `query ($search: String!) {
        customers(search: $search) { id name email emailVerified phone orders addresses { city } }
      }`,
    { search },
  );

const stockOf = async (shop: TestShop): Promise<unknown> =>
  (await shop.rest(null, "GET", "/products/uva-kettle")).body.countInStock;

it("places one order for a new customer, who sets a password by the invitation and sees it", async () => {
  const { shop, nimal } = await opened();
  const input = { language: "SINHALA", input: kettles(2), commandId: "p1" };
  const placed = await place(shop, nimal, input);
  expect(placed.body.data.placePhoneOrder).toMatchObject({
    __typename: "PhoneOrderPlaced",
    message: "Order placed. The customer gets an email, and an invitation to set a password.",
    ...{ isEarlier: false, invited: true },
    order: {
      call: { state: "CONFIRMED" },
      timeline: [
        {
          kind: "PLACED",
          by: expect.stringMatching(/^orders-/) as string,
          mine: true,
          mailed: true,
        },
      ],
    },
  });
  const { id } = placed.body.data.placePhoneOrder.order as { readonly id: string };
  expect((await place(shop, nimal, input)).body).toEqual(placed.body);
  expect(await stockOf(shop)).toBe(8);

  const events = await shop.eventsSince(null);
  const submitted = events.filter(({ type }) => type === "OrderSubmitted");
  expect(submitted).toHaveLength(1);
  expect(submitted[0]?.metadata.actor).toEqual({ id: nimal.id, role: "orders" });
  const { userId } = placed.body.data.placePhoneOrder.order as { readonly userId: string };
  expect(submitted[0]?.data).toMatchObject({ userId, by: "staff" });
  const registered = events.findLast(({ type }) => type === "AccountRegistered");
  expect(registered).toMatchObject({
    ...{ stream: `account-${userId}`, metadata: { actor: { id: nimal.id } } },
  });

  const token = await shop.mailedToken(kumari.email);
  const invitation = shop.letters.find(({ text }) => text.includes(token));
  expect(invitation?.subject).toBe("ආයුබෝවන්: ඔබේ මුරපදය සකසන්න");
  const password = "a good password";
  const reset = await shop.rest(null, "PUT", "/users/resetpassword", {
    resetToken: token,
    password,
  });
  expect(reset.status).toBe(200);
  const logIn = await shop.rest(null, "POST", "/users/auth", { email: kumari.email, password });
  const self: Person = { id: userId, token: String(logIn.body.token) };
  const own = await shop.graphql(
    self,
    "{ me { emailVerified } myOrders { items { id steps { kind byShop } } } }",
  );
  expect(own.body.data).toMatchObject({
    me: { emailVerified: true },
    myOrders: { items: [{ id, steps: [{ kind: "PLACED", byShop: true }] }] },
  });
  const history = `query ($filter: HistoryFilter) {
    history(filter: $filter, limit: 10) { entries { words actor { id role } } }
  }`;
  await eventually(async () => {
    const { body } = await shop.graphql(nimal, history, { filter: { stream: `order-${id}` } });
    expect(body.data.history.entries).toContainEqual({
      words: expect.stringContaining("submitted by staff for a customer on the phone") as string,
      actor: { id: nimal.id, role: "orders" },
    });
  });
});

it("takes the account of an unverified mailbox from the person who registered it", async () => {
  const { shop, nimal } = await opened();
  const stranger = await shop.signUp("kumari");
  const refused = kettles(99);
  await place(shop, nimal, { input: refused });
  expect((await shop.rest(stranger, "GET", "/cart")).status).toBe(200);

  const variables = { input: kettles(1), commandId: "p1" };
  const { body } = await place(shop, nimal, variables);
  expect(body.data.placePhoneOrder).toMatchObject({ invited: true, isEarlier: false });
  const { id } = body.data.placePhoneOrder.order as { readonly id: string };
  expect((await shop.rest(stranger, "GET", `/order/${id}`)).status).toBe(401);
  const logIn = { email: "kumari@example.lk", password: "a good password" };
  expect((await shop.rest(null, "POST", "/users/auth", logIn)).status).toBe(401);
  const again = await place(shop, nimal, variables);
  expect(again.body.data.placePhoneOrder).toMatchObject({ order: { id } });

  const resetToken = await shop.mailedToken("kumari@example.lk");
  const password = "Kumari's password";
  expect(
    (await shop.rest(null, "PUT", "/users/resetpassword", { resetToken, password })).status,
  ).toBe(200);
  const kumariSignedIn = await shop.rest(null, "POST", "/users/auth", { ...logIn, password });
  const { _id, token } = kumariSignedIn.body as { readonly _id: string; readonly token: string };
  const own = await shop.rest({ id: _id, token }, "GET", `/order/${id}`);
  expect(own.body.data.shippingAddress.firstName).toBe("Kumari");
});

it("places an order for a customer found by email or phone, without an invitation", async () => {
  const { shop, nimal } = await opened();
  const ann = await shop.signUpVerified("ann");
  await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, phone: "0715550123" },
    totalPrice: 10_350,
  });
  const found = { id: ann.id, email: "ann@example.lk", orders: 1, emailVerified: true };
  for (const search of ["ANN@example.lk", "ann", "071 555 0123", "+94715550123"]) {
    await eventually(async () =>
      expect((await customers(shop, nimal, search)).body.data.customers, search).toMatchObject([
        { ...found, phone: "0715550123", addresses: [{ city: someAddress.city }] },
      ]),
    );
  }
  for (const search of ["an", "0779999999"]) {
    expect((await customers(shop, nimal, search)).body.data.customers).toEqual([]);
  }
  const chosen = await place(shop, nimal, { customerId: ann.id, input: kettles(1) });
  expect(chosen.body.data.placePhoneOrder).toMatchObject({
    ...{ invited: false, order: { userId: ann.id } },
    message: "Order placed. The customer gets an email.",
  });
  const byEmail = { ...kumari, email: "Ann@example.lk" };
  const typed = await place(shop, nimal, { input: kettles(1, { shippingAddress: byEmail }) });
  expect(typed.body.data.placePhoneOrder).toMatchObject({ order: { userId: ann.id } });
  const same = await place(shop, nimal, { input: kettles(1, { shippingAddress: byEmail }) });
  expect(same.body.data.placePhoneOrder).toMatchObject({
    isEarlier: true,
    order: { id: typed.body.data.placePhoneOrder.order.id as string },
  });
});

it("refuses what can't be placed, and leaves neither an account nor a mail", async () => {
  const { shop, nimal } = await opened();
  const refusals = async (...inputs: readonly object[]) =>
    Promise.all(
      inputs.map(
        async (input) =>
          (await place(shop, nimal, { input })).body.data.placePhoneOrder as {
            readonly code: string;
          },
      ),
    );
  const email = { ...kumari, email: "kumari" };
  const past = { date: "2020-01-01", half: "MORNING" };
  expect(
    await refusals(
      kettles(11),
      kettles(1, { totalPrice: 1 }),
      kettles(1, { items: [{ productId: "boat", quantity: 1 }] }),
      kettles(1, { deliveryDay: past }),
      kettles(1, { shippingAddress: email }),
      kettles(1, { items: [] }),
    ),
  ).toMatchObject([
    { code: "STOCK_SHORTAGE", message: "Only 10 of Uva Kettle left." },
    { code: "PRICE_CHANGED", quote: { total: 10_350 } },
    { code: "NOT_FOUND" },
    { code: "DELIVERY_DAY_TAKEN" },
    { code: "INVALID_INPUT", fields: [{ field: "shippingAddress.email" }] },
    { code: "CART_EMPTY" },
  ]);
  const gone = await place(shop, nimal, { customerId: "gone", input: kettles(1) });
  expect(gone.body.data.placePhoneOrder).toMatchObject({ code: "NOT_FOUND" });
  expect((await customers(shop, nimal, "kumari")).body.data.customers).toEqual([]);
  expect(shop.letters.filter(({ to }) => to.address === kumari.email)).toEqual([]);
  expect(await stockOf(shop)).toBe(10);
});

it("counts the orders of the customer, not of the staff member", async () => {
  const { shop, nimal } = await opened({ ORDERS_PER_PERSON: "1" });
  const order = (email: string) =>
    place(shop, nimal, {
      input: kettles(1, { shippingAddress: { ...kumari, email }, again: true }),
    });
  for (const email of ["one@example.lk", "two@example.lk"]) {
    expect((await order(email)).body.data.placePhoneOrder).toMatchObject({ isEarlier: false });
  }
  expect((await order("one@example.lk")).body.data.placePhoneOrder).toMatchObject({
    code: "TOO_MANY_TRIES",
    message: expect.stringMatching(/^This customer has placed many orders/) as string,
  });
});

it("is for staff who change orders; names and phones are for roles that may see them", async () => {
  const { shop } = await opened();
  const forbidden = { body: { errors: [{ extensions: { code: "FORBIDDEN" } }] } };
  for (const role of ["shopper", "catalogue", "support", "driver", "analyst"] as const) {
    const who = await shop.withRole(role);
    expect(await place(shop, who, { input: kettles(1) }), role).toMatchObject(forbidden);
    const found = await customers(shop, who, "ann");
    if (role === "support") expect(found.body.errors).toBeUndefined();
    else expect(found, role).toMatchObject(forbidden);
  }
});

const changeAddress = (
  shop: TestShop,
  who: Person,
  id: string,
  address: object,
  expectedRevision: number,
  commandId: string | null = null,
) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $address: ShippingAddressInput!, $expectedRevision: Int!, $commandId: ID) {
        changeAddressByStaff(
          orderId: $id, address: $address, expectedRevision: $expectedRevision, commandId: $commandId
        ) {
          __typename
          ... on Refusal { code message }
          ... on ChangedMeanwhile { order { timeline { kind by } } }
          ... on StaffOrderChanged { message order {
            revision city deliveryDay { date half }
            timeline { kind by mine mailed }
          } }
        }
      }`,
    { id, address, expectedRevision, commandId },
  );

it("changes the address for staff: live and by email for the buyer, with the day of its zone", async () => {
  const { shop, nimal } = await opened();
  const ann = await shop.signUpVerified("ann");
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const id = String(placed.body.data._id);
  const updates = subscribeTo(
    shop.url,
    "subscription { orderChanged { order { shippingAddress { city } steps { kind byShop byBuyer } } } }",
    { token: ann.token },
  );
  await updates.next();
  const galle = {
    ...someAddress,
    ...{ address: "3 Fort Lane", city: "Galle", province: "Southern", district: "Galle" },
    zipCode: "80000",
  };
  const changed = await changeAddress(shop, nimal, id, galle, 1, "a1");
  expect(changed.body.data.changeAddressByStaff).toMatchObject({
    __typename: "StaffOrderChanged",
    message: "Address changed. The customer gets an email.",
    order: { city: "Galle", deliveryDay: { half: expect.any(String) as string } },
  });
  const { timeline, revision } = changed.body.data.changeAddressByStaff.order as {
    readonly timeline: readonly object[];
    readonly revision: number;
  };
  expect(timeline.slice(0, 2)).toMatchObject([
    { kind: "PLACED", by: null },
    {
      kind: "ADDRESS_CHANGED",
      by: expect.stringMatching(/^orders-/) as string,
      mine: true,
      mailed: true,
    },
  ]);
  await eventually(async () =>
    expect(await updates.next()).toMatchObject({
      data: {
        orderChanged: {
          order: {
            shippingAddress: { city: "Galle" },
            steps: expect.arrayContaining([
              expect.objectContaining({ kind: "ADDRESS_CHANGED", byShop: true }),
            ]) as unknown,
          },
        },
      },
    }),
  );
  await eventually(() => {
    const mail = shop.letters.find(({ subject }) =>
      /your delivery address has changed$/.test(subject),
    );
    expect(mail?.text ?? "").toContain("3 Fort Lane, Galle, 80000");
  });

  expect((await changeAddress(shop, nimal, id, galle, 1, "a1")).body).toEqual(changed.body);
  const stale = await changeAddress(shop, nimal, id, someAddress, 1);
  expect(stale.body.data.changeAddressByStaff).toMatchObject({
    code: "CHANGED_MEANWHILE",
    order: {
      timeline: [{}, { kind: "ADDRESS_CHANGED" }, ...timeline.slice(2).map(() => ({}))],
    },
  });
  const back = await changeAddress(shop, nimal, id, someAddress, revision);
  expect(back.body.data.changeAddressByStaff).toMatchObject({ order: { city: someAddress.city } });
  const wrong = await changeAddress(shop, nimal, id, { ...someAddress, zipCode: "1" }, revision);
  expect(wrong.body.data.changeAddressByStaff).toMatchObject({ code: "INVALID_INPUT" });
  const support = await shop.withRole("support");
  expect((await changeAddress(shop, support, id, galle, 1)).body.errors[0].extensions.code).toBe(
    "FORBIDDEN",
  );
});

import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { addDays, dateText } from "#domain/values/delivery-day.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { dataOf } from "../../testing/ask.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf } = shopOfFile();

const withPeople = async (shop: TestShop) => {
  const [ann, ben, admin] = [
    await shop.signUp("ann"),
    await shop.signUp("ben"),
    await shop.admin(),
  ];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 50 });
  return { shop, ann, ben, admin };
};

const opened = () => withPeople(shopOf());

/** A shop without the changes of other tests. */
const openedAlone = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return withPeople(shop);
};

interface Dates {
  readonly dates: readonly {
    readonly date: string;
    readonly closed: string | null;
    readonly morning: boolean;
    readonly afternoon: boolean;
  }[];
  readonly earliest: { readonly date: string; readonly half: string } | null;
}

const region = { district: "Galle", province: "Southern" };

const datesOf = async (shop: TestShop, place: object = region): Promise<Dates> => {
  const data = await dataOf(
    shop,
    null,
    `query ($district: String, $province: String!) {
      deliveryDates(district: $district, province: $province) {
        dates { date closed morning afternoon } earliest { date half }
      }
    }`,
    place,
  );
  return data["deliveryDates"] as Dates;
};

const address = { ...someAddress, ...region, city: "Galle", zipCode: "80000" };

const place = async (shop: TestShop, who: Person, deliveryDay: object | null = null) => {
  const data = await dataOf(
    shop,
    who,
    `mutation ($input: PlaceOrderInput!, $commandId: ID) {
      placeOrder(input: $input, commandId: $commandId) {
        __typename
        ... on Refusal { code message }
        ... on OrderAccepted { order { id number revision deliveryDay { date half } } }
      }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: address,
        totalPrice: 10350,
        again: true,
        deliveryDay,
      },
      commandId: randomUUID(),
    },
  );
  return data["placeOrder"] as {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly order: {
      readonly id: string;
      readonly number: string;
      readonly revision: number;
      readonly deliveryDay: { readonly date: string; readonly half: string };
    };
  };
};

const change = async (
  shop: TestShop,
  who: Person,
  orderId: string,
  day: object,
  expectedRevision: number | null = null,
) =>
  (
    await dataOf(
      shop,
      who,
      `mutation ($orderId: ID!, $day: DeliveryDayInput!, $expectedRevision: Int) {
        changeDeliveryDay(orderId: $orderId, day: $day, expectedRevision: $expectedRevision) {
          __typename
          ... on Refusal { code message }
          ... on InvalidInput { fields { field } }
          ... on DeliveryDayChanged { message order {
            deliveryDay { date half }
            steps { kind byBuyer day { date half } previousDay { date half } }
          } }
        }
      }`,
      { orderId, day, expectedRevision },
    )
  )["changeDeliveryDay"];

const zones = async (shop: TestShop, admin: Person) => {
  const data = await dataOf(
    shop,
    admin,
    `{ deliveryZones { edition zones {
      id name districts weekdays leadDays morningCapacity afternoonCapacity
    } } }`,
  );
  return data["deliveryZones"] as {
    readonly edition: number;
    readonly zones: readonly { readonly id: string; readonly [field: string]: unknown }[];
  };
};

const saveZones = async (shop: TestShop, admin: Person, wanted: readonly object[], seen: number) =>
  (
    await dataOf(
      shop,
      admin,
      `mutation ($zones: [DeliveryZoneInput!]!, $seen: Int!) {
        changeDeliveryZones(zones: $zones, seen: $seen) {
          __typename
          ... on Refusal { code message }
          ... on InvalidInput { fields { field message } }
          ... on DeliveryZonesSaved { message zones { edition zones { id name } } }
          ... on DeliveryZonesOutdated { message zones { edition } }
        }
      }`,
      { zones: wanted, seen },
    )
  )["changeDeliveryZones"];

it("takes the earliest slot without a choice, on both APIs, and the chosen one", async () => {
  const { shop, ann, admin } = await opened();
  const { dates, earliest } = await datesOf(shop);
  expect(dates.length).toBeGreaterThan(10);
  expect(earliest).toEqual({ date: dates[0]?.date, half: "MORNING" });
  const first = await place(shop, ann);
  expect(first.order.deliveryDay).toEqual(earliest);

  const chosen = { date: dates[3]?.date, half: "AFTERNOON" };
  expect((await place(shop, ann, chosen)).order.deliveryDay).toEqual(chosen);

  const rest = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: address,
    totalPrice: 10350,
    again: true,
  });
  expect(rest.body.data).not.toHaveProperty("deliveryDay");
  const calendar = await dataOf(
    shop,
    admin,
    `query ($from: String) { deliveryCalendar(from: $from, days: 1) {
      zone { id } days { date delivers closed morning afternoon }
    } }`,
    { from: earliest?.date },
  );
  expect(calendar["deliveryCalendar"]).toContainEqual({
    zone: { id: "southern" },
    days: [{ date: earliest?.date, delivers: true, closed: null, morning: 2, afternoon: 0 }],
  });
  const board = await dataOf(shop, admin, "{ orderBoard { items { deliveryDay { date half } } } }");
  expect(board["orderBoard"]).toEqual({
    items: expect.arrayContaining([{ deliveryDay: chosen }, { deliveryDay: earliest }]),
  });
});

it.each([
  ["deliveryCalendar", 'deliveryCalendar(from: "", days: 1) { zone { id } }'],
  ["runs", 'runs(date: "") { id }'],
])("refuses an empty date: %s", async (_name, query) => {
  const { shop, admin } = await opened();
  const answer = await shop.graphql(admin, `{ ${query} }`);
  expect(answer.body.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

it("refuses a full slot on checkout and on a change, and stores nothing", async () => {
  const { shop, ann, ben, admin } = await opened();
  const { edition, zones: before } = await zones(shop, admin);
  const one = before.map((zone) => ({ ...zone, morningCapacity: 1 }));
  expect(await saveZones(shop, admin, one, edition)).toMatchObject({
    message: "Delivery zones saved",
  });
  const { dates } = await datesOf(shop);
  const day = { date: dates[2]?.date, half: "MORNING" };
  await place(shop, ben, day);
  expect((await datesOf(shop)).dates[2]).toMatchObject({ morning: false, afternoon: true });
  expect(await place(shop, ann, day)).toMatchObject({
    __typename: "DeliveryDayTaken",
    code: "DELIVERY_DAY_TAKEN",
    message: expect.stringMatching(
      /^\w+day \d+ \w+, morning has just filled up\. Please choose another time\.$/,
    ),
  });
  const { order } = await place(shop, ann);
  expect(await change(shop, ann, order.id, day)).toMatchObject({ code: "DELIVERY_DAY_TAKEN" });
  const free = { date: dates[2]?.date, half: "AFTERNOON" };
  expect(await change(shop, ann, order.id, free)).toMatchObject({
    message: "Delivery day changed",
    order: {
      deliveryDay: free,
      steps: [
        { kind: "PLACED" },
        { kind: "DAY_CHANGED", byBuyer: true, day: free, previousDay: order.deliveryDay },
      ],
    },
  });
});

it("lets only the buyer and admins change a day, the buyer during Item Preparing", async () => {
  const { shop, ann, ben, admin } = await openedAlone();
  const { order } = await place(shop, ann);
  const { dates } = await datesOf(shop);
  const day = { date: dates[4]?.date, half: "MORNING" };
  expect(await change(shop, ben, order.id, day)).toMatchObject({ code: "NOT_FOUND" });
  expect(await change(shop, ann, order.id, { ...day, date: "soon" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "deliveryDay.date" }],
  });
  await shop.rest(admin, "PUT", `/order/${order.id}`, { status: "Item Packing" });
  expect(await change(shop, ann, order.id, day)).toMatchObject({ code: "ORDER_CLOSED" });
  expect(await change(shop, admin, order.id, day, 1)).toMatchObject({ code: "ORDER_CLOSED" });
  expect(await change(shop, admin, order.id, day, 2)).toMatchObject({
    order: { deliveryDay: day },
  });
  const desk = await dataOf(
    shop,
    admin,
    "{ orderBoard { items { revision timeline { kind by day { date } } } } }",
  );
  expect(desk["orderBoard"]).toMatchObject({
    items: [
      {
        timeline: expect.arrayContaining([
          { kind: "DAY_CHANGED", by: "Shop Admin", day: { date: day.date } },
        ]),
      },
    ],
  });
});

it("emails the buyer a day that staff changed, once, and none that the buyer changed", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { dates } = await datesOf(shop);
  const { order } = await place(shop, ann);
  const day = (index: number) => ({ date: dates[index]?.date, half: "AFTERNOON" });
  expect(await change(shop, ann, order.id, day(2))).toMatchObject({ order: {} });
  const revision = async () => {
    const board = await dataOf(shop, admin, "{ orderBoard { items { revision } } }");
    return (board["orderBoard"] as { items: { revision: number }[] }).items[0]?.revision ?? null;
  };
  expect(await change(shop, admin, order.id, day(3), await revision())).toMatchObject({
    order: { deliveryDay: day(3) },
  });
  const timeline = async () => {
    const board = await dataOf(
      shop,
      admin,
      "{ orderBoard { items { timeline { kind by mailed mailedAt } } } }",
    );
    const { items } = board["orderBoard"] as { items: { timeline: object[] }[] };
    return items[0]?.timeline;
  };
  await eventually(async () => {
    expect(await timeline()).toEqual([
      expect.objectContaining({ kind: "PLACED", mailedAt: expect.any(String) as string }),
      { kind: "DAY_CHANGED", by: null, mailed: false, mailedAt: null },
      expect.objectContaining({
        ...{ kind: "DAY_CHANGED", by: "Shop Admin", mailed: true },
        mailedAt: expect.any(String) as string,
      }),
    ]);
  });
  const letters = shop.letters.filter(({ subject }) => subject.includes(order.number));
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your order ${order.number}`,
    `Order ${order.number}: your delivery day has changed`,
  ]);
  const words = (date = "") => dateText(date);
  expect(letters[0]?.text).toContain(
    `It arrives on the morning of ${words(order.deliveryDay.date)}.`,
  );
  expect(letters[1]?.text).toContain(`From: ${words(dates[2]?.date)}, afternoon`);
  expect(letters[1]?.text).toContain(`To: ${words(dates[3]?.date)}, afternoon`);
});

it("filters, sorts, counts and exports open orders by their delivery day", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { dates } = await datesOf(shop);
  const on = async (index: number) =>
    (await place(shop, ann, { date: dates[index]?.date, half: "MORNING" })).order;
  const [late, early, done] = [await on(4), await on(1), await on(1)];
  await shop.rest(admin, "PUT", `/order/${done.id}`, { status: "Delivered" });
  const found = async (filter: object, sort = "NEWEST") => {
    const board = await dataOf(
      shop,
      admin,
      `query ($filter: OrderFilter, $sort: OrderSort) {
        orderBoard(filter: $filter, sort: $sort) { items { number } totalCount }
      }`,
      { filter, sort },
    );
    const page = board["orderBoard"] as { items: { number: string }[]; totalCount: number };
    expect(page.totalCount).toBe(page.items.length);
    return page.items.map(({ number }) => number);
  };
  const date = (index: number) => dates[index]?.date ?? "";
  expect(await found({ dueFrom: date(1), dueTo: date(1) })).toEqual([early.number]);
  expect(await found({ dueTo: date(4) })).toEqual([early.number, late.number]);
  expect(await found({ dueFrom: date(2) })).toEqual([late.number]);
  expect(await found({ dueTo: addDays(date(1), -1) })).toEqual([]);
  expect(await found({}, "DELIVERY_DAY")).toEqual([early.number, late.number, done.number]);
  expect(await found({}, "DELIVERY_DAY_DOWN")).toEqual([late.number, early.number, done.number]);
  const wrong = await shop.graphql(
    admin,
    `{ orderBoard(filter: { dueTo: "soon" }) { totalCount } }`,
  );
  expect(wrong.body.errors[0].extensions.code).toBe("BAD_USER_INPUT");

  const { orderBoard } = shop.shop.readModels;
  expect(await orderBoard.dueCounts(date(1))).toMatchObject({ past: 0, today: 1 });
  expect(await orderBoard.dueCounts(addDays(date(4), 1))).toEqual({
    ...{ past: 2, today: 0, tomorrow: 0, nextDay: null, next: 0 },
  });
  // The day alone makes both late.
  const { count } = await orderBoard.late({ reached: [], today: addDays(date(4), 1) });
  expect(count).toBe(2);

  const file = await fetch(`${shop.url}/api/orders.csv?dueFrom=${date(1)}&dueTo=${date(1)}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [head = "", ...lines] = (await file.text()).trimEnd().split("\r\n");
  expect(head).toContain(",Delivery day,Half day,");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`,${date(1)},morning,`);
});

it("releases the place of a cancelled order", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { edition, zones: before } = await zones(shop, admin);
  await saveZones(
    shop,
    admin,
    before.map((zone) => ({ ...zone, morningCapacity: 1 })),
    edition,
  );
  const { order } = await place(shop, ann);
  const { date } = order.deliveryDay;
  const isFree = async () =>
    (await datesOf(shop)).dates.find((each) => each.date === date)?.morning;
  expect(await isFree()).toBe(false);
  await dataOf(shop, ann, `mutation { cancelOrder(orderId: "${order.id}") { __typename } }`);
  expect(await isFree()).toBe(true);
});

it("closes a day with its reason, and opens it again", async () => {
  const { shop, ann, ben, admin } = await openedAlone();
  const { dates } = await datesOf(shop);
  const date = dates[1]?.date ?? "";
  const close = async (reason: string | null, who: Person = admin) =>
    shop.graphql(
      who,
      `mutation ($date: String!, $reason: String) {
        closeDeliveryDay(zoneId: "southern", date: $date, reason: $reason) {
          __typename
          ... on Refusal { code }
          ... on InvalidInput { fields { field } }
          ... on DeliveryDayClosed { message day { closed } }
        }
      }`,
      { date, reason },
    );
  expect((await close("Poya day", ann)).body.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await close("")).body.data.closeDeliveryDay).toMatchObject({ code: "INVALID_INPUT" });
  expect((await close("Poya day")).body.data.closeDeliveryDay).toMatchObject({
    day: { closed: "Poya day" },
  });
  expect((await datesOf(shop)).dates[1]).toEqual({
    date,
    closed: "Poya day",
    morning: false,
    afternoon: false,
  });
  expect(await place(shop, ben, { date, half: "MORNING" })).toMatchObject({
    code: "DELIVERY_DAY_TAKEN",
  });
  expect((await close(null)).body.data.closeDeliveryDay).toMatchObject({ day: { closed: null } });
  expect((await place(shop, ben, { date, half: "MORNING" })).order.deliveryDay.date).toBe(date);
});

it("refuses overlapping zones and an outdated page, and names a new zone", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { edition, zones: before } = await zones(shop, admin);
  const overlapping = before.map((zone) =>
    zone.id === "uva" ? { ...zone, districts: ["Badulla", "Monaragala", "Galle"] } : zone,
  );
  expect(await saveZones(shop, admin, overlapping, edition)).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "zones.6.districts", message: "Galle is already in Southern" }],
  });
  const split = [
    ...before.map((zone) =>
      zone.id === "southern" ? { ...zone, districts: ["Matara", "Hambantota"] } : zone,
    ),
    {
      name: "Galle Fort",
      districts: ["Galle"],
      weekdays: [1, 2, 3, 4, 5],
      leadDays: 1,
      morningCapacity: 3,
      afternoonCapacity: 3,
    },
  ];
  expect(await saveZones(shop, admin, split, edition)).toMatchObject({
    zones: {
      edition: 1,
      zones: expect.arrayContaining([{ id: "galle-fort", name: "Galle Fort" }]),
    },
  });
  expect(await saveZones(shop, admin, before, edition)).toMatchObject({
    __typename: "DeliveryZonesOutdated",
    zones: { edition: 1 },
  });
  const denied = await shop.graphql(ann, "{ deliveryZones { edition } }");
  expect(denied.body.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await place(shop, ann)).__typename).toBe("OrderAccepted");
});

it("shows and charges one fee everywhere when the owner changes it, and refuses the old total", async () => {
  const { shop, ann, admin } = await openedAlone();
  await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  const seen = subscribeTo(
    shop.url,
    `subscription { shopChanged(language: ENGLISH) { shop { deliveryFee { fee zones { districts fee } } } } }`,
  );
  await seen.next();
  const deliveryFee = {
    flat: 450,
    freeFrom: 19_700,
    zones: [{ zoneId: "northern", fee: 950, freeFrom: null }],
  };
  const saved = await dataOf(
    shop,
    admin,
    `mutation ($input: ShopSettingsInput!) {
      changeSettings(input: $input) {
        ... on ShopSettingsSaved { settings { deliveryFee { flat freeFrom zones { zoneId fee } } } }
      }
    }`,
    { input: { deliveryFee } },
  );
  expect(saved["changeSettings"]).toMatchObject({ settings: { deliveryFee: { flat: 450 } } });
  expect(await seen.next()).toMatchObject({
    data: {
      shopChanged: {
        shop: {
          deliveryFee: { fee: 450, zones: [{ fee: 950, districts: ["Jaffna", {}, {}, {}, {}] }] },
        },
      },
    },
  });
  const cart = await dataOf(shop, ann, "{ cart { deliveryFee total } }");
  expect(cart["cart"]).toEqual({ deliveryFee: 450, total: 10_300 });
  expect(await place(shop, ann)).toMatchObject({
    code: "PRICE_CHANGED",
    message: "The total is now Rs. 10,300.00.",
  });
  const order = (quantity: number, totalPrice: number, changes: object = {}) =>
    shop.rest(ann, "POST", "/order", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: { ...address, ...changes },
      totalPrice,
    });
  const jaffna = { district: "Jaffna", province: "Northern", city: "Jaffna" };
  const refused = await order(1, 10_350, jaffna);
  expect(refused).toMatchObject({
    status: 409,
    body: { quote: { deliveryFee: 950, totalPrice: 10_800 } },
  });
  expect(await order(1, 10_800, jaffna)).toMatchObject({
    status: 200,
    body: { data: { deliveryFee: 950, totalPrice: 10_800 } },
  });
  expect(await order(2, 19_700)).toMatchObject({ body: { data: { deliveryFee: 0 } } });
  const added = await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  expect(added.body).toMatchObject({ deliveryFee: { fee: 450, freeFrom: 19_700 } });
});

it("closes a holiday in all zones once no order is promised for it, and opens it again", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { earliest } = await datesOf(shop);
  const date = earliest?.date ?? "";
  const { order } = await place(shop, ann);
  expect(order.deliveryDay.date).toBe(date);
  const decide = async (decision: string) =>
    (
      await dataOf(
        shop,
        admin,
        `mutation ($days: [ShopDayInput!]!) {
          decideShopDays(days: $days) {
            __typename
            ... on ShopDaysSaved { message }
            ... on InvalidInput { fields { field message } }
          }
        }`,
        {
          days: [
            { date, decision },
            { date: addDays(date, 60), decision },
          ],
        },
      )
    )["decideShopDays"];
  expect(await decide("CLOSED")).toMatchObject({
    fields: [
      {
        field: `days.${date}`,
        message: expect.stringContaining("1 order is promised for") as string,
      },
    ],
  });
  const later = (await datesOf(shop)).dates.find((each) => each.date > date)?.date ?? "";
  await change(shop, ann, order.id, { date: later, half: "MORNING" });
  expect(await decide("CLOSED")).toMatchObject({ message: "Closed days saved" });
  const closed = (await datesOf(shop)).dates.find((each) => each.date === date);
  expect(closed).toMatchObject({ closed: "The shop is closed", morning: false, afternoon: false });
  expect((await place(shop, ann)).order.deliveryDay.date).not.toBe(date);
  const calendar = await dataOf(
    shop,
    admin,
    `query ($from: String!, $to: String!) {
      shopCalendar(from: $from, to: $to) { workingDays days { date decision orders } }
    }`,
    { from: date, to: addDays(date, 60) },
  );
  expect(calendar["shopCalendar"]).toMatchObject({
    workingDays: [1, 2, 3, 4, 5, 6],
    days: expect.arrayContaining([{ date, decision: "CLOSED", orders: 0 }]) as object[],
  });
  await decide("UNDECIDED");
  expect((await datesOf(shop)).dates.find((each) => each.date === date)?.closed).toBeNull();
});

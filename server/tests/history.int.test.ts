import { existsSync, mkdirSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { deleteIndex, indexPath } from "#history/log-index/schema.ts";
import { someAddress, type Answer, type Person } from "../../testing/api-client.ts";
import { captureLog } from "../../testing/captured-log.ts";
import { someEvent } from "../../testing/events.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf, own } = shopOfFile();

const withPeople = async (shop: TestShop) => ({
  shop,
  ann: await shop.signUp("ann"),
  analyst: await shop.analyst(),
  admin: await shop.admin(),
});

const opened = () => withPeople(shopOf());

/** A shop without the events of other tests. */
const openedAlone = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return withPeople(shop);
};

const order = async (shop: TestShop, who: Person): Promise<string> => {
  const { body } = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 9850 + 500,
    again: true,
  });
  return (body as { readonly data: { readonly _id: string } }).data._id;
};

const indexStatus = "query { historyIndexStatus { events position progress } }";
const page = `query ($filter: HistoryFilter, $before: Int, $limit: Int) {
  history(filter: $filter, before: $before, limit: $limit) {
    nextBefore
    entries { number position stream revision category type words occurredAt orderNumber actor { id role name } }
  }
}`;
const inspect = `query ($number: Int!) { historyEvent(number: $number) {
  ... on NotFound { message }
  ... on HistoryEvent {
    entry { number type } data metadata masked erased known unchanged previous next
    changes { field before after } related { type }
  } } }`;
const orderAt = `query ($order: String!, $at: String) { historyOrder(order: $order, at: $at) {
  __typename
  ... on NotFound { message }
  ... on InvalidInput { fields { message } }
  ... on HistoryOrder {
    number phase status total address masked happenedUpTo lines { name quantity price }
    entry { type number } story { type number }
  } } }`;
const compare = `query ($a: String!, $b: String) { historyComparison(a: $a, b: $b) {
  ... on Refusal { message }
  ... on HistoryComparison {
    a { number occurredAt } b { number stages { stage orders } } changedProducts
    flows { from to orders worth }
    products { id before { onHand reserved price } after { onHand reserved price } priceEvent stockEvent }
  } } }`;
const tail = `subscription ($filter: HistoryFilter, $after: Position) {
  historyChanged(filter: $filter, after: $after) { entries { number type } position events remaining }
}`;

const reportOn = `query ($name: HistoryReportName!, $from: DateTime, $to: DateTime, $at: String) {
  historyReport(name: $name, from: $from, to: $to, at: $at) {
    ... on Refusal { message }
    ... on HistoryReport {
      name number from to finding
      tables { title columns { title unit events { type category } } rows { cells events { type productId province order from to } } }
    } } }`;

interface Entry {
  readonly number: number;
  readonly position: string;
  readonly type: string;
  readonly words: string;
  readonly occurredAt: string;
}
const entriesOf = ({ body }: Answer): readonly Entry[] =>
  body.data.history.entries as readonly Entry[];

it("shows the log to analysts and admins only", async () => {
  const { shop, ann, analyst, admin } = await opened();
  const events = await waitForIndex(shop, analyst);
  expect(events).toBe((await shop.eventsSince(null)).length);
  for (const who of [analyst, admin]) {
    const [newest] = entriesOf(await shop.graphql(who, page));
    expect(newest).toMatchObject({ number: events });
  }
  for (const query of [
    indexStatus,
    page,
    "query { historyProducts { id } }",
    'query { historyComparison(a: "1") { __typename } }',
  ]) {
    expect((await shop.graphql(ann, query)).body.errors[0].extensions.code).toBe("FORBIDDEN");
    expect((await shop.graphql(null, query)).body.errors[0].extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  }
  const refused = await subscribeTo(shop.url, tail, { token: ann.token }).next();
  expect(refused).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
});

it("finds the events of an order, and masks its address and the buyer's name for analysts", async () => {
  const { shop, ann, analyst, admin } = await opened();
  const id = await order(shop, ann);
  await waitForIndex(shop, analyst);
  const variables = { filter: { order: id }, limit: 50 };
  const seen = entriesOf(await shop.graphql(analyst, page, variables)).toReversed();
  const types = seen.map(({ type }) => type);
  expect(types.slice(0, 5)).toEqual([
    "OrderBegun",
    "OrderSubmitted",
    "SlotReserved",
    "StockReserved",
    "OrderPlaced",
  ]);
  expect(types.slice(5)).toContain("StockReservationConfirmed");
  const submitted = seen[1];
  expect(submitted).toMatchObject({ actor: { id: ann.id, name: null } });
  expect(submitted?.words).toMatch(/^NV-\w{6} submitted: 1 unit, Rs\. 10,350 including delivery$/);
  const [byAdmin] = entriesOf(await shop.graphql(admin, page, variables)).toReversed();
  expect(byAdmin).toMatchObject({ actor: { name: own("ann") } });
  for (const province of ["Western", "Uva"]) {
    const found = entriesOf(await shop.graphql(analyst, page, { filter: { province } }));
    expect(found.some(({ number }) => number === submitted?.number)).toBe(province === "Western");
  }
  const number = submitted?.number;
  const masked = (await shop.graphql(analyst, inspect, { number })).body.data.historyEvent;
  expect(masked).toMatchObject({ masked: ["shippingAddress"], erased: false, known: true });
  expect(masked.data).not.toContain("Temple Road");
  expect(masked.data).toContain("Western");
  const open = (await shop.graphql(admin, inspect, { number })).body.data.historyEvent;
  expect(open.data).toContain("Temple Road");
  expect(open.changes).toContainEqual({ field: "phase", before: "none", after: "submitted" });
  expect((open.related as readonly Entry[]).map(({ type }) => type)).toContain("OrderPlaced");
});

it("shows an order as of an instant or an event, or explains why it can't", async () => {
  const { shop, ann, analyst, admin } = await opened();
  const id = await order(shop, ann);
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  const events = await waitForIndex(shop, analyst);
  const at = async (moment: string | null) => {
    const { body } = await shop.graphql(analyst, orderAt, { order: id, at: moment });
    // oxlint-disable-next-line typescript/no-unsafe-return -- the response has the requested shape
    return body.data.historyOrder;
  };
  const now = await at(null);
  expect(now).toMatchObject({ phase: "PLACED", status: "DELIVERED", total: 10_350, masked: true });
  expect(now.address).toEqual(["Colombo, Western"]);
  const moved = (now.story as readonly Entry[]).filter(({ type }) => type === "OrderStatusChanged");
  expect(moved).toHaveLength(2);
  const packed = await at(String(moved[0]!.number));
  expect(packed).toMatchObject({ status: "ITEM_PACKING", happenedUpTo: moved[0]!.number });
  expect((await at(String(moved[0]!.number - 1))).status).toBe("ITEM_PREPARING");
  expect(await at("2020-01-01T00:00:00Z")).toMatchObject({
    phase: null,
    entry: null,
    happenedUpTo: 0,
  });
  expect((await at(String(events + 7))).message).toBe(
    `The log ends with event ${events}; there is no event ${events + 7} yet.`,
  );
  expect((await at("yesterday")).fields[0].message).toContain("Enter an event number");
  const unknown = await shop.graphql(analyst, orderAt, { order: "NV-000000", at: null });
  expect(unknown.body.data.historyOrder.message).toContain("no order with this number");
  const beyond = await shop.graphql(analyst, inspect, { number: events + 1 });
  expect(beyond.body.data.historyEvent.message).toContain("The log ends with event");
});

it("shows the differences between two moments, and the events that caused them", async () => {
  const { shop, ann, analyst, admin } = await openedAlone();
  const before = await waitForIndex(shop, analyst);
  const id = await order(shop, ann);
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  await waitForIndex(shop, analyst);
  const settled = { filter: { order: id, types: ["StockReservationConfirmed"] } };
  const answer = async (a: string, b: string | null = null) => {
    const { body } = await shop.graphql(analyst, compare, { a, b });
    // oxlint-disable-next-line typescript/no-unsafe-return -- the response has the requested shape
    return body.data.historyComparison;
  };

  const found = await answer(String(before));

  expect(found.flows).toEqual([{ from: null, to: "DELIVERED", orders: 1, worth: 10_350 }]);
  expect(found.b.stages).toContainEqual({ stage: "DELIVERED", orders: 1 });
  expect(found).toMatchObject({ changedProducts: 1, products: [{ id: "uva-kettle" }] });
  const [{ before: then, after, stockEvent, priceEvent }] = found.products;
  expect(after).toEqual({ ...then, onHand: then.onHand - 1 });
  expect(priceEvent).toBeNull();
  const confirmations = entriesOf(await shop.graphql(analyst, page, settled));
  expect(confirmations).toHaveLength(1);
  expect(stockEvent).toBe(confirmations[0]?.number);
  const back = await answer(String(found.b.number), String(before));
  expect(back.flows).toEqual([{ from: "DELIVERED", to: null, orders: 1, worth: 10_350 }]);
  expect(await answer("2020-01-01T00:00:00Z", String(before))).toMatchObject({
    a: { number: 0, occurredAt: null },
    flows: [],
  });
  expect((await answer("yesterday")).message).toContain("Enter an event number");
  expect((await answer("1", "999999")).message).toContain("there is no event 999999 yet");
});

it("makes reports that don't change for the same event, or explains why it can't", async () => {
  const { shop, ann, analyst } = await openedAlone();
  await order(shop, ann);
  const number = await eventually(async () => {
    const { body } = await shop.graphql(analyst, page, { filter: { types: ["OrderPlaced"] } });
    expect(body.data.history.entries.length).toBeGreaterThan(0);
    return body.data.history.entries[0].number as number;
  });
  const ask = (variables: object) =>
    shop.graphql(analyst, reportOn, { name: "BEST_SELLERS", ...variables });
  const before = await ask({ at: String(number) });
  expect(before.body.data.historyReport).toMatchObject({
    number,
    tables: [{ title: "Best sellers" }],
  });
  expect(before.body.data.historyReport.tables[0].rows).toContainEqual(
    expect.objectContaining({
      cells: ["Uva Kettle", "9850", "1", "1", expect.any(String)],
      events: expect.objectContaining({ productId: "uva-kettle" }),
    }),
  );

  await order(shop, ann);
  await waitForIndex(shop, analyst);
  expect((await ask({ at: String(number) })).body).toEqual(before.body);

  for (const [variables, reason] of [
    [{ at: "99999999" }, /The log ends with event \d+/],
    [{ at: "2001-01-01" }, /Nothing had happened yet at that moment. The log starts on/],
    [{ at: "soon" }, /an event number/],
    [
      { from: "2001-01-01T00:00:00.000Z", to: "2001-02-01T00:00:00.000Z" },
      /Nothing happened in this/,
    ],
    [{ from: "2002-01-01T00:00:00.000Z", to: "2001-02-01T00:00:00.000Z" }, /ends before it starts/],
  ] as const) {
    expect((await ask(variables)).body.data.historyReport.message).toMatch(reason);
  }
  expect((await ask({ name: "HOROSCOPE" })).body.errors[0].message).toContain("HistoryReportName");
  const refused = await shop.graphql(ann, reportOn, { name: "FUNNEL" });
  expect(refused.body.errors[0].extensions.code).toBe("FORBIDDEN");
});

it("delivers live events, without duplicates after a reconnection", async () => {
  const { shop, ann, analyst } = await opened();
  await waitForIndex(shop, analyst);
  const variables = { filter: { categories: ["CART"] } };
  const first = subscribeTo(shop.url, tail, { token: analyst.token, variables });
  const begun = (await first.next()) as { data: { historyChanged: { position: string } } };
  expect(begun).toMatchObject({ data: { historyChanged: { entries: [], remaining: 0 } } });
  const put = () => shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await put();
  expect(await first.next()).toMatchObject({
    data: { historyChanged: { entries: [{ type: "CartItemAdded" }], remaining: 0 } },
  });
  void first.hangUp();
  await put();
  await put();
  const again = subscribeTo(shop.url, tail, {
    token: analyst.token,
    variables: { ...variables, after: begun.data.historyChanged.position },
  });
  const numbers: number[] = [];
  while (numbers.length < 3) {
    const { data } = (await again.next()) as unknown as {
      readonly data: { readonly historyChanged: { readonly entries: readonly Entry[] } };
    };
    numbers.push(...data.historyChanged.entries.map(({ number }) => number));
  }
  expect(numbers).toHaveLength(3);
  expect(new Set(numbers).size).toBe(3);
});

it("shows an event of an unknown type, and one of an erased buyer", async () => {
  const { shop, ann, analyst, admin } = await openedAlone();
  const id = await order(shop, ann);
  await shop.shop.store.append("robot-7", noEvents, [someEvent({ arms: 2 })]);
  const erase = `mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }`;
  expect((await shop.graphql(admin, erase, { id: ann.id })).body.data.eraseAccount.__typename).toBe(
    "AccountErased",
  );
  await waitForIndex(shop, analyst);
  const [strange] = entriesOf(
    await shop.graphql(analyst, page, { filter: { categories: ["OTHER"] } }),
  );
  expect(strange?.words).toContain("does not know");
  const inspected = await shop.graphql(analyst, inspect, { number: strange?.number });
  expect(inspected.body.data.historyEvent).toMatchObject({
    known: false,
    // An unknown event type has no declared personal fields.
    data: '{"arms":"Masked for your role"}',
  });
  expect(entriesOf(await shop.graphql(analyst, page, { filter: { province: "Western" } }))).toEqual(
    [],
  );
  const [submitted] = entriesOf(
    await shop.graphql(admin, page, { filter: { order: id, types: ["OrderSubmitted"] } }),
  );
  const erased = (await shop.graphql(admin, inspect, { number: submitted?.number })).body.data;
  expect(erased.historyEvent).toMatchObject({ erased: true });
  expect(erased.historyEvent.data).not.toContain("Temple Road");
});

it("rebuilds a deleted index with the same numbers", async () => {
  const dataDir = filledDirectory();
  const first = await openTestShop({ DATA_DIR: dataDir });
  await order(first, await first.signUp("ann"));
  const analyst = await first.analyst();
  await waitForIndex(first, analyst);
  const before = entriesOf(await first.graphql(analyst, page, { limit: 200 }));
  await first.close();
  expect(existsSync(indexPath(dataDir))).toBe(true);
  deleteIndex(dataDir);
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const again = await shop.analyst();
  await waitForIndex(shop, again);
  const { body } = await shop.graphql(again, page, {
    before: (before[0]?.number ?? 0) + 1,
    limit: 200,
  });
  expect(body.data.history.entries).toEqual(before);
});

it("opens the shop if the index can't be opened, and explains that to readers of the history", async () => {
  const dataDir = temporaryDirectory();
  mkdirSync(indexPath(dataDir));
  const problems = captureLog();
  const shop = await openTestShop({ DATA_DIR: dataDir }, problems.log);
  onTestFinished(shop.close);

  const answer = await shop.graphql(await shop.analyst(), indexStatus);

  expect(answer.body.errors[0].extensions.code).toBe("UNAVAILABLE");
  await eventually(() => {
    expect(problems.from(40).map(({ msg }) => msg)).toContain(
      "Could not open the index of the log; retrying",
    );
  });
  expect((await shop.rest(null, "GET", "/products/uva-kettle")).status).toBe(200);
});

import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { EventStore } from "#event-store/event-store.ts";
import type { WhatIfUpdate } from "#graphql/generated/resolver-types.ts";
import { readConfig } from "#server/settings/config.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { openHistoryLog } from "../engines/history-log.ts";

const whatIf = `subscription ($fork: String!, $end: String, $changes: [WhatIfChangeInput!]!) {
  whatIf(fork: $fork, end: $end, changes: $changes) {
    step events progress seconds result { __typename ... on WhatIf {
      fork end finding assumptions otherProducts moreChangedOrders
      figures { name unit was simulated type }
      products { id sold soldSimulated left leftSimulated money moneySimulated }
      course { at placed placedSimulated money moneySimulated }
      changedOrders { id number was simulated } }
    ... on Refusal { message } } } }`;

let shop: TestShop;
let ann: Person;
let analyst: Person;
let dataDir: string;
let fork: number;

beforeAll(async () => {
  dataDir = filledDirectory();
  shop = await openTestShop({ DATA_DIR: dataDir });
  ann = await shop.signUp("ann");
  analyst = await shop.analyst();
  fork = (await shop.eventsSince(null)).length;
  for (const quantity of [1, 2]) {
    const placed = await shop.rest(ann, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: someAddress,
      totalPrice: quantity * 9850 + 500,
      again: true,
    });
    expect(placed.status).toBe(200);
  }
  // The start and end of a simulation are looked up in the index.
  await waitForIndex(shop, analyst);
  return () => shop.close();
});

const ask = async (variables: Readonly<Record<string, unknown>>, token = analyst.token) => {
  const feed = subscribeTo(shop.url, whatIf, { token, variables });
  const steps: string[] = [];
  for (;;) {
    const answer = (await feed.next()) as {
      data?: { whatIf: Omit<WhatIfUpdate, "step"> & { step: string } };
    };
    const update = answer.data?.whatIf;
    if (!update) return { steps, failed: answer, result: null };
    steps.push(update.step);
    if (update.step !== "DONE") continue;
    await feed.hangUp();
    return { steps, failed: null, result: update.result, events: update.events };
  }
};

it("compares the actual shop with a simulated one, shows no personal data, and writes nothing", async () => {
  const before = [await shop.shop.store.head(), (await shop.eventsSince(null)).length];
  const { steps, result, events } = await ask({
    fork: String(fork),
    changes: [
      { deliveryFee: 750 },
      { pricePercent: { percent: 10, productId: "uva-kettle" } },
      { openingStock: { productId: "uva-kettle", pieces: 2 } },
    ],
  });
  expect(steps[0]).toBe("WAITING");
  if (result?.__typename !== "WhatIf") throw new Error(JSON.stringify(result));
  const figures = Object.fromEntries(
    result.figures.map(({ name, was, simulated }) => [name, [was, simulated]]),
  );
  expect(figures).toMatchObject({
    "Orders submitted": [2, 2],
    "Orders placed": [2, 1],
    "Refused: insufficient stock": [0, 1],
    "Value of orders placed": [3 * 9850 + 1000, 10_835 + 750],
    "Delivery fees included": [1000, 750],
    "Item Preparing, at the end": [2, 1],
  });
  expect(result.products).toMatchObject([
    { id: "uva-kettle", sold: 3, soldSimulated: 1, money: 29_550, moneySimulated: 10_835 },
  ]);
  expect(result.course.at(-1)).toMatchObject({ placed: 2, placedSimulated: 1 });
  expect(result.changedOrders).toHaveLength(1);
  expect(result.finding).toMatch(/^1 order would have been placed instead of 2/);
  const { firstName, phone, address, email } = someAddress;
  const text = JSON.stringify(result);
  for (const personal of [firstName, phone, address, email, ann.id]) {
    expect(text).not.toContain(personal);
  }
  expect(events).toBe(before[1]);
  expect([await shop.shop.store.head(), (await shop.eventsSince(null)).length]).toEqual(before);
});

it("reads the log with a read-only connection", async () => {
  const { store, close } = await openHistoryLog(readConfig({ DATA_DIR: dataDir }));
  onTestFinished(close);
  const { append, multiStreamAppend } = store as EventStore;
  await expect(multiStreamAppend?.([])).rejects.toThrow("open for reading only");
  await expect(append("settings-shop", -1, [])).rejects.toThrow("open for reading only");
});

it.each([
  [{ fork: "1000000" }, /The log ends with event \d+; there is no event 1000000 yet/],
  [{ fork: "2001-01-01" }, /Nothing had happened yet at that moment\. The log starts on/],
  [{ fork: "yesterday" }, /Enter an event number, or a date and time/],
  [{ fork: "5", end: "5" }, /Nothing happened between the fork and the end/],
  [{ changes: [] }, /Add at least one change/],
  [{ changes: Array.from({ length: 21 }, () => ({ deliveryFee: 1 })) }, /at most 20 changes/],
  [{ changes: [{}] }, /exactly one field/],
  [{ changes: [{ deliveryFee: 1, closeProvince: "Uva" }] }, /exactly one field/],
  [{ changes: [{ deliveryFee: -1 }] }, /delivery fee must be 0 to 100000 rupees/],
  [{ changes: [{ closeProvince: "Atlantis" }] }, /There is no province called Atlantis/],
  [
    { changes: [{ closeZone: { zoneId: "atlantis" } }] },
    /There is no delivery zone atlantis at event \d+\. Choose one of western,/,
  ],
  [{ changes: [{ closeZone: { zoneId: "uva", from: "soon" } }] }, /closes at a time such as/],
  [
    { changes: [{ zoneCapacity: { zoneId: "uva", orders: -1 } }] },
    /capacity must be a whole number from 0 to 500/,
  ],
  [{ changes: [{ delayMoves: { hours: 0 } }] }, /must be 1 to 720 hours/],
  [{ changes: [{ receipts: { percent: 0 } }] }, /whole number from -100 to 1000/],
  [{ changes: [{ price: { productId: "throne", price: 5 } }] }, /has no product throne up to/],
  [
    { changes: [{ openingStock: { productId: "throne", pieces: 5 } }] },
    /Product throne did not exist yet at event/,
  ],
  [{ changes: [{ leaveOut: { events: "MOVES", productId: "uva-kettle" } }] }, /Remove the product/],
  [{ changes: [{ leaveOut: { events: "COUNTS", province: "Uva" } }] }, /Remove the province/],
])("explains what is wrong with %o", async (variables, message) => {
  const { result } = await ask({
    fork: String(fork),
    changes: [{ deliveryFee: 600 }],
    ...variables,
  });
  expect((result as { message?: string } | null)?.message).toMatch(message);
});

it("is for analysts and admins, and stops when the client disconnects", async () => {
  const variables = { fork: String(fork), changes: [{ deliveryFee: 600 }] };
  expect((await ask(variables, ann.token)).failed).toMatchObject({
    errors: [{ extensions: { code: "FORBIDDEN" } }],
  });
  const left = subscribeTo(shop.url, whatIf, { token: analyst.token, variables });
  await left.next();
  await left.hangUp();
  expect((await ask(variables)).result?.__typename).toBe("WhatIf");
});

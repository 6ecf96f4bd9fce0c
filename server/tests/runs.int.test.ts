import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { ask } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf } = shopOfFile();

const withPeople = async (shop: TestShop) => {
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 50 });
  return { shop, ann, admin };
};

const opened = () => withPeople(shopOf());

/** A shop without the changes of other tests. */
const openedAlone = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return withPeople(shop);
};

const place = (shop: TestShop, who: Person) =>
  ask<{ readonly order: { readonly id: string; readonly number: string } }>(
    shop,
    who,
    `mutation ($input: PlaceOrderInput!, $commandId: ID) {
      placeOrder(input: $input, commandId: $commandId) {
        ... on OrderAccepted { order { id number } }
      }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: 10350,
        again: true,
      },
      commandId: randomUUID(),
    },
  );

const runFields = `id date number phase edition toCollect collected handedIn difference
  driver { id name }
  stops {
    orderId orderNumber name phone toCollect pieces status ended goodsReceived
    outcome { delivered collected failure }
  }`;

const result = `{
  __typename
  ... on Refusal { code message }
  ... on RunSaved { leftOut run { ${runFields} } }
  ... on RunChangedMeanwhile { current { edition } }
}`;

interface Run {
  readonly id: string;
  readonly phase: string;
  readonly edition: number;
  readonly stops: readonly { readonly orderId: string; readonly status: string }[];
}

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly leftOut: readonly string[];
  readonly run: Run;
}

const plan = (shop: TestShop, admin: Person, orderIds: readonly string[], driver = admin) =>
  ask<Saved>(
    shop,
    admin,
    `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!) {
      planRun(date: "2030-01-04", plan: $plan, orderIds: $orderIds) ${result}
    }`,
    { plan: { driverId: driver.id, zoneId: "western", leavesAt: "07:30" }, orderIds },
  );

const start = (shop: TestShop, admin: Person, { id, edition }: Run) =>
  ask<Saved>(
    shop,
    admin,
    `mutation ($id: ID!, $seen: Int!) { startRun(id: $id, seen: $seen) ${result} }`,
    { id, seen: edition },
  );

const answer = (
  shop: TestShop,
  driver: Person,
  id: string,
  orderId: string,
  given: object,
  commandId = randomUUID(),
) =>
  ask<Saved>(
    shop,
    driver,
    `mutation ($id: ID!, $orderId: ID!, $at: DateTime!, $delivered: StopDeliveredInput,
        $failed: StopFailedInput, $commandId: ID!) {
      answerStop(id: $id, orderId: $orderId, answeredAt: $at, delivered: $delivered,
        failed: $failed, commandId: $commandId) ${result}
    }`,
    { id, orderId, at: "2030-01-04T03:00:00.000Z", commandId, ...given },
  );

const kettlesOf = async (shop: TestShop) =>
  (
    await ask<{ readonly countInStock: number }>(
      shop,
      null,
      `{ product(id: "uva-kettle") { countInStock } }`,
    )
  ).countInStock;

it("goes from the plan over the stops to the cash, and stock and money are conserved", async () => {
  const { shop, ann, admin } = await opened();
  const [first, second, third] = [
    (await place(shop, ann)).order,
    (await place(shop, ann)).order,
    (await place(shop, ann)).order,
  ];
  const before = await kettlesOf(shop);
  const planned = await plan(shop, admin, [first.id, second.id, third.id]);
  expect(planned).toMatchObject({
    __typename: "RunSaved",
    leftOut: [],
    run: { id: "2030-01-04.1", number: 1, phase: "PLANNED", toCollect: 3 * 10350 },
  });
  const other = await plan(shop, admin, [third.id]);
  expect(other).toMatchObject({ leftOut: [third.number], run: { id: "2030-01-04.2", stops: [] } });

  const started = await start(shop, admin, planned.run);
  expect(started.run.stops.map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => "OUT_FOR_DELIVERY"),
  );
  const outdated = await ask<Saved>(
    shop,
    admin,
    `mutation ($id: ID!, $orderId: ID!) {
      moveRunStop(id: $id, orderId: $orderId, position: 0, seen: 1) ${result}
    }`,
    { id: planned.run.id, orderId: third.id },
  );
  expect(outdated).toMatchObject({ __typename: "RunChangedMeanwhile", code: "CHANGED_MEANWHILE" });

  const { id } = planned.run;
  const paid = { delivered: { collected: 10350 } };
  const commandId = randomUUID();
  await answer(shop, admin, id, first.id, paid, commandId);
  expect(await answer(shop, admin, id, first.id, paid, commandId)).toMatchObject({
    run: { collected: 10350 },
  });
  const short = { delivered: { collected: 10000, shortReason: "CUSTOMER_WAS_SHORT" } };
  await answer(shop, admin, id, second.id, short);
  const refused = { failed: { failure: "REFUSED", note: "Found it cheaper" } };
  expect(await answer(shop, admin, id, third.id, refused)).toMatchObject({
    run: { collected: 20350, toCollect: 3 * 10350 },
  });
  expect(await kettlesOf(shop)).toBe(before);

  const closed = await ask<Saved>(
    shop,
    admin,
    `mutation ($id: ID!, $input: CloseRunInput!) { closeRun(id: $id, input: $input) ${result} }`,
    {
      id,
      input: {
        ...{ collected: 20350, handedIn: 20000, reason: "PARKING_OR_TOLL", words: "Ferry" },
        receivedOrderIds: [third.id],
      },
    },
  );
  expect(closed).toMatchObject({
    run: {
      ...{ phase: "CLOSED", handedIn: 20000, difference: -350 },
      stops: [
        { status: "DELIVERED", outcome: { delivered: true } },
        { status: "DELIVERED", outcome: { collected: 10000 } },
        { ended: true, goodsReceived: true, outcome: { failure: "REFUSED" } },
      ],
    },
  });
  expect(await kettlesOf(shop)).toBe(before + 1);

  const mine = await ask<{ readonly phase: string; readonly steps: readonly object[] }>(
    shop,
    ann,
    `query ($id: ID!) { order(id: $id) { phase steps { kind returnReason } } }`,
    { id: third.id },
  );
  expect(mine).toMatchObject({ phase: "RETURNED" });
  expect(mine.steps.at(-1)).toMatchObject({ kind: "RETURNED", returnReason: "REFUSED" });

  const desk = await ask<{ readonly timeline: readonly { readonly kind: string }[] }>(
    shop,
    admin,
    `query ($number: String!) {
      boardOrder(number: $number) { returnReason timeline { kind runId comment } }
    }`,
    { number: third.number },
  );
  expect(desk.timeline.map(({ kind }) => kind)).toEqual([
    ...["PLACED", "PUT_ON_RUN", "MOVED", "COMMENTED", "RETURNED", "GOODS_RECEIVED"],
  ]);
  expect(await ask(shop, admin, `{ runs { id } }`)).toEqual([{ id: "2030-01-04.2" }]);
  expect(await ask(shop, admin, `{ closedRuns { items { id } nextCursor } }`)).toEqual({
    items: [{ id }],
    nextCursor: null,
  });
});

it("shows the orders that are due on a zone's day, with their runs", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { order } = await place(shop, ann);
  const { deliveryDay } = await ask<{ readonly deliveryDay: { readonly date: string } }>(
    shop,
    ann,
    `query ($id: ID!) { order(id: $id) { deliveryDay { date } } }`,
    { id: order.id },
  );
  await plan(shop, admin, [order.id]);
  const due = await ask<object>(
    shop,
    admin,
    `query ($date: String!) {
      dayOrders(zoneId: "western", date: $date) {
        morning { id run { id number phase driver { name } } } afternoon { id }
      }
    }`,
    deliveryDay,
  );
  expect(due).toMatchObject({
    morning: [{ id: order.id, run: { id: "2030-01-04.1", number: 1, phase: "PLANNED" } }],
    afternoon: [],
  });
});

it("publishes a run when the goods of its order are received, before and after its end", async () => {
  const { shop, ann, admin } = await opened();
  const [first, second] = [(await place(shop, ann)).order, (await place(shop, ann)).order];
  const { run } = await plan(shop, admin, [first.id, second.id]);
  await start(shop, admin, run);
  for (const { id } of [first, second]) {
    await answer(shop, admin, run.id, id, { failed: { failure: "REFUSED" } });
  }
  const receive = (orderId: string) =>
    ask<object>(shop, admin, `mutation ($id: ID!) { receiveReturn(orderId: $id) { __typename } }`, {
      id: orderId,
    });
  const follow = async () => {
    const updates = subscribeTo(
      shop.url,
      `subscription { runsChanged { run { id stops { goodsReceived } } } }`,
      { token: admin.token },
    );
    expect(await updates.next()).toMatchObject({ data: { runsChanged: { run: null } } });
    return updates;
  };
  const changed = (...received: readonly boolean[]) => ({
    data: {
      runsChanged: {
        run: { id: run.id, stops: received.map((goodsReceived) => ({ goodsReceived })) },
      },
    },
  });

  const onTheRoad = await follow();
  await receive(first.id);
  expect(await onTheRoad.next()).toMatchObject(changed(true, false));

  await ask<Saved>(
    shop,
    admin,
    `mutation ($id: ID!, $input: CloseRunInput!) { closeRun(id: $id, input: $input) ${result} }`,
    { id: run.id, input: { collected: 0, handedIn: 0, receivedOrderIds: [] } },
  );
  const closed = await follow();
  await receive(second.id);
  expect(await closed.next()).toMatchObject(changed(true, true));
});

it("keeps a driver's role until the run on the road has another driver", async () => {
  const { shop, ann, admin } = await openedAlone();
  const [driver, other] = [await shop.withRole("driver"), await shop.withRole("driver")];
  const { order } = await place(shop, ann);
  const { run } = await plan(shop, admin, [order.id], driver);
  await start(shop, admin, run);
  const take = () =>
    ask<object>(
      shop,
      admin,
      `mutation ($id: ID!) {
        grantRole(accountId: $id, role: SHOPPER) {
          __typename ... on DrivesRun { runId message } ... on RoleGranted { account { role } }
        }
      }`,
      { id: driver.id },
    );
  expect(await take()).toEqual({
    __typename: "DrivesRun",
    runId: run.id,
    message: expect.stringContaining("drives run 1 of Friday 4 January") as string,
  });
  const given = await ask<Saved>(
    shop,
    admin,
    `mutation ($id: ID!, $plan: RunPlanInput!, $seen: Int!) {
      changeRunPlan(id: $id, plan: $plan, seen: $seen) ${result}
    }`,
    {
      id: run.id,
      plan: { driverId: other.id, zoneId: "western", leavesAt: "07:30" },
      seen: run.edition,
    },
  );
  expect(given).toMatchObject({ run: { phase: "ON_THE_ROAD", driver: { id: other.id } } });
  expect(await take()).toEqual({ __typename: "RoleGranted", account: { role: "SHOPPER" } });
});

it("lets owner and orders close runs and receive goods, and no other role", async () => {
  const { shop, ann, admin } = await openedAlone();
  const [support, driver, orders] = [
    await shop.withRole("support"),
    await shop.withRole("driver"),
    await shop.withRole("orders"),
  ];
  const [first, second] = [(await place(shop, ann)).order, (await place(shop, ann)).order];
  const { run } = await plan(shop, admin, [first.id, second.id]);
  await start(shop, admin, run);
  const refused = { failed: { failure: "REFUSED" } };
  await answer(shop, admin, run.id, first.id, { delivered: { collected: 10350 } });
  await answer(shop, admin, run.id, second.id, refused);
  const before = await kettlesOf(shop);

  const closing = `mutation ($id: ID!, $input: CloseRunInput!) {
    closeRun(id: $id, input: $input) {
      __typename
      ... on InvalidInput { fields { field } }
      ... on RunChangedMeanwhile { current { collected } }
    }
  }`;
  const input = { collected: 10350, handedIn: 10300, words: "", receivedOrderIds: [] };
  const receiving = `mutation ($id: ID!) {
    receiveReturn(orderId: $id) { __typename ... on ReturnReceived { order { returnReason } } }
  }`;
  const reading = `{ cashFigures { handedInToday } awaitedReturns { id } }`;
  for (const who of [support, driver, ann]) {
    for (const { query, variables } of [
      { query: closing, variables: { id: run.id, input } },
      { query: receiving, variables: { id: second.id } },
      { query: reading, variables: {} },
    ]) {
      const { body } = await shop.graphql(who, query, variables);
      expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
    }
  }

  const close = (change: object) =>
    ask<object>(shop, orders, closing, { id: run.id, input: { ...input, ...change } });
  expect(await close({})).toEqual({ __typename: "InvalidInput", fields: [{ field: "reason" }] });
  expect(await close({ collected: 1, handedIn: 1 })).toEqual({
    __typename: "RunChangedMeanwhile",
    current: { collected: 10350 },
  });
  expect(await close({ reason: "WRONG_CHANGE" })).toMatchObject({ __typename: "RunSaved" });
  expect(await close({ reason: "WRONG_CHANGE" })).toMatchObject({ __typename: "RunNotOpen" });

  const figures = `{
    cashFigures {
      handedInToday closedToday differenceThisMonth differencesThisMonth refusedThisMonth
      stopsThisMonth
    }
  }`;
  expect(await ask(shop, orders, figures)).toEqual({
    ...{ handedInToday: 10300, closedToday: 1, differenceThisMonth: -50, differencesThisMonth: 1 },
    ...{ refusedThisMonth: 1, stopsThisMonth: 2 },
  });
  const awaited = `{ awaitedReturns { number returnReason } }`;
  expect(await ask(shop, orders, awaited)).toEqual([
    { number: second.number, returnReason: "REFUSED" },
  ]);
  expect(await kettlesOf(shop)).toBe(before);
  expect(await ask(shop, orders, receiving, { id: second.id })).toEqual({
    __typename: "ReturnReceived",
    order: { returnReason: "REFUSED" },
  });
  expect(await ask(shop, orders, awaited)).toEqual([]);
  expect(await kettlesOf(shop)).toBe(before + 1);

  const reported = `{
    historyReport(name: ORDER_TO_CASH) {
      ... on HistoryReport { finding tables { title finding rows { cells events { stream } } } }
    }
  }`;
  interface Reported {
    readonly finding: string;
    readonly tables: readonly {
      readonly title: string;
      readonly rows: readonly { readonly cells: readonly (string | null)[] }[];
    }[];
  }
  const driversIn = async (who: Person) =>
    (await ask<Reported>(shop, who, reported)).tables.find(({ title }) => title.endsWith("driver"))
      ?.rows[0]?.cells;
  await expect
    .poll(async () => (await ask<Reported>(shop, orders, reported)).finding)
    .toBe("Of 2 orders, 1 is delivered and 1 is cash in hand: Rs. 10,300.");
  expect(await driversIn(orders)).toEqual(["Shop Admin", "1", "2", "0.5", "1", "10350"]);
  // An analyst reads the figures, but no names.
  expect((await driversIn(await shop.withRole("analyst")))?.[0]).toBe(admin.id.slice(0, 8));
  for (const role of ["catalogue", "support"] as const) {
    const { body } = await shop.graphql(await shop.withRole(role), reported);
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  }
});

it("explains a difference after the closing, for roles that count cash only", async () => {
  const { shop, ann, admin } = await opened();
  const [orders, support] = [await shop.withRole("orders"), await shop.withRole("support")];
  const { order } = await place(shop, ann);
  const { run } = await plan(shop, admin, [order.id]);
  await start(shop, admin, run);
  await answer(shop, admin, run.id, order.id, { delivered: { collected: 10350 } });
  const input = { collected: 10350, handedIn: 10000, reason: "NOT_KNOWN_YET", words: "Recount" };
  await ask<Saved>(
    shop,
    orders,
    `mutation ($id: ID!, $input: CloseRunInput!) { closeRun(id: $id, input: $input) ${result} }`,
    { id: run.id, input: { ...input, receivedOrderIds: [] } },
  );
  const explaining = `mutation ($id: ID!, $words: String!) {
    explainCashDifference(id: $id, reason: WRONG_CHANGE, words: $words) {
      __typename
      ... on Refusal { code }
      ... on RunSaved { message run { difference differenceReason differenceWords } }
    }
  }`;
  const variables = { id: run.id, words: "Two notes stuck together" };
  const { body } = await shop.graphql(support, explaining, variables);
  expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  expect(await ask(shop, orders, explaining, variables)).toEqual({
    ...{ __typename: "RunSaved", message: "The difference is explained" },
    run: {
      ...{ difference: -350, differenceReason: "WRONG_CHANGE" },
      differenceWords: "Two notes stuck together",
    },
  });
  expect(await ask(shop, orders, explaining, variables)).toMatchObject({ code: "RUN_NOT_OPEN" });
});

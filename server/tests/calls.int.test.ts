import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { dataOf } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [ann, ben, admin] = [
    await shop.signUp("ann"),
    await shop.signUpVerified("ben"),
    await shop.admin(),
  ];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 60 });
  return { shop, ann, ben, admin };
};

const place = async (shop: TestShop, who: Person, quantity: number) => {
  const { placeOrder } = await dataOf<{
    readonly placeOrder: { readonly order: { readonly id: string; readonly number: string } };
  }>(
    shop,
    who,
    `mutation ($input: PlaceOrderInput!, $commandId: ID) {
      placeOrder(input: $input, commandId: $commandId) {
        ... on Refusal { code message }
        ... on OrderAccepted { order { id number } }
      }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity }],
        shippingAddress: someAddress,
        totalPrice: 9850 * quantity + 500,
        again: true,
      },
      commandId: randomUUID(),
    },
  );
  return placeOrder.order;
};

interface Queue {
  readonly from: number;
  readonly toCall: number;
  readonly toCallMoney: number;
  readonly later: number;
  readonly confirmedToday: number;
  readonly refusedToday: number;
  readonly nextCursor: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly revision: number;
    readonly call: {
      readonly state: string;
      readonly score: number;
      readonly noAnswers: number;
      readonly reasons: readonly { readonly points: number; readonly text: string }[];
    };
  }[];
}

const queueOf = async (shop: TestShop, admin: Person, list: object = {}): Promise<Queue> =>
  (
    await dataOf<{ readonly callQueue: Queue }>(
      shop,
      admin,
      `query ($limit: Int, $cursor: String) {
        callQueue(limit: $limit, cursor: $cursor) {
          from toCall toCallMoney later confirmedToday refusedToday nextCursor
          items { id revision call { state score noAnswers reasons { points text } } }
        }
      }`,
      list,
    )
  ).callQueue;

const waitFrom = (shop: TestShop, admin: Person, callFrom: number) =>
  dataOf(
    shop,
    admin,
    `mutation ($callFrom: Int) { changeSettings(input: { callFrom: $callFrom }) { __typename } }`,
    { callFrom },
  );

interface Recorded {
  readonly __typename: string;
  readonly message: string;
  readonly order?: {
    readonly revision: number;
    readonly call: {
      readonly state: string;
      readonly calls: readonly { readonly outcome: string }[];
    };
    readonly timeline: readonly {
      readonly kind: string;
      readonly by: string | null;
      readonly outcome: string | null;
      readonly staffReason: string | null;
    }[];
  };
}

const answer = `{
  __typename
  ... on Refusal { message }
  ... on CallRecorded { message order { ...Called } }
  ... on ChangedMeanwhile { order { ...Called } }
}`;
const called = `fragment Called on BoardOrder {
  revision call { state calls { outcome } } timeline { kind by outcome staffReason }
}`;

const record = async (
  shop: TestShop,
  who: Person,
  call: {
    readonly orderId: string;
    readonly outcome: string;
    readonly expectedRevision: number;
    readonly reason?: string;
    readonly note?: string;
    readonly commandId?: string;
  },
): Promise<Recorded> =>
  (
    await dataOf<{ readonly recordCall: Recorded }>(
      shop,
      who,
      `mutation ($orderId: ID!, $outcome: CallOutcome!, $expectedRevision: Int!,
                 $reason: StaffCancelReason, $note: String, $commandId: ID) {
        recordCall(orderId: $orderId, outcome: $outcome, expectedRevision: $expectedRevision,
                   reason: $reason, note: $note, commandId: $commandId) ${answer}
      } ${called}`,
      call,
    )
  ).recordCall;

const undo = async (shop: TestShop, who: Person, orderId: string, expectedRevision: number) =>
  (
    await dataOf<{ readonly undoCall: Recorded }>(
      shop,
      who,
      `mutation ($orderId: ID!, $expectedRevision: Int!) {
        undoCall(orderId: $orderId, expectedRevision: $expectedRevision) ${answer}
      } ${called}`,
      { orderId, expectedRevision },
    )
  ).undoCall;

const stockOf = async (shop: TestShop): Promise<number> => {
  const { body } = await shop.rest(null, "GET", "/products/uva-kettle");
  return (body as { readonly countInStock: number }).countInStock;
};

it("lists nothing until the shop has a score, then the riskiest first, page by page", async () => {
  const { shop, ann, ben, admin } = await opened();
  const small = await place(shop, ann, 1);
  const large = await place(shop, ben, 12);
  expect(await queueOf(shop, admin)).toMatchObject({ from: 0, toCall: 0, items: [] });

  await waitFrom(shop, admin, 10);
  const queue = await queueOf(shop, admin);
  expect(queue.items.map(({ id }) => id)).toEqual([large.id, small.id]);
  expect(queue).toMatchObject({ toCall: 2, toCallMoney: 9850 * 13 + 1000 });
  for (const { call } of queue.items) {
    expect(call.state).toBe("TO_CALL");
    expect(call.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(call.score);
  }
  const texts = queue.items[0]?.call.reasons.map(({ text }) => text);
  expect(texts).toContain("First order of this account");

  const first = await queueOf(shop, admin, { limit: 1 });
  expect(first.nextCursor).not.toBeNull();
  const second = await queueOf(shop, admin, { limit: 1, cursor: first.nextCursor });
  expect(second.items.map(({ id }) => id)).toEqual([small.id]);
  expect(second.nextCursor).toBeNull();

  // A higher score leaves only the larger order, and a new order lowers the risk of neither.
  await waitFrom(shop, admin, queue.items[0]?.call.score ?? 0);
  expect((await queueOf(shop, admin)).items.map(({ id }) => id)).toEqual([large.id]);
  await waitFrom(shop, admin, 0);
  expect((await queueOf(shop, admin)).items).toEqual([]);
});

it("stores the outcome of the first of two callers, and shows the other who was faster", async () => {
  const { shop, ann, admin } = await opened();
  await waitFrom(shop, admin, 1);
  const { id: orderId } = await place(shop, ann, 1);
  const seen = (await queueOf(shop, admin)).items[0]?.revision ?? -1;
  const answers = await Promise.all(
    ["CONFIRMED", "NO_ANSWER"].map((outcome) =>
      record(shop, admin, { orderId, outcome, expectedRevision: seen }),
    ),
  );
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    "CallRecorded",
    "ChangedMeanwhile",
  ]);
  const [won, lost] = answers.toSorted((a, b) => a.__typename.localeCompare(b.__typename));
  const happened = won?.order?.timeline.at(-1);
  expect(happened).toMatchObject({ kind: "CALLED", by: expect.any(String) as string });
  expect(lost?.order?.timeline.at(-1)).toEqual(happened);
  const types = (await shop.eventsSince(null)).map(({ type }) => type);
  expect(types.filter((type) => type === "OrderCalled")).toHaveLength(1);
});

it("repeats the answer to a repeated command, and undoes it", async () => {
  const { shop, ann, admin } = await opened();
  await waitFrom(shop, admin, 1);
  const { id: orderId } = await place(shop, ann, 1);
  const expectedRevision = (await queueOf(shop, admin)).items[0]?.revision ?? -1;
  const call = { orderId, outcome: "CONFIRMED", expectedRevision, commandId: randomUUID() };
  const first = await record(shop, admin, { ...call, note: "The gate is narrow" });
  const again = await record(shop, admin, { ...call, note: "The gate is narrow" });
  expect(again).toEqual(first);
  expect(first.order?.timeline.map(({ kind }) => kind)).toEqual(["PLACED", "CALLED", "COMMENTED"]);
  expect(await queueOf(shop, admin)).toMatchObject({ toCall: 0, confirmedToday: 1 });

  const steps = async () => {
    const { order } = await dataOf<{
      readonly order: { readonly steps: readonly { readonly kind: string }[] };
    }>(shop, ann, "query ($id: ID!) { order(id: $id) { steps { kind } } }", { id: orderId });
    return order.steps.map(({ kind }) => kind);
  };
  expect(await steps()).toEqual(["PLACED", "CONFIRMED_BY_PHONE"]);
  const undone = await undo(shop, admin, orderId, first.order?.revision ?? -1);
  expect(undone.order?.call).toEqual({ state: "TO_CALL", calls: [] });
  expect(await queueOf(shop, admin)).toMatchObject({ toCall: 1, confirmedToday: 0 });
  expect(await steps()).toEqual(["PLACED"]);
});

it("cancels a refused order, returns its stock, and counts the refusal at the next order", async () => {
  const { shop, ann, admin } = await opened();
  await waitFrom(shop, admin, 1);
  const { id: orderId } = await place(shop, ann, 3);
  const before = await stockOf(shop);
  const expectedRevision = (await queueOf(shop, admin)).items[0]?.revision ?? -1;
  const without = await record(shop, admin, { orderId, outcome: "REFUSED", expectedRevision });
  expect(without.__typename).toBe("InvalidInput");
  const refused = await record(shop, admin, {
    ...{ orderId, outcome: "REFUSED", expectedRevision },
    reason: "TOO_LATE",
  });
  expect(refused.order?.call.state).toBe("REFUSED");
  expect(refused.order?.timeline.at(-1)).toMatchObject({
    kind: "CANCELLED",
    staffReason: "Too late",
  });
  expect(await stockOf(shop)).toBe(before + 3);
  expect(await queueOf(shop, admin)).toMatchObject({ toCall: 0, refusedToday: 1 });
  // The second caller learns that it was cancelled.
  const late = await record(shop, admin, { orderId, outcome: "CONFIRMED", expectedRevision });
  expect(late.__typename).toBe("ChangedMeanwhile");

  await place(shop, ann, 1);
  const texts = (await queueOf(shop, admin)).items[0]?.call.reasons.map(({ text }) => text);
  expect(texts).toContain("Another order of this account was cancelled or refused");
});

it("waits after no answer, lists the order on the board, and opens it again for a new address", async () => {
  const { shop, ann, admin } = await opened();
  await waitFrom(shop, admin, 1);
  const { id: orderId } = await place(shop, ann, 1);
  const onBoard = async (call: string) => {
    const { orderBoard } = await dataOf<{
      readonly orderBoard: {
        readonly items: readonly { readonly call: { readonly state: string } }[];
      };
    }>(
      shop,
      admin,
      "query ($call: CallFilter) { orderBoard(filter: { call: $call }) { items { call { state } } } }",
      { call },
    );
    return orderBoard.items.map((order) => order.call.state);
  };
  const revision = async () => (await queueOf(shop, admin)).items[0]?.revision ?? -1;
  await record(shop, admin, {
    ...{ orderId, outcome: "NO_ANSWER" },
    expectedRevision: await revision(),
  });
  expect(await queueOf(shop, admin)).toMatchObject({ toCall: 0, later: 1 });
  expect(await onBoard("TO_CALL")).toEqual(["LATER"]);
  expect(await onBoard("CONFIRMED")).toEqual([]);
  await record(shop, admin, {
    ...{ orderId, outcome: "CONFIRMED" },
    expectedRevision: await revision(),
  });
  expect(await onBoard("TO_CALL")).toEqual([]);
  expect(await onBoard("CONFIRMED")).toEqual(["CONFIRMED"]);

  await dataOf(
    shop,
    ann,
    `mutation ($orderId: ID!, $address: ShippingAddressInput!) {
      changeDeliveryAddress(orderId: $orderId, address: $address) { __typename }
    }`,
    { orderId, address: { ...someAddress, address: "41/3 Station Road" } },
  );
  expect(await onBoard("TO_CALL")).toEqual(["TO_CALL"]);
  const texts = (await queueOf(shop, admin)).items[0]?.call.reasons.map(({ text }) => text);
  expect(texts).toContain("Address changed after ordering");
});

it("is open to support, which can't move orders, and to no shopper", async () => {
  const { shop, ann, ben, admin } = await opened();
  await waitFrom(shop, admin, 1);
  const { id: orderId } = await place(shop, ann, 1);
  await dataOf(
    shop,
    admin,
    "mutation ($id: ID!) { grantRole(accountId: $id, role: SUPPORT) { __typename } }",
    { id: ben.id },
  );
  const expectedRevision = (await queueOf(shop, ben)).items[0]?.revision ?? -1;
  const call = { orderId, outcome: "NO_ANSWER", expectedRevision };
  expect((await record(shop, ben, call)).__typename).toBe("CallRecorded");
  const late = await record(shop, ben, call);
  expect(late.__typename).toBe("ChangedMeanwhile");
  expect(late.order?.timeline.at(-1)).toMatchObject({ kind: "CALLED", outcome: "NO_ANSWER" });
  const refused = await shop.graphql(ann, "{ callQueue { toCall } }");
  expect(JSON.stringify(refused.body)).toContain("FORBIDDEN");
});

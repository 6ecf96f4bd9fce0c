import type { Random } from "#server/seed/random.ts";
import { someAddress, type Person } from "../api-client.ts";
import { keyFrom, signUp, type World } from "./callers.ts";

interface Run {
  readonly id: string;
  readonly edition: number;
  readonly collected: number;
  readonly stops: readonly { readonly orderId: string; readonly toCollect: number }[];
}

interface Placed {
  readonly id: string;
  readonly revision: number;
}

interface Saved {
  readonly __typename: string;
  readonly run: Run;
}

const result = `{
  __typename
  ... on RunSaved { run { id edition collected stops { orderId toCollect } } }
}`;

const failures = ["NOT_AT_HOME", "REFUSED", "WRONG_ADDRESS", "DAMAGED"] as const;

/**
 * Delivers orders of a separate customer, which no other caller moves: confirms them by phone,
 * plans runs, starts them, answers their stops and closes them. Throws if a command is refused.
 */
export const deliverOrders = async (
  world: World,
  random: Random,
  admin: Person,
  name: string,
): Promise<void> => {
  const { shop, products, isOver } = world;
  const { person: buyer } = await signUp(world, name);

  const ask = async <Answer>(who: Person, query: string, variables: object): Promise<Answer> => {
    const answer = await shop.answerTo((client) => client.graphql(who, query, variables));
    const { data } = answer.body as { readonly data?: Record<string, unknown> | null };
    const [found] = Object.values(data ?? {});
    if (found === undefined) throw new Error(`A run was answered ${JSON.stringify(answer.body)}`);
    return found as Answer;
  };

  const change = async (query: string, variables: object): Promise<Run> => {
    const commandId = keyFrom(random);
    const saved = await ask<Saved>(admin, query, { ...variables, commandId });
    if (saved.__typename !== "RunSaved") {
      throw new Error(`${query} ${JSON.stringify(variables)}: ${saved.__typename}`);
    }
    return saved.run;
  };

  const place = async (): Promise<Placed | null> => {
    const { _id: productId, price } = random.pick(products);
    const placed = await ask<{ readonly order?: Placed }>(
      buyer,
      `mutation ($input: PlaceOrderInput!, $commandId: ID) {
        placeOrder(input: $input, commandId: $commandId) { ... on OrderAccepted { order { id revision } } }
      }`,
      {
        input: {
          items: [{ productId, quantity: 1 }],
          shippingAddress: someAddress,
          totalPrice: price + 500,
          again: true,
        },
        commandId: keyFrom(random),
      },
    );
    return placed.order ?? null;
  };

  /** Confirms an order by phone, sometimes at the second call. */
  const call = async ({ id: orderId, revision }: Placed): Promise<void> => {
    const outcomes = random.next() < 0.3 ? ["NO_ANSWER", "CONFIRMED"] : ["CONFIRMED"];
    for (const [index, outcome] of outcomes.entries()) {
      const answer = await ask<{ readonly __typename: string }>(
        admin,
        `mutation ($orderId: ID!, $outcome: CallOutcome!, $seen: Int!, $commandId: ID) {
          recordCall(orderId: $orderId, outcome: $outcome, expectedRevision: $seen,
            commandId: $commandId) { __typename }
        }`,
        { orderId, outcome, seen: revision + index, commandId: keyFrom(random) },
      );
      if (answer.__typename !== "CallRecorded") {
        throw new Error(`A call about ${orderId} was answered ${answer.__typename}`);
      }
    }
  };

  const plan = (orderIds: readonly string[]): Promise<Run> =>
    change(
      `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!, $commandId: ID) {
        planRun(date: "2030-03-01", plan: $plan, orderIds: $orderIds, commandId: $commandId)
          ${result}
      }`,
      { plan: { driverId: admin.id }, orderIds },
    );

  const answer = (runId: string, { orderId, toCollect }: Run["stops"][number]): Promise<Run> =>
    change(
      `mutation ($id: ID!, $orderId: ID!, $delivered: StopDeliveredInput,
          $failed: StopFailedInput, $commandId: ID!) {
        answerStop(id: $id, orderId: $orderId, answeredAt: "2030-03-01T04:00:00.000Z",
          delivered: $delivered, failed: $failed, commandId: $commandId) ${result}
      }`,
      random.next() < 0.6
        ? { id: runId, orderId, delivered: { collected: toCollect } }
        : { id: runId, orderId, failed: { failure: random.pick(failures) } },
    );

  const returned = async (runId: string): Promise<readonly string[]> => {
    const { stops } = await ask<{
      readonly stops: readonly { readonly orderId: string; readonly ended: boolean }[];
    }>(admin, `query ($id: ID!) { run(id: $id) { stops { orderId ended } } }`, { id: runId });
    return stops.filter(({ ended }) => ended).map(({ orderId }) => orderId);
  };

  // A day has at most 50 runs; the last ones stay open.
  for (let tours = 0; tours < 40 && !isOver(); tours += 1) {
    const orderIds: string[] = [];
    for (let wanted = random.between(1, 3); wanted > 0; wanted -= 1) {
      const placed = await place();
      if (placed === null) continue;
      await call(placed);
      orderIds.push(placed.id);
    }
    if (orderIds.length === 0) return;
    const run = await plan(orderIds);
    if (run.stops.length !== orderIds.length) throw new Error(`${run.id} lacks orders`);
    await change(
      `mutation ($id: ID!, $seen: Int!, $commandId: ID) {
        startRun(id: $id, seen: $seen, commandId: $commandId) ${result}
      }`,
      { id: run.id, seen: run.edition },
    );
    let { collected } = run;
    for (const stop of run.stops) ({ collected } = await answer(run.id, stop));
    await change(
      `mutation ($id: ID!, $input: CloseRunInput!, $commandId: ID) {
        closeRun(id: $id, input: $input, commandId: $commandId) ${result}
      }`,
      {
        id: run.id,
        input: { collected, handedIn: collected, receivedOrderIds: await returned(run.id) },
      },
    );
  }
};

import type { Random } from "#server/seed/random.ts";
import { someAddress, type Person } from "../api-client.ts";
import { keyFrom, signUp, type World } from "./callers.ts";

interface Run {
  readonly id: string;
  readonly edition: number;
  readonly collected: number;
  readonly stops: readonly { readonly orderId: string; readonly toCollect: number }[];
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
 * Delivers orders of an own customer, which no other caller moves: plans runs, starts them, answers
 * their stops and closes them. Throws if a command is refused.
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

  const place = async (): Promise<string | null> => {
    const { _id: productId, price } = random.pick(products);
    const placed = await ask<{ readonly order?: { readonly id: string } }>(
      buyer,
      `mutation ($input: PlaceOrderInput!, $commandId: ID) {
        placeOrder(input: $input, commandId: $commandId) { ... on OrderAccepted { order { id } } }
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
    return placed.order?.id ?? null;
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
      const orderId = await place();
      if (orderId !== null) orderIds.push(orderId);
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

import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import type { RunStep } from "#domain/run/process.ts";
import { apiClient, someAddress, type Person } from "../../testing/api-client.ts";
import { ask as askShop } from "../../testing/ask.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

interface Run {
  readonly id: string;
  readonly phase: string;
  readonly edition: number;
  readonly collected: number;
  readonly stops: readonly { readonly status: string; readonly ended: boolean }[];
}

const result = `{
  __typename
  ... on RunSaved { run { id phase edition collected stops { status ended } } }
}`;

const placing = `mutation ($input: PlaceOrderInput!, $commandId: ID) {
  placeOrder(input: $input, commandId: $commandId) { ... on OrderAccepted { order { id } } }
}`;
const planning = `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!, $commandId: ID) {
  planRun(date: "2030-01-04", plan: $plan, orderIds: $orderIds, commandId: $commandId) ${result}
}`;
const starting = `mutation ($id: ID!, $seen: Int!, $commandId: ID) {
  startRun(id: $id, seen: $seen, commandId: $commandId) ${result}
}`;
const answering = `mutation ($id: ID!, $orderId: ID!, $delivered: StopDeliveredInput,
    $failed: StopFailedInput, $commandId: ID!) {
  answerStop(id: $id, orderId: $orderId, answeredAt: "2030-01-04T03:00:00.000Z",
    delivered: $delivered, failed: $failed, commandId: $commandId) ${result}
}`;
const closing = `mutation ($id: ID!, $input: CloseRunInput!, $commandId: ID) {
  closeRun(id: $id, input: $input, commandId: $commandId) ${result}
}`;

it("finishes a delivery run although the server was killed within each of its commands", async () => {
  const dataDir = filledDirectory();
  let shop: TestShop = await openTestShop({ DATA_DIR: dataDir });
  let { url } = shop;
  onTestFinished(() => shop.close());

  const ask = <Answer>(who: Person | null, query: string, variables: object = {}) =>
    askShop<Answer>(apiClient(url), who, query, variables);
  /** Sends a command to a server that dies after a step, and again to the next one. */
  const commandThatKills = async (step: RunStep, query: string, variables: object) => {
    await shop.close();
    const dying = await startShopProcess({ dataDir, environment: { CRASH_AFTER: step } });
    onTestFinished(dying.kill);
    ({ url } = dying);
    const wanted = { ...variables, commandId: randomUUID() };
    await expect(ask(admin, query, wanted)).rejects.toThrow();
    expect(await dying.ended).toBe("SIGKILL");
    shop = await openTestShop({ DATA_DIR: dataDir });
    ({ url } = shop);
    const { run } = await ask<{ readonly run: Run }>(admin, query, wanted);
    return run;
  };
  const kettles = async () => {
    const query = `{ product(id: "uva-kettle") { countInStock } }`;
    return (await ask<{ readonly countInStock: number }>(null, query)).countInStock;
  };

  const ann = await shop.signUp("ann");
  const admin = await shop.admin();
  const place = async () => {
    const items = [{ productId: "uva-kettle", quantity: 1 }];
    const total = { totalPrice: 10_350, again: true };
    const input = { items, shippingAddress: someAddress, ...total };
    const variables = { input, commandId: randomUUID() };
    return (await ask<{ readonly order: { readonly id: string } }>(ann, placing, variables)).order;
  };
  const [paid, refused] = [await place(), await place()];
  const before = await kettles();

  const orderIds = [paid.id, refused.id];
  const plan = { driverId: admin.id };
  const planned = await commandThatKills("stop-claimed", planning, { plan, orderIds });
  expect(planned).toMatchObject({ id: "2030-01-04.1", phase: "PLANNED" });
  expect(planned.stops).toHaveLength(2);

  const { id, edition: seen } = planned;
  const started = await commandThatKills("stop-on-the-road", starting, { id, seen });
  expect(started.stops.map(({ status }) => status)).toEqual([
    ...["OUT_FOR_DELIVERY", "OUT_FOR_DELIVERY"],
  ]);

  const delivered = { id, orderId: paid.id, delivered: { collected: 10_350 } };
  await commandThatKills("stop-moved", answering, delivered);
  const failed = { id, orderId: refused.id, failed: { failure: "REFUSED" } };
  const answered = await commandThatKills("stop-moved", answering, failed);
  expect(answered).toMatchObject({ collected: 10_350, stops: [{ ended: false }, { ended: true }] });
  expect(await kettles()).toBe(before);

  const cash = { collected: 10_350, handedIn: 10_350, receivedOrderIds: [refused.id] };
  const closed = await commandThatKills("goods-received", closing, { id, input: cash });
  expect(closed).toMatchObject({ phase: "CLOSED", stops: [{ status: "DELIVERED" }, {}] });
  expect(await kettles()).toBe(before + 1);
});

import { beforeAll, describe, expect, it } from "vitest";
import { deleteIndex } from "#history/log-index/schema.ts";
import { readConfig } from "#server/settings/config.ts";
import { someAddress, type Answer, type Person } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import {
  startMisbehavingEventServer,
  type MisbehavingEventServer,
} from "../../testing/misbehaving-event-server/server.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { runHistoryCommand } from "../commands/history-queries/run.ts";

let log: MisbehavingEventServer;
let shop: TestShop;
let analyst: Person;
let order: string;
let events: number;
/** The last event before the first order. */
let fork: number;
const dataDir = temporaryDirectory();

/** The log is on the server; read models and index are in the data directory. */
const environment = () => ({ DATA_DIR: dataDir, EVENTSTORE_URL: log.url });

const open = async (): Promise<void> => {
  shop = await openTestShop(environment());
  analyst = await shop.analyst();
};

beforeAll(async () => {
  log = await startMisbehavingEventServer();
  await open();
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  fork = (await shop.eventsSince(null)).length;
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 2 }],
    shippingAddress: someAddress,
    totalPrice: 2 * 9850 + 500,
    again: true,
  });
  order = String(placed.body.data._id);
  const moved = await shop.rest(admin, "PUT", `/order/${order}`, { status: "Item Packing" });
  expect(moved.status).toBe(200);
  events = await waitForIndex(shop, analyst);
  return async () => {
    await shop.close();
    log.goAway();
  };
});

const read = async (query: string): Promise<Answer["body"]["data"]> =>
  (await shop.graphql(analyst, query)).body.data;

interface Entry {
  readonly number: number;
  readonly type: string;
}

const entriesOfOrder = async (): Promise<readonly Entry[]> => {
  const { history } = await read(
    `{ history(filter: { order: "${order}" }, limit: 50) { entries { number type words } } }`,
  );
  return (history as { readonly entries: readonly Entry[] }).entries;
};

/** The last result of a subscription. */
const lastOf = async (query: string, name: string): Promise<Record<string, unknown>> => {
  const feed = subscribeTo(shop.url, query, { token: analyst.token });
  for (;;) {
    const { data } = (await feed.next()) as {
      readonly data: Readonly<Record<string, Record<string, unknown> & { readonly step: string }>>;
    };
    const update = data[name];
    if (!update) throw new Error(`No ${name}`);
    if (update.step !== "DONE") continue;
    await feed.hangUp();
    return update;
  }
};

describe("the history of a log on EventStoreDB", () => {
  it("finds every event, also after its index was deleted", async () => {
    const found = await entriesOfOrder();
    const types = found.map(({ type }) => type);
    const [begun, submitted, ...next] = types.toReversed();
    expect([begun, submitted, next[2]]).toEqual(["OrderBegun", "OrderSubmitted", "OrderPlaced"]);
    // These two run at the same time.
    expect(next.slice(0, 2).toSorted()).toEqual(["SlotReserved", "StockReserved"]);
    expect(types).toContain("OrderStatusChanged");
    expect(events).toBe((await shop.eventsSince(null)).length);
    await shop.close();
    deleteIndex(dataDir);
    await open();
    expect(await waitForIndex(shop, analyst)).toBeGreaterThanOrEqual(events);
    expect(await entriesOfOrder()).toEqual(found);
  });

  it("shows an order as it was, and its later changes", async () => {
    const placed = (await entriesOfOrder()).find(({ type }) => type === "OrderPlaced")?.number;
    expect(
      await read(`{ historyOrder(order: "${order}", at: "${placed}") {
        ... on HistoryOrder { status total happenedUpTo story { type } } } }`),
    ).toMatchObject({ historyOrder: { status: "ITEM_PREPARING", total: 2 * 9850 + 500 } });
    expect(
      await read(`{ historyComparison(a: "${placed}") {
        ... on HistoryComparison { flows { from to orders } } } }`),
    ).toEqual({
      historyComparison: { flows: [{ from: "ITEM_PREPARING", to: "ITEM_PACKING", orders: 1 }] },
    });
    const sold = await read(`{ historyReport(name: BEST_SELLERS) {
      ... on HistoryReport { tables { rows { cells } } } } }`);
    expect(JSON.stringify(sold)).toContain("Uva Kettle");
  });

  it("matches every read model", async () => {
    await caughtUp(shop);
    const { checked } = await lastOf(
      "subscription { verification { step checked { model different documents } } }",
      "verification",
    );
    const models = checked as readonly { readonly different: number; readonly documents: number }[];
    expect(models.map(({ different }) => different)).toEqual(models.map(() => 0));
    expect(Math.max(...models.map(({ documents }) => documents))).toBeGreaterThanOrEqual(40);
  });

  it("simulates another fee without writing", async () => {
    const head = await shop.shop.store.head();
    const { result } = await lastOf(
      `subscription { whatIf(fork: "${fork}", changes: [{ deliveryFee: 750 }]) {
        step result { __typename ... on WhatIf { figures { name was simulated } } ... on Refusal { message } } } }`,
      "whatIf",
    );
    expect(result).toMatchObject({
      figures: expect.arrayContaining([
        { name: "Delivery fees included", was: 500, simulated: 750 },
      ]) as unknown,
    });
    expect(await shop.shop.store.head()).toBe(head);
  });

  it("replays the log in frames that contain each event once", async () => {
    const numbers: number[] = [];
    const last = await waitForIndex(shop, analyst);
    const frames = subscribeTo(
      shop.url,
      `subscription { replay(from: 0, to: ${last}) { after entries { number } } }`,
      { token: analyst.token },
    );
    while (numbers.at(-1) !== last) {
      const { data } = (await frames.next()) as {
        readonly data: {
          readonly replay: { readonly entries: readonly { readonly number: number }[] };
        };
      };
      numbers.push(...data.replay.entries.map(({ number }) => number));
    }
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  it("can be exported completely, by the shop and on the command line", async () => {
    const answer = await fetch(`${shop.url}/api/history/events?format=ndjson`, {
      headers: { authorization: `Bearer ${analyst.token}` },
    });
    const lines = (await answer.text()).trimEnd().split("\n");
    expect(lines).toHaveLength((await shop.eventsSince(null)).length);
    const printed: string[] = [];
    await runHistoryCommand(["export"], readConfig(environment()), {
      out: (line) => void printed.push(line),
      async write(part) {
        printed.push(...String(part).trimEnd().split("\n"));
      },
      say: () => undefined,
    });
    expect(printed).toHaveLength(lines.length);
  });
});

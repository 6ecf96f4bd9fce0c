import { readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { readConfig } from "#server/settings/config.ts";
import type { CheckedReadModel } from "#graphql/generated/resolver-types.ts";
import { someAddress } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";
import { runHistoryCommand } from "../commands/history-queries/run.ts";

const verification = `subscription ($models: [ID!]) { verification(models: $models) {
  step events progress seconds checked { model event documents fields different differences {
    id name kind masked moreFields storedEvent replayedEvent agreedEvent moreEvents
    fields { field stored replayed } events { number type words }
  } } } }`;

it("finds damage in the stored read models, and none in an intact shop", async () => {
  const dataDir = filledDirectory();
  const shop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  const admin = await shop.admin();
  const analyst = await shop.analyst();
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 9850 + 500,
  });
  expect(placed.status).toBe(200);
  // An order of an erased buyer is replayed without its province.
  const ben = await shop.signUp("ben");
  const his = await shop.rest(ben, "POST", "/order/", {
    orderItems: [{ productId: "kandalama-sofa", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 248_000 + 500,
  });
  expect(his.status).toBe(200);
  const erased = await shop.graphql(
    admin,
    "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }",
    { id: ben.id },
  );
  expect(erased.body).toEqual({ data: { eraseAccount: { __typename: "AccountErased" } } });
  await caughtUp(shop);

  const check = async (token: string, models?: readonly string[]) => {
    const feed = subscribeTo(shop.url, verification, { token, variables: { models } });
    const steps: string[] = [];
    for (;;) {
      const answer = (await feed.next()) as {
        data?: { verification: { step: string; checked: readonly CheckedReadModel[] } };
      };
      const update = answer.data?.verification;
      if (!update) return { steps, refused: answer, checked: [] };
      steps.push(update.step);
      if (update.step !== "DONE") continue;
      await feed.hangUp();
      return { steps, refused: null, checked: update.checked };
    }
  };
  const found = (checked: readonly CheckedReadModel[], name: string) => {
    const model = checked.find((each) => each.model === name);
    if (!model) throw new Error(`${name} was not checked`);
    return model;
  };

  const sound = await check(analyst.token);
  expect(sound.steps[0]).toBe("WAITING");
  expect(sound.checked.filter(({ different }) => different > 0)).toEqual([]);
  expect(sound.checked.length).toBeGreaterThan(10);
  const events = found(sound.checked, "orders").event;
  expect(events).toBeGreaterThan(50);
  expect(found(sound.checked, "products").documents).toBeGreaterThan(20);
  expect(readdirSync(join(dataDir, "replays"))).toEqual([]);

  const views = new Database(viewsPath(dataDir));
  onTestFinished(() => void views.close());
  const tables = views
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  /** Changes documents as a faulty projection would: their checksums are not the problem. */
  const damage = (model: string, change: string) =>
    views
      .prepare(
        `UPDATE "${tables.find((name) => new RegExp(`^${model}-v\\d+$`).test(name)) ?? ""}" SET checksum = NULL, ${change}`,
      )
      .run().changes;
  const setAddress = `document = json_set(document, '$.status', 'Delivered', '$.shippingAddress.city', 'Atlantis')`;
  expect(damage("orders", `${setAddress} WHERE document LIKE '%uva-kettle%'`)).toBe(1);
  expect(
    damage("products", "document = json_set(document, '$.onHand', 999) WHERE id = 'uva-kettle'"),
  ).toBe(1);

  const damaged = await check(analyst.token, ["orders", "products", "carts"]);
  expect(damaged.checked.map(({ model, different }) => [model, different])).toEqual([
    ["products", 1],
    ["carts", 0],
    ["orders", 1],
  ]);
  const [kettle] = found(damaged.checked, "products").differences;
  expect(kettle).toMatchObject({
    id: "uva-kettle",
    kind: "DIFFERENT",
    masked: false,
    agreedEvent: null,
    fields: [{ field: "onHand", stored: "999" }],
  });
  expect(kettle?.events.map(({ type }) => type)).toEqual(["StockReservationConfirmed"]);
  const [order] = found(damaged.checked, "orders").differences;
  expect(order).toMatchObject({ masked: true, storedEvent: order?.replayedEvent });
  expect(order?.fields).toContainEqual({
    field: "status",
    stored: '"Delivered"',
    replayed: '"Item Preparing"',
  });
  expect(JSON.stringify(order)).not.toMatch(/Atlantis|Colombo 03/);
  expect(order?.events.map(({ type }) => type)).toContain("OrderSubmitted");
  const seen = await check(admin.token, ["orders"]);
  expect(JSON.stringify(seen.checked)).toContain("Atlantis");

  const lines: string[] = [];
  const command = runHistoryCommand(["verify", "products"], readConfig({ DATA_DIR: dataDir }), {
    out: (line) => void lines.push(line),
    write: async () => undefined,
    say: () => undefined,
  });
  await expect(command).rejects.toThrow("Stored read models differ from the events");
  expect(lines.join("\n")).toMatch(/products: 1 document differs/);
  expect(lines.join("\n")).toMatch(/onHand: stored 999, replayed \d+/);

  expect((await check(analyst.token, ["horoscopes"])).refused).toMatchObject({
    errors: [{ message: expect.stringContaining("must name some of") as string }],
  });
  expect((await check(ann.token)).refused).toMatchObject({
    errors: [{ extensions: { code: "FORBIDDEN" } }],
  });

  const left = subscribeTo(shop.url, verification, { token: analyst.token });
  await left.next();
  await left.hangUp();
  await eventually(() => expect(readdirSync(join(dataDir, "replays"))).toEqual([]));
});

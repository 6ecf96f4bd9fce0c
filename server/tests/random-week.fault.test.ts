import { expect, it, onTestFinished } from "vitest";
import { createRandom } from "#server/seed/random.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { apiClient } from "../../testing/api-client.ts";
import { ask } from "../../testing/ask.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { eventually } from "../../testing/eventually.ts";
import { filledDirectory } from "../../testing/filled-directory.ts";
import { openSlots } from "../../testing/open-slots.ts";
import { mailsTo } from "../../testing/outbox.ts";
import {
  expectedFigures,
  expectedMails,
  shownFigures,
  writtenMails,
} from "../../testing/random-week/figures.ts";
import type { Buyer, Ledger, WeekPromotion } from "../../testing/random-week/ledger.ts";
import { randomDay, type Week } from "../../testing/random-week/week.ts";
import { seedVariable } from "../../testing/seed-variable.ts";
import { startShopProcess } from "../../testing/shop-process.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";

const promotions: readonly WeekPromotion[] = [
  {
    ...{ code: "PERCENT7", minSumCents: 0, uses: 4, state: "running" },
    benefit: { kind: "percent", percent: 7, mostCents: null },
  },
  {
    ...{ code: "AMOUNT", minSumCents: 1_000_000, uses: 50, state: "running" },
    benefit: { kind: "amount", amountCents: 123_457 },
  },
  {
    ...{ code: "NOFEE", minSumCents: 0, uses: 3, state: "running" },
    benefit: { kind: "freeDelivery" },
  },
];

const inputOf = ({ code, benefit, minSumCents, uses }: WeekPromotion) => ({
  ...{ code, minSum: minSumCents / 100, uses, startsAt: "2026-01-01T00:00:00.000Z" },
  ...(benefit.kind === "percent"
    ? { kind: "PERCENT", percent: benefit.percent }
    : benefit.kind === "amount"
      ? { kind: "AMOUNT", amount: benefit.amountCents / 100 }
      : { kind: "FREE_DELIVERY" }),
});

const productIds = ["uva-kettle", "poya-mirror", "nilaveli-tub"];
const runSteps = ["stop-claimed", "run-started", "stop-on-the-road", "stop-moved", "run-closed"];
const days = 7;
const commandsPerDay = 40;

it("agrees on every sum after each day of a random week, with a kill within a command", async () => {
  const seed = Number(process.env[seedVariable]);
  const random = createRandom(seed);
  const dataDir = filledDirectory();
  let shop: TestShop = await openTestShop({ DATA_DIR: dataDir });
  onTestFinished(() => shop.close());
  let { url } = shop;
  const client = () => apiClient(url);

  const admin = await shop.admin();
  const driver = await shop.withRole("driver");
  const people: Buyer[] = [];
  for (const name of ["ann", "ben", "cat"]) {
    people.push({ ...(await shop.signUpVerified(name)), email: `${name}@example.lk` });
  }
  await openSlots(shop, admin);
  const products = [];
  for (const id of productIds) {
    await shop.rest(admin, "PUT", `/products/${id}`, { countInStock: 1000 });
    const { body } = await shop.rest(null, "GET", `/products/${id}`);
    products.push({ id, priceCents: Math.round(body.price * 100), available: 1000 });
  }
  const ledger: Ledger = {
    ...{ orders: [], runs: [], products, people },
    promotions: promotions.map((promotion) => ({ ...promotion })),
  };
  for (const promotion of promotions) {
    const creating = `mutation ($input: PromotionInput!) {
      createPromotion(input: $input) { __typename }
    }`;
    const created = await ask(shop, admin, creating, { input: inputOf(promotion) });
    expect(created).toEqual({ __typename: "PromotionSaved" });
  }
  const week: Week = {
    ...{ client, admin, driver, random, ledger, killWithinNext: null },
    caughtUp: () => caughtUp(shop),
    async kill(step, send) {
      await shop.close();
      const dying = await startShopProcess({ dataDir, environment: { CRASH_AFTER: step } });
      ({ url } = dying);
      // The command may not reach the step.
      await send().catch(() => undefined);
      dying.kill();
      await dying.ended;
      shop = await openTestShop({ DATA_DIR: dataDir });
      ({ url } = shop);
    },
  };

  for (let day = 1; day <= days; day += 1) {
    if (day === 4) week.killWithinNext = random.pick(runSteps);
    await randomDay(week, `2030-01-0${day}`, commandsPerDay);
    await caughtUp(shop);
    await waitForIndex(shop, admin);
    await eventually(async () => {
      const shown = await shownFigures(client(), admin, ledger);
      const expected = expectedFigures(ledger, dayInColombo(new Date().toISOString()));
      expect(shown, `day ${day}, seed ${seed}`).toEqual(expected);
    });
  }

  await eventually(() => {
    const texts = people.flatMap(({ email }) => mailsTo(dataDir, email));
    expect(writtenMails(texts, ledger), `seed ${seed}`).toEqual(expectedMails(ledger));
  });
});

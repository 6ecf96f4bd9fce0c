import { expect, it, onTestFinished } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const replay = `subscription ($from: Int!, $to: Int!, $speed: Float, $filter: HistoryFilter) {
  replay(from: $from, to: $to, speed: $speed, filter: $filter) {
    after shop { number stages { stage orders } orders { number stage } } entries { number words }
  } }`;
const course = `query ($from: String, $to: String, $at: String) {
  historyCourse(from: $from, to: $to) {
    ... on Refusal { message }
    ... on HistoryCourse { first last points { number placed delivered } products { id changes } }
  }
  historyShop(at: $at, products: ["uva-kettle"]) {
    ... on Refusal { message }
    ... on HistoryShop { number occurredAt stages { stage orders worth } products { id onHand reserved price } }
  } }`;
const around = `query ($number: Int!, $last: Int!) {
  historyNext(filter: { types: ["OrderPlaced"] }, number: $number) { number }
  before: historyNext(filter: { types: ["OrderPlaced"] }, number: $number, back: true) { number }
  historyStock(product: "uva-kettle", first: 1, last: $last) { number onHand reserved }
}`;

const boardAt = `query ($at: String) { historyBoard(at: $at) {
  ... on Refusal { message }
  ... on HistoryBoard {
    number occurredAt orders { number status customerName city totalPrice revision movedBy items { name } }
  } } }`;

interface Frame {
  readonly after: number;
  readonly shop: { readonly number: number; readonly stages: readonly unknown[] };
  readonly entries: readonly { readonly number: number; readonly words: string }[];
}

it("replays the log for analysts: each event once, also after a lost connection, up to the current state", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ann = await shop.signUp("ann");
  const analyst = await shop.analyst();
  const admin = await shop.admin();
  await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 9850 + 500,
    again: true,
  });
  const ask = async (query: string, variables: object = {}) =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- the response has the requested shape
    (await shop.graphql(analyst, query, { ...variables })).body.data;
  const last = await waitForIndex(shop, analyst);
  const settled = `{ history(filter: { types: ["StockReservationConfirmed"] }) { entries { number } } }`;
  expect((await ask(settled)).history.entries).toHaveLength(1);
  const now = await ask(course, { to: String(last), at: String(last) });

  const numbers: number[] = [];
  const words: string[] = [];
  let from = 0;
  let frame: Frame | null = null;
  while (from < last) {
    const variables = { from, to: last, speed: null };
    const feed = subscribeTo(shop.url, replay, { token: analyst.token, variables });
    // Each connection delivers two frames before it is cut.
    for (let taken = 0; taken < 2 && from < last; taken += 1) {
      frame = ((await feed.next()) as { data: { replay: Frame } }).data.replay;
      expect(frame.after).toBe(from);
      numbers.push(...frame.entries.map(({ number }) => number));
      words.push(...frame.entries.map((entry) => entry.words));
      from = frame.shop.number;
    }
    void feed.hangUp();
  }
  expect(numbers).toEqual(Array.from({ length: last }, (_each, place) => place + 1));
  expect(words.join("\n")).not.toContain("Temple Road");
  const counts = (now.historyShop.stages as { stage: string; orders: number }[]).map(
    ({ stage, orders }) => ({ stage, orders }),
  );
  expect(frame?.shop.stages).toEqual(counts);
  expect(counts).toContainEqual({ stage: "ITEM_PREPARING", orders: 1 });
  expect(now.historyCourse).toMatchObject({ first: 1, last });
  expect((now.historyCourse.points as readonly unknown[]).at(-1)).toMatchObject({
    number: last,
    placed: 10_350,
  });

  const { historyNext, before, historyStock } = await ask(around, { number: 1, last });
  expect(historyNext.number).toBeGreaterThan(1);
  expect(before).toBeNull();
  const [{ onHand }] = now.historyShop.products;
  expect((historyStock as readonly unknown[]).at(-1)).toMatchObject({ onHand, reserved: 0 });

  const board = async (at: number, who = analyst) => {
    const { body } = await shop.graphql(who, boardAt, { at: String(at) });
    // oxlint-disable-next-line typescript/no-unsafe-return -- the response has the requested shape
    return body.data.historyBoard;
  };
  const [ordered] = (await board(last)).orders;
  expect(ordered).toMatchObject({ status: "ITEM_PREPARING", totalPrice: 10_350, revision: 1 });
  expect(ordered.customerName).toBe("Masked for your role");
  expect((await board(last, admin)).orders[0].city).toBe(someAddress.city);
  expect(await board(0)).toMatchObject({ number: 0, occurredAt: null, orders: [] });
  expect((await board(last + 9)).message).toContain("The log ends with event");

  const said = async (variables: object) => {
    const { historyCourse, historyShop } = await ask(course, variables);
    return [historyCourse.message, historyShop.message] as unknown[];
  };
  expect(await said({ from: String(last + 9), at: String(last + 9) })).toEqual([
    `The log ends with event ${last}; there is no event ${last + 8} yet.`,
    `The log ends with event ${last}; there is no event ${last + 9} yet.`,
  ]);
  expect((await said({ from: "2019-01-01", to: "2019-01-02" }))[0]).toContain("Nothing happened");
  expect((await said({ from: "soon" }))[0]).toContain("Enter an event number");
  expect((await ask(course, { at: "2019-01-01" })).historyShop).toMatchObject({ number: 0 });
  const refused = await subscribeTo(shop.url, replay, {
    token: ann.token,
    variables: { from: 0, to: last },
  }).next();
  expect(refused).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
});

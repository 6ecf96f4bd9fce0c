import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Person } from "../testing/api-client.ts";
import { collect } from "../testing/collect.ts";
import { documentedBy, type Documented, type OpenApi } from "../testing/documented.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;
let documented: Documented;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  documented = documentedBy((await shop.rest(null, "GET", "/openapi.json")).body as OpenApi);
});
afterAll(() => shop.close());

interface Page {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly position: string;
  }[];
  readonly position: string;
  readonly more: boolean;
}

const ask = (query: string): Promise<Answer> => shop.rest(admin, "GET", `/events${query}`);
const page = async (query: string): Promise<Page> => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  expect(documented("get", "/events", answer)).toBeNull();
  return answer.body as Page;
};

let pieces = 500;
/** Sets a different stock each time. */
const changeStock = () =>
  shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: (pieces += 1) });

it("returns every event once and in order, for any page size", async () => {
  const stored = await collect(shop.shop.store.readAll(null));
  for (const limit of [1, 7, stored.length, 500]) {
    const ids: string[] = [];
    let [after, more] = ["", true];
    while (more) {
      const { data, position, ...rest } = await page(`?after=${after}&limit=${limit}`);
      ids.push(...data.map(({ id }) => id));
      [after, more] = [position, rest.more];
    }
    expect(ids).toEqual(stored.map(({ id }) => id));
    expect(after).toBe(stored.at(-1)?.position);
  }
});

describe("a reader at the end of the log", () => {
  it("gets an empty page at once, or waits for the next event", async () => {
    const head = String(await shop.shop.store.head());
    expect(await page(`?after=${head}`)).toMatchObject({ data: [], position: head, more: false });
    const waiting = page(`?after=${head}&wait=25`);
    await changeStock();
    const { data, position } = await waiting;
    expect(data.map(({ type }) => type)).toEqual(["StockAdjusted"]);
    expect(position).toBe(data.at(-1)?.position);
  });

  it("waits at most the requested time", async () => {
    const head = String(await shop.shop.store.head());
    expect(await page(`?after=${head}&wait=1`)).toMatchObject({ data: [], position: head });
  });

  it("is one of at most twenty waiting readers and frees its slot when it disconnects", async () => {
    const head = String(await shop.shop.store.head());
    const leaving = new AbortController();
    const wait = (signal?: AbortSignal) =>
      fetch(`${shop.url}/api/events?after=${head}&wait=25`, {
        headers: { authorization: `Bearer ${admin.token}` },
        signal: signal ?? null,
      });
    const waiting = Array.from({ length: 20 }, (_, index) =>
      wait(index === 0 ? leaving.signal : undefined).catch((error: unknown) => error),
    );
    // While all slots are taken, another reader is refused with a time to retry.
    await expect.poll(async () => (await ask(`?after=${head}&wait=1`)).status).toBe(503);
    leaving.abort();
    await expect.poll(async () => (await ask(`?after=${head}&wait=1`)).status).toBe(200);
    await changeStock();
    const answers = await Promise.all(waiting.slice(1));
    expect(answers.map((answer) => (answer as Response).status)).toEqual(
      Array.from({ length: 19 }, () => 200),
    );
  });
});

it.each([
  "?limit=0",
  "?limit=501",
  "?wait=26",
  "?wait=x",
  "?after=A%20B",
  `?after=${"z".repeat(65)}`,
])("refuses %s", async (query) => {
  const answer = await ask(query);
  expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  expect(documented("get", "/events", answer)).toBeNull();
});

it.each(["5zzzzz", "azzzz", "1:1"])("reports that the log has no position %s", async (position) => {
  const answer = await ask(`?after=${position}&wait=25`);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "INVALID_INPUT", fields: [{ field: "after" }] },
  });
});

it("ends all waits when the shop closes", async () => {
  const closing = await openTestShop();
  const person = await closing.admin();
  const head = String(await closing.shop.store.head());
  const waiting = closing.rest(person, "GET", `/events?after=${head}&wait=25`);
  const other = await closing.rest(person, "GET", `/events?after=${head}`);
  expect(other.status).toBe(200);
  const begun = performance.now();
  await closing.close();
  expect((await waiting).body).toMatchObject({ data: [] });
  expect(performance.now() - begun).toBeLessThan(9000);
});

import { parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, it } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;
let analyst: Person;
let ann: Person;

beforeAll(async () => {
  shop = await openTestShop();
  [admin, analyst, ann] = [await shop.admin(), await shop.analyst(), await shop.signUp("ann")];
  for (const quantity of [1, 2]) {
    const placed = await shop.rest(ann, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: someAddress,
      totalPrice: quantity * 9850 + 500,
      again: true,
    });
    expect(placed.status).toBe(200);
  }
  await waitForIndex(shop, analyst);
  return () => shop.close();
});

const file = async (who: Person, query: string) => {
  const answer = await fetch(`${shop.url}/api/history/events?${query}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { answer, bytes: await answer.arrayBuffer() };
};
const linesOf = async (who: Person, query: string) => {
  const { bytes } = await file(who, `format=ndjson&${query}`);
  const text = new TextDecoder().decode(bytes);
  return text
    .trimEnd()
    .split("\n")
    .map(
      (line) =>
        JSON.parse(line) as {
          readonly number: number;
          readonly type: string;
          readonly data: object;
          readonly masked: readonly string[];
        },
    );
};

describe("the export of filtered events", () => {
  it("has all events in order, and continues after any of them", async () => {
    const all = await linesOf(analyst, "");
    const stored = await shop.eventsSince(null);
    expect(all.map(({ number, type }) => [number, type])).toEqual(
      stored.map(({ type }, index) => [index + 1, type]),
    );
    const half = Math.floor(all.length / 2);
    const first = await linesOf(analyst, `upTo=${half}`);
    const rest = await linesOf(analyst, `after=${half}&upTo=${all.length}`);
    expect([...first, ...rest]).toEqual(all);
    const kettle = await linesOf(
      analyst,
      "category=stock,order&product=uva-kettle&type=StockReserved",
    );
    expect(kettle.map(({ data }) => data)).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  });

  it("shows personal data to admins, and masks it for analysts", async () => {
    const [seen] = await linesOf(admin, "type=OrderSubmitted");
    expect(seen).toMatchObject({ data: { shippingAddress: someAddress }, masked: [] });
    const masked = await linesOf(analyst, "type=OrderSubmitted");
    expect(masked[0]).toMatchObject({
      data: { shippingAddress: { province: someAddress.province } },
      masked: ["shippingAddress"],
    });
    for (const format of ["ndjson", "csv", "parquet"]) {
      const { bytes } = await file(analyst, `format=${format}`);
      expect(new TextDecoder("latin1").decode(bytes)).not.toContain(someAddress.phone);
    }
  });

  it("has the same content as CSV and Parquet", async () => {
    const query = "category=order&province=Western";
    const lines = await linesOf(admin, query);
    expect(lines.length).toBeGreaterThan(3);
    const { answer, bytes } = await file(admin, `format=csv&${query}`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /"shop-events-order-Western-in-1-\d+\.csv"/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [head = "", ...rows] = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
    expect(head).toMatch(/^number,position,occurredAt,type,/);
    expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(lines.map((each) => each.number));

    const parquet = await file(admin, `format=parquet&${query}`);
    const found = await parquetReadObjects({ file: parquet.bytes });
    expect(
      found.map(({ number, type, data }) => ({
        number: Number(number),
        type: type as string,
        data,
      })),
    ).toEqual(lines.map(({ number, type, data }) => ({ number, type, data })));
    expect(found[0]?.["occurredAt"]).toBeInstanceOf(Date);
    const nothing = await file(admin, "format=parquet&type=Horoscope");
    expect(await parquetReadObjects({ file: nothing.bytes })).toEqual([]);
  });

  it.each([
    ["format=xml", 400],
    ["format=csv&category=weather", 400],
    ["format=csv&from=yesterday", 400],
    ["format=csv&after=99999999", 400],
    ["format=csv&upTo=99999999", 400],
    ["format=csv&after=5&upTo=4", 400],
  ])("is refused for %s", async (query, status) => {
    const { answer, bytes } = await file(analyst, query);
    expect(answer.status).toBe(status);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ success: false });
  });

  it("is not available to shoppers", async () => {
    expect((await file(ann, "format=csv")).answer.status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderLines } from "#rest/order/export.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let ann: Person;
let ben: Person;
let admin: Person;
let numbers: readonly string[];

beforeAll(async () => {
  shop = await openTestShop();
  [ann, ben, admin] = [await shop.signUp("ann"), await shop.signUp("ben"), await shop.admin()];
  const place = async (who: Person, quantity: number, firstName: string) => {
    const answer = await shop.rest(who, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: { ...someAddress, firstName },
      totalPrice: quantity * 9850 + 500,
      again: true,
    });
    return (answer.body as { readonly data: { readonly _id: string; readonly number: string } })
      .data;
  };
  const first = await place(ann, 1, "=1+1");
  const second = await place(ann, 2, "Ann");
  const third = await place(ben, 3, "Ben");
  numbers = [first.number, second.number, third.number];
  await shop.rest(admin, "PUT", `/order/${second._id}`, { status: "Delivered" });
  const fourth = await place(ben, 1, "Ben");
  await shop.graphql(
    ben,
    "mutation ($id: ID!) { cancelOrder(orderId: $id, reason: WRONG_PIECE) { __typename } }",
    { id: fourth._id },
  );
});
afterAll(() => shop.close());

const ask = (who: Person, filter: object, status: string | null = null) =>
  shop.graphql(
    who,
    `query ($filter: OrderFilter, $status: OrderStatus) {
      orderBoard(filter: $filter, status: $status) {
        items { number } totalCount totalMoney nextCursor
      }
    }`,
    { filter, status },
  );

interface Found {
  readonly items: readonly { readonly number: string }[];
  readonly totalCount: number | null;
  readonly totalMoney: number | null;
}

const found = async (filter: object, status: string | null = null) => {
  const { items, ...totals } = (await ask(admin, filter, status)).body.data.orderBoard as Found;
  return { numbers: items.map(({ number }) => number), ...totals };
};

describe("the board's filters", () => {
  it("find orders by amount, person, status, day and lateness, with their count and total", async () => {
    const [first, second, third] = numbers;
    expect(await found({ amountFrom: 20_000, amountTo: 20_200 })).toMatchObject({
      numbers: [second],
      totalCount: 1,
      totalMoney: 20_200,
    });
    const { body } = await shop.graphql(ann, "{ me { id } }");
    const userId = body.data.me.id as string;
    // Stored sums; the delivered order comes last.
    expect(await found({ userId })).toMatchObject({
      numbers: [first, second],
      totalCount: 2,
      totalMoney: 30_550,
    });
    expect(await found({ userId }, "DELIVERED")).toMatchObject({ numbers: [second] });
    expect(await found({}, "ITEM_PREPARING")).toMatchObject({
      numbers: [third, first],
      totalCount: 2,
      totalMoney: 40_400,
    });
    expect((await found({ placedTo: "2020-01-01" })).numbers).toEqual([]);
    expect((await found({ placedFrom: "2020-01-01" })).numbers).toEqual([third, first, second]);
    expect(await found({ late: true })).toMatchObject({ numbers: [], totalCount: 0 });
  });

  it.each([
    [{ placedFrom: "yesterday" }, "placedFrom must be a day"],
    [{ placedFrom: "" }, "placedFrom must be a day"],
    [{ placedTo: "2026-13-01" }, "placedTo must be a day"],
    [{ amountFrom: -1 }, "amountFrom"],
    [{ amountTo: 0.001 }, "amountTo"],
  ])("refuse %j", async (filter, message) => {
    const { body } = await ask(admin, filter);
    expect(body.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(body.errors[0].message).toContain(message);
  });

  it("are for admins only", async () => {
    expect((await ask(ann, {})).body.errors[0].extensions.code).toBe("FORBIDDEN");
  });
});

it("report each person's number of active orders and their total", async () => {
  const { body } = await shop.graphql(admin, "{ accounts { items { name orders spent } } }");
  const { items } = body.data.accounts as { readonly items: readonly object[] };
  expect(items).toEqual(
    expect.arrayContaining([
      { name: "ann", orders: 2, spent: 30_550 },
      // A cancelled order has no value.
      { name: "ben", orders: 1, spent: 30_050 },
      { name: "Shop Admin", orders: 0, spent: 0 },
    ]),
  );
});

describe("the export of found orders", () => {
  const file = async (who: Person, query: string) => {
    const answer = await fetch(`${shop.url}/api/orders.csv${query}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { answer, text: await answer.text() };
  };

  it("has the orders of the board, with nothing that a spreadsheet would execute", async () => {
    const { answer, text } = await file(admin, "?most=20200");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [head, ...lines] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/Order,Placed,Status/);
    expect(lines).toHaveLength(2);
    const line = lines.find((each) => each.startsWith(numbers[0] ?? "")) ?? "";
    expect(line).toContain(`,"'=1+1 Wijesinghe",077 123 4567,`);
    // A non-breaking space preserves the zeros of the postal code.
    expect(line).toContain(",Colombo 03,00300\u00a0,Colombo,Western,");
    expect(line).toMatch(/,1 Uva Kettle,1,,,10350,0,,$/);
  });

  it("is for admins only, and refuses an invalid day", async () => {
    expect((await file(ann, "")).answer.status).toBe(403);
    const { answer, text } = await file(admin, "?from=yesterday");
    expect(answer.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ success: false });
  });

  it("ends at the maximum number of orders, and says so", async () => {
    const lines = [];
    for await (const part of orderLines(shop.shop.readModels.orderBoard, {}, 2)) lines.push(part);
    const all = lines.join("").trimEnd().split("\r\n");
    expect(all).toHaveLength(4);
    expect(all.at(-1)).toBe("There are more: the export is limited to 2 orders");
  });
});

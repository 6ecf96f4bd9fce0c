import Papa from "papaparse";
import { formatRupees, rupees } from "#domain/money.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { ApiClient, Person } from "../api-client.ts";
import { ask } from "../ask.ts";
import {
  collectedBy,
  collectedOf,
  deliveryFeeCents,
  dueOf,
  itemsCents,
  refundableOf,
  returnedUnits,
  sum,
  usesOf,
  type Ledger,
  type SumMail,
  type WeekOrder,
} from "./ledger.ts";

/** The sums of an order as some page shows them, in rupees. */
interface OrderSums {
  readonly totalPrice: number;
  readonly collected: number | null;
  readonly stillOwed: number;
  readonly refunded: number;
}

const money = (cents: number): number => rupees(cents);
const isOpen = ({ phase }: WeekOrder): boolean => phase === "placed";

const sumsOf = (order: WeekOrder): OrderSums => ({
  totalPrice: money(order.totalCents),
  collected: order.openCents === null ? null : money(collectedOf(order)),
  stillOwed: isOpen(order) ? money(order.openCents ?? 0) : 0,
  refunded: money(order.refundedCents),
});

const byNumber = <Shown>(
  orders: readonly WeekOrder[],
  shown: (order: WeekOrder) => Shown,
): Readonly<Record<string, Shown>> =>
  Object.fromEntries(
    orders
      .map((order) => [order.number, shown(order)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const sumFields = "totalPrice collected stillOwed refunded";

const word = (text: string): string => text.toUpperCase().replaceAll(" ", "_");

/** What every page must show, by the ledger. */
export const expectedFigures = (ledger: Ledger, today: string) => {
  const { orders, runs, promotions, products, people } = ledger;
  const placed = orders.filter(isOpen);
  const closed = runs.filter(({ phase }) => phase === "CLOSED");
  const onTheRoad = runs.filter(({ phase }) => phase === "ON_THE_ROAD");
  const answered = runs.flatMap(({ stops }) => stops.filter(({ outcome }) => outcome !== null));
  const closedStops = closed.flatMap(({ stops }) => stops);
  const failedIn = (stops: typeof answered) =>
    stops.filter(({ outcome }) => outcome !== null && outcome.failure !== null);
  const refusedIn = (stops: typeof answered) =>
    stops.filter(({ outcome }) => outcome?.failure === "REFUSED");
  const differences = closed
    .map((run) => (run.handedInCents ?? 0) - collectedBy(run))
    .filter((difference) => difference !== 0);
  const handedIn = sum(closed.map(({ handedInCents }) => handedInCents ?? 0));
  const confirmed = orders.filter((order) => order.confirmed);
  const wentOut = orders.filter((order) => order.wentOut);
  const delivered = placed.filter(
    ({ status, payments }) => status === "Delivered" || payments.length > 0,
  );
  const inHand = orders.filter(({ payments }) =>
    payments.some(({ run }) => run.phase === "CLOSED"),
  );
  const handedOver = orders.filter(({ openCents }) => openCents !== null);
  const byHand = orders.filter(
    ({ openCents, refundedCents }) => openCents === null && refundedCents > 0,
  );
  const refunded = (of: readonly WeekOrder[]) => sum(of.map(({ refundedCents }) => refundedCents));
  const collected = (of: readonly WeekOrder[]) => sum(of.map(collectedOf));
  const totals = (of: readonly WeekOrder[]) => sum(of.map(({ totalCents }) => totalCents));
  const sold = placed.flatMap((order) =>
    order.lines.map(({ productId, priceCents, quantity }) => {
      const units = quantity - returnedUnits(order, productId);
      return { productId, units, cents: units * priceCents };
    }),
  );
  const used = promotions
    .map((promotion) => ({ code: promotion.code, uses: usesOf(ledger, promotion) }))
    .map(({ code, uses }) => ({
      ...{ code, used: uses.length, held: 0 },
      given: money(sum(uses.map(({ discountCents }) => discountCents))),
    }));
  return {
    buyersPage: byNumber(orders, (order) => ({
      ...{ phase: word(order.phase), status: word(order.status) },
      ...{ subtotal: money(itemsCents(order.lines)), deliveryFee: money(deliveryFeeCents) },
      discount: order.code === null ? null : { amount: money(order.discountCents) },
      ...sumsOf(order),
      refundable: money(refundableOf(order)),
      returnedItems: returnedItemsOf(order),
    })),
    desk: byNumber(orders, sumsOf),
    rest: byNumber(orders, (order) => money(order.totalCents)),
    restList: byNumber(placed, (order) => money(order.totalCents)),
    board: {
      totalCount: placed.length,
      totalMoney: money(totals(placed)),
      orders: byNumber(placed, sumsOf),
      ended: byNumber(
        orders.filter((order) => !isOpen(order)),
        sumsOf,
      ),
    },
    csv: byNumber(placed, (order) => ({
      ...sumsOf(order),
      ...{ code: order.code ?? "", discount: order.code === null ? 0 : money(order.discountCents) },
    })),
    people: Object.fromEntries(
      people.map(({ id, email }) => {
        const theirs = placed.filter(({ buyer }) => buyer.id === id);
        return [email, { orders: theirs.length, spent: money(totals(theirs)) }];
      }),
    ),
    promotions: used,
    stock: Object.fromEntries(products.map(({ id, available }) => [id, available])),
    cash: {
      ...{ handedInToday: money(handedIn), closedToday: closed.length },
      differenceThisMonth: money(sum(differences)),
      differencesThisMonth: differences.length,
      refusedThisMonth: refusedIn(closedStops).length,
      stopsThisMonth: closedStops.length,
    },
    today,
    awaited: orders
      .filter((order) => !isOpen(order) && !order.received)
      .map(({ number }) => number)
      .sort(),
    runs: Object.fromEntries(
      runs.map((run) => [
        run.id,
        {
          phase: run.phase,
          toCollect: money(
            sum(run.stops.map(({ order, outcome }) => outcome?.owedCents ?? dueOf(order))),
          ),
          collected: money(collectedBy(run)),
          handedIn: run.handedInCents === null ? null : money(run.handedInCents),
        },
      ]),
    ),
    orderToCash: {
      steps: [
        ["Ordered", orders.length, money(totals(orders))],
        ["Confirmed by phone", confirmed.length, money(totals(confirmed))],
        ["Out for delivery", wentOut.length, money(totals(wentOut))],
        ["Delivered", delivered.length, money(totals(delivered))],
        ["Cash in hand", inHand.length, money(handedIn)],
      ],
      kept: [
        handedOver.length,
        money(collected(handedOver)),
        handedOver.filter(({ refundedCents }) => refundedCents > 0).length,
        money(refunded(handedOver)),
        money(collected(handedOver) - refunded(handedOver)),
      ],
      byHand: byHand.length === 0 ? null : [byHand.length, money(refunded(byHand))],
      stops: answered.length,
      failed: failedIn(answered).length,
      refused: refusedIn(answered).length,
      stillOut: money(sum(onTheRoad.map(collectedBy))),
      byDriver: [
        closed.filter(({ stops }) => stops.length > 0).length,
        differences.length,
        money(sum(closed.map(collectedBy))),
      ],
      handedIn: money(handedIn),
      difference: money(sum(differences)),
    },
    ordersReport: {
      placed: orders.length,
      value: money(totals(orders)),
      cancelled: orders.filter(({ phase }) => phase === "cancelled").length,
      returned: orders.filter(({ phase }) => phase === "returned").length,
      refunded: money(refunded(orders)),
      codes: used
        .filter(({ code }) => orders.some((order) => order.code === code))
        .map(({ code, used: uses, given }) => [code, uses, given])
        .sort(),
    },
    bestSellers: {
      units: sum(sold.map(({ units }) => units)),
      revenue: money(sum(sold.map(({ cents }) => cents))),
    },
  };
};

const returnedItemsOf = ({ lines, ...order }: WeekOrder) =>
  lines
    .map(({ productId }) => ({
      productId,
      quantity: returnedUnits({ lines, ...order }, productId),
    }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));

type Cell = string | null;

interface Table {
  readonly title: string;
  readonly rows: readonly { readonly cells: readonly Cell[] }[];
}

const rowsOf = (tables: readonly Table[], title: string): readonly (readonly Cell[])[] =>
  (tables.find((table) => table.title === title)?.rows ?? []).map(({ cells }) => cells);

const column = (rows: readonly (readonly Cell[])[], index: number): number =>
  Math.round(sum(rows.map((cells) => Number(cells[index] ?? 0) * 100))) / 100;

const namedOf = <Item extends { readonly number: string }>(items: readonly Item[]) =>
  Object.fromEntries(
    items
      .map(({ number, ...item }) => [number, item] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** What every page of a shop shows. */
export const shownFigures = async (client: ApiClient, admin: Person, ledger: Ledger) => {
  const { orders, people, products, promotions, runs } = ledger;
  const asked = <Answer>(who: Person, query: string, variables: object = {}) =>
    ask<Answer>(client, who, query, variables);
  const gotten = async <Body>(who: Person | null, path: string): Promise<Body> =>
    (await client.rest(who, "GET", path)).body as Body;
  const inOrder = [...orders].sort((one, other) => (one.number < other.number ? -1 : 1));
  const eachOrder = async <Shown>(show: (order: WeekOrder) => Promise<Shown>) =>
    Object.fromEntries(
      await Promise.all(inOrder.map(async (order) => [order.number, await show(order)] as const)),
    );

  const reportOf = async (name: string): Promise<readonly Table[]> =>
    (
      await asked<{ readonly tables: readonly Table[] }>(
        admin,
        `query ($name: HistoryReportName!) {
          historyReport(name: $name) { ... on HistoryReport { tables { title rows { cells } } } }
        }`,
        { name },
      )
    ).tables;
  const toCash = await reportOf("ORDER_TO_CASH");
  const overTime = await reportOf("ORDERS");
  const best = rowsOf(await reportOf("BEST_SELLERS"), "Best sellers");
  const handedOver = rowsOf(toCash, "Collected, refunded and kept");
  const numbers = (cells: readonly Cell[] | undefined) =>
    (cells ?? []).slice(1).map((cell) => Number(cell));
  const byHand = handedOver.find(([name]) => name === "Delivered without a run");
  const drivers = rowsOf(toCash, "Not delivered, by driver");
  const byDriver = rowsOf(toCash, "Cash handed in, by driver");
  const total = (rowsOf(overTime, "Total")[0] ?? []).map(Number);

  interface BoardPage {
    readonly totalCount: number;
    readonly totalMoney: number;
    readonly items: readonly ({ readonly number: string } & OrderSums)[];
  }
  const boardOf = (cancelled: boolean) =>
    asked<BoardPage>(
      admin,
      `query ($cancelled: Boolean!) {
        orderBoard(cancelled: $cancelled, limit: 200) {
          totalCount totalMoney items { number ${sumFields} }
        }
      }`,
      { cancelled },
    );
  const board = await boardOf(false);

  const csv = await gotten<string>(admin, "/orders.csv");
  const { data: rows } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });

  const lists = await Promise.all(
    people.map(async (person) => {
      const { data } = await gotten<{
        readonly data: readonly { readonly number: string; readonly totalPrice: number }[];
      }>(person, "/order/myorders");
      return data;
    }),
  );

  return {
    buyersPage: await eachOrder(({ id, buyer }) =>
      asked<object>(
        buyer,
        `query ($id: ID!) {
          order(id: $id) {
            phase status subtotal deliveryFee discount { amount } ${sumFields} refundable
            returnedItems { productId quantity }
          }
        }`,
        { id },
      ),
    ),
    desk: await eachOrder(({ number }) =>
      asked<OrderSums>(
        admin,
        `query ($number: String!) { boardOrder(number: $number) { ${sumFields} } }`,
        { number },
      ),
    ),
    rest: await eachOrder(async ({ id, buyer }) => {
      const { data } = await gotten<{ readonly data: { readonly totalPrice: number } }>(
        buyer,
        `/order/${id}`,
      );
      return data.totalPrice;
    }),
    restList: Object.fromEntries(
      lists
        .flat()
        .map(({ number, totalPrice }) => [number, totalPrice] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    board: {
      ...{ totalCount: board.totalCount, totalMoney: board.totalMoney },
      orders: namedOf(board.items),
      ended: namedOf((await boardOf(true)).items),
    },
    csv: namedOf(
      rows.map((row) => ({
        number: row["Order"] ?? "",
        totalPrice: Number(row["Total (Rs.)"]),
        collected: row["Collected (Rs.)"] === "" ? null : Number(row["Collected (Rs.)"]),
        stillOwed: Number(row["Still owed (Rs.)"]),
        refunded: Number(row["Refunded (Rs.)"]),
        code: row["Promo code"] ?? "",
        discount: Number(row["Discount (Rs.)"]),
      })),
    ),
    people: Object.fromEntries(
      await Promise.all(
        people.map(async ({ email }) => {
          const { items } = await asked<{ readonly items: readonly object[] }>(
            admin,
            "query ($search: String!) { accounts(search: $search) { items { orders spent } } }",
            { search: email },
          );
          return [email, items[0]] as const;
        }),
      ),
    ),
    promotions: await Promise.all(
      promotions.map(async ({ code }) => {
        const { items } = await asked<{
          readonly items: readonly { readonly code: string }[];
        }>(admin, "{ promotions { items { code used held given } } }");
        return items.find((each) => each.code === code);
      }),
    ),
    stock: Object.fromEntries(
      await Promise.all(
        products.map(async ({ id }) => {
          const { countInStock } = await gotten<{ readonly countInStock: number }>(
            null,
            `/products/${id}`,
          );
          return [id, countInStock] as const;
        }),
      ),
    ),
    cash: await asked<object>(
      admin,
      `{ cashFigures {
        handedInToday closedToday differenceThisMonth differencesThisMonth refusedThisMonth
        stopsThisMonth
      } }`,
    ),
    today: dayInColombo(new Date().toISOString()),
    awaited: (
      await asked<readonly { readonly number: string }[]>(admin, "{ awaitedReturns { number } }")
    )
      .map(({ number }) => number)
      .sort(),
    runs: Object.fromEntries(
      await Promise.all(
        runs.map(
          async ({ id }) =>
            [
              id,
              await asked<object>(
                admin,
                "query ($id: ID!) { run(id: $id) { phase toCollect collected handedIn } }",
                { id },
              ),
            ] as const,
        ),
      ),
    ),
    orderToCash: {
      steps: rowsOf(toCash, "Ordered to cash in hand").map(([name, count, amount]) => [
        ...[name, Number(count), Number(amount)],
      ]),
      kept: numbers(handedOver[0]),
      byHand: byHand ? [Number(byHand[3]), Number(byHand[4])] : null,
      stops: column(drivers, 2),
      failed: column(drivers, 1),
      refused: column(drivers, 4),
      stillOut: column(rowsOf(toCash, "Cash still out"), 1),
      byDriver: [1, 2, 3].map((index) => column(byDriver, index)),
      handedIn: column(byDriver, 4),
      difference: column(byDriver, 5),
    },
    ordersReport: {
      ...{ placed: total[0], value: total[1], cancelled: total[5], returned: total[6] },
      refunded: total[7],
      codes: rowsOf(overTime, "Promo codes")
        .map(([code, uses, given]) => [code, Number(uses), Number(given)])
        .sort(),
    },
    bestSellers: { units: column(best, 2), revenue: column(best, 1) },
  };
};

/** The emails about orders that name sums, as they must read. */
export const expectedMails = ({ orders }: Ledger) =>
  byNumber(orders, ({ mails }) => mailTexts(mails));

const mailTexts = (mails: readonly SumMail[]): readonly string[] =>
  mails
    .map((mail): string => {
      switch (mail.kind) {
        case "placed":
          return `placed ${formatRupees(mail.totalCents)}`;
        case "changed":
          return `changed ${formatRupees(mail.totalCents)} ${formatRupees(mail.previousCents)}`;
        case "refunded":
          return `refunded ${formatRupees(mail.refundCents)}`;
        case "cancelled":
          return mail.paidCents === null
            ? "cancelled unknown"
            : mail.paidCents === 0
              ? "cancelled"
              : `cancelled ${formatRupees(mail.paidCents)}`;
      }
    })
    .sort();

const sumForm = "Rs\\.\\s[\\d,]+\\.\\d\\d";
const forms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`has been placed\\. You pay (${sumForm}) to the driver`), "placed"],
  [new RegExp(`now pay the driver (${sumForm}) instead of (${sumForm})`), "changed"],
  [new RegExp(`Refund: (${sumForm})`), "refunded"],
  [new RegExp(`was cancelled\\. You paid (${sumForm})`), "cancelled"],
  [/was cancelled\. If you have paid/, "cancelled unknown"],
  [/You weren.{1,3}t charged/, "cancelled"],
];

/** The same of the emails that were written. */
export const writtenMails = (texts: readonly string[], { orders }: Ledger) =>
  byNumber(orders, ({ number }) =>
    texts
      .filter((text) => text.includes(number))
      .flatMap((text) => {
        for (const [form, kind] of forms) {
          const found = form.exec(text);
          if (found) return [[kind, ...found.slice(1)].join(" ").replaceAll("\u00a0", " ")];
        }
        return [];
      })
      .sort(),
  );

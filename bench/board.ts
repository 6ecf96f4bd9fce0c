import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { openLogReadOnly } from "#event-store/embedded/open-read-only.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { ensureBuilt } from "../setup/build.ts";
import { adminPassword, apiClient } from "../testing/api-client.ts";
import { layWire } from "../testing/wire.ts";
import { signInAnalyst } from "./analyst.ts";
import { fillLog, generateMonth } from "./fill.ts";
import { inChromium, watchPage, type WatchedPage } from "./page.ts";
import { median, shares, type Report } from "./report.ts";
import { startShop, withDataDir, type ShopUnderLoad } from "./server.ts";

const openOrders = 5_000;
const changesPerSecond = 20;
const cutMs = 2_000;
const changesWhileCut = 40;
/** How long a page may take to catch up before it counts as wrong. */
const settleMs = 10_000;
/** Lets the board hydrate before it is used. */
const restMs = 1_000;

/** The page's class name for each status. */
const stepOf: Readonly<Record<OrderStatus, string>> = {
  "Item Preparing": "preparing",
  "Item Packing": "packing",
  "Out for Delivery": "out",
  Delivered: "delivered",
};

export interface BoardOptions {
  readonly orders: number;
  /** How long orders are moved. */
  readonly seconds: number;
  /** A directory to reuse for repeated runs; filled if it is empty. */
  readonly dataDir: string | undefined;
  /** A file for a CPU profile of the page while orders are moved. */
  readonly profile: string | undefined;
}

/**
 * The order board and its table in Chromium, in a shop with many orders, 5,000 of them open: how
 * fast another admin's change is drawn, how smoothly it scrolls meanwhile, and whether anything is
 * missing after a broken connection. CHROMIUM names the browser.
 */
export const measureBoard = async (
  { orders, seconds, dataDir: kept, profile }: BoardOptions,
  report: Report,
): Promise<void> => {
  await ensureBuilt();
  await withDataDir(async (dataDir) => {
    if (readdirSync(dataDir).length === 0) {
      await (await startShop(dataDir, 0)).stop();
      await fillLog(dataDir, generateMonth({ orders, products: 0, open: openOrders }));
      report.note(`${orders} orders, ${openOrders} of them open`);
    }
    const shop = await startShop(dataDir, 0);
    const wire = await layWire(shop.url);
    const log = openLogOfOrders(dataDir);
    try {
      // After the shop was filled, the history index catches up for a minute or more on the same
      // cores.
      await signInAnalyst(shop);
      const move = await createMover(shop);
      const admin = { email: "admin@nivasa.lk", password: adminPassword };
      await inChromium(wire.url, admin, async (page) => {
        const begun = performance.now();
        await page.goto(`${wire.url}/admin/orders`);
        await page.locator("article").first().waitFor({ timeout: 60_000 });
        report.add("board, first orders", { ms: performance.now() - begun });
        await after(2000);
        const board = { page, watched: await watchPage(page), move, log, report };
        const before = new Set((await tickets(page)).keys());
        await measureChanges(board, seconds, profile);
        await measureScroll(board);
        await compareWithLog(board, "compared with the log", before);
        wire.cut();
        await move(changesWhileCut);
        await after(cutMs);
        wire.restore();
        await compareWithLog(board, "after a broken connection", before);
        await measureTable(page, wire.url, shop, report);
      });
    } finally {
      await log.close();
      await wire.close();
      await shop.stop();
    }
  }, kept);
};

/** Reads the orders of a running shop from its log, bypassing all read models. */
const openLogOfOrders = (dataDir: string) => {
  const log = openLogReadOnly(dataDir);
  if (!log) throw new Error(`There is no log in ${dataDir}`);
  const numberOf = (stream: string) => orderNumber(stream.slice("order-".length));
  const statusIn = (data: unknown) => (data as { readonly status: OrderStatus }).status;
  return {
    head: log.head,
    close: log.close,
    /** Status changes; `at` is the time of the command, slightly before it was stored. */
    async movesAfter(position: Awaited<ReturnType<typeof log.head>>) {
      const moves: { number: string; status: OrderStatus; at: number }[] = [];
      for await (const { type, stream, data, metadata } of log.readAll(position)) {
        if (type !== "OrderStatusChanged") continue;
        const at = Date.parse(metadata.occurredAt);
        moves.push({ number: numberOf(stream), status: statusIn(data), at });
      }
      return moves;
    },
    /** The status of every order that is not cancelled, by number, from the whole log. */
    async statuses(): Promise<ReadonlyMap<string, OrderStatus>> {
      const statuses = new Map<string, OrderStatus>();
      for await (const { type, stream, data } of log.readAll(null)) {
        if (type === "OrderPlaced" || type === "OrderStatusChanged") {
          statuses.set(stream, statusIn(data));
        } else if (type === "OrderCancelled") statuses.delete(stream);
      }
      return new Map([...statuses].map(([stream, status]) => [numberOf(stream), status]));
    },
  };
};

interface Known {
  readonly id: string;
  readonly status: string;
  readonly revision: number;
}

/** Without Delivered, so that the number of open orders stays constant. */
const nextStatus: Readonly<Record<string, string>> = {
  ITEM_PREPARING: "ITEM_PACKING",
  ITEM_PACKING: "OUT_FOR_DELIVERY",
  OUT_FOR_DELIVERY: "ITEM_PREPARING",
};

/**
 * Another admin, who moves open orders forward and back, half of them on the first page of the
 * board: a number of moves at a steady pace, independent of latency. Rejects if one was refused.
 */
const createMover = async (shop: ShopUnderLoad): Promise<(changes: number) => Promise<void>> => {
  const client = apiClient(shop.url);
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const answer = await client.graphql(shop.admin, query, variables);
    const { data, errors } = answer.body as { readonly data: Data; readonly errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const openPage = async (cursor: string | null) => {
    interface Answer {
      readonly orderBoard: { readonly items: Known[]; readonly nextCursor: string | null };
    }
    return (await ask<Answer>(someOrders, { cursor })).orderBoard;
  };
  const first = await openPage(null);
  const second = await openPage(first.nextCursor);
  // Each queue is circular, so that an order rests before it is moved again.
  const queues = [first.items, second.items];

  const moveNext = async (queue: Known[]): Promise<void> => {
    const order = queue.shift();
    if (!order) throw new Error("Every order is being moved");
    const { id, revision } = order;
    const status = nextStatus[order.status];
    if (status === undefined) throw new Error(`An order at ${order.status} is not open`);
    const variables = { id, status, revision, commandId: randomUUID() };
    const { setOrderStatus } = await ask<{ setOrderStatus: { order?: Known } }>(
      moveOrder,
      variables,
    );
    if (!setOrderStatus.order) throw new Error(`Refused: ${JSON.stringify(setOrderStatus)}`);
    queue.push(setOrderStatus.order);
  };

  return async (changes) => {
    const begun = performance.now();
    const moves: Promise<void>[] = [];
    for (let change = 0; change < changes; change += 1) {
      await after(Math.max(0, begun + (change * 1000) / changesPerSecond - performance.now()));
      moves.push(moveNext(queues[change % queues.length] ?? []));
    }
    await Promise.all(moves);
  };
};

const someOrders = `query ($cursor: String) {
  orderBoard(cursor: $cursor) { items { id status revision } nextCursor }
}`;

const moveOrder = `mutation ($id: ID!, $status: OrderStatus!, $revision: Int!, $commandId: ID) {
  setOrderStatus(orderId: $id, status: $status, expectedRevision: $revision, commandId: $commandId) {
    __typename
    ... on OrderStatusSet { order { id status revision } }
  }
}`;

/** An open board under measurement and its shop. */
interface MeasuredBoard {
  readonly page: Page;
  readonly watched: WatchedPage;
  readonly move: (changes: number) => Promise<void>;
  readonly log: ReturnType<typeof openLogOfOrders>;
  readonly report: Report;
}

/**
 * Another admin moves twenty orders a second, half of which the page shows. Measures the time from
 * the command to the drawn frame.
 */
const measureChanges = async (
  { page, watched, move, log, report }: MeasuredBoard,
  seconds: number,
  profile: string | undefined,
): Promise<void> => {
  const shown = new Set((await tickets(page)).keys());
  const since = await log.head();
  await watched.drawn();
  let took = 0;
  const frames = await watched.framesDuring(() =>
    watched.profiled(profile, async () => {
      const begun = performance.now();
      await move(seconds * changesPerSecond);
      took = performance.now() - begun;
      await after(2000);
    }),
  );
  const drawn = await watched.drawn();
  const moves = await log.movesAfter(since);
  const expected = moves.filter(({ number }) => shown.has(number));
  const waits = expected.flatMap(({ number, status, at }) => {
    const first = drawn.find(
      (ticket) => ticket.number === number && ticket.step === stepOf[status] && ticket.at >= at,
    );
    return first ? [first.at - at] : [];
  });
  const { p50, p95, longest } = shares(waits);
  report.add("another admin's change is drawn", {
    "changes/s": (moves.length * 1000) / took,
    shown: waits.length,
    ...{ "p50 ms": p50, "p95 ms": p95, "most ms": longest },
    "not drawn": expected.length - waits.length,
  });
  report.add("frames meanwhile", frames);
  report.add("memory of the board", { MiB: await watched.heapMiB() });
};

/** Scrolls down and up, in steps of some pixels. */
const scroll = async (page: Page, steps: number, pixels: number): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps / 2 ? pixels : -pixels);
    await after(50);
  }
};

/** Scrolls a column to its end and back while orders move. */
const measureScroll = async ({ page, watched, move, report }: MeasuredBoard): Promise<void> => {
  const steps = 80;
  await page.mouse.move(300, 500);
  const frames = await watched.framesDuring(async () => {
    await Promise.all([move(steps), scroll(page, steps, 240)]);
  });
  await page.mouse.move(0, 0);
  report.add("scrolled meanwhile", frames);
};

/** Compares every ticket and every count with the log after the page had time to catch up. */
const compareWithLog = async (
  { page, log, report }: MeasuredBoard,
  row: string,
  before: ReadonlySet<string>,
): Promise<void> => {
  const statuses = await log.statuses();
  const until = performance.now() + settleMs;
  for (;;) {
    const shown = await tickets(page);
    const wrong = [...shown].filter(([number, step]) => {
      const status = statuses.get(number);
      return status === undefined || stepOf[status] !== step;
    });
    const gone = [...before].filter((number) => !shown.has(number));
    const columns = await columnCounts(page);
    const wrongCounts = orderStatuses.slice(0, 3).filter((status) => {
      const count = [...statuses.values()].filter((each) => each === status).length;
      return columns.get(stepOf[status]) !== count;
    });
    const isRight = wrong.length + gone.length + wrongCounts.length === 0;
    if (isRight || performance.now() > until) {
      report.add(row, {
        "orders compared": shown.size,
        "at another status": wrong.length,
        gone: gone.length,
        "counts wrong": wrongCounts.length,
      });
      return;
    }
    await after(200);
  }
};

/** The step of each ticket on the page, by order number. */
const tickets = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page
      .locator("article")
      .evaluateAll((all) =>
        all.map((each): [string, string] => [
          (each.getAttribute("aria-label") ?? "").replace("Order ", ""),
          /status-(\w+)/.exec(each.getAttribute("class") ?? "")?.[1] ?? "",
        ]),
      ),
  );

const columnCounts = async (page: Page): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await page
      .locator("h2[id^='column-'] + span")
      .evaluateAll((all) =>
        all.map((each): [string, number] => [
          (each.previousElementSibling?.id ?? "").replace("column-", ""),
          Number(each.textContent.replaceAll(",", "")),
        ]),
      ),
  );

const repetitions = 5;
/**
 * The list reaches its maximum length after this many pages; further pages replace earlier ones.
 */
const pagesToFull = 9;
const furtherPages = 30;

/**
 * The table of all orders: the first page, its response alone and drawn, and the cost of further
 * pages and scrolling.
 */
const measureTable = async (
  page: Page,
  url: string,
  shop: ShopUnderLoad,
  report: Report,
): Promise<void> => {
  /** The median duration of repeated work. */
  const repeated = async (row: string, times: number, once: (time: number) => Promise<number>) => {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) took.push(await once(time));
    report.add(row, { ms: median(took) });
  };
  const client = apiClient(shop.url);
  await repeated("table, first page, the response alone", 20, async () => {
    const begun = performance.now();
    const { status } = await client.graphql(shop.admin, firstPage);
    if (status !== 200) throw new Error(`The first page was answered with ${status}`);
    return performance.now() - begun;
  });
  await page.addInitScript(noteFirstPage);
  await repeated("table, opened with the page, from request to drawn", repetitions, async () => {
    await page.goto(`${url}/admin/orders?view=table`);
    return requestUntilDrawn(page);
  });
  await repeated("table, from click in an open board to drawn", repetitions, async () => {
    await page.goto(`${url}/admin/orders`);
    await page.locator("article").first().waitFor();
    await after(restMs);
    const button = page.getByRole("button", { name: "Table", exact: true });
    return button.evaluate(pressedUntilDrawn, {
      wanted: "tr[data-ticket]",
      observed: { childList: true },
    });
  });
  const columns = ["Total", "Total", "Customer", "Customer"];
  const heads = page.getByRole("region", { name: "Order table" });
  await repeated("table, another sort order, from click to drawn", columns.length, (time) =>
    heads.getByRole("button", { name: columns[time] ?? "" }).evaluate(pressedUntilDrawn, {
      wanted: "body:not(:has([aria-busy] table))",
      observed: { attributeFilter: ["aria-busy"] },
    }),
  );
  const watched = await watchPage(page);
  const before = await watched.heapMiB();
  await page.mouse.move(700, 600);
  const scrolled = () => watched.framesDuring(() => scroll(page, 60, 800));
  report.add("table, first page scrolled", { ...(await scrolled()), MiB: before });
  const moreMs: number[] = [];
  for (let further = 1; further <= furtherPages; further += 1) {
    const held = page.getByText(/of [\d,]+ shown/).last();
    const shown = (await held.textContent()) ?? "";
    const begun = performance.now();
    await page.getByRole("button", { name: /^(Load more|Show the next)$/ }).click();
    await expect(held).not.toHaveText(shown);
    moreMs.push(performance.now() - begun);
    if (further !== pagesToFull && further !== furtherPages) continue;
    report.add(`table, ${further} pages later`, {
      "a page ms": median(moreMs),
      "last page ms": moreMs.at(-1) ?? 0,
      ...(await scrolled()),
      MiB: await watched.heapMiB(),
    });
  }
};

/**
 * Runs in the page before its own scripts: records when orders are requested and when the first row
 * has been drawn.
 */
const noteFirstPage = () => {
  const noted: { requestedAt?: number; drawn?: number } = {};
  Object.assign(window, { noted });
  const ask = window.fetch;
  window.fetch = (input, init) => {
    if (typeof init?.body === "string" && init.body.includes("query OrderBoard"))
      noted.requestedAt ??= performance.now();
    return ask(input, init);
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector("tr[data-ticket]")) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        noted.drawn = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true });
};

const requestUntilDrawn = async (page: Page): Promise<number> => {
  const times = await page.waitForFunction(() => {
    const { noted } = window as unknown as { noted: { requestedAt?: number; drawn?: number } };
    return noted.drawn === undefined
      ? null
      : { drawn: noted.drawn, requestedAt: noted.requestedAt };
  });
  const noted = await times.jsonValue();
  if (noted?.requestedAt === undefined) throw new Error("The page has not requested orders");
  return noted.drawn - noted.requestedAt;
};

/**
 * Runs in the page: the time from a click on a button until the page matches a selector and is
 * drawn. `observed` selects the changes after which it looks.
 */
const pressedUntilDrawn = (
  button: Element,
  { wanted, observed }: { readonly wanted: string; readonly observed: MutationObserverInit },
): Promise<number> =>
  new Promise((drawn) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now() - begun)));
    });
    observer.observe(document, { subtree: true, ...observed });
    (button as HTMLElement).click();
  });

const firstPage = `{
  orderBoard {
    items {
      id number status userId customerName phone city province items { productId name quantity } totalPrice
      createdAt statusChangedAt cancelledAt movedBy movedBack commentCount revision
    }
    totalCount totalMoney counts { status count } nextCursor position
  }
}`;

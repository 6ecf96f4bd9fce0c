import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { arch, cpus, platform, release, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents } from "#event-store/event-store.ts";
import { someAddress } from "../testing/api-client.ts";
import { someEvent } from "../testing/events.ts";
import { createCaller } from "./http-caller.ts";
import { load, type Load } from "./load.ts";
import { startShopUnderLoad } from "./shop-under-load.ts";

const callers = 32;
const appenders = 64;

const listBody = JSON.stringify({
  query: `{ products(limit: 20) { totalCount items { id name price category image countInStock rating numReviews } } }`,
});

const addBody = (productId: string) =>
  JSON.stringify({
    query: `mutation ($productId: ID!, $commandId: ID) {
      addToCart(productId: $productId, quantity: 1, commandId: $commandId) {
        __typename ... on CartChanged { position cart { itemCount total } }
      }
    }`,
    variables: { productId, commandId: randomUUID() },
  });

const changeBody = (productId: string, quantity: number) =>
  JSON.stringify({
    query: `mutation ($productId: ID!, $quantity: Int!) {
      changeCartQuantity(productId: $productId, quantity: $quantity) { __typename ... on Refusal { code } }
    }`,
    variables: { productId, quantity },
  });

const orderBody = (productId: string, price: number) =>
  JSON.stringify({
    query: `mutation ($input: PlaceOrderInput!, $commandId: ID) {
      placeOrder(input: $input, commandId: $commandId) {
        __typename ... on OrderAccepted { position order { id number totalPrice } }
      }
    }`,
    variables: {
      commandId: randomUUID(),
      input: {
        items: [{ productId, quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: price + 500,
      },
    },
  });

/** How many products the callers share, so that stock is contended as in a shop. */
const contended = 3;

const expectType = (answer: string, type: string): void => {
  if (!answer.includes(`"__typename":"${type}"`)) throw new Error(`Not ${type}: ${answer}`);
};

const row = (name: string, { perSecond, p50, p99, count }: Load): string =>
  [
    name.padEnd(34),
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(2).padStart(9),
    p99.toFixed(2).padStart(9),
    String(count).padStart(9),
  ].join("");

const measureShop = async (dataDir: string, seconds: number, print: (line: string) => void) => {
  const shop = await startShopUnderLoad(dataDir, callers);
  const call = createCaller(shop.url, callers);
  const tokenOf = (caller: number) => shop.people[caller]?.token ?? null;
  const productOf = (caller: number) => {
    const product = shop.products[caller % contended];
    if (!product) throw new Error("The shop has nothing to sell");
    return product;
  };
  const idle = shop.rssMiB();
  try {
    print(
      row(
        `list of 20, ${callers} callers`,
        await load(callers, seconds, async () => {
          await call(listBody, null);
        }),
      ),
    );
    print(
      row(
        `add to cart, ${callers} callers`,
        await load(callers, seconds, async (caller, round) => {
          const { _id: id } = productOf(caller);
          // A line holds 99 pieces; every 90th add starts it anew, and counts as one more request of the same kind.
          if (round % 90 === 89) await call(changeBody(id, 1), tokenOf(caller));
          expectType(await call(addBody(id), tokenOf(caller)), "CartChanged");
        }),
      ),
    );
    print(
      row(
        `orders (add + place), ${callers} callers`,
        await load(callers, seconds, async (caller) => {
          const { _id: id, price } = productOf(caller + 1);
          expectType(await call(addBody(id), tokenOf(caller)), "CartChanged");
          expectType(await call(orderBody(id, price), tokenOf(caller)), "OrderAccepted");
        }),
      ),
    );
    print(
      `RSS of the server: ${String(idle)} MiB idle, ${String(shop.rssMiB())} MiB after the run`,
    );
  } finally {
    await shop.stop();
  }
};

const measureAppends = async (dataDir: string, seconds: number, print: (line: string) => void) => {
  const store = await openEmbeddedEventStore(dataDir);
  const data = { productId: "uva-kettle", quantity: 1, priceCents: 985_000, note: "x".repeat(80) };
  const revisions = new Map<number, number>();
  const result = await load(appenders, seconds, async (appender) => {
    const revision = revisions.get(appender) ?? noEvents;
    const outcome = await store.append(`cart-${appender}`, revision, [someEvent(data)]);
    if (outcome.outcome !== "written") throw new Error(`Not written: ${outcome.outcome}`);
    revisions.set(appender, outcome.revision);
  });
  await store.close();
  print(row(`append, ${appenders} appenders`, result));
};

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, passes: { type: "string", default: "3" } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
print(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`,
);
print(
  `${values.passes} passes of ${values.seconds} s after 2 s of warm-up; every answer checked; fsync before each answer`,
);
for (let pass = 1; pass <= Number(values.passes); pass += 1) {
  print(`\npass ${pass}`.padEnd(35) + "per second   p50 ms   p99 ms    count");
  for (const measure of [measureShop, measureAppends]) {
    const dataDir = mkdtempSync(join(tmpdir(), "nivasa-bench-"));
    try {
      await measure(dataDir, Number(values.seconds), print);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

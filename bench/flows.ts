import { randomUUID } from "node:crypto";
import { provinces } from "#domain/constants.ts";
import { someAddress } from "../testing/api-client.ts";
import { createCaller, type Call } from "./calls.ts";
import { shares, type Report } from "./report.ts";
import { contended, type ServerUnderLoad, type ShopUnderLoad } from "./server.ts";

/** A repeatable action of customers or staff. */
export interface Flow<Shop = ShopUnderLoad> {
  readonly name: string;
  readonly callers: number;
  /** Does it once; throws if the response is wrong. */
  once(shop: Shop, call: Call, caller: number, round: number): Promise<void>;
}

/** The same flow, and how often it has been done. */
export const counting = (
  flow: Flow,
): { readonly flow: Flow; readonly counted: { rounds: number } } => {
  const counted = { rounds: 0 };
  return {
    counted,
    flow: {
      ...flow,
      async once(...args) {
        await flow.once(...args);
        counted.rounds += 1;
      },
    },
  };
};

/** Number of parallel callers of frequent flows. */
export const many = 32;

export const graphql = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/graphql", token, JSON.stringify({ query, variables }));

/** Throws if a response lacks an expected part. */
export const expectIn = (answer: string, part: RegExp): void => {
  if (!part.test(answer)) throw new Error(`No ${part.source} in ${answer.slice(0, 300)}`);
};

const read = (name: string, answer: RegExp, query: string, variables: object = {}): Flow => ({
  name,
  callers: many,
  async once(_shop, call) {
    expectIn(await graphql(call, null, query, variables), answer);
  },
});

const some = /"totalCount":[1-9]/;

/** Checking the same megabytes again would cost more than requesting them. */
let checkedList = "";

/** Reads by visitors and shoppers. */
export const readFlows: readonly Flow[] = [
  read("list of 20, light", some, "{ products(limit: 20) { totalCount items { id name image } } }"),
  read(
    "list of 20, with prices",
    some,
    `{ products(limit: 20) { totalCount items { id name price category image countInStock rating numReviews } } }`,
  ),
  read(
    "product detail",
    /"name":"Uva Kettle"/,
    `query ($id: ID!) { product(id: $id) { id name description price countInStock rating numReviews } }`,
    { id: "uva-kettle" },
  ),
  read(
    "search",
    some,
    `{ products(search: "lamp", limit: 20) { totalCount items { id name price } } }`,
  ),
  {
    name: "REST list of all products",
    callers: many,
    async once(_shop, call) {
      const list = await call("/api/products", null, undefined, "br");
      if (list !== checkedList) expectIn(list, /"uva-kettle"/);
      checkedList = list;
    },
  },
];

/** Reads of the checkout. Not in the mix of reads and orders, which other commits have as well. */
export const checkoutReads: readonly Flow[] = [
  read(
    "delivery dates of a district",
    /"earliest":\{/,
    `query ($district: String, $province: String!) {
      deliveryDates(district: $district, province: $province) {
        dates { date closed morning afternoon } earliest { date half } usual { from to }
      }
    }`,
    { district: "Galle", province: "Southern" },
  ),
];

const boardQuery =
  "{ orderBoard(limit: 20) { totalCount items { id number status customerName totalPrice } } }";

const callsQuery = `{ callQueue(limit: 100) {
  toCall later confirmedToday items { id number customerName totalPrice call { state score } }
} }`;

const cashQuery = `{
  runs { id phase toCollect collected }
  cashFigures { handedInToday differenceThisMonth refusedThisMonth }
  awaitedReturns { id number }
}`;

/** Reads by staff. */
export const staffFlows: readonly Flow[] = [
  {
    name: "admin orders, 20 of all",
    callers: many,
    async once({ admin }, call) {
      await graphql(call, admin.token, boardQuery);
    },
  },
  {
    name: "open runs and their cash",
    callers: many,
    async once({ admin }, call) {
      await graphql(call, admin.token, cashQuery);
    },
  },
  {
    name: "orders to call",
    callers: 1,
    async once({ admin }, call) {
      expectIn(await graphql(call, admin.token, callsQuery), /"toCall":/);
    },
  },
];

const adding = `mutation ($productId: ID!, $quantity: Int!, $commandId: ID) {
  addToCart(productId: $productId, quantity: $quantity, commandId: $commandId) {
    __typename ... on CartChanged { position cart { itemCount total } }
  }
}`;

const placing = `mutation ($input: PlaceOrderInput!, $commandId: ID) {
  placeOrder(input: $input, commandId: $commandId) {
    __typename ... on OrderAccepted { position order { id number totalPrice } }
  }
}`;

const changing = `mutation ($productId: ID!) {
  changeCartQuantity(productId: $productId, quantity: 1) { __typename ... on Refusal { code } }
}`;

const addToCart = async (
  call: Call,
  token: string,
  productId: string,
  quantity = 1,
): Promise<void> => {
  const variables = { productId, quantity, commandId: randomUUID() };
  const answer = await graphql(call, token, adding, variables);
  expectIn(answer, /"__typename":"CartChanged"/);
};

const tokenOf = ({ callers }: ShopUnderLoad, caller: number): string =>
  callers[caller]?.token ?? "";

const productOf = ({ products }: ShopUnderLoad, caller: number) => {
  const product = products[caller % contended];
  if (!product) throw new Error("The shop has nothing to sell");
  return product;
};

/**
 * Adds to a caller's cart. A line is limited to 99 items, and two flows may fill it in parallel, so
 * the first and every 40th add are preceded by a change to one.
 */
const cart = (name: string, add: typeof addToCart): Flow => ({
  name,
  callers: many,
  async once(shop, call, caller, round) {
    const { id: productId } = productOf(shop, caller);
    const token = tokenOf(shop, caller);
    if (round % 40 === 0) await graphql(call, token, changing, { productId });
    await add(call, token, productId);
  },
});

/** The callers live in all provinces, so that their orders go to all delivery zones. */
const addressOf = (caller: number) => {
  const homes = Object.entries(provinces);
  const [province, [district]] = homes[caller % homes.length] ?? ["Western", provinces.Western];
  return { ...someAddress, province, district };
};

/** The product of a caller's order. Each round buys another one. */
const orderedProduct = (shop: ShopUnderLoad, caller: number, round: number) =>
  productOf(shop, caller + 1 + round);

const place: Flow["once"] = async (shop, call, caller, round) => {
  const { id: productId, price } = orderedProduct(shop, caller, round);
  const items = [{ productId, quantity: 1 }];
  const total = { totalPrice: price + 500, again: true };
  const input = { items, shippingAddress: addressOf(caller), ...total };
  const variables = { commandId: randomUUID(), input };
  const answer = await graphql(call, tokenOf(shop, caller), placing, variables);
  expectIn(answer, /"__typename":"OrderAccepted"/);
};

const order: Flow["once"] = async (shop, call, caller, round) => {
  await addToCart(call, tokenOf(shop, caller), orderedProduct(shop, caller, round).id);
  await place(shop, call, caller, round);
};

/** The checkout alone, of carts that `fillCarts` has filled. */
export const checkoutAlone: Flow = { name: "place the order", callers: many, once: place };

/** Fills the cart of each caller with the units of its next 297 orders, 99 of each product. */
export const fillCarts = async (shop: ShopUnderLoad, call: Call): Promise<void> => {
  for (const { token } of shop.callers) {
    for (const { id } of shop.products.slice(0, contended)) await addToCart(call, token, id, 99);
  }
};

/** The checkout with many callers, by name. */
export const checkout: Flow = {
  name: "add to cart and place the order",
  callers: many,
  once: order,
};

/** Flows that change data. */
export const commandFlows: readonly Flow[] = [
  cart("add to cart, GraphQL", addToCart),
  cart("add to cart, REST", async (call, token, productId) => {
    await call("/api/cart", token, JSON.stringify({ productId, quantity: 1 }));
  }),
  checkout,
  {
    name: "one order per 50 reads",
    callers: many,
    async once(shop, call, caller, round) {
      const turn = caller + round;
      const reading = turn % 51 === 0 ? undefined : readFlows[turn % readFlows.length];
      await (reading?.once ?? order)(shop, call, caller, round);
    },
  },
  { name: "an order alone (add and place)", callers: 1, once: order },
];

const warmUpMs = 2000;

/**
 * Lets a number of callers repeat the work, each starting again when its last call is answered, for
 * `seconds` after a warm-up. Counts calls that end within these seconds, so that slow work is not
 * undercounted. An exception in the work ends the benchmark: only correct responses count.
 */
export const load = async (
  callers: number,
  seconds: number,
  work: (caller: number, round: number) => Promise<void>,
) => {
  const latencies: number[] = [];
  const begin = performance.now() + warmUpMs;
  const end = begin + seconds * 1000;
  const call = async (caller: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round += 1) {
      const started = performance.now();
      await work(caller, round);
      const ended = performance.now();
      if (ended >= begin && ended <= end) latencies.push(ended - started);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return { perSecond: latencies.length / seconds, ...shares(latencies) };
};

/** The throughput and latency of one flow, and the longest event loop delay of the server. */
export const measureFlow = async <Server extends ServerUnderLoad>(
  server: Server,
  flow: Flow<Server>,
  call: Call,
  seconds: number,
) => {
  await server.loopDelayMs();
  const { perSecond, p50, p99 } = await load(flow.callers, seconds, (caller, round) =>
    flow.once(server, call, caller, round),
  );
  const delay = await server.loopDelayMs();
  return { "per second": perSecond, "p50 ms": p50, "p99 ms": p99, "longest delay ms": delay };
};

/** Row names, prefixed with the server's name unless it is the shop. */
export const rows = {
  idle: "memory before the run",
  used: "memory after the run",
  secondStart: "second start",
  flow: ({ name, callers }: { readonly name: string; readonly callers: number }) =>
    `${name}, ${callers} callers`,
} as const;

/**
 * Runs one flow after the other on a server, each for some seconds, and stops it. Adds throughput
 * and latency of each, and the memory before and after, to the report.
 */
export const measureServer = async <Server extends ServerUnderLoad>(
  server: Server,
  flows: readonly Flow<Server>[],
  seconds: number,
  report: Report,
  whose = "",
): Promise<void> => {
  const call = createCaller(server.url, many);
  try {
    report.add(`${whose}${rows.idle}`, { "RSS MiB": server.rssMiB() ?? 0 });
    for (const flow of flows) {
      const figures = await measureFlow(server, flow, call, seconds);
      report.add(`${whose}${rows.flow(flow)}`, figures);
      const perSecond = figures["per second"].toFixed(0).padStart(8);
      report.note(`  ${`${whose}${flow.name}`.padEnd(46)}${perSecond} per second`);
    }
    report.add(`${whose}${rows.used}`, { "RSS MiB": server.rssMiB() ?? 0 });
  } finally {
    await server.stop();
  }
};

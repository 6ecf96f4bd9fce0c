import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import type { Random } from "#server/seed/random.ts";
import { someAddress, type ApiClient, type Person } from "../api-client.ts";
import { ask as askShop } from "../ask.ts";
import {
  backToStock,
  collectedBy,
  collectedOf,
  deliveryFeeCents,
  discountBy,
  dueOf,
  end,
  itemsCents,
  leaveRun,
  refundableOf,
  unitsLeft,
  usesOf,
  worthOf,
  type Ledger,
  type WeekLine,
  type WeekOrder,
  type WeekRun,
} from "./ledger.ts";

/** The shop of a random week and what it must hold. */
export interface Week {
  /** The shop that is open now. */
  readonly client: () => ApiClient;
  /** Waits until the read models hold every event. */
  readonly caughtUp: () => Promise<void>;
  readonly admin: Person;
  readonly driver: Person;
  readonly random: Random;
  readonly ledger: Ledger;
  /** Sends the next command to a shop that is killed within it, and again to the next one. */
  killWithinNext: string | null;
  readonly kill: (step: string, send: () => Promise<unknown>) => Promise<void>;
}

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

const refusal = "__typename ... on Refusal { code message }";

const keyFrom = (random: Random): string =>
  Array.from({ length: 4 }, () => Math.floor(random.next() * 2 ** 32).toString(36)).join("-");

const send = async <Answer extends Answered>(
  week: Week,
  who: Person,
  query: string,
  variables: object,
): Promise<Answer> => {
  const wanted = { ...variables, commandId: keyFrom(week.random) };
  const once = () => askShop<Answer>(week.client(), who, query, wanted);
  const step = week.killWithinNext;
  if (step !== null && query.includes("Run")) {
    week.killWithinNext = null;
    await week.kill(step, once);
  }
  return once();
};

/** Sends a command that the shop must accept. */
const accepted = async <Answer extends Answered>(
  week: Week,
  type: string,
  ...request: [who: Person, query: string, variables: object]
): Promise<Answer> => {
  const answer = await send<Answer>(week, ...request);
  if (answer.__typename !== type) {
    throw new Error(`${request[1]} ${JSON.stringify(request[2])}: ${JSON.stringify(answer)}`);
  }
  return answer;
};

/** Sends a command that the shop must refuse. */
const refused = async (
  week: Week,
  code: string,
  ...request: [who: Person, query: string, variables: object]
): Promise<void> => {
  const answer = await send(week, ...request);
  if (answer.code !== code) {
    throw new Error(`${request[1]} ${JSON.stringify(request[2])}: ${JSON.stringify(answer)}`);
  }
};

const revisionOf = async (
  { client, admin, caughtUp }: Week,
  { number }: WeekOrder,
): Promise<number> => {
  await caughtUp();
  const query = "query ($number: String!) { boardOrder(number: $number) { revision } }";
  const order = await askShop<{ readonly revision: number }>(client(), admin, query, { number });
  return order.revision;
};

/** One of the matching orders; null if there is none. */
const anyOrder = (
  { random, ledger }: Week,
  matches: (order: WeekOrder) => boolean,
): WeekOrder | null => {
  const found = ledger.orders.filter(matches);
  return found.length === 0 ? null : random.pick(found);
};

const isOpen = ({ phase }: WeekOrder): boolean => phase === "placed";
/** Staff may say that an order of a planned run is out before the run starts. */
const isInVan = ({ goods, run, status }: WeekOrder): boolean =>
  goods === "in the van" || (run !== null && status === "Out for Delivery");
const isPreparing = (order: WeekOrder): boolean =>
  isOpen(order) && order.status === "Item Preparing" && !isInVan(order);

const word = (text: string): string => text.toUpperCase().replaceAll(" ", "_");

const someLines = ({ random, ledger }: Week): readonly WeekLine[] => {
  const chosen = ledger.products.filter(() => random.next() < 0.5);
  const products = chosen.length > 0 ? chosen : [random.pick(ledger.products)];
  return products.map(({ id, priceCents }) => ({
    ...{ productId: id, priceCents, quantity: random.between(1, 3) },
  }));
};

const take = ({ ledger }: Week, lines: readonly Pick<WeekLine, "productId" | "quantity">[]): void =>
  backToStock(
    ledger,
    lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );

const orderItems = (lines: readonly WeekLine[]) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }));

const placed = `${refusal} ... on OrderAccepted { order { id number } }`;

/** A customer orders by GraphQL, by REST or on the phone, often with a code. */
const placeOrder = async (week: Week): Promise<void> => {
  const { random, ledger, admin, client } = week;
  const buyer = random.pick(ledger.people);
  const lines = someLines(week);
  const promotion = random.next() < 0.5 ? random.pick(ledger.promotions) : null;
  const discountCents = promotion ? discountBy(promotion, lines) : 0;
  const totalCents = itemsCents(lines) + deliveryFeeCents - discountCents;
  const input = {
    ...{ items: orderItems(lines), shippingAddress: someAddress, again: true },
    totalPrice: rupees(totalCents),
    ...(promotion ? { promoCode: promotion.code } : {}),
  };
  const placing = `mutation ($input: PlaceOrderInput!, $commandId: ID) {
    placeOrder(input: $input, commandId: $commandId) { ${placed} }
  }`;
  if (promotion) {
    const isUsable =
      promotion.state === "running" &&
      itemsCents(lines) >= promotion.minSumCents &&
      usesOf(ledger, promotion).length < promotion.uses;
    if (!isUsable) return refused(week, "PROMO_REFUSED", buyer, placing, { input });
  }
  const way = random.pick(["graphql", "rest", "phone"] as const);
  let found: { readonly id: string; readonly number: string };
  if (way === "rest") {
    const { items: wanted, ...rest } = input;
    const answer = await client().rest(
      buyer,
      "POST",
      "/order/",
      { ...rest, orderItems: wanted },
      { "idempotency-key": keyFrom(random) },
    );
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const { data } = answer.body as {
      readonly data: { readonly _id: string; readonly number: string };
    };
    const { _id: id, number } = data;
    found = { id, number };
  } else if (way === "phone") {
    ({ order: found } = await accepted<Answered & { readonly order: typeof found }>(
      week,
      "PhoneOrderPlaced",
      admin,
      `mutation ($customerId: ID, $input: PlaceOrderInput!, $commandId: ID) {
        placePhoneOrder(customerId: $customerId, input: $input, commandId: $commandId) {
          ${refusal} ... on PhoneOrderPlaced { order { id number } }
        }
      }`,
      { customerId: buyer.id, input },
    ));
  } else {
    ({ order: found } = await accepted<Answered & { readonly order: typeof found }>(
      week,
      "OrderAccepted",
      buyer,
      placing,
      { input },
    ));
  }
  take(week, lines);
  ledger.orders.push({
    ...found,
    ...{ buyer, code: promotion?.code ?? null, lines, discountCents, totalCents },
    ...({ status: "Item Preparing", phase: "placed", goods: "in the shop" } as const),
    ...{ confirmed: way === "phone", wentOut: false, wasDelivered: false, received: false },
    ...{ run: null, payments: [], openCents: null, refundedCents: 0, worthCents: 0 },
    prices: new Map(lines.map(({ productId, priceCents }) => [productId, priceCents])),
    ...{ returned: [], zone: "western", mails: [{ kind: "placed", totalCents }] },
  });
};

const applyStatus = (order: WeekOrder, status: OrderStatus): void => {
  order.status = status;
  if (status !== "Out for Delivery" && status !== "Delivered") return;
  order.wentOut = true;
  if (order.goods === "in the shop") order.goods = "out";
  if (status === "Delivered") order.wasDelivered = true;
};

const setStatus = async (week: Week): Promise<void> => {
  const { random, admin } = week;
  const order = anyOrder(week, isOpen);
  if (!order) return;
  const status = random.pick(orderStatuses);
  await accepted(
    week,
    "OrderStatusSet",
    admin,
    `mutation ($orderId: ID!, $status: OrderStatus!, $seen: Int!, $commandId: ID) {
      setOrderStatus(orderId: $orderId, status: $status, expectedRevision: $seen,
        commandId: $commandId) { ${refusal} }
    }`,
    { orderId: order.id, status: word(status), seen: await revisionOf(week, order) },
  );
  if (status !== order.status) applyStatus(order, status);
};

const cancelled = ({ ledger }: Week, order: WeekOrder): void => {
  const paidCents = collectedOf(order) - order.refundedCents;
  leaveRun(order);
  end(ledger, order, "cancelled");
  order.mails.push({
    kind: "cancelled",
    paidCents: order.openCents === null && order.wasDelivered ? null : Math.max(0, paidCents),
  });
};

const cancelByBuyer = async (week: Week): Promise<void> => {
  const order = anyOrder(week, isPreparing);
  if (!order) return;
  await accepted(
    week,
    "OrderCancelled",
    order.buyer,
    `mutation ($id: ID!, $commandId: ID) {
      cancelOrder(orderId: $id, commandId: $commandId) { ${refusal} }
    }`,
    { id: order.id },
  );
  cancelled(week, order);
};

const cancelling = `mutation ($id: ID!, $seen: Int!, $commandId: ID) {
  cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, expectedRevision: $seen,
    commandId: $commandId) { ${refusal} }
}`;

/** Staff cancel an order. In a van, it can't be cancelled. */
const cancelByStaff = async (week: Week): Promise<void> => {
  const order = anyOrder(week, (each) => isOpen(each) && each.status !== "Delivered");
  if (!order) return;
  const request = { id: order.id, seen: await revisionOf(week, order) };
  if (isInVan(order)) return refused(week, "ORDER_CLOSED", week.admin, cancelling, request);
  await accepted(week, "StaffOrderChanged", week.admin, cancelling, request);
  cancelled(week, order);
};

const changing = `mutation ($id: ID!, $items: [OrderLineInput!]!, $seen: Int!, $commandId: ID) {
  changeOrderItems(orderId: $id, items: $items, expectedRevision: $seen, commandId: $commandId) {
    ${refusal}
  }
}`;

/** Staff change the items of an order. In a van, they can't be changed. */
const changeItems = async (week: Week): Promise<void> => {
  const { ledger, admin } = week;
  const order = anyOrder(
    week,
    (each) => isOpen(each) && each.status === "Item Preparing" && each.returned.length === 0,
  );
  if (!order) return;
  const before = order.lines;
  const lines = someLines(week).map((line) => ({
    ...line,
    priceCents: order.prices.get(line.productId) ?? line.priceCents,
  }));
  const request = { id: order.id, items: orderItems(lines), seen: await revisionOf(week, order) };
  if (isInVan(order)) return refused(week, "ORDER_CLOSED", admin, changing, request);
  await accepted(week, "StaffOrderChanged", admin, changing, request);
  const same = (one: readonly WeekLine[], other: readonly WeekLine[]) =>
    one.length === other.length &&
    one.every(({ productId, quantity }) =>
      other.some((each) => each.productId === productId && each.quantity === quantity),
    );
  if (same(before, lines)) return;
  backToStock(ledger, before);
  take(week, lines);
  const promotion = ledger.promotions.find(({ code }) => code === order.code);
  order.lines = lines;
  for (const { productId, priceCents } of lines) order.prices.set(productId, priceCents);
  order.discountCents = promotion ? discountBy(promotion, lines) : 0;
  const previousCents = order.totalCents;
  const totalCents = itemsCents(lines) + deliveryFeeCents - order.discountCents;
  order.totalCents = totalCents;
  order.confirmed = false;
  order.mails.push({ kind: "changed", totalCents, previousCents });
  if (order.openCents !== null) {
    const overpaid = Math.max(0, collectedOf(order) - previousCents);
    order.openCents = Math.max(0, order.openCents + totalCents - previousCents - overpaid);
  }
};

const confirmByPhone = async (week: Week): Promise<void> => {
  const order = anyOrder(
    week,
    (each) =>
      isOpen(each) &&
      !each.confirmed &&
      (each.status === "Item Preparing" || each.status === "Item Packing"),
  );
  if (!order) return;
  await accepted(
    week,
    "CallRecorded",
    week.admin,
    `mutation ($id: ID!, $seen: Int!, $commandId: ID) {
      recordCall(orderId: $id, outcome: CONFIRMED, expectedRevision: $seen, commandId: $commandId) {
        ${refusal}
      }
    }`,
    { id: order.id, seen: await revisionOf(week, order) },
  );
  order.confirmed = true;
};

/** The buyer moves to another zone, so that the order leaves its planned run. */
const moveHouse = async (week: Week): Promise<void> => {
  const order = anyOrder(week, (each) => isPreparing(each) && each.zone === "western");
  if (!order) return;
  const southern = { city: "Galle", district: "Galle", province: "Southern", zipCode: "80000" };
  await accepted(
    week,
    "DeliveryAddressChanged",
    order.buyer,
    `mutation ($id: ID!, $address: ShippingAddressInput!, $commandId: ID) {
      changeDeliveryAddress(orderId: $id, address: $address, commandId: $commandId) { ${refusal} }
    }`,
    { id: order.id, address: { ...someAddress, ...southern } },
  );
  order.zone = "southern";
  order.confirmed = false;
  leaveRun(order);
};

const returning = `mutation ($id: ID!, $items: [OrderLineInput!]!, $refund: Money!,
    $restock: Boolean!, $seen: Int!, $commandId: ID) {
  returnItems(orderId: $id, items: $items, reason: DAMAGED, refund: $refund, restock: $restock,
    expectedRevision: $seen, commandId: $commandId) { ${refusal} }
}`;

/** Delivered items come back, with a refund. More than came in can't be refunded. */
const returnItems = async (week: Week): Promise<void> => {
  const { random, ledger, admin } = week;
  const order = anyOrder(
    week,
    (each) =>
      isOpen(each) && each.status === "Delivered" && !isInVan(each) && unitsLeft(each).length > 0,
  );
  if (!order) return;
  const { productId, quantity } = random.pick(unitsLeft(order));
  const units = [{ productId, quantity: random.between(1, quantity) }];
  const most = refundableOf(order);
  const restock = random.next() < 0.5;
  const request = { id: order.id, items: units, restock, seen: await revisionOf(week, order) };
  const asked = (refundCents: number) => ({ ...request, refund: rupees(refundCents) });
  await refused(week, "INVALID_INPUT", admin, returning, asked(most + 1));
  const benefit = ledger.promotions.find(({ code }) => code === order.code)?.benefit;
  const worthCents = worthOf(order, units, benefit);
  const refundCents = random.pick([0, Math.min(most, worthCents), random.between(0, most)]);
  await accepted(week, "StaffOrderChanged", admin, returning, asked(refundCents));
  order.returned.push(units);
  order.refundedCents += refundCents;
  order.worthCents += worthCents;
  if (order.openCents !== null) {
    order.openCents = Math.max(0, order.openCents - Math.max(0, worthCents - refundCents));
  }
  if (restock) backToStock(ledger, units);
  order.mails.push({ kind: "refunded", refundCents });
};

/** An order that was paid and has ended since is refunded. */
const refundEnded = async (week: Week): Promise<void> => {
  const { random, admin } = week;
  const order = anyOrder(week, (each) => !isOpen(each) && refundableOf(each) > 0);
  if (!order) return;
  const refundCents = random.between(1, refundableOf(order));
  await accepted(week, "StaffOrderChanged", admin, returning, {
    ...{ id: order.id, items: [], refund: rupees(refundCents), restock: false },
    seen: await revisionOf(week, order),
  });
  order.refundedCents += refundCents;
  order.mails.push({ kind: "refunded", refundCents });
};

const changePrice = async ({ random, ledger, client, admin }: Week): Promise<void> => {
  const product = random.pick(ledger.products);
  const priceCents = random.between(10_000, 3_000_000);
  const answer = await client().rest(admin, "PUT", `/products/${product.id}`, {
    price: rupees(priceCents),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  product.priceCents = priceCents;
};

const changePromotion = async (week: Week): Promise<void> => {
  const { random, ledger, admin } = week;
  const promotion = random.pick(ledger.promotions);
  if (promotion.state === "ended") return;
  const action = random.pick(["PAUSE", "RESUME", "RESUME"] as const);
  await accepted(
    week,
    "PromotionSaved",
    admin,
    `mutation ($code: String!, $action: PromotionAction!, $commandId: ID) {
      changePromotion(code: $code, action: $action, commandId: $commandId) { ${refusal} }
    }`,
    { code: promotion.code, action },
  );
  promotion.state = action === "PAUSE" ? "paused" : "running";
};

const runAnswer = `{
  ${refusal} ... on RunSaved { leftOut run { id edition stops { orderId toCollect } } }
}`;

interface Saved extends Answered {
  readonly leftOut: readonly string[];
  readonly run: {
    readonly id: string;
    readonly edition: number;
    readonly stops: readonly { readonly orderId: string; readonly toCollect: number }[];
  };
}

const canGoOut = (order: WeekOrder): boolean =>
  isOpen(order) && order.run === null && order.status !== "Delivered";

const planRun = async (week: Week, date: string): Promise<void> => {
  const { random, ledger, admin, driver } = week;
  const wanted = ledger.orders.filter(() => random.next() < 0.5);
  if (wanted.length === 0) return;
  const planned = await accepted<Saved>(
    week,
    "RunSaved",
    admin,
    `mutation ($date: String!, $plan: RunPlanInput!, $orderIds: [ID!]!, $commandId: ID) {
      planRun(date: $date, plan: $plan, orderIds: $orderIds, commandId: $commandId) ${runAnswer}
    }`,
    { date, plan: { driverId: driver.id }, orderIds: wanted.map(({ id }) => id) },
  );
  const onIt = wanted.filter(canGoOut);
  const leftOut = wanted.filter((order) => !canGoOut(order)).map(({ number }) => number);
  if (JSON.stringify(planned.leftOut) !== JSON.stringify(leftOut)) {
    throw new Error(`The run left out ${planned.leftOut.join()}, not ${leftOut.join()}`);
  }
  const stops = onIt.map((order) => ({ order, outcome: null }));
  const run: WeekRun = { id: planned.run.id, phase: "PLANNED", stops, handedInCents: null };
  for (const order of onIt) order.run = run;
  ledger.runs.push(run);
};

const startRun = async (week: Week): Promise<void> => {
  const { random, ledger, admin, client } = week;
  const planned = ledger.runs.filter(({ phase, stops }) => phase === "PLANNED" && stops.length > 0);
  if (planned.length === 0) return;
  const run = random.pick(planned);
  await week.caughtUp();
  const { edition } = await askShop<{ readonly edition: number }>(
    client(),
    admin,
    "query ($id: ID!) { run(id: $id) { edition } }",
    { id: run.id },
  );
  const starting = `mutation ($id: ID!, $seen: Int!, $commandId: ID) {
    startRun(id: $id, seen: $seen, commandId: $commandId) ${runAnswer}
  }`;
  await accepted<Saved>(week, "RunSaved", admin, starting, { id: run.id, seen: edition });
  run.phase = "ON_THE_ROAD";
  for (const { order } of [...run.stops]) {
    if (order.status === "Delivered") leaveRun(order);
    else {
      applyStatus(order, "Out for Delivery");
      order.goods = "in the van";
    }
  }
};

const shortReasons = ["CUSTOMER_WAS_SHORT", "DAMAGE_DISCOUNT", "PAYS_BY_TRANSFER"] as const;
const failures = ["NOT_AT_HOME", "REFUSED", "WRONG_ADDRESS", "DAMAGED"] as const;

const answering = `mutation ($id: ID!, $orderId: ID!, $delivered: StopDeliveredInput,
    $failed: StopFailedInput, $commandId: ID!) {
  answerStop(id: $id, orderId: $orderId, answeredAt: "2030-01-04T03:00:00.000Z",
    delivered: $delivered, failed: $failed, commandId: $commandId) ${runAnswer}
}`;

const comesBack = (failure: string): boolean => failure === "REFUSED" || failure === "DAMAGED";

const answerStop = async (week: Week): Promise<void> => {
  const { random, ledger, driver } = week;
  const open = ledger.runs.flatMap((run) =>
    run.phase === "ON_THE_ROAD"
      ? run.stops.filter(({ outcome }) => outcome === null).map((stop) => ({ run, stop }))
      : [],
  );
  if (open.length === 0) return;
  const { run, stop } = random.pick(open);
  const { order } = stop;
  const owedCents = dueOf(order);
  const request = { id: run.id, orderId: order.id };
  if (random.next() < 0.7) {
    const shortReason = random.next() < 0.5 ? random.pick(shortReasons) : null;
    const collectedCents = shortReason === null ? owedCents : random.between(0, owedCents);
    const more = { ...request, delivered: { collected: rupees(owedCents + 1) } };
    await refused(week, "INVALID_INPUT", driver, answering, more);
    const delivered = { collected: rupees(collectedCents), shortReason };
    await accepted(week, "RunSaved", driver, answering, { ...request, delivered });
    stop.outcome = { owedCents, collectedCents, failure: null };
    const isWaived = collectedCents < owedCents && shortReason === "DAMAGE_DISCOUNT";
    const before = order.openCents ?? owedCents;
    order.openCents = isWaived ? 0 : Math.max(0, before - collectedCents);
    order.payments.push({ run, cents: collectedCents });
    applyStatus(order, "Delivered");
    order.goods = "out";
    order.run = null;
    return;
  }
  const failure = random.pick(failures);
  await accepted(week, "RunSaved", driver, answering, { ...request, failed: { failure } });
  stop.outcome = { owedCents, collectedCents: 0, failure };
  order.wentOut = true;
  order.run = null;
  order.goods = "out";
  if (comesBack(failure)) end(ledger, order, "returned");
  else order.status = "Item Packing";
};

const receive = ({ ledger }: Week, order: WeekOrder): void => {
  if (!isOpen(order)) {
    if (order.received) return;
    order.received = true;
    backToStock(ledger, unitsLeft(order));
  } else if (order.goods === "out" && order.status !== "Delivered") {
    order.goods = "in the shop";
  }
};

/** The driver is back: the office counts the cash, and takes some of the goods. */
const closeRun = async (week: Week): Promise<void> => {
  const { random, ledger, admin } = week;
  const back = ledger.runs.filter(
    ({ phase, stops }) => phase === "ON_THE_ROAD" && stops.every(({ outcome }) => outcome !== null),
  );
  if (back.length === 0) return;
  const run = random.pick(back);
  const collectedCents = collectedBy(run);
  const differs = collectedCents > 0 && random.next() < 0.5;
  const handedInCents = differs ? random.between(0, collectedCents + 5000) : collectedCents;
  const isBack = ({ outcome }: WeekRun["stops"][number]): boolean =>
    outcome !== null && outcome.failure !== null && comesBack(outcome.failure);
  const received = run.stops.filter((stop) => isBack(stop) && random.next() < 0.5);
  await accepted(
    week,
    "RunSaved",
    admin,
    `mutation ($id: ID!, $input: CloseRunInput!, $commandId: ID) {
      closeRun(id: $id, input: $input, commandId: $commandId) ${runAnswer}
    }`,
    {
      id: run.id,
      input: {
        ...{ collected: rupees(collectedCents), handedIn: rupees(handedInCents) },
        ...(handedInCents === collectedCents ? {} : { reason: "PARKING_OR_TOLL" }),
        receivedOrderIds: received.map(({ order }) => order.id),
      },
    },
  );
  run.phase = "CLOSED";
  run.handedInCents = handedInCents;
  for (const stop of run.stops) {
    const { order, outcome } = stop;
    const isPostponed = outcome !== null && outcome.failure !== null && !comesBack(outcome.failure);
    if (received.includes(stop) || isPostponed) receive(week, order);
  }
};

const receiveReturn = async (week: Week): Promise<void> => {
  const order = anyOrder(week, (each) => !isOpen(each) && !each.received);
  if (!order) return;
  await accepted(
    week,
    "ReturnReceived",
    week.admin,
    `mutation ($id: ID!, $commandId: ID) {
      receiveReturn(orderId: $id, commandId: $commandId) { __typename }
    }`,
    { id: order.id },
  );
  receive(week, order);
};

/** All that happens in a week, with the frequency of each. */
const actions: readonly (readonly [number, (week: Week, date: string) => Promise<void>])[] = [
  [8, placeOrder],
  [4, setStatus],
  [1, cancelByBuyer],
  [1, cancelByStaff],
  [3, changeItems],
  [2, confirmByPhone],
  [1, moveHouse],
  [4, returnItems],
  [2, refundEnded],
  [1, changePrice],
  [1, changePromotion],
  [3, planRun],
  [3, startRun],
  [10, answerStop],
  [3, closeRun],
  [1, receiveReturn],
];

const urn = actions.flatMap(([times, act]) => Array.from({ length: times }, () => act));

/** A day of random commands. */
export const randomDay = async (week: Week, date: string, commands: number): Promise<void> => {
  for (let count = 0; count < commands; count += 1) await week.random.pick(urn)(week, date);
};

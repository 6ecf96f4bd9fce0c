import { extentOf, may } from "#domain/permissions.ts";
import { GraphQLError } from "graphql";
import { messages } from "#domain/messages.ts";
import { centsOrNaN, rupees } from "#domain/money.ts";
import { invalidInput, notFound, type OrderClosed } from "#domain/refusal.ts";
import type { RunRefusal } from "#domain/run/decider.ts";
import type { NotOwnRun, RunResult } from "#domain/run/answering.ts";
import { dayInColombo, startOfDay } from "#domain/values/colombo.ts";
import { byText } from "#domain/values/sort-key.ts";
import { isDate } from "#domain/values/delivery-day.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers, RunPlanInput } from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { nameOf } from "#graphql/loaders.ts";
import { badInput, pageLimit, readPage } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import { runsCollection } from "#projections/runs/queries.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import {
  cashFigures,
  collected,
  driverView,
  dueCents,
  owedCents,
  type RunStopView,
} from "./view.ts";

const forbidden = (): GraphQLError =>
  new GraphQLError(messages.access.notAllowed, { extensions: { code: "FORBIDDEN" } });

const planOf = ({ driverId, zoneId, leavesAt }: RunPlanInput) => ({
  driverId: driverId ?? null,
  zoneId: zoneId ?? null,
  leavesAt: leavesAt ?? null,
});

/** Whether the viewer may see and answer only their own runs. */
const onlyOwn = (context: Context): boolean =>
  extentOf(viewerOf(context).role, "RUNS_ANSWER") === "own runs";

const orders = async (
  ids: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, OrderDocument>> => {
  const found = await Promise.all(ids.map((id) => context.loaders.order.load(id)));
  return new Map(found.flatMap((order) => (order ? [[order.id, order]] : [])));
};

/** The answer to a command on a run. `wanted` are the orders that the caller chose. */
const saved = async (
  id: string,
  done: RunResult<RunRefusal | OrderClosed | NotOwnRun>,
  message: string,
  context: Context,
  wanted: readonly string[] = [],
) => {
  const current = (position: string | null) => context.answers.run(id, position);
  if (!done.accepted) {
    const { refusal } = done;
    if (refusal.code === "NOT_OWN_RUN") throw forbidden();
    if (refusal.code === "CHANGED_MEANWHILE") {
      return {
        __typename: "RunChangedMeanwhile" as const,
        ...refusal,
        current: await current(null),
      };
    }
    return refusalMember(refusal);
  }
  const position = done.position ?? context.freshness.position();
  const run = await current(done.position);
  if (!run) return refusalMember(notFound(messages.run.notFound));
  const onRun = new Set(run.stops.map(({ orderId }) => orderId));
  const leftOut = wanted.filter((orderId) => !onRun.has(orderId)).map(orderNumber);
  return { __typename: "RunSaved" as const, run, leftOut, message, position };
};

export const runResolvers = {
  Query: {
    async runs(_parent, { date, after }, { readModels, freshness }) {
      if (date != null && !isDate(date)) throw badInput("date must be a date such as 2026-11-27");
      await freshness.reach(after);
      return [...(date ? await readModels.runs.ofDate(date) : await readModels.runs.open())];
    },
    async closedRuns(_parent, { limit, cursor, after }, { readModels, freshness }) {
      await freshness.reach(after);
      const query = { limit: pageLimit(limit, 20, 50), cursor };
      const { runs, nextCursor } = await readPage(readModels.runs.closed(query));
      return { items: [...runs], nextCursor };
    },
    async cashFigures(_parent, { after }, { readModels, freshness, now }) {
      await freshness.reach(after);
      const today = dayInColombo(now);
      const runs = await readModels.runs.closedAfter(startOfDay(`${today.slice(0, 7)}-01`));
      return cashFigures(runs, startOfDay(today));
    },
    async awaitedReturns(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      return [...(await readModels.orderBoard.byIds(await readModels.checkouts.awaitedReturns()))];
    },
    async run(_parent, { id, after }, context) {
      await context.freshness.reach(after);
      const run = await context.readModels.runs.byId(id);
      if (run && onlyOwn(context) && run.driverId !== viewerOf(context).id) throw forbidden();
      return run;
    },
    async ownRuns(_parent, { after }, context) {
      await context.freshness.reach(after);
      return [...(await context.readModels.runs.ofDriver(viewerOf(context).id))];
    },
    async drivers(_parent, _arguments, { accounts }) {
      const { accounts: found } = await accounts.search({
        text: "",
        staff: true,
        afterEmail: "",
        limit: 200,
      });
      return found
        .filter(({ role }) => may(role, "RUNS_ANSWER"))
        .toSorted((one, other) => byText(one.name, other.name));
    },
    async dayOrders(_parent, { zoneId, date, after }, { readModels, freshness }) {
      if (!isDate(date)) throw badInput("date must be a date such as 2026-11-27");
      await freshness.reach(after);
      const day = await readModels.delivery.day(zoneId, date);
      const [morning, afternoon] = await Promise.all([
        readModels.orderBoard.byIds(day.morning),
        readModels.orderBoard.byIds(day.afternoon),
      ]);
      return { morning: [...morning], afternoon: [...afternoon] };
    },
  },

  Mutation: {
    async planRun(_parent, { date, plan, orderIds, commandId }, context) {
      const command = context.command(commandId);
      const done = await context.runs.plan(date, planOf(plan), orderIds, command);
      const { runId = "" } = done;
      return saved(runId, done, messages.run.planned, context, orderIds);
    },
    async changeRunPlan(_parent, { id, plan, seen, commandId }, context) {
      const command = context.command(commandId);
      const done = await context.runs.changePlan(id, planOf(plan), seen, command);
      return saved(id, done, messages.run.changed, context);
    },
    async addRunStops(_parent, { id, orderIds, seen, commandId }, context) {
      const done = await context.runs.addStops(id, orderIds, seen, context.command(commandId));
      return saved(id, done, messages.run.changed, context, orderIds);
    },
    async removeRunStop(_parent, { id, orderId, seen, commandId }, context) {
      const done = await context.runs.removeStop(id, orderId, seen, context.command(commandId));
      return saved(id, done, messages.run.changed, context);
    },
    async moveRunStop(_parent, { id, orderId, position, seen, commandId }, context) {
      const command = context.command(commandId);
      const done = await context.runs.moveStop(id, orderId, position, seen, command);
      return saved(id, done, messages.run.changed, context);
    },
    async startRun(_parent, { id, seen, commandId }, context) {
      const done = await context.runs.start(id, seen, context.command(commandId));
      return saved(id, done, messages.run.started, context, done.leftOut);
    },
    async discardRun(_parent, { id, seen, commandId }, context) {
      const done = await context.runs.discard(id, seen, context.command(commandId));
      return saved(id, done, messages.run.discarded, context);
    },
    async answerStop(_parent, { id, orderId, answeredAt, delivered, failed, commandId }, context) {
      if (Boolean(delivered) === Boolean(failed)) {
        const message = "Please send one answer: delivered or failed";
        return refusalMember(invalidInput({ field: "delivered", message }));
      }
      const answer = delivered
        ? ({
            kind: "delivered",
            answeredAt,
            collectedCents: centsOrNaN(delivered.collected),
            shortReason: delivered.shortReason ?? null,
          } as const)
        : failed
          ? ({
              kind: "failed",
              answeredAt,
              failure: failed.failure,
              note: failed.note ?? "",
              next: failed.next ? { date: failed.next.date, half: failed.next.half } : null,
            } as const)
          : null;
      if (!answer) throw new Error("An answer is either delivered or failed");
      const by = { onlyOwnRuns: onlyOwn(context) };
      const done = await context.runs.answer(id, orderId, answer, by, context.command(commandId));
      return saved(id, done, messages.run.answered, context);
    },
    async endRun(_parent, { id, commandId }, context) {
      const by = { onlyOwnRuns: onlyOwn(context) };
      const done = await context.runs.end(id, by, context.command(commandId));
      return saved(id, done, messages.run.ended, context);
    },
    async closeRun(_parent, { id, input, commandId }, context) {
      const { reason, words, receivedOrderIds } = input;
      const cash = {
        collectedCents: centsOrNaN(input.collected),
        handedInCents: centsOrNaN(input.handedIn),
        reason: reason ?? null,
        words: words ?? "",
        receivedOrderIds,
      };
      const done = await context.runs.close(id, cash, context.command(commandId));
      return saved(id, done, messages.run.closed, context);
    },
    async explainCashDifference(_parent, { id, reason, words, commandId }, context) {
      const difference = { reason, words };
      const done = await context.runs.explain(id, difference, context.command(commandId));
      return saved(id, done, messages.run.explained, context);
    },
    async receiveReturn(_parent, { orderId, commandId }, context) {
      const at = await context.runs.receiveReturn(orderId, context.command(commandId));
      const order = await context.answers.boardOrder(orderId, at);
      if (!order?.goodsReceived) return refusalMember(notFound(messages.order.notFound));
      return {
        __typename: "ReturnReceived" as const,
        order,
        message: messages.run.goodsReceived,
        position: at ?? context.freshness.position(),
      };
    },
  },

  Subscription: {
    runsChanged: liveList({
      collection: runsCollection,
      where: () => ({}),
      show: (run: RunDocument | null) => ({ run }),
    }),
    ownRunsChanged: liveList({
      collection: runsCollection,
      where: (_arguments, context: Context) => ({ driverId: { eq: viewerOf(context).id } }),
      show: (run: RunDocument | null) => ({ run }),
    }),
  },

  Run: {
    driver: ({ driverId }) => driverView(driverId),
    async zoneName({ zoneId }, _arguments, { readModels }) {
      const { zones } = await readModels.delivery.plan();
      return zones.find(({ id }) => id === zoneId)?.name ?? null;
    },
    async stops(run, _arguments, context) {
      const found = await orders(
        run.stops.map(({ orderId }) => orderId),
        context,
      );
      return run.stops.flatMap((stop): RunStopView[] => {
        const order = found.get(stop.orderId);
        return order ? [{ run, stop, order }] : [];
      });
    },
    departures: ({ departures }) =>
      departures.map(({ orderId, because, at }) => ({
        ...{ orderNumber: orderNumber(orderId), at },
        because,
      })),
    async toCollect(run, _arguments, context) {
      const ids = run.stops.map(({ orderId }) => orderId);
      return rupees(owedCents(run, await orders(ids, context)));
    },
    collected,
    handedIn: ({ cash }) => cash && rupees(cash.handedInCents),
    difference: ({ cash }) => cash && rupees(cash.handedInCents - cash.collectedCents),
    differenceReason: ({ cash }) => cash?.reason ?? null,
    differenceWords: ({ id, cash }, _arguments, { loaders }) =>
      cash?.hasWords ? loaders.cashWords.load(id) : "",
    closedBy: ({ closedById }, _arguments, context) => nameOf(closedById, context),
  },

  RunStop: {
    orderId: ({ order }) => order.id,
    orderNumber: ({ order }) => order.number,
    name: ({ order: { shippingAddress } }) =>
      `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim(),
    phone: ({ order }) => order.shippingAddress.phone,
    secondPhone: ({ order }) => order.shippingAddress.secondPhone ?? "",
    address: ({ order }) => order.shippingAddress.address,
    city: ({ order }) => order.shippingAddress.city,
    district: ({ order }) => order.shippingAddress.district,
    province: ({ order }) => order.shippingAddress.province,
    landmark: ({ order }) => order.shippingAddress.landmark ?? "",
    floor: ({ order }) => order.shippingAddress.floor ?? "",
    driverNote: ({ order }) => order.shippingAddress.driverNote ?? "",
    items: ({ order }) =>
      order.lines.map(({ productId, name, options = [], quantity }) => ({
        productId,
        name,
        options: [...options],
        quantity,
      })),
    pieces: ({ order }) => order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    toCollect: ({ stop, order }) => rupees(stop.outcome?.owedCents ?? dueCents(order)),
    deliveryDay: ({ order }) => order.deliveryDay,
    status: ({ order }) => order.status,
    ended: ({ order }) => order.phase === "cancelled" || order.phase === "returned",
    outcome: ({ stop }) => stop.outcome,
    async goodsReceived({ run, stop, order }, _arguments, { loaders }) {
      if (order.phase !== "returned") return false;
      if (run.receivedOrderIds.includes(stop.orderId)) return true;
      return (await loaders.boardOrder.load(stop.orderId))?.goodsReceived ?? false;
    },
  },

  StopOutcome: {
    delivered: ({ failure }) => failure === null,
    owed: (outcome) => rupees(outcome.owedCents),
    collected: (outcome) => rupees(outcome.collectedCents),
  },

  Driver: {
    name: ({ id }, _arguments, context) => nameOf(id, context),
  },

  OrderRun: {
    driver: ({ driverId }) => driverView(driverId),
  },
} satisfies Resolvers;

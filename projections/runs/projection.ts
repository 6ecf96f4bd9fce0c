import { streamCategory, streamId } from "#domain/decider.ts";
import { movedTo } from "#domain/run/decider.ts";
import { runOfId } from "#domain/values/run-id.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { keptDepartures, type AnsweredStop, type RunDocument } from "./document.ts";

/** Delivery runs: one document per run, folded from the run and the claims of its orders. */
export const runsProjection: Projection<RunDocument> = {
  name: "runs",
  version: 5,
  indexes: [
    ["phase", "date"],
    ["phase", "-date"],
    ["date"],
    ["driverId", "phase"],
    ["unfinished"],
    ["closedAt"],
  ],

  key(event) {
    if (streamCategory(event.stream) === "run") return streamId(event.stream);
    switch (event.type) {
      case "OrderPutOnRun":
      case "OrderLeftRun":
      case "OrderReturned":
        return event.data.runId;
      case "ReturnReceived":
        return event.data.runId ?? null;
      default:
        return null;
    }
  },

  evolve(document, event) {
    const at = event.metadata.occurredAt;
    if (event.type === "RunPlanned") {
      const id = streamId(event.stream);
      return {
        id,
        ...runOfId(id),
        phase: "planned",
        ...event.data,
        edition: 1,
        stops: [],
        departures: [],
        claims: [],
        plannedAt: at,
        startedAt: null,
        endedAt: null,
        closedAt: null,
        closedById: null,
        cash: null,
        receivedOrderIds: [],
        underWay: false,
        settled: false,
        unfinished: 0,
        updatedAt: at,
      };
    }
    if (document === null) return null;
    const run = { ...document, updatedAt: at };
    const planned = { ...run, edition: document.edition + 1 };
    switch (event.type) {
      case "RunPlanChanged":
        return checked({ ...planned, ...event.data });
      case "StopAdded": {
        const { orderId } = event.data;
        return checked({
          ...planned,
          stops: [...document.stops, { orderId, outcome: null }],
          departures: document.departures.filter((each) => each.orderId !== orderId),
        });
      }
      case "StopRemoved": {
        const { orderId, because } = event.data;
        const departures = document.departures.filter((each) => each.orderId !== orderId);
        return checked({
          ...planned,
          stops: without(document, orderId),
          departures:
            because === "by staff"
              ? departures
              : [...departures, { orderId, because, at }].slice(-keptDepartures),
        });
      }
      case "StopMoved": {
        const { orderId, position } = event.data;
        return checked({ ...planned, stops: movedTo(document.stops, orderId, position) });
      }
      case "RunStarted":
        return checked({ ...run, phase: "on the road", startedAt: at });
      case "RunUnderWay":
        return checked({ ...run, underWay: true });
      case "StopDelivered": {
        const { orderId, ...answer } = event.data;
        return answered(run, orderId, { ...answer, failure: null, nextDay: null, takenDay: null });
      }
      case "StopFailed": {
        const { orderId, takenDay = null, ...answer } = event.data;
        const outcome = { ...answer, takenDay, collectedCents: 0, shortReason: null };
        return answered(run, orderId, outcome);
      }
      case "RunEnded":
        return checked({ ...run, phase: "back", endedAt: at });
      case "CashHandedIn": {
        const { collectedCents, handedInCents, reason, words } = event.data;
        const cash = { collectedCents, handedInCents, reason, hasWords: words !== "" };
        return checked({ ...run, cash });
      }
      case "CashDifferenceExplained": {
        const { reason, words } = event.data;
        if (!document.cash) return null;
        return { ...run, cash: { ...document.cash, reason, hasWords: words !== "" } };
      }
      case "RunClosed": {
        const { receivedOrderIds } = event.data;
        const closedById = event.metadata.actor.id;
        return checked({
          ...{ ...run, phase: "closed", closedAt: at, closedById },
          receivedOrderIds: withIds(document.receivedOrderIds, receivedOrderIds),
        });
      }
      case "RunDiscarded":
        return checked({ ...planned, phase: "discarded", stops: [] });
      case "RunSettled":
        return checked({ ...run, settled: true });
      case "OrderPutOnRun": {
        const id = streamId(event.stream);
        return checked({ ...run, claims: [...document.claims.filter((each) => each !== id), id] });
      }
      case "OrderLeftRun":
      case "OrderReturned": {
        const id = streamId(event.stream);
        return checked({ ...run, claims: document.claims.filter((each) => each !== id) });
      }
      case "ReturnReceived": {
        const received = [streamId(event.stream)];
        return { ...run, receivedOrderIds: withIds(document.receivedOrderIds, received) };
      }
      default:
        return null;
    }
  },
};

const withIds = (ids: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...ids, ...added]),
];

const without = ({ stops }: RunDocument, id: string): RunDocument["stops"] =>
  stops.filter(({ orderId }) => orderId !== id);

const answered = (run: RunDocument, orderId: string, outcome: AnsweredStop): RunDocument =>
  checked({
    ...run,
    stops: run.stops.map((stop) => (stop.orderId === orderId ? { orderId, outcome } : stop)),
  });

const checked = (run: RunDocument): RunDocument => ({
  ...run,
  unfinished: Number(!isFinished(run)),
});

/** Whether the orders are as the run says: its open stops hold claims, and no other order does. */
const isFinished = ({ phase, stops, claims, underWay, settled }: RunDocument): boolean => {
  if (phase === "closed" || phase === "discarded") return settled;
  const open = stops.filter(({ outcome }) => outcome === null).map(({ orderId }) => orderId);
  const areClaimed =
    open.every((id) => claims.includes(id)) && claims.every((id) => open.includes(id));
  return areClaimed && (phase === "planned" || underWay);
};

import { describe, expect, it } from "vitest";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { runsProjection } from "./projection.ts";

const runId = "2026-11-27.2";
const stream = `run-${runId}`;
const plan = { driverId: "nimal", zoneId: "western", leavesAt: "07:30" };
const ofRun = { userId: "ann", runId };

const planned: GivenEvent = [stream, { type: "RunPlanned", data: plan }];
const added = (orderId: string): GivenEvent => [stream, { type: "StopAdded", data: { orderId } }];
const claimed = (orderId: string): GivenEvent => [
  `order-${orderId}`,
  { type: "OrderPutOnRun", data: ofRun },
];
const left = (orderId: string): GivenEvent => [
  `order-${orderId}`,
  { type: "OrderLeftRun", data: ofRun },
];
const started: GivenEvent = [stream, { type: "RunStarted", data: {} }];
const underWay: GivenEvent = [stream, { type: "RunUnderWay", data: {} }];
const answer = { owedCents: 5000, answeredAt: "2026-11-27T03:00:00.000Z" };
const delivered = (orderId: string): GivenEvent => [
  stream,
  { type: "StopDelivered", data: { ...answer, orderId, collectedCents: 4000, shortReason: null } },
];
const closed: readonly GivenEvent[] = [
  [
    stream,
    {
      type: "CashHandedIn",
      data: { collectedCents: 4000, handedInCents: 4000, reason: null, words: "" },
    },
  ],
  [stream, { type: "RunClosed", data: { receivedOrderIds: [] } }],
];
const settled: GivenEvent = [stream, { type: "RunSettled", data: {} }];

const run = (...happened: readonly GivenEvent[]) =>
  documentsOf(runsProjection, recorded(...happened)).get(runId);

describe("the view of a run", () => {
  it("holds its stops in the order of the tour, with their answers", () => {
    const moved: GivenEvent = [stream, { type: "StopMoved", data: { orderId: "o2", position: 0 } }];
    expect(run(planned, added("o1"), added("o2"), moved, started, delivered("o1"))).toMatchObject({
      ...{ id: runId, date: "2026-11-27", number: 2, phase: "on the road", ...plan, edition: 4 },
      stops: [
        { orderId: "o2", outcome: null },
        { orderId: "o1", outcome: { owedCents: 5000, collectedCents: 4000, failure: null } },
      ],
      startedAt: timeOf(4),
    });
  });

  it("holds the orders whose goods are in the shop", () => {
    const received = (orderId: string, of: object = { runId }): GivenEvent => [
      `order-${orderId}`,
      { type: "ReturnReceived", data: { userId: "ann", ...of } },
    ];
    const [cash, [, closing]] = closed as [GivenEvent, GivenEvent];
    const close: GivenEvent = [
      stream,
      { ...closing, data: { receivedOrderIds: ["o1", "o2"] } } as typeof closing,
    ];
    const happened = [planned, received("o1"), cash, close, received("o2"), received("o3")];
    expect(run(...happened)?.receivedOrderIds).toEqual(["o1", "o2", "o3"]);
    expect(run(planned, received("o1", {}))?.receivedOrderIds).toEqual([]);
  });

  it.each([
    ["planned without orders", [planned], 0],
    ["an order is not claimed yet", [planned, added("o1")], 1],
    ["all orders are claimed", [planned, added("o1"), claimed("o1")], 0],
    ["an order that left is claimed", [planned, added("o1"), claimed("o1"), claimed("o2")], 1],
    ["started", [planned, added("o1"), claimed("o1"), started], 1],
    ["under way", [planned, added("o1"), claimed("o1"), started, underWay], 0],
    [
      "answered, the order not released",
      [planned, added("o1"), claimed("o1"), started, underWay, delivered("o1")],
      1,
    ],
    [
      "answered and released",
      [planned, added("o1"), claimed("o1"), started, underWay, delivered("o1"), left("o1")],
      0,
    ],
    ["closed", [planned, started, underWay, ...closed], 1],
    ["settled", [planned, started, underWay, ...closed, settled], 0],
  ] as const)("knows whether work is left: %s", (_what, happened, unfinished) => {
    expect(run(...happened)).toMatchObject({ unfinished });
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      runsProjection,
      recorded(planned, added("o1"), claimed("o1"), started, underWay, delivered("o1"), left("o1")),
    );
  });
});

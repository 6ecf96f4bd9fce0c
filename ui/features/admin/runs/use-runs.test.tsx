import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RunPhase } from "../../../generated/operations.ts";
import { runHeadOf } from "../../../testing/cash-runs.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { latest } from "../kit/read.tsx";
import type { PlannedRun } from "./use-run-commands.ts";
import { useOpenRuns } from "./use-runs.ts";

const runOf = (number: number, phase: RunPhase = "PLANNED", edition = 1): PlannedRun => ({
  ...runHeadOf(number, { phase, edition }),
  ...{ zoneId: "western", stops: [], departures: [] },
});

async function open() {
  const stored = { runs: [runOf(1), runOf(2)], failing: false };
  const shop = scriptedShop({
    OpenRuns: () => {
      if (stored.failing) throw new ApiError("UNAVAILABLE");
      return { runs: stored.runs };
    },
  });
  const { result } = renderHook(() => useOpenRuns(), { wrapper: shop.wrapper });
  await waitFor(() => expect(shop.feeds).toHaveLength(1));
  let position = 1;
  const publish = (run: PlannedRun | null) =>
    act(() => {
      position += 1;
      const runsChanged = { __typename: "RunUpdate", run, position: `${position}`, remaining: 0 };
      shop.feeds[0]?.publish({ runsChanged });
    });
  const reads = () => shop.variablesOf("OpenRuns").length;
  // The feed begins with its position, and the list is read again from there.
  publish(null);
  await waitFor(() => expect(reads()).toBe(2));
  return {
    stored,
    reads,
    shown: () => latest(result.current)?.runs.map(({ number, edition }) => [number, edition]),
    publish,
  };
}

it("shows a changed run without reading the list again", async () => {
  const { publish, shown, reads } = await open();
  publish(runOf(2, "ON_THE_ROAD", 5));
  const changed = [
    [1, 1],
    [2, 5],
  ];
  await waitFor(() => expect(shown()).toEqual(changed));
  publish(runOf(9, "CLOSED"));
  publish(null);
  expect(reads()).toBe(2);
});

it("reads the list again when a run enters or leaves it", async () => {
  const { publish, shown, reads, stored } = await open();
  stored.runs = [runOf(1), runOf(2), runOf(3)];
  publish(runOf(3));
  await waitFor(() => expect(shown()).toHaveLength(3));
  stored.runs = [runOf(1), runOf(2)];
  publish(runOf(3, "DISCARDED"));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(reads()).toBe(4);
});

it("reads the list again at the next update after a failed read", async () => {
  const { publish, shown, reads, stored } = await open();
  stored.failing = true;
  publish(runOf(3));
  await waitFor(() => expect(reads()).toBe(3));
  stored.failing = false;
  stored.runs = [runOf(1), runOf(2, "PLANNED", 2), runOf(3)];
  publish(runOf(2, "PLANNED", 2));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

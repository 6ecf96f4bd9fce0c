import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { cashRunOf } from "../../../testing/cash-runs.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { latest } from "../kit/read.tsx";
import type { CashRun } from "./cash-run.ts";
import { useCashDesk, useClosedRuns } from "./use-cash.ts";

const figures = {
  ...{ __typename: "CashFigures", handedInToday: 0, closedToday: 0, differenceThisMonth: 0 },
  ...{ differencesThisMonth: 0, refusedThisMonth: 0, stopsThisMonth: 0 },
};

function open<Read>(useRead: () => Read) {
  const stored: { runs: readonly CashRun[] } = { runs: [] };
  const shop = scriptedShop({
    CashDesk: () => ({ runs: stored.runs, cashFigures: figures, awaitedReturns: [] }),
    ClosedRuns: () => ({
      closedRuns: { __typename: "RunPage", items: stored.runs, nextCursor: null },
    }),
  });
  const { result } = renderHook(useRead, { wrapper: shop.wrapper });
  const begin = async () => {
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    const runsChanged = { __typename: "RunUpdate", run: null, position: "7", remaining: 0 };
    act(() => shop.feeds[0]?.publish({ runsChanged }));
  };
  return { stored, shop, begin, now: () => result.current };
}

it("shows a run that was planned between the read and the begin of the feed", async () => {
  const { stored, shop, begin, now } = open(useCashDesk);
  await waitFor(() => expect(latest(now())?.runs).toEqual([]));
  stored.runs = [cashRunOf([])];
  await begin();
  await waitFor(() => expect(latest(now())?.runs).toHaveLength(1));
  expect(shop.variablesOf("CashDesk")).toEqual([{}, { after: "7" }]);
});

it("lists a run that was closed between the read and the begin of the feed", async () => {
  const { stored, begin, now } = open(useClosedRuns);
  await waitFor(() => expect(now().list?.items).toEqual([]));
  stored.runs = [cashRunOf([])];
  await begin();
  await waitFor(() => expect(now().list?.items).toHaveLength(1));
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import type { ReadModels_AllFragment } from "../../../generated/operations.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ReadModelList } from "./read-model-list.tsx";
import type { ReadModel } from "./model-text.ts";

type Job = NonNullable<ReadModel["job"]>;

const modelOf = (id: string, change: Partial<ReadModel> = {}): ReadModel => ({
  __typename: "ReadModel",
  id,
  version: 3,
  serving: `${id}_3`,
  event: 1200,
  behind: 0,
  eventsPerSecond: null,
  documents: 40,
  bytes: 2_400_000,
  building: null,
  kept: [],
  job: null,
  ...change,
});

const jobOf = (change: Partial<Job>): Job => ({
  __typename: "ReadModelJob",
  ...{ action: "REBUILD", state: "RUNNING", progress: 0.259, text: "", at: null, by: null },
  ...change,
});

const readModelsOf = (
  items: ReadModel[],
  problem: ReadModels_AllFragment["problem"] = null,
  events = 1200,
) => ({ __typename: "ReadModels", events, problem, items });

async function open(items: ReadModel[], problem: ReadModels_AllFragment["problem"] = null) {
  const way = { open: true, refusal: null as string | null };
  const ask = (field: string) => () => {
    if (!way.open) throw new Error("shop unreachable");
    return {
      [field]: way.refusal
        ? { __typename: "NotFound", code: "NOT_FOUND", message: way.refusal }
        : {
            __typename: "ReadModelJobAccepted",
            message: "Requested.",
            readModels: readModelsOf(items),
          },
    };
  };
  const shop = scriptedShop({
    ReadModels: () => {
      if (!way.open) throw new Error("shop unreachable");
      return { readModels: readModelsOf(items, problem) };
    },
    RebuildReadModel: ask("rebuildReadModel"),
    VerifyReadModel: ask("verifyReadModel"),
    DropReadModel: ask("dropReadModel"),
  });
  const failed = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
  const show = () =>
    act(async () => {
      render(
        <MemoryRouter>
          <ReadModelList />
        </MemoryRouter>,
        { wrapper: shop.wrapper },
      );
    });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const sent = () =>
    shop.requests.slice(1).map(({ operation, variables }) => ({ operation, ...variables }));
  return { way, shop, failed, show, press, sent };
}

async function opened(...items: ReadModel[]) {
  const page = await open(items);
  await page.show();
  return page;
}

describe("the list", () => {
  it("shows the state of each: live, or catching up", async () => {
    await opened(modelOf("orders"), modelOf("order-board", { behind: 1500, bytes: 900 }));
    const rows = screen.getAllByRole("rowgroup").map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/Orders.*orders_3.*Live.*1,200.*2\.4 MB.*none/);
    expect(rows[1]).toMatch(/Order board.*Catching up.*1,500.*900 B/);
  });

  it.each([
    [true, /can’t follow the log/, "Stopped"],
    [false, /stopped for a while and follow the log again/, "Live"],
  ])(
    "shows a problem (lasting: %s) above the list and as a state",
    async (lasting, words, state) => {
      const problem = {
        __typename: "ReadModelProblem",
        at: "2026-11-20T08:00:00.000Z",
        text: "The store is full.",
        lasting,
      } as const;
      const { show } = await open([modelOf("orders")], problem);
      await show();
      expect(screen.getByText(words).textContent).toMatch(/The store is full\.$/);
      expect(screen.getByText(state)).toBeDefined();
    },
  );

  it("follows changes live", async () => {
    const { shop } = await opened(modelOf("orders"));
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    await shop.publish({
      readModelsChanged: {
        __typename: "ReadModelsUpdate",
        position: "1",
        readModels: readModelsOf([modelOf("orders", { behind: 7 })], null, 1207),
        backups: {
          __typename: "Backups",
          ...{ place: null, dailyAt: "02:30", isLate: false, isRequested: false },
          ...{ last: null, failed: null, running: null },
        },
      },
    });
    expect(await screen.findByText("Catching up")).toBeDefined();
    expect(screen.getByText("1,207")).toBeDefined();
  });

  it("reports that the shop is unreachable, and retries", async () => {
    const { way, show, press } = await open([modelOf("orders")]);
    way.open = false;
    await show();
    expect(screen.getByText("Couldn’t load the read models.")).toBeDefined();
    way.open = true;
    press("Try again");
    await screen.findByRole("table", { name: "Read models" });
  });
});

describe("actions", () => {
  it("verifies at once", async () => {
    const { press, sent } = await opened(modelOf("orders"), modelOf("carts"));
    press("Verify Carts");
    await waitFor(() => expect(sent()).toEqual([{ operation: "VerifyReadModel", name: "carts" }]));
  });

  it("rebuilds after a confirmation that explains the effect", async () => {
    const { press, sent } = await opened(modelOf("orders"));
    press("Rebuild Orders");
    const dialog = screen.getByRole("dialog", { name: "Rebuild Orders?" });
    expect(dialog.textContent).toMatch(/all 1,200 events. orders_3 keeps serving/);
    expect(sent()).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Rebuild" }));
    await waitFor(() =>
      expect(sent()).toEqual([{ operation: "RebuildReadModel", name: "orders" }]),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("drops an old collection, or keeps it on Cancel", async () => {
    const { press, sent } = await opened(modelOf("orders", { kept: ["orders_1", "orders_2"] }));
    press("Drop orders_2");
    press("Cancel");
    expect(sent()).toEqual([]);
    press("Drop orders_1");
    press("Drop");
    await waitFor(() =>
      expect(sent()).toEqual([{ operation: "DropReadModel", collection: "orders_1" }]),
    );
  });

  it("reports a rejection or a missing response as a failure", async () => {
    const { way, press, failed } = await opened(modelOf("orders"));
    way.refusal = "There is no read model of that name.";
    press("Verify Orders");
    await waitFor(() => expect(failed).toHaveBeenLastCalledWith(way.refusal));
    way.open = false;
    press("Verify Orders");
    await waitFor(() =>
      expect(failed).toHaveBeenLastCalledWith("The shop isn’t responding. Please try again."),
    );
  });
});

describe("the running job", () => {
  it("shows the progress of a rebuild, and disables other actions", async () => {
    const { press, sent } = await opened(
      modelOf("orders", {
        job: jobOf({ by: "Kasun" }),
        building: {
          __typename: "ReadModelBuild",
          ...{ collection: "orders_4", event: 300, eventsPerSecond: 90 },
        },
      }),
    );
    expect(screen.getByText("Building orders_4")).toBeDefined();
    expect(screen.getByText("25 %")).toBeDefined();
    expect(
      screen.getByText(
        /^Event 300 of 1,200, 90 events\/s, about 10 s left\. The shop switches.*Kasun\.$/,
      ),
    ).toBeDefined();
    press("Rebuild Orders");
    press("Verify Orders");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("shows no progress while it waits or drops a collection", async () => {
    await opened(modelOf("orders", { job: jobOf({ state: "WAITING" }) }));
    expect(screen.getByText("Queued")).toBeDefined();
    cleanup();
    await opened(modelOf("orders", { job: jobOf({ action: "DROP" }) }));
    expect(screen.getByText("Old copy being removed")).toBeDefined();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it.each([
    ["REBUILD", "DONE", "It took 4 s", "Rebuilt. It took 4 s.", "none"],
    ["REBUILD", "FAILED", "No space.", "Not rebuilt. No space.", "see below"],
    ["VERIFY", "FAILED", "2 differ", "Differs from the log. 2 differ.", "differs from the log"],
    ["VERIFY", "DONE", "", "Agrees with the log. ", "none"],
    ["DROP", "FAILED", "", "Not dropped. ", "see below"],
  ] as const)("shows the result of %s %s", async (action, state, text, words, error) => {
    await opened(modelOf("orders", { job: jobOf({ action, state, text }) }));
    expect(screen.getByRole("status").textContent).toBe(words);
    expect(screen.getByText(error)).toBeDefined();
  });
});

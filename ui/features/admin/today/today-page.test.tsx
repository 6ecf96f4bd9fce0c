import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OrdersByStatus } from "./orders-by-status.tsx";
import { OpenTasks, type OpenTasksProps } from "./open-tasks.tsx";
import { hoursOf, OrdersByHour } from "./orders-by-hour.tsx";
import { TodayPage } from "./today-page.tsx";

// 3:40 pm in Colombo.
const now = Date.parse("2026-11-21T10:10:00.000Z");
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
});

const lateOrder = {
  ...{ __typename: "BoardOrder", id: "order-7", number: "NV-7", customerName: "Ruwan Jayasuriya" },
  ...{ city: "Kandy", phone: "+94812224107", status: "ITEM_PREPARING" },
  statusChangedAt: "2026-11-21T03:50:00.000Z",
  deliveryDay: null as object | null,
  items: [{ __typename: "BoardItem", productId: "uva-kettle", name: "Uva Kettle", quantity: 2 }],
};

async function open(
  counts: Partial<OpenTasksProps>,
  names: readonly string[] = [],
  isReachable = () => true,
  change: Partial<typeof lateOrder> = {},
) {
  const all = { late: 0, lowStock: 0, outOfStock: 0, openReports: 0, ...counts };
  const shop = scriptedShop({
    NeedsAHand: () => {
      if (!isReachable()) throw new Error("shop unreachable");
      return {
        orderBoard: {
          __typename: "OrderBoardPage",
          items: all.late > 0 ? [{ ...lateOrder, ...change }] : [],
        },
        catalogue: {
          __typename: "CataloguePage",
          items: names.map((name) => ({ __typename: "Product", id: name, name })),
        },
        reports: {
          __typename: "IssueReportInbox",
          items:
            all.openReports > 0
              ? [{ __typename: "IssueReport", id: "r", number: "R-1", subject: "A leg is loose" }]
              : [],
        },
      };
    },
  });
  const elementOf = (props: OpenTasksProps) => (
    <MemoryRouter>
      <OpenTasks {...props} />
    </MemoryRouter>
  );
  const { rerender } = render(elementOf(all), { wrapper: shop.wrapper });
  await waitFor(() => expect(screen.queryByText("Loading open tasks")).toBeNull());
  const tasks = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  const links = () =>
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  return {
    tasks,
    links,
    requests: () => shop.variablesOf("NeedsAHand").length,
    becomes: (change: Partial<OpenTasksProps>) => rerender(elementOf({ ...all, ...change })),
  };
}

describe("the list of open tasks", () => {
  it("says that an order is past its promised day", async () => {
    const deliveryDay = { __typename: "DeliveryDay", date: "2026-11-20", half: "MORNING" };
    const { tasks } = await open({ late: 1 }, [], () => true, { deliveryDay });
    expect(tasks()[0]).toContain("NV-7 was promised for Fri 20 Nov");
  });

  it("shows each with its reason and action", async () => {
    const { tasks, links } = await open({ late: 3, lowStock: 5, outOfStock: 2, openReports: 4 }, [
      "Matara Almirah",
      "Galle Fort Lantern",
    ]);
    expect(tasks()).toEqual([
      "NV-7 has been in Item Preparing for 6 h 20 minRuwan Jayasuriya, Kandy: 2 Uva KettleCall Ruwan JayasuriyaOpen NV-7",
      "2 more orders are lateShow all 3",
      "Matara Almirah and Galle Fort Lantern are sold out3 more are low on stockReceive",
      "4 reports are openNewest: “A leg is loose”Answer",
    ]);
    expect(links()).toEqual([
      ["Call Ruwan Jayasuriya", "tel:+94812224107"],
      ["Open NV-7", "/admin/orders/NV-7"],
      ["Show all 3", "/admin/orders?late=1"],
      ["Receive", "/admin/stock?show=out"],
      ["Answer", "/admin/reports?state=open"],
    ]);
  });

  it("has an empty state", async () => {
    const { tasks } = await open({});
    expect(tasks()).toEqual([]);
    expect(screen.getByText(/^Nothing right now:/)).toBeDefined();
  });

  it("reloads when there is more", async () => {
    const { requests, becomes } = await open({ late: 1 });
    becomes({ late: 1 });
    expect(requests()).toBe(1);
    becomes({ late: 1, openReports: 1 });
    await waitFor(() => expect(requests()).toBe(2));
  });
});

it("the open tasks stay if they can't be reloaded", async () => {
  let isReachable = true;
  const { requests, becomes, tasks } = await open({ late: 1 }, [], () => isReachable);
  isReachable = false;
  becomes({ late: 2 });
  await waitFor(() => expect(requests()).toBe(2));
  await waitFor(() => expect(screen.getByText("Couldn’t load open tasks.")).toBeDefined());
  expect(tasks()[0]).toMatch(/^NV-7 has been in Item Preparing/);
});

describe("orders by the hour", () => {
  const bucket = (at: string, ...counts: number[]) => ({
    __typename: "HistoryBucket" as const,
    ...{ at, counts },
  });

  it("are grouped by hours in Colombo, from nine or the first order on, up to now", () => {
    const buckets = [
      bucket("2026-11-21T05:30:00.000Z", 2),
      bucket("2026-11-21T09:30:00.000Z", 4, 1),
    ];
    expect(hoursOf(buckets, now)).toEqual([
      ...[9, 10].map((hour) => ({ hour, orders: 0 })),
      { hour: 11, orders: 2 },
      ...[12, 13, 14].map((hour) => ({ hour, orders: 0 })),
      { hour: 15, orders: 5 },
    ]);
    expect(hoursOf([bucket("2026-11-20T19:30:00.000Z", 1)], now)[0]).toEqual({
      ...{ hour: 1, orders: 1 },
    });
    expect(hoursOf([], Date.parse("2026-11-20T20:10:00.000Z"))).toEqual([{ hour: 1, orders: 0 }]);
  });

  it("are described in words, for the day in Colombo", async () => {
    const shop = scriptedShop({
      OrdersByHour: () => ({
        historyHistogram: {
          __typename: "HistoryHistogram",
          buckets: [bucket("2026-11-21T06:30:00.000Z", 2), bucket("2026-11-21T09:30:00.000Z", 1)],
        },
      }),
    });
    render(<OrdersByHour day="2026-11-21" version="1" />, { wrapper: shop.wrapper });
    await screen.findByRole("img", { name: "Orders placed: 2 at 12 pm, 1 at 3 pm" });
    expect(shop.variablesOf("OrdersByHour")).toEqual([
      { from: "2026-11-20T18:30:00.000Z", to: "2026-11-21T18:29:59.999Z" },
    ]);
  });
});

it("the orders by hour stay if they can't be reloaded, and can be retried", async () => {
  const shop = { isReachable: true, requests: 0 };
  const { wrapper } = scriptedShop({
    OrdersByHour: () => {
      shop.requests += 1;
      if (!shop.isReachable) throw new Error("shop unreachable");
      const at = "2026-11-21T06:30:00.000Z";
      const buckets = [{ __typename: "HistoryBucket", at, counts: [shop.requests] }];
      return { historyHistogram: { __typename: "HistoryHistogram", buckets } };
    },
  });
  const { rerender } = render(<OrdersByHour day="2026-11-21" version="1" />, { wrapper });
  await screen.findByRole("img", { name: "Orders placed: 1 at 12 pm" });
  shop.isReachable = false;
  rerender(<OrdersByHour day="2026-11-21" version="2" />);
  expect(await screen.findByText("Couldn’t load orders by hour.")).toBeDefined();
  expect(screen.getByRole("img", { name: "Orders placed: 1 at 12 pm" })).toBeDefined();
  shop.isReachable = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("img", { name: /^Orders placed: [^1]/ });
});

it("offers to try again if the day can't be loaded", async () => {
  const shop = scriptedShop({
    Today: () => {
      throw new ApiError("UNAVAILABLE");
    },
    Counts: () => {
      throw new ApiError("UNAVAILABLE");
    },
    LateBackup: () => {
      throw new ApiError("UNAVAILABLE");
    },
  });
  render(
    <MemoryRouter>
      <TodayPage />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  expect(await screen.findByText("Couldn’t load the day.")).toBeDefined();
  const requests = shop.variablesOf("Today").length;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(shop.variablesOf("Today").length).toBeGreaterThan(requests));
});

it("each status links to its orders", () => {
  render(
    <MemoryRouter>
      <OrdersByStatus
        statuses={[
          { __typename: "TodayAtStatus", status: "ITEM_PREPARING", orders: 5 },
          { __typename: "TodayAtStatus", status: "OUT_FOR_DELIVERY", orders: 3 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Item Preparing5", "/admin/orders?status=preparing"],
    ["Out for Delivery3", "/admin/orders?status=out"],
  ]);
});

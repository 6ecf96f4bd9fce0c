import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { sorted } from "./board-sort.ts";
import { BoardBody, type BoardBodyProps } from "./board-body.tsx";
import { columnsOf, type BoardOrder } from "./board-lists.ts";
// The table renders the rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(670);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(67);
});

const orders = [
  boardOrderOf(1, { createdAt: "2026-11-20T09:00:00.000Z" }),
  boardOrderOf(2, { createdAt: "2026-11-20T08:00:00.000Z" }),
  boardOrderOf(3, { status: "DELIVERED" }),
];

interface Shown extends Partial<Omit<BoardBodyProps, "board">> {
  totalCount?: number;
  orders?: readonly BoardOrder[] | null;
  cancelled?: readonly BoardOrder[];
  failed?: boolean;
  more?: BoardBodyProps["board"]["more"];
  offset?: number;
}

const draw = ({
  orders: given = orders,
  cancelled = [],
  failed = false,
  more = null,
  totalCount = 5,
  offset = 0,
  ...rest
}: Shown = {}) => {
  const retry = vi.fn(() => Promise.resolve());
  const onSelect = vi.fn();
  const onChange = vi.fn();
  const onOpen = vi.fn();
  const onChoose = vi.fn();
  const onSort = vi.fn();
  const onChooseAll = vi.fn();
  render(
    <MemoryRouter>
      <BoardBody
        board={{
          orders: given,
          totalCount,
          totalMoney: 51_750,
          cancelled: { orders: cancelled, count: cancelled.length },
          failed,
          retry,
          more,
          offset,
          openComplete: true,
        }}
        view="board"
        phone={false}
        columns={columnsOf(given ?? [], { totalCount, counts: [] }, true)}
        table={sorted(given ?? [], "NEWEST")}
        sort="NEWEST"
        onSort={onSort}
        onChooseAll={onChooseAll}
        ticketOf={(order) => ({
          order,
          selected: order.id === "order-2",
          glow: undefined,
          problem: order.id === "order-1" ? "Somebody moved it" : undefined,
          onSelect,
          onChange,
          onOpen,
          chosen: order.id === "order-3",
          onChoose,
        })}
        selectedId="order-2"
        onDropped={() => undefined}
        earlier={null}
        onReset={null}
        {...rest}
      />
    </MemoryRouter>,
  );
  return { onSelect, onChange, onOpen, onChoose, onChooseAll, onSort, retry };
};

const numbers = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole("article")
    .map((one) => one.getAttribute("aria-label"));

describe("a board without orders", () => {
  it("waits for them, and leaves the explanation to the message if they couldn't load", () => {
    draw({ orders: null });
    expect(screen.getByText("Loading orders")).toBeDefined();
    cleanup();
    draw({ orders: null, failed: true });
    expect(document.body.textContent).toBe("");
  });

  it("explains that new ones appear by themselves, or offers to show all", () => {
    draw({ orders: [] });
    expect(screen.getByRole("heading", { name: messages.order.none })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const onReset = vi.fn();
    draw({ orders: [], onReset });
    expect(screen.getByText("No orders match these filters.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show all orders" }));
    expect(onReset).toHaveBeenCalledOnce();
  });
});

describe("the columns", () => {
  it("hold each order once, the oldest first", () => {
    draw();
    const column = (name: string) => screen.getByRole("region", { name });
    expect(numbers(column("Item Preparing"))).toEqual(["Order NV-2", "Order NV-1"]);
    expect(numbers(column("Delivered"))).toEqual(["Order NV-3"]);
    expect(numbers(column("Item Packing"))).toEqual([]);
  });

  it.each(["board", "table"] as const)("show the options of an item as a %s", (view) => {
    const [item] = boardOrderOf(1).items;
    const items = [{ ...item!, options: ["Moss", "3 seats"] }];
    draw({ orders: [boardOrderOf(1, { items })], view });
    const order = screen.getByRole(view === "board" ? "article" : "row", { name: /NV-1$/ });
    expect(within(order).getByText("Moss, 3 seats")).toBeDefined();
  });

  it("show who moved an order, and for a cancelled one only when it was cancelled", () => {
    const movedBy = { movedBy: "Kasun", movedBack: true } as const;
    const cancelledAt = "2026-11-20T10:00:00.000Z";
    draw({
      orders: [boardOrderOf(1, movedBy)],
      cancelled: [boardOrderOf(4, { ...movedBy, cancelledAt })],
    });
    const ticket = (name: string) => screen.getByRole("article", { name }).textContent;
    expect(ticket("Order NV-1")).toContain("Moved back by Kasun");
    expect(ticket("Order NV-4")).not.toContain("Moved back");
    expect(ticket("Order NV-4")).toContain("Cancelled, ");
  });

  it("are shown one at a time on phones", () => {
    draw({ phone: true });
    expect(screen.getAllByRole("article")).toHaveLength(2);
    fireEvent.mouseDown(screen.getByRole("tab", { name: /Item Packing/ }), { button: 0 });
    expect(screen.getByText("No orders at this step.")).toBeDefined();
    fireEvent.mouseDown(screen.getByRole("tab", { name: /Delivered/ }), { button: 0 });
    expect(numbers(document.body)).toEqual(["Order NV-3"]);
  });
});

it("change by a swipe on phones, but not by scrolling", () => {
  draw({ phone: true });
  const board = screen.getByRole("tablist");
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(board, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(board, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
  swipe(90, 0);
  swipe(-90, 80);
  swipe(-20, 0);
  expect(chosen()).toContain("Item Preparing");
  swipe(-90, 10);
  expect(chosen()).toContain("Item Packing");
  swipe(90, 10);
  expect(chosen()).toContain("Item Preparing");
});

it("show earlier deliveries on request, and load more of them only then", () => {
  const onToggle = vi.fn();
  const load = vi.fn(() => Promise.resolve(true));
  const more = { loading: false, failed: false, replaces: false, load };
  draw({ earlier: { count: 86, shown: false, onToggle }, more });
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  const button = screen.getByRole("button", { name: "86 delivered earlier", expanded: false });
  fireEvent.click(button);
  expect(onToggle).toHaveBeenCalledOnce();
  cleanup();
  draw({ earlier: { count: 86, shown: true, onToggle }, more });
  expect(screen.getByRole("button", { name: "Only today’s", expanded: true })).toBeDefined();
  expect(screen.getByRole("button", { name: "Load more" })).toBeDefined();
});

describe("a cancelled order", () => {
  const cancelled = [boardOrderOf(4, { cancelledAt: "2026-11-20T08:30:00.000Z" })];

  it("is shown below the delivered ones, in no column's count, and cannot be moved", () => {
    draw({ cancelled });
    expect(numbers(screen.getByRole("region", { name: "Item Preparing" }))).toEqual([
      "Order NV-2",
      "Order NV-1",
    ]);
    const place = screen.getByRole("region", { name: "Cancelled" });
    expect(numbers(place)).toEqual(["Order NV-4"]);
    expect(place.textContent).toContain("Cancelled, 20/11/2026, 2:00 pm");
    expect(within(place).queryByRole("combobox")).toBeNull();
  });

  it("is shown even if no other order is left, and last in the table", () => {
    draw({ orders: [], cancelled });
    expect(screen.queryByText(messages.order.none)).toBeNull();
    cleanup();
    draw({ view: "table", cancelled });
    const heads = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["NV-1", "NV-2", "NV-3", "NV-4"]);
    expect(screen.queryByLabelText("Status of NV-4")).toBeNull();
  });
});

describe("the table", () => {
  const many = Array.from({ length: 1000 }, (_, index) => boardOrderOf(index + 1));
  const rows = () => screen.getAllByRole("row").slice(1, -1);
  const places = () => rows().map((each) => Number(each.getAttribute("aria-rowindex")));

  it("renders the rows in view, with their index in the whole table", () => {
    const cancelled = [boardOrderOf(2000, { cancelledAt: "2026-11-20T09:00:00.000Z" })];
    draw({ orders: many, table: many, cancelled, totalCount: 1200, view: "table" });
    expect(places()).toEqual(Array.from({ length: places().length }, (_, index) => index + 2));
    expect(places().length).toBeGreaterThan(10);
    expect(places().length).toBeLessThan(30);
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("1203");
  });

  it("keeps the focused row wherever it is scrolled to", () => {
    draw({ orders: many, table: many, view: "table", selectedId: "order-900" });
    expect(places().at(-1)).toBe(901);
    expect(rows().at(-1)?.textContent).toContain("NV-900");
  });

  it("lists open orders before delivered ones, newest first", () => {
    draw({ view: "table" });
    const heads = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["NV-1", "NV-2", "NV-3"]);
  });

  it("is a list of tickets on phones", () => {
    draw({ view: "table", phone: true });
    expect(screen.queryByRole("table")).toBeNull();
    expect(numbers(document.body)).toEqual(["Order NV-1", "Order NV-2", "Order NV-3"]);
  });
});

it("sorts by the pressed heading, and announces the sort column", () => {
  const { onSort } = draw({ view: "table" });
  const sortOf = (name: string) =>
    screen.getByRole("columnheader", { name }).getAttribute("aria-sort");
  expect(["Placed", "Customer", "Age", "Total", "Items"].map(sortOf)).toEqual([
    "descending",
    "none",
    "none",
    "none",
    null,
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Total" }));
  fireEvent.click(screen.getByRole("button", { name: "Placed" }));
  expect(onSort.mock.calls).toEqual([["DEAREST"], ["OLDEST"]]);
});

describe("the first column of the table", () => {
  const allBox = () =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all listed orders" });

  it("holds the checkboxes of the head and of each order", () => {
    draw({ view: "table", cancelled: [boardOrderOf(4, { cancelledAt: "2026-11-20T08:30:00Z" })] });
    const first = screen
      .getAllByRole("row")
      .slice(0, -1)
      .map((row) => row.firstElementChild?.querySelector("input")?.getAttribute("aria-label"));
    expect(first).toEqual([
      "Select all listed orders",
      ...["Select NV-1", "Select NV-2", "Select NV-3", undefined],
    ]);
  });

  it("selects all orders that can be moved, and shows a partial selection", () => {
    const cancelled = [boardOrderOf(4, { cancelledAt: "2026-11-20T08:30:00Z" })];
    const { onChooseAll } = draw({ view: "table", cancelled });
    expect(allBox().indeterminate).toBe(true);
    fireEvent.click(allBox());
    expect(onChooseAll).toHaveBeenCalledExactlyOnceWith(["order-1", "order-2", "order-3"], true);
  });

  it("clears the selection if all are selected", () => {
    const chosen = orders.slice(2);
    const { onChooseAll } = draw({ view: "table", orders: chosen, table: chosen });
    expect([allBox().checked, allBox().indeterminate]).toEqual([true, false]);
    fireEvent.click(allBox());
    expect(onChooseAll).toHaveBeenCalledExactlyOnceWith(["order-3"], false);
  });
});

describe.each(["board", "table"] as const)("an order in the %s", (view) => {
  const place = (number: string) =>
    view === "board"
      ? screen.getByRole("article", { name: `Order ${number}` })
      : screen.getByRole("row", { name: new RegExp(`^${number}`) });

  it("is selected by pointer and by focus", () => {
    const { onSelect } = draw({ view });
    fireEvent.pointerDown(place("NV-1"));
    fireEvent.focus(place("NV-3"));
    // The selected order takes the focus when it renders, which calls back too.
    expect(onSelect.mock.calls.map(([id]: unknown[]) => id)).toEqual([
      "order-2",
      "order-1",
      "order-3",
    ]);
  });

  it("takes the focus when it is selected", () => {
    draw({ view });
    expect(document.activeElement).toBe(place("NV-2"));
  });

  it("is moved by its status select", () => {
    const { onChange } = draw({ view });
    fireEvent.change(screen.getByLabelText("Status of NV-1"), {
      target: { value: "ITEM_PACKING" },
    });
    expect(onChange.mock.calls).toEqual([[orders[0], "ITEM_PACKING"]]);
  });

  it("opens by a click on it or on its number, but not on its status", () => {
    const { onOpen } = draw({ view });
    fireEvent.click(screen.getByLabelText("Status of NV-1"));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(place("NV-1"));
    fireEvent.click(screen.getByRole("link", { name: "NV-2" }));
    expect(onOpen.mock.calls).toEqual([[orders[0]], [orders[1]]]);
    fireEvent.click(screen.getByRole("link", { name: "NV-2" }), { ctrlKey: true });
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it("is selected by its checkbox, which does not open it", () => {
    const { onChoose, onOpen } = draw({ view });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select NV-3" }).checked).toBe(
      true,
    );
    fireEvent.click(screen.getByRole("checkbox", { name: "Select NV-1" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select NV-2" }), { shiftKey: true });
    expect(onChoose.mock.calls).toEqual([["order-1"], ["order-2", true]]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("shows why its last move was undone, tied to its status", () => {
    draw({ view });
    const problem = screen.getByText("Somebody moved it").closest("[role=alert]");
    expect(problem?.id).toBe("problem-order-1");
    const status = screen.getByLabelText("Status of NV-1");
    expect(status.getAttribute("aria-describedby")).toBe("problem-order-1");
    expect(screen.getByLabelText("Status of NV-2").getAttribute("aria-describedby")).toBeNull();
  });

  it("is struck through once it is delivered", () => {
    draw({ view });
    expect(screen.getByText("NV-3").closest(".line-through")).not.toBeNull();
    expect(screen.getByText("NV-1").closest(".line-through")).toBeNull();
  });
});

it.each([
  ["board", false],
  ["table", false],
  ["table", true],
] as const)("loads more below the %s, phone: %s", (view, phone) => {
  const load = vi.fn(() => Promise.resolve(true));
  draw({ view, phone, more: { loading: false, failed: false, replaces: false, load } });
  expect(screen.getByText("3 of 5 shown")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Load more" }));
  expect(load).toHaveBeenCalledOnce();
});

describe("a table at its maximum length", () => {
  const load = vi.fn(() => Promise.resolve(true));
  const more = { loading: false, failed: false, replaces: true, load };

  it("announces that the next orders will replace the current ones", () => {
    draw({ view: "table", more });
    expect(screen.getByText("3 of 5 shown; the next page replaces these")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show next page" }));
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([false, true])(
    "shows the range of its rows, and leads back to the first, phone: %s",
    (phone) => {
      const { retry } = draw({ view: "table", phone, offset: 1000, totalCount: 1010 });
      const place = screen.getByRole("group", { name: "Position in the list" });
      expect(place.textContent).toContain("1,001 to 1,003 of 1,010 shown");
      fireEvent.click(within(place).getByRole("button", { name: "Back to top" }));
      expect(retry).toHaveBeenCalledOnce();
      if (phone) return;
      const table = screen.getByRole("table");
      expect(table.getAttribute("aria-rowcount")).toBe("1012");
      const rows = within(table).getAllByRole("row");
      expect(rows[1]?.getAttribute("aria-rowindex")).toBe("1002");
    },
  );
});

it.each([
  ["board", false, 3],
  ["board", true, 2],
  ["table", true, 2],
] as const)(
  "puts the heading of the cancelled orders of a %s (phone: %s) at level %i, one below the heading above",
  (view, phone, level) => {
    draw({ view, phone, column: "DELIVERED", cancelled: [boardOrderOf(4)] });
    expect(screen.getByRole("heading", { name: "Cancelled", level })).toBeDefined();
  },
);

import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeysBar } from "../../../components/key.tsx";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { CommandMenu } from "./command-menu.tsx";
import { KeysDialog } from "./keys-dialog.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const places = [
  { label: "Orders", to: "/admin/orders" },
  { label: "Stock", to: "/admin/stock" },
];
const productOf = (id: string, level = "ENOUGH", available = 12) => ({
  __typename: "Product",
  id,
  name: `Uva ${id}`,
  stock: { __typename: "ProductStock", available, level, lowFrom: 3 },
});

interface Given {
  orders?: readonly object[];
  products?: readonly object[];
  isAway?: boolean;
}

function open({ orders = [], products = [], isAway = false }: Given = {}) {
  const shop = scriptedShop({
    FindForCommand: () => {
      if (isAway) throw new Error("the shop is unreachable");
      return {
        orderBoard: { __typename: "OrderBoardPage", items: orders },
        catalogue: { __typename: "ProductPage", items: products },
      };
    },
    SetOrderStatus: ({ status }) => ({
      setOrderStatus: {
        __typename: "OrderStatusSet",
        message: "Moved",
        order: boardOrderOf(7, { status: status as "DELIVERED", revision: 2 }),
      },
    }),
  });
  const onGo = vi.fn<(to: string) => void>();
  const onKeys = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(<CommandMenu places={places} onGo={onGo} onKeys={onKeys} onClose={onClose} />, {
    wrapper: shop.wrapper,
  });
  const field = screen.getByRole("combobox");
  const options = () => screen.getAllByRole("option", { hidden: true });
  return {
    shop,
    onGo,
    onKeys,
    onClose,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    key: (key: string) => fireEvent.keyDown(field, { key }),
    words: () =>
      screen.queryAllByRole("option", { hidden: true }).map(({ textContent }) => textContent),
    marked: () =>
      options().find((one) => one.getAttribute("aria-selected") === "true")?.textContent,
    choose: async (name: string | RegExp) =>
      fireEvent.click(await screen.findByRole("option", { name, hidden: true })),
    said: () => screen.getByRole("status").textContent,
  };
}

const ishara = boardOrderOf(7);

describe("the command menu", () => {
  it("starts with all commands and pages", () => {
    const { words } = open();
    expect(words()).toContain("New item");
    expect(words().slice(-2)).toEqual(["Orders", "Stock"]);
  });

  it("opens a page by its first letters and Enter, with the first match marked", () => {
    const { type, key, marked, onGo } = open();
    type("stoc");
    expect(marked()).toBe("Low stock");
    key("ArrowDown");
    expect(marked()).toBe("Stock");
    key("ArrowDown");
    expect(marked()).toBe("Low stock");
    key("ArrowUp");
    key("Enter");
    expect(onGo).toHaveBeenCalledWith("/admin/stock");
  });

  it("finds orders with buyer and status, and opens them", async () => {
    const { type, onGo, choose } = open({ orders: [ishara] });
    type("perera");
    const order = await screen.findByRole("option", { name: /^NV-7/, hidden: true });
    expect(order.textContent).toBe("NV-7Ishara Perera, Colombo 03, Item Preparing");
    expect(order.querySelector("b")?.textContent).toBe("Perera");
    await choose(/^NV-7/);
    expect(onGo).toHaveBeenCalledWith("/admin/orders/NV-7");
  });

  it.each([
    ["ENOUGH", 12, "Uva kettle12 available"],
    ["OUT", 0, "Uva kettleout of stock"],
  ])("finds products with their stock: %s", async (level, available, label) => {
    const { type, onGo, choose } = open({ products: [productOf("kettle", level, available)] });
    type("kett");
    const name = new RegExp(`${label.replace("Uva kettle", "")}$`);
    expect((await screen.findByRole("option", { name, hidden: true })).textContent).toBe(label);
    await choose(name);
    expect(onGo).toHaveBeenCalledWith("/admin/stock/kettle");
  });

  it("shows that it is searching, and then that there are no results", async () => {
    const { type, said, words } = open();
    type(" zzz ");
    expect(said()).toBe("Searching…");
    await waitFor(() => expect(said()).toBe("No results for “zzz”."));
    expect(words()).toEqual([]);
  });

  it("reports that orders and products can't be searched, and still runs commands", async () => {
    const { type, said, words } = open({ isAway: true });
    type("stock");
    await waitFor(() => expect(said()).toMatch(/Couldn’t search orders and products/));
    expect(words()).toEqual(["Low stock", "Stock"]);
  });

  it("closes on Escape", () => {
    const { key, onClose } = open();
    key("Escape");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the commands for a marked order", () => {
  const withOrder = async (change: Partial<typeof ishara> = {}) => {
    const opened = open({ orders: [{ ...ishara, ...change }] });
    opened.type("perera");
    await screen.findByRole("option", { name: /^NV-7/, hidden: true });
    const group = await screen.findByRole("group", { name: "Actions for NV-7", hidden: true });
    const offered = within(group)
      .getAllByRole("option", { hidden: true })
      .map(({ textContent }) => textContent);
    return { ...opened, offered };
  };

  it("move it to any other status, call the buyer, and show more of it", async () => {
    const { offered } = await withOrder();
    expect(offered).toEqual([
      "Move to Item Packing",
      "Move to Out for Delivery",
      "Move to Delivered",
      "Call 077 123 4567",
      "All orders of Ishara Perera",
      "Open in History",
    ]);
  });

  it("are fewer if it was cancelled, and without a phone number", async () => {
    const { offered } = await withOrder({ cancelledAt: "2026-11-20T09:00:00.000Z", phone: "" });
    expect(offered).toEqual(["All orders of Ishara Perera", "Open in History"]);
  });

  it("move it, and close the menu", async () => {
    const { choose, shop, onClose } = await withOrder();
    await choose("Move to Item Packing");
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(shop.variablesOf("SetOrderStatus")).toMatchObject([
        { orderId: "order-7", status: "ITEM_PACKING", expectedRevision: 1 },
      ]),
    );
  });

  it("open the other orders of the buyer, and its events", async () => {
    const { choose, onGo } = await withOrder();
    await choose(/^All orders of/);
    await choose("Open in History");
    expect(onGo.mock.calls).toEqual([
      ["/admin/orders?search=Ishara%20Perera"],
      ["/history/order/order-7"],
    ]);
  });
});

it("the commands for a marked product edit it, and open it in the shop", async () => {
  const { type, choose, onGo } = open({ products: [productOf("kettle")] });
  type("kettle");
  await choose("Edit in List Items");
  await choose("View in the shop");
  expect(onGo.mock.calls).toEqual([["/admin/list?q=Uva%20kettle"], ["/Item-Page/kettle"]]);
});

describe("the list of keys", () => {
  it("shows those of the page, if it has any, and the global ones", () => {
    const nothing = () => undefined;
    const { rerender } = render(<KeysDialog onClose={nothing} />);
    expect(screen.queryByRole("heading", { name: "On this page" })).toBeNull();
    expect(screen.getByText("command menu")).toBeTruthy();
    rerender(
      <>
        <KeysBar>J next order</KeysBar>
        <KeysDialog onClose={nothing} />
      </>,
    );
    const dialog = within(screen.getByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(dialog.getByRole("heading", { name: "On this page" })).toBeTruthy();
    expect(dialog.getByText("J next order")).toBeTruthy();
  });
});

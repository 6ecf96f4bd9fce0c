import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeysBar } from "../../components/key.tsx";
import { boardOrderOf } from "../../testing/board-orders.ts";
import { stubResizeObserver } from "../../testing/browser.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { CommandMenu } from "./command-menu.tsx";
import { KeysDialog } from "./keys-dialog.tsx";

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
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
      if (isAway) throw new Error("no way to the shop");
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

describe("what is found and done", () => {
  it("begins with all that can be done and all places", () => {
    const { words } = open();
    expect(words()).toContain("New item");
    expect(words().slice(-2)).toEqual(["Orders", "Stock"]);
  });

  it("goes to a place by its first letters and Enter, from the first that is marked", () => {
    const { type, key, marked, onGo } = open();
    type("stoc");
    expect(marked()).toBe("What is low in stock");
    key("ArrowDown");
    expect(marked()).toBe("Stock");
    key("ArrowDown");
    expect(marked()).toBe("What is low in stock");
    key("ArrowUp");
    key("Enter");
    expect(onGo).toHaveBeenCalledWith("/admin/stock");
  });

  it("finds orders with who ordered and where they stand, and opens them", async () => {
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
  ])("finds products and how many there are: %s", async (level, available, told) => {
    const { type, onGo, choose } = open({ products: [productOf("kettle", level, available)] });
    type("kett");
    const name = new RegExp(`${told.replace("Uva kettle", "")}$`);
    expect((await screen.findByRole("option", { name, hidden: true })).textContent).toBe(told);
    await choose(name);
    expect(onGo).toHaveBeenCalledWith("/admin/stock/kettle");
  });

  it("says that it looks, and then that there is nothing", async () => {
    const { type, said, words } = open();
    type(" zzz ");
    expect(said()).toBe("Looking …");
    await waitFor(() => expect(said()).toBe("Nothing is called “zzz”."));
    expect(words()).toEqual([]);
  });

  it("says that orders and products cannot be looked for, and still does the rest", async () => {
    const { type, said, words } = open({ isAway: true });
    type("stock");
    await waitFor(() => expect(said()).toMatch(/cannot be looked for right now/));
    expect(words()).toEqual(["What is low in stock", "Stock"]);
  });

  it("is closed by Escape", () => {
    const { key, onClose } = open();
    key("Escape");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("what can be done with an order that is marked", () => {
  const withOrder = async (change: Partial<typeof ishara> = {}) => {
    const opened = open({ orders: [{ ...ishara, ...change }] });
    opened.type("perera");
    await screen.findByRole("option", { name: /^NV-7/, hidden: true });
    const group = await screen.findByRole("group", { name: "Do with NV-7", hidden: true });
    const offered = within(group)
      .getAllByRole("option", { hidden: true })
      .map(({ textContent }) => textContent);
    return { ...opened, offered };
  };

  it("is to move it to any other place, to call, and to see more of it", async () => {
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

  it("is less where it was cancelled, and nobody left a phone", async () => {
    const { offered } = await withOrder({ cancelledAt: "2026-11-20T09:00:00.000Z", phone: "" });
    expect(offered).toEqual(["All orders of Ishara Perera", "Open in History"]);
  });

  it("moves it, and closes the menu", async () => {
    const { choose, shop, onClose } = await withOrder();
    await choose("Move to Item Packing");
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(shop.variablesOf("SetOrderStatus")).toMatchObject([
        { orderId: "order-7", status: "ITEM_PACKING", expectedRevision: 1 },
      ]),
    );
  });

  it("leads to the other orders of who ordered, and to its events", async () => {
    const { choose, onGo } = await withOrder();
    await choose(/^All orders of/);
    await choose("Open in History");
    expect(onGo.mock.calls).toEqual([
      ["/admin/orders?search=Ishara%20Perera"],
      ["/history/order/order-7"],
    ]);
  });
});

it("what can be done with a product that is marked is to edit it, and to see it in the shop", async () => {
  const { type, choose, onGo } = open({ products: [productOf("kettle")] });
  type("kettle");
  await choose("Edit in List Items");
  await choose("See it in the shop");
  expect(onGo.mock.calls).toEqual([["/admin/list?q=Uva%20kettle"], ["/Item-Page/kettle"]]);
});

describe("the keys", () => {
  it("are those of the page, where it has any, and those of everywhere", () => {
    const nothing = () => undefined;
    const { rerender } = render(<KeysDialog onClose={nothing} />);
    expect(screen.queryByRole("heading", { name: "On this page" })).toBeNull();
    expect(screen.getByText("find or do")).toBeTruthy();
    rerender(
      <>
        <KeysBar>J next order</KeysBar>
        <KeysDialog onClose={nothing} />
      </>,
    );
    const dialog = within(screen.getByRole("dialog", { name: "Keys" }));
    expect(dialog.getByRole("heading", { name: "On this page" })).toBeTruthy();
    expect(dialog.getByText("J next order")).toBeTruthy();
  });
});

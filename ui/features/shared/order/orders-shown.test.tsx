import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { OrderView_OrderFragmentDoc } from "../../../generated/operations.ts";
import { orderViewOf } from "../../../testing/orders.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OrderCard } from "./order-card.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import { PreviousOrder } from "./previous-order.tsx";

type Order = ReturnType<typeof orderViewOf>;
const picture = () => <i data-testid="picture" />;
const [kettle] = orderViewOf("1").items;
const itemsOf = (...ids: readonly string[]) =>
  ids.map((productId) => ({ ...kettle!, productId, name: productId.toUpperCase() }));

/** A shop with one order; products that are no longer sold unless they are in `sold`. */
function shopWith(order: Order, sold: readonly string[] = []) {
  const shop = scriptedShop({
    OrderedProduct: ({ id }) => ({
      product: sold.includes(String(id))
        ? {
            ...{ __typename: "Product", id, name: "Kettle", image: "/now.png" },
            ...{ category: "Kitchen Equipments", placement: "TABLE" },
          }
        : null,
    }),
  });
  shop.client.writeFragment({ fragment: OrderView_OrderFragmentDoc, data: order });
  return shop;
}
const discounted = {
  discount: {
    __typename: "Discount",
    ...({ code: "MONSOON10", kind: "PERCENT", percent: 10, amount: 985 } as const),
  },
} as const;
const refOf = ({ id }: Order) => ({ __typename: "Order", id }) as never;

describe("an order that has just been placed", () => {
  const open = (answers: readonly (Order | null | Error)[]) => {
    const left = [...answers];
    const onShown = vi.fn();
    const shop = scriptedShop({
      OrderedProduct: () => ({ product: null }),
      PlacedOrder: () => {
        const answer = left.length > 1 ? left.shift() : left[0];
        if (answer instanceof Error) throw answer;
        return { order: answer };
      },
    });
    const copy = (number: string) => <button>Copy {number}</button>;
    openPage(<PlacedOrder orderId="1" onShown={onShown} picture={picture} copy={copy} />, { shop });
    return { onShown };
  };

  it("takes the focus, offers its number to copy, and explains what happens next", async () => {
    const { onShown } = open([orderViewOf("1")]);
    expect(screen.getByText("Loading your order")).toBeDefined();
    expect(onShown).not.toHaveBeenCalled();
    const heading = await screen.findByRole("heading", { level: 1, name: messages.order.placed });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("Copy NV-1")).toBeDefined();
    expect(screen.getByText(/^Next, we’ll prepare your items/).textContent).toContain(
      "Rs. 10,350.00",
    );
    expect(screen.getByText("077 123 4567")).toBeDefined();
    expect(onShown).toHaveBeenCalledOnce();
  });

  it("shows the discount of its promo code", async () => {
    open([orderViewOf("1", discounted)]);
    await screen.findByRole("heading", { level: 1, name: messages.order.placed });
    expect(screen.getByText("− Rs. 985.00").parentElement?.textContent).toBe(
      "Promo code MONSOON10 − Rs. 985.00",
    );
  });

  it.each([
    ["a shop that is away", new ApiError("UNAVAILABLE")],
    ["nothing there yet", null],
  ])("given %s, is shown as placed rather than lost, and loads again", async (_what, first) => {
    const { onShown } = open([first, orderViewOf("1")]);
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe(messages.order.placed);
    expect(onShown).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByText("Try again")));
    expect(await screen.findByText("Copy NV-1")).toBeDefined();
    expect(onShown).toHaveBeenCalledOnce();
  });
});

describe("a previous order", () => {
  const open = (change: Partial<Order>, sold?: readonly string[]) => {
    const order = orderViewOf("1", change);
    const shop = shopWith(order, sold);
    openPage(
      <ul>
        <PreviousOrder order={refOf(order)} picture={picture} />
      </ul>,
      { shop },
    );
    const details = document.querySelector("details")!;
    return {
      line: details.querySelector("summary")!,
      unfold: () =>
        act(async () => {
          details.open = true;
          fireEvent(details, new Event("toggle"));
        }),
    };
  };

  it.each([
    [{ status: "DELIVERED" }, /Delivered/],
    [{ phase: "REFUSED" }, /Placed 20\/11\/2026.*Not accepted/],
    [
      { phase: "CANCELLED", cancelledAt: "2026-11-21T08:00:00.000Z" },
      /Cancelled 21\/11\/2026.*Cancelled/,
    ],
  ] as const)("with %o shows its result and time", (change, words) => {
    expect(open(change).line.textContent).toMatch(words);
  });

  it("can be reviewed only if it was delivered", () => {
    const offers = (change: Partial<Order>) => {
      open(change);
      const href =
        screen
          .queryByText(/^Add a review/i)
          ?.closest("a")
          ?.getAttribute("href") ?? null;
      cleanup();
      return href;
    };
    expect(offers({ status: "DELIVERED" })).toBe("/add-review/1");
    expect(offers({ phase: "CANCELLED" })).toBeNull();
    expect(offers({ phase: "REFUSED", status: "DELIVERED" })).toBeNull();
  });

  it("shows two of its pictures, and the number of others", async () => {
    const { line } = open({ items: itemsOf("a", "b", "c", "d") }, ["a", "b", "c", "d"]);
    expect(await within(line).findAllByTestId("picture")).toHaveLength(2);
    expect(line.textContent).toMatch(/^\+2/);
    cleanup();
    expect(open({ items: itemsOf("a", "b") }).line.textContent).not.toMatch(/\+/);
  });

  it("expands to all items, rendered only then; products no longer sold keep their old picture", async () => {
    const { unfold } = open({ items: itemsOf("a", "b") }, ["a"]);
    expect(screen.queryByText("Deliver to")).toBeNull();
    await unfold();
    expect(screen.getByText("Deliver to")).toBeDefined();
    expect(screen.getByText("A")).toBeDefined();
    const images = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(images).toEqual(["/kettle.png", "/kettle.png"]);
    expect(screen.getAllByTestId("picture")).toHaveLength(2);
  });
});

describe("an ongoing order", () => {
  const open = (change: Partial<Order> = {}) => {
    const order = orderViewOf("1", change);
    openPage(<OrderCard order={refOf(order)} picture={picture} glow="glow-odd" />, {
      shop: shopWith(order),
    });
    return screen.getByRole("article", { name: "Order NV-1" });
  };
  const moment = (at: string, status: Order["status"]) =>
    ({ __typename: "OrderMoment", at, status, movedBack: false, mailedAt: null }) as never;

  it("shows the discount of its promo code in My Orders", () => {
    const card = open(discounted);
    expect(card.textContent).toContain("Promo code MONSOON10 − Rs. 985.00");
  });

  it("glows when it has just changed, and links to its page and to help with its number", () => {
    const card = open();
    expect(card.className).toMatch(/glow-odd/);
    const links = within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/my-orders/NV-1", "/report-issue?order=NV-1"]);
  });

  it("shows its history, latest first, with the date above the first of each day", () => {
    expect(open().textContent).toMatch(/received/i);
    cleanup();
    const card = open({
      status: "OUT_FOR_DELIVERY",
      history: [
        moment("2026-11-20T08:00:00.000Z", "ITEM_PREPARING"),
        moment("2026-11-20T09:00:00.000Z", "ITEM_PACKING"),
        moment("2026-11-21T09:00:00.000Z", "OUT_FOR_DELIVERY"),
      ],
    });
    const times = [...card.querySelectorAll("li > time")].map(({ textContent }) => textContent);
    expect(times).toEqual(["21/11/20262:30 pm", "20/11/20262:30 pm", "1:30 pm"]);
  });

  it("shows a city that equals its district once", () => {
    const { shippingAddress } = orderViewOf("1");
    const address = (change: object) => {
      const card = open({ shippingAddress: { ...shippingAddress, ...change } });
      const words = card
        .querySelector("address")
        ?.innerHTML.split(/<br ?\/?>/)
        .at(-2);
      cleanup();
      return words;
    };
    expect(address({ city: "Kandy", district: "Kandy", province: "Central" })).toBe("Central");
    expect(address({ city: "Gampola", district: "Kandy", province: "Central" })).toBe(
      "Kandy, Central",
    );
  });
});

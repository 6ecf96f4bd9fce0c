import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DeskDock, DeskTop } from "./desk-bars.tsx";
import { DeskFacts } from "./desk-facts.tsx";
import { DeskHead, nextStatus } from "./desk-head.tsx";
import { DeskSource } from "./desk-source.tsx";
import { DeskTimeline } from "./desk-timeline.tsx";
import { PackingSlip } from "../packing-slip/packing-slip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const draw = (part: ReactNode, source?: () => object | null) => {
  const shop = scriptedShop({
    OrderedProduct: () => ({ product: null }),
    DeskSource: () => ({ orderSource: source?.() ?? null }),
  });
  openPage(part, { shop });
  return shop;
};
const { details } = deskOrderOf(1);
const sentTo = (change: Partial<typeof details.shippingAddress>) =>
  deskOrderOf(1, {
    details: { ...details, shippingAddress: { ...details.shippingAddress, ...change } },
  });
const erased = sentTo({ phone: "", email: "", firstName: "", lastName: "" });
const guided = sentTo({
  landmark: "Opposite the temple",
  floor: "2nd floor, no lift",
  secondPhone: "+94112345678",
  driverNote: "Please ring twice.",
});
const cancelledAt = "2026-11-20T09:00:00.000Z";

describe("the customer of an order", () => {
  it("has links to call, to email, to the map, and to all their orders", () => {
    draw(<DeskFacts order={deskOrderOf(1)} picture={() => null} />);
    const customer = within(screen.getByRole("region", { name: "Customer" }));
    const links = customer.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links.slice(0, 3)).toEqual([
      "tel:0771234567",
      "mailto:ishara@example.lk",
      "/admin/orders?search=Ishara%20Perera",
    ]);
    expect(customer.getByText("077 123 4567")).toBeDefined();
    expect(customer.getByText("Open the map").closest("a")?.rel).toMatch(/noreferrer/);
  });

  it("has no links after an erasure", () => {
    draw(
      <>
        <DeskFacts order={erased} picture={() => null} />
        <DeskDock order={erased} next={null} onChange={vi.fn()} />
      </>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByText("Call")).toBeNull();
  });

  it("has the fields that help the driver, and a link to call the second number", () => {
    draw(<DeskFacts order={guided} picture={() => null} />);
    const customer = within(screen.getByRole("region", { name: "Customer" }));
    expect(customer.getByRole("link", { name: "011 234 5678 second phone" })).toHaveProperty(
      "href",
      "tel:+94112345678",
    );
    expect(customer.getByText("Opposite the temple")).toBeDefined();
    expect(customer.getByText("2nd floor, no lift")).toBeDefined();
    expect(customer.getByText("Please ring twice.")).toBeDefined();
  });

  it("has no empty lines without them", () => {
    draw(<DeskFacts order={deskOrderOf(1)} picture={() => null} />);
    const customer = screen.getByRole("region", { name: "Customer" });
    expect(customer.textContent).not.toMatch(/Note for the driver|second phone/);
    expect(customer.querySelector("address")?.querySelectorAll("br")).toHaveLength(3);
  });

  it("without an email still has the other links", () => {
    draw(<DeskFacts order={sentTo({ email: "" })} picture={() => null} />);
    expect(document.querySelector("a[href^='mailto:']")).toBeNull();
    expect(document.querySelector("a[href^='tel:']")).not.toBeNull();
  });
});

describe("the status of an order", () => {
  const open = (change: Parameters<typeof deskOrderOf>[1] = {}, problem?: string) => {
    const onChange = vi.fn();
    const order = deskOrderOf(1, change);
    draw(<DeskHead order={order} present={[]} problem={problem} linksToCall onChange={onChange} />);
    return { onChange };
  };

  it.each([
    ["ITEM_PREPARING", null, "ITEM_PACKING"],
    ["OUT_FOR_DELIVERY", null, "DELIVERED"],
    ["DELIVERED", null, null],
    ["ITEM_PACKING", cancelledAt, null],
  ] as const)("after %s (cancelled: %s) is followed by %s", (status, cancelled, next) =>
    expect(nextStatus({ status, cancelledAt: cancelled })).toBe(next),
  );

  it("moves on by one press", () => {
    const { onChange } = open({ status: "ITEM_PACKING" });
    fireEvent.click(screen.getByText("Move to Out for Delivery"));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("OUT_FOR_DELIVERY");
  });

  it("shows why it was not moved, tied to the status select", () => {
    open({}, "Somebody else has moved it");
    const problem = screen.getByRole("alert");
    expect(problem.textContent).toBe("Somebody else has moved it");
    expect(document.querySelector(`[aria-describedby~="${problem.id}"]`)).not.toBeNull();
  });

  it("of a cancelled order cannot be moved, and shows the time of the cancellation", () => {
    open({ cancelledAt });
    expect(screen.queryByText(/^Move to/)).toBeNull();
    expect(screen.getByText(/^Placed/).textContent).toMatch(/cancelled.*20\/11\/2026, 2:30 pm/);
  });
});

describe("the adjacent orders", () => {
  const open = (place: object, change: object = {}) => {
    const calls = { onGo: vi.fn(), onPrint: vi.fn(), onClose: vi.fn() };
    const props = { order: deskOrderOf(2), place: place as never, asPage: false, ...calls };
    draw(<DeskTop {...props} {...change} />);
    const button = (label: string) => screen.getByLabelText<HTMLButtonElement>(label);
    return { ...calls, button };
  };
  const [before, next] = [deskOrderOf(1), deskOrderOf(3)];

  it("have no link at the ends, and the order's place in its column is shown", () => {
    const { button, onGo } = open({ place: 3, of: 3, before, next: null });
    expect(screen.getByText("3 of 3 at Item Preparing")).toBeDefined();
    expect(button("Next order").disabled).toBe(true);
    fireEvent.click(button("Previous order"));
    expect(onGo).toHaveBeenCalledExactlyOnceWith("before");
  });

  it("are not shown for an order without a place, such as one that the filter excludes", () => {
    open({ place: 0, of: 3, before: null, next });
    expect(screen.queryByText(/ at Item Preparing$/)).toBeNull();
  });

  it("leave printing the slip off until the order has loaded", () => {
    const { onPrint } = open({ place: 0, of: 0, before: null, next: null }, { order: undefined });
    const print = screen.getByText<HTMLButtonElement>("Packing slip");
    expect(print.disabled).toBe(true);
    fireEvent.click(print);
    expect(onPrint).not.toHaveBeenCalled();
  });
});

describe("the history of an order", () => {
  const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;

  it("is latest first, grouped by day, with comments as written and the status of emails", () => {
    const timeline = [
      timelineEntryOf(1, { at: at(19), mailed: true, mailedAt: at(20) }),
      timelineEntryOf(2, {
        kind: "COMMENTED",
        status: null,
        at: at(20),
        mailed: false,
        by: "Dilani",
        comment: "Ring\ntwice",
      }),
      timelineEntryOf(3, {
        kind: "MOVED",
        status: "ITEM_PACKING",
        at: at(21),
        by: "Dilani",
        mailed: true,
        mailedAt: null,
      }),
    ];
    draw(<DeskTimeline order={deskOrderOf(1, { timeline })} />);
    const region = screen.getByRole("region", { name: "What happened" });
    const days = [...region.querySelectorAll("li > p")].map(({ textContent }) => textContent);
    expect(days).toEqual(["Today, 21/11/2026", "Yesterday, 20/11/2026", "19/11/2026"]);
    expect(within(region).getByText("Email not sent yet")).toBeDefined();
    expect(within(region).getByText("Emailed 20/11/2026, 2:30 pm")).toBeDefined();
    const comment = within(region).getByText(/^Ring/);
    expect(comment.textContent).toBe("Ring\ntwice");
    expect(comment.className).toMatch(/whitespace-pre-line/);
    expect(within(region).getAllByText("Only staff see this")).toHaveLength(1);
    expect(within(region).getByText("placed the order: 1 item, Rs. 10,350.00")).toBeDefined();
  });
});

describe("the packing slip", () => {
  const slip = () => document.querySelector(".packing-slip")!;

  it("has the data for packer and driver, and who printed it when", () => {
    draw(<PackingSlip order={deskOrderOf(1)} printedBy="Dilani" />);
    expect(slip().textContent).toMatch(/Cash to collectRs\. 10,350\.00/);
    expect(slip().textContent).toMatch(/Phone077 123 4567/);
    expect(slip().textContent).toMatch(/Printed \d\d\/\d\d\/\d{4}, .+ by Dilani$/);
    expect(slip().textContent).not.toMatch(/Cancelled/);
    expect(slip().getAttribute("aria-hidden")).toBe("true");
  });

  it("has the fields that help the driver", () => {
    draw(<PackingSlip order={guided} printedBy="Dilani" />);
    expect(slip().textContent).toMatch(/Temple Road2nd floor, no liftOpposite the templeColombo/);
    expect(slip().textContent).toMatch(/If it doesn’t answer011 234 5678/);
    expect(slip().textContent).toMatch(/Note for the driver: Please ring twice\./);
  });

  it("has no empty lines without them", () => {
    draw(<PackingSlip order={deskOrderOf(1)} printedBy="Dilani" />);
    expect(slip().textContent).not.toMatch(/Note for the driver|If it doesn’t answer/);
  });

  it("names the options of an item", () => {
    const items = details.items.map((item) => ({ ...item, options: ["Moss", "3 seats"] }));
    draw(<PackingSlip order={deskOrderOf(1, { details: { ...details, items } })} printedBy="D" />);
    expect(slip().querySelector("td:nth-child(2)")?.textContent).toBe("Uva KettleMoss, 3 seats");
  });

  it("of a cancelled order first warns not to send it", () => {
    draw(<PackingSlip order={deskOrderOf(1, { cancelledAt })} printedBy="Dilani" />);
    expect(slip().textContent).toMatch(/Cancelled: do not send/);
  });
});

describe("the source of a value", () => {
  const open = async (source: () => object | null) => {
    const shop = draw(
      <DeskSource order={deskOrderOf(1)} value="TOTAL">
        Rs. 10,350
      </DeskSource>,
      source,
    );
    const note = document.querySelector("details")!;
    expect(shop.requests).toEqual([]);
    await act(async () => {
      note.open = true;
      fireEvent(note, new Event("toggle"));
    });
    return { ...shop, note };
  };

  it("is loaded on request, and links to its event", async () => {
    const { variablesOf } = await open(() => ({
      __typename: "OrderSource",
      of: 8,
      entry: historyEntryOf(1_200, { revision: 1 }),
    }));
    expect(variablesOf("DeskSource")).toEqual([{ order: "order-1", value: "TOTAL" }]);
    expect(await screen.findByText("event 1,200, 2 of 8 in this order")).toBeDefined();
    expect(screen.getByText("Open the event").getAttribute("href")).toBe("/history/event/1200");
  });

  it.each([
    ["the event is not recorded yet", () => null, /Not recorded yet/],
    [
      "the shop is away",
      () => {
        throw new ApiError("UNAVAILABLE");
      },
      /Couldn’t load the source/,
    ],
  ])("given that %s, shows that", async (_what, source, words) => {
    await open(source);
    expect(await screen.findByText(words)).toBeDefined();
  });
});

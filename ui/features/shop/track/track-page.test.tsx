import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatTime } from "../../../components/date-time.tsx";
import { messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { TrackPage } from "./track-page.tsx";
import type { TrackedOrder } from "./use-tracking.ts";

const at = "2026-11-20T08:00:00.000Z";

const orderOf = (change: Partial<TrackedOrder> = {}): TrackedOrder => ({
  __typename: "TrackedOrder",
  number: "NV-7K3M9Q",
  phase: "PLACED",
  status: "ITEM_PREPARING",
  steps: [{ __typename: "TrackedStep", status: "ITEM_PREPARING", at }],
  itemCount: 3,
  deliveryDay: { __typename: "DeliveryDay", date: "2026-11-27", half: "MORNING" },
  dayMoved: false,
  firstName: "Ishara",
  city: "Galle",
  createdAt: at,
  endedAt: null,
  revision: 1,
  ...change,
});

const position = (number: number) => String(number).padStart(16, "0");

const tracked = (order: TrackedOrder, grant = "first grant") => ({
  trackOrder: { __typename: "OrderTracked", order, grant, position: position(1) },
});
const unknown = {
  trackOrder: {
    __typename: "NotFound",
    code: "NOT_FOUND",
    message: messages.order.notTracked,
  },
};
const limited = {
  trackOrder: { __typename: "TooManyTries", code: "TOO_MANY_TRIES", retryAfterSeconds: 600 },
};

const open = (...answers: readonly (object | Error | Promise<object>)[]) => {
  const left = [...answers];
  const shop = scriptedShop({
    async TrackOrder() {
      const answer = await Promise.resolve(left.length > 1 ? left.shift() : left[0]);
      if (answer instanceof Error) throw answer;
      return { ...answer };
    },
  });
  const page = openPage(<TrackPage />, { shop, address: "/track" });
  const publish = (order: TrackedOrder | null, granted = true) =>
    shop.publish({
      trackedOrderChanged: {
        __typename: "TrackedOrderUpdate",
        ...{ order, granted, position: position(2), remaining: 0 },
      },
    });
  return { ...shop, ...page, publish };
};

const numberField = () => screen.getByLabelText<HTMLInputElement>("Order number");
const contactField = () => screen.getByLabelText<HTMLInputElement>("Phone or email");

const search = (number = "nv 7k3m9q", contact = "077 123 4567") => {
  fireEvent.change(numberField(), { target: { value: number } });
  fireEvent.change(contactField(), { target: { value: contact } });
  fireEvent.click(screen.getByRole("button", { name: "Show the order" }));
};

const heading = () => screen.findByRole("heading", { level: 1, name: "Order NV-7K3M9Q" });

it("asks for both fields", async () => {
  const { requests } = open(unknown);
  fireEvent.click(screen.getByRole("button", { name: "Show the order" }));
  expect(await screen.findByText("Please enter the order number")).toBeDefined();
  expect(screen.getByText("Please enter the phone or email of the order")).toBeDefined();
  expect(requests).toEqual([]);
});

it("shows an order with its heading focused, and nothing of the search in the address", async () => {
  const { where, variablesOf } = open(tracked(orderOf()));
  search();
  const found = await heading();
  expect(document.activeElement).toBe(found);
  expect(variablesOf("TrackOrder")).toEqual([{ number: "nv 7k3m9q", contact: "077 123 4567" }]);
  expect(where()).toBe("/track");
  for (const text of [
    "For Ishara in Galle",
    "3 items",
    "Friday 27 November, morning",
    "We’re preparing your items.",
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

it("changes live, also to an end", async () => {
  const { publish, feeds } = open(tracked(orderOf()));
  search();
  await heading();
  expect(feeds[0]?.variables).toEqual({ grant: "first grant", after: position(1) });
  const steps = [
    ...orderOf().steps,
    { __typename: "TrackedStep" as const, status: "ITEM_PACKING" as const, at },
  ];
  await publish(orderOf({ status: "ITEM_PACKING", steps, revision: 2 }));
  expect(screen.getByText("We’re packing your items.")).toBeDefined();
  await publish(orderOf({ phase: "CANCELLED", endedAt: at, revision: 3 }));
  expect(screen.getByText("Cancelled. The items are back in stock.")).toBeDefined();
  expect(screen.queryByText("Delivery day")).toBeNull();
});

it("names a day that the shop chose", async () => {
  open(tracked(orderOf({ dayMoved: true })));
  search();
  const sentence = "We’re preparing your items. The new day is Friday 27 November, morning.";
  expect(await screen.findByText(sentence)).toBeDefined();
});

it("searches again if the grant is refused, and follows with the new one", async () => {
  const { publish, feeds, variablesOf } = open(
    tracked(orderOf()),
    tracked(orderOf({ city: "Kandy" }), "second grant"),
  );
  search();
  await heading();
  await publish(null, false);
  expect(await screen.findByText("For Ishara in Kandy")).toBeDefined();
  await waitFor(() => expect(feeds.at(-1)?.variables["grant"]).toBe("second grant"));
  expect(variablesOf("TrackOrder")).toHaveLength(2);
});

it("keeps the order if the search again is refused by the limit, and leaves it if it is unknown", async () => {
  const { publish } = open(tracked(orderOf()), limited, unknown);
  search();
  await heading();
  await publish(null, false);
  expect(screen.getByText("For Ishara in Galle")).toBeDefined();
  await publish(null, false);
  expect(await screen.findByText(messages.order.notTracked)).toBeDefined();
});

it.each([
  ["an unknown pair", unknown, messages.order.notTracked],
  [
    "an unreachable shop",
    new ApiError("UNAVAILABLE"),
    "We couldn’t look for the order. Check your connection and try again.",
  ],
])("after %s the form stays filled", async (_what, answer, text) => {
  open(answer);
  search("NV-1", "a@example.lk");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(numberField().value).toBe("NV-1");
  expect(contactField().value).toBe("a@example.lk");
});

it("at the limit names the time from which to try again, and sends nothing until then", async () => {
  const { requests } = open(limited);
  search();
  const box = await screen.findByText(/^Too many attempts\. Please try again at /);
  const soon = [599_000, 600_000, 601_000].map((ms) => formatTime(Date.now() + ms));
  expect(soon.some((time) => box.textContent.includes(time))).toBe(true);
  const button = screen.getByRole("button", { name: "Show the order" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  expect(requests).toHaveLength(1);
});

it("returns to an empty form for another order", async () => {
  open(tracked(orderOf()));
  search();
  fireEvent.click(await screen.findByRole("button", { name: "Track another order" }));
  expect(numberField().value).toBe("");
});

it("keeps the form for another order at the late answer of a search for the earlier one", async () => {
  const again = Promise.withResolvers<object>();
  const { publish, variablesOf } = open(tracked(orderOf()), again.promise);
  search();
  await heading();
  await publish(null, false);
  expect(variablesOf("TrackOrder")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Track another order" }));
  fireEvent.change(numberField(), { target: { value: "NV-2" } });
  await act(async () => again.resolve(tracked(orderOf(), "second grant")));
  expect(numberField().value).toBe("NV-2");
});

import { expect, it } from "vitest";
import type { DeskSourceQuery } from "../../../generated/operations.ts";
import { originOf } from "./desk-source.tsx";

type Source = NonNullable<DeskSourceQuery["orderSource"]>;

const source = (role: string, name: string | null): Source => ({
  __typename: "OrderSource",
  of: 8,
  entry: {
    __typename: "HistoryEntry",
    number: 3852,
    position: "a",
    stream: "order-1",
    revision: 1,
    category: "ORDER",
    type: "OrderStatusChanged",
    words: "To Item Packing",
    occurredAt: "2026-11-21T10:00:00.000Z",
    orderNumber: "NV-1",
    actor: { __typename: "HistoryActor", id: "x", role, name },
  },
});

it("names the event that has set a value, its actor, and its address", () => {
  expect(originOf(source("admin", "Dilani"), { customerName: "Ann" })).toEqual({
    event: "OrderStatusChanged: To Item Packing",
    at: "2026-11-21T10:00:00.000Z",
    by: "Dilani",
    number: "event 3,852, 2 of 8 in this order",
    href: "/history/event/3852",
    hrefText: "Open the event",
  });
  const who = (role: string, customerName = "Ann") =>
    originOf(source(role, null), { customerName }).by;
  expect(["shopper", "admin", "system"].map((role) => who(role))).toEqual([
    ...["Ann", "A staff member", "The shop"],
  ]);
  expect(who("shopper", "")).toBe("The customer");
});

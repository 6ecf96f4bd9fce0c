import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ownOrderOf, stepOf } from "../../../testing/own-orders.ts";
import { WhatHappened } from "./what-happened.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

const move = (moved: string, movedBack: boolean) => ({
  __typename: "OrderMoment" as const,
  at: moved,
  status: movedBack ? ("ITEM_PREPARING" as const) : ("ITEM_PACKING" as const),
  movedBack,
  mailedAt: at(21, "04:31"),
});

const steps = [
  stepOf(1, "PLACED", { at: at(20, "08:00"), status: "ITEM_PREPARING" }),
  stepOf(2, "ADDRESS_CHANGED", { at: at(20, "09:00"), fields: ["PHONE"] }),
  stepOf(3, "WENT_BETWEEN", {
    at: at(21, "04:30"),
    status: "ITEM_PACKING",
    previousStatus: "ITEM_PREPARING",
    moves: [
      move(at(21, "04:00"), false),
      move(at(21, "04:10"), true),
      move(at(21, "04:30"), false),
    ],
  }),
];

const days = () =>
  screen.getAllByText(/^(?:Today, )?\d\d\/\d\d\/\d{4}$/).map(({ textContent }) => textContent);

it("is latest first, with each day once above its steps", () => {
  render(<WhatHappened order={ownOrderOf({ steps })} />);
  expect(days()).toEqual(["21/11/2026", "20/11/2026"]);
  const words = screen.getByRole("region", { name: "What happened" }).textContent;
  const places = [/Moved between/, /You changed the address/, /Order placed/].map((step) =>
    words.search(step),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it("labels the current day as today", () => {
  vi.useFakeTimers({ now: Date.parse(at(21, "10:00")) });
  render(<WhatHappened order={ownOrderOf({ steps })} />);
  expect(days()).toEqual(["Today, 21/11/2026", "20/11/2026"]);
});

it("collapses moves back and forth into one line, which expands", () => {
  const { container } = render(<WhatHappened order={ownOrderOf({ steps })} />);
  const folded = container.querySelector("details");
  expect(folded?.open).toBe(false);
  fireEvent.click(screen.getByText("Moved between Item Preparing and Item Packing 3 times"));
  expect(folded?.open).toBe(true);
  const moves = within(folded ?? document.body).getAllByRole("listitem");
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Item Packing$/),
    expect.stringMatching(/Moved back to Item Preparing$/),
    expect.stringMatching(/Item Packing$/),
  ]);
});

it("gives each step an anchor for links from values", () => {
  const { container } = render(<WhatHappened order={ownOrderOf({ steps })} />);
  expect(container.querySelector("#step-2")?.textContent).toContain("You changed the address");
});

import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { submissionOf } from "../../../../testing/submissions.ts";
import type { SubmissionQuote } from "../order-submission.ts";
import { PriceChanged } from "./price-changed.tsx";

const line = (productId: string, name: string, price: number, quantity: number) => ({
  productId,
  name,
  options: [],
  price,
  quantity,
  lineTotal: price * quantity,
});

/** The kettle costs more; the lamp was not in the seen order, and the mug costs the same. */
const quote: SubmissionQuote = {
  lines: [
    line("uva-kettle", "Uva Kettle", 10_000, 2),
    line("sigiri-lamp", "Sigiri Lamp", 18_750, 1),
    line("matara-mug", "Matara Mug", 900, 1),
  ],
  subtotal: 39_650,
  deliveryFee: 500,
  total: 40_150,
};

const shown = (onAccept = vi.fn<(accepted: SubmissionQuote) => void>()) => {
  const submission = submissionOf({
    lines: [line("uva-kettle", "Uva Kettle", 9_850, 2), line("matara-mug", "Matara Mug", 900, 1)],
  });
  render(
    <MemoryRouter>
      <PriceChanged submission={submission} quote={quote} onAccept={onAccept} />
    </MemoryRouter>,
  );
  return onAccept;
};

it("shows the old price next to a line if it has changed", () => {
  shown();
  const [kettle, lamp, mug] = screen.getAllByRole("listitem");
  if (!kettle || !lamp || !mug) throw new Error("Three lines are quoted");
  expect(within(kettle).getByText(/10,000\.00.*9,850\.00/).textContent).toContain("Rs.");
  for (const same of [lamp, mug]) {
    expect(within(same).queryByText(/was/i)).toBeNull();
  }
});

it("shows the seen and the current total, and orders at the current one when accepted", () => {
  const onAccept = shown();
  expect(screen.getByText("Rs. 20,200.00").className).toContain("line-through");
  fireEvent.click(screen.getByRole("button", { name: /40,150\.00/ }));
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(quote);
});

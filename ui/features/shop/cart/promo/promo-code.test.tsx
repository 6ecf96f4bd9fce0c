import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { PromoCode } from "./promo-code.tsx";
import type { Promo } from "./use-promo.ts";

/** The field over a shop that accepts one code. */
function Field() {
  const [code, setCode] = useState<string | null>(null);
  const promo: Promo = {
    code,
    discount: code === "TENOFF" ? { code, kind: "PERCENT", percent: 10, amount: 100 } : null,
    problem: code === null || code === "TENOFF" ? null : "This code isn’t valid.",
    checking: false,
    apply: setCode,
    remove: () => setCode(null),
  };
  return <PromoCode promo={promo} />;
}

const open = async () => {
  const { wrapper } = scriptedShop({ HasPromotions: () => ({ hasPromotions: true }) });
  render(<Field />, { wrapper });
  fireEvent.click(screen.getByText("Promo code", { selector: "summary" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Promo code");
  const apply = (code: string) => {
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
  };
  return { apply };
};

it("moves the focus to Remove when a code is applied, and back to the field when it is removed", async () => {
  const { apply } = await open();
  apply("WRONG");
  expect(screen.getByText("This code isn’t valid.")).toBeDefined();
  apply("TENOFF");
  const remove = screen.getByRole("button", { name: /^Remove/ });
  expect(document.activeElement).toBe(remove);
  fireEvent.click(remove);
  expect(document.activeElement).toBe(screen.getByLabelText("Promo code"));
});

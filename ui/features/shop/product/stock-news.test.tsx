import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StockNews } from "./stock-news.tsx";

it("is silent until the stock changes, and then announces the remaining count", () => {
  const { rerender } = render(<StockNews count={5} />);
  const words = () => screen.getByRole("status").textContent;
  expect(words()).toBe("");
  rerender(<StockNews count={1} />);
  expect(words()).toBe("Stock just changed: 1 left.");
  rerender(<StockNews count={0} />);
  expect(words()).toBe("Stock just changed: sold out.");
});

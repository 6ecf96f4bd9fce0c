import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { StarChoice } from "./star-choice.tsx";

const stars = () => screen.getAllByRole<HTMLInputElement>("radio");
const chosen = () => stars().map(({ checked }) => checked);

it("has a word for each number of stars, and none is selected at first", () => {
  render(<StarChoice rating={0} error={null} onChoose={() => undefined} />);
  expect(stars().map((star) => star.getAttribute("aria-label"))).toEqual([
    "1 of 5, Not for me",
    "2 of 5, Could be better",
    "3 of 5, Good",
    "4 of 5, Very good",
    "5 of 5, Just right",
  ]);
  expect(chosen()).toEqual([false, false, false, false, false]);
});

it("announces the selected number, and fills the stars up to it", () => {
  const onChoose = vi.fn();
  const { container, rerender } = render(
    <StarChoice rating={0} error={null} onChoose={onChoose} />,
  );
  fireEvent.click(screen.getByRole("radio", { name: /^4 of 5/ }));
  expect(onChoose.mock.calls).toEqual([[4]]);
  rerender(<StarChoice rating={4} error={null} onChoose={onChoose} />);
  expect(chosen()).toEqual([false, false, false, true, false]);
  expect(container.querySelectorAll("svg.fill-brass")).toHaveLength(4);
});

it.each([
  [0, 1],
  [3, 3],
])("with %i stars selected, the keyboard focus goes to star %i first", (rating, reached) => {
  const ref = createRef<HTMLInputElement>();
  render(<StarChoice ref={ref} rating={rating} error={null} onChoose={() => undefined} />);
  expect(ref.current).toBe(stars()[reached - 1]);
});

it("announces the error at every star", () => {
  render(<StarChoice rating={0} error="Please choose a rating" onChoose={() => undefined} />);
  for (const star of stars()) {
    const described = star.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Please choose a rating");
  }
});

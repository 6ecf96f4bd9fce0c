import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useState } from "react";
import type { TypedSpace } from "../../shared/product/free-space.ts";
import { FitCheck } from "./fit-check.tsx";

const size = { widthCm: 80, depthCm: 60, heightCm: 74.5 };

function Check() {
  const [typed, setTyped] = useState<TypedSpace>({});
  return <FitCheck size={size} placement="FLOOR" typed={typed} onType={setTyped} />;
}

const openCheck = () => {
  render(<Check />);
  const field = (side: string) => screen.getByLabelText<HTMLInputElement>(`Free ${side}`);
  return {
    field,
    type: (side: string, value: string) => fireEvent.change(field(side), { target: { value } }),
    answers: () => [...screen.getByRole("status").children].map(({ textContent }) => textContent),
  };
};

it("asks for three sides, and shows no result before one is typed", () => {
  const { answers } = openCheck();
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  expect(answers()).toEqual([]);
});

it.each([
  ["100", "Yes, with 20 cm to spare in width"],
  ["80.5", "Yes, with 0.5 cm to spare in width"],
  ["80", "Yes, the width fits exactly"],
  ["79,5", "No, it’s 0.5 cm too wide"],
])("answers for an available width of %s: %s", (typed, answer) => {
  const { type, answers } = openCheck();
  type("width", typed);
  expect(answers()).toEqual([answer]);
});

it("answers for each typed side", () => {
  const { type, answers } = openCheck();
  type("depth", "50");
  type("width", "90");
  expect(answers()).toEqual(["Yes, with 10 cm to spare in width", "No, it’s 10 cm too deep"]);
  type("width", "");
  expect(answers()).toEqual(["No, it’s 10 cm too deep"]);
});

it("asks for a number instead of other text, and still answers for the other side", () => {
  const { type, answers, field } = openCheck();
  type("width", "wide");
  type("depth", "60");
  expect(answers()).toEqual([
    "Type centimetres as a number, for example 80",
    "Yes, the depth fits exactly",
  ]);
  expect(field("width").getAttribute("aria-invalid")).toBe("true");
  expect(field("depth").getAttribute("aria-invalid")).toBeNull();
});

it("says if it fits after a quarter turn", () => {
  const { type, answers } = openCheck();
  type("width", "70");
  type("depth", "90");
  expect(answers()).toEqual([
    "No, it’s 10 cm too wide",
    "Yes, with 30 cm to spare in depth",
    "Yes, after a quarter turn",
  ]);
});

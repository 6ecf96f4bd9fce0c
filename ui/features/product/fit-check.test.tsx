import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useState } from "react";
import { FitCheck, type TypedSpace } from "./fit-check.tsx";

afterEach(cleanup);

const size = { widthCm: 80, depthCm: 60, heightCm: 74.5 };

function Check() {
  const [typed, setTyped] = useState<TypedSpace>({});
  return <FitCheck size={size} sides={["width", "depth"]} typed={typed} onType={setTyped} />;
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

it("asks for the relevant sides, and shows no result before one is typed", () => {
  const { answers } = openCheck();
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  expect(answers()).toEqual([]);
});

it.each([
  ["100", "Yes, 20 cm of width to spare"],
  ["80.5", "Yes, 0.5 cm of width to spare"],
  ["80", "Yes, the width is exactly enough"],
  ["79,5", "No, the width is 0.5 cm short"],
])("answers for an available width of %s: %s", (typed, answer) => {
  const { type, answers } = openCheck();
  type("width", typed);
  expect(answers()).toEqual([answer]);
});

it("answers for each typed side", () => {
  const { type, answers } = openCheck();
  type("depth", "50");
  type("width", "90");
  expect(answers()).toEqual(["Yes, 10 cm of width to spare", "No, the depth is 10 cm short"]);
  type("width", "");
  expect(answers()).toEqual(["No, the depth is 10 cm short"]);
});

it("asks for a number instead of other text, and still answers for the other side", () => {
  const { type, answers, field } = openCheck();
  type("width", "wide");
  type("depth", "60");
  expect(answers()).toEqual([
    "Type centimetres as a number, for example 80",
    "Yes, the depth is exactly enough",
  ]);
  expect(field("width").getAttribute("aria-invalid")).toBe("true");
  expect(field("depth").getAttribute("aria-invalid")).toBeNull();
});

it("says if it fits after a quarter turn", () => {
  const { type, answers } = openCheck();
  type("width", "70");
  type("depth", "90");
  expect(answers()).toEqual([
    "No, the width is 10 cm short",
    "Yes, 30 cm of depth to spare",
    "Turned a quarter, yes",
  ]);
});

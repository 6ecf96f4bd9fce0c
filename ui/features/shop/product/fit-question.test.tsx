import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { storeTypedSpace, useTypedSpace } from "../../shared/product/free-space.ts";
import { FitQuestion } from "./fit-question.tsx";

beforeEach(() => storeTypedSpace({}));

const threeSeats = { widthCm: 196, depthCm: 88, heightCm: 92 };
const twoSeats = { widthCm: 138, depthCm: 88, heightCm: 92 };

function Sofa() {
  const [size, setSize] = useState(threeSeats);
  return (
    <FitQuestion
      size={size}
      placement="FLOOR"
      typed={useTypedSpace()}
      fitting={size === threeSeats ? { name: "2 seats", onShow: () => setSize(twoSeats) } : null}
    />
  );
}

const open = () => {
  render(<Sofa />);
  const question = screen.getByRole("button", { name: "Does it fit?" });
  return {
    question,
    type: (side: string, value: string) =>
      fireEvent.change(screen.getByLabelText(`Free ${side}`), { target: { value } }),
    answer: () => document.getElementById(question.getAttribute("aria-describedby") ?? ""),
  };
};

it("opens a pane for the free space, and closes it", () => {
  const { question, answer } = open();
  expect(question.getAttribute("aria-expanded")).toBe("false");
  expect(answer()).toBeNull();
  fireEvent.click(question);
  const pane = screen.getByRole("region", { name: "Does it fit?" });
  expect(question.getAttribute("aria-controls")).toBe(pane.id);
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  fireEvent.click(question);
  expect(screen.queryByRole("region")).toBeNull();
  expect(question.getAttribute("aria-expanded")).toBe("false");
});

it("answers below the button with the smallest spare length, or the side that is short", () => {
  const { question, type, answer } = open();
  fireEvent.click(question);
  type("width", "210");
  type("depth", "100");
  expect(answer()?.textContent).toBe("Yes, 12 cm to spare");
  type("depth", "88");
  expect(answer()?.textContent).toBe("Yes, the depth fits exactly");
  type("width", "180");
  expect(answer()?.textContent).toBe("No, it’s 16 cm too wide");
  type("width", "90");
  type("depth", "200");
  expect(answer()?.textContent).toBe("Yes, after a quarter turn");
  expect(screen.queryByRole("button", { name: /Show it/ })).toBeNull();
});

it("shows a variant that fits, and keeps the focus", () => {
  const { question, type, answer } = open();
  fireEvent.click(question);
  type("width", "140");
  fireEvent.click(screen.getByRole("button", { name: "2 seats fits. Show it" }));
  expect(answer()?.textContent).toBe("Yes, 2 cm to spare");
  expect(document.activeElement).toBe(question);
  expect(screen.queryByRole("button", { name: /Show it/ })).toBeNull();
});

it("keeps the space on the device, for every item", () => {
  const first = open();
  fireEvent.click(first.question);
  first.type("width", "140,5");
  cleanup();
  const second = open();
  expect(second.answer()?.textContent).toBe("No, it’s 55.5 cm too wide");
  fireEvent.click(second.question);
  expect(screen.getByLabelText<HTMLInputElement>("Free width").value).toBe("140,5");
  second.type("width", "");
  expect(second.answer()).toBeNull();
});

it.each(["{", '"wide"', "[null]", '[{"width":140}]', '[{"width":"123456789"}]'])(
  "ignores the invalid stored space %s",
  (stored) => {
    localStorage.setItem("nivasa.free-space", stored);
    expect(open().answer()).toBeNull();
  },
);

it("follows a space that another window stores", () => {
  const { answer } = open();
  localStorage.setItem("nivasa.free-space", '[{"width":"200"}]');
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(answer()?.textContent).toBe("Yes, 4 cm to spare");
});

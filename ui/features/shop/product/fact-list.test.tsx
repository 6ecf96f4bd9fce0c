import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FactList } from "./fact-list.tsx";

const facts = {
  __typename: "ProductFacts",
  material: "Teak",
  weightKg: 12.5,
  care: "",
  assembly: "None",
  warranty: "",
} as const;

it("lists the facts that were given", () => {
  render(<FactList facts={facts} />);
  const rows = screen.getAllByRole("term").map((term) => term.textContent);
  expect(rows).toEqual(["Material", "Weight", "Assembly"]);
  expect(screen.getAllByRole("definition")[1]?.textContent).toBe("12.5 kg");
});

it.each([
  ["no facts", null],
  ["only empty ones", { ...facts, material: "", weightKg: null, assembly: "" }],
])("renders nothing for a product with %s", (_what, given) => {
  const { container } = render(<FactList facts={given} />);
  expect(container.childNodes).toHaveLength(0);
});

import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TwoColumns } from "./two-columns.tsx";

it("keeps the state of its content when the side column disappears", () => {
  const page = (aside: string | null) => (
    <TwoColumns sticky aside={aside && <p>{aside}</p>}>
      <input aria-label="Code" />
    </TwoColumns>
  );
  const { rerender } = render(page("Totals"));
  const field = screen.getByLabelText("Code");
  const columns = field.parentElement?.parentElement;
  expect(columns?.className).toContain("grid-cols-aside");
  expect(screen.getByText("Totals").parentElement?.className).toContain("sticky");
  rerender(page(null));
  expect(screen.getByLabelText("Code")).toBe(field);
  expect(columns?.className).toBe("");
  expect(screen.queryByText("Totals")).toBeNull();
});

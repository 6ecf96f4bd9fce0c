import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { moreFilters, noFilter, type BoardFilter } from "./board-filter.ts";
import { MoreFilters } from "./more-filters.tsx";

afterEach(() => {
  vi.useRealTimers();
});

function open(change: Partial<BoardFilter> = {}, buyer = "") {
  const onFilter = vi.fn<(filter: Partial<BoardFilter>) => void>();
  const elementOf = (values: Partial<BoardFilter>) => (
    <MoreFilters filter={{ ...noFilter, ...values }} onFilter={onFilter} buyer={buyer} />
  );
  const { rerender } = render(elementOf(change));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const narrow = (values: Partial<BoardFilter>) => rerender(elementOf(values));
  return { onFilter, field, type, narrow };
}

describe("amounts", () => {
  it("are applied when the field is left, with the digits only", () => {
    const { onFilter, field, type } = open();
    type("At least, Rs.", "Rs 12,500");
    expect(field("At least, Rs.").value).toBe("12500");
    expect(onFilter).not.toHaveBeenCalled();
    fireEvent.blur(field("At least, Rs."));
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ least: 12_500 });
  });

  it("are applied by Enter, and by no other key", () => {
    const { onFilter, field, type } = open();
    type("At most, Rs.", "900");
    fireEvent.keyDown(field("At most, Rs."), { key: "Tab" });
    expect(onFilter).not.toHaveBeenCalled();
    fireEvent.keyDown(field("At most, Rs."), { key: "Enter" });
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ most: 900 });
  });

  it("are not applied if they are unchanged; an empty field removes the filter", () => {
    const { onFilter, field, type } = open({ least: 500 });
    type("At least, Rs.", "0500");
    fireEvent.blur(field("At least, Rs."));
    expect(onFilter).not.toHaveBeenCalled();
    expect(field("At least, Rs.").value).toBe("500");
    type("At least, Rs.", "");
    fireEvent.blur(field("At least, Rs."));
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ least: null });
  });

  it("follow changes from elsewhere", () => {
    const { field, type, narrow } = open({ least: 500 });
    type("At least, Rs.", "700");
    narrow({ least: 900 });
    expect(field("At least, Rs.").value).toBe("900");
    narrow({});
    expect(field("At least, Rs.").value).toBe("");
  });
});

describe("days", () => {
  it("are applied at once, and keep the start before the end", () => {
    const { onFilter, field, type } = open({ from: "2026-11-02", to: "2026-11-20" });
    expect([field("Placed from").value, field("Placed until").value]).toEqual([
      ...["02/11/2026", "20/11/2026"],
    ]);
    type("Placed from", "21/11/2026");
    fireEvent.blur(field("Placed from"));
    expect(screen.getByRole("alert").textContent).toBe("Enter 20/11/2026 or an earlier date.");
    expect(onFilter).not.toHaveBeenCalled();
    type("Placed from", "5/11/2026");
    type("Placed until", "");
    expect(onFilter.mock.calls).toEqual([[{ from: "2026-11-05" }], [{ to: "" }]]);
  });
});

describe("active filters", () => {
  it.each([
    ["Ishara Perera", "Orders of Ishara Perera"],
    ["", "Orders of one customer"],
  ])("given a person of the name %j, are described as: %s", (buyer, words) => {
    open({ person: "ishara" }, buyer);
    expect(screen.getByText(words)).toBeDefined();
  });

  it.each<Partial<BoardFilter>>([
    { person: "ishara" },
    { from: "2026-11-02" },
    { to: "2026-11-02" },
    { due: "today" },
    { least: 0 },
    { most: 0 },
  ])("given %o, can all be cleared", (change) => {
    const { onFilter } = open(change);
    fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(onFilter).toHaveBeenCalledExactlyOnceWith(moreFilters);
  });

  it("need no Clear button if there are none in this row", () => {
    open({ search: "kettle", late: true });
    expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  });
});

import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Chip } from "./chip.tsx";
import { FilterTag } from "./filter-tag.tsx";
import { PasswordInput } from "./password-input.tsx";
import { PillRow } from "./pill-row.tsx";
import { DistrictSelect, ProvinceSelect } from "./province-select.tsx";
import { SortButton } from "./sort-button.tsx";

const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

describe("a row of pills", () => {
  const choices = [
    { value: "day", label: "Day" },
    { value: "week", label: "Week" },
  ] as const;

  it("announces which pill is selected, and reports the one that is pressed", () => {
    const onChange = vi.fn();
    render(<PillRow label="Range" choices={choices} value="day" onChange={onChange} />);
    const row = screen.getByRole("group", { name: "Range" });
    const pressed = [...row.children].map((pill) => pill.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["true", "false"]);
    fireEvent.click(screen.getByText("Week"));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("week");
  });

  it("may have none selected", () => {
    render(<PillRow label="Range" choices={choices} value={null} onChange={vi.fn()} />);
    expect(document.querySelector("[aria-pressed=true]")).toBeNull();
  });
});

it("a chip announces whether it is selected, shows how to clear it, and can be pressed either way", () => {
  const onPress = vi.fn();
  const chip = (pressed: boolean) => (
    <Chip pressed={pressed} onPress={onPress}>
      Kitchen
    </Chip>
  );
  const { rerender } = render(chip(false));
  const button = screen.getByRole("button", { name: "Kitchen" });
  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(button.querySelector("svg")).toBeNull();
  fireEvent.click(button);
  rerender(chip(true));
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(button.querySelector("svg")).not.toBeNull();
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
});

it("a filter tag announces that pressing it removes the filter", () => {
  const onRemove = vi.fn();
  render(<FilterTag onRemove={onRemove}>Under Rs. 5,000</FilterTag>);
  const button = screen.getByRole("button");
  expect(button.textContent).toBe("Remove filter Under Rs. 5,000");
  fireEvent.click(button);
  expect(onRemove).toHaveBeenCalledOnce();
});

it("a column heading shows its sort direction, and none when the list is sorted by another column", () => {
  const arrowOf = (direction: "ascending" | "descending" | null) => {
    const { container, unmount } = render(
      <SortButton label="Price" direction={direction} onPress={vi.fn()} />,
    );
    const arrow = container.querySelector("svg")?.getAttribute("class") ?? "";
    unmount();
    return [/arrow-(up|down)/.exec(arrow)?.[1], arrow.includes("opacity-0")];
  };
  expect(arrowOf("ascending")).toEqual(["up", false]);
  expect(arrowOf("descending")).toEqual(["down", false]);
  expect(arrowOf(null)[1]).toBe(true);
});

describe("a province and its districts", () => {
  it("are selected in order: without a province there are no districts to select", () => {
    const district = (province: string) => (
      <DistrictSelect aria-label="District" province={province} />
    );
    const { rerender } = render(district(""));
    const select = screen.getByLabelText<HTMLSelectElement>("District");
    expect(select.disabled).toBe(true);
    expect(options("District")).toEqual(["Choose a province first"]);
    rerender(district("Southern"));
    expect(select.disabled).toBe(false);
    expect(options("District").slice(1)).toEqual(["Galle", "Matara", "Hambantota"]);
    rerender(district("Atlantis"));
    expect(select.disabled).toBe(true);
  });

  it("are the nine provinces of Sri Lanka and all its 25 districts", () => {
    render(<ProvinceSelect aria-label="Province" />);
    const provinces = options("Province").slice(1);
    expect(provinces).toHaveLength(9);
    const districts = provinces.flatMap((province) => {
      const { unmount } = render(<DistrictSelect aria-label={province} province={province} />);
      const found = options(province).slice(1);
      unmount();
      return found;
    });
    expect(new Set(districts).size).toBe(25);
  });
});

it("a password is hidden until it is revealed, keeps its value, and can be hidden again", () => {
  render(<PasswordInput aria-label="Password" defaultValue="kandula" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.type).toBe("password");
  fireEvent.click(screen.getByLabelText("Show password"));
  expect([field.type, field.value]).toEqual(["text", "kandula"]);
  fireEvent.click(screen.getByLabelText("Hide password"));
  expect(field.type).toBe("password");
});

it("a checkbox is ticked by its label too, and its error is read with it", () => {
  const { rerender } = render(<Checkbox label="I accept the terms" />);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(screen.getByText("I accept the terms"));
  expect(box.checked).toBe(true);
  expect(box.getAttribute("aria-invalid")).toBeNull();
  rerender(<Checkbox label="I accept the terms" error="Please accept them" />);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  const description = document.getElementById(box.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("Please accept them");
});

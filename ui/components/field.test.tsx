import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field, type FieldProps } from "./field.tsx";

const open = (props: Partial<FieldProps> = {}) => {
  render(
    <Field label="Phone" {...props}>
      {(tied) => <input {...tied} />}
    </Field>,
  );
  const input = screen.getByRole("textbox");
  /** The text that is announced with the field in addition to its name. */
  const description = () =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent);
  return { input, description };
};

it("names its control, and has no description without a hint or an error", () => {
  const { input, description } = open();
  expect(screen.getByLabelText("Phone")).toBe(input);
  expect(description()).toEqual([]);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("marks its optional fields", () => {
  open({ optional: true });
  expect(screen.getByLabelText("Phone (optional)")).toBeDefined();
});

it("shows an error in addition to the hint", () => {
  const { input, description } = open({ hint: "We call once.", error: "Not a number" });
  expect(description()).toEqual(["We call once.", "Not a number"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Not a number");
});

it("keeps two fields with the same label apart", () => {
  const fieldOf = (error: string) => (
    <Field label="Phone" error={error}>
      {(tied) => <input {...tied} />}
    </Field>
  );
  render(
    <>
      {fieldOf("First")}
      {fieldOf("Second")}
    </>,
  );
  const ids = screen.getAllByRole("textbox").map((input) => input.getAttribute("aria-describedby"));
  expect(ids.map((id) => document.getElementById(id ?? "")?.textContent)).toEqual([
    "First",
    "Second",
  ]);
});

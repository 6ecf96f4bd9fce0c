import { zodResolver } from "@hookform/resolvers/zod";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { FormField } from "./form-field.tsx";
import { TextInput } from "./text-input.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

const schema = z.object({
  city: z.string().min(1, "Please enter your city"),
  street: z.string().max(5, "At most 5 characters"),
});

/** A form of two fields; the first has a hint. */
const openForm = (city = "", onEdit: (name: string, city: string) => void = () => undefined) => {
  const onSubmit = vi.fn<(values: unknown) => void>();
  function Form() {
    const form = useCheckedForm<z.infer<typeof schema>>({
      resolver: zodResolver(schema),
      defaultValues: { city, street: "" },
      onEdit: (name, { getValues }) => onEdit(name, getValues("city")),
    });
    return (
      <form onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
        <FormField form={form} name="city" label="City" hint="Where the driver goes">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="street" label="Street">
          {(control) => <TextInput {...control} />}
        </FormField>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    onSubmit,
    field,
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    errors: () => screen.queryAllByRole("alert").map(({ textContent }) => textContent),
    send: () => fireEvent.click(screen.getByRole("button", { name: "Send" })),
  };
};

describe("a field of a form", () => {
  it("holds its value, and submits the typed one", async () => {
    const { field, type, send, onSubmit } = openForm("Galle");
    expect(field("City").value).toBe("Galle");
    type("City", "Kandy");
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ city: "Kandy", street: "" }));
  });

  it("shows its own error, and not those of other fields", async () => {
    const { send, errors, field, onSubmit } = openForm();
    send();
    await waitFor(() => expect(errors()).toEqual(["Please enter your city"]));
    expect(field("City").getAttribute("aria-invalid")).toBe("true");
    expect(field("Street").getAttribute("aria-invalid")).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("takes the focus if it is the first invalid field", async () => {
    const { send, errors, field } = openForm();
    send();
    await waitFor(() => expect(errors()).toHaveLength(1));
    expect(document.activeElement).toBe(field("City"));
  });

  it("is tied to its hint and to its error", async () => {
    const { send, errors, field } = openForm();
    send();
    await waitFor(() => expect(errors()).toHaveLength(1));
    const described = field("City").getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(["Where the driver goes", "Please enter your city"]);
  });
});

describe("a form that is checked as fields are left", () => {
  it("shows no error while a field is being filled in, and checks it when it is left", async () => {
    const { field, type, errors } = openForm("Galle");
    type("Street", "much too long");
    expect(errors()).toEqual([]);
    fireEvent.blur(field("Street"));
    await waitFor(() => expect(errors()).toEqual(["At most 5 characters"]));
  });

  it("clears an error when its field is edited, and keeps those of others", async () => {
    const { field, type, errors } = openForm();
    type("Street", "much too long");
    fireEvent.blur(field("Street"));
    fireEvent.blur(field("City"));
    await waitFor(() => expect(errors()).toHaveLength(2));
    type("Street", "still too long");
    await waitFor(() => expect(errors()).toEqual(["Please enter your city"]));
  });

  it("reports which field was edited, with its current value", () => {
    const edits: string[][] = [];
    const { type } = openForm("", (name, city) => edits.push([name, city]));
    type("City", "Kandy");
    type("Street", "Lake");
    expect(edits).toEqual([
      ["city", "Kandy"],
      ["street", "Kandy"],
    ]);
  });
});

import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { defaultRules } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { SettingsForm } from "./settings-form.tsx";

const settings = {
  __typename: "ShopSettings" as const,
  id: "shop",
  ...defaultRules,
  changes: [],
};
const fieldProblem = {
  __typename: "InvalidInput",
  code: "INVALID_INPUT",
  message: "Please check what is marked.",
  fields: [{ __typename: "FieldProblem", field: "deliveryNote", message: "Too plain" }],
};

function open() {
  const way = {
    answer: null as Record<string, unknown> | null,
    answered: Promise.resolve(),
    open: true,
  };
  const shop = scriptedShop({
    ChangeSettings: async ({ input }) => {
      await way.answered;
      if (!way.open) throw new Error("the shop is unreachable");
      const saved = { ...settings, ...(input as object) };
      const message = "The settings are saved.";
      return {
        changeSettings: way.answer ?? { __typename: "ShopSettingsSaved", message, settings: saved },
      };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  render(<SettingsForm settings={settings} />, { wrapper: shop.wrapper });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { way, shop, said, field, type, press };
}

it("has nothing to save without a change", () => {
  open();
  expect(screen.queryByRole("button", { name: /^(Save|Discard)/ })).toBeNull();
});

it("counts the changes; restoring a value is no change", () => {
  const { field, type } = open();
  type("Delivery note", "Nivasa Two");
  expect(screen.getByRole("button", { name: "Save 1 change" })).toBeDefined();
  type("Low stock, in units", "9");
  expect(screen.getByRole("button", { name: "Save 2 changes" })).toBeDefined();
  type("Low stock, in units", String(settings.lowStock));
  expect(screen.getByRole("button", { name: "Save 1 change" })).toBeDefined();
  expect(field("Delivery note").value).toBe("Nivasa Two");
});

it("resets all changes, and keeps the focus in the form", () => {
  const { field, type, press } = open();
  type("Delivery note", "Nivasa Two");
  type("Low stock, in units", "9");
  press("Discard changes");
  expect(field("Delivery note").value).toBe(settings.deliveryNote);
  expect(field("Low stock, in units").value).toBe(String(settings.lowStock));
  expect(document.activeElement).toBe(screen.getByRole("form", { name: "Settings" }));
  expect(screen.queryByRole("button", { name: /^(Save|Discard)/ })).toBeNull();
});

it("sends only the changes, confirms that they are saved, and keeps the focus in the form", async () => {
  const { shop, said, type, press } = open();
  type("Low stock, in units", "9");
  press("Save 1 change");
  await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith("The settings are saved."));
  expect(shop.variablesOf("ChangeSettings")[0]?.["input"]).toEqual({ lowStock: 9 });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("form", { name: "Settings" })),
  );
});

it("sends nothing for an invalid number, and focuses it", async () => {
  const { shop, field, type, press } = open();
  type("Low stock, in units", "some");
  press("Save 1 change");
  await waitFor(() => expect(document.activeElement).toBe(field("Low stock, in units")));
  expect(field("Low stock, in units").getAttribute("aria-invalid")).toBe("true");
  expect(shop.requests).toEqual([]);
});

it("shows the shop's error at its field, and focuses it", async () => {
  const { way, field, type, press } = open();
  way.answer = fieldProblem;
  type("Delivery note", "Nivasa Two");
  press("Save 1 change");
  await waitFor(() => expect(document.activeElement).toBe(field("Delivery note")));
  expect(screen.getByText("Too plain")).toBeDefined();
  expect(screen.queryByText("Please check what is marked.")).toBeNull();
});

it("reports a missing answer next to the buttons, and keeps the input", async () => {
  const { way, said, field, type, press } = open();
  way.open = false;
  type("Delivery note", "Nivasa Two");
  press("Save 1 change");
  await screen.findByRole("alert");
  expect(field("Delivery note").value).toBe("Nivasa Two");
  expect(screen.getByRole("button", { name: "Save 1 change" })).toBeDefined();
  expect(said).not.toHaveBeenCalled();
});

it("leaves the focus in the field that is edited while the changes are saved", async () => {
  const { way, said, field, type, press } = open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  type("Low stock, in units", "9");
  screen.getByRole("button", { name: "Save 1 change" }).focus();
  press("Save 1 change");
  field("Delivery note").focus();
  await act(async () => resolve(undefined));
  expect(said).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field("Delivery note"));
});

it("lets reviews wait for approval", async () => {
  const { shop, press } = open();
  press("Wait for approval");
  press("Save 1 change");
  await waitFor(() =>
    expect(shop.variablesOf("ChangeSettings")[0]?.["input"]).toEqual({ reviewsWait: true }),
  );
});

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { provinces } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DeliveryZones } from "./delivery-zones.tsx";

const { Southern, Uva, ...others } = provinces;

const zonesOf = (morningCapacity: number) =>
  Object.entries({ Southern, Uva, Others: Object.values(others).flat() }).map(
    ([name, districts]) => ({
      __typename: "DeliveryZone",
      id: name.toLowerCase(),
      name,
      districts: [...districts],
      weekdays: [1, 4],
      leadDays: 2,
      morningCapacity,
      afternoonCapacity: 8,
    }),
  );

const planOf = (edition: number, morningCapacity = 8) => ({
  __typename: "DeliveryZones",
  zones: zonesOf(morningCapacity),
  edition,
});

type Answer = Record<string, unknown> | Promise<object> | Error;

async function open(...answers: readonly Answer[]) {
  const left = [...answers];
  const stored = { plan: planOf(3) };
  const shop = scriptedShop({
    DeliveryZones: () => ({ deliveryZones: stored.plan }),
    ChangeDeliveryZones: async () => {
      const answer = left.shift() ?? new Error("Asked too often");
      if (answer instanceof Error) throw answer;
      return { changeDeliveryZones: await answer };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  render(<DeliveryZones />, { wrapper: shop.wrapper });
  await screen.findByLabelText("Southern: name");
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  const sent = () => shop.variablesOf("ChangeDeliveryZones");
  const read = () => shop.variablesOf("DeliveryZones").length;
  return { stored, read, said, field, type, press, sent };
}

it("stores nothing before Save, then all zones with the edition that was seen", async () => {
  const { said, type, press, sent, field } = await open({
    __typename: "DeliveryZonesSaved",
    message: "Delivery zones saved",
    zones: planOf(4, 5),
  });
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  type("Southern: morning", "5");
  const days = screen.getByRole("group", { name: "Southern: days of delivery" });
  fireEvent.click(within(days).getByRole("button", { name: "Friday" }));
  expect(sent()).toEqual([]);
  press("Save 2 changes to zones");
  await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith("Delivery zones saved"));
  expect(sent()).toMatchObject([{ seen: 3 }]);
  expect(sent()[0]?.["zones"]).toContainEqual(
    expect.objectContaining({ id: "southern", morningCapacity: 5, weekdays: [1, 4, 5] }),
  );
  // The shop's answer replaces the input.
  expect(field("Others: morning").value).toBe("5");
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
});

it("shows the shop's problems at their fields, and a resend is a new command after an edit", async () => {
  const { type, press, field, sent } = await open(
    {
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      message: "Please check what is marked.",
      fields: [
        {
          __typename: "FieldProblem",
          field: "zones.1.name",
          message: "Another zone is called Southern",
        },
        { __typename: "FieldProblem", field: "zones.0.morningCapacity", message: "At most 500" },
      ],
    },
    new Error("gone"),
    new Error("gone"),
  );
  type("Uva: name", "southern");
  type("Southern: morning", "501");
  press(/^Save 2/);
  expect(await screen.findByText("Another zone is called Southern")).toBeTruthy();
  expect(field("Southern: morning").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("Please check what is marked.")).toBeNull();
  // The zone is still called as typed.
  const name = screen.getByLabelText<HTMLInputElement>("southern: name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(name, { target: { value: "Uva hills" } });
  expect(screen.queryByText("Another zone is called Southern")).toBeNull();
  expect(screen.getByText("At most 500")).toBeTruthy();

  press(/^Save 2/);
  expect(await screen.findByText(/couldn’t be saved/)).toBeTruthy();
  press(/^Save 2/);
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [before, edited, again] = sent().map(({ commandId }) => commandId);
  expect(edited).not.toBe(before);
  expect(again).toBe(edited);
});

it("asks for what is not a number, without asking the shop", async () => {
  const { type, press, sent } = await open();
  type("Southern: lead days", "soon");
  press("Save 1 change to zones");
  expect(screen.getByText("Please enter a whole number from 0 to 30")).toBeTruthy();
  expect(sent()).toEqual([]);
});

it("keeps the input if another admin was faster, and offers the current zones", async () => {
  const { type, press, field, sent } = await open(
    {
      __typename: "DeliveryZonesOutdated",
      message: "Another admin changed the delivery zones.",
      zones: planOf(4, 6),
    },
    {
      __typename: "DeliveryZonesSaved",
      message: "Delivery zones saved",
      zones: planOf(5, 7),
    },
  );
  type("Southern: morning", "5");
  press("Save 1 change to zones");
  expect(
    await screen.findByText(/Another admin changed .+ your changes are still here/),
  ).toBeTruthy();
  expect(field("Southern: morning").value).toBe("5");
  press("Load the current zones");
  await waitFor(() => expect(field("Southern: morning").value).toBe("6"));
  expect(screen.queryByText(/Another admin/)).toBeNull();
  type("Southern: morning", "7");
  press("Save 1 change to zones");
  await waitFor(() => expect(sent()).toMatchObject([{ seen: 3 }, { seen: 4 }]));
});

it("keeps what is typed while the zones are saved, and saves it with their new edition", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { said, type, press, field, sent } = await open(promise, new Error("gone"));
  type("Southern: morning", "5");
  press("Save 1 change to zones");
  await waitFor(() => expect(sent()).toHaveLength(1));
  field("Southern: afternoon").focus();
  type("Southern: afternoon", "6");
  await act(async () =>
    resolve({
      ...{ __typename: "DeliveryZonesSaved", message: "Delivery zones saved" },
      zones: planOf(4, 5),
    }),
  );
  expect(said).toHaveBeenCalledExactlyOnceWith("Delivery zones saved");
  expect(document.activeElement).toBe(field("Southern: afternoon"));
  expect(field("Southern: afternoon").value).toBe("6");
  press(/^Save/);
  await waitFor(() => expect(sent()[1]).toMatchObject({ seen: 4 }));
});

it("asks for a zone for the districts of a removed one before it saves", async () => {
  const { press, sent } = await open();
  press("Remove Uva");
  const homeless = screen.getByRole("list", { name: "Districts without a zone" });
  expect(
    within(homeless)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual([...provinces.Uva]);
  press(/^Save/);
  await waitFor(() =>
    expect(document.activeElement).toBe(within(homeless).getAllByRole("button")[0]),
  );
  expect(sent()).toEqual([]);
});

it("adds a zone without an ID, and moves districts into it", async () => {
  const { type, press, field, sent } = await open(new Error("gone"));
  press("Add zone");
  await waitFor(() => expect(document.activeElement).toBe(field("New zone: name")));
  type("New zone: name", "Hill country");
  const own = () => screen.queryByRole("list", { name: "Hill country: districts" });
  expect(own()).toBeNull();
  const badulla = screen.getByRole("button", { name: "Move Badulla" });
  fireEvent.keyDown(badulla, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Hill country" }));
  await waitFor(() => expect(own()?.textContent).toBe("Badulla"));
  press("Save 2 changes to zones");
  await waitFor(() => expect(sent()).toHaveLength(1));
  const zones = sent()[0]?.["zones"] as readonly Record<string, unknown>[];
  expect(zones.at(-1)).toMatchObject({ id: null, name: "Hill country", districts: ["Badulla"] });
  expect(zones.find(({ id }) => id === "uva")).toMatchObject({ districts: ["Monaragala"] });
});

it("follows the stored zones on focus until something is edited", async () => {
  const { stored, read, type, field } = await open();
  stored.plan = planOf(4, 6);
  fireEvent.focus(window);
  await waitFor(() => expect(field("Southern: morning").value).toBe("6"));
  type("Uva: morning", "9");
  stored.plan = planOf(5, 7);
  fireEvent.focus(window);
  await waitFor(() => expect(read()).toBe(3));
  await act(async () => undefined);
  expect(field("Southern: morning").value).toBe("6");
  expect(field("Uva: morning").value).toBe("9");
  expect(screen.getByRole("button", { name: "Save 1 change to zones" })).toBeTruthy();
});

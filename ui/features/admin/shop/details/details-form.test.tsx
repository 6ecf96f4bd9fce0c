import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { defaultProfile } from "../../../../generated/shop.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { DetailsForm } from "./details-form.tsx";
import type { ShopDetails } from "./use-details-draft.ts";

const text = (texts: { en: string; si: string; ta: string }) => ({
  __typename: "LocalText" as const,
  ...texts,
});
const details: ShopDetails = {
  __typename: "ShopSettings",
  id: "shop",
  ...defaultProfile,
  tagline: text(defaultProfile.tagline),
  description: text(defaultProfile.description),
  logo: { __typename: "ShopLogo", light: "", dark: "" },
  address: [...defaultProfile.address],
  hours: defaultProfile.hours.map((row) => ({ __typename: "OpeningHours", ...row })),
  social: defaultProfile.social.map((link) => ({ __typename: "SocialLink", ...link })),
  home: {
    __typename: "HomePageSetting",
    ...{ headline: text(defaultProfile.home.headline), lead: text(defaultProfile.home.lead) },
    ...{ picture: "", item: "" },
    sections: (["ROOMS", "APP", "NEW"] as const).map((name) => ({
      __typename: "HomeSectionSetting",
      ...{ name, shown: true },
    })),
  },
  announcement: {
    __typename: "AnnouncementSetting",
    ...defaultProfile.announcement,
    text: text(defaultProfile.announcement.text),
  },
  changes: [],
};

const change = (id: string, setting: "SHOP_NAME" | "TAGLINE") => ({
  __typename: "SettingChange" as const,
  ...{ id, setting, name: "Shop name", before: "", after: "", at: "2026-11-29T05:00:00.000Z" },
  by: "Dilani Fonseka",
});

const changes = [change("settings 8", "TAGLINE"), change("settings 7", "SHOP_NAME")];

function open(refused: { field: string; message: string } | null = null) {
  const shop = scriptedShop({
    ChangeShopDetails: ({ input }) => ({
      changeSettings: refused
        ? {
            __typename: "InvalidInput",
            ...{ code: "INVALID_INPUT", message: "Please check what is marked." },
            fields: [{ __typename: "FieldProblem", ...refused }],
          }
        : {
            __typename: "ShopSettingsSaved",
            message: "Settings saved",
            settings: {
              ...details,
              ...(input as object),
              tagline: text((input as ShopDetails).tagline),
              changes,
            },
          },
    }),
    UndoSettings: () => ({
      undoSettings: {
        __typename: "ShopSettingsSaved",
        ...{ message: "Settings saved", settings: { ...details, changes } },
      },
    }),
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: "/", element: <DetailsForm details={details} /> }]);
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { shop, said, type };
}

it("sends only what was changed, and undoes exactly these changes", async () => {
  const { shop, said, type } = open();
  type("Shop name", "Ambalama");
  type("Tagline, English", "Made for the shade.");
  fireEvent.click(screen.getByRole("button", { name: "Save 2 changes" }));
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(shop.variablesOf("ChangeShopDetails")[0]).toMatchObject({
    input: {
      shopName: "Ambalama",
      tagline: { ...defaultProfile.tagline, en: "Made for the shade." },
    },
  });
  const [words, action] = said.mock.lastCall ?? [];
  expect(words).toBe("2 changes saved.");
  action?.onPress();
  await waitFor(() =>
    expect(shop.variablesOf("UndoSettings")).toMatchObject([
      { changes: ["settings 8", "settings 7"] },
    ]),
  );
});

it("shows a refusal at its field, and keeps the input", async () => {
  const { type } = open({ field: "tagline.si", message: "At most 80 characters" });
  type("Tagline, සිංහල", "x");
  fireEvent.click(screen.getByRole("button", { name: "Save 1 change" }));
  const field = screen.getByLabelText<HTMLInputElement>("Tagline, සිංහල");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("x");
  expect(screen.getByText("At most 80 characters")).toBeDefined();
});

it("warns of a hue that already means something", () => {
  open();
  fireEvent.change(screen.getByRole("slider", { name: "Your own hue, in degrees" }), {
    target: { value: "27" },
  });
  expect(screen.getByText(/close to the red of alerts/)).toBeDefined();
});

it("moves, adds and removes opening hours", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "Move hours 3 up" }));
  expect(screen.getByLabelText<HTMLSelectElement>("From, hours 2").value).toBe("0");
  fireEvent.click(screen.getByRole("button", { name: "Remove hours 2" }));
  expect(screen.queryByLabelText("From, hours 3")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add hours" }));
  expect(screen.getByLabelText<HTMLInputElement>("Opens, hours 3").value).toBe("09:00");
  expect(screen.getByRole("button", { name: "Save 1 change" })).toBeDefined();
});

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { Profile } from "./use-profile.ts";

const address = {
  __typename: "ProfileAddress",
  addressLine1: "12 Galle Road",
  addressLine2: "",
  province: "Western",
  district: "Colombo",
  zipCode: "00300",
};
const me = {
  __typename: "Me",
  id: "ann",
  name: "Ann",
  email: "ann@example.lk",
  emailVerified: true,
  newEmail: null,
  hasPassword: true,
  profile: {
    __typename: "Profile",
    firstName: "Ann",
    lastName: "Silva",
    contactNumber1: "0771234567",
    contactNumber2: "",
    shippingAddress: address,
  },
} as unknown as Profile;

type Answer = (input: Record<string, unknown>) => object | Promise<object>;
const saved: Answer = ({ name }) => ({
  __typename: "ProfileSaved",
  message: "Saved",
  me: { ...me, name },
});

const open = (answer: Answer = saved, change: Partial<Profile> = {}) => {
  const shop = scriptedShop({
    SendLeavingCode: () => ({ sendLeavingCode: { __typename: "MailAccepted", message: "Sent" } }),
    SaveProfile: async ({ input }) => ({
      saveProfile: await answer(input as Record<string, unknown>),
    }),
  });
  openPage(<ProfileForm me={{ ...me, ...change }} />, { shop });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...{ ...shop, field },
    button: screen.getByText<HTMLButtonElement>("Save"),
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    save: () => act(async () => fireEvent.submit(field("Email").form!)),
    errors: () => screen.queryAllByRole("alert").map(({ textContent }) => textContent),
  };
};

describe("another email", () => {
  it("needs the current password, and waits until it is verified", async () => {
    const waiting: Answer = () => ({
      ...{ __typename: "ProfileSaved", message: "Saved" },
      me: { ...me, newEmail: "new@example.lk" },
    });
    const { type, save, variablesOf, field } = open(waiting);
    expect(screen.queryByLabelText("Current password")).toBeNull();
    type("Email", "new@example.lk");
    type("Current password", "a good password");
    await save();
    expect(variablesOf("SaveProfile")).toMatchObject([
      { input: { email: "new@example.lk" }, currentPassword: "a good password" },
    ]);
    expect(field("Email").value).toBe("ann@example.lk");
    expect(screen.queryByLabelText("Current password")).toBeNull();
  });

  it("shows the email that waits, with the way to its code", () => {
    open(saved, { newEmail: "new@example.lk" });
    expect(screen.getByText("new@example.lk")).toBeDefined();
    expect(screen.getByText<HTMLAnchorElement>("Enter the code").href).toMatch(/\/verify-Email$/);
  });

  it("shows a wrong password at its field", async () => {
    const refuse: Answer = () => ({
      ...{ __typename: "InvalidInput", code: "INVALID_INPUT", message: "No" },
      fields: [{ field: "currentPassword", message: messages.account.currentPasswordWrong }],
    });
    const { type, save, errors, field } = open(refuse);
    type("Email", "new@example.lk");
    type("Current password", "wrong");
    await save();
    expect(errors()).toEqual([messages.account.currentPasswordWrong]);
    expect(document.activeElement).toBe(field("Current password"));
  });

  it("needs a code from the current email without a password", async () => {
    const { type, save, variablesOf } = open(saved, { hasPassword: false });
    type("Email", "new@example.lk");
    fireEvent.click(screen.getByText("Email a code to ann@example.lk"));
    await act(async () => undefined);
    expect(variablesOf("SendLeavingCode")).toHaveLength(1);
    type("Code from your current email", " 123456 ");
    await save();
    expect(variablesOf("SaveProfile")).toMatchObject([{ emailCode: "123456" }]);
  });
});

describe("an edited profile", () => {
  it("has nothing to save before the first edit, and after the edit is undone", async () => {
    const { button, type, save, requests } = open();
    expect(button.disabled).toBe(true);
    expect(screen.getByText("Nothing to save yet.")).toBeDefined();
    type("Name", "Anna");
    expect(button.disabled).toBe(false);
    expect(screen.getByText("Not saved yet.")).toBeDefined();
    type("Name", "Ann");
    expect(button.disabled).toBe(true);
    await save();
    expect(requests).toEqual([]);
  });

  it("is saved in full, in the shop's format, and shows when", async () => {
    const { type, save, variablesOf, button } = open();
    type("Name", "  Anna ");
    type("Contact number 2", "011 234 5678");
    button.focus();
    await save();
    expect(variablesOf("SaveProfile")).toMatchObject([
      {
        input: {
          ...{ name: "Anna", email: "ann@example.lk", contactNumber2: "0112345678" },
          shippingAddress: { addressLine1: "12 Galle Road", district: "Colombo" },
        },
      },
    ]);
    expect(document.activeElement?.textContent).toMatch(/^Saved, /);
    expect(button.disabled).toBe(true);
  });

  it("keeps what was typed while it was being saved", async () => {
    const answer = Promise.withResolvers<object>();
    const { type, save, field, button } = open(() => answer.promise);
    type("Name", "Anna");
    await save();
    type("Last name", "Perera");
    type("Province", "Central");
    await act(async () => answer.resolve(await saved({ name: "Anna" })));
    expect(field("Last name").value).toBe("Perera");
    expect(field("Province").value).toBe("Central");
    expect(screen.getByText(/Please choose a district again/)).toBeDefined();
    expect(screen.getByText("Not saved yet.")).toBeDefined();
    expect(button.disabled).toBe(false);
    type("Last name", "Silva");
    type("Province", "Western");
    type("District", "Colombo");
    expect(button.disabled).toBe(true);
  });

  it("keeps the focus in the field on Enter", async () => {
    const { type, save, field } = open();
    type("Name", "Anna");
    field("Name").focus();
    await save();
    expect(screen.getByText(/^Saved, /)).toBeDefined();
    expect(document.activeElement).toBe(field("Name"));
  });

  it("asks for the district again after the province has changed, until one is selected", () => {
    const { type, field } = open();
    const districtError = "You changed the province. Please choose a district again.";
    type("Province", "Central");
    expect(field("District").value).toBe("");
    expect(screen.getByText(districtError)).toBeDefined();
    type("District", "Kandy");
    expect(field("District").value).toBe("Kandy");
    expect(screen.queryByText(districtError)).toBeNull();
  });

  it("asks for no district if there was none before", () => {
    const profile = { ...me.profile, shippingAddress: { ...address, district: "" } } as never;
    const { type } = open(saved, { profile });
    type("Province", "Central");
    expect(screen.queryByText(/choose it anew/)).toBeNull();
  });
});

describe("the email", () => {
  it("is shown as verified, or links to the verification", () => {
    open();
    expect(screen.getByText("Verified")).toBeDefined();
    cleanup();
    open(saved, { emailVerified: false });
    expect(screen.getByText("Enter the code").getAttribute("href")).toBe("/verify-Email");
  });

  it("when edited, explains what happens after saving, without the status of the old one", () => {
    const { type } = open();
    type("Email", "anna@example.lk");
    expect(
      screen.getByText("After you save, we’ll email a code to the new address."),
    ).toBeDefined();
    expect(screen.queryByText("Verified")).toBeNull();
  });
});

describe("a refused profile", () => {
  it("shows a general error if the refusal names no field of the form", async () => {
    const fields = [{ __typename: "FieldError", field: "shoeSize", message: "Too small" }];
    const refused = { __typename: "InvalidInput", code: "INVALID_INPUT", message: "No", fields };
    const failure = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
    const { type, save } = open(() => refused);
    type("Name", "Anna");
    await save();
    expect(failure.mock.calls).toEqual([[messages.account.profileInvalid]]);
  });

  it("shows an error when the field is left, and clears it on edit", async () => {
    const { type, field, errors } = open();
    type("Contact number 1", "call me");
    expect(errors()).toEqual([]);
    await act(async () => fireEvent.blur(field("Contact number 1")));
    expect(errors()).toEqual([messages.account.numberInvalid]);
    type("Contact number 1", "0771");
    expect(errors()).toEqual([]);
  });

  it.each([
    [
      "a field that the shop refuses",
      {
        __typename: "InvalidInput",
        code: "INVALID_INPUT",
        message: "No",
        fields: [
          { __typename: "FieldError", field: "shippingAddress.zipCode", message: "No such place" },
          { __typename: "FieldError", field: "shoeSize", message: "Too small" },
        ],
      },
      "Zip code",
      "No such place",
    ],
    [
      "an email of another account",
      { __typename: "EmailTaken", code: "EMAIL_TAKEN", message: "It is taken" },
      "Email",
      "It is taken",
    ],
  ])(
    "given %s, shows that at the field, in focus, and keeps all input",
    async (_what, answer, label, words) => {
      const { type, save, field, errors } = open(() => answer);
      type("Name", "Anna");
      await save();
      expect(errors()).toEqual([words]);
      expect(document.activeElement).toBe(field(label));
      expect(field("Name").value).toBe("Anna");
      expect(screen.getByText("Not saved.")).toBeDefined();
    },
  );

  it("shows that it is not saved if the shop is unreachable, and can be sent again", async () => {
    const { type, save, button, field } = open(() => {
      throw new ApiError("UNAVAILABLE");
    });
    type("Name", "Anna");
    await save();
    expect(screen.getByText("Not saved.")).toBeDefined();
    expect(button.disabled).toBe(false);
    expect(field("Name").value).toBe("Anna");
  });
});

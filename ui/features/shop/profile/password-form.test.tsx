import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { limits, messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

const labels = ["Current password", "New password", "Confirm new password"] as const;

const open = async (
  answer: object | ApiError = { __typename: "PasswordSet", message: "Changed" },
) => {
  const shop = scriptedShop({
    ChangePassword: () => {
      if (answer instanceof ApiError) throw answer;
      return { changePassword: answer };
    },
    Sessions: () => ({ sessions: [] }),
  });
  openPage(
    <>
      <PasswordForm email="ann@example.lk" />
      <SessionList onGone={() => undefined} />
    </>,
    { shop },
  );
  await act(async () => undefined);
  const field = (label: (typeof labels)[number]) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ...{ ...shop, field },
    fillIn: (...values: readonly string[]) =>
      labels.forEach((label, at) =>
        fireEvent.change(field(label), { target: { value: values[at] } }),
      ),
    send: () => act(async () => fireEvent.submit(field("New password").form!)),
    errors: () => screen.queryAllByRole("alert").map(({ textContent }) => textContent),
  };
};

const long = "a".repeat(limits.passwordMin);

it.each([
  [["", long, long], [messages.account.currentPasswordMissing]],
  [["old", long.slice(1), long.slice(1)], [`Use ${limits.passwordMin} characters or more`]],
  [["old", long, `${long}b`], [messages.account.passwordsDiffer]],
])("of %j shows its errors without asking the shop", async (values, words) => {
  const { fillIn, send, errors, variablesOf } = await open();
  fillIn(...values);
  await send();
  expect(errors()).toEqual(words);
  expect(variablesOf("ChangePassword")).toEqual([]);
});

it("accepts a current password of any length", async () => {
  const { fillIn, send, variablesOf } = await open();
  fillIn("old", long, long);
  await send();
  expect(variablesOf("ChangePassword")).toEqual([{ currentPassword: "old", password: long }]);
});

it("confirms the change, clears its fields, and reloads the sessions", async () => {
  const { fillIn, send, field, variablesOf } = await open();
  fillIn("old", long, long);
  expect(variablesOf("Sessions")).toHaveLength(1);
  await send();
  expect(document.activeElement?.textContent).toBe("Changed");
  expect(labels.map((label) => field(label).value)).toEqual(["", "", ""]);
  expect(variablesOf("Sessions")).toHaveLength(2);
});

it("shows a wrong current password at its field, in focus, and keeps the input", async () => {
  const { fillIn, send, field, errors } = await open({
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    message: "No",
    fields: [{ __typename: "FieldError", field: "currentPassword", message: "It is not this one" }],
  });
  fillIn("odl", long, long);
  await send();
  expect(errors()).toEqual(["It is not this one"]);
  expect(document.activeElement).toBe(field("Current password"));
  expect(field("New password").value).toBe(long);
});

it.each([
  [
    "that one has to wait",
    { __typename: "TooManyTries", code: "TOO_MANY_TRIES", message: "Please wait" },
    "Please wait",
  ],
  ["that it failed", new ApiError("UNAVAILABLE"), messages.account.profileFailed],
])("shows %s in focus", async (_what, answer, words) => {
  const { fillIn, send, field } = await open(answer);
  fillIn("old", long, long);
  await send();
  expect(document.activeElement?.textContent).toBe(words);
  expect(field("New password").value).toBe(long);
});

import { act, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notify } from "../components/toast.tsx";
import { LoginPopupProvider } from "../features/shared/account/login-popup.tsx";
import { messages } from "../generated/shop.ts";
import { openPage } from "../testing/page.tsx";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { Component } from "./reset-password.tsx";

const unreachable = () => Promise.reject(new Error("the shop is unreachable"));

const open = (address: string, answer: () => Promise<Record<string, unknown>> = unreachable) => {
  const shop = scriptedShop({ ResetPassword: answer });
  const page = (
    <LoginPopupProvider>
      <Routes>
        <Route path="/reset-password" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>
    </LoginPopupProvider>
  );
  const { router, where } = openPage(page, { address, shop });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const fill = () => {
    for (const label of ["New password", "Confirm new password"]) {
      fireEvent.change(field(label), { target: { value: "another password" } });
    }
  };
  fill();
  return {
    ...shop,
    where,
    field,
    fill,
    follow: (link: string) => act(() => router.navigate(link)),
    send: () => act(async () => fireEvent.submit(field("New password").form!)),
  };
};

it("reports that a password could not be set, and keeps the input", async () => {
  const { send, field, variablesOf } = open("/reset-password#token=mailed");
  await send();
  expect(variablesOf("ResetPassword")).toEqual([{ token: "mailed", password: "another password" }]);
  expect(screen.getByText(messages.account.passwordResetFailed)).toBeDefined();
  expect(field("Confirm new password").value).toBe("another password");
});

it("uses the token of a link that is opened while the page is open", async () => {
  const { send, fill, follow, variablesOf } = open("/reset-password");
  expect(screen.getByLabelText("Code from the link")).toBeDefined();
  await follow("/reset-password#token=mailed");
  expect(screen.queryByLabelText("Code from the link")).toBeNull();
  fill();
  await send();
  expect(variablesOf("ResetPassword")).toEqual([{ token: "mailed", password: "another password" }]);
});

it("asks for the link's code if the address has none, before anything is sent", async () => {
  const { send, requests } = open("/reset-password");
  await send();
  expect(document.activeElement).toBe(screen.getByLabelText("Code from the link"));
  expect(requests).not.toContain("ResetPassword");
});

it("reports the new password, but opens nothing, if the page was left before the answer", async () => {
  const success = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const answer = Promise.withResolvers<Record<string, unknown>>();
  const { send, follow, where } = open("/reset-password#token=mailed", () => answer.promise);
  await send();
  await follow("/elsewhere");
  const message = messages.account.passwordReset;
  await act(async () => answer.resolve({ resetPassword: { __typename: "PasswordSet", message } }));
  expect(success.mock.calls).toEqual([[message]]);
  expect(where()).toBe("/elsewhere");
});

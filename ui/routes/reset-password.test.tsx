import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LoginPopupProvider } from "../features/shared/account/login-popup.tsx";
import { messages } from "../generated/shop.ts";
import { openPage } from "../testing/page.tsx";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { Component } from "./reset-password.tsx";

afterEach(cleanup);

const open = (address: string) => {
  const shop = scriptedShop({
    ResetPassword: () => Promise.reject(new Error("the shop is unreachable")),
  });
  const page = (
    <LoginPopupProvider>
      <Component />
    </LoginPopupProvider>
  );
  const { router } = openPage(page, { address, shop });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const fill = () => {
    for (const label of ["New password", "Confirm new password"]) {
      fireEvent.change(field(label), { target: { value: "another password" } });
    }
  };
  fill();
  return {
    ...shop,
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

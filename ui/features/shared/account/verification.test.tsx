import { act, fireEvent, screen } from "@testing-library/react";
import type { Location } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "../../../components/toast.tsx";
import { messages, timings } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { pageBeforeSignUp } from "./sign-up-return.ts";
import { Verification } from "./verification.tsx";
import { useViewer } from "./viewer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const me = { __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role: "SHOPPER" };

function Page() {
  const { viewer } = useViewer();
  return viewer && <Verification viewer={viewer} />;
}

const open = async (
  answers: { verify?: object; send?: object | ApiError } = {},
  signedUpOn?: string,
  newEmail: string | null = null,
) => {
  const shop = scriptedShop({
    Viewer: () => ({ me }),
    EmailToVerify: () => ({ me: { ...me, newEmail } }),
    VerifyEmail: () => ({ verifyEmail: answers.verify }),
    SendVerification: () => {
      if (answers.send instanceof ApiError) throw answers.send;
      return { sendVerification: answers.send };
    },
  });
  const page = openPage(
    <>
      <Page />
      <Toaster />
    </>,
    { shop, address: "/verify-Email" },
  );
  if (signedUpOn !== undefined) {
    const state = pageBeforeSignUp({ pathname: signedUpOn, search: "" } as Location);
    await act(() => page.router.navigate("/verify-Email", { state }));
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(10);
  return {
    ...shop,
    ...page,
    pass,
    send: async (code: string) => {
      fireEvent.change(screen.getByLabelText("Code"), { target: { value: code } });
      fireEvent.submit(screen.getByLabelText("Code").closest("form")!);
      await pass(10);
    },
    another: async () => {
      fireEvent.click(screen.getByText("Send another code"));
      await pass(10);
      await act(() => vi.dynamicImportSettled());
      await pass(100);
    },
  };
};

it("names the email that the code was sent to", async () => {
  await open();
  expect(screen.getByText("ann@example.lk")).toBeDefined();
});

it("verifies the email that the viewer changes to", async () => {
  const { send, variablesOf } = await open(
    { verify: { __typename: "EmailVerified", message: "Verified" } },
    undefined,
    "new@example.lk",
  );
  expect(screen.getByText("new@example.lk")).toBeDefined();
  await send("123456");
  expect(variablesOf("VerifyEmail")).toEqual([{ email: "new@example.lk", code: "123456" }]);
});

it("asks for a blank code without asking the shop", async () => {
  const { send, requests } = await open();
  await send("   ");
  expect(screen.getByRole("alert").textContent).toBe(messages.account.codeMissing);
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  expect(requests.map(({ operation }) => operation)).not.toContain("VerifyEmail");
});

it("accepts the code without its blanks, confirms it, and opens Home a while later", async () => {
  const { send, variablesOf, pass, where } = await open({
    verify: { __typename: "EmailVerified", message: "Your email is verified" },
  });
  await send(" 123456 ");
  expect(variablesOf("VerifyEmail")).toEqual([{ email: "ann@example.lk", code: "123456" }]);
  expect(screen.getByText("Your email is verified")).toBeDefined();
  await pass(timings.redirect - 20);
  expect(where()).toBe("/verify-Email");
  await pass(20);
  expect(where()).toBe("/");
});

it("reports a wrong code in focus, and stays", async () => {
  const { send, pass, where } = await open({
    verify: { __typename: "CodeRefused", code: "CODE_REFUSED", message: "That is not the code" },
  });
  await send("654321");
  expect(document.activeElement?.textContent).toBe("That is not the code");
  await pass(timings.redirect);
  expect(where()).toBe("/verify-Email");
});

it.each([
  [
    "is on its way",
    { __typename: "MailAccepted", message: "A code is on its way" },
    "A code is on its way",
  ],
  [
    "has to wait",
    { __typename: "TooManyTries", code: "TOO_MANY_TRIES", message: "Please wait a while" },
    "Please wait a while",
  ],
  ["could not be sent", new ApiError("UNAVAILABLE"), messages.account.codeFailed],
])("reports about a new code that it %s", async (_what, answer, words) => {
  const { another } = await open({ send: answer });
  await another();
  expect(screen.getByText(words)).toBeDefined();
});

const verified = { __typename: "EmailVerified", message: "Your email is verified" };

it.each(["/cart", "/deliverydetailscheckout"])(
  "after a sign-up on %s, links back there, and continues the checkout after the code",
  async (signedUpOn) => {
    const { send, pass, where } = await open({ verify: verified }, signedUpOn);
    expect(screen.getByText("Continue to checkout").getAttribute("href")).toBe(
      "/deliverydetailscheckout",
    );
    expect(screen.getByText("Later").getAttribute("href")).toBe(signedUpOn);
    await send("123456");
    await pass(timings.redirect);
    expect(where()).toBe("/deliverydetailscheckout");
  },
);

it("after a sign-up on another page, Later links back there, and the code leads to Home", async () => {
  const { send, pass, where } = await open({ verify: verified }, "/category");
  expect(screen.queryByText("Continue to checkout")).toBeNull();
  expect(screen.getByText("Later").getAttribute("href")).toBe("/category");
  await send("123456");
  await pass(timings.redirect);
  expect(where()).toBe("/");
});

it("offers no other link when opened from the profile", async () => {
  await open();
  expect(screen.queryByText("Continue to checkout")).toBeNull();
  expect(screen.queryByText("Later")).toBeNull();
});

it.each(["//evil.example/cart", "https://evil.example", "/\\evil.example"])(
  "after a sign-up on %s, never links to another site",
  async (signedUpOn) => {
    await open({}, signedUpOn);
    expect(screen.getByText("Later").getAttribute("href")).toBe("/");
  },
);

import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useLogIn } from "./log-in.ts";
import type { LoginMode, LoginValues } from "./login-modes.ts";

const values: LoginValues = {
  name: "Ishara",
  email: "ishara@example.com",
  password: "long enough",
  acceptTerms: true,
};

const me = {
  __typename: "Me",
  id: "account-1",
  name: "Ishara",
  email: "ishara@example.com",
  role: "SHOPPER",
};

/** Logs in at a shop that gives every command the same answer. */
const logIn = async (mode: LoginMode, answer: object) => {
  const give = () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { wrapper, requests } = scriptedShop({
    LogIn: () => ({ logIn: give() }),
    AdminLogIn: () => ({ adminLogIn: give() }),
    SignUp: () => ({ signUp: give() }),
  });
  const { result } = renderHook(() => useLogIn(), { wrapper });
  return { result: await act(() => result.current(mode, values)), requests };
};

const modes = [
  ["log-in", "LogIn"],
  ["admin", "AdminLogIn"],
  ["sign-up", "SignUp"],
] as const;

describe.each(modes)("the log-in mode %s", (mode, operation) => {
  it("sends its own command and returns the viewer", async () => {
    const { result, requests } = await logIn(mode, {
      __typename: "SignedIn",
      message: "Hello",
      me,
    });
    expect(result).toEqual({ loggedIn: true, me, message: "Hello" });
    expect(requests.map((one) => one.operation)).toEqual([operation]);
  });

  it("reports the fields that the shop refuses", async () => {
    const field = { field: "email", message: "Email not valid" };
    const { result } = await logIn(mode, {
      __typename: "InvalidInput",
      code: "INVALID",
      message: "Look again",
      fields: [{ __typename: "FieldProblem", ...field }],
    });
    expect(result).toMatchObject({ loggedIn: false, message: "Look again", fields: [field] });
  });

  it("reports a refusal in the shop's words", async () => {
    const message = "Wait a minute";
    const { result } = await logIn(mode, { __typename: "TooManyTries", code: "TOO_MANY", message });
    expect(result).toEqual({ loggedIn: false, message, fields: [] });
  });

  it.each([new TypeError("the shop is unreachable"), new ApiError("INTERNAL")])(
    "fails without an answer: %s",
    async (error) => {
      const { result } = await logIn(mode, error);
      const { adminLogInError } = messages.account;
      const message = mode === "admin" ? adminLogInError : messages.order.failed;
      expect(result).toEqual({ loggedIn: false, message, fields: [] });
    },
  );
});

it("sends a name and the accepted terms only for a new account", async () => {
  const answer = { __typename: "SignedIn", message: "Hello", me };
  const { name: _name, acceptTerms: _accepted, ...credentials } = values;
  expect((await logIn("log-in", answer)).requests[0]?.variables).toEqual({ input: credentials });
  expect((await logIn("admin", answer)).requests[0]?.variables).toEqual({ input: credentials });
  expect((await logIn("sign-up", answer)).requests[0]?.variables).toEqual({ input: values });
});

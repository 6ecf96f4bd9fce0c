import { describe, expect, it } from "vitest";
import { limits } from "../../../generated/shop.ts";
import { loginSchema, reasonIn, type LoginMode, type LoginValues } from "./login-modes.ts";

const filledIn: LoginValues = {
  name: "Ishara",
  email: "ishara@example.com",
  password: "long enough",
  acceptTerms: true,
};

/** The error of each invalid field. */
const problems = (mode: LoginMode, change: Partial<LoginValues>) => {
  const { error } = loginSchema[mode].safeParse({ ...filledIn, ...change });
  return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
};

const modes = ["log-in", "admin", "sign-up"] as const;

describe.each(modes)("the form %s", (mode) => {
  it("accepts the input, and trims the email", () => {
    const values = loginSchema[mode].parse({ ...filledIn, email: "  ishara@example.com " });
    expect(values).toEqual(filledIn);
  });

  it.each([
    [{ email: "  " }, "email: Please enter your email"],
    [{ email: "ishara" }, "email: Please enter a valid email"],
    [{ acceptTerms: false }, "acceptTerms: Please accept the terms to continue"],
  ])("asks for missing input: %j", (change, problem) => {
    expect(problems(mode, change)).toContain(problem);
  });

  it("refuses a password longer than the shop's maximum", () => {
    const password = "x".repeat(limits.passwordMax);
    expect(problems(mode, { password })).toEqual([]);
    expect(problems(mode, { password: `${password}x` })).toHaveLength(1);
  });
});

describe("a short password", () => {
  it.each(["log-in", "admin"] as const)("is left to the server in %s", (mode) => {
    expect(problems(mode, { password: "x" })).toEqual([]);
    expect(problems(mode, { password: "" })).toEqual(["password: Please enter your password"]);
  });

  it("is refused for a new account at once, with the minimum", () => {
    expect(problems("sign-up", { password: "x".repeat(limits.passwordMin) })).toEqual([]);
    expect(problems("sign-up", { password: "x".repeat(limits.passwordMin - 1) })).toEqual([
      `password: Use ${limits.passwordMin} characters or more`,
    ]);
  });
});

describe("a name", () => {
  it("is required only to sign up", () => {
    expect(problems("log-in", { name: "" })).toEqual([]);
    expect(problems("admin", { name: "" })).toEqual([]);
    expect(problems("sign-up", { name: " " })).toEqual(["name: Please enter your name"]);
  });
});

describe("the reason to sign in", () => {
  it.each([
    ["log-in", "Log in to keep a cart.", "Log in to keep a cart."],
    ["sign-up", "Log in to keep a cart.", "Sign up to keep a cart."],
    ["sign-up", "Password Reset successfully!", "Password Reset successfully!"],
    ["admin", "Log in to keep a cart.", null],
    ["sign-up", null, null],
  ] as const)("in %s, %s is %s", (mode, reason, words) => {
    expect(reasonIn(mode, reason)).toBe(words);
  });
});

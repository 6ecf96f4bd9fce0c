import { describe, expect, it } from "vitest";
import { limits } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { logInProblem, signUpProblem, type SignUpInput } from "./account-input.ts";

const input = (changes: Partial<SignUpInput> = {}): SignUpInput => ({
  name: "Ann",
  email: "ann@example.com",
  password: "correct horse",
  ...changes,
});

const longestEmail = `${"a".repeat(limits.email - "@example.com".length)}@example.com`;

const wrongEmails: readonly [string, string][] = [
  ["", "Please enter your email"],
  ["   ", "Please enter your email"],
  ["ann", "Email not valid"],
  ["ann@example", "Email not valid"],
  ["@example.com", "Email not valid"],
  ["an n@example.com", "Email not valid"],
  ["ann@ex@ample.com", "Email not valid"],
  [`a${longestEmail}`, "Email not valid"],
];

describe("signing up", () => {
  it.each([
    ["an ordinary person", {}],
    ["a name of one letter", { name: "A" }],
    ["the longest name", { name: "x".repeat(limits.personName) }],
    ["the longest e-mail", { email: longestEmail }],
    ["blanks around the e-mail", { email: " ann@example.com " }],
    ["the shortest password", { password: "x".repeat(8) }],
    ["the longest password", { password: "x".repeat(128) }],
    ["a password of blanks", { password: "        " }],
  ])("accepts %s", (_what, changes) => {
    expect(signUpProblem(input(changes))).toBeNull();
  });

  const badPassword = "Please choose a password of 8 to 128 characters";

  it.each([
    ["no name", { name: "" }, "name", "Please enter your name"],
    ["a name of blanks", { name: "  " }, "name", "Please enter your name"],
    ["a name too long", { name: "x".repeat(81) }, "name", "At most 80 characters"],
    ["no password", { password: "" }, "password", badPassword],
    ["a password too short", { password: "x".repeat(7) }, "password", badPassword],
    ["a password too long", { password: "x".repeat(129) }, "password", badPassword],
  ])("refuses %s", (_what, changes, field, message) => {
    expect(signUpProblem(input(changes))).toMatchObject({
      code: "INVALID_INPUT",
      message,
      fields: [{ field, message }],
    });
  });

  it.each(wrongEmails)("refuses the email '%s'", (email, message) => {
    expect(signUpProblem(input({ email }))?.fields).toEqual([{ field: "email", message }]);
  });

  it("reports every invalid field at once", () => {
    const problem = signUpProblem({ name: "", email: "", password: "" });
    expect(problem?.fields.map(({ field }) => field)).toEqual(["name", "email", "password"]);
  });
});

describe("logging in", () => {
  it("accepts any non-empty password", () => {
    expect(logInProblem(input({ password: "x" }))).toBeNull();
  });

  it("refuses an empty password", () => {
    expect(logInProblem(input({ password: "" }))?.message).toBe("Please enter your password");
  });

  it.each(wrongEmails)("refuses the email '%s'", (email, message) => {
    expect(logInProblem(input({ email }))?.fields).toEqual([{ field: "email", message }]);
  });

  it("refuses a very long email without parsing it", () => {
    expect(logInProblem(input({ email: `a@${".".repeat(100_000)}@` }))?.message).toBe(
      "Email not valid",
    );
  });
});

describe("a mailbox", () => {
  it.each(["ann@example.com", " Ann@Example.COM ", "ANN@EXAMPLE.COM"])(
    "is accepted as %s",
    (email) => {
      expect(normalEmail(email)).toBe("ann@example.com");
    },
  );
});

describe("texts that could inject mail headers", () => {
  it.each(["Ann\r\nBcc: eve@example.com", "Ann\nPerera", "Ann\u0000", "Ann\u2028Perera"])(
    "are refused as a name: %j",
    (name) => {
      expect(signUpProblem(input({ name }))?.fields).toEqual([
        { field: "name", message: "Please write this on one line" },
      ]);
    },
  );

  it.each([
    "ann@example.com\r\nBcc:eve@example.com",
    "ann@example.com,eve@example.com",
    "<ann@example.com>",
    '"eve@example.com"@example.com',
    "ann@example.com;eve@x.lk",
    "a\u0000nn@example.com",
    "ann@[127.0.0.1]",
  ])("are refused as an email: %j", (email) => {
    expect(signUpProblem(input({ email }))?.message).toBe("Email not valid");
  });
});

describe("a name", () => {
  it.each(["\u200b", "\u2060\ufeff ", "\u3164", "\u202e", "\u200d"])(
    "of invisible characters (%j) is refused",
    (name) => {
      expect(signUpProblem(input({ name }))?.fields).toEqual([
        { field: "name", message: "Please enter your name" },
      ]);
    },
  );

  it("may be written in Sinhala, joiners included", () => {
    expect(signUpProblem(input({ name: "ශ්\u200dරී" }))).toBeNull();
  });
});

it("an email with an invisible character is refused", () => {
  expect(signUpProblem(input({ email: "an\u200bn@example.com" }))?.fields).toMatchObject([
    { field: "email" },
  ]);
});

import { expect, it } from "vitest";
import { emailUnverified, invalidInput, notFound, stockShortage, tooMuch } from "./refusal.ts";

it("invalid input shows the message of its first field, and names all fields", () => {
  const fields = [
    { field: "name", message: "Please enter a name" },
    { field: "price", message: "Please enter a price" },
  ];
  expect(invalidInput(...fields)).toEqual({
    code: "INVALID_INPUT",
    message: "Please enter a name",
    fields,
  });
  expect(invalidInput()).toMatchObject({ message: "", fields: [] });
});

it("a shortage names each product and what is left of it", () => {
  const line = (name: string, available: number) => ({
    productId: name,
    name,
    requested: 9,
    available,
  });
  expect(stockShortage([line("The chair", 2), line("The lamp", 0)]).message).toBe(
    "Only 2 of The chair left. The lamp is out of stock.",
  );
});

it.each([
  [0, "0 seconds"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [600, "10 minutes"],
  [601, "11 minutes"],
])("a wait of %s s is shown as %s", (seconds, words) => {
  expect(tooMuch("Slowly.", seconds)).toEqual({
    code: "TOO_MANY_TRIES",
    message: `Slowly. Please wait ${words}.`,
    retryAfterSeconds: seconds,
  });
});

it("other refusals show their own message", () => {
  expect(notFound("No boat.")).toEqual({ code: "NOT_FOUND", message: "No boat." });
  expect(emailUnverified("First.")).toEqual({ code: "EMAIL_UNVERIFIED", message: "First." });
});

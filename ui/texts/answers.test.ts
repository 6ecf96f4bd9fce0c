import { describe, expect, it } from "vitest";
import { messages } from "./en/messages.ts";
import * as english from "./en/answers.ts";
import * as sinhala from "./si/answers.ts";
import * as tamil from "./ta/answers.ts";

const shortage = {
  __typename: "StockShortage",
  message: "Only 2 of Uva Kettle left. Poya Mirror is out of stock.",
  lines: [
    { name: "Uva Kettle", available: 2 },
    { name: "Poya Mirror", available: 0 },
  ],
};

it("English shows the shop's messages unchanged", () => {
  expect(english.answerText(shortage)).toBe(shortage.message);
  expect(english.sentenceText(messages.account.googleRefused)).toBe(
    "GOOGLE LOGIN FIILE. Please try again.",
  );
});

describe.each([
  ["Sinhala", sinhala],
  ["Tamil", tamil],
])("in %s", (_name, { answerText, sentenceText }) => {
  it("a shortage lists the available quantity of each product", () => {
    const words = answerText(shortage);
    expect(words).toContain("Uva Kettle");
    expect(words).toContain("2");
    expect(words).toContain("Poya Mirror");
    expect(words).not.toMatch(/left|stock/);
  });

  it.each([
    [{ __typename: "TooManyTries", message: "Too many attempts.", retryAfterSeconds: 40 }, "40"],
    [{ __typename: "TooManyTries", message: "Too many attempts.", retryAfterSeconds: 150 }, "3"],
    [{ message: "You have placed many orders just now. Please wait 40 seconds." }, "40"],
    [{ message: "Only 3 of Uva Kettle left." }, "Uva Kettle"],
    [{ message: "Poya Mirror is out of stock." }, "Poya Mirror"],
  ])("%o keeps its data", (answer, data) => {
    const words = answerText(answer);
    expect(words).toContain(data);
    expect(words).not.toMatch(/wait|left|stock/);
  });

  it.each([
    "This order is at Item Packing and can no longer be cancelled here. Please report an issue, and we’ll help.",
    "This order is at Delivered, and its address can no longer be changed here. Please report an issue, and we’ll help.",
    "This order is at Delivered, and its delivery day can no longer be changed here. Please contact us, and we’ll help.",
    "Friday 27 November, morning has just filled up. Please choose another time.",
    ...Object.values(messages.delivery),
    ...Object.values(messages.cart),
    ...Object.values(messages.order),
  ])("“%s” is translated", (sentence) => {
    expect(sentenceText(sentence)).not.toMatch(/[A-Za-z]{3}/);
  });

  it("an unknown message stays in English", () => {
    expect(sentenceText("Something quite new.")).toBe("Something quite new.");
  });
});

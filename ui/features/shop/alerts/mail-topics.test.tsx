import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { MailTopics } from "./mail-topics.tsx";

/** Emails of which none is on. `answers` are those to the commands, in order. */
const open = async () => {
  const answers: PromiseWithResolvers<readonly string[]>[] = [];
  const topics = (on: readonly string[]) => ({ __typename: "MailTopics", id: "ann", on });
  const { wrapper } = scriptedShop({
    MyMailTopics: () => ({ myMailTopics: topics([]) }),
    SetMailTopic: async () => {
      const answer = Promise.withResolvers<readonly string[]>();
      answers.push(answer);
      return { setMailTopic: topics(await answer.promise) };
    },
  });
  render(<MailTopics />, { wrapper });
  await screen.findByRole("switch", { name: /^Price drops/ });
  const topic = (name: RegExp) => screen.getByRole<HTMLInputElement>("switch", { name });
  return {
    answer: (at: number, on: readonly string[]) => act(async () => answers[at]?.resolve(on)),
    fail: (at: number) => act(async () => answers[at]?.reject(new TypeError("unreachable"))),
    prices: () => topic(/^Price drops/),
    stock: () => topic(/^Back in stock/),
  };
};

it("keeps the latest choice while an earlier one is answered", async () => {
  const { prices, answer } = await open();
  fireEvent.click(prices());
  fireEvent.click(prices());
  await answer(0, ["PRICE_DROPS"]);
  expect(prices().checked).toBe(false);
  await answer(1, []);
  expect(prices().checked).toBe(false);
});

it("keeps the choice of each topic while another is pending", async () => {
  const { prices, stock, answer } = await open();
  fireEvent.click(prices());
  fireEvent.click(stock());
  expect(prices().checked).toBe(true);
  await answer(0, ["PRICE_DROPS"]);
  expect(prices().checked).toBe(true);
  expect(stock().checked).toBe(true);
});

it("returns to the stored choice if it could not be saved", async () => {
  const { prices, fail } = await open();
  fireEvent.click(prices());
  await fail(0);
  expect(screen.getByText("Not saved. Please try again.")).toBeDefined();
  expect(prices().checked).toBe(false);
});

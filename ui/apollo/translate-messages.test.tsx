import { expect, it, vi } from "vitest";

vi.mock("#texts/answers.ts", () => ({
  answerText: ({ message }: { message: string }) => `in words: ${message}`,
  sentenceText: (sentence: string) => `said: ${sentence}`,
}));
const { translateMessages } = await import("./translate-messages.ts");

it("translates the shop's answers at any depth, and leaves everything else unchanged", () => {
  const cart = { __typename: "Cart", items: [{ quantity: 2, product: null }] };
  expect(
    translateMessages({
      data: {
        addToCart: { __typename: "CartChanged", message: "Added", cart },
        saveProfile: { fields: [{ field: "email", message: "Taken" }], message: "No" },
        order: { refusal: "Gone.", total: 5 },
        other: { refusal: null },
      },
    }),
  ).toEqual({
    data: {
      addToCart: { __typename: "CartChanged", message: "in words: Added", cart },
      saveProfile: {
        fields: [{ field: "email", message: "in words: Taken" }],
        message: "in words: No",
      },
      order: { refusal: "said: Gone.", total: 5 },
      other: { refusal: null },
    },
  });
});

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useVerification } from "./verify-stock.tsx";

function Verified() {
  const { button, result } = useVerification("kettle");
  return (
    <>
      {button}
      {result}
    </>
  );
}

const answerOf = (differences: readonly object[], { events = 812, productId = "kettle" } = {}) => ({
  verifyStock: {
    __typename: "StockVerification",
    productId,
    events,
    at: "2026-11-20T08:00:00.000Z",
    differences,
  },
});
const away = () => Promise.reject(new Error("shop unreachable"));

function verify(answer: () => Record<string, unknown> | Promise<never>) {
  const { wrapper } = scriptedShop({ VerifyStock: answer });
  render(<Verified />, { wrapper });
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Verify" }));
  press();
  return { press, said: () => screen.getAllByRole("status")[0]?.textContent };
}

describe("verifying the figures", () => {
  it("shows nothing while running, and disables the button", () => {
    const { said } = verify(() => new Promise<never>(() => undefined));
    expect(said()).toBe("");
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  });

  it.each([
    [812, "Verified. Replaying 812 events gives the same figures."],
    [1, "Verified. Replaying 1 event gives the same figures."],
  ])("reports correct figures after %d events, with the time", async (events, words) => {
    verify(() => answerOf([], { events }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText("1:30 pm")).toBeTruthy();
  });

  it("reports wrong figures, each with the correct value", async () => {
    const words = "7 here, 6 in the log";
    verify(() => answerOf([{ __typename: "StockDifference", figure: "On hand", words }]));
    expect((await screen.findByRole("listitem")).textContent).toBe(`On hand: ${words}`);
    expect(screen.queryByText(/^Verified/)).toBeNull();
  });

  it("reports a failure, and can be repeated", async () => {
    let tries = 0;
    const { press } = verify(() => (tries++ === 0 ? away() : answerOf([])));
    await screen.findByText("Couldn’t verify the figures. Please try again.");
    press();
    await screen.findByText(/^Verified/);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("ignores a response for another product", async () => {
    const { said } = verify(() => answerOf([], { productId: "sofa" }));
    const isBusy = () => screen.getByRole("button").hasAttribute("aria-busy");
    expect(isBusy()).toBe(true);
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(said()).toBe("");
  });
});

import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { LoginPopupContext } from "./login-popup.tsx";
import { SignedIn } from "./signed-in.tsx";

const open = vi.fn();

afterEach(() => {
  open.mockReset();
});

const ishara = {
  __typename: "Me",
  id: "account-1",
  name: "Ishara",
  email: "ishara@example.com",
  role: "SHOPPER",
};

/** A page for signed-in users; the shop's answer is held back until released. */
const openPage = (me: typeof ishara | null) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<{ me: typeof ishara | null }>((resolve) => {
    answer = () => resolve({ me });
  });
  const shop = scriptedShop({ Viewer: () => answered });
  const element = (
    <shop.wrapper>
      <LoginPopupContext value={{ open }}>
        <SignedIn title="Cart" reason="Log in to see your cart" waiting={<p>Who is there?</p>}>
          {({ name }) => <p>The cart of {name}</p>}
        </SignedIn>
      </LoginPopupContext>
    </shop.wrapper>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return { answer: () => answer() };
};

it("shows neither the page nor the log-in until the viewer is known", () => {
  openPage(ishara);
  expect(screen.getByText("Who is there?")).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

it("shows the page to a signed-in user", async () => {
  const { answer } = openPage(ishara);
  answer();
  expect(await screen.findByText("The cart of Ishara")).toBeDefined();
  expect(screen.queryByText("Who is there?")).toBeNull();
  expect(document.title).toBe("Cart · Nivasa");
  expect(open).not.toHaveBeenCalled();
});

it("asks a visitor to log in, once by itself and again by the button", async () => {
  const { answer } = openPage(null);
  answer();
  expect(await screen.findByRole("heading", { name: "Log in to see your cart" })).toBeDefined();
  expect(document.title).toBe("Cart · Nivasa");
  expect(open.mock.calls).toEqual([["Log in to see your cart"]]);
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(open.mock.calls).toHaveLength(2);
});

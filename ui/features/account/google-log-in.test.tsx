import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { GoogleLogIn } from "./google-log-in.tsx";

afterEach(cleanup);

const open = (googleSignIn: boolean) => {
  const { wrapper } = scriptedShop({ SignInOptions: () => ({ googleSignIn }) });
  return render(<GoogleLogIn onLoggedIn={async () => undefined} />, { wrapper });
};

it("is a button where it works", async () => {
  open(true);
  const button = await screen.findByRole("button", { name: "Continue with Google" });
  await waitFor(() => expect(button.closest(".invisible")).toBeNull());
});

it("is nothing where it cannot work", async () => {
  const { container } = open(false);
  await waitFor(() => expect(container.textContent).toBe(""));
});

import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { StockAlertBox } from "./stock-alert-box.tsx";

it("moves a visitor's focus to the message that replaces the form", async () => {
  const shop = scriptedShop({
    RequestStockAlertByEmail: () => ({
      requestStockAlertByEmail: { __typename: "StockAlertMailed", message: "Sent" },
    }),
  });
  const visitor = { viewer: null, loading: false };
  openPage(<StockAlertBox variantId="lamp" visitor={visitor} onSignIn={() => undefined} />, {
    shop,
  });
  fireEvent.change(screen.getByLabelText("Your email"), { target: { value: "ann@example.lk" } });
  fireEvent.submit(screen.getByRole("form"));
  const message = await screen.findByText(/ann@example\.lk/);
  expect(message.closest("[tabindex]")).toBe(document.activeElement);
});

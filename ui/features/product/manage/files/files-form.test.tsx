import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lamp } from "../../../../testing/filed-products.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { FilesForm } from "./files-form.tsx";

afterEach(cleanup);

const refusal = {
  __typename: "ProductChanged",
  code: "PRODUCT_CHANGED",
  message: "Somebody else has changed the 3D model meanwhile.",
  changed: ["3D model"],
};

function open(product = lamp) {
  const shop = scriptedShop({ ChangeProduct: () => ({ changeProduct: refusal }) });
  const onClose = vi.fn<() => void>();
  const onSignIn = vi.fn<() => void>();
  render(<FilesForm product={product} onClose={onClose} onSignIn={onSignIn} />, {
    wrapper: shop.wrapper,
  });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { shop, onClose, press };
}

it("sends what is to be another with what was seen, and says why the shop does not take it", async () => {
  const { shop, press } = open();
  fireEvent.click(screen.getByLabelText("Take the 3D model away"));
  fireEvent.change(screen.getByLabelText("Height, cm"), { target: { value: "60" } });
  press("Save");
  await screen.findByText(refusal.message);
  expect(shop.asked).toMatchObject([
    {
      operation: "ChangeProduct",
      variables: {
        id: lamp.id,
        changes: { modelUrl: null, size: { widthCm: 30, depthCm: 30, heightCm: 60 } },
        seen: { modelUrl: lamp.modelUrl, size: { widthCm: 30, depthCm: 30, heightCm: 52.5 } },
      },
    },
  ]);
});

it("asks for all three sides before anything is sent", async () => {
  const { shop, press } = open();
  fireEvent.change(screen.getByLabelText("Height, cm"), { target: { value: "" } });
  press("Save");
  await screen.findByText("Please enter all three sides, or none");
  expect(shop.asked).toEqual([]);
});

it("sends nothing where nothing is to be another", async () => {
  const { shop, onClose, press } = open();
  press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shop.asked).toEqual([]);
});

it("an item without a model has none to lose", () => {
  open({ ...lamp, modelUrl: null });
  expect(screen.getByText("It has no 3D model.")).toBeTruthy();
  expect(screen.queryByLabelText("Take the 3D model away")).toBeNull();
});

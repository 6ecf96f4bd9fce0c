import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../../components/toast.tsx";
import { stoolAt } from "../../../../testing/catalogue.ts";
import { lamp } from "../../../../testing/filed-products.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { FilesForm } from "./files-form.tsx";

const refusal = {
  __typename: "ProductChanged",
  code: "PRODUCT_CHANGED",
  message: "Another admin has changed the 3D model.",
  changed: ["3D model"],
};

function open(product = lamp, answer: object | Promise<object> = refusal) {
  const shop = scriptedShop({ ChangeProduct: async () => ({ changeProduct: await answer }) });
  const onClose = vi.fn<() => void>();
  const onSignIn = vi.fn<() => void>();
  render(<FilesForm product={product} onClose={onClose} onSignIn={onSignIn} />, {
    wrapper: shop.wrapper,
  });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { shop, onClose, press };
}

it("sends changes with the values they were based on, and shows the shop's rejection", async () => {
  const { shop, press } = open();
  fireEvent.click(screen.getByLabelText("Remove the 3D model"));
  fireEvent.change(screen.getByLabelText("Height, cm"), { target: { value: "60" } });
  press("Save");
  await screen.findByText(refusal.message);
  expect(shop.requests).toMatchObject([
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

it("asks for all three sides before sending", async () => {
  const { shop, press } = open();
  fireEvent.change(screen.getByLabelText("Height, cm"), { target: { value: "" } });
  press("Save");
  await screen.findByText("Please enter all three sides, or none");
  expect(shop.requests).toEqual([]);
});

it("sends nothing if nothing changed", async () => {
  const { shop, onClose, press } = open();
  press("Save");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shop.requests).toEqual([]);
});

it("offers no removal for an item without a model", () => {
  open({ ...lamp, modelUrl: null });
  expect(screen.getByText("It has no 3D model.")).toBeTruthy();
  expect(screen.queryByLabelText("Remove the 3D model")).toBeNull();
});

it("saved late closes no dialog that was opened since", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const { shop, onClose, press } = open(lamp, promise);
  fireEvent.change(screen.getByLabelText("Height, cm"), { target: { value: "60" } });
  press("Save");
  await waitFor(() => expect(shop.requests).toHaveLength(1));
  cleanup();
  await act(async () =>
    resolve({ __typename: "ProductSaved", message: "Saved", product: stoolAt(1) }),
  );
  expect(said).toHaveBeenCalledExactlyOnceWith("Saved");
  expect(onClose).not.toHaveBeenCalled();
});

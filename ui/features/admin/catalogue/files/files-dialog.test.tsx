import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { messages } from "../../../../generated/shop.ts";
import { lamp } from "../../../../testing/filed-products.ts";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { FilesDialog } from "./files-dialog.tsx";
import { ShownFiles } from "./shown-files.tsx";

function open(answer: () => object | null | Promise<never>) {
  const shop = scriptedShop({ ProductFiles: async () => ({ product: await answer() }) });
  const onClose = vi.fn<() => void>();
  render(
    <FilesDialog
      productId={lamp.id}
      name={lamp.name}
      onClose={onClose}
      onSignIn={() => undefined}
    />,
    { wrapper: shop.wrapper },
  );
  return onClose;
}

describe("the picture and model of an item", () => {
  it("load, and then show the current files", async () => {
    open(() => lamp);
    expect(screen.getByRole("dialog", { name: `Picture and model of ${lamp.name}` })).toBeTruthy();
    expect(screen.getByText("Loading item")).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>("Height, cm")).value).toBe("52.5");
    expect(screen.queryByText("Loading item")).toBeNull();
  });

  it("report that they couldn't load, and retry", async () => {
    let tries = 0;
    open(() => (tries++ === 0 ? Promise.reject(new Error("shop unreachable")) : lamp));
    await screen.findByText(messages.product.listFailed);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByLabelText("Height, cm");
    expect(screen.queryByText(messages.product.listFailed)).toBeNull();
  });

  it("are empty for a deleted item, and the dialog can be closed", async () => {
    const onClose = open(() => null);
    await screen.findByText(messages.product.notFound);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the effect on the current files", () => {
  const words = (replaced: { picture: boolean; model: boolean }, product = lamp) => {
    const { container } = render(
      <ShownFiles
        product={product}
        replaced={replaced}
        withoutModel={false}
        onWithoutModel={null}
      />,
    );
    return [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  };
  const none = { ...lamp, modelUrl: null };

  it.each([
    [lamp, false, ["Current picture.", "It has a 3D model."]],
    [
      lamp,
      true,
      ["The new picture will replace this one.", "The new model will replace the current one."],
    ],
    [none, false, ["Current picture.", "It has no 3D model."]],
    [none, true, ["The new picture will replace this one.", "It has no 3D model."]],
  ])("is described: %#", (product, isReplaced, expected) => {
    expect(words({ picture: isReplaced, model: isReplaced }, product)).toEqual(expected);
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { deskOrderOf } from "../../../testing/desk-orders.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { EditItems } from "./edit-items.tsx";

const order = deskOrderOf(1);

function open(answer: () => object | Promise<object>) {
  const shop = scriptedShop({
    OrderedProduct: () => ({ product: null }),
    ChangeOrderItems: async () => ({ changeOrderItems: await answer() }),
    OfferedItems: () => ({
      catalogue: {
        __typename: "CataloguePage",
        items: [
          {
            __typename: "Product",
            id: "ella-bookcase",
            name: "Ella Bookcase",
            image: "/pictures/ella.svg",
            variants: [
              {
                __typename: "Variant",
                id: "ella-bookcase.2",
                values: ["Jak"],
                price: 118_000,
                countInStock: 2,
                image: null,
              },
            ],
          },
        ],
      },
    }),
  });
  const onClose = vi.fn();
  openPage(<EditItems order={order} picture={() => null} onClose={onClose} />, { shop });
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save items" });
  return { shop, onClose, save };
}

const kettles = () => screen.getByRole("group", { name: "Quantity of Uva Kettle" });
const more = () => fireEvent.click(within(kettles()).getByRole("button", { name: /more/i }));

it("shows the new total, and sends all items with the revision that was read", async () => {
  const { shop, onClose, save } = open(() => ({
    __typename: "StaffOrderChanged",
    message: "Items changed",
    order,
  }));
  expect(save().disabled).toBe(true);
  more();
  expect(screen.getByText(/The new total is/).textContent).toMatch(/was Rs\. 10,350/);
  fireEvent.change(screen.getByLabelText("Add an item"), { target: { value: "ella" } });
  fireEvent.click(await screen.findByRole("button", { name: /Ella Bookcase Jak/ }));
  fireEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shop.variablesOf("ChangeOrderItems")).toMatchObject([
    {
      expectedRevision: order.revision,
      items: [
        { productId: "uva-kettle", quantity: 2 },
        { productId: "ella-bookcase.2", quantity: 1 },
      ],
    },
  ]);
});

it("that the stock doesn't have stay in the form with the reason", async () => {
  const { onClose, save } = open(() => ({
    __typename: "StockShortage",
    code: "STOCK_SHORTAGE",
    message: "Only 0 of Uva Kettle left.",
  }));
  more();
  fireEvent.click(save());
  expect((await screen.findByRole("alert")).textContent).toContain("Uva Kettle left");
  expect(screen.getByText("was 1")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it("cannot be empty, and Escape discards", () => {
  const { onClose, save } = open(() => ({}));
  fireEvent.click(within(kettles()).getByRole("button", { name: /fewer|less/i }));
  expect(save().disabled).toBe(true);
  fireEvent.keyDown(save(), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("saved late don't close the form that was opened since", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const { shop, onClose, save } = open(() => promise);
  more();
  fireEvent.click(save());
  await waitFor(() => expect(shop.variablesOf("ChangeOrderItems")).toHaveLength(1));
  cleanup();
  await act(async () => resolve({ __typename: "StaffOrderChanged", message: "Changed", order }));
  expect(said).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

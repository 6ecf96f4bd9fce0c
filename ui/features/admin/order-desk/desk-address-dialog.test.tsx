import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ToastShelf } from "../../../components/toast-shelf.tsx";
import { notify } from "../../../components/toast.tsx";
import { deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DeskAddressDialog } from "./desk-address-dialog.tsx";

const order = deskOrderOf(1);
const city = () => screen.getByLabelText<HTMLInputElement>("City");
const change = () => fireEvent.click(screen.getByRole("button", { name: "Change address" }));

function open(answer: () => object | Promise<object>) {
  const shop = scriptedShop({
    ChangeAddressByStaff: async () => ({ changeAddressByStaff: await answer() }),
  });
  const onClose = vi.fn();
  const page = (
    <>
      <DeskAddressDialog order={order} onClose={onClose} />
      <ToastShelf />
    </>
  );
  openPage(page, { shop });
  return { onClose, sent: () => shop.variablesOf("ChangeAddressByStaff") };
}

it("sends the address with the revision that was read, and undoes it with the previous one", async () => {
  const { onClose, sent } = open(() => ({
    __typename: "StaffOrderChanged",
    message: "Address changed",
    order: { ...order, revision: order.revision + 1 },
  }));
  const before = city().value;
  fireEvent.change(city(), { target: { value: "Kotte" } });
  change();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()[0]).toMatchObject({
    ...{ orderId: order.id, expectedRevision: order.revision, address: { city: "Kotte" } },
  });
  fireEvent.click(await screen.findByText("Undo"));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    ...{ expectedRevision: order.revision + 1, address: { city: before } },
  });
});

it("keeps the input and names the change of another person", async () => {
  const { onClose } = open(() => ({
    ...{ __typename: "ChangedMeanwhile", code: "CHANGED_MEANWHILE", message: "It changed." },
    order: {
      ...order,
      timeline: [
        timelineEntryOf(1),
        timelineEntryOf(2, { kind: "COMMENTED", by: "Kasun", byStaff: true, status: null }),
      ],
    },
  }));
  fireEvent.change(city(), { target: { value: "Kotte" } });
  change();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^It changed\. Kasun wrote/);
  expect(city().value).toBe("Kotte");
  expect(onClose).not.toHaveBeenCalled();
});

it("closes no dialog that was opened since, if the address is changed late", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const { onClose, sent } = open(() => promise);
  fireEvent.change(city(), { target: { value: "Kotte" } });
  change();
  await waitFor(() => expect(sent()).toHaveLength(1));
  cleanup();
  await act(async () => resolve({ __typename: "StaffOrderChanged", message: "Changed", order }));
  expect(said).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

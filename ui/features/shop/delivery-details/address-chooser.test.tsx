import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AddressChooser } from "./address-chooser.tsx";
import { detailsOfAddress } from "../../shared/delivery/address-details.ts";
import { useUsedAddresses } from "./use-used-addresses.ts";

const addressOf = (id: string, address: string, district = "Colombo") => ({
  __typename: "UsedAddress" as const,
  id,
  shippingAddress: {
    __typename: "ShippingAddress" as const,
    firstName: "Ishara",
    lastName: "Wijesinghe",
    email: "ishara@example.lk",
    phone: "+94771234567",
    address,
    province: "Western",
    district,
    city: "Colombo 03",
    zipCode: "00300",
    country: "Sri Lanka",
    landmark: "Opposite the temple",
    floor: null,
    secondPhone: "0112345678",
    driverNote: null,
  },
});
const temple = addressOf("o2", "14/2 Temple Road");
const lake = addressOf("o1", "1 Lake Road");

const reused = "Something else was sent under this name before.";

const openChooser = ({ broken = false, refused = false } = {}) => {
  const shop = scriptedShop({
    UsedAddresses: () => ({ myAddresses: [temple, lake] }),
    ForgetAddress: ({ id }) => {
      if (broken) throw new TypeError("the shop is unreachable");
      if (refused) {
        return {
          forgetAddress: { __typename: "CommandReused", code: "COMMAND_REUSED", message: reused },
        };
      }
      const addresses = [temple, lake].filter((one) => one.id !== id);
      return { forgetAddress: { __typename: "AddressesChanged", addresses } };
    },
  });
  const onChoose = vi.fn();
  function Page() {
    return <AddressChooser used={useUsedAddresses()} chosen="o1" onChoose={onChoose} />;
  }
  render(<Page />, { wrapper: shop.wrapper });
  return { ...shop, onChoose };
};

it("lists each address, marks the selected one, and passes on a pressed one", async () => {
  const { onChoose } = openChooser();
  const other = await screen.findByRole("button", { name: /^Ishara.*14\/2 Temple Road/ });
  expect(other.getAttribute("aria-pressed")).toBe("false");
  const chosen = screen.getByRole("button", { name: /^Ishara.*1 Lake Road/ });
  expect(chosen.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(other);
  expect(onChoose.mock.calls).toEqual([[temple]]);
  expect(screen.getByRole("status").textContent).toBe("Filled in: 14/2 Temple Road, Colombo 03");
});

it("removes an address, confirms it, and keeps the focus near", async () => {
  const { variablesOf } = openChooser();
  fireEvent.click(await screen.findByRole("button", { name: /^Remove 1 Lake Road/ }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Lake Road/ })).toBeNull());
  expect(variablesOf("ForgetAddress")[0]).toMatchObject({ id: "o1" });
  expect(screen.getByRole("button", { name: /^Remove 14\/2 Temple Road/ })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
});

it("reports a failure to remove an address, and still lists it", async () => {
  openChooser({ broken: true });
  fireEvent.click(await screen.findByRole("button", { name: /^Remove 1 Lake Road/ }));
  expect(await screen.findByText(/couldn’t be removed/)).toBeDefined();
  expect(screen.getByRole("button", { name: /^Ishara.*1 Lake Road/ })).toBeDefined();
});

it("shows why the shop refused to remove it", async () => {
  openChooser({ refused: true });
  fireEvent.click(await screen.findByRole("button", { name: /^Remove 1 Lake Road/ }));
  expect(await screen.findByText(reused)).toBeDefined();
});

it("fills in the valid fields: the district of an order from the mobile app has to be selected", () => {
  expect(detailsOfAddress(temple.shippingAddress)).toEqual({
    firstName: "Ishara",
    lastName: "Wijesinghe",
    email: "ishara@example.lk",
    phone: "+94771234567",
    address: "14/2 Temple Road",
    province: "Western",
    district: "Colombo",
    city: "Colombo 03",
    zipCode: "00300",
    country: "Sri Lanka",
    landmark: "Opposite the temple",
    floor: "",
    secondPhone: "0112345678",
    driverNote: "",
  });
  expect(detailsOfAddress(addressOf("o3", "x", "").shippingAddress).district).toBe("");
});

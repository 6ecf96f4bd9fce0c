import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RestoredRoles } from "./restored-roles.tsx";

it("lets an owner confirm each role of a restored backup, or leave the person a customer", async () => {
  const waiting = ["Nimal", "Sita"].map((name) => ({
    __typename: "RestoredRole",
    role: "SUPPORT",
    account: {
      __typename: "Account",
      ...{ id: name, name, email: `${name}@example.lk`, role: "SHOPPER" },
    },
  }));
  const shop = scriptedShop({
    RestoredRoles: () => ({ restoredRoles: [...waiting] }),
    GrantRole: ({ accountId, role }) => {
      const at = waiting.findIndex(({ account }) => account.id === accountId);
      const [{ account } = { account: {} }] = waiting.splice(at, 1);
      const granted = {
        ...{ ...account, role, emailVerified: true, roleSince: null },
        ...{ createdAt: "2026-11-20T08:00:00.000Z", orders: 0, spent: 0 },
      };
      const message = "It holds from now on.";
      return { grantRole: { __typename: "RoleGranted", message, account: granted } };
    },
  });
  const succeeded = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const answered = vi.fn();
  await act(async () => {
    render(<RestoredRoles onAnswered={answered} />, { wrapper: shop.wrapper });
  });
  expect(document.body.textContent).toContain("Nimal (Nimal@example.lk) was Support");
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await press("Confirm the role of Nimal");
  expect(succeeded).toHaveBeenLastCalledWith("It holds from now on.");
  await press("Leave as a customer: Sita");
  expect(succeeded).toHaveBeenLastCalledWith("Sita stays a customer.");
  expect(answered).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(
    shop.requests.flatMap(({ operation, variables }) =>
      operation === "GrantRole" ? [variables] : [],
    ),
  ).toEqual([
    { accountId: "Nimal", role: "SUPPORT", expected: "SHOPPER" },
    { accountId: "Sita", role: "SHOPPER", expected: "SHOPPER" },
  ]);
});

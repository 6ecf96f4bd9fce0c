import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { accountOf } from "../../../testing/accounts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

async function open() {
  const way = { open: true, refusal: null as object | null };
  const shop = scriptedShop({
    InviteStaff: ({ email, role }) => {
      if (!way.open) throw new Error("the shop is unreachable");
      if (way.refusal) return { inviteStaff: way.refusal };
      const account = { ...accountOf("kumari"), email, role, emailVerified: false };
      const message = "An email is on its way.";
      return { inviteStaff: { __typename: "StaffInvited", account, message } };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const onClose = vi.fn<() => void>();
  const onInvited = vi.fn<() => void>();
  await act(async () => {
    render(
      <MemoryRouter>
        <InviteDialog onClose={onClose} onInvited={onInvited} />
      </MemoryRouter>,
      { wrapper: shop.wrapper },
    );
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  return { way, shop, said, onClose, onInvited, type, send };
}

it("sends the email, the name and the chosen role, and closes", async () => {
  const { shop, said, onClose, onInvited, type, send } = await open();
  type("Email", "kumari@example.lk");
  type("Name", "Kumari");
  type("Role", "SUPPORT");
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shop.variablesOf("InviteStaff")).toEqual([
    { email: "kumari@example.lk", name: "Kumari", role: "SUPPORT" },
  ]);
  expect(said).toHaveBeenCalledExactlyOnceWith("An email is on its way.");
  expect(onInvited).toHaveBeenCalledOnce();
});

it("offers every staff role but the owner’s, and sends nothing before one is chosen", async () => {
  const { shop, type, send } = await open();
  const options = within(screen.getByLabelText("Role")).getAllByRole("option");
  expect(options.map((each) => each.getAttribute("value"))).toEqual([
    "",
    "CATALOGUE",
    "ORDERS",
    "DRIVER",
    "SUPPORT",
    "ANALYST",
  ]);
  type("Email", "kumari@example.lk");
  send();
  await screen.findByText(/^Please choose a role/);
  expect(shop.variablesOf("InviteStaff")).toEqual([]);
});

it("shows a refusal at its field or below, and a missing answer, and stays open", async () => {
  const { way, onClose, type, send } = await open();
  type("Email", "kumari");
  type("Role", "DRIVER");
  const message = "Email not valid";
  const fields = [{ __typename: "FieldProblem", field: "email", message }];
  way.refusal = { __typename: "InvalidInput", code: "INVALID_INPUT", message, fields };
  send();
  await screen.findByText("Email not valid");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  const taken = "This email already has an account. Change its role in the list instead.";
  way.refusal = { __typename: "EmailTaken", code: "EMAIL_TAKEN", message: taken };
  type("Email", "ann@example.lk");
  send();
  await screen.findByText(taken);
  way.open = false;
  send();
  await screen.findByText("The invitation couldn’t be sent. Please try again.");
  expect(onClose).not.toHaveBeenCalled();
});

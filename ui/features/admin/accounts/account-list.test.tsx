import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { accountOf } from "../../../testing/accounts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AccountList } from "./account-list.tsx";

afterEach(cleanup);

type Made = ReturnType<typeof accountOf>;

async function open(people: Made[], { search = "", nextCursor = null as string | null } = {}) {
  const way = { open: true, refusal: null as string | null, orders: 0 };
  const refused = () => ({ __typename: "NotFound", code: "NOT_FOUND", message: way.refusal });
  const reach = () => {
    if (!way.open) throw new Error("the shop is unreachable");
  };
  const shop = scriptedShop({
    Viewer: () => ({
      me: {
        __typename: "Me",
        ...{ id: "admin", name: "admin", email: "admin@example.com", role: "ADMIN" },
      },
    }),
    Accounts: () => {
      reach();
      return { accounts: { __typename: "AccountPage", items: people, nextCursor } };
    },
    GrantRole: ({ accountId, role }) => {
      reach();
      if (way.refusal) return { grantRole: refused() };
      const account = people.find(({ id }) => id === accountId);
      const message = "It holds from now on.";
      return { grantRole: { __typename: "RoleGranted", message, account: { ...account, role } } };
    },
    EraseAccount: () => {
      reach();
      if (way.refusal) return { eraseAccount: refused() };
      const { orders } = way;
      return { eraseAccount: { __typename: "AccountErased", orders, message: "It is erased." } };
    },
  });
  const onSearch = vi.fn<(words: string) => void>();
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const show = async () => {
    await act(async () => {
      render(
        <MemoryRouter>
          <AccountList search={search} onSearch={onSearch} />
        </MemoryRouter>,
        { wrapper: shop.wrapper },
      );
    });
  };
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const names = () =>
    within(screen.getByRole("list", { name: "Accounts" }))
      .getAllByRole("heading")
      .map(({ textContent }) => textContent);
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText("Role of ann"), { target: { value } });
  return { way, shop, onSearch, said, show, press, names, choose };
}

async function opened(...people: Made[]) {
  const page = await open(people);
  await page.show();
  return page;
}

describe("accounts", () => {
  it("show their orders and whether the email is verified", async () => {
    await opened(accountOf("ann"), {
      ...{ ...accountOf("bo"), emailVerified: false, orders: 1, spent: 9_500 },
    });
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/ann@example.com.*verified.*No orders/);
    expect(rows[1]).toMatch(/not verified.*1 order of bo.*9,500/);
  });

  it("cannot be changed or erased by their own admin", async () => {
    await opened(accountOf("admin"), accountOf("ann"));
    expect(screen.getByText(/\(you\)/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Erase admin…" })).toBeNull();
    expect(screen.queryByLabelText("Role of admin")).toBeNull();
    expect(screen.getByRole("button", { name: "Erase ann…" })).toBeDefined();
  });

  it("offer to show all again if none is found", async () => {
    const { onSearch, show, press } = await open([], { search: "zoe" });
    await show();
    press("Show all accounts");
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  });

  it("are counted in a search, with a hint if there are more", async () => {
    const { show } = await open([accountOf("ann")], { search: "a", nextCursor: "b" });
    await show();
    expect(screen.getByRole("status").textContent).toBe("More than 1 found");
    cleanup();
    await opened(accountOf("ann"));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("report that they couldn't load, and retry", async () => {
    const { way, show, press, names } = await open([accountOf("ann")]);
    way.open = false;
    await show();
    expect(screen.getByText("Couldn’t load the accounts.")).toBeDefined();
    way.open = true;
    press("Try again");
    await waitFor(() => expect(names()).toEqual(["ann"]));
  });
});

describe("a role change", () => {
  it("is confirmed first, and reported when done", async () => {
    const { shop, said, press, choose } = await opened(accountOf("ann"));
    choose("ADMIN");
    const dialog = screen.getByRole("dialog", { name: "Make ann an admin?" });
    expect(dialog.textContent).toMatch(/ann@example.com will have access to the admin area/);
    expect(shop.variablesOf("GrantRole")).toEqual([]);
    press("Make admin");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.variablesOf("GrantRole")).toEqual([{ accountId: "ann", role: "ADMIN" }]);
    expect(said).toHaveBeenCalledExactlyOnceWith("It holds from now on.");
    expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("ADMIN");
  });

  it("sends nothing on Cancel, and the select shows the old role", async () => {
    const { shop, press, choose } = await opened(accountOf("ann"));
    choose("ANALYST");
    press("Keep shopper");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("SHOPPER");
    expect(shop.variablesOf("GrantRole")).toEqual([]);
  });

  it("reports a refusal or a missing answer, and keeps the dialog open", async () => {
    const { way, press, choose } = await opened(accountOf("ann"));
    choose("ADMIN");
    way.refusal = "There is no such account.";
    press("Make admin");
    await screen.findByText("There is no such account.");
    way.open = false;
    press("Make admin");
    await screen.findByText("No response. Try again.");
  });
});

describe("an erasure", () => {
  const type = (value: string) =>
    fireEvent.change(within(screen.getByRole("dialog")).getByRole("textbox"), {
      target: { value },
    });

  it("sends nothing for a wrong email, and clears the error on edit", async () => {
    const { shop, press } = await opened(accountOf("ann"));
    press("Erase ann…");
    type("bo@example.com");
    press("Erase permanently");
    expect(screen.getByText("This isn’t the account’s email")).toBeDefined();
    type("ann@");
    expect(screen.queryByText("This isn’t the account’s email")).toBeNull();
    expect(shop.variablesOf("EraseAccount")).toEqual([]);
  });

  it.each([
    [0, "It is erased. There were no orders."],
    [1, "It is erased. One order is kept, without the customer’s details."],
    [4, "It is erased. 4 orders are kept, without the customer’s details."],
  ])(
    "accepts the email in any case; with %i orders it erases, and reports what is kept",
    async (orders, words) => {
      const { way, press, names } = await opened(accountOf("ann"), accountOf("bo"));
      way.orders = orders;
      press("Erase ann…");
      type(" Ann@Example.com ");
      press("Erase permanently");
      await screen.findByText(words);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(names()).toEqual(["bo"]);
      press("Close");
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  it("sends the same command again if there was no answer", async () => {
    const { way, shop, press } = await opened(accountOf("ann"));
    way.open = false;
    press("Erase ann…");
    type("ann@example.com");
    press("Erase permanently");
    await screen.findByText("No response. Try again.");
    way.open = true;
    press("Erase permanently");
    await screen.findByText(/^It is erased/);
    const [first, second] = shop.variablesOf("EraseAccount");
    expect(second).toEqual(first);
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { accountOf } from "../../../testing/accounts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { AccountList } from "./account-list.tsx";

type Made = ReturnType<typeof accountOf>;

async function open(
  people: Made[],
  { search = "", nextCursor = null as string | null, staff = false } = {},
) {
  const way = {
    open: true,
    refusal: null as string | null,
    runId: null as string | null,
    faster: null as object | null,
    orders: 0,
    answered: Promise.resolve(),
  };
  const refused = () =>
    way.runId === null
      ? { __typename: "NotFound", code: "NOT_FOUND", message: way.refusal }
      : { __typename: "DrivesRun", code: "DRIVES_RUN", message: way.refusal, runId: way.runId };
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
    GrantRole: async ({ accountId, role }) => {
      reach();
      await way.answered;
      if (way.faster) {
        const account = { ...people.find(({ id }) => id === accountId), ...way.faster };
        const message = "Your choice was not stored.";
        const code = "ROLE_CHANGED";
        return { grantRole: { __typename: "RoleChanged", code, message, account, by: "Bo" } };
      }
      if (way.refusal) return { grantRole: refused() };
      const account = people.find(({ id }) => id === accountId);
      const message = "It holds from now on.";
      return { grantRole: { __typename: "RoleGranted", message, account: { ...account, role } } };
    },
    EraseAccount: async () => {
      reach();
      await way.answered;
      if (way.refusal) return { eraseAccount: refused() };
      const { orders } = way;
      return { eraseAccount: { __typename: "AccountErased", orders, message: "It is erased." } };
    },
  });
  const onSearch = vi.fn<(words: string) => void>();
  const onStaff = vi.fn<(staff: boolean) => void>();
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const show = async () => {
    await act(async () => {
      render(
        <MemoryRouter>
          <AccountList search={search} onSearch={onSearch} staff={staff} onStaff={onStaff} />
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
  return { way, shop, onSearch, onStaff, said, show, press, names, choose };
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
    choose("ORDERS");
    const dialog = screen.getByRole("dialog", { name: "Give ann the Orders role?" });
    expect(dialog.textContent).toMatch(/may also:.*cancel orders and take goods back/);
    expect(dialog.textContent).toContain("Open pages of ann reload at once.");
    expect(dialog.textContent).not.toContain("no longer");
    expect(shop.variablesOf("GrantRole")).toEqual([]);
    press("Change role");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.variablesOf("GrantRole")).toEqual([
      { accountId: "ann", role: "ORDERS", expected: "SHOPPER" },
    ]);
    expect(said).toHaveBeenCalledExactlyOnceWith("It holds from now on.", {
      label: "Undo",
      onPress: expect.any(Function) as () => void,
    });
    expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("ORDERS");
    said.mock.calls[0]?.[1]?.onPress();
    await waitFor(() =>
      expect(shop.variablesOf("GrantRole").at(-1)).toEqual({
        ...{ accountId: "ann", role: "SHOPPER", expected: "ORDERS" },
      }),
    );
  });

  it("sends nothing on Cancel, and the select shows the old role", async () => {
    const { shop, press, choose } = await opened(accountOf("ann"));
    choose("ANALYST");
    press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("SHOPPER");
    expect(shop.variablesOf("GrantRole")).toEqual([]);
  });

  it("reports a refusal or a missing answer, and keeps the dialog open", async () => {
    const { way, press, choose } = await opened(accountOf("ann"));
    choose("ADMIN");
    way.refusal = "There is no such account.";
    press("Change role");
    await screen.findByText("There is no such account.");
    way.open = false;
    press("Change role");
    await screen.findByText("No response. Try again.");
  });
});

it("leads from a driver's role to the open run that keeps it", async () => {
  const { way, press, choose } = await opened({ ...accountOf("ann"), role: "DRIVER" });
  choose("SHOPPER");
  way.refusal = "ann drives run 2. Give the run to another driver.";
  way.runId = "2026-11-24.2";
  press("Change role");
  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toContain("ann drives run 2. Give the run to another driver.");
  const link = within(problem).getByRole("link", { name: "Open the run" });
  expect(link.getAttribute("href")).toBe("/admin/runs?run=2026-11-24.2");
  way.refusal = null;
  press("Change role");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

describe("the roles of the shop's people", () => {
  it("say what each may do, and that the last owner cannot be changed", async () => {
    const staff = [
      { ...accountOf("admin"), role: "ADMIN" },
      { ...accountOf("ben"), role: "DRIVER" },
    ];
    const page = await open(staff, { staff: true });
    await page.show();
    const [own, ben] = within(screen.getByRole("list", { name: "Accounts" })).getAllByRole(
      "listitem",
    );
    expect(own?.textContent).toContain("The shop needs an owner.");
    expect(ben?.textContent).toContain("May: only their own runs");
    fireEvent.click(screen.getByRole("button", { name: /Everyone/ }));
    expect(page.onStaff).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("are drawn from the matrix, with a tick, a dash or the limiting word", async () => {
    await opened(accountOf("ann"));
    const row = (name: RegExp) =>
      within(screen.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(row(/^See the board/)).toEqual(["yes", "no names", "yes", "–no", "read", "no names"]);
    expect(row(/^Answer the stops/)).toEqual(["yes", "–no", "yes", "own runs", "–no", "–no"]);
    expect(row(/^Change roles/)).toEqual(["yes", "–no", "–no", "–no", "–no", "–no"]);
  });

  it("are not changed if another owner was faster, who is named", async () => {
    const { way, press, choose } = await opened(accountOf("ann"));
    way.faster = { role: "SUPPORT", roleSince: "2026-11-21T10:00:00.000Z" };
    choose("ORDERS");
    press("Change role");
    const problem = await screen.findByText(/^Bo changed this role \(21\/11\/2026, 3:30.pm\) to/);
    expect(problem.textContent).toContain("to Support. Your choice was not stored.");
    expect(screen.queryByRole("button", { name: "Change role" })).toBeNull();
    press("Done");
    expect(screen.getByLabelText<HTMLSelectElement>("Role of ann").value).toBe("SUPPORT");
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

it.each([
  [
    "a role change",
    ({ press, choose }) => {
      choose("ORDERS");
      press("Change role");
    },
  ],
  [
    "an erasure",
    ({ press }) => {
      press("Erase ann…");
      fireEvent.change(screen.getByRole("textbox", { name: /^Type/ }), {
        target: { value: "ann@example.com" },
      });
      press("Erase permanently");
    },
  ],
] satisfies [string, (page: Awaited<ReturnType<typeof opened>>) => void][])(
  "the late answer to %s closes no dialog that was opened since",
  async (_what, send) => {
    const page = await opened(accountOf("ann"), accountOf("bo"));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    page.way.answered = promise;
    send(page);
    page.press("Close");
    page.press("Erase bo…");
    const typed = screen.getByRole("textbox", { name: /^Type/ });
    typed.focus();
    await act(async () => resolve(undefined));
    expect(page.said.mock.calls.length + screen.queryAllByText(/^It is erased/).length).toBe(1);
    expect(screen.getByRole("dialog", { name: "Erase bo?" })).toBeDefined();
    expect(document.activeElement).toBe(typed);
  },
);

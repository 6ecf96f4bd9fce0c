import { expect, it } from "vitest";
import { accountOf } from "../../testing/accounts.ts";
import type { Account } from "./account.ts";
import { accountOfMailbox, normaliseMailboxes } from "./mailbox.ts";

const shopOf = (emails: Readonly<Record<string, string>>) => {
  const accounts = new Map(
    Object.entries(emails).map(([id, email]) => [id, { ...accountOf(id), email }]),
  );
  const byEmail = async (email: string): Promise<Account | null> =>
    [...accounts.values()].find((each) => each.email === email) ?? null;
  return {
    emails: () => Object.fromEntries([...accounts].map(([id, { email }]) => [id, email])),
    store: {
      byEmail,
      withOtherLetters: async () =>
        [...accounts.values()].filter(({ email }) => /[^ -~]/.test(email)),
      async saveDetails(id: string, { email }: Pick<Account, "email">) {
        const [account, owner] = [accounts.get(id), await byEmail(email)];
        if (!account || (owner && owner.id !== id)) return false;
        accounts.set(id, { ...account, email });
        return true;
      },
    },
  };
};

it("given an email in an older form, the start converts it to today's", async () => {
  const { store, emails } = shopOf({ ann: "k@münchen.de", ben: "ben@x.lk" });
  expect(await normaliseMailboxes(store)).toEqual([]);
  expect(emails()).toEqual({ ann: "k@xn--mnchen-3ya.de", ben: "ben@x.lk" });
});

it("given accounts that share a mailbox, they are reported and left unchanged", async () => {
  const before = {
    ann: "k@münchen.de",
    ben: "k@xn--mnchen-3ya.de",
    cleo: "k@mu\u0308nchen.de",
    dan: "jose\u0301@x.lk",
    eva: "jos\u00e9@x.lk",
  };
  const { store, emails } = shopOf(before);
  expect(await normaliseMailboxes(store)).toEqual([
    { accountIds: ["ben", "ann", "cleo"] },
    { accountIds: ["eva", "dan"] },
  ]);
  expect(emails()).toEqual(before);
});

it("given accounts that share a mailbox, each is found by the form it was created with", async () => {
  const { store } = shopOf({ ann: "k@münchen.de", ben: "k@xn--mnchen-3ya.de" });
  expect((await accountOfMailbox(store, " K@münchen.de"))?.id).toBe("ann");
  expect((await accountOfMailbox(store, "k@xn--mnchen-3ya.de"))?.id).toBe("ben");
  expect((await accountOfMailbox(store, "k@mu\u0308nchen.de"))?.id).toBe("ben");
});

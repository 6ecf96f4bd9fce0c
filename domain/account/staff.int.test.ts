import type { AccountRole } from "./account.ts";
import { describe, expect, it } from "vitest";
import { accountOf } from "../../testing/accounts.ts";
import { at, openTestAccounts, signUpVerifiedAnn } from "../../testing/test-accounts.ts";

const openWithAdmin = async () => {
  const accounts = openTestAccounts();
  const admin = accountOf("admin", { role: "admin", email: "admin@nivasa.lk" });
  await accounts.stores.accounts.insert(admin);
  return { accounts, admin };
};

describe("granting a role", () => {
  it("records the admin as the actor", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { account } = await signUpVerifiedAnn(accounts);
    expect(
      await accounts.service.grantRole(
        admin,
        account.id,
        { role: "analyst", expected: null },
        at(1).now,
      ),
    ).toMatchObject({ accepted: true, account: { id: account.id, role: "analyst" } });
    expect(accounts.commands.log.at(-1)).toMatchObject({
      type: "RoleGranted",
      stream: `account-${account.id}`,
      data: { role: "analyst" },
      metadata: { actor: { id: "admin", role: "admin" } },
    });
  });

  it("changes nothing if the role is already granted", async () => {
    const { accounts, admin } = await openWithAdmin();
    expect(
      await accounts.service.grantRole(
        admin,
        "admin",
        { role: "admin", expected: null },
        at(1).now,
      ),
    ).toMatchObject({
      accepted: true,
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("is refused if another owner changed the role meanwhile", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { account } = await signUpVerifiedAnn(accounts);
    const grant = (role: AccountRole, expected: AccountRole) =>
      accounts.service.grantRole(admin, account.id, { role, expected }, at(1).now);
    await grant("support", "shopper");
    expect(await grant("orders", "shopper")).toMatchObject({
      accepted: false,
      refusal: { code: "ROLE_CHANGED", account: { id: account.id, role: "support" } },
    });
    expect(await grant("orders", "support")).toMatchObject({ accepted: true });
    // The wanted role is there already, so the choice is not lost.
    expect(await grant("orders", "driver")).toMatchObject({ accepted: true });
  });

  it("never revokes the last admin's role", async () => {
    const { accounts, admin } = await openWithAdmin();
    expect(
      await accounts.service.grantRole(
        admin,
        "admin",
        { role: "shopper", expected: null },
        at(1).now,
      ),
    ).toEqual({
      accepted: false,
      refusal: {
        code: "LAST_ADMIN",
        message: "The shop needs an owner. Make another account an owner first.",
      },
    });
    expect(accounts.newEvents()).toEqual([]);
  });

  it("records correct facts if another admin was faster", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { account } = await signUpVerifiedAnn(accounts);
    const { service, stores } = accounts;
    await service.grantRole(admin, account.id, { role: "admin", expected: null }, at(1).now);
    accounts.newEvents();
    const { setRole } = stores.accounts;
    Object.assign(stores.accounts, {
      async setRole(...args: Parameters<typeof setRole>) {
        await setRole("admin", "shopper");
        return setRole(...args);
      },
    });
    expect(
      await service.grantRole(admin, account.id, { role: "shopper", expected: null }, at(2).now),
    ).toMatchObject({
      refusal: { code: "LAST_ADMIN" },
    });
    const granted = accounts.commands.log.slice(-2).map(({ data }) => data);
    expect(granted).toEqual([{ role: "shopper" }, { role: "admin" }]);
  });

  it("is refused for a mailbox that is not verified, except to take a role away", async () => {
    const accounts = openTestAccounts();
    const admin = accountOf("admin", { role: "admin", email: "admin@nivasa.lk" });
    await accounts.stores.accounts.insert(admin);
    for (const id of ["ben", "old"]) await accounts.stores.accounts.insert(accountOf(id));
    const { service, stores } = accounts;
    // A role of an older release.
    await stores.accounts.setRole("old", "support");
    const grant = (id: string, role: AccountRole) =>
      service.grantRole(admin, id, { role, expected: null }, at(5).now);
    for (const id of ["ben", "old"]) {
      expect(await grant(id, "orders")).toMatchObject({ refusal: { code: "EMAIL_UNVERIFIED" } });
    }
    expect(await grant("old", "shopper")).toMatchObject({ account: { role: "shopper" } });
    expect((await service.profile("ben"))?.role).toBe("shopper");
  });

  it("is refused while the driver has an open run that the new role can't answer", async () => {
    const open = { runId: "2026-11-24.2" as string | null };
    const accounts = openTestAccounts({ openRunOf: async () => open.runId });
    const admin = accountOf("admin", { role: "admin", email: "admin@nivasa.lk" });
    await accounts.stores.accounts.insert(admin);
    await accounts.stores.accounts.insert(
      accountOf("nimal", { name: "Nimal", role: "driver", emailVerifiedAt: at(0).now }),
    );
    const grant = (role: AccountRole) =>
      accounts.service.grantRole(admin, "nimal", { role, expected: null }, at(1).now);
    for (const role of ["shopper", "support"] as const) {
      expect(await grant(role)).toEqual({
        accepted: false,
        refusal: {
          code: "DRIVES_RUN",
          message:
            "Nimal drives run 2 of Tuesday 24 November. Give the run to another driver, or close it, and then change the role.",
          runId: "2026-11-24.2",
        },
      });
    }
    expect(accounts.newEvents()).toEqual([]);
    expect(await grant("orders")).toMatchObject({ accepted: true });
    open.runId = null;
    expect(await grant("shopper")).toMatchObject({ accepted: true });
  });

  it("is taken back if a planner has chosen the driver in the same moment", async () => {
    const found = [null, "2026-11-24.2"];
    const accounts = openTestAccounts({ openRunOf: async () => found.shift() ?? null });
    const admin = accountOf("admin", { role: "admin", email: "admin@nivasa.lk" });
    await accounts.stores.accounts.insert(admin);
    await accounts.stores.accounts.insert(
      accountOf("nimal", { name: "Nimal", role: "driver", emailVerifiedAt: at(0).now }),
    );
    const change = { role: "shopper", expected: null } as const;
    expect(await accounts.service.grantRole(admin, "nimal", change, at(1).now)).toMatchObject({
      refusal: { code: "DRIVES_RUN" },
    });
    const nimal = (await accounts.stores.accounts.byIds(["nimal"])).get("nimal");
    expect(nimal?.role).toBe("driver");
    const granted = accounts.commands.log.slice(-2).map(({ data }) => data);
    expect(granted).toEqual([{ role: "shopper" }, { role: "driver" }]);
  });

  it.each(["support", "shopper"] as const)(
    "answers a role that waits since a restore with %s",
    async (role) => {
      const waiting = new Map([["nimal", "support" as const]]);
      const { service, stores } = openTestAccounts({
        restored: {
          roles: async () =>
            [...waiting].map(([accountId, before]) => ({ accountId, role: before })),
          roleAnswered: async (accountId) => void waiting.delete(accountId),
        },
      });
      const admin = accountOf("admin", { role: "admin", email: "admin@nivasa.lk" });
      await stores.accounts.insert(admin);
      const verified = { emailVerifiedAt: at(0).now };
      await stores.accounts.insert(
        accountOf("nimal", { name: "Nimal", role: "shopper", ...verified }),
      );
      expect(await service.restoredRoles()).toMatchObject([
        { account: { id: "nimal", role: "shopper" }, role: "support" },
      ]);
      const change = { role, expected: "shopper" } as const;
      expect(await service.grantRole(admin, "nimal", change, at(1).now)).toMatchObject({
        accepted: true,
        account: { role },
      });
      expect(await service.restoredRoles()).toEqual([]);
    },
  );

  it("reports an unknown account", async () => {
    const { accounts, admin } = await openWithAdmin();
    expect(
      await accounts.service.grantRole(
        admin,
        "nobody",
        { role: "admin", expected: null },
        at(1).now,
      ),
    ).toMatchObject({
      refusal: { code: "NOT_FOUND", message: "Account not found." },
    });
  });

  it("changes nothing while the log is unavailable", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { account } = await signUpVerifiedAnn(accounts);
    accounts.commands.kill();
    await expect(
      accounts.service.grantRole(admin, account.id, { role: "admin", expected: null }, at(1).now),
    ).rejects.toThrow(/dead/);
    expect((await accounts.service.profile(account.id))?.role).toBe("shopper");
  });
});

describe("signing another account out", () => {
  const open = async () => {
    const opened = await openWithAdmin();
    const { account, token } = await signUpVerifiedAnn(opened.accounts);
    const { service } = opened.accounts;
    const [session] = await service.sessions(account.id, null, at(1).now);
    const signedIn = async () => (await service.authenticate(token, at(2).now)) !== null;
    return { ...opened, account, service, sessionId: session?.id ?? "", signedIn };
  };

  it.each(["one", "all"])("records the admin as the actor: %s", async (which) => {
    const { accounts, admin, account, service, sessionId, signedIn } = await open();
    const wanted = which === "one" ? sessionId : null;
    expect(await service.signOutPerson(admin, account.id, wanted, at(1).now)).toEqual({
      accepted: true,
      ended: 1,
    });
    expect(await signedIn()).toBe(false);
    expect(accounts.commands.log.at(-1)).toMatchObject({
      type: "SessionsEnded",
      stream: `account-${account.id}`,
      data: { count: 1 },
      metadata: { actor: { id: "admin", role: "admin" } },
    });
  });

  it("works on other admins, like an erasure, and never on oneself", async () => {
    const { accounts, admin, account, service, signedIn } = await open();
    await service.grantRole(admin, account.id, { role: "admin", expected: null }, at(1).now);
    accounts.newEvents();
    const ann = { id: account.id, role: "admin" } as const;
    expect(await service.signOutPerson(ann, account.id, null, at(1).now)).toMatchObject({
      refusal: { code: "OWN_ACCOUNT", message: "You can end your own sessions in your profile." },
    });
    expect(await signedIn()).toBe(true);
    expect(accounts.newEvents()).toEqual([]);
    await service.signOutPerson(admin, account.id, null, at(1).now);
    expect(await signedIn()).toBe(false);
  });

  it("reports an unknown account or session", async () => {
    const { accounts, admin, account, service, sessionId, signedIn } = await open();
    await accounts.stores.accounts.insert(accountOf("ben"));
    for (const [who, which] of [
      ["nobody", null],
      ["ben", sessionId],
      [account.id, "another"],
    ] as const) {
      expect(await service.signOutPerson(admin, who, which, at(1).now)).toMatchObject({
        refusal: { code: "NOT_FOUND" },
      });
    }
    expect(await signedIn()).toBe(true);
    expect(accounts.newEvents()).toEqual([]);
  });

  it("ends nothing while the log is unavailable", async () => {
    const { accounts, admin, account, service, sessionId, signedIn } = await open();
    accounts.commands.kill();
    for (const which of [sessionId, null]) {
      await expect(service.signOutPerson(admin, account.id, which, at(1).now)).rejects.toThrow(
        /dead/,
      );
    }
    expect(await signedIn()).toBe(true);
  });
});

it("lists accounts in pages, without secrets", async () => {
  const { accounts } = await openWithAdmin();
  for (const id of ["ann", "ben", "cid"]) await accounts.stores.accounts.insert(accountOf(id));
  const search = (text: string, afterEmail: string) =>
    accounts.service.search({ text, staff: false, afterEmail, limit: 2 });
  const first = await search(" EXAMPLE ", "");
  expect(first.accounts.map(({ id }) => id)).toEqual(["ann", "ben"]);
  expect(JSON.stringify(first)).not.toContain("hash");
  const second = await search("example", first.next ?? "");
  expect(second).toMatchObject({ accounts: [{ id: "cid" }], next: null });
});

describe("inviting a colleague", () => {
  const kumari = { email: " Kumari@example.lk", name: "", role: "support" } as const;
  const password = "a good password";

  it("opens an account with the role, which only the mailed link can open", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { service, mails, commands } = accounts;
    const outcome = await service.inviteStaff(admin, kumari, at(0));
    expect(outcome).toMatchObject({
      accepted: true,
      account: {
        ...{ email: "kumari@example.lk", name: "kumari", role: "support", language: "en" },
        ...{ emailVerifiedAt: null, hasPassword: false },
      },
    });
    expect(accounts.newEvents()).toEqual(["AccountRegistered"]);
    expect(commands.log.at(-1)).toMatchObject({
      data: { role: "support" },
      metadata: { actor: { id: "admin", role: "admin" } },
    });
    expect(mails).toMatchObject([{ template: "invitation", email: "kumari@example.lk" }]);
    const email = "kumari@example.lk";
    expect((await service.logIn({ email, password: "" }, at(1))).accepted).toBe(false);
    expect((await service.adminLogIn({ email, password }, at(1))).accepted).toBe(false);
    const stranger = { issuer: "https://id.example", subject: "s", name: "K", email };
    expect(
      (await service.signInWithIdentity({ ...stranger, emailVerified: false }, at(1))).accepted,
    ).toBe(false);
    const token = accounts.lastToken();
    expect(await service.resetPassword({ token, password }, at(2))).toEqual({ accepted: true });
    expect(await service.adminLogIn({ email, password }, at(3))).toMatchObject({
      accepted: true,
      account: { role: "support", emailVerifiedAt: at(2).now },
    });
  });

  it("is refused for a known email, a wrong one and a role that is not for colleagues", async () => {
    const { accounts, admin } = await openWithAdmin();
    const { account } = await signUpVerifiedAnn(accounts);
    const mailed = accounts.mails.length;
    const refusalOf = async (changes: object) => {
      const outcome = await accounts.service.inviteStaff(admin, { ...kumari, ...changes }, at(1));
      return outcome.accepted ? null : outcome.refusal;
    };
    expect(await refusalOf({ email: "ANN@example.lk" })).toEqual({
      code: "EMAIL_TAKEN",
      message: "This email already has an account. Change its role in the list instead.",
    });
    for (const [changes, field] of [
      [{ email: "kumari" }, "email"],
      [{ email: "" }, "email"],
      [{ name: "Kumari\nBcc: x@example.lk" }, "name"],
      [{ name: "k".repeat(81) }, "name"],
      [{ role: "shopper" }, "role"],
      [{ role: "admin" }, "role"],
    ] as const) {
      expect(await refusalOf(changes)).toMatchObject({
        code: "INVALID_INPUT",
        fields: [{ field }],
      });
    }
    expect(accounts.newEvents()).toEqual([]);
    expect(accounts.mails).toHaveLength(mailed);
    expect((await accounts.service.byIds([account.id])).get(account.id)?.role).toBe("shopper");
  });
});

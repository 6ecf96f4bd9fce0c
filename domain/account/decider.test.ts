import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { accountDecider, type AccountCommand } from "./decider.ts";
import type { AccountEvent } from "./events.ts";

const { given } = scenarioOf(accountDecider);

const registered: AccountEvent = { type: "AccountRegistered", data: { role: "shopper" } };
const signedIn: AccountEvent = { type: "SignedIn", data: {} };

describe("an account", () => {
  it("is registered with a role", () => {
    given().when({ type: "RegisterAccount", role: "shopper" }).then(registered);
  });

  it("is registered once, also after a sign-in or with another role", () => {
    given().when({ type: "RegisterAccount", role: "shopper" }).thenOnceOnly();
    given(registered, signedIn).when({ type: "RegisterAccount", role: "admin" }).then();
    given({ type: "RoleGranted", data: { role: "admin" } })
      .when({ type: "RegisterAccount", role: "shopper" })
      .then();
  });

  it("records every sign-in", () => {
    given(registered).when({ type: "RecordSignIn" }).then(signedIn);
    given(registered, signedIn).when({ type: "RecordSignIn" }).then(signedIn);
  });
});

describe("erasing an account", () => {
  it("is recorded once", () => {
    const erase = { type: "RecordErasure" } as const;
    given(registered).when(erase).then({ type: "AccountErased", data: {} });
    given(registered).when(erase).thenOnceOnly();
    const verified: AccountEvent = { type: "EmailVerified", data: {} };
    const { state } = given(registered, verified, { type: "AccountErased", data: {} });
    expect(state).toEqual({ role: null, emailVerified: false, failedAt: null, erased: true });
  });
});

describe("facts about an account", () => {
  it.each<[AccountCommand, AccountEvent]>([
    [
      { type: "RecordPasswordChange", how: "reset" },
      { type: "PasswordChanged", data: { how: "reset" } },
    ],
    [{ type: "RecordResetRequest" }, { type: "PasswordResetRequested", data: {} }],
    [
      { type: "RecordIdentity", issuer: "https://x" },
      { type: "IdentityLinked", data: { issuer: "https://x" } },
    ],
    [
      { type: "RecordSessionsEnded", count: 2 },
      { type: "SessionsEnded", data: { count: 2 } },
    ],
    [
      { type: "RecordProfileChange", fields: ["name"] },
      { type: "ProfileChanged", data: { fields: ["name"] } },
    ],
  ])("%o is recorded every time", (command, event) => {
    given(registered).when(command).then(event);
    given(registered, event).when(command).then(event);
  });

  it("are not recorded for an unregistered account", () => {
    given(registered).when({ type: "RecordSessionsEnded", count: 0 }).then();
    given(registered).when({ type: "RecordProfileChange", fields: [] }).then();
  });

  it("record a verified mailbox once, until the mailbox changes", () => {
    const verified: AccountEvent = { type: "EmailVerified", data: {} };
    const verify = { type: "RecordEmailVerified" } as const;
    const changed = (field: string): AccountEvent => ({
      type: "ProfileChanged",
      data: { fields: [field] },
    });
    given(registered).when(verify).then(verified);
    given(registered).when(verify).thenOnceOnly();
    given(registered, verified, changed("name")).when(verify).then();
    given(registered, verified, changed("email")).when(verify).then(verified);
  });

  it("record a failed sign-in at most once a minute", () => {
    const failed = (at: string): AccountEvent => ({ type: "SignInFailed", data: { at } });
    const ten = "2026-11-21T10:00:00.000Z";
    const first = failed(ten);
    const again = (at: string) => given(registered, first).when({ type: "RecordFailedSignIn", at });
    given(registered).when({ type: "RecordFailedSignIn", at: ten }).then(first);
    again("2026-11-21T10:00:59.999Z").then();
    again("2026-11-21T10:01:00.000Z").then(failed("2026-11-21T10:01:00.000Z"));
  });

  it("record a granted role only if it differs", () => {
    given(registered)
      .when({ type: "GrantRole", role: "admin" })
      .then({ type: "RoleGranted", data: { role: "admin" } });
    given(registered).when({ type: "GrantRole", role: "admin" }).thenOnceOnly();
    given(registered).when({ type: "GrantRole", role: "shopper" }).then();
  });
});

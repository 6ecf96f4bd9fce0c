import { describe, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { accountDecider } from "./decider.ts";
import type { AccountEvent } from "./events.ts";

const { given } = scenarioOf(accountDecider);

const registered: AccountEvent = { type: "AccountRegistered", data: { role: "shopper" } };
const signedIn: AccountEvent = { type: "SignedIn", data: {} };

describe("an account", () => {
  it("is registered with a role", () => {
    given().when({ type: "RegisterAccount", role: "shopper" }).then(registered);
  });

  it("is registered once, also after signing in or for another role", () => {
    given().when({ type: "RegisterAccount", role: "shopper" }).thenOnceOnly();
    given(registered, signedIn).when({ type: "RegisterAccount", role: "admin" }).then();
    given({ type: "RoleGranted", data: { role: "admin" } })
      .when({ type: "RegisterAccount", role: "shopper" })
      .then();
  });

  it("notes every sign-in", () => {
    given(registered).when({ type: "NoteSignIn" }).then(signedIn);
    given(registered, signedIn).when({ type: "NoteSignIn" }).then(signedIn);
  });
});

describe("erasing an account", () => {
  it("is noted once", () => {
    const erase = { type: "NoteErasure" } as const;
    given(registered).when(erase).then({ type: "AccountErased", data: {} });
    given(registered).when(erase).thenOnceOnly();
  });
});

import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { accountOf } from "../../testing/accounts.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { createCountAttempt } from "./attempts.ts";
import { createAudit } from "./audit.ts";
import { viewerCommand, type Viewer } from "./viewer.ts";

const now = "2026-11-21T10:00:00.000Z";

describe("account events", () => {
  const opened = () => {
    const commands = commandsInMemory();
    let ids = 0;
    return { commands, audit: createAudit({ commands, newId: () => `id-${(ids += 1)}` }) };
  };
  const ann = accountOf("ann");

  it("record the account itself as the actor", async () => {
    const { commands, audit } = opened();
    await audit.record(ann, { type: "RegisterAccount", role: "shopper" }, now);
    expect(commands.log).toMatchObject([
      {
        stream: "account-ann",
        type: "AccountRegistered",
        metadata: { actor: { id: "ann", role: "shopper" }, commandId: "id-1", occurredAt: now },
      },
    ]);
  });

  it("record another account as the actor, or the shop if the actor is unknown", async () => {
    const { commands, audit } = opened();
    const admin = { id: "boss", role: "admin" } as const;
    await audit.record(ann, { type: "GrantRole", role: "analyst" }, now, admin);
    await audit.recordOfStranger(ann, { type: "RecordResetRequest" }, now);
    expect(commands.log.map(({ metadata }) => metadata.actor)).toEqual([
      admin,
      { id: "shop", role: "system" },
    ]);
  });

  it("are recorded for every occurrence", async () => {
    const { commands, audit } = opened();
    for (let time = 0; time < 3; time += 1) await audit.record(ann, { type: "RecordSignIn" }, now);
    expect(commands.log.map(({ type }) => type)).toEqual(["SignedIn", "SignedIn", "SignedIn"]);
  });

  it("are reported if they can't be recorded", async () => {
    const { commands, audit } = opened();
    commands.kill();
    await expect(audit.record(ann, { type: "RecordSignIn" }, now)).rejects.toThrow("dead");
  });
});

describe("an attempt", () => {
  const caller = { address: "203.0.113.7", now, userAgent: "" };

  it("is counted by subject and by origin", async () => {
    const counted: unknown[] = [];
    const count = createCountAttempt({
      count: async (...attempt) => (counted.push(attempt), 0),
      forget: async () => undefined,
    });
    expect(await count("sign-in", "ann@example.lk", caller)).toBeNull();
    expect(counted).toEqual([["sign-in", "ann@example.lk", "203.0.113.7"]]);
  });

  it.each([
    [1, "1 seconds"],
    [119, "119 seconds"],
    [120, "2 minutes"],
    [121, "3 minutes"],
  ])("over the limit has to wait %s s, shown as %s", async (retryAfterSeconds, waitText) => {
    const count = createCountAttempt({
      count: async () => retryAfterSeconds,
      forget: async () => undefined,
    });
    expect(await count("sign-in", "ann", caller)).toEqual({
      code: "TOO_MANY_TRIES",
      message: `Too many attempts. Please wait ${waitText}.`,
      retryAfterSeconds,
    });
  });
});

describe("a viewer's command", () => {
  const viewer = (id: string) => ({ id, role: "shopper" }) as unknown as Viewer;
  const commandOf = (id: string, key: string) => viewerCommand(viewer(id), { key, now, deriveId });

  it("has an id derived from the key and its owner, so that no other viewer can reuse it", () => {
    expect(commandOf("ann", "k1")).toEqual(commandOf("ann", "k1"));
    const ids = [commandOf("ann", "k1"), commandOf("ann", "k2"), commandOf("ben", "k1")];
    expect(new Set(ids.map(({ commandId }) => commandId)).size).toBe(3);
  });

  it("acts as the viewer and starts a conversation", () => {
    const { actor, correlationId, commandId } = commandOf("ann", "k1");
    expect(actor).toEqual({ id: "ann", role: "shopper" });
    expect(correlationId).toBe(commandId);
  });
});

import { describe, expect, it } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { accountOf } from "../../testing/accounts.ts";
import { orderOf } from "../../testing/shop.ts";
import { deliveryDayDecider } from "../delivery/day-decider.ts";
import { orderDecider } from "../order/decider.ts";
import type { OrderCommand } from "../order/commands.ts";
import type { CommandContext } from "../ports.ts";
import { createAccountErasure, ErasureUnfinished, type ErasurePorts } from "./erasure.ts";

const by = (commandId: string, id = "admin"): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { id, role: "admin" },
  now: "2026-01-01T10:00:00.000Z",
});

/** Ann's account. The read models find one more of the given orders at each look. */
const opened = (changes: Partial<ErasurePorts> = {}, orders: readonly string[] = []) => {
  const commands = commandsInMemory();
  const calls: string[] = [];
  let looks = 0;
  const erasure = createAccountErasure({
    commands,
    deriveId,
    accounts: {
      byIds: async (ids) => new Map(ids.includes("ann") ? [["ann", accountOf("ann")]] : []),
      setRole: async () => true,
    },
    async ordersOf() {
      calls.push("list");
      looks += 1;
      return orders.slice(0, looks);
    },
    openRunOf: async () => null,
    reviewedBy: async () => [],
    reportsOf: async () => [],
    daysClosedBy: async () => [],
    stockAlertsOf: async () => [],
    async shut() {
      calls.push("shut");
    },
    async head() {
      calls.push("head");
      return "0";
    },
    reach: async () => true,
    noteErased: async (accountId) => void calls.push(`note ${accountId}`),
    async eraseSecrets() {
      calls.push("erase");
    },
    restored: { erasures: async () => [], erased: async () => undefined },
    vacuum: async () => undefined,
    ...changes,
  });
  return { erasure, commands, calls };
};

describe("erasing an account", () => {
  it("closes it before listing its data", async () => {
    const { erasure, calls } = opened();
    expect(await erasure.erase("ann", by("c1"))).toEqual({ accepted: true, orders: 0 });
    expect(calls.slice(-5)).toEqual(["shut", "note ann", "head", "list", "erase"]);
  });

  it("lists until a pass finds nothing new", async () => {
    const { erasure, commands, calls } = opened({}, ["o1", "o2", "o3"]);
    for (const id of ["o1", "o2", "o3"]) {
      const submit = { type: "SubmitOrder", content: orderOf() } as const;
      await commands.handle(orderDecider, id, submit, by(`submit ${id}`, "ann"), id);
    }
    expect(await erasure.erase("ann", by("c1"))).toEqual({ accepted: true, orders: 3 });
    const erased = commands.log.filter(({ type }) => type === "OrderBuyerErased");
    expect(erased).toHaveLength(3);
    // The first look is for goods on the road.
    expect(calls.slice(calls.indexOf("shut")).filter((call) => call === "list")).toHaveLength(3);
    expect(calls.at(-1)).toBe("erase");
  });

  it("replaces the reasons of days that the person closed", async () => {
    const day = "southern.2026-12-25";
    const { erasure, commands } = opened({ daysClosedBy: async () => [day] });
    const close = { type: "CloseDay", reason: "Wedding of Nimal Perera" } as const;
    await commands.handle(deliveryDayDecider, day, close, by("close", "ann"), null);
    expect(await erasure.erase("ann", by("c1"))).toMatchObject({ accepted: true });
    expect(commands.log.findLast(({ stream }) => stream === `deliveryday-${day}`)).toMatchObject({
      type: "DayClosed",
      data: { reason: "Closed" },
    });
  });

  it("deletes nothing while read models are behind, and continues when repeated", async () => {
    let behind = true;
    const { erasure, calls } = opened({ reach: async () => !behind });
    await expect(erasure.erase("ann", by("c1"))).rejects.toThrow(ErasureUnfinished);
    expect(calls).not.toContain("erase");
    behind = false;
    expect(await erasure.erase("ann", by("c1"))).toMatchObject({ accepted: true });
    expect(calls.at(-1)).toBe("erase");
  });

  it("waits for the run that the person drives", async () => {
    const { erasure, calls, commands } = opened({ openRunOf: async () => "2026-11-24.2" });
    expect(await erasure.erase("ann", by("c1"))).toMatchObject({
      refusal: {
        code: "DRIVES_RUN",
        runId: "2026-11-24.2",
        message: expect.stringContaining("run 2 of Tuesday 24 November") as string,
      },
    });
    expect([calls.includes("shut"), commands.log.length]).toEqual([false, 0]);
  });

  it("waits for the buyer's goods on the road, whatever their status", async () => {
    const { erasure, calls, commands } = opened({}, ["o1"]);
    const runId = "2026-11-24.2";
    const handle = (command: OrderCommand) =>
      commands.handle(orderDecider, "o1", command, by(command.type), command.type);
    await handle({ type: "SubmitOrder", content: orderOf() });
    await handle({ type: "PlaceOrder", day: null });
    await handle({ type: "PutOnRun", runId });
    await handle({ type: "GoOut", runId });
    await handle({ type: "SetOrderStatus", status: "Item Preparing", expectedRevision: null });
    expect(await erasure.erase("ann", by("c1"))).toMatchObject({
      refusal: { code: "ORDER_CLOSED", message: expect.stringContaining("run 2") as string },
    });
    expect(calls).not.toContain("shut");
    const cash = { owedCents: 1, collectedCents: 1, shortReason: null };
    await handle({ type: "DeliverByRun", runId, ...cash });
    expect(await erasure.erase("ann", by("c2"))).toMatchObject({ accepted: true, orders: 1 });
  });

  it("refuses an unknown account, and can be repeated for an erased one", async () => {
    let there = true;
    const { erasure, calls, commands } = opened({
      accounts: {
        byIds: async () => new Map(there ? [["ann", accountOf("ann")]] : []),
        setRole: async () => true,
      },
    });
    await erasure.erase("ann", by("c1"));
    there = false;
    expect(await erasure.erase("ann", by("c1"))).toMatchObject({ accepted: true });
    const before = [calls.length, commands.log.length];
    expect(await erasure.erase("ben", by("c2"))).toMatchObject({ refusal: { code: "NOT_FOUND" } });
    expect([calls.length, commands.log.length]).toEqual(before);
  });
});

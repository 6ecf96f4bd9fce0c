import { expect, it, onTestFinished } from "vitest";
import type { MailQueue } from "#mail/queue/mail-queue.ts";
import { mailOf } from "../../testing/accounts.ts";
import { describeAccountEngines } from "../../testing/account-stores.ts";

const at = (minute: number): string => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;

await describeAccountEngines((engine) => {
  const opened = async (place = engine.newPlace()): Promise<MailQueue> => {
    const stores = await engine.open(place);
    onTestFinished(() => stores.close());
    return stores.mails;
  };

  const claimOne = async (mails: MailQueue, now: string, claimedUntil: string) =>
    (await mails.claim(now, claimedUntil, 1))[0] ?? null;

  it("claims due emails, the longest due first, with all their fields", async () => {
    const mails = await opened();
    const late = mailOf("late", { createdAt: at(2) });
    const early = mailOf("early", {
      createdAt: at(1),
      accountId: null,
      data: { lines: [1, null] },
    });
    expect(await mails.put(late)).toBe(1);
    expect(await mails.put(early)).toBe(1);
    expect(await claimOne(mails, at(0), at(5))).toBeNull();
    expect(await claimOne(mails, at(2), at(5))).toEqual({ ...early, attempt: 1 });
    expect(await claimOne(mails, at(2), at(5))).toEqual({ ...late, attempt: 1 });
    expect(await claimOne(mails, at(4), at(9))).toBeNull();
  });

  it("accepts an id once, also after its email was sent", async () => {
    const mails = await opened();
    expect(await mails.put(mailOf("one"))).toBe(1);
    expect(await mails.put(mailOf("one", { template: "other" }))).toBe(0);
    expect((await claimOne(mails, at(0), at(1)))?.template).toBe("verification");
    await mails.sent("one", at(1));
    expect(await mails.put(mailOf("one"))).toBe(0);
    expect(await claimOne(mails, at(9), at(10))).toBeNull();
    expect(await mails.pendingCount()).toBe(0);
  });

  it("accepts and hands out many in parallel, each once", async () => {
    const mails = await opened();
    const names = ["a", "b", "c"];
    expect(await mails.put(...names.map((name) => mailOf(name)))).toBe(3);
    expect(await mails.put(mailOf("c"), mailOf("d"))).toBe(1);
    const idsOf = (claimed: readonly { readonly id: string }[]) => claimed.map(({ id }) => id);
    const first = idsOf(await mails.claim(at(0), at(1), 3));
    const second = idsOf(await mails.claim(at(0), at(1), 3));
    expect([...first, ...second].toSorted()).toEqual(["a", "b", "c", "d"]);
    expect(first).toHaveLength(3);
  });

  it("reports if a sent email's account was erased meanwhile", async () => {
    const stores = await engine.open(engine.newPlace());
    onTestFinished(() => stores.close());
    const { mails } = stores;
    await mails.put(mailOf("kept"), mailOf("erased", { accountId: "eve" }));
    await mails.claim(at(0), at(1), 2);
    await stores.erase("eve");
    expect(await mails.isWaiting("kept")).toBe(true);
    expect(await mails.isWaiting("erased")).toBe(false);
    expect(await mails.sent("kept", at(1))).toBe(true);
    expect(await mails.isWaiting("kept")).toBe(false);
    expect(await mails.sent("erased", at(1))).toBe(false);
  });

  it("returns when emails were sent", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await mails.put(mailOf("two"));
    await claimOne(mails, at(0), at(1));
    await mails.sent("one", at(1));
    expect(await mails.sentAt(["one", "two", "three"])).toEqual(new Map([["one", at(1)]]));
    expect(await mails.sentAt([])).toEqual(new Map());
  });

  it("lets one of many senders claim an email", async () => {
    const place = engine.newPlace();
    const senders = [await opened(place), await opened(place)] as const;
    await senders[0].put(mailOf("one"));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claimOne(senders[index % 2 ? 1 : 0], at(0), at(1))),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it("hands an email out again when the claim has expired", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await claimOne(mails, at(0), at(1));
    expect(await mails.nextDueAt()).toBe(at(1));
    expect(await claimOne(mails, at(1), at(2))).toMatchObject({ id: "one", attempt: 2 });
  });

  it("retries later after a failure, and erases an email it has given up", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await claimOne(mails, at(0), at(1));
    await mails.failed("one", "451", at(7));
    expect(await mails.nextDueAt()).toBe(at(7));
    expect(await claimOne(mails, at(6), at(8))).toBeNull();
    expect(await claimOne(mails, at(7), at(8))).toMatchObject({ id: "one", attempt: 2 });
    expect(await mails.pendingCount()).toBe(1);
    await mails.failed("one", "550", null);
    expect(await mails.pendingCount()).toBe(0);
    expect(await mails.nextDueAt()).toBeNull();
    expect(await claimOne(mails, at(59), at(59))).toBeNull();
    expect(await mails.put(mailOf("one"))).toBe(0);
  });

  it("holds an email until it is due, also over a restart, unless it is withdrawn", async () => {
    const place = engine.newPlace();
    const mails = await opened(place);
    await mails.put(mailOf("held", { dueAt: at(3) }), mailOf("undone", { dueAt: at(3) }));
    expect(await mails.withdraw("undone")).toBe(true);
    expect(await mails.withdraw("undone")).toBe(true);
    const again = await opened(place);
    expect(await claimOne(again, at(2), at(5))).toBeNull();
    expect(await claimOne(again, at(3), at(5))).toMatchObject({ id: "held" });
    expect(await again.withdraw("held")).toBe(false);
    expect(await again.withdraw("unknown")).toBe(false);
    await again.sent("held", at(4));
    expect(await again.withdraw("held")).toBe(false);
    expect(await again.pendingCount()).toBe(0);
    expect(await again.put(mailOf("undone"))).toBe(0);
  });

  it("hands out emails from before the clock was set back", async () => {
    const mails = await opened();
    await mails.put(mailOf("ahead", { createdAt: "2026-11-28T10:00:00.000Z" }));
    expect(await claimOne(mails, at(0), at(1))).toMatchObject({ id: "ahead" });
    expect(await claimOne(mails, at(0), at(1))).toBeNull();
  });

  it("gives up waiting emails that a later one replaces", async () => {
    const mails = await opened();
    const ids = ["a.order.03", "a.order.05", "a.order.07", "a.orders.01", "b.order.01"];
    await mails.put(...ids.map((id) => mailOf(id)));
    await mails.replaceBefore("a.order.07", "a.order.");
    const waiting = await mails.claim(at(0), at(1), 10);
    expect(waiting.map(({ id }) => id).toSorted()).toEqual([
      "a.order.07",
      "a.orders.01",
      "b.order.01",
    ]);
    expect(await mails.put(mailOf("a.order.05"))).toBe(0);
    expect(await mails.sentAt(["a.order.05"])).toEqual(new Map());
  });

  it("doesn't requeue a sent email if a slow sender reports a failure", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await claimOne(mails, at(0), at(1));
    await mails.sent("one", at(1));
    await mails.failed("one", "timed out", at(2));
    expect(await claimOne(mails, at(9), at(10))).toBeNull();
  });
});

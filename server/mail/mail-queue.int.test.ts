import { expect, it, onTestFinished } from "vitest";
import type { MailQueue } from "#server/mail/mail-queue.ts";
import { mailOf } from "../../testing/people.ts";
import { describePeopleEngines } from "../../testing/people-stores.ts";

const at = (minute: number): string => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;

await describePeopleEngines((engine) => {
  const opened = async (place = engine.newPlace()): Promise<MailQueue> => {
    const people = await engine.open(place);
    onTestFinished(() => people.close());
    return people.mails;
  };

  it("hands out what is due, the longest due first, and whole", async () => {
    const mails = await opened();
    const late = mailOf("late", { createdAt: at(2) });
    const early = mailOf("early", {
      createdAt: at(1),
      accountId: null,
      data: { lines: [1, null] },
    });
    expect(await mails.put(late)).toBe(true);
    expect(await mails.put(early)).toBe(true);
    expect(await mails.claim(at(0), at(5))).toBeNull();
    expect(await mails.claim(at(2), at(5))).toEqual({ ...early, attempt: 1 });
    expect(await mails.claim(at(2), at(5))).toEqual({ ...late, attempt: 1 });
    expect(await mails.claim(at(4), at(9))).toBeNull();
  });

  it("takes the same mail once, also after it was sent", async () => {
    const mails = await opened();
    expect(await mails.put(mailOf("one"))).toBe(true);
    expect(await mails.put(mailOf("one", { template: "other" }))).toBe(false);
    expect((await mails.claim(at(0), at(1)))?.template).toBe("verification");
    await mails.sent("one", at(1));
    expect(await mails.put(mailOf("one"))).toBe(false);
    expect(await mails.claim(at(9), at(10))).toBeNull();
    expect(await mails.pendingCount()).toBe(0);
  });

  it("tells when mails were sent", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await mails.put(mailOf("two"));
    await mails.claim(at(0), at(1));
    await mails.sent("one", at(1));
    expect(await mails.sentAt(["one", "two", "three"])).toEqual(new Map([["one", at(1)]]));
    expect(await mails.sentAt([])).toEqual(new Map());
  });

  it("hands a mail to one of many senders", async () => {
    const place = engine.newPlace();
    const senders = [await opened(place), await opened(place)] as const;
    await senders[0].put(mailOf("one"));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => senders[index % 2 ? 1 : 0].claim(at(0), at(1))),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it("hands a mail out again when its sender has said nothing in time", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await mails.claim(at(0), at(1));
    expect(await mails.nextDueAt()).toBe(at(1));
    expect(await mails.claim(at(1), at(2))).toMatchObject({ id: "one", attempt: 2 });
  });

  it("waits after a failure, and forgets what it has given up", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await mails.claim(at(0), at(1));
    await mails.failed("one", "451", at(7));
    expect(await mails.nextDueAt()).toBe(at(7));
    expect(await mails.claim(at(6), at(8))).toBeNull();
    expect(await mails.claim(at(7), at(8))).toMatchObject({ id: "one", attempt: 2 });
    expect(await mails.pendingCount()).toBe(1);
    await mails.failed("one", "550", null);
    expect(await mails.pendingCount()).toBe(0);
    expect(await mails.nextDueAt()).toBeNull();
    expect(await mails.claim(at(59), at(59))).toBeNull();
    expect(await mails.put(mailOf("one"))).toBe(false);
  });

  it("does not bring back a mail that was sent, when a slow sender reports a failure", async () => {
    const mails = await opened();
    await mails.put(mailOf("one"));
    await mails.claim(at(0), at(1));
    await mails.sent("one", at(1));
    await mails.failed("one", "timed out", at(2));
    expect(await mails.claim(at(9), at(10))).toBeNull();
  });
});

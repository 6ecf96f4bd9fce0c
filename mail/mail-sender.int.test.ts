import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { defaultProfile } from "#domain/settings/defaults.ts";
import { createMailSender } from "#mail/mail-sender.ts";
import { signallingQueue } from "#mail/queue/mail-queue.ts";
import { describeAccountEngines } from "../testing/account-stores.ts";
import { mailOf } from "../testing/accounts.ts";
import { eventually } from "../testing/eventually.ts";

await describeAccountEngines((engine) => {
  it("sends no further emails to a user who is erased while they are being sent", async () => {
    const stores = await engine.open(engine.newPlace());
    onTestFinished(() => stores.close());
    const createdAt = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;
    await stores.mails.put(
      mailOf("first", { createdAt: createdAt(1), accountId: "ann" }),
      mailOf("second", { createdAt: createdAt(2), accountId: "eve" }),
      mailOf("third", { createdAt: createdAt(3), accountId: "ann" }),
    );
    const sent: string[] = [];
    const sender = createMailSender({
      queue: signallingQueue(stores.mails),
      transport: {
        async send({ id }) {
          sent.push(id);
          // All three were claimed together.
          if (id === "first") await stores.erase("eve");
          return null;
        },
        takeBack: async () => undefined,
        close: async () => undefined,
      },
      shopUrl: "http://localhost:4000",
      identity: async () => defaultProfile,
      log: pino({ level: "silent" }),
    });
    sender.start();
    await eventually(async () => expect(await stores.mails.pendingCount()).toBe(0));
    await sender.stop();
    expect(sent).toEqual(["first", "third"]);
  });
});

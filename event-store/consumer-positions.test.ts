import { expect, it } from "vitest";
import { createConsumerPositions } from "./consumer-positions.ts";
import type { EventConsumer, EventStore, RecordedEvent } from "./event-store.ts";

const event = (position: string) => ({ position }) as RecordedEvent;

it("follows each consumer until it stops, behind what it has consumed", async () => {
  const delivered: EventConsumer[] = [];
  const ended: string[] = [];
  const store: Pick<EventStore, "subscribe"> = {
    subscribe(after, consumer) {
      delivered.push(consumer);
      return {
        async stop() {
          ended.push(after ?? "");
        },
      };
    },
  };
  const positions = createConsumerPositions();
  const fail = (): never => {
    throw new Error("Not expected");
  };
  const mails = positions.for("mails", store).subscribe("03", async () => undefined, fail);
  const hooks = positions.for("webhooks", store);
  hooks.subscribe("02", async () => undefined, fail);
  const behind = hooks.subscribe(null, () => Promise.reject(new Error("down")), fail);
  expect(positions.all()).toEqual(
    new Map([
      ["mails", "03"],
      ["webhooks", null],
    ]),
  );
  const [toMails, toFirst, toBehind] = delivered;
  await toMails?.([event("04"), event("05")]);
  await toFirst?.([event("04")]);
  await expect(toBehind?.([event("01")])).rejects.toThrow("down");
  expect(positions.all()).toEqual(
    new Map([
      ["mails", "05"],
      ["webhooks", null],
    ]),
  );
  await behind.stop();
  await mails.stop();
  expect(positions.all()).toEqual(new Map([["webhooks", "04"]]));
  expect(ended).toEqual(["", "03"]);
});

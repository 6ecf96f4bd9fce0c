import { describe, expect, it } from "vitest";
import type { ReceivedEvent } from "./clients/client.ts";
import { positionOf } from "./log-position.ts";
import { recordedEvent } from "./stored-event.ts";

const position = { commit: 7n, prepare: 6n };
const stored = {
  id: "event-1",
  type: "SomethingHappened",
  streamId: "cart-1",
  revision: 3n,
  isJson: true,
  data: { quantity: 2 },
  metadata: { commandId: "command" },
  position,
};
const received = (changes: Partial<NonNullable<ReceivedEvent["event"]>> = {}): ReceivedEvent => ({
  event: { ...stored, ...changes },
});

describe("an event of the server", () => {
  it("becomes a recorded event", () => {
    expect(recordedEvent(received())).toEqual({
      id: "event-1",
      type: "SomethingHappened",
      data: { quantity: 2 },
      metadata: { commandId: "command" },
      stream: "cart-1",
      revision: 3,
      position: positionOf(position),
    });
  });

  it.each<[string, ReceivedEvent]>([
    ["a link to a deleted event", {}],
    ["an event of the server", received({ type: "$metadata" })],
    ["a stream of the server", received({ streamId: "$settings" })],
    ["data that are not JSON", received({ isJson: false })],
    ["data that are no object", received({ data: 7 })],
    ["data that are null", received({ data: null })],
    ["no metadata", received({ metadata: undefined })],
    ["metadata that are null", received({ metadata: null })],
    ["metadata without a command", received({ metadata: { $correlationId: "other" } })],
  ])("is not the shop's with %s", (_, event) => {
    expect(recordedEvent(event)).toBeNull();
  });

  it("is the shop's with a $ inside its names", () => {
    const event = received({ type: "Price$Changed$", streamId: "cart-$" });
    expect(recordedEvent(event)).toMatchObject({ type: "Price$Changed$", stream: "cart-$" });
  });

  it("needs a position", () => {
    expect(() => recordedEvent(received({ position: undefined }))).toThrow(/older than 22\.6/);
  });
});

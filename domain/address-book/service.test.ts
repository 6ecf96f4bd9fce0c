import { expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { createAddressBookService } from "./service.ts";

const opened = () => {
  const commands = commandsInMemory();
  const storedEvents = () => commands.log.map(({ stream, data }) => [stream, data]);
  return { book: createAddressBookService(commands), storedEvents };
};

it("given a suggested address, when its owner forgets it, then the event is stored in the owner's address book", async () => {
  const { book, storedEvents } = opened();
  await book.forget("o1", commandContext());
  await book.forget("o1", commandContext(undefined, { id: "ben", role: "shopper" }));
  expect(storedEvents()).toEqual([
    ["addressbook-ann", { orderId: "o1" }],
    ["addressbook-ben", { orderId: "o1" }],
  ]);
});

it("given a forgotten address, when another command forgets it again, then nothing happens", async () => {
  const { book, storedEvents } = opened();
  await book.forget("o1", commandContext());
  expect(await book.forget("o1", commandContext())).toMatchObject({
    accepted: true,
    position: null,
  });
  expect(storedEvents()).toHaveLength(1);
});

it("given an answered command, when its id is reused for another address, then it is refused", async () => {
  const { book, storedEvents } = opened();
  const context = commandContext();
  await book.forget("o1", context);
  expect(await book.forget("o2", context)).toMatchObject({
    accepted: false,
    refusal: { code: "COMMAND_REUSED" },
  });
  expect(storedEvents()).toHaveLength(1);
});

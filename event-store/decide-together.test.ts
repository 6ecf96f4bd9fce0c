import { describe, expect, it } from "vitest";
import { handleStep, type CommandContext } from "#domain/ports.ts";
import { carryOut, decideTogether, type StepHandler } from "#domain/together.ts";
import { commandsInMemory, type CommandsInMemory } from "../testing/commands-in-memory.ts";
import { commandContext } from "../testing/events.ts";
import { shelfOf, type Take } from "../testing/shelf.ts";
import { createMemoryEventStore } from "./memory/memory-event-store.ts";

const shelf = shelfOf(5);

const opened = (multiStream = true) => commandsInMemory(createMemoryEventStore({ multiStream }));

const step = (id: string, command: Take, context: CommandContext = commandContext()) => ({
  ...{ decider: shelf, id, command, context },
  intent: command,
});

const take = (handler: StepHandler, id: string, command: Take) =>
  handler.handle(shelf, id, command, commandContext(), command);

const left = async (commands: StepHandler, id: string) => (await commands.load(shelf, id)).state;

const told = ({ log }: CommandsInMemory) =>
  log.map(({ stream, data }) => `${stream} ${JSON.stringify(data)}`);

describe("a command with what follows from it", () => {
  it("is decided on the states that the steps before it left, and stored by one append", async () => {
    const commands = opened();
    const found: number[] = [];
    const together = await decideTogether(commands, step("a", { take: 1 }), async (handler) => {
      found.push(await left(handler, "a"));
      await take(handler, "b", { take: 2 });
      await take(handler, "a", { take: 3 });
      found.push(await left(handler, "a"), await left(handler, "b"));
      return "done";
    });
    expect(together).toEqual({ answer: "done", position: commands.log.at(-1)?.position });
    expect(found).toEqual([4, 1, 3]);
    expect(told(commands)).toEqual([
      'stock-a {"quantity":-1}',
      'stock-b {"quantity":-2}',
      'stock-a {"quantity":-3}',
    ]);
  });

  it.each<readonly [string, Take, Take]>([
    ["the command is refused", { take: 6 }, { take: 1 }],
    ["the command changes nothing", { take: 0 }, { take: 1 }],
    ["a step is refused", { take: 1 }, { take: 6 }],
  ])("stores nothing if %s", async (_why, command, next) => {
    const commands = opened();
    const follow = (handler: StepHandler) => take(handler, "b", next);
    expect(await decideTogether(commands, step("a", command), follow)).toBeNull();
    expect(commands.log).toEqual([]);
  });

  it("reads nothing on an engine without appends to several streams", async () => {
    const commands = opened(false);
    const follow = (handler: StepHandler) => left(handler, "b");
    expect(await decideTogether(commands, step("a", { take: 1 }), follow)).toBeNull();
    expect(commands.reads).toEqual([]);
  });

  it("throws other errors", async () => {
    const lost = decideTogether(opened(), step("a", { take: 1 }), async () => {
      throw new Error("a fault");
    });
    await expect(lost).rejects.toThrow("a fault");
  });

  it("asks the log before a step is left out", async () => {
    const commands = opened();
    // A decider whose steps change nothing once the shelf is empty.
    const rest = {
      ...shelf,
      decide: (_: Take, items: number) => shelf.decide({ take: items }, items),
    };
    const clear = (handler: StepHandler) =>
      handler.handle(rest, "b", { take: 0 }, commandContext(), null);
    await clear(commands);
    const other = commands.restart();
    const receive = { type: "StockReceived", data: { quantity: 2 } } as const;
    const filling = { ...shelf, decide: () => ({ accepted: true, events: [receive] }) as const };
    await other.handle(filling, "b", { take: 0 }, commandContext(), null);
    // This process remembers an empty shelf.
    await decideTogether(commands, step("a", { take: 1 }), clear);
    expect(await left(other, "b")).toBe(0);
  });

  it("is not stored if a state that it was decided on has changed meanwhile", async () => {
    const commands = opened();
    const together = await decideTogether(commands, step("a", { take: 1 }), async (handler) => {
      const items = await left(handler, "a");
      await take(commands, "a", { take: 1 });
      await take(handler, "b", { take: items });
    });
    expect(together).toBeNull();
    expect(told(commands)).toEqual(['stock-a {"quantity":-1}']);
  });

  it("is stored if only a state has changed that no step depends on", async () => {
    const commands = opened();
    await decideTogether(commands, step("a", { take: 1 }), async (handler) => {
      await take(handler, "b", { take: 2 });
      await take(commands, "b", { take: 1 });
    });
    expect([await left(commands, "a"), await left(commands, "b")]).toEqual([4, 2]);
  });

  it("is decided once, and again only on streams that have changed since", async () => {
    const commands = opened();
    const decided: string[] = [];
    const counted = (id: string) => ({
      ...step(id, { take: 1 }),
      decider: {
        ...shelf,
        decide(command: Take, items: number) {
          decided.push(id);
          return shelf.decide(command, items);
        },
      },
    });
    await decideTogether(commands, counted("a"), async (handler) => {
      await handleStep(handler, counted("b"));
      await handleStep(handler, counted("a"));
    });
    expect(decided.splice(0)).toEqual(["a", "b", "a"]);
    await decideTogether(commands, counted("a"), async (handler) => {
      await handleStep(handler, counted("b"));
      await handleStep(handler, counted("b"));
      await take(commands, "b", { take: 1 });
    });
    expect(decided).toEqual(["a", "b", "b", "b", "b"]);
    expect([await left(commands, "a"), await left(commands, "b")]).toEqual([2, 1]);
  });

  it("takes steps at the same time on one stream, which was not read before", async () => {
    const commands = opened();
    const together = await decideTogether(commands, step("a", { take: 1 }), (handler) =>
      Promise.all([take(handler, "b", { take: 2 }), take(handler, "b", { take: 3 })]),
    );
    expect(together?.answer).toMatchObject([{ state: 3 }, { state: 0 }]);
    expect(await left(commands, "b")).toBe(0);
  });
});

describe("carrying a command out", () => {
  const carried = async (commands: CommandsInMemory, command: Take, fails = false) => {
    const calls: string[] = [];
    const answer = await carryOut(
      { commands, onPending: (id) => calls.push(`pending ${id}`) },
      step("a", command),
      {
        follow: (handler) => take(handler, "b", { take: 2 }),
        stored: () => void calls.push("stored"),
        async finish() {
          if (fails) throw new Error("a fault");
          const taken = await take(commands, "b", { take: 2 });
          return taken.accepted ? taken.position : null;
        },
      },
    );
    return { calls, answer };
  };

  it("answers the same in one append and step by step", async () => {
    const [together, stepwise] = [opened(), opened(false)];
    const one = await carried(together, { take: 1 });
    const other = await carried(stepwise, { take: 1 });
    expect(one.answer).toEqual(other.answer);
    expect([one.calls, other.calls]).toEqual([[], ["stored"]]);
    expect(told(together)).toEqual(told(stepwise));
  });

  it("leaves to recovery what fails after the command", async () => {
    const { calls, answer } = await carried(opened(false), { take: 1 }, true);
    expect(calls).toEqual(["stored", "pending a"]);
    expect(answer).toMatchObject({ accepted: true, state: 4, repeated: false });
  });

  it("stores nothing for a refused command", async () => {
    const commands = opened();
    const { calls, answer } = await carried(commands, { take: 6 });
    expect([answer, calls]).toEqual([{ accepted: false, refusal: { code: "EMPTY" } }, []]);
    expect(commands.log).toEqual([]);
  });
});

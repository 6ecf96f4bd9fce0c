import { expect, it } from "vitest";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import { createMemoryEventStore } from "./memory/memory-event-store.ts";
import {
  createStreamFolds,
  rememberCommand,
  unread,
  usualFoldBytes,
  type KnownCommand,
} from "./stream-folds.ts";

const decider = { category: "stock", initialState: 0 } as Decider<
  number,
  never,
  DomainEvent,
  never
>;

const foldAt = (revision: number) => ({ ...unread(decider), state: revision, revision });

it("keeps the newer of two folds of a stream, and a fold that has grown", () => {
  const folds = createStreamFolds(createMemoryEventStore(), usualFoldBytes);
  const [older, newer] = [foldAt(1), foldAt(2)];
  folds.keep("stock-1", newer);
  folds.keep("stock-1", older);
  expect(folds.remembered(decider, "stock-1")).toBe(newer);
  const same = foldAt(2);
  folds.keep("stock-1", same);
  expect(folds.remembered(decider, "stock-1")).toBe(same);
  folds.keep("stock-1", foldAt(3));
  expect(folds.remembered(decider, "stock-1")?.revision).toBe(3);
});

it("remembers the person of a command that only some of its events hold", () => {
  const commands = new Map<string, KnownCommand>();
  for (const person of [null, "ann", null]) {
    rememberCommand(commands, "c1", { digest: "digest", person, position: "1" });
  }
  expect(commands.get("c1")?.person).toBe("ann");
});

it("remembers the latest thousand commands of a stream", () => {
  const commands = new Map<string, KnownCommand>();
  for (let count = 0; count < 1002; count += 1) {
    rememberCommand(commands, `c${count}`, { digest: "digest", person: null, position: "1" });
    if (count === 999) expect(commands.has("c0")).toBe(true);
  }
  expect(commands.size).toBe(1000);
  expect(["c0", "c1", "c2", "c1001"].map((id) => commands.has(id))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

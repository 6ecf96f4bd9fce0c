import type { Counter } from "@opentelemetry/api";
import { Unavailable, type CommandHandler, type CommandResult } from "#domain/ports.ts";
import type { InSpan } from "./spans.ts";

/** The instruments of commands. */
export interface CommandMetrics {
  readonly handled: Counter;
  /** Counts commands that have begun and not ended. */
  readonly waiting: { add(commands: number): void };
}

/** For example `cart.AddItem`. */
const kindOf = ({ category }: { readonly category: string }, command: unknown): string =>
  typeof command === "object" && command !== null && "type" in command
    ? `${category}.${String(command.type)}`
    : category;

/** `accepted`, `repeated`, or the code of the refusal. */
const outcomeOf = (result: CommandResult<unknown, unknown>): string => {
  if (result.accepted) return result.repeated ? "repeated" : "accepted";
  const { refusal } = result as { readonly refusal: { readonly code?: unknown } };
  return typeof refusal.code === "string" ? refusal.code : "refused";
};

/** Wraps a command handler so that commands are counted by kind and outcome, and traced. */
export const observeCommands = (
  commands: CommandHandler,
  { handled, waiting }: CommandMetrics,
  inSpan: InSpan,
): CommandHandler => ({
  ...commands,
  handle(decider, id, command, context, intent) {
    const kind = kindOf(decider, command);
    return inSpan(`command ${kind}`, async (describe) => {
      let outcome = "failed";
      waiting.add(1);
      try {
        const result = await commands.handle(decider, id, command, context, intent);
        outcome = outcomeOf(result);
        return result;
      } catch (error) {
        if (error instanceof Unavailable) outcome = "unavailable";
        throw error;
      } finally {
        waiting.add(-1);
        handled.add(1, { kind, outcome });
        describe({ "nivasa.outcome": outcome });
      }
    });
  },
  handleTogether: (steps) =>
    inSpan("commands together", async (describe) => {
      const kinds = steps.map(({ decider, command }) => kindOf(decider, command));
      describe({ "nivasa.commands": [...new Set(kinds)] });
      waiting.add(steps.length);
      try {
        const position = await commands.handleTogether(steps);
        // If nothing was stored, the steps are handled and counted one by one.
        if (position !== null)
          for (const kind of kinds) handled.add(1, { kind, outcome: "accepted" });
        describe({ "nivasa.outcome": position === null ? "one by one" : "accepted" });
        return position;
      } finally {
        waiting.add(-steps.length);
      }
    }),
});

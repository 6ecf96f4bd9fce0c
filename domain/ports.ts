import type { Decider, DomainEvent } from "./decider.ts";
import type { CommandReused } from "./refusal.ts";

/** How far the log has got. Opaque; a later position sorts after an earlier one as plain text. */
export type Position = string;

/** What a position can look like that a client sends back, whatever the engine; the empty text is before the first event. */
export const positionForm = /^[0-9a-z:]{0,64}$/;

/** Something cannot be had for now, so that asking again helps. APIs answer 503. */
export class Unavailable extends Error {
  override readonly name: string = "Unavailable";
}

/** A store cannot be reached or has stopped; nothing was stored by this call. */
export class StoreUnavailable extends Unavailable {
  override readonly name: string = "StoreUnavailable";
}

/** An event can never be stored as it is: too large, or no JSON. Nothing of its append was stored. APIs answer 413. */
export class EventNotStorable extends Error {
  override readonly name = "EventNotStorable";
}

/** The person is erased, or is being erased: nothing personal is taken any more. APIs answer as to no session. */
export class PersonErased extends Error {
  override readonly name = "PersonErased";
}

/** What somebody may do. `system` is the shop itself. */
export type Role = "shopper" | "admin" | "analyst" | "system";

/** Who gives a command. The id is opaque and never personal. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** Everything about a command but its content. */
export interface CommandContext {
  /** Chosen by the client, scoped to the actor; the same one twice changes nothing twice. */
  readonly commandId: string;
  /** The command that began the whole conversation. */
  readonly correlationId: string;
  readonly actor: Actor;
  /** The moment of the command: ISO 8601 in UTC. */
  readonly now: string;
}

/** What a handled command led to. */
export type CommandResult<State, Refusal> =
  | {
      readonly accepted: true;
      readonly state: State;
      /** Revision of the stream's last event, -1 without any. */
      readonly revision: number;
      /** Of this command's last event; null where it changed nothing. */
      readonly position: Position | null;
      /** True where the command had been handled before and this is its answer again. */
      readonly repeated: boolean;
    }
  | { readonly accepted: false; readonly refusal: Refusal | CommandReused };

/**
 * Runs commands against streams. Throws only where the outcome cannot be told (the store is away), never for a
 * refusal.
 */
export interface CommandHandler {
  /**
   * Decides and stores. `intent` is what the client asked for, in its own words: the same command id with another
   * intent is refused as reused.
   */
  handle<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
    command: Command,
    context: CommandContext,
    intent: unknown,
  ): Promise<CommandResult<State, Refusal>>;
  /**
   * Stores what all steps lead to as one, in their order, and gives the last position. Null, with nothing stored as far as can
   * be told, where that cannot be: the engine cannot, a step is refused or was handled before, or somebody else wrote
   * meanwhile. Each step by `handle` then leads to the same.
   */
  handleTogether(steps: readonly CommandStep[]): Promise<Position | null>;
  /**
   * A state as this process remembers it, without asking the log; null where it does not. Good for what an append or a
   * `load` checks again.
   */
  recall<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
  ): RecalledState<State> | null;
  /** The state a decision taken now would be based on. */
  load<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
  ): Promise<{ readonly state: State; readonly revision: number }>;
}

/** A command with all that `handle` takes of it. */
export interface CommandStep<
  State = unknown,
  Command = unknown,
  Event extends DomainEvent = DomainEvent,
  Refusal = unknown,
> {
  readonly decider: Decider<State, Command, Event, Refusal>;
  readonly id: string;
  readonly command: Command;
  readonly context: CommandContext;
  readonly intent: unknown;
}

/** Handles a step by itself. */
export const handleStep = <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "handle">,
  { decider, id, command, context, intent }: CommandStep<State, Command, Event, Refusal>,
): Promise<CommandResult<State, Refusal>> => commands.handle(decider, id, command, context, intent);

/** A state from memory. */
export interface RecalledState<State> {
  readonly state: State;
  readonly revision: number;
  /** Whether nothing can have been stored on top of it more than a second ago. */
  readonly isRecent: boolean;
}

/** A state as the log holds it at the call or later. */
export const currentState = async <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "recall" | "load">,
  decider: Decider<State, Command, Event, Refusal>,
  id: string,
): Promise<State> => (await commands.load(decider, id)).state;

/** A state that is at most a second behind what other processes write: from memory where that is so young. */
export const recentState = async <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "recall" | "load">,
  decider: Decider<State, Command, Event, Refusal>,
  id: string,
): Promise<State> => {
  const recalled = commands.recall(decider, id);
  return recalled?.isRecent ? recalled.state : currentState(commands, decider, id);
};

/** Counts something that a person does: seconds to wait before it may be done; 0 where it may be now. */
export type CountOfPerson = (personId: string) => Promise<number>;

/** Makes an id from another one and a word: the same two always give the same id. */
export type DeriveId = (id: string, word: string) => string;

/** A context for a step that follows from a command: its own id, the same conversation. */
export const stepOf = (
  context: CommandContext,
  commandId: string,
  actor: Actor = context.actor,
): CommandContext => ({ ...context, commandId, actor });

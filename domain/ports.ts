import type { accountRoles } from "./permissions.ts";
import type { Decider, DomainEvent } from "./decider.ts";
import type { CommandReused } from "./refusal.ts";

/** A position in the log. Opaque; a later position sorts after an earlier one as plain text. */
export type Position = string;

/**
 * Possible form of a position from a client, on any engine. The empty text is before the first
 * event.
 */
export const positionForm = /^[0-9a-z:]{0,64}$/;

/** Something is temporarily unavailable, so a retry helps. APIs answer 503. */
export class Unavailable extends Error {
  override readonly name: string = "Unavailable";
}

/** A store is unreachable or has stopped. This call stored nothing. */
export class StoreUnavailable extends Unavailable {
  override readonly name: string = "StoreUnavailable";
}

/**
 * An event can never be stored as it is: it is too large, or not JSON. Nothing of its append was
 * stored. APIs answer 413.
 */
export class EventNotStorable extends Error {
  override readonly name = "EventNotStorable";
}

/**
 * The person is erased, or is being erased: no personal data is accepted any more. APIs answer as
 * if there were no session.
 */
export class PersonErased extends Error {
  override readonly name = "PersonErased";
}

/** Permissions of an actor. `system` is the shop itself. */
export type Role = (typeof accountRoles)[number] | "system";

/** The issuer of a command. The id is opaque and never personal. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** The metadata of a command. */
export interface CommandContext {
  /** Chosen by the client, scoped to the actor. A repeated command changes nothing. */
  readonly commandId: string;
  /** The command that began the conversation. */
  readonly correlationId: string;
  readonly actor: Actor;
  /** Time of the command, ISO 8601 in UTC. */
  readonly now: string;
}

/** The answer to a command that was not refused. */
export type Accepted<State> = Extract<CommandResult<State, never>, { readonly accepted: true }>;

/** Outcome of a handled command. */
export type CommandResult<State, Refusal> =
  | {
      readonly accepted: true;
      readonly state: State;
      /** Revision of the stream's last event, -1 if there is none. */
      readonly revision: number;
      /** Position of this command's last event; null if it changed nothing. */
      readonly position: Position | null;
      /** True if the command was handled before; this repeats its answer. */
      readonly repeated: boolean;
    }
  | { readonly accepted: false; readonly refusal: Refusal | CommandReused };

/**
 * Runs commands against streams. Throws only if the outcome is unknown (the store is unavailable),
 * never for a refusal.
 */
export interface CommandHandler {
  /**
   * Decides and stores. `intent` is the client's request: the same command id with another intent
   * is refused as reused.
   */
  handle<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
    command: Command,
    context: CommandContext,
    intent: unknown,
  ): Promise<CommandResult<State, Refusal>>;
  /**
   * Stores the events of all steps atomically, in order, and returns the last position. Null means
   * that nothing was stored as far as is known, because the engine does not support it, a step is
   * refused or was handled before, or another process wrote meanwhile. Handling each step by
   * `handle` then has the same result.
   */
  handleTogether(steps: readonly CommandStep[]): Promise<Position | null>;
  /** Whether the engine supports that. */
  readonly handlesTogether: boolean;
  /**
   * A state cached in this process, without reading the log; null if it is not cached. Use it only
   * if an append or a `load` checks it again.
   */
  recall<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
  ): RecalledState<State> | null;
  /** The current state, as a decision would use it. */
  load<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    id: string,
  ): Promise<{ readonly state: State; readonly revision: number }>;
}

/** A command with all arguments of `handle`. */
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
  /** The stream's revision that the step depends on. Only `handleTogether` checks it. */
  readonly seen?: number;
  /**
   * The accepted decision if the stream is at `revision` and all steps before were decided as
   * drafted. Only `handleTogether` uses it: a decision is pure, so that it need not be made again.
   */
  readonly drafted?: {
    readonly revision: number;
    readonly events: readonly Event[];
    /** The state after the events. */
    readonly state: State;
  };
}

/** Handles one step. */
export const handleStep = <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "handle">,
  { decider, id, command, context, intent }: CommandStep<State, Command, Event, Refusal>,
): Promise<CommandResult<State, Refusal>> => commands.handle(decider, id, command, context, intent);

/** The later of two positions. A repeated step answers with the position of its first time. */
export const laterPosition = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one;

/** A cached state. */
export interface RecalledState<State> {
  readonly state: State;
  readonly revision: number;
  /** Whether no later event can be older than a second. */
  readonly isRecent: boolean;
}

/** A state as the log holds it at the time of the call or later. */
export const currentState = async <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "recall" | "load">,
  decider: Decider<State, Command, Event, Refusal>,
  id: string,
): Promise<State> => (await commands.load(decider, id)).state;

/**
 * A state that is at most a second behind other processes' writes. Uses the cache if it is recent
 * enough.
 */
export const recentState = async <State, Command, Event extends DomainEvent, Refusal>(
  commands: Pick<CommandHandler, "recall" | "load">,
  decider: Decider<State, Command, Event, Refusal>,
  id: string,
): Promise<State> => {
  const recalled = commands.recall(decider, id);
  return recalled?.isRecent ? recalled.state : currentState(commands, decider, id);
};

/**
 * Counts an action of a person. Returns the seconds to wait before it is allowed; 0 if it is
 * allowed now.
 */
export type CountOfPerson = (personId: string) => Promise<number>;

/** Derives an id from another id and a word, deterministically. */
export type DeriveId = (id: string, word: string) => string;

/** A context for a step that follows from a command: another id, the same conversation. */
export const stepOf = (
  context: CommandContext,
  commandId: string,
  actor: Actor = context.actor,
): CommandContext => ({ ...context, commandId, actor });

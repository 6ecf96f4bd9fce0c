/** A fact in the past tense, self-contained, and a contract once stored. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** Outcome of a command: events to store (none if nothing changes), or a named refusal. */
export type Decision<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/**
 * The rules of one kind of stream. All functions are pure and synchronous: time, ids and prices
 * arrive in the command. `decide` refuses by returning a value; an exception from it is a bug.
 */
export interface Decider<State, Command, Event extends DomainEvent, Refusal> {
  /**
   * First part of the stream name. It must not contain a dash, because the store reads the category
   * up to the first one.
   */
  readonly category: string;
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): Decision<Event, Refusal>;
  /**
   * Whether a command usually starts a new stream, so that an append without a read is worth
   * trying.
   */
  begins?(command: Command): boolean;
}

/** Accepts a command with its resulting events. */
export const accept = <Event>(...events: readonly Event[]): Decision<Event, never> => ({
  accepted: true,
  events,
});

/** Refuses a command; nothing is stored. */
export const refuse = <Refusal>(refusal: Refusal): Decision<never, Refusal> => ({
  accepted: false,
  refusal,
});

/** Ends a `switch` over a union: a missing case is a compile error. */
export const unreachable = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};

/** The stream name of an entity, for example `cart-42`. */
export const streamName = (category: string, id: string): string => `${category}-${id}`;

/** The id in a stream name: everything after the first dash. */
export const streamId = (stream: string): string => stream.slice(stream.indexOf("-") + 1);

/** The category in a stream name: everything before the first dash. */
export const streamCategory = (stream: string): string => stream.slice(0, stream.indexOf("-"));

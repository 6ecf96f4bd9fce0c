/** A fact: past tense, self-contained, and a contract once stored. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** What a command led to: facts to store (none when nothing has to change), or a named refusal. */
export type Decision<Event, Refusal> =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/**
 * The rules of one kind of stream. Everything in it is pure and synchronous: time, ids and prices arrive in the
 * command. `decide` refuses with a value; an exception from it is a bug.
 */
export interface Decider<State, Command, Event extends DomainEvent, Refusal> {
  /** First part of the stream name; holds no dash, because the store reads the category up to the first one. */
  readonly category: string;
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): Decision<Event, Refusal>;
  /** Whether a command usually is the first of its stream, so that trying beats asking whether the stream is there. */
  begins?(command: Command): boolean;
}

/** The command is accepted and these facts follow from it. */
export const accept = <Event>(...events: readonly Event[]): Decision<Event, never> => ({
  accepted: true,
  events,
});

/** The command is refused; nothing is stored. */
export const refuse = <Refusal>(refusal: Refusal): Decision<never, Refusal> => ({
  accepted: false,
  refusal,
});

/** Closes a `switch` over a union: the compiler complains when a case is missing. */
export const unreachable = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};

/** The name of the stream that holds one thing's events, for example `cart-42`. */
export const streamName = (category: string, id: string): string => `${category}-${id}`;

/** The id in a stream name: everything after the first dash. */
export const streamId = (stream: string): string => stream.slice(stream.indexOf("-") + 1);

/** The category in a stream name: everything before the first dash. */
export const streamCategory = (stream: string): string => stream.slice(0, stream.indexOf("-"));

import { streamName, type Decider, type DomainEvent } from "./decider.ts";
import {
  handleStep,
  laterPosition,
  type Accepted,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CommandStep,
  type Position,
} from "./ports.ts";

/** Handles the steps of a process, one after the other. */
export type StepHandler = Omit<CommandHandler, "handleTogether" | "handlesTogether">;

/** Takes the steps of a process, and keeps the position of the last event that they stored. */
export const createTrail = <Done extends string>(
  commands: StepHandler,
  note: (done: Done) => void,
) => {
  let latest: Position | null = null;
  /** Notes the position of steps that were taken elsewhere. */
  const reach = (position: Position | null): void => {
    latest = laterPosition(latest, position);
  };
  return {
    ...{ commands, reach, note },
    latest: (): Position | null => latest,
    /** Takes a step; `done` is noted if it is accepted. */
    async take<State, Command, Event extends DomainEvent, Refusal>(
      step: CommandStep<State, Command, Event, Refusal>,
      done: Done | null,
    ): Promise<CommandResult<State, Refusal>> {
      const handled = await handleStep(commands, step);
      if (!handled.accepted) return handled;
      reach(handled.position);
      if (done !== null) note(done);
      return handled;
    },
  };
};

/** A step is refused or needs no events, so that only the log can answer it. Ends the draft. */
export class NotTogether extends Error {
  override readonly name = "NotTogether";
}

/** A stream with the events of the steps so far, which are not stored yet. */
interface DraftedStream {
  /** The stored revision. */
  readonly from: number;
  state: unknown;
  revision: number;
  /** It is as the log holds it, or its append will check that. */
  isCurrent: boolean;
  /** Later steps depend on its state. */
  isRead: boolean;
}

/** Decides steps in memory, each on the states that the previous ones left. */
const createDraft = (commands: CommandHandler) => {
  const streams = new Map<string, DraftedStream>();
  const taken: {
    readonly step: CommandStep;
    readonly stream: DraftedStream;
    readonly drafted: NonNullable<CommandStep["drafted"]>;
  }[] = [];

  const draft = (
    name: string,
    { state, revision }: { readonly state: unknown; readonly revision: number },
    isCurrent: boolean,
  ): DraftedStream => {
    const stream = { from: revision, state, revision, isCurrent, isRead: false };
    streams.set(name, stream);
    return stream;
  };

  const current = async ({ decider, id }: Pick<CommandStep, "decider" | "id">) => {
    const name = streamName(decider.category, id);
    const known = () => (streams.get(name)?.isCurrent === true ? streams.get(name) : undefined);
    const before = known();
    if (before) return before;
    const loaded = await commands.load(decider, id);
    // A concurrent step may have taken the stream meanwhile.
    return known() ?? draft(name, loaded, true);
  };

  const take = async (step: CommandStep): Promise<DraftedStream> => {
    const { decider, id, command } = step;
    const name = streamName(decider.category, id);
    const begun = decider.begins?.(command) ? { state: decider.initialState, revision: -1 } : null;
    const found = commands.recall(decider, id) ?? begun;
    let stream = streams.get(name) ?? (found ? draft(name, found, false) : await current(step));
    let decision = decider.decide(command, stream.state);
    // No append checks a step without events, so that it needs the stored state.
    if (decision.accepted && decision.events.length === 0 && taken.length > 0) {
      stream = await current(step);
      decision = decider.decide(command, stream.state);
    }
    if (!decision.accepted) throw new NotTogether();
    const { events } = decision;
    if (events.length === 0 && taken.length === 0) throw new NotTogether();
    if (events.length === 0) return stream;
    const { revision } = stream;
    stream.isCurrent = true;
    stream.revision += events.length;
    stream.state = events.reduce((state, event) => decider.evolve(state, event), stream.state);
    taken.push({ step, stream, drafted: { revision, events, state: stream.state } });
    return stream;
  };

  const handler: StepHandler = {
    async handle<State, Command, Event extends DomainEvent, Refusal>(
      decider: Decider<State, Command, Event, Refusal>,
      id: string,
      command: Command,
      context: CommandContext,
      intent: unknown,
    ) {
      const { state, revision } = await take({ decider, id, command, context, intent });
      const answer = { accepted: true, state: state as State, revision } as const;
      return { ...answer, position: null, repeated: false };
    },
    async load<State, Command, Event extends DomainEvent, Refusal>(
      decider: Decider<State, Command, Event, Refusal>,
      id: string,
    ) {
      const stream = await current({ decider, id });
      stream.isRead = true;
      return { state: stream.state as State, revision: stream.revision };
    },
    recall: (decider, id) => commands.recall(decider, id),
  };

  return {
    handler,
    /** A step on a stream that was read is stored only if the stream is still the same. */
    steps: () =>
      taken.map(({ step, stream, drafted }, index) => ({
        ...step,
        drafted,
        ...(stream.isRead &&
          taken.findIndex((each) => each.stream === stream) === index && { seen: stream.from }),
      })),
  };
};

/**
 * Stores a command and the steps that `follow` takes in one append, if the engine supports it and
 * nothing conflicts. Returns the position of the last event, and the answer of `follow`. Null means
 * that nothing was stored as far as is known, and the command goes step by step.
 */
export const decideTogether = async <State, Command, Event extends DomainEvent, Refusal, Answer>(
  commands: CommandHandler,
  request: CommandStep<State, Command, Event, Refusal>,
  follow: (handler: StepHandler) => Promise<Answer>,
): Promise<{ readonly position: Position; readonly answer: Answer } | null> => {
  if (!commands.handlesTogether) return null;
  const { handler, steps } = createDraft(commands);
  try {
    await handleStep(handler, request);
    const answer = await follow(handler);
    const position = await commands.handleTogether(steps());
    return position === null ? null : { position, answer };
  } catch (error) {
    if (error instanceof NotTogether) return null;
    throw error;
  }
};

/** A handler of commands with the recovery of those that are not finished. */
export interface Finishing {
  readonly commands: CommandHandler;
  readonly onPending: (id: string, error: unknown) => void;
}

/**
 * The answer to a command that other steps have to finish: the state after them, and the later
 * position. If they fail, `onPending` leaves them to the background recovery, and the command's own
 * answer is returned. `apply` resolves with the position of the last step; null if there was none.
 */
export const withConsequences = async <State, Command, Event extends DomainEvent, Refusal>(
  { commands, onPending }: Finishing,
  { decider, id }: Pick<CommandStep<State, Command, Event, Refusal>, "decider" | "id">,
  answer: Accepted<State>,
  apply: () => Promise<Position | null>,
): Promise<Accepted<State>> => {
  try {
    const appliedAt = await apply();
    const { state, revision } = await commands.load(decider, id);
    return { ...answer, state, revision, position: laterPosition(appliedAt, answer.position) };
  } catch (error) {
    onPending(id, error);
    return answer;
  }
};

/**
 * Handles a command with all that follows from it: in one append by `follow`, otherwise step by
 * step. Then `stored` runs after the command, and `finish` applies the rest, which recovery can do
 * as well.
 */
export const carryOut = async <State, Command, Event extends DomainEvent, Refusal>(
  finishing: Finishing,
  request: CommandStep<State, Command, Event, Refusal>,
  {
    follow,
    stored,
    finish,
  }: {
    readonly follow: (handler: StepHandler) => Promise<unknown>;
    readonly stored?: (answer: Accepted<State>) => Promise<void> | void;
    readonly finish: (answer: Accepted<State>) => Promise<Position | null>;
  },
): Promise<CommandResult<State, Refusal>> => {
  const { commands } = finishing;
  const { decider, id } = request;
  const together = await decideTogether(commands, request, async (handler) => {
    await follow(handler);
    return handler.load(decider, id);
  });
  if (together) {
    return { accepted: true, ...together.answer, position: together.position, repeated: false };
  }
  const answer = await handleStep(commands, request);
  if (!answer.accepted) return answer;
  await stored?.(answer);
  return withConsequences(finishing, request, answer, () => finish(answer));
};

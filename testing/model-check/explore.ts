import { createHash } from "node:crypto";
import { setImmediate as macrotask } from "node:timers/promises";
import { StoreUnavailable, type CommandHandler } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import {
  createMemoryEventStore,
  type MemoryEventStore,
} from "#event-store/memory/memory-event-store.ts";
import { commandsInMemory, type CommandsInMemory, type LogAccess } from "../commands-in-memory.ts";

/** Work of one process, for example a request. */
export interface Task {
  readonly process: string;
  /** Resolves with the answer that the caller gets. */
  run(commands: CommandHandler): Promise<string>;
}

/** A small world whose every interleaving is explored. */
export interface Scenario {
  /** Writes the first events. */
  prepare(commands: CommandHandler): Promise<void>;
  readonly tasks: readonly Task[];
  /** At most one of these processes dies, at any access to the log. */
  readonly mayDie: readonly string[];
  /** What a process does after another one died, and a last time when all tasks have ended. */
  recover(commands: CommandHandler): Promise<void>;
  /** Throws if an invariant does not hold. `answers` are those of the tasks that did not die. */
  check(commands: CommandHandler, answers: ReadonlyMap<Task, string>): Promise<void>;
  /** Whether the engine appends to several streams at once. */
  readonly multiStream?: boolean;
  /** Wraps the handler of each process, for example to plant a bug. */
  readonly wrap?: (commands: CommandHandler) => CommandHandler;
}

/** The number of distinct states and of complete runs. */
export interface Explored {
  readonly states: number;
  readonly ends: number;
}

/** An access to the log that waits for its turn. */
interface Waiting {
  readonly process: string;
  readonly access: LogAccess;
  proceed(): void;
}

/** A step of a schedule: the next access to the log, or the death of a process. */
type Choice = { readonly access: Waiting } | { readonly dies: string };

const recovery = "recovery";

/** A violated invariant, with the schedule that leads to it. */
export class Violation extends Error {
  override readonly name = "Violation";
}

/**
 * Runs a scenario in every order of its accesses to the log, with a death of a process at every
 * point. States that were reached before are not explored again: a state is the content of the
 * streams, the accesses of every living process with what each of them found, and the answers.
 * `mostSwitches` bounds how often a process that could go on has to wait for another one; most
 * faults need one or two. Throws a Violation if an invariant does not hold after a run.
 */
export const explore = async (
  scenario: Scenario,
  mostSwitches = Number.POSITIVE_INFINITY,
): Promise<Explored> => {
  const shared = new SharedStreams();
  for (;;) {
    const explored = await exploreWith(shared, scenario, mostSwitches);
    // The orders of accesses to streams that turned out to be shared were left out.
    if (explored) return explored;
  }
};

/**
 * The streams that one process appends to and another one accesses. The order of other accesses
 * makes no difference.
 */
class SharedStreams {
  readonly #shared = new Set<string>();
  readonly #writers = new Map<string, Set<string>>();
  readonly #users = new Map<string, Set<string>>();

  get size(): number {
    return this.#shared.size;
  }

  has(stream: string): boolean {
    return this.#shared.has(stream);
  }

  note(process: string, { kind, streams }: LogAccess): void {
    for (const stream of streams) {
      const users = setOf(this.#users, stream).add(process);
      const writers = setOf(this.#writers, stream);
      if (kind === "append") writers.add(process);
      if (writers.size === 0 || users.size < 2 || this.#shared.has(stream)) continue;
      this.#shared.add(stream);
    }
  }
}

const setOf = (sets: Map<string, Set<string>>, key: string): Set<string> => {
  const known = sets.get(key) ?? new Set<string>();
  sets.set(key, known);
  return known;
};

/** Null if the run showed that more streams are shared. */
const exploreWith = async (
  shared: SharedStreams,
  scenario: Scenario,
  mostSwitches: number,
): Promise<Explored | null> => {
  const known = shared.size;
  const seen = new Set<string>();
  const schedules: (readonly number[])[] = [[]];
  let ends = 0;
  for (let next = schedules.pop(); next; next = schedules.pop()) {
    const run = await startRun(scenario, shared, mostSwitches);
    const taken: string[] = [];
    for (let step = 0; ; step += 1) {
      const choices = await run.choices();
      if (shared.size > known) return null;
      if (choices.length === 0) {
        ends += 1;
        await run.end().catch((error: unknown) => {
          throw new Violation(`${String(error)}\nafter\n${taken.join("\n")}`, { cause: error });
        });
        break;
      }
      if (step >= next.length) {
        const state = run.state();
        if (seen.has(state)) break;
        seen.add(state);
        const before = [...next, ...Array<number>(step - next.length).fill(0)];
        for (let other = 1; other < choices.length; other += 1) schedules.push([...before, other]);
      }
      const choice = choices[next[step] ?? 0];
      if (!choice) throw new Error("The scenario is not deterministic");
      taken.push(textOf(choice));
      await run.take(choice);
    }
  }
  return { states: seen.size, ends };
};

const textOf = (choice: Choice): string =>
  "dies" in choice
    ? `${choice.dies} dies`
    : `${choice.access.process}: ${choice.access.access.kind} ${choice.access.access.streams.join(", ")}`;

/** Starts a run of a scenario, up to the first access of each process to the log. */
const startRun = async (scenario: Scenario, shared: SharedStreams, mostSwitches: number) => {
  const { multiStream = false } = scenario;
  const first = commandsInMemory(createMemoryEventStore({ multiStream }));
  await scenario.prepare(first);
  const stored: MemoryEventStore = first.store;
  const { wrap = (commands) => commands } = scenario;
  const processes = new Map<string, CommandsInMemory>();
  /** The accesses of each living process, with the revisions that they found. */
  const accesses = new Map<string, string[]>();
  const answers = new Map<Task, string>();
  let waiting: Waiting[] = [];
  let canDie = true;
  /** The process of the last access, and how often others may still interrupt one. */
  let current: string | null = null;
  let switches = mostSwitches;

  const processOf = (name: string): CommandsInMemory => {
    const known = processes.get(name);
    if (known) return known;
    accesses.set(name, []);
    const started = commandsInMemory(
      stored,
      (access) =>
        new Promise((proceed) => {
          waiting.push({ process: name, access, proceed });
        }),
    );
    processes.set(name, started);
    return started;
  };

  const start = (task: Task): void => {
    task.run(wrap(processOf(task.process))).then(
      (answer) => answers.set(task, answer),
      (error: unknown) => {
        if (error instanceof StoreUnavailable) answers.set(task, "unavailable");
        else if (processes.has(task.process)) answers.set(task, String(error));
      },
    );
  };

  const recover: Task = {
    process: recovery,
    run: async (commands) => {
      await scenario.recover(commands);
      return "recovered";
    },
  };

  const proceed = async (chosen: Waiting): Promise<void> => {
    const { process, access } = chosen;
    const found = access.streams.map((stream) => `${stream}@${lengthOf(stored.log, stream)}`);
    accesses.get(process)?.push(`${access.kind} ${found.join(" ")}`);
    shared.note(process, access);
    waiting = waiting.filter((each) => each !== chosen);
    chosen.proceed();
    // Processes wait for nothing but promises, so that all are at their next access then.
    await macrotask();
  };

  const isOwnRead = ({ access }: Waiting): boolean =>
    access.kind === "read" && !access.streams.some((stream) => shared.has(stream));

  for (const task of scenario.tasks) start(task);
  await macrotask();

  return {
    async choices(): Promise<readonly Choice[]> {
      for (let own = waiting.find(isOwnRead); own; own = waiting.find(isOwnRead)) {
        await proceed(own);
      }
      // A death before a read is like one after the access before it.
      const appending = waiting.filter(({ access }) => access.kind === "append");
      const dying = canDie
        ? scenario.mayDie.filter((name) => appending.some(({ process }) => process === name))
        : [];
      const own = appending.find(({ access }) => !access.streams.some((each) => shared.has(each)));
      if (own) {
        const dies = dying.filter((name) => name === own.process);
        return [{ access: own }, ...dies.map((name) => ({ dies: name }))];
      }
      const going = waiting.filter(({ process }) => process === current);
      const next = going.length > 0 && switches === 0 ? going : waiting;
      return [...next.map((access) => ({ access })), ...dying.map((dies) => ({ dies }))];
    },

    async take(choice: Choice): Promise<void> {
      if ("dies" in choice) {
        canDie = false;
        processes.get(choice.dies)?.kill();
        processes.delete(choice.dies);
        accesses.delete(choice.dies);
        waiting = waiting.filter(({ process }) => process !== choice.dies);
        start(recover);
        await macrotask();
        return;
      }
      const { process, access } = choice.access;
      if (access.streams.some((stream) => shared.has(stream))) {
        if (process !== current && waiting.some((each) => each.process === current)) switches -= 1;
        current = process;
      }
      await proceed(choice.access);
    },

    state: (): string => {
      const hash = createHash("sha1");
      for (const text of streamTexts(stored.log)) hash.update(text);
      for (const [name, done] of [...accesses].sort(([one], [other]) => (one < other ? -1 : 1))) {
        if (!waiting.some(({ process }) => process === name)) continue;
        hash.update(`\n${name} ${done.toSorted().join(", ")}`);
      }
      for (const task of [...scenario.tasks, recover]) hash.update(`\n${answers.get(task)}`);
      hash.update(`\n${canDie} ${current} ${switches}`);
      return hash.digest("base64");
    },

    async end(): Promise<void> {
      const last = commandsInMemory(stored);
      await scenario.recover(wrap(last));
      await scenario.check(last, answers);
    },
  };
};

const lengthOf = (log: readonly RecordedEvent[], stream: string): number =>
  log.reduce((length, event) => length + Number(event.stream === stream), 0);

const eventTexts = new WeakMap<RecordedEvent, string>();

const eventText = (event: RecordedEvent): string => {
  const known = eventTexts.get(event);
  if (known !== undefined) return known;
  const text = `${event.id} ${event.type} ${JSON.stringify(event.data)}`;
  eventTexts.set(event, text);
  return text;
};

/** The content of each stream. The order of events of different streams makes no difference. */
const streamTexts = (log: readonly RecordedEvent[]): readonly string[] => {
  const streams = new Map<string, string>();
  for (const event of log) {
    streams.set(event.stream, `${streams.get(event.stream) ?? event.stream}\n${eventText(event)}`);
  }
  return [...streams.values()].sort();
};

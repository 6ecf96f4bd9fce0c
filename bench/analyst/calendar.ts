import type { ShopEvent } from "#domain/events.ts";
import type { Actor } from "#domain/ports.ts";

/** One event of a generated log before it is stored. */
export interface GeneratedEvent {
  readonly stream: string;
  readonly event: ShopEvent;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: Actor;
  /** Events of one command share a number. */
  readonly command: number;
}

/** Records an event at the current time, in log order. */
export type AddEvent = (stream: string, event: ShopEvent) => void;

/** An action at a time. */
export interface PlannedAction {
  readonly at: number;
  readonly actor: Actor;
  readonly run: (addEvent: AddEvent) => void;
}

const hourMs = 3_600_000;

/** Future actions by hour. */
export interface Calendar {
  /** An action in a past or current hour is never executed. */
  plan(action: PlannedAction): void;
  /** Takes the actions of the hour that starts at a time, earliest first. */
  take(hour: number): readonly PlannedAction[];
}

export const createCalendar = (): Calendar => {
  const hours = new Map<number, PlannedAction[]>();
  return {
    plan(action) {
      const hour = Math.floor(action.at / hourMs);
      const known = hours.get(hour);
      if (known) known.push(action);
      else hours.set(hour, [action]);
    },
    take(at) {
      const hour = Math.floor(at / hourMs);
      const actions = hours.get(hour) ?? [];
      hours.delete(hour);
      return actions.sort((a, b) => a.at - b.at);
    },
  };
};

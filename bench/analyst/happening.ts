import type { ShopEvent } from "#domain/events.ts";
import type { Actor } from "#domain/ports.ts";

/** One event of a made-up log, before it is stored. */
export interface Happening {
  readonly stream: string;
  readonly event: ShopEvent;
  /** Milliseconds. */
  readonly at: number;
  readonly actor: Actor;
  /** Events of one command share a number. */
  readonly command: number;
}

/** Notes what happens at a moment, in the order in which the log holds it. */
export type Happen = (stream: string, event: ShopEvent) => void;

/** Something that is done at a moment. */
export interface Deed {
  readonly at: number;
  readonly actor: Actor;
  readonly run: (happen: Happen) => void;
}

const hourMs = 3_600_000;

/** Deeds to come, by the hour. */
export interface Calendar {
  /** A deed of an hour that has passed or is under way is never done. */
  plan(deed: Deed): void;
  /** Takes the deeds of the hour that begins at a moment, the earliest first. */
  take(hour: number): readonly Deed[];
}

export const createCalendar = (): Calendar => {
  const hours = new Map<number, Deed[]>();
  return {
    plan(deed) {
      const hour = Math.floor(deed.at / hourMs);
      const known = hours.get(hour);
      if (known) known.push(deed);
      else hours.set(hour, [deed]);
    },
    take(at) {
      const hour = Math.floor(at / hourMs);
      const deeds = hours.get(hour) ?? [];
      hours.delete(hour);
      return deeds.sort((a, b) => a.at - b.at);
    },
  };
};

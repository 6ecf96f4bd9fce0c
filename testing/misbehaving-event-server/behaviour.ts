import { status, type ServiceError } from "@grpc/grpc-js";
import type { ServerLog } from "./log.ts";
import { callError } from "./messages.ts";

/**
 * What happens to an append. `hold` stores it and answers at `release`; `lose` stores it and never
 * answers.
 */
export type AppendBehaviour =
  | "answer"
  | "answer twice"
  | "hold"
  | "lose"
  | "ignore"
  | "drop"
  /** Refuses it with a text, and in the second protocol with a status. */
  | { readonly refuse: string; readonly status?: status }
  | { readonly tooLarge: number }
  | { readonly leader: number };

/** How the server behaves from now on. */
export interface Behaviour {
  readonly appends: AppendBehaviour;
  /** `unfinished` sends the events but doesn't end the call; `silent` sends nothing. */
  readonly reads: "answer" | "unfinished" | "silent";
  /** `silent` never confirms; `deaf` confirms, catches up and then misses new events. */
  readonly subscriptions: "answer" | "silent" | "deaf" | "end";
  readonly credentials: "accept" | "refuse" | "forbid";
}

/** Calls the server has received so far. */
export interface ObservedCalls {
  appends: number;
  reads: number;
  /** Those of the reads that are of one stream. */
  streamReads: number;
  /** Events that they requested and that exist, received or not. */
  readEvents: number;
  subscriptions: number;
  /** Reads and subscriptions that are currently open. */
  openReads: number;
}

/** State shared by the calls of one server. */
export interface SharedByCalls {
  readonly log: ServerLog;
  readonly behaviour: () => Behaviour;
  readonly seen: ObservedCalls;
  readonly changed: () => void;
  readonly now: () => number;
  /** Delays work so that no more than a given number is done in a second. */
  readonly paced: (work: () => void) => void;
  /** Responses that wait for `release`. */
  readonly held: (() => void)[];
  /** Aborts an open call as a dying node does. */
  readonly open: Set<() => void>;
}

/** Why a call is rejected; null if it isn't. */
export const refusalOf = ({ credentials }: Behaviour): ServiceError | null => {
  switch (credentials) {
    case "accept":
      return null;
    case "refuse":
      return callError(status.UNAUTHENTICATED, "Not authenticated");
    case "forbid":
      return callError(status.PERMISSION_DENIED, "Access denied", { exception: "access-denied" });
  }
};

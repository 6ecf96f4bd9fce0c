import type { History } from "#history/history.ts";

/** Where a command writes: what was asked for, and what is only said meanwhile. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** A part of a file, as it is. */
  readonly write: (part: string | Uint8Array) => Promise<void>;
  readonly say: (line: string) => void;
}

/** What a command was asked for, with what it needs. */
export interface HistoryQuery {
  readonly history: History;
  readonly word: string;
  readonly json: boolean;
  readonly lines: number;
  readonly after: number;
  readonly follow: boolean;
  /** Moments as they were written: of a range, and the one up to which events are counted. */
  readonly moments: Readonly<Partial<Record<"from" | "to" | "at" | "fork", string>>>;
  /** What of the log is wanted, and in which format. */
  readonly wanted: Readonly<
    Partial<
      Record<"format" | "type" | "order" | "product" | "stream" | "province" | "category", string>
    >
  >;
  /** What shall have been otherwise, each in a word. */
  readonly changes: readonly string[];
  readonly terminal: Terminal;
  readonly ending: AbortSignal;
}

/** Says how far a long work is, once a second at most. */
export const throttledProgress = ({
  say,
}: Pick<Terminal, "say">): ((line: () => string) => void) => {
  let said = Date.now();
  return (line) => {
    if (Date.now() - said < 1000) return;
    said = Date.now();
    say(line());
  };
};

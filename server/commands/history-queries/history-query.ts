import type { History } from "#history/history.ts";

/** Output of a command: results to standard output, progress to standard error. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** Writes a part of a file unchanged. */
  readonly write: (part: string | Uint8Array) => Promise<void>;
  readonly say: (line: string) => void;
}

/** A parsed command with its dependencies. */
export interface HistoryQuery {
  readonly history: History;
  readonly word: string;
  readonly json: boolean;
  readonly lines: number;
  readonly after: number;
  readonly follow: boolean;
  /** Moments as typed: a range, and the last moment whose events count. */
  readonly moments: Readonly<Partial<Record<"from" | "to" | "at" | "fork", string>>>;
  /** Filters and the output format. */
  readonly wanted: Readonly<
    Partial<
      Record<
        "format" | "type" | "order" | "product" | "stream" | "province" | "category" | "by",
        string
      >
    >
  >;
  /** Simulated changes as typed. */
  readonly changes: readonly string[];
  readonly terminal: Terminal;
  readonly ending: AbortSignal;
}

/** Prints the progress of long work, at most once a second. */
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

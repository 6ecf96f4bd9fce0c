/** A message from a worker thread or child process. */
export type FromThread<Progress, Outcome> =
  | { readonly progress: Progress }
  | { readonly outcome: Outcome }
  | { readonly failed: string };

/** What a child process gets, and what it sends. All of it is JSON. */
export interface ProcessWork {
  readonly job: object;
  readonly progress: unknown;
  readonly outcome: unknown;
}

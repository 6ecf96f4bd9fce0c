/** A message from a worker thread. */
export type FromThread<Progress, Outcome> =
  | { readonly progress: Progress }
  | { readonly outcome: Outcome }
  | { readonly failed: string };

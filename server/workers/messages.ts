/** What the thread of some long work tells of it. */
export type FromThread<Progress, Outcome> =
  { readonly progress: Progress } | { readonly outcome: Outcome } | { readonly failed: string };

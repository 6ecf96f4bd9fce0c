import type { CheckedModel, VerificationProgress } from "#history/verification/verification.ts";
import type { CheckSettings } from "./check.ts";

/** What the thread of a check is started with. */
export interface CheckStart {
  readonly settings: CheckSettings;
  readonly scratchDir: string;
  readonly models: readonly string[];
}

export type FromCheckThread =
  | { readonly progress: VerificationProgress }
  | { readonly checked: readonly CheckedModel[] }
  | { readonly failed: string };

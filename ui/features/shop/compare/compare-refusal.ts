import { createStore, useStore } from "../../../storage/store.ts";

let isRefused = false;
const refusal = createStore(() => isRefused, false);

/** Stores whether the last choice was refused because the comparison is full. */
export function refusePick(refused: boolean): void {
  isRefused = refused;
  refusal.changed();
}

/** True if the last choice was refused because the comparison is full. */
export function usePickRefused(): boolean {
  return useStore(refusal);
}

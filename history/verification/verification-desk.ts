import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createSignal } from "#event-store/signal.ts";
import { stoppable } from "#projections/stoppable.ts";
import type { CheckedModel, VerificationProgress } from "./verification.ts";

/** Checks some read models by their names; away from those whom the shop serves, where there are any. */
export type RunVerification = (
  models: readonly string[],
  onProgress: (progress: VerificationProgress) => void,
  stopping: AbortSignal,
) => Promise<readonly CheckedModel[]>;

/** How far a check is, or what came of it. */
export type VerificationUpdate =
  | VerificationProgress
  | {
      readonly step: "done";
      readonly events: number;
      /** How long it took. */
      readonly seconds: number;
      readonly checked: readonly CheckedModel[];
    };

/** Checks read models while somebody waits for it: whoever leaves gives the check up. */
export type Verify = (models: readonly string[]) => AsyncIterableIterator<VerificationUpdate>;

/** One check after another, however many ask: each takes a processor. */
export const createVerificationDesk = (run: RunVerification, ending: AbortSignal): Verify => {
  const mutex = createKeyedMutex({ perKey: 20, inAll: 20 });

  return (models) => {
    async function* updates(stopping: AbortSignal): AsyncGenerator<VerificationUpdate, undefined> {
      const changed = createSignal();
      let latest = { step: "waiting", events: 0, progress: 0, model: null } as VerificationUpdate;
      let failure = null as Error | null;
      const tell = (update: VerificationUpdate) => {
        latest = update;
        changed.notify();
      };
      const check = async () => {
        stopping.throwIfAborted();
        const began = performance.now();
        const checked = await run(models, tell, stopping);
        const seconds = (performance.now() - began) / 1000;
        tell({ step: "done", events: latest.events, seconds, checked });
      };
      mutex("verification", check).catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
        changed.notify();
      });
      let told: VerificationUpdate | null = null;
      for (;;) {
        if (stopping.aborted) return undefined;
        if (failure !== null) throw failure;
        if (latest === told) {
          await changed.next(stopping);
          continue;
        }
        told = latest;
        yield told;
        if (told.step === "done") return undefined;
      }
    }

    return stoppable(updates, ending);
  };
};

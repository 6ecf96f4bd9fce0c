import type { Checkout } from "#domain/order/steps.ts";
import type { CommandContext } from "#domain/ports.ts";
import type { RunProcess } from "#domain/run/process.ts";
import type { CheckoutDocument } from "#projections/checkouts/document.ts";
import type { CheckoutQueries } from "#projections/checkouts/queries.ts";
import type { RunDocument } from "#projections/runs/document.ts";
import type { RunQueries } from "#projections/runs/queries.ts";
import type { Log } from "../log/log.ts";

export interface CheckoutRecovery {
  /**
   * Finishes every unfinished order and delivery run. A failure is logged and retried later; it
   * doesn't block the others.
   */
  finishAll(): Promise<void>;
  /** Starts a periodic sweep for orders and runs that an outage left unfinished. */
  start(): void;
  /** Resolves after the current order is finished. */
  stop(): Promise<void>;
}

const intervalMs = 5000;
/** Younger orders are still being processed by the request that placed them. */
const minAgeMs = 10_000;

export const createCheckoutRecovery = ({
  checkouts,
  checkout,
  runs,
  runProcess,
  isOurs,
  log,
}: {
  readonly checkouts: CheckoutQueries;
  readonly checkout: Pick<Checkout, "advance">;
  readonly runs: Pick<RunQueries, "unfinished">;
  readonly runProcess: Pick<RunProcess, "advance">;
  /** Whether this process is responsible for recovering orders. */
  readonly isOurs: () => boolean;
  readonly log: Log;
}): CheckoutRecovery => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;
  const mayContinue = () => isOurs() && !stopped;

  const finish = async ({ id }: CheckoutDocument): Promise<void> => {
    try {
      const end = await checkout.advance(id, contextOf(id));
      log.info({ orderId: id, phase: end.phase }, "Finished an incomplete order");
    } catch (error) {
      log.error(
        { err: error, orderId: id },
        "Could not finish an incomplete order; retrying later",
      );
    }
  };

  const finishRun = async ({ id }: RunDocument): Promise<void> => {
    try {
      await runProcess.advance(id, contextOf(id));
      log.info({ runId: id }, "Finished an incomplete delivery run");
    } catch (error) {
      log.error(
        { err: error, runId: id },
        "Could not finish an incomplete delivery run; retrying later",
      );
    }
  };

  const sweepRuns = async (youngest: number): Promise<void> => {
    for (const each of await runs.unfinished()) {
      if (!mayContinue()) return;
      if (Date.parse(each.updatedAt) <= youngest) await finishRun(each);
    }
  };

  const sweepCheckouts = async (youngest: number): Promise<void> => {
    let cursor: string | null = null;
    do {
      if (!mayContinue()) return;
      const page = await checkouts.unfinished(cursor);
      for (const each of page.checkouts) {
        if (!mayContinue()) return;
        if (Date.parse(each.submittedAt) <= youngest) await finish(each);
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  const sweep = async (youngest: number): Promise<void> => {
    await sweepCheckouts(youngest);
    await sweepRuns(youngest);
  };

  /** Sweeps never overlap: a sweep that is due during another one is skipped. */
  const sweepOnce = (youngest: number): Promise<void> => {
    running ??= sweep(youngest).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    finishAll: () => sweepOnce(Number.POSITIVE_INFINITY),
    start() {
      timer = setInterval(() => {
        sweepOnce(Date.now() - minAgeMs).catch((error: unknown) =>
          log.error({ err: error }, "Could not read the incomplete orders; retrying later"),
        );
      }, intervalMs);
      timer.unref();
    },
    async stop() {
      stopped = true;
      if (timer) clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
};

/** Each step derives its own ids. This context links them to the order or the run. */
const contextOf = (id: string): CommandContext => ({
  commandId: id,
  correlationId: id,
  actor: { id: "shop", role: "system" },
  now: new Date().toISOString(),
});

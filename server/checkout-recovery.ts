import type { Checkout } from "#domain/order/checkout.ts";
import type { CommandContext } from "#domain/ports.ts";
import type { CheckoutDocument } from "#projections/checkouts/document.ts";
import type { CheckoutQueries } from "#projections/checkouts/queries.ts";
import type { Log } from "./log.ts";

export interface CheckoutRecovery {
  /**
   * Brings every unfinished order to its end; what fails is logged, does not keep the others
   * waiting, and is tried again later.
   */
  finishAll(): Promise<void>;
  /**
   * Looks for unfinished orders now and then, for those an outage left behind while the process
   * lived.
   */
  start(): void;
  /** Resolves after the order that is being finished. */
  stop(): Promise<void>;
}

const intervalMs = 5000;
/** An order this young is still in the hands of whoever placed it. */
const youngMs = 10_000;

export const createCheckoutRecovery = ({
  checkouts,
  checkout,
  isOurs,
  log,
}: {
  readonly checkouts: CheckoutQueries;
  readonly checkout: Pick<Checkout, "advance">;
  /** Whether this process is the one that looks after orders. */
  readonly isOurs: () => boolean;
  readonly log: Log;
}): CheckoutRecovery => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;
  const mayGoOn = () => isOurs() && !stopped;

  const finish = async ({ id }: CheckoutDocument): Promise<void> => {
    try {
      const end = await checkout.advance(id, contextOf(id));
      log.info({ orderId: id, phase: end.phase }, "Finished an order that was left half done");
    } catch (error) {
      log.error({ err: error, orderId: id }, "An order cannot be finished yet");
    }
  };

  const sweep = async (youngest: number): Promise<void> => {
    let cursor: string | null = null;
    do {
      if (!mayGoOn()) return;
      const page = await checkouts.unfinished(cursor);
      for (const each of page.checkouts) {
        if (!mayGoOn()) return;
        if (Date.parse(each.submittedAt) <= youngest) await finish(each);
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

  /** One look at a time; a look that is due while another goes on is left out. */
  const look = (youngest: number): Promise<void> => {
    running ??= sweep(youngest).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    finishAll: () => look(Number.POSITIVE_INFINITY),
    start() {
      timer = setInterval(() => {
        look(Date.now() - youngMs).catch((error: unknown) =>
          log.error({ err: error }, "Unfinished orders cannot be read"),
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

/** Steps have ids of their own, made from the order's; this context is where they belong. */
const contextOf = (orderId: string): CommandContext => ({
  commandId: orderId,
  correlationId: orderId,
  actor: { id: "shop", role: "system" },
  now: new Date().toISOString(),
});

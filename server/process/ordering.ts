import type { OpeningNow, PublishedTerms } from "#domain/order/placing/service.ts";
import type { CodeGuesses } from "#domain/promotion/quote.ts";
import { noLimits, type DeliveryFeesNow } from "#domain/order/placing/admission.ts";
import { createCheckout } from "#domain/order/checkout.ts";
import type { CheckoutStep } from "#domain/order/steps.ts";
import { createOrderService, type OrderService } from "#domain/order/service.ts";
import type { CommandHandler } from "#domain/ports.ts";
import { createRunProcess, type RunStep } from "#domain/run/process.ts";
import { createRunService, type RunService } from "#domain/run/service.ts";
import { deriveId, neighbouringId } from "#event-store/uuid.ts";
import { memoryLimiter, type CreateLimiter } from "#accounts/limiter.ts";
import type { CheckoutQueries } from "#projections/checkouts/queries.ts";
import type { RunQueries } from "#projections/runs/queries.ts";
import { createCheckoutRecovery, type CheckoutRecovery } from "./checkout-recovery.ts";
import type { Config } from "../settings/config.ts";
import type { Log } from "../log/log.ts";

/** The order service, and the recovery of orders that a crash or an outage interrupted. */
export interface Ordering {
  readonly orders: OrderService;
  /** Without the limits per person, for sample orders. */
  readonly ordersWithoutLimits: OrderService;
  readonly runs: RunService;
  readonly recovery: CheckoutRecovery;
}

export const createOrdering = ({
  commands: given,
  config,
  log,
  checkouts,
  runs: runQueries,
  mayDrive,
  codeGuesses,
  createLimiter,
  deliveryFees,
  publishedTerms,
  openingNow,
  isOurs,
}: {
  readonly commands: CommandHandler;
  readonly config: Pick<Config, "crashAfter" | "orders">;
  readonly log: Log;
  readonly checkouts: CheckoutQueries;
  readonly runs: Pick<RunQueries, "unfinished">;
  /** Whether an account exists whose role may answer the stops of a run. */
  readonly mayDrive: (accountId: string) => Promise<boolean>;
  readonly codeGuesses: CodeGuesses;
  readonly createLimiter: CreateLimiter;
  readonly deliveryFees: DeliveryFeesNow;
  readonly publishedTerms: PublishedTerms;
  readonly openingNow: OpeningNow;
  /** Whether this process is responsible for recovering orders. */
  readonly isOurs: () => boolean;
}): Ordering => {
  const onStep = (step: CheckoutStep | RunStep) => {
    if (step === config.crashAfter) process.kill(process.pid, "SIGKILL");
  };
  // An order must be processed in single steps to be interrupted between two of them.
  const isStepwise = config.crashAfter !== null && config.crashAfter !== "placed-at-once";
  const commands = isStepwise ? { ...given, handlesTogether: false } : given;
  const checkout = createCheckout({ commands, deriveId: neighbouringId, onStep });
  const runProcess = createRunProcess({ commands, checkout, deriveId, onStep });
  const ordering = {
    commands,
    checkout,
    deriveId,
    leavePlan: runProcess.dropStop,
    deliveryFees,
    publishedTerms,
    openingNow,
    onStep,
    onPending: (orderId: string, error: unknown) =>
      log.warn({ err: error, orderId }, "Could not finish an order; retrying later"),
  };
  return {
    orders: createOrderService({
      ...ordering,
      limits: {
        countOrder: createLimiter("orders", {
          points: config.orders.perPerson,
          duration: 10 * 60,
        }).take,
        // Each process counts by itself, so that an order needs no further write.
        countByAddress: memoryLimiter("orders by address", {
          points: config.orders.perAddress,
          duration: 24 * 60 * 60,
        }).take,
        countUnverifiedByAddress: createLimiter("unverified orders by address", {
          points: config.orders.unverifiedPerAddress,
          duration: 24 * 60 * 60,
        }).take,
        unverifiedUpToCents: config.orders.unverifiedUpToCents,
        codeGuesses,
      },
    }),
    ordersWithoutLimits: createOrderService({ ...ordering, limits: noLimits }),
    runs: createRunService({
      commands,
      process: runProcess,
      deriveId,
      mayDrive,
      onStep,
      onPending: (runId, error) =>
        log.warn({ err: error, runId }, "Could not finish a delivery run; retrying later"),
    }),
    recovery: createCheckoutRecovery({
      ...{ checkouts, checkout, runs: runQueries, runProcess, isOurs, log },
    }),
  };
};

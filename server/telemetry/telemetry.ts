import type { BackupDesk } from "#domain/backup/backup-desk.ts";
import type { FastifyInstance } from "fastify";
import type { CommandHandler } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { ConsumerPositions } from "#event-store/consumer-positions.ts";
import type { LiveUpdates } from "#projections/engine/live-updates.ts";
import type { MailQueue } from "#mail/queue/mail-queue.ts";
import type { ObserveBatch, Runner } from "#projections/engine/runner.ts";
import type { Log } from "../log/log.ts";

/** The parts of a process whose state is read for each collection of the metrics. */
export interface MeasuredParts {
  readonly shop: {
    readonly runner: Pick<Runner, "positions">;
    /** The other consumers of the log. */
    readonly consumers: Pick<ConsumerPositions, "all">;
    readonly store: Pick<EventStore, "head" | "readAll">;
    readonly live: Pick<LiveUpdates, "waiting">;
    readonly mails: Pick<MailQueue, "pendingCount">;
    readonly backups: Pick<BackupDesk, "status">;
    readonly push: { readonly queue: Pick<MailQueue, "pendingCount"> } | null;
    readonly log: Log;
  };
  readonly openSockets: () => number;
}

/** Metrics and traces of a process. */
export interface Telemetry {
  /** Measures and traces appends, and stores the trace with each event. */
  readonly observeEvents: (store: EventStore) => EventStore;
  readonly observeCommands: (commands: CommandHandler) => CommandHandler;
  readonly observeBatch: ObserveBatch;
  /** Traces each update until its frame is sent. */
  readonly observeLive: (live: LiveUpdates) => LiveUpdates;
  /** Observes requests, and serves GET /metrics if it is on. Call it before all routes. */
  readonly observeRequests: (app: FastifyInstance) => void;
  readonly measure: (parts: MeasuredParts) => void;
  /** Sends what is left, and stops. */
  close(): Promise<void>;
}

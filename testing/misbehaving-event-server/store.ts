import { onTestFinished } from "vitest";
import {
  openEventStoreDb,
  type EventStoreDb,
  type EventStoreDbOptions,
} from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import type { StoreNotice } from "#event-store/eventstoredb/observer.ts";
import { createSignal } from "#event-store/signal.ts";
import {
  startMisbehavingEventServer,
  type MisbehavingEventServer,
  type MisbehavingEventServerOptions,
} from "./server.ts";

/** A server for one test. */
export const eventServer = async (
  options?: MisbehavingEventServerOptions,
): Promise<MisbehavingEventServer> => {
  const server = await startMisbehavingEventServer(options);
  onTestFinished(() => server.goAway());
  return server;
};

/** A connection string with two seeds, as for a cluster. */
export const clusterOf = ({ port, url }: MisbehavingEventServer): string =>
  url.replace(`:${port}`, `:${port},127.0.0.1:${port}`);

/** A store with notices a test can wait for. */
export interface ObservedStore {
  readonly store: EventStoreDb;
  readonly notices: readonly StoreNotice[];
  /** Resolves with the first notice of a kind (and text), including past ones. */
  noticed(kind: StoreNotice["kind"], message?: string): Promise<StoreNotice>;
}

/** The adapter over a server, closed at the end of the test. */
export const storeOn = async (
  { url }: { readonly url: string },
  options: Partial<EventStoreDbOptions> = {},
): Promise<ObservedStore> => {
  const notices: StoreNotice[] = [];
  const changed = createSignal();
  const never = new AbortController().signal;
  const store = await openEventStoreDb({
    connectionString: url,
    onEvent(notice) {
      notices.push(notice);
      changed.notify();
    },
    ...options,
  });
  onTestFinished(() => store.close());
  return {
    store,
    notices,
    async noticed(kind, message) {
      for (;;) {
        const found = notices.find(
          (notice) => notice.kind === kind && (message === undefined || notice.message === message),
        );
        if (found) return found;
        await changed.next(never);
      }
    },
  };
};

import type { AccountStores } from "#accounts/account-stores.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";

/** Log, accounts and read models belong to different shops. The message says what is missing. */
export class EnginesDoNotMatch extends Error {
  override readonly name = "EnginesDoNotMatch";
}

/** The opened engines, and their names for messages. */
export interface MatchedEngines {
  readonly events: Pick<EventStore, "readAll">;
  readonly accountStores: Pick<AccountStores, "accounts" | "logIdentity">;
  readonly documents: Pick<DocumentStore, "fullCheckpoints">;
  readonly names: { readonly log: string; readonly accounts: string; readonly documents: string };
}

const firstEventOf = async (events: Pick<EventStore, "readAll">): Promise<string | null> => {
  for await (const { id } of events.readAll(null)) return id;
  return null;
};

const restoreBoth = "Nothing was changed. Restore log and accounts from the same backup";

/**
 * Refuses engines that don't belong together, before anything is written: an empty log next to
 * accounts or read models, the log of another shop, or a log without the accounts that store its
 * keys. Throws EnginesDoNotMatch.
 */
export const requireMatchingEngines = async (engines: MatchedEngines): Promise<void> => {
  const { events, accountStores, documents, names } = engines;
  const firstEvent = await firstEventOf(events);
  const noted = await accountStores.logIdentity.firstEvent();
  if (firstEvent === null) {
    const witness =
      noted !== null
        ? `${names.accounts} belongs to a log with events`
        : (await documents.fullCheckpoints()).size > 0
          ? `${names.documents} contains read models built from events`
          : null;
    if (witness === null) return;
    throw new EnginesDoNotMatch(
      `${names.log} is missing or empty, although ${witness}. ${restoreBoth}, or start with an empty DATA_DIR.`,
    );
  }
  if (noted !== null && noted !== firstEvent) {
    throw new EnginesDoNotMatch(
      `${names.log} belongs to another shop than ${names.accounts}. ${restoreBoth}.`,
    );
  }
  // The first start creates the admin before the first event, and the last admin can't be removed.
  if (noted === null && !(await accountStores.accounts.hasRole("admin"))) {
    throw new EnginesDoNotMatch(
      `${names.accounts} is missing or empty, although ${names.log} contains events. ` +
        `Only its keys can open the personal data in these events. ${restoreBoth}.`,
    );
  }
};

/** Records which log the accounts belong to, once the log has an event. */
export const noteLogIdentity = async ({
  events,
  accountStores,
}: Pick<MatchedEngines, "events" | "accountStores">): Promise<void> => {
  if ((await accountStores.logIdentity.firstEvent()) !== null) return;
  const firstEvent = await firstEventOf(events);
  if (firstEvent !== null) await accountStores.logIdentity.note(firstEvent);
};

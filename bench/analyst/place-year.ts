import { randomUUID } from "node:crypto";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import type { EventStore, NewEvent, StreamAppend } from "#event-store/event-store.ts";
import { currentSchemaVersion } from "#event-store/upcasters.ts";
import { readConfig } from "#server/process/config.ts";
import { createLog } from "#server/process/log.ts";
import { openShop } from "#server/process/shop.ts";
import { adminPassword } from "../../testing/api-client.ts";
import type { GeneratedEvent } from "./calendar.ts";
import { generateYear } from "./year.ts";

const atOnce = 2000;

/** Creates stored events from generated ones; events of one command share its ids. */
const createEvents = (): ((happening: GeneratedEvent) => NewEvent) => {
  let last = { command: 0, id: "" };
  return ({ event, at, actor, command }) => {
    if (command !== last.command) last = { command, id: randomUUID() };
    const { id } = last;
    return {
      id: randomUUID(),
      ...event,
      metadata: {
        commandId: id,
        commandDigest: "generated",
        correlationId: id,
        causationId: id,
        actor,
        occurredAt: new Date(at).toISOString(),
        schemaVersion: currentSchemaVersion,
      },
    };
  };
};

const write = async (store: EventStore, generated: Iterable<GeneratedEvent>): Promise<number> => {
  const revisions = new Map<string, number>();
  const eventOf = createEvents();
  let parts: (StreamAppend & { readonly events: NewEvent[] })[] = [];
  let gathered = 0;
  let written = 0;
  const flush = async (): Promise<void> => {
    const outcome = await store.multiStreamAppend?.(parts);
    if (outcome?.outcome !== "written") throw new Error("The generated log couldn't be written");
    written += gathered;
    [parts, gathered] = [[], 0];
  };
  for (const happening of generated) {
    const { stream } = happening;
    const revision = revisions.get(stream) ?? -1;
    revisions.set(stream, revision + 1);
    const last = parts.at(-1);
    if (last?.stream === stream) last.events.push(eventOf(happening));
    else parts.push({ stream, expectedRevision: revision, events: [eventOf(happening)] });
    gathered += 1;
    if (gathered >= atOnce) await flush();
  }
  if (gathered > 0) await flush();
  return written;
};

/**
 * Fills an empty data directory with the log of a generated year, without read models. Returns the
 * number of events.
 */
const fillWithYear = async (dataDir: string, events: number): Promise<number> => {
  const config = readConfig({
    ...{ PORT: "0", DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: "silent" },
  });
  const shop = await openShop(config, createLog("silent"));
  try {
    return await write(shop.store, generateYear(events, Date.now()));
  } finally {
    await shop.close();
  }
};

/**
 * Puts a shop with a number of events into an empty data directory. If a `keep` directory is named,
 * the shop is generated there once, `prepare`d, and copied from then on.
 */
export const placeYear = async (
  dataDir: string,
  { events, keep }: { readonly events: number; readonly keep: string | undefined },
  prepare: (dataDir: string) => Promise<void>,
  print: (line: string) => void,
): Promise<void> => {
  if (keep === undefined || !existsSync(keep)) {
    const begun = performance.now();
    const written = await fillWithYear(dataDir, events);
    print(`${written} events generated in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await prepare(dataDir);
    if (keep === undefined) return;
    cpSync(dataDir, `${keep}.part`, { recursive: true });
    renameSync(`${keep}.part`, keep);
    return;
  }
  rmSync(dataDir, { recursive: true });
  cpSync(keep, dataDir, { recursive: true });
};

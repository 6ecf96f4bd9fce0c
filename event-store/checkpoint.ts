import type { Checkpoint, EventReference, EventStore, RecordedEvent } from "./event-store.ts";
import { isLogPosition } from "./eventstoredb/log-position.ts";

/** The checkpoint of a consumer that has handled `event` and everything before it. */
export const checkpointAt = ({
  id,
  stream,
  revision,
  position,
}: RecordedEvent): Checkpoint & {
  readonly lastEvent: EventReference;
} => ({ position, lastEvent: { id, stream, revision } });

/**
 * Names of the checkpoints that the log does not hold. Reads one event for each distinct position.
 */
export const foreignCheckpoints = async (
  store: Pick<EventStore, "readStream" | "head">,
  checkpoints: ReadonlyMap<string, Checkpoint>,
): Promise<readonly string[]> => {
  const held = new Map<string, Promise<boolean>>();
  const foreign: string[] = [];
  for (const [name, checkpoint] of checkpoints) {
    const key = JSON.stringify([checkpoint.position, checkpoint.lastEvent?.id]);
    const isHeld = held.get(key) ?? holdsCheckpoint(store, checkpoint);
    held.set(key, isHeld);
    if (!(await isHeld)) foreign.push(name);
  }
  return foreign;
};

/**
 * Whether the log holds the checkpoint's event at the checkpoint's position. It does not if the log
 * was restored from an older copy, belongs to another shop, or moved to another engine.
 */
export const holdsCheckpoint = async (
  store: Pick<EventStore, "readStream" | "head">,
  { position, lastEvent }: Checkpoint,
): Promise<boolean> => {
  if (lastEvent === null) {
    const head = await store.head();
    return head !== null && position <= head && isLogPosition(position) === isLogPosition(head);
  }
  for await (const event of store.readStream(lastEvent.stream, lastEvent.revision)) {
    return event.id === lastEvent.id && event.position === position;
  }
  return false;
};

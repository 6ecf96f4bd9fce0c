import { openFieldsOf } from "#domain/personal.ts";
import type { Position, Role } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An event for the index, without personal data. */
export interface IndexedEvent {
  readonly id: string;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: Fields;
  readonly actorId: string;
  readonly role: Role;
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** The order's province after this event; null if the event does not name one. */
  readonly province: string | null;
}

/**
 * The indexed part of an event. Of an address, only the province is indexed, because it does not
 * identify a person alone.
 */
export const indexedEvent = (event: RecordedEvent): IndexedEvent => {
  const { id, position, stream, revision, type, metadata } = event;
  const address = (event.data as { readonly shippingAddress?: { readonly province?: unknown } })
    .shippingAddress;
  return {
    id,
    position,
    stream,
    revision,
    type,
    data: openFieldsOf(type, event.data),
    actorId: metadata.actor.id,
    role: metadata.actor.role,
    occurredAt: metadata.occurredAt,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId,
    province: typeof address?.province === "string" ? address.province : null,
  };
};

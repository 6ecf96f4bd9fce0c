import { personalFields } from "#domain/personal.ts";
import type { Position, Role } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An event on its way into the index, without what is personal in it. */
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
  /** Where the order goes from here on; null where the event says nothing of it. */
  readonly province: string | null;
}

/**
 * What the index takes of an event. The province alone is kept of an address: it is none of a
 * person by itself.
 */
export const indexedEvent = (event: RecordedEvent): IndexedEvent => {
  const { id, position, stream, revision, type, metadata } = event;
  const personal = (personalFields as Readonly<Record<string, Fields | undefined>>)[type];
  const address = (event.data as { readonly shippingAddress?: { readonly province?: unknown } })
    .shippingAddress;
  return {
    id,
    position,
    stream,
    revision,
    type,
    data: personal
      ? Object.fromEntries(Object.entries(event.data).filter(([name]) => !(name in personal)))
      : (event.data as Fields),
    actorId: metadata.actor.id,
    role: metadata.actor.role,
    occurredAt: metadata.occurredAt,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId,
    province: typeof address?.province === "string" ? address.province : null,
  };
};

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { positionForm } from "#domain/ports.ts";
import { invalidInput } from "#domain/refusal.ts";
import type { EventFeedPage } from "#history/event-feed.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";

/** Maximum wait in seconds; below the request timeouts of proxies and of the server. */
const maxWaitSeconds = 25;
const maxEvents = 500;

/** Query of GET /api/events. */
export const eventFeedQuery = z.strictObject({
  after: z
    .string()
    .regex(positionForm, "Not a position")
    .default("")
    .describe(
      "The position of the previous response; omit it to start at the beginning of the log.",
    ),
  limit: z.coerce.number().int().min(1).max(maxEvents).default(100),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxWaitSeconds)
    .default(0)
    .describe("Seconds to wait for the next event if there is none yet."),
});

const busy = {
  code: "UNAVAILABLE",
  message: "Too many callers are waiting for events. Please try again in a moment.",
  retryAfterSeconds: 5,
} as const;

const unknownPosition = invalidInput({
  field: "after",
  message: "The log has no such position. Omit it to start with the first event.",
});

const eventAnswer = ({
  id,
  type,
  stream,
  revision,
  position,
  data,
  metadata,
}: EventFeedPage["events"][number]) => ({
  id,
  type,
  stream,
  revision,
  position,
  occurredAt: metadata.occurredAt,
  schemaVersion: metadata.schemaVersion,
  actor: metadata.actor,
  correlationId: metadata.correlationId,
  causationId: metadata.causationId,
  data,
});

/**
 * Registers the event feed: other systems poll for the events after the position they have reached.
 */
export const registerEventFeed = (app: FastifyInstance, { eventFeed }: RestDependencies): void => {
  app.get("/events", { config: { access: "SETTINGS" } }, async (request, reply) => {
    const { after, limit, wait } = eventFeedQuery.parse(request.query);
    const leaving = new AbortController();
    reply.raw.once("close", () => leaving.abort());
    const answer = await eventFeed.page({
      after: after === "" ? null : after,
      limit,
      waitMs: wait * 1000,
      leaving: leaving.signal,
    });
    if (answer.outcome === "busy") return sendRefusal(reply, busy);
    if (answer.outcome === "unknown-position") return sendRefusal(reply, unknownPosition);
    const { events, position, more } = answer;
    return { success: true, data: events.map(eventAnswer), position: position ?? "", more };
  });
};

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { positionForm } from "#domain/ports.ts";
import { invalidInput } from "#domain/refusal.ts";
import type { EventFeedPage } from "#history/event-feed.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";

/** Below what proxies and the server itself let a request take. */
const longestWaitSeconds = 25;
const mostEvents = 500;

/** Query of GET /api/events. */
export const eventFeedQuery = z.object({
  after: z
    .string()
    .regex(positionForm, "Not a position")
    .default("")
    .describe("The position of the answer before; left out for the beginning of the log."),
  limit: z.coerce.number().int().min(1).max(mostEvents).default(100),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(longestWaitSeconds)
    .default(0)
    .describe("Seconds to wait for the next event where there is none yet."),
});

const busy = {
  code: "UNAVAILABLE",
  message: "Too many wait for events already. Please ask again in a moment.",
  retryAfterSeconds: 5,
} as const;

const unknownPosition = invalidInput({
  field: "after",
  message: "The log has no such position. Leave it out to begin with the first event.",
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

/** The log for other systems, which ask for what comes after the position they have. */
export const registerEventFeed = (app: FastifyInstance, { eventFeed }: RestDependencies): void => {
  app.get("/events", { config: { access: "admin" } }, async (request, reply) => {
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

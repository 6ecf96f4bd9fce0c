import { z } from "zod";
import { eventFeedQuery } from "../event-feed.ts";
import { historyExportQuery } from "../history-export/export.ts";
import { id, moment, type Call } from "./call.ts";

const event = z.object({
  id,
  type: z.string().describe("What happened, for example OrderPlaced."),
  stream: z.string(),
  revision: z.number().int().describe("Counted from 0 in its stream."),
  position: z.string().describe("Grows through the whole log."),
  occurredAt: moment,
  schemaVersion: z.number().int(),
  actor: z.object({ id: z.string(), role: z.string() }),
  correlationId: z.string(),
  causationId: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export const eventCalls: readonly Call[] = [
  {
    method: "get",
    path: "/events",
    summary:
      "What happened in the shop after a position: every event once, in order, for systems that follow it.",
    access: "admin",
    query: eventFeedQuery,
    answers: [
      {
        status: 200,
        description: "Events, oldest first; none where nothing has happened within the wait.",
        body: z.object({
          success: z.literal(true),
          data: z.array(event),
          position: z.string().describe("Send it as after for what comes next."),
          more: z.boolean().describe("Whether more may be there already."),
        }),
      },
    ],
    refusals: [400],
  },
  {
    method: "get",
    path: "/history/events",
    summary:
      "The events that the history's explorer shows, as a file, from a number on. For analysts, what tells of a person is masked.",
    access: "analyst",
    query: historyExportQuery,
    answers: [
      {
        status: 200,
        description: "The file: NDJSON, CSV or Parquet. Cut off, it goes on after its last event.",
        body: { mediaType: "*/*" },
      },
    ],
    refusals: [400],
  },
];

import { z } from "zod";
import { eventFeedQuery } from "../event-feed.ts";
import { historyExportQuery } from "../history-export/export.ts";
import { id, moment, type Call } from "./call.ts";

const event = z.object({
  id,
  type: z.string().describe("The event's type, for example OrderPlaced."),
  stream: z.string(),
  revision: z.number().int().describe("Counted from 0 within its stream."),
  position: z.string().describe("Increases through the whole log."),
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
      "Returns the events of the shop after a position, each once and in order, for systems that follow the shop.",
    access: "SETTINGS",
    query: eventFeedQuery,
    answers: [
      {
        status: 200,
        description: "Events, oldest first; empty if nothing happened within the wait.",
        body: z.object({
          success: z.literal(true),
          data: z.array(event),
          position: z.string().describe("Send it as after to get the next events."),
          more: z.boolean().describe("Whether more events may be available already."),
        }),
      },
    ],
    refusals: [400],
  },
  {
    method: "get",
    path: "/history/events",
    summary:
      "Downloads the events that the history explorer shows, starting at an event number. Personal data is masked for analysts.",
    access: "HISTORY_READ",
    query: historyExportQuery,
    answers: [
      {
        status: 200,
        description:
          "The file: NDJSON, CSV or Parquet. To continue an interrupted download, start after its last event.",
        body: { mediaType: "*/*" },
      },
    ],
    refusals: [400],
  },
];

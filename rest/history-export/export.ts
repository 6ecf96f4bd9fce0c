import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidInput } from "#domain/refusal.ts";
import type { HistoryFilter } from "#history/entry.ts";
import { instantOf } from "#domain/values/instant.ts";
import { nouns, type Noun } from "#history/noun.ts";
import { dayInColombo } from "#projections/order-board/day.ts";
import { viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { sendRefusal } from "../errors.ts";
import { fileNameOf } from "../file-name.ts";
import { exportFormatNames, exportFormats } from "./formats.ts";

const text = z.string().max(200).optional();
const instant = z
  .string()
  .max(60)
  .refine(
    (text) => !Number.isNaN(instantOf(text)),
    "Not a day or time, for example 2026-11-21T10:48",
  )
  .optional();
const iso = (text: string | undefined) => text && new Date(instantOf(text)).toISOString();
const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const isNoun = (word: string): word is Noun => (nouns as readonly string[]).includes(word);

/** Query of GET /api/history/events: what the explorer looks for. */
export const historyExportQuery = z.object({
  format: z.enum(exportFormatNames),
  after: number.default(0).describe("The number of the last event that is there already."),
  upTo: number.optional().describe("The number of the last event; the newest where left out."),
  noun: z
    .string()
    .max(200)
    .refine((words) => words.split(",").every(isNoun), `Some of ${nouns.join(", ")}`)
    .optional()
    .describe("What they are about, between commas."),
  type: text.describe("For example OrderPlaced."),
  stream: text.describe("For example stock-uva-kettle."),
  actor: text.describe("The account of who did it."),
  product: text.describe("The product's id."),
  order: text.describe("For example NV-7K3M9Q."),
  province: text,
  from: instant.describe("From this day or time on, in Colombo where it names no zone."),
  to: instant.describe("Up to this day or time, in Colombo where it names no zone."),
});

const filterOf = (query: z.infer<typeof historyExportQuery>): HistoryFilter => {
  const { noun, type, actor, product, stream, order, province, from, to } = query;
  return {
    ...{ stream, order, province, from: iso(from), to: iso(to) },
    nouns: noun?.split(",").filter(isNoun),
    types: type ? [type] : null,
    actorId: actor,
    productId: product,
  };
};

/**
 * The name of the file: what was looked for, then the numbers of the first and the last event that
 * were looked through.
 */
const exportNameOf = (
  query: z.infer<typeof historyExportQuery>,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): string => {
  const { noun, type, actor, product, stream, order, province, from, to } = query;
  const filter = [
    ...[noun, type, order, product, stream, actor && `by ${actor}`, province],
    from && `from ${dayInColombo(from)}`,
    to && `to ${dayInColombo(to)}`,
  ].filter((part) => part !== undefined);
  const range = `${filter.length > 0 ? "in " : ""}${after + 1}-${upTo}`;
  return fileNameOf(["events", ...filter, range], query.format);
};

/** Exports that are written at a time: each reads the log as fast as its reader takes it. */
const mostExports = 4;

const busy = {
  code: "UNAVAILABLE",
  message: "Too many exports are being written already. Please ask again in a moment.",
  retryAfterSeconds: 10,
} as const;

const oneAtATime = {
  code: "UNAVAILABLE",
  message: "Your last export is still being written. Finish or cancel it, then ask again.",
  retryAfterSeconds: 10,
} as const;

/** An index that follows the log is behind by a fraction of a second. */
const longestWaitMs = 2000;

/** While the index is being built it would end a file early. */
const notWhole = (progress: number) =>
  ({
    code: "UNAVAILABLE",
    message: `The history is being indexed (${Math.floor(progress * 100)} %). Please ask again in a moment.`,
    retryAfterSeconds: 10,
  }) as const;

/**
 * The events that the explorer shows, as a file: for analysts and admins, and for analysts without
 * what is personal.
 */
export const registerHistoryExport = (
  app: FastifyInstance,
  { history }: Pick<RestDependencies, "history">,
): void => {
  /** People whose exports are being written. */
  const writing = new Set<string>();
  app.get("/history/events", { config: { access: "analyst" } }, async (request, reply) => {
    const query = historyExportQuery.parse(request.query);
    const progress = await history.caughtUp(longestWaitMs);
    if (progress < 1) return sendRefusal(reply, notWhole(progress));
    const { events } = await history.indexStatus();
    const { after, upTo = events, format } = query;
    if (upTo > events || after > upTo) {
      const message = `The log ends with event ${events}; give numbers up to there, \`after\` not beyond \`upTo\`.`;
      return sendRefusal(reply, invalidInput({ field: after > upTo ? "after" : "upTo", message }));
    }
    const { role, id } = viewerOf(request);
    if (writing.has(id)) return sendRefusal(reply, oneAtATime);
    if (writing.size >= mostExports) return sendRefusal(reply, busy);
    const seesPersonal = role === "admin";
    const filter = filterOf(query);
    request.log.info({ account: id, seesPersonal, after, upTo, filter }, "Events are exported");
    const { mediaType, write } = exportFormats[format];
    writing.add(id);
    const file = Readable.from(write(history.export({ filter, after, upTo, seesPersonal })));
    file.once("close", () => {
      writing.delete(id);
    });
    return reply
      .header("content-type", mediaType)
      .header(
        "content-disposition",
        `attachment; filename="${exportNameOf(query, { after, upTo })}"`,
      )
      .header("cache-control", "no-store")
      .send(file);
  });
};

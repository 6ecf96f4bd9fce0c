import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidInput } from "#domain/refusal.ts";
import type { HistoryFilter } from "#history/entry.ts";
import { instantOf } from "#domain/values/instant.ts";
import { categories, type StreamCategory } from "#history/category.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { may } from "#domain/permissions.ts";
import { viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { sendRefusal } from "../errors.ts";
import { createRunningExports } from "../running-exports.ts";
import { fileNameOf } from "../file-name.ts";
import { exportFormatNames, exportFormats } from "./formats.ts";

const text = z.string().max(200).optional();
const instant = z
  .string()
  .max(60)
  .refine(
    (text) => !Number.isNaN(instantOf(text)),
    "Not a day or time; use for example 2026-11-21T10:48",
  )
  .optional();
const iso = (text: string | undefined) => text && new Date(instantOf(text)).toISOString();
const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const isStreamCategory = (word: string): word is StreamCategory =>
  (categories as readonly string[]).includes(word);

/** Query of GET /api/history/events: the explorer's filter. */
export const historyExportQuery = z.strictObject({
  format: z.enum(exportFormatNames),
  after: number.default(0).describe("The number of the last event already downloaded."),
  upTo: number.optional().describe("The number of the last event; omit it for the newest."),
  category: z
    .string()
    .max(200)
    .refine(
      (words) => words.split(",").every(isStreamCategory),
      `One or more of ${categories.join(", ")}`,
    )
    .optional()
    .describe("Subjects of the events, separated by commas."),
  type: text.describe("For example OrderPlaced."),
  stream: text.describe("For example stock-uva-kettle."),
  actor: text.describe("The account that caused the event."),
  product: text.describe("The product's id."),
  order: text.describe("For example NV-7K3M9Q."),
  province: text,
  from: instant.describe("From this day or time, in Colombo time if it has no zone."),
  to: instant.describe("Up to this day or time, in Colombo time if it has no zone."),
});

const filterOf = (query: z.infer<typeof historyExportQuery>): HistoryFilter => {
  const { category, type, actor, product, stream, order, province, from, to } = query;
  return {
    ...{ stream, order, province, from: iso(from), to: iso(to) },
    categories: category?.split(",").filter(isStreamCategory),
    types: type ? [type] : null,
    actorId: actor,
    productId: product,
  };
};

/** File name of the export: the filter, then the range of event numbers searched. */
const exportNameOf = (
  query: z.infer<typeof historyExportQuery>,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): string => {
  const { category, type, actor, product, stream, order, province, from, to } = query;
  const filter = [
    ...[category, type, order, product, stream, actor && `by ${actor}`, province],
    from && `from ${dayInColombo(from)}`,
    to && `to ${dayInColombo(to)}`,
  ].filter((part) => part !== undefined);
  const range = `${filter.length > 0 ? "in " : ""}${after + 1}-${upTo}`;
  return fileNameOf(["events", ...filter, range], query.format);
};

/** Normally the index is only a fraction of a second behind the log. */
const indexTimeoutMs = 2000;

/** Until the index is complete, an export would end too early. */
const indexing = (progress: number) =>
  ({
    code: "UNAVAILABLE",
    message: `The history is being indexed (${Math.floor(progress * 100)} %). Please try again in a moment.`,
    retryAfterSeconds: 10,
  }) as const;

/**
 * Registers the export of the events that the explorer shows, for analysts and admins. Analysts get
 * them without personal data.
 */
export const registerHistoryExport = (
  app: FastifyInstance,
  { history }: Pick<RestDependencies, "history">,
): void => {
  const exports = createRunningExports();
  app.get("/history/events", { config: { access: "HISTORY_READ" } }, async (request, reply) => {
    const query = historyExportQuery.parse(request.query);
    const progress = await history.caughtUp(indexTimeoutMs);
    if (progress < 1) return sendRefusal(reply, indexing(progress));
    const { events } = await history.indexStatus();
    const { after, upTo = events, format } = query;
    if (upTo > events || after > upTo) {
      const message = `The log ends with event ${events}. Use numbers up to it, with \`after\` not greater than \`upTo\`.`;
      return sendRefusal(reply, invalidInput({ field: after > upTo ? "after" : "upTo", message }));
    }
    const { role, id } = viewerOf(request);
    const refusal = exports.refusalOf(id);
    if (refusal) return sendRefusal(reply, refusal);
    const seesPersonal = may(role, "PERSONAL_READ");
    const filter = filterOf(query);
    request.log.info({ account: id, seesPersonal, after, upTo, filter }, "Events are exported");
    const { mediaType, write } = exportFormats[format];
    const file = exports.run(id, write(history.export({ filter, after, upTo, seesPersonal })));
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

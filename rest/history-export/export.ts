import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidInput } from "#domain/refusal.ts";
import type { HistoryFilter } from "#history/entry.ts";
import { nouns, type Noun } from "#history/noun.ts";
import { viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { sendRefusal } from "../errors.ts";
import { exportFormatNames, exportFormats } from "./formats.ts";

const text = z.string().max(200).optional();
const instant = z.iso.datetime({ offset: true }).optional();
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
  from: instant.describe("From this moment on."),
  to: instant.describe("Up to this moment."),
});

const filterOf = (query: z.infer<typeof historyExportQuery>): HistoryFilter => {
  const { noun, type, actor, product, stream, order, province, from, to } = query;
  return {
    ...{ stream, order, province, from, to },
    nouns: noun?.split(",").filter(isNoun),
    types: type ? [type] : null,
    actorId: actor,
    productId: product,
  };
};

/** So many are written at a time: each reads the log as fast as its reader takes it. */
const mostExports = 4;

const busy = {
  code: "UNAVAILABLE",
  message: "Too many exports are being written already. Please ask again in a moment.",
  retryAfterSeconds: 10,
} as const;

/** The events that the explorer shows, as a file: for analysts and admins, and for analysts without what is personal. */
export const registerHistoryExport = (
  app: FastifyInstance,
  { history }: Pick<RestDependencies, "history">,
): void => {
  let open = 0;
  app.get("/history/events", { config: { access: "analyst" } }, async (request, reply) => {
    const query = historyExportQuery.parse(request.query);
    const { events } = await history.standing();
    const { after, upTo = events, format } = query;
    if (upTo > events || after > upTo) {
      const message = `The log ends with event ${events}; give numbers up to there, \`after\` not beyond \`upTo\`.`;
      return sendRefusal(reply, invalidInput({ field: after > upTo ? "after" : "upTo", message }));
    }
    if (open >= mostExports) return sendRefusal(reply, busy);
    const { role, id } = viewerOf(request);
    const seesPersonal = role === "admin";
    const filter = filterOf(query);
    request.log.info({ account: id, seesPersonal, after, upTo, filter }, "Events are exported");
    const { mediaType, write } = exportFormats[format];
    open += 1;
    const file = Readable.from(write(history.export({ filter, after, upTo, seesPersonal })));
    file.once("close", () => {
      open -= 1;
    });
    return reply
      .header("content-type", mediaType)
      .header(
        "content-disposition",
        `attachment; filename="nivasa-events-${after + 1}-${upTo}.${format}"`,
      )
      .header("cache-control", "no-store")
      .send(file);
  });
};

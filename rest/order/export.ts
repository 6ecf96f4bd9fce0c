import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { limits, orderStatuses } from "#domain/constants.ts";
import { cents, rupees } from "#domain/money.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { lateAt } from "#domain/settings/late.ts";
import { groupedPhone } from "#domain/values/phone.ts";
import { isDay } from "#domain/values/instant.ts";
import { timeInColombo } from "#domain/values/colombo.ts";
import type { QueuedCall } from "#projections/order-board/call-queries.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import type { BoardFilter } from "#projections/order-board/filter.ts";
import type { OrderBoardQueries } from "#projections/order-board/queries.ts";
import { viewerOf } from "../access.ts";
import type { RestDependencies } from "../context.ts";
import { byteOrderMark, csvLines } from "../csv.ts";
import { sendRefusal } from "../errors.ts";
import { fileNameOf } from "../file-name.ts";
import { createRunningExports } from "../running-exports.ts";

const pageSize = 200;

const text = z.string().max(200).optional();
const day = z.string().refine(isDay, "Not a day; use for example 2026-11-21").optional();
const amount = z.coerce
  .number()
  .refine((value) => cents(value) !== null, "Not an amount in rupees")
  .transform((value) => cents(value))
  .optional();

/** Query of GET /api/orders.csv: the board's filter. */
export const orderExportQuery = z.strictObject({
  status: z.enum(orderStatuses).optional(),
  province: text,
  person: text.describe("The account of the buyer."),
  search: text.describe("Words that must all occur in the number, name, town or items."),
  from: day.describe("The first day of placement, in Colombo time."),
  to: day.describe("The last day of placement, in Colombo time."),
  least: amount.describe("Minimum total in rupees, including delivery."),
  most: amount.describe("Maximum total in rupees, including delivery."),
  dueFrom: day.describe("The first delivery day, in Colombo; only undelivered orders."),
  dueTo: day.describe("The last delivery day, in Colombo; only undelivered orders."),
  late: z
    .literal("1")
    .optional()
    .describe("Only orders that are overdue at their status or past their day."),
  call: z
    .enum(["to-call", "confirmed"])
    .optional()
    .describe("Only orders that wait for a call, or undelivered confirmed ones."),
});

const head = ["Order", "Placed", "Status", "At this status since", "Customer", "Phone"];
const delivery = ["Delivery day", "Half day"];
const place = ["Address", "City", "Postal code", "District", "Province"];
const tail = ["Items", "Units", "Promo code", "Discount (Rs.)", "Total (Rs.)", "Refunded (Rs.)"];
const paid = ["Collected (Rs.)", "Still owed (Rs.)"];

/**
 * Spreadsheets read a code as a number and drop leading zeros, unless a no-break space follows it.
 */
const asText = (code: string): string => (/^0\d*$/.test(code) ? `${code}\u00a0` : code);

const cellsOf = (order: BoardOrderDocument): readonly (string | number)[] => [
  order.number,
  timeInColombo(order.createdAt),
  order.status,
  timeInColombo(order.statusChangedAt),
  order.customerName,
  groupedPhone(order.phone),
  order.deliveryDate,
  order.deliveryDay?.half ?? "",
  order.address,
  order.city,
  asText(order.zipCode),
  order.district,
  order.province,
  order.items
    .map(({ quantity, name, options }) => `${quantity} ${nameWithOptions(name, options)}`)
    .join("; "),
  order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  order.promo?.code ?? "",
  order.promo ? rupees(order.promo.discountCents) : "",
  rupees(order.totalCents),
  rupees(order.refundedCents),
  order.payment ? rupees(order.payment.collectedCents) : "",
  order.payment ? rupees(order.payment.openCents) : "",
];

/** The orders of a filter, read page by page, up to `max`. A last line says if there are more. */
export async function* orderLines(
  { list }: Pick<OrderBoardQueries, "list">,
  filter: BoardFilter,
  max: number,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([[...head, ...delivery, ...place, ...tail, ...paid]]);
  let left = max;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      ...filter,
      limit: Math.min(pageSize, left),
      cursor,
    });
    left -= page.documents.length;
    cursor = page.nextCursor;
    if (page.documents.length > 0) {
      yield csvLines(page.documents.map(({ document }) => cellsOf(document)));
    }
  } while (cursor !== null && left > 0);
  if (cursor !== null) {
    yield csvLines([[`There are more: the export is limited to ${max} orders`]]);
  }
}

const idOf = ({ order }: QueuedCall): string => order.id;

/** Registers the export of the board's orders for spreadsheets. */
export const registerOrderExport = (
  app: FastifyInstance,
  { readModels }: Pick<RestDependencies, "readModels">,
): void => {
  const exports = createRunningExports();
  app.get("/orders.csv", { config: { access: "PERSONAL_READ" } }, async (request, reply) => {
    const { person, from, to, least, most, dueFrom, dueTo, late, call, ...rest } =
      orderExportQuery.parse(request.query);
    const { id } = viewerOf(request);
    const { values } = await readModels.settings.current();
    const filter: BoardFilter = {
      ...rest,
      userId: person,
      placedFrom: from,
      placedTo: to,
      centsFrom: least,
      centsTo: most,
      dueFrom,
      dueTo,
      late: late ? lateAt(values, request.caller.now) : null,
      call:
        call === "to-call"
          ? new Set((await readModels.calls.queue(request.caller.now)).entries.map(idOf))
          : call,
    };
    const name = fileNameOf(
      [
        ...["orders", late && "late", call, rest.status, rest.province, rest.search],
        person && "one person",
        from && `from ${from}`,
        to && `to ${to}`,
        dueFrom && `due from ${dueFrom}`,
        dueTo && `due to ${dueTo}`,
        least == null ? undefined : `at least ${rupees(least)}`,
        most == null ? undefined : `at most ${rupees(most)}`,
      ],
      "csv",
    );
    const refusal = exports.refusalOf(id);
    if (refusal) return sendRefusal(reply, refusal);
    // The values of the filter may be personal.
    const parameters = Object.keys(orderExportQuery.parse(request.query));
    request.log.info({ account: id, parameters }, "Orders are exported");
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("cache-control", "no-store")
      .send(exports.run(id, orderLines(readModels.orderBoard, filter, limits.exportedOrders)));
  });
};

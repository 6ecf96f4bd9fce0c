import { GraphQLError } from "graphql";
import { may } from "#domain/permissions.ts";
import { provinces, type Province } from "#domain/constants.ts";
import { categoryWithId } from "#domain/category/categories.ts";
import { messages } from "#domain/messages.ts";
import { invalidInput, notFound } from "#domain/refusal.ts";
import { viewerOf } from "#graphql/context.ts";
import type { QueryResolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { unsupportedScope } from "#history/reports/scoped-fold.ts";
import { reports } from "#history/reports/reports.ts";
import { day } from "#history/reports/format.ts";
import { eventNumberAt } from "./moment-number.ts";
import { reportView } from "./report-view.ts";

const provinceNames = Object.keys(provinces) as readonly Province[];

/** The read-only query of a report. */
export const reportQuery: NonNullable<QueryResolvers["historyReport"]> = async (
  _parent,
  { name, from, to, at, province, category, byProduct },
  context,
) => {
  if (name === "order-to-cash" && !may(viewerOf(context).role, "CASH_READ")) {
    throw new GraphQLError(messages.access.notAllowed, { extensions: { code: "FORBIDDEN" } });
  }
  const range = { from: from ? Date.parse(from) : null, to: to ? Date.parse(to) : null };
  if (range.from !== null && range.to !== null && range.from > range.to) {
    return refusalMember(
      invalidInput({ field: "from", message: "The range ends before it starts." }),
    );
  }
  const scope = {
    province: provinceNames.find((each) => each === province) ?? null,
    category: category ?? null,
  };
  if (province && scope.province === null) {
    const message = `There is no province called ${province.slice(0, 80)}.`;
    return refusalMember(invalidInput({ field: "province", message }));
  }
  if (category && !categoryWithId(context.readModels.settings.categories(), category)) {
    return refusalMember(invalidInput({ field: "category", message: messages.category.notFound }));
  }
  const kind = reports[name];
  const against = unsupportedScope(kind, scope);
  if (against !== null) {
    const message = `The report “${kind.title}” cannot be limited to one ${against}.`;
    return refusalMember(invalidInput({ field: against, message }));
  }
  const found = await eventNumberAt("at", at, context);
  if ("refused" in found) return refusalMember(found.refused);
  const { first } = await context.history.indexStatus();
  if (first === null) return refusalMember(notFound("Nothing has happened in this shop yet."));
  const began = `The log starts on ${day(Date.parse(first))}.`;
  if (found.number === 0) {
    return refusalMember(notFound(`Nothing had happened yet at that moment. ${began}`));
  }
  const report = await context.history.report(
    {
      name,
      ...range,
      ...scope,
      byProduct,
      number: found.number,
    },
    { stopping: context.leaving() },
  );
  return report
    ? reportView(report, context)
    : refusalMember(
        notFound(`Nothing happened in this period, up to event ${found.number}. ${began}`),
      );
};

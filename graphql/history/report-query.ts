import { invalidInput, notFound } from "#domain/refusal.ts";
import type { QueryResolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { day } from "#history/reports/words.ts";
import { numberOf } from "./refused-moment.ts";
import { reportOfWord, reportView } from "./report-view.ts";

/** What a report is asked with. Nothing here changes anything. */
export const reportQuery: NonNullable<QueryResolvers["historyReport"]> = async (
  _parent,
  { name, from, to, at },
  context,
) => {
  const range = { from: from ? Date.parse(from) : null, to: to ? Date.parse(to) : null };
  if (range.from !== null && range.to !== null && range.from > range.to) {
    return refusalMember(
      invalidInput({ field: "from", message: "The range ends before it begins." }),
    );
  }
  const found = await numberOf("at", at, context);
  if ("refused" in found) return refusalMember(found.refused);
  const { first } = await context.history.standing();
  if (first === null) return refusalMember(notFound("Nothing has happened in this shop yet."));
  const began = `The log begins on ${day(Date.parse(first))}.`;
  if (found.number === 0) {
    return refusalMember(notFound(`Nothing had happened at that moment. ${began}`));
  }
  const report = await context.history.report(
    { name: reportOfWord[name], ...range, number: found.number },
    { leaving: context.leaving() },
  );
  return report
    ? reportView(report)
    : refusalMember(
        notFound(`Nothing happened in this stretch of time, up to event ${found.number}. ${began}`),
      );
};

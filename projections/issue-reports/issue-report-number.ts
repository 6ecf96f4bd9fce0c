import { shortNumber } from "#projections/engine/short-number.ts";

/** A report's short number, for example RP-7K3M9Q. */
export const issueReportNumber = (id: string): string => shortNumber("RP", id);

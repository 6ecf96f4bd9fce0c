import type { Scenario, Scene } from "../scenario.ts";
import { ok, created, invalid, notFound, nothing } from "./answers.ts";

const report = {
  issueType: "Website Bug",
  subject: "A button does nothing",
  description: "The second one.",
  email: "ann@example.lk",
};

const send = (changes: object = {}) => ({
  rest: () => ({ method: "POST", path: "/reports", body: { ...report, ...changes } }),
});

const annsReport = async ({ shop, ann }: Scene): Promise<string> => {
  const answer = await shop.rest(ann, "POST", "/reports", report);
  return (answer.body as { readonly _id: string })._id;
};

/** Issue report scenarios. Only REST can send reports, because they carry files. */
export const issueReportScenarios: readonly Scenario[] = [
  {
    name: "report an issue",
    who: "ann",
    ...send(),
    then: created,
    events: ["IssueReported"],
  },
  {
    name: "report nothing",
    who: "ann",
    ...send({ subject: "" }),
    then: invalid,
    events: nothing,
  },
  {
    name: "read the sender's reports",
    who: "ann",
    given: annsReport,
    rest: () => ({ method: "GET", path: "/reports" }),
    graphql: () => ({ query: "{ myReports { items { subject } } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "a missing file of a report",
    who: "ann",
    given: annsReport,
    rest: (id) => ({ method: "GET", path: `/reports/${id}/attachments/0` }),
    then: notFound,
    events: nothing,
  },
];

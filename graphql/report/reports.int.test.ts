import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return {
    shop,
    ann: await shop.signUp("ann"),
    ben: await shop.signUp("ben"),
    admin: await shop.admin(),
  };
};

const send = async (shop: TestShop, who: Person, subject: string): Promise<string> => {
  const { body } = await shop.rest(who, "POST", "/reports", {
    issueType: "Product Defect",
    subject,
    description: "The left one.",
    email: "somebody@example.lk",
  });
  return (body as { readonly _id: string })._id;
};

const result = `__typename
  ... on ReportChanged { message report { id number state answers { text } } }
  ... on InvalidInput { fields { field message } }
  ... on NotFound { message }
  ... on CommandReused { message }`;
const answerReport = `mutation ($reportId: ID!, $answer: String!, $commandId: ID) {
  answerReport(reportId: $reportId, answer: $answer, commandId: $commandId) { ${result} }
}`;
const closeReport = `mutation ($reportId: ID!) { closeReport(reportId: $reportId) { ${result} } }`;
const own = `subscription ($after: Position) {
  reportChanged(after: $after) { report { id state answers { text } } position remaining }
}`;
const inbox = `subscription ($after: Position) {
  reportInboxChanged(after: $after) { report { id state subject } position remaining }
}`;
const inState = `query ($state: ReportState, $after: Position) {
  reports(state: $state, after: $after) { totalCount items { id } position }
  reportStates { state count }
}`;

it("is answered by an admin, and the sender alone sees it at once", async () => {
  const { shop, ann, ben, admin } = await opened();
  const id = await send(shop, ann, "A leg is loose");
  const anns = subscribeTo(shop.url, own, { token: ann.token });
  const bens = subscribeTo(shop.url, own, { token: ben.token });
  const nothingYet = { data: { reportChanged: { report: null, remaining: 0 } } };
  expect(await anns.next()).toMatchObject(nothingYet);
  expect(await bens.next()).toMatchObject(nothingYet);
  const answer = await shop.graphql(admin, answerReport, { reportId: id, answer: "Which leg?" });
  expect(answer.body.data.answerReport).toMatchObject({
    __typename: "ReportChanged",
    message: "The answer has been sent.",
    report: { id, state: "ANSWERED", answers: [{ text: "Which leg?" }] },
  });
  expect(await anns.next()).toMatchObject({
    data: {
      reportChanged: { report: { id, state: "ANSWERED", answers: [{ text: "Which leg?" }] } },
    },
  });
  // What Ben hears first is of his own.
  const bensId = await send(shop, ben, "A second leg is loose");
  expect(await bens.next()).toMatchObject({
    data: { reportChanged: { report: { id: bensId, state: "OPEN" } } },
  });
});

it("is an inbox to admins: live, by state, with how many stand at each", async () => {
  const { shop, ann, admin } = await opened();
  const first = await send(shop, ann, "First");
  const updates = subscribeTo(shop.url, inbox, { token: admin.token });
  expect(await updates.next()).toMatchObject({ data: { reportInboxChanged: { report: null } } });
  const second = await send(shop, ann, "Second");
  expect(await updates.next()).toMatchObject({
    data: { reportInboxChanged: { report: { id: second, state: "OPEN", subject: "Second" } } },
  });
  await shop.graphql(admin, answerReport, { reportId: first, answer: "Yes" });
  const closed = await shop.graphql(admin, closeReport, { reportId: first });
  expect(closed.body.data.closeReport).toMatchObject({ report: { state: "CLOSED" } });
  await shop.graphql(admin, answerReport, { reportId: second, answer: "No" });
  const { body } = await shop.graphql(admin, inState, { state: "CLOSED" });
  expect(body.data).toMatchObject({
    reports: { totalCount: 1, items: [{ id: first }] },
    reportStates: [
      { state: "OPEN", count: 0 },
      { state: "ANSWERED", count: 1 },
      { state: "CLOSED", count: 1 },
    ],
  });
  expect((await shop.graphql(admin, inState)).body.data.reports.totalCount).toBe(2);
});

it("is answered once for a request that is repeated, and not for another under its id", async () => {
  const { shop, ann, admin } = await opened();
  const reportId = await send(shop, ann, "A leg is loose");
  const answered = async (answer: string, commandId: string) => {
    const { body } = await shop.graphql(admin, answerReport, { reportId, answer, commandId });
    return body.data.answerReport as { readonly report: { readonly answers: readonly object[] } };
  };
  const id = randomUUID();
  await answered("Which leg?", id);
  const again = await answered("Which leg?", id);
  expect(again.report.answers).toEqual([{ text: "Which leg?" }]);
  expect(await answered("Another", id)).toMatchObject({ __typename: "CommandReused" });
});

it("refuses an empty answer, a report that is not there, and anybody but admins", async () => {
  const { shop, ann, admin } = await opened();
  const reportId = await send(shop, ann, "A leg is loose");
  const empty = await shop.graphql(admin, answerReport, { reportId, answer: " " });
  expect(empty.body.data.answerReport).toEqual({
    __typename: "InvalidInput",
    fields: [{ field: "answer", message: "Please write an answer" }],
  });
  const missing = { reportId: randomUUID() };
  const nobody = await shop.graphql(admin, answerReport, { ...missing, answer: "Hello" });
  expect(nobody.body.data.answerReport.__typename).toBe("NotFound");
  expect((await shop.graphql(admin, closeReport, missing)).body.data.closeReport.__typename).toBe(
    "NotFound",
  );
  for (const query of [answerReport, closeReport]) {
    const { body } = await shop.graphql(ann, query, { reportId, answer: "Myself" });
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  }
  const { body } = await shop.graphql(ann, inState, { state: "OPEN" });
  expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
});

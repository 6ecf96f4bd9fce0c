import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { collect } from "../../testing/collect.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf } = shopOfFile();

const withPeople = async (shop: TestShop) => ({
  shop,
  ann: await shop.signUp("ann"),
  ben: await shop.signUp("ben"),
  admin: await shop.admin(),
});

const opened = () => withPeople(shopOf());

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
  ... on IssueReportChanged {
    message
    report { id number state answers { text by } closed { by } reopened { by } }
  }
  ... on InvalidInput { fields { field message } }
  ... on NotFound { message }
  ... on CommandReused { message }`;
const answerReport = `mutation ($reportId: ID!, $answer: String!, $commandId: ID) {
  answerReport(reportId: $reportId, answer: $answer, commandId: $commandId) { ${result} }
}`;
const closeReport = `mutation ($reportId: ID!) { closeReport(reportId: $reportId) { ${result} } }`;
const reopenReport = `mutation ($reportId: ID!, $commandId: ID) {
  reopenReport(reportId: $reportId, commandId: $commandId) { ${result} }
}`;
const own = `subscription ($after: Position) {
  reportChanged(after: $after) { report { id state answers { text } } position remaining }
}`;
const inbox = `subscription ($after: Position) {
  reportInboxChanged(after: $after) { report { id state subject } position remaining }
}`;
const inState = `query ($state: IssueReportStatus, $after: Position) {
  reports(state: $state, after: $after) { totalCount items { id } position }
  reportStates { state count }
}`;

it("is answered by an admin, and only the sender sees the answer immediately", async () => {
  const { shop, ann, ben, admin } = await opened();
  const id = await send(shop, ann, "A leg is loose");
  const anns = subscribeTo(shop.url, own, { token: ann.token });
  const bens = subscribeTo(shop.url, own, { token: ben.token });
  const nothingYet = { data: { reportChanged: { report: null, remaining: 0 } } };
  expect(await anns.next()).toMatchObject(nothingYet);
  expect(await bens.next()).toMatchObject(nothingYet);
  const answer = await shop.graphql(admin, answerReport, { reportId: id, answer: "Which leg?" });
  expect(answer.body.data.answerReport).toMatchObject({
    __typename: "IssueReportChanged",
    message: "The answer has been sent.",
    report: { id, state: "ANSWERED", answers: [{ text: "Which leg?", by: "Shop Admin" }] },
  });
  expect(await anns.next()).toMatchObject({
    data: {
      reportChanged: { report: { id, state: "ANSWERED", answers: [{ text: "Which leg?" }] } },
    },
  });
  // The first update that Ben receives is about his own report.
  const bensId = await send(shop, ben, "A second leg is loose");
  expect(await bens.next()).toMatchObject({
    data: { reportChanged: { report: { id: bensId, state: "OPEN" } } },
  });
});

it("appears in the admins' inbox, with live updates and counts by state", async () => {
  const alone = await openTestShop();
  onTestFinished(alone.close);
  const { shop, ann, admin } = await withPeople(alone);
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

it("is answered once for a repeated request, and refuses another answer with the same command ID", async () => {
  const { shop, ann, admin } = await opened();
  const reportId = await send(shop, ann, "A leg is loose");
  const answered = async (answer: string, commandId: string) => {
    const { body } = await shop.graphql(admin, answerReport, { reportId, answer, commandId });
    return body.data.answerReport as { readonly report: { readonly answers: readonly object[] } };
  };
  const id = randomUUID();
  await answered("Which leg?", id);
  const again = await answered("Which leg?", id);
  expect(again.report.answers).toEqual([{ text: "Which leg?", by: "Shop Admin" }]);
  expect(await answered("Another", id)).toMatchObject({ __typename: "CommandReused" });
});

it("refuses an empty answer, an unknown report, and everyone except admins", async () => {
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
  for (const query of [answerReport, closeReport, reopenReport]) {
    const { body } = await shop.graphql(ann, query, { reportId, answer: "Myself" });
    expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
  }
  const { body } = await shop.graphql(ann, inState, { state: "OPEN" });
  expect(body.errors[0].extensions.code).toBe("FORBIDDEN");
});

it("is closed with an answer and reopened once; its sender does not see who did it", async () => {
  const { shop, ann, admin } = await opened();
  const reportId = await send(shop, ann, "A leg is loose");
  const answered = await shop.graphql(
    admin,
    `mutation ($reportId: ID!) {
      answerReport(reportId: $reportId, answer: "It came today.", close: true) { ${result} }
    }`,
    { reportId },
  );
  expect(answered.body.data.answerReport).toMatchObject({
    message: "The answer has been sent and the report is closed.",
    report: {
      state: "CLOSED",
      closed: { by: "Shop Admin" },
      answers: [{ text: "It came today." }],
    },
  });
  const stream = `report-${reportId}`;
  const head = async () => (await collect(shop.shop.store.readStream(stream))).length;
  const before = await head();
  const again = { reportId, commandId: randomUUID() };
  for (const _twice of [1, 2]) {
    const { body } = await shop.graphql(admin, reopenReport, again);
    expect(body.data.reopenReport).toMatchObject({
      message: "The report is open again.",
      report: { state: "OPEN", closed: null, reopened: { by: "Shop Admin" } },
    });
  }
  expect(await head()).toBe(before + 1);
  const missing = await shop.graphql(admin, reopenReport, { reportId: randomUUID() });
  expect(missing.body.data.reopenReport.__typename).toBe("NotFound");

  const read = (fields: string) => shop.graphql(ann, `{ myReports { items { ${fields} } } }`);
  expect((await read("state reopened { at }")).body.data.myReports.items).toMatchObject([
    { state: "OPEN", reopened: {} },
  ]);
  for (const fields of ["reopened { by }", "answers { by }"]) {
    expect((await read(fields)).body.errors[0].extensions.code).toBe("FORBIDDEN");
  }
});

it("is found by its number, an order number, and words", async () => {
  const { shop, ann, admin } = await opened();
  const id = await send(shop, ann, "The kettle leaks");
  await send(shop, ann, "A leg is loose");
  await shop.rest(ann, "POST", "/reports", {
    issueType: "Website Bug",
    subject: "A button",
    description: "Does nothing.",
    email: "ann@example.lk",
    orderNumber: "nv-7k3m9q",
  });
  const query = `query ($search: String, $state: IssueReportStatus) {
    reports(search: $search, state: $state) { totalCount nextCursor items { id number subject } }
  }`;
  const found = async (search: string, state: string | null = null) => {
    const { body } = await shop.graphql(admin, query, { search, state });
    return body.data.reports as {
      readonly totalCount: number | null;
      readonly items: readonly { readonly number: string; readonly subject: string }[];
    };
  };
  const { items, totalCount } = await found("KETTLE left");
  expect(items).toMatchObject([{ id, subject: "The kettle leaks" }]);
  expect(totalCount).toBe(1);
  expect((await found(items[0]?.number ?? "")).items).toEqual(items);
  expect((await found(items[0]?.number ?? "", "CLOSED")).items).toEqual([]);
  expect((await found("NV-7K3M9Q")).items).toMatchObject([{ subject: "A button" }]);
  expect((await found("sofa")).items).toEqual([]);
});

/* Texts of issue reports. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const attachments = "Attachments";
export const optional = "(optional)";
export const attached = "Attached";
export const attachAFile = "Attach a file";
export const filesToAttach = "Files to attach";
export const reportsFailed = "Your reports couldn’t load.";
export const loadingYourReports = "Loading your reports";
export const shownHere = "Your reports appear here.";
export const yourReports = "Your reports";
export const showEarlierReports = "Show earlier reports";
export const answers = "Answers";
export const download = ", download";
export const reportAnIssue = "Report an issue";
export const issueType = "Issue type";
export const chooseAnIssueType = "Choose an issue type";
export const orderNumber = "Order number";
export const orderNumberHint = "You’ll find it in My Orders, for example NV-7K3M9Q.";
export const subject = "Subject";
export const inAFewWords = "In a few words";
export const description = "Description";
export const descriptionHint = "What happened, and what did you expect?";
export const email = "Email";
export const emailHint = "We use it if we have questions. You also get an email when we answer.";
export const sendTheReport = "Send report";
export const reportHeading = "Report an Issue";
export const answerComesHere =
  "You’ll find our answer under “Your reports”. We’ll email you when it’s there.";
export const reportSomethingElse = "Report something else";
export const myOrders = "My Orders";
export const logInToSend = "Log in again to send your report";
export const open = "Open";
export const answeredState = "Answered";
export const logInToReport = "Log in to report an issue";
export const remove = (name: string) => `Remove ${name}`;
export const noMoreFiles = (reportAttachments: number) =>
  `That’s the maximum of ${reportAttachments} files.`;
export const filesHint = (reportAttachments: number, megabytes: number) =>
  `Up to ${reportAttachments} pictures (PNG, JPEG, WebP) or PDF files, ${megabytes} MB each.`;
export const atMostCharacters = (longest: number) => `At most ${longest} characters`;
export const order = (number: string) => `Order ${number}`;
export const attachmentCount = (count: number) =>
  plural(count, { one: "1 attachment", other: `${count} attachments` });
export const closed = "Closed";
export const closedOn = "Closed {day}";
export const answeredBy = (name: string) => `${name} answered`;
export const whereAnOrderIs =
  "{orders} always shows where an order is. For everything else, write to us here.";
/** The name of an issue type; `type` is the stored value. */
export const issueTypeName = (type: string) => type;

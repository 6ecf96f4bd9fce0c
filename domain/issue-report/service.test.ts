import { expect, it, vi } from "vitest";
import { deriveId } from "#event-store/uuid.ts";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import type { NoRoom } from "../refusal.ts";
import { createIssueReportService, type SentIssueReport } from "./service.ts";

const photo = {
  name: "leg.jpg",
  mediaType: "image/jpeg",
  bytes: 3,
  content: new Uint8Array([1, 2, 3]),
};

const form = (changes: Partial<SentIssueReport> = {}): SentIssueReport => ({
  issueType: "Product Defect",
  subject: "A leg is loose",
  description: "The left one.",
  orderNumber: "",
  email: "ann@example.com",
  files: [],
  ...changes,
});

const opened = () => {
  const commands = commandsInMemory();
  const countReport = vi.fn(async () => 0);
  const hasVerifiedMailbox = vi.fn(async () => true);
  const keepFiles = vi.fn(async (): Promise<NoRoom | null> => null);
  const orderByNumber = vi.fn(async (_user: string, number: string) =>
    number === "NV-7K3M9Q" ? "o1" : null,
  );
  const reports = createIssueReportService({
    commands,
    deriveId,
    countReport,
    hasVerifiedMailbox,
    keepFiles,
    orderByNumber,
  });
  return { commands, reports, countReport, hasVerifiedMailbox, keepFiles, orderByNumber };
};

it("stores a report under an id derived from the command's", async () => {
  const { reports, commands } = opened();
  const context = commandContext();
  const reportId = deriveId(context.commandId, "report");
  expect(await reports.send(form(), context)).toEqual({
    accepted: true,
    reportId,
    position: commands.log[0]?.position,
  });
  expect(commands.log).toMatchObject([
    {
      stream: `report-${reportId}`,
      type: "IssueReported",
      data: { userId: "ann", subject: "A leg is loose", orderId: null, attachments: [] },
    },
  ]);
});

it("links the sender's own order by its number, in any spelling", async () => {
  const { reports, commands, orderByNumber } = opened();
  await reports.send(form({ orderNumber: " nv-7k3m9q " }), commandContext());
  expect(orderByNumber).toHaveBeenCalledWith("ann", "NV-7K3M9Q");
  await reports.send(form({ orderNumber: "NV-000000" }), commandContext());
  expect(commands.log.map(({ data }) => (data as { readonly orderId: unknown }).orderId)).toEqual([
    "o1",
    null,
  ]);
});

it("requires no order number", async () => {
  const { reports, orderByNumber } = opened();
  await reports.send(form(), commandContext());
  expect(orderByNumber).not.toHaveBeenCalled();
});

it("is stored once per command, and its files are counted and stored once", async () => {
  const { reports, commands, countReport, keepFiles } = opened();
  const context = commandContext();
  const first = await reports.send(form({ files: [photo] }), context);
  expect(await reports.send(form({ files: [photo] }), context)).toEqual(first);
  expect(commands.log).toHaveLength(1);
  expect(countReport).toHaveBeenCalledTimes(1);
  expect(keepFiles).toHaveBeenCalledTimes(1);
  expect(await reports.send(form({ subject: "Another" }), context)).toMatchObject({
    refusal: { code: "COMMAND_REUSED" },
  });
});

it("stores the files before the event that refers to them", async () => {
  const { reports, commands, keepFiles } = opened();
  keepFiles.mockImplementation(async () => {
    expect(commands.log).toEqual([]);
    return null;
  });
  const context = commandContext();
  await reports.send(form({ files: [photo] }), context);
  expect(keepFiles).toHaveBeenCalledWith("ann", deriveId(context.commandId, "report"), [photo]);
  expect(commands.log[0]?.data).toMatchObject({
    attachments: [{ name: "leg.jpg", mediaType: "image/jpeg", bytes: 3 }],
  });
  expect(JSON.stringify(commands.log[0]?.data)).not.toContain("content");
});

it("accepts files only from users with a verified mailbox, and reports without files from all", async () => {
  const { reports, hasVerifiedMailbox, countReport } = opened();
  hasVerifiedMailbox.mockResolvedValue(false);
  expect(await reports.send(form({ files: [photo] }), commandContext())).toMatchObject({
    refusal: { code: "EMAIL_UNVERIFIED" },
  });
  expect(countReport).not.toHaveBeenCalled();
  expect(await reports.send(form(), commandContext())).toMatchObject({ accepted: true });
});

it("refuses a report over the limit, and returns how long to wait", async () => {
  const { reports, countReport, keepFiles, commands } = opened();
  countReport.mockResolvedValue(90);
  expect(await reports.send(form({ files: [photo] }), commandContext())).toEqual({
    accepted: false,
    refusal: {
      code: "TOO_MANY_TRIES",
      message: "You have sent many reports just now. Please wait 90 seconds.",
      retryAfterSeconds: 90,
    },
  });
  expect(keepFiles).not.toHaveBeenCalled();
  expect(commands.log).toEqual([]);
});

it("stores nothing if there is no space for its files", async () => {
  const { reports, keepFiles, commands } = opened();
  const full: NoRoom = { code: "TOO_LARGE", message: "50 MB are used up." };
  keepFiles.mockResolvedValue(full);
  expect(await reports.send(form({ files: [photo] }), commandContext())).toEqual({
    accepted: false,
    refusal: full,
  });
  expect(commands.log).toEqual([]);
});

it("counts nothing for invalid input", async () => {
  const { reports, countReport } = opened();
  expect(await reports.send(form({ subject: " ", email: "ann" }), commandContext())).toMatchObject({
    refusal: { code: "INVALID_INPUT", fields: [{ field: "subject" }, { field: "email" }] },
  });
  expect(countReport).not.toHaveBeenCalled();
});

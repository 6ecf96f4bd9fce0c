import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { limits } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { attachmentUrl } from "#domain/issue-report/attachment-url.ts";
import { emailUnproven, invalidInput } from "#domain/refusal.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import { commandOf, viewerOf } from "./access.ts";
import { attachedFile } from "./attachment.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";
import { createLargeBodies, isLarge } from "./large-bodies.ts";

/** A form without files is shorter. */
const smallBodyBytes = 64 * 1024;

/** Each may take some 21 MB of memory several times over while it is read. */
const largeBodiesAtOnce = 2;

const busy = {
  code: "UNAVAILABLE",
  message: messages.report.busy,
  retryAfterSeconds: 5,
} as const;

/** As data URLs three files are a third larger than they are, and the form stands beside them. */
const reportBodyBytes =
  Math.ceil((limits.reportAttachments * limits.reportAttachmentBytes * 4) / 3) + 64 * 1024;

const text = z.string().max(10_000);

/** Body of POST /api/reports. Attachments are data URLs. */
export const issueReportBody = z.object({
  issueType: text,
  subject: text,
  description: text,
  orderNumber: text.default(""),
  email: text,
  attachments: z
    .array(z.object({ name: z.string().max(255), data: z.string() }))
    .max(10)
    .default([]),
});

const reportAnswer = (report: IssueReportDocument) => ({
  _id: report.id,
  number: report.number,
  state: report.state,
  answers: report.answers.map(({ at, text }) => ({ at, text })),
  issueType: report.issueType,
  subject: report.subject,
  description: report.description,
  orderNumber: report.orderNumber,
  orderId: report.orderId,
  email: report.email,
  attachments: report.attachments.map((attachment, index) => ({
    ...attachment,
    url: attachmentUrl(report.id, index),
  })),
  createdAt: report.createdAt,
});

/**
 * A file's number as `attachmentUrl` writes it; -1, where no file is, for any other spelling of a
 * number.
 */
const attachmentIndex = (text: string): number => (/^(0|[1-9]\d?)$/.test(text) ? Number(text) : -1);

/** Reports of issues: sent by a form, seen by the sender and by admins alone, files included. */
export const registerIssueReports = (
  app: FastifyInstance,
  dependencies: RestDependencies,
): void => {
  const { reports, readModels, freshness, readReportFile } = dependencies;

  const largeBodies = createLargeBodies(largeBodiesAtOnce);

  /** Who sends a large body is known before the body is read. */
  const admitBody = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request.headers, smallBodyBytes)) return undefined;
    if (viewerOf(request).emailVerifiedAt === null) {
      return sendRefusal(reply, emailUnproven(messages.report.attachmentsNeedEmail));
    }
    if (largeBodies.enter(reply)) return undefined;
    return sendRefusal(reply, busy);
  };

  app.post(
    "/reports",
    { config: { access: "shopper" }, bodyLimit: reportBodyBytes, onRequest: admitBody },
    async (request, reply) => {
      const { attachments, ...form } = issueReportBody.parse(request.body);
      const files = attachments.map(attachedFile);
      const taken = files.filter((file) => file !== null);
      if (taken.length < files.length) {
        const problem = { field: "attachments", message: messages.report.attachmentRefused };
        return sendRefusal(reply, invalidInput(problem));
      }
      const answer = await reports.send({ ...form, files: taken }, commandOf(request));
      if (!answer.accepted) return sendRefusal(reply, answer.refusal);
      await freshness.reach(answer.position);
      return reply
        .code(201)
        .send({ success: true, message: messages.report.sent, _id: answer.reportId });
    },
  );

  app.get("/reports", { config: { access: "shopper" } }, async (request) => {
    const { documents } = await readModels.reports.byUser(viewerOf(request).id, { limit: 100 });
    return { success: true, data: documents.map(({ document }) => reportAnswer(document)) };
  });

  app.get<{ Params: { id: string; index: string } }>(
    "/reports/:id/attachments/:index",
    { config: { access: "shopper" } },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const { id } = request.params;
      const index = attachmentIndex(request.params.index);
      const report = await readModels.reports.byId(id);
      const attachment = report?.attachments[index];
      const visible = report?.userId === viewer.id || viewer.role === "admin";
      const content =
        report && attachment && visible
          ? await readReportFile(report.userId, report.id, index)
          : null;
      if (!attachment || !content) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.report.notFound });
      }
      // Never shown in the page's own origin, whatever is in the file.
      return reply
        .header("content-type", attachment.mediaType)
        .header(
          "content-disposition",
          `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
        )
        .header("cache-control", "private, no-store")
        .send(content);
    },
  );
};

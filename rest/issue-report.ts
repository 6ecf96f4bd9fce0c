import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { limits } from "#domain/constants.ts";
import { may } from "#domain/permissions.ts";
import type { Viewer } from "#domain/account/viewer.ts";
import { messages } from "#domain/messages.ts";
import { attachmentUrl } from "#domain/issue-report/attachment-url.ts";
import { emailUnverified, invalidInput } from "#domain/refusal.ts";
import type { IssueReportDocument } from "#projections/issue-reports/document.ts";
import { commandOf, viewerOf } from "./access.ts";
import { attachedFile } from "./attachment.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";
import { limitJsonValues } from "./json-values.ts";
import { createLargeBodies, isLarge, smallBodyBytes } from "./large-bodies.ts";

/** Each may use several times its 21 MB of memory while it is read. */
const largeBodiesAtOnce = { inAll: 2, perPerson: 1 } as const;

const busy = {
  code: "UNAVAILABLE",
  message: messages.report.busy,
  retryAfterSeconds: 5,
} as const;

/** Three files as data URLs (a third larger than the files) plus the form's fields. */
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

/** The index in an attachment's URL; -1 for any spelling that `attachmentUrl` doesn't write. */
const attachmentIndex = (text: string): number => (/^(0|[1-9]\d?)$/.test(text) ? Number(text) : -1);

/** Reports hold names and free text. */
const canReadReports = ({ role }: Viewer): boolean =>
  may(role, "REPORTS_READ") && may(role, "PERSONAL_READ");

/** Registers issue reports. A report and its files are visible only to its sender and to staff. */
export const registerIssueReports = (
  app: FastifyInstance,
  dependencies: RestDependencies,
): void => {
  const { reports, readModels, freshness, readReportFile } = dependencies;

  const largeBodies = createLargeBodies(largeBodiesAtOnce);

  /** The sender of a large body is authenticated before the body is read. */
  const admitBody = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request.headers, smallBodyBytes)) return undefined;
    if (viewerOf(request).emailVerifiedAt === null) {
      return sendRefusal(reply, emailUnverified(messages.report.attachmentsNeedEmail));
    }
    if (largeBodies.enter(reply, viewerOf(request).id)) return undefined;
    return sendRefusal(reply, busy);
  };

  app.post(
    "/reports",
    {
      config: { access: "SHOP", files: ["data"] },
      bodyLimit: reportBodyBytes,
      onRequest: admitBody,
      preParsing: limitJsonValues,
    },
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

  app.get("/reports", { config: { access: "SHOP" } }, async (request) => {
    const { documents } = await readModels.reports.byUser(viewerOf(request).id, { limit: 100 });
    return { success: true, data: documents.map(({ document }) => reportAnswer(document)) };
  });

  app.get<{ Params: { id: string; index: string } }>(
    "/reports/:id/attachments/:index",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const { id } = request.params;
      const index = attachmentIndex(request.params.index);
      const report = await readModels.reports.byId(id);
      const attachment = report?.attachments[index];
      const visible = report?.userId === viewer.id || canReadReports(viewer);
      const content =
        report && attachment && visible
          ? await readReportFile(report.userId, report.id, index)
          : null;
      if (!attachment || !content) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.report.notFound });
      }
      // Always served as a download, so that a file's content never runs in the shop's origin.
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

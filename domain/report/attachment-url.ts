/** Where the sender of a report and admins download one of its files. */
export const attachmentUrl = (reportId: string, index: number): string =>
  `/api/reports/${reportId}/attachments/${index}`;

/** Download address of a report's file, for its sender and admins. */
export const attachmentUrl = (reportId: string, index: number): string =>
  `/api/reports/${reportId}/attachments/${index}`;

/** The shop's texts, written by `npm run codegen` from domain/. */

export const report = {
  "sent": "Your report has been sent.",
  "failed": "Failed to submit your report. Please try again later.",
  "issueTypeMissing": "Please select an issue type",
  "subjectMissing": "Subject is required",
  "descriptionMissing": "Description is required",
  "emailMissing": "Email is required",
  "emailInvalid": "Please enter a valid email",
  "tooManyAttachments": "At most 3 attachments",
  "attachmentRefused": "Please attach pictures (PNG, JPEG, WebP) or PDF files of at most 5 MB",
  "attachmentsNeedEmail": "Please verify your e-mail before you attach files: your profile sends you a code. Without files the report can be sent now.",
  "attachmentsFull": "Your reports hold as many files as they may. Please send this one without files.",
  "attachmentsUnavailable": "The shop cannot take files right now. Please send the report without them, or try again later.",
  "busy": "Others are sending files right now. Please try again in a few seconds.",
  "notFound": "Report not found.",
  "answerMissing": "Please write an answer",
  "tooManyAnswers": "This report has been answered as often as a report can be",
  "answered": "The answer has been sent.",
  "answeredAndClosed": "The answer has been sent, and the report is closed.",
  "closed": "The report is closed.",
  "reopened": "The report is open again."
} as const;
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
  "attachmentsNeedEmail": "Please verify your email before you attach files: your profile sends you a code. You can send the report without files now.",
  "attachmentsFull": "Your reports have the maximum number of files. Please send this one without files.",
  "attachmentsUnavailable": "The shop can’t accept files right now. Please send the report without them, or try again later.",
  "busy": "The shop is receiving many files right now. Please try again in a few seconds.",
  "notFound": "Report not found.",
  "answerMissing": "Please write an answer",
  "tooManyAnswers": "This report has the maximum number of answers",
  "answered": "The answer has been sent.",
  "answeredAndClosed": "The answer has been sent and the report is closed.",
  "closed": "The report is closed.",
  "reopened": "The report is open again."
} as const;
/** The shop's texts, written by `npm run codegen` from domain/. */

export const page = {
  "notFound": "This page doesn’t exist.",
  "versionNotFound": "This page has no such version.",
  "slugForm": "Use small letters a to z, digits and single hyphens, at most 60 characters",
  "slugReserved": "The shop uses this address itself. Choose another one.",
  "slugTaken": "A page with this address exists. Choose another one.",
  "tooMany": "The shop has 30 pages, the maximum. Withdraw one first.",
  "titleMissing": "Please enter a title",
  "titleForm": "Please enter a title of one line",
  "titleLong": "At most 80 characters",
  "textLong": "A text may have at most 64 KiB. Split the page, or shorten the text.",
  "changed": "Another owner changed this text in the meantime.",
  "newerVersion": "Another owner published or withdrew this page in the meantime.",
  "tooManyDrafts": "You have saved very often.",
  "tooManyVersions": "You have published very often.",
  "saved": "Draft saved",
  "added": "The page is added. Visitors see it when you publish it.",
  "published": "The page is published.",
  "nothingNew": "Visitors see this text already.",
  "restored": "The earlier text is published as a new version.",
  "withdrawn": "The page is withdrawn. Its versions are kept.",
  "saveFailed": "The draft couldn’t be saved. Please try again.",
  "failed": "The page couldn’t be changed. Please try again."
} as const;
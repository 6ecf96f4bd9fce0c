/** The shop's texts, written by `npm run codegen` from domain/. */

export const promotion = {
  "notFound": "This code doesn’t exist.",
  "codeTaken": "This code already exists. Choose another one.",
  "codeInvalid": "Please enter 4 to 20 letters and digits",
  "amountInvalid": "Please enter an amount above 0",
  "created": "The promotion is created.",
  "pausedNow": "The promotion is paused.",
  "resumed": "The promotion is running again.",
  "endedNow": "The promotion has ended.",
  "ended": "An ended promotion can’t start again. Create another one."
} as const;
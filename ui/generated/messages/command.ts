/** The shop's texts, written by `npm run codegen` from domain/. */

export const command = {
  "reused": "This request id was already used for something else."
} as const;
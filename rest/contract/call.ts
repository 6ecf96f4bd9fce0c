import { z } from "zod";
import type { Access } from "../access.ts";

/** One documented call: what it takes and everything it can answer. */
export interface Call {
  readonly method: "get" | "post" | "put" | "delete";
  /** Under /api, with parameters in braces. */
  readonly path: string;
  /** A short sentence. */
  readonly summary: string;
  readonly access: Access;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly answers: readonly CallAnswer[];
  /** Statuses of refusals beyond those that every call of its kind has. */
  readonly refusals?: readonly RefusalStatus[];
}

export interface CallAnswer {
  readonly status: 200 | 201 | 202 | 204 | 304;
  readonly description: string;
  /** JSON of this shape; null where there is no body; a media type for a file. */
  readonly body: z.ZodType | null | { readonly mediaType: string };
  /** What its headers tell, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The meaning of each error status, the same for every call (docs/rules.md, "The /api calls"). */
export const refusalMeanings = {
  400: "Malformed, or a field has an invalid value.",
  401: "No session, or the sign-in was refused.",
  403: "Not allowed for this role, or the email is not verified yet, or sent by a page of another site.",
  404: "Does not exist, or belongs to another account.",
  409: "Conflicts with the stock, the price or another change.",
  413: "Larger than this call accepts.",
  415: "Not JSON, or a file type the shop does not accept.",
  422: "The Idempotency-Key was already used for something else.",
  429: "Too many attempts or actions; Retry-After contains the seconds to wait.",
  500: "An internal error; errorId identifies it in the log.",
  503: "The shop can’t answer right now; Retry-After contains the seconds to wait.",
} as const;

export type RefusalStatus = keyof typeof refusalMeanings;

/**
 * Every answer that is no success. Some refusals tell more, for example the lines that fall short.
 */
export const refusalBody = z.looseObject({
  success: z.literal(false),
  code: z.string().describe("A stable word for programs."),
  message: z.string().describe("The text for people."),
});

/** The answer of a command that tells no more than that it was done. */
export const doneBody = z.object({ success: z.literal(true), message: z.string() });

export const id = z.string().describe("Opaque and stable.");
export const rupees = z.number().describe("Sri Lankan rupees with at most two decimals.");
export const moment = z.iso.datetime();

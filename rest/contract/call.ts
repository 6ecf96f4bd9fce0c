import { z } from "zod";
import type { Permission } from "#domain/permissions.ts";

/** One documented call: its input and all its possible responses. */
export interface Call {
  readonly method: "get" | "post" | "put" | "delete";
  /** Under /api, with parameters in braces. */
  readonly path: string;
  /** One short sentence. */
  readonly summary: string;
  readonly access: Permission;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly answers: readonly CallAnswer[];
  /** Statuses of refusals beyond those common to calls of this kind. */
  readonly refusals?: readonly RefusalStatus[];
}

export interface CallAnswer {
  readonly status: 200 | 201 | 202 | 204 | 304;
  readonly description: string;
  /** A JSON schema; null for an empty body; a media type for a file. */
  readonly body: z.ZodType | null | { readonly mediaType: string };
  /** Response headers and their descriptions. */
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

/** Body of every refusal. Some carry more fields, for example the lines that are short of stock. */
export const refusalBody = z.looseObject({
  success: z.literal(false),
  code: z.string().describe("A stable code for programs."),
  message: z.string().describe("Text for display."),
  traceId: z.string().optional().describe("The request's trace, if the shop records traces."),
});

/** The response of a command without further data. */
export const doneBody = z.object({ success: z.literal(true), message: z.string() });

export const id = z.string().describe("Opaque and stable.");
/** A discount by a promo code. */
export const discount = z.object({ code: z.string(), amount: z.number().describe("In rupees.") });

/** Option values of an ordered variant. */
export const optionValues = z
  .array(z.string())
  .optional()
  .describe("The chosen option values; missing for a product without options.");
export const rupees = z.number().describe("Sri Lankan rupees with at most two decimals.");
export const moment = z.iso.datetime();

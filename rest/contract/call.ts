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

/** What a refusal's status means, for every call alike (docs/rules.md, "The /api calls"). */
export const refusalMeanings = {
  400: "Malformed, or a field does not hold what it must.",
  401: "No session, or the sign-in is refused.",
  403: "Not open to this role, or not before the mailbox is proven, or sent by another site's page.",
  404: "Absent, or not yours.",
  409: "The stock, the price or somebody else's change stands against it.",
  413: "Larger than this call takes.",
  415: "Not JSON, or not a kind of file the shop takes.",
  422: "The Idempotency-Key was used for something else.",
  429: "Too many tries, or too much within a time; Retry-After says when the next can succeed.",
  500: "Our mistake; errorId finds it in the log.",
  503: "The shop cannot answer now; Retry-After says when to ask again.",
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

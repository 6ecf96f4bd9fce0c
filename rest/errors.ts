import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { messages } from "#domain/messages.ts";
import { EventNotStorable, PersonErased, Unavailable } from "#domain/ports.ts";
import { InvalidCursor } from "#projections/engine/document-store.ts";
import type { RestDependencies } from "./context.ts";

/** HTTP status of each refusal code (docs/rules.md, "The /api calls"). */
const statuses = {
  INVALID_INPUT: 400,
  CART_EMPTY: 400,
  SIGN_IN_REFUSED: 401,
  CODE_REFUSED: 400,
  NOT_DELIVERED: 403,
  EMAIL_UNVERIFIED: 403,
  NOT_FOUND: 404,
  STOCK_SHORTAGE: 409,
  DELIVERY_DAY_TAKEN: 409,
  PROMO_REFUSED: 409,
  PRICE_CHANGED: 409,
  CHANGED_MEANWHILE: 409,
  PRODUCT_CHANGED: 409,
  ORDER_CLOSED: 409,
  SHOP_NOT_OPEN: 409,
  EMAIL_TAKEN: 409,
  LAST_ADMIN: 409,
  ROLE_CHANGED: 409,
  DRIVES_RUN: 409,
  OWN_ACCOUNT: 409,
  TOO_LARGE: 413,
  COMMAND_REUSED: 422,
  TOO_MANY_TRIES: 429,
  UNAVAILABLE: 503,
} as const;

interface Refusal {
  readonly code: keyof typeof statuses;
  readonly message: string;
}

/** Sends a refusal: `{success: false, code, message}` and its additional fields. */
export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  more: Readonly<Record<string, unknown>> = {},
): FastifyReply => {
  if ("retryAfterSeconds" in refusal) {
    void reply.header("retry-after", String(refusal.retryAfterSeconds));
  }
  return reply.code(statuses[refusal.code]).send({ success: false, ...refusal, ...more });
};

/** Sends an error that is not a refusal; `code` is stable. */
export const sendError = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply => reply.code(status).send({ success: false, code, message });

/** Texts for Fastify's own errors. They contain neither the request body nor a stack. */
const frameworkProblems: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "MALFORMED", "The body is not valid JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "MALFORMED", "The body is empty."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    "MALFORMED",
    "The body's length doesn't match Content-Length.",
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "TOO_LARGE", "The body is too large."],
  TOO_MANY_VALUES: [413, "TOO_LARGE", "The body has too many values."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "UNSUPPORTED", "Please send JSON."],
  FST_ERR_BAD_URL: [400, "MALFORMED", "The address is malformed."],
};

/** Converts every error of the API to a JSON response the caller can act on. */
export const handleErrors = (app: FastifyInstance, report: RestDependencies["report"]): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof z.ZodError) {
      const fields = error.issues.flatMap((issue) =>
        issue.code === "unrecognized_keys"
          ? issue.keys.map((field) => ({ field, message: "This parameter does not exist." }))
          : [{ field: issue.path.join("."), message: issue.message }],
      );
      const message = fields[0]
        ? `${fields[0].field || "body"}: ${fields[0].message}`
        : "The input isn't valid.";
      return sendRefusal(reply, { code: "INVALID_INPUT", message }, { fields });
    }
    if (error instanceof InvalidCursor) {
      return sendRefusal(reply, { code: "INVALID_INPUT", message: error.message });
    }
    const known = frameworkProblems[error.code];
    if (known) return sendError(reply, ...known);
    if (error instanceof Unavailable) {
      report("", error);
      void reply.header("retry-after", "1");
      return sendError(reply, 503, "UNAVAILABLE", messages.access.unavailable);
    }
    if (error instanceof PersonErased) {
      return sendError(reply, 401, "UNAUTHENTICATED", messages.access.signInRequired);
    }
    if (error instanceof EventNotStorable) {
      report("", error);
      return sendError(reply, 413, "TOO_LARGE", "This is too large.");
    }
    const status = error.statusCode;
    if (status !== undefined && status >= 400 && status < 500) {
      return sendError(reply, status, "REFUSED", "The request is invalid.");
    }
    const errorId = crypto.randomUUID();
    report(errorId, error);
    return reply.code(500).send({
      success: false,
      code: "INTERNAL",
      message: "Something went wrong. Please try again.",
      errorId,
    });
  });
};

/** The response for an unknown route. */
export const answerNotFound = (reply: FastifyReply): FastifyReply =>
  sendError(reply, 404, "NOT_FOUND", "This address doesn't exist.");

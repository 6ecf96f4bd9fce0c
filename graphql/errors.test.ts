import { GraphQLError } from "graphql";
import { expect, it, vi } from "vitest";
import { EventNotStorable, PersonErased, StoreUnavailable, Unavailable } from "#domain/ports.ts";
import { formatGraphqlError } from "./errors.ts";

/** The error code that a caller gets for a failed resolver, and the reported errors. */
const answerTo = (reason: Error) => {
  const logError = vi.fn();
  const error = new GraphQLError("failed", { originalError: reason });
  const { message, extensions } = formatGraphqlError(error.toJSON(), error, logError);
  return { message, code: extensions?.["code"], logError };
};

/** An adapter's own error class that the API does not know. */
class LibraryClosed extends Unavailable {
  override readonly name = "LibraryClosed";
}

it.each([
  [new StoreUnavailable("away"), "UNAVAILABLE"],
  [new LibraryClosed("until ten"), "UNAVAILABLE"],
  [new EventNotStorable("12 MB"), "TOO_LARGE"],
  [new PersonErased("ann was erased"), "UNAUTHENTICATED"],
  [new Error("a bug"), "INTERNAL_SERVER_ERROR"],
])("answers %s with %s and without its message", (reason, code) => {
  const answer = answerTo(reason);
  expect(answer.code).toBe(code);
  expect(answer.message).not.toContain(reason.message);
});

it("does not recognise an outage by the error's name", () => {
  const named = Object.assign(new Error("a bug"), { name: "StoreUnavailable" });
  const answer = answerTo(named);
  expect(answer.code).toBe("INTERNAL_SERVER_ERROR");
  expect(answer.logError).toHaveBeenCalledWith(expect.stringMatching(/^[\w-]{36}$/), named);
});

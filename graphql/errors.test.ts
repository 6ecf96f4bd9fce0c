import { GraphQLError } from "graphql";
import { expect, it, vi } from "vitest";
import { EventNotStorable, PersonErased, StoreUnavailable, Unavailable } from "#domain/ports.ts";
import { formatGraphqlError } from "./errors.ts";

/** The code that a caller gets where a resolver has failed for a reason, and what was reported. */
const answerTo = (reason: Error) => {
  const report = vi.fn();
  const error = new GraphQLError("failed", { originalError: reason });
  const { message, extensions } = formatGraphqlError(error.toJSON(), error, report);
  return { message, code: extensions?.["code"], report };
};

/** One of an adapter's own, which the API has never heard of. */
class LibraryClosed extends Unavailable {
  override readonly name = "LibraryClosed";
}

it.each([
  [new StoreUnavailable("away"), "UNAVAILABLE"],
  [new LibraryClosed("until ten"), "UNAVAILABLE"],
  [new EventNotStorable("12 MB"), "TOO_LARGE"],
  [new PersonErased("ann is erased"), "UNAUTHENTICATED"],
  [new Error("a bug"), "INTERNAL_SERVER_ERROR"],
])("answers %s with %s, and with nothing of its text", (reason, code) => {
  const answer = answerTo(reason);
  expect(answer.code).toBe(code);
  expect(answer.message).not.toContain(reason.message);
});

it("takes no error for an outage because of what it is called", () => {
  const named = Object.assign(new Error("a bug"), { name: "StoreUnavailable" });
  const answer = answerTo(named);
  expect(answer.code).toBe("INTERNAL_SERVER_ERROR");
  expect(answer.report).toHaveBeenCalledWith(expect.stringMatching(/^[\w-]{36}$/), named);
});

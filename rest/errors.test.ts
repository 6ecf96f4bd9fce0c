import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { EventNotStorable, PersonErased, StoreUnavailable, Unavailable } from "#domain/ports.ts";
import { handleErrors } from "./errors.ts";

/** The response a caller gets when a call fails with `reason`. */
const answerTo = async (reason: Error) => {
  const app = fastify();
  onTestFinished(() => app.close());
  handleErrors(app, () => undefined);
  app.get("/", () => Promise.reject(reason));
  const { statusCode, headers, body } = await app.inject("/");
  return { status: statusCode, retryAfter: headers["retry-after"], body };
};

/** An adapter's own error class, unknown to the API. */
class LibraryClosed extends Unavailable {
  override readonly name = "LibraryClosed";
}

it.each([
  [new StoreUnavailable("away"), 503, "1"],
  [new LibraryClosed("until ten"), 503, "1"],
  [new EventNotStorable("12 MB"), 413, undefined],
  [new PersonErased("ann is erased"), 401, undefined],
  [new Error("a bug"), 500, undefined],
  [Object.assign(new Error("a bug"), { name: "StoreUnavailable" }), 500, undefined],
])("answers %s with %s, without the error's text", async (reason, status, retryAfter) => {
  const answer = await answerTo(reason);
  expect(answer).toMatchObject({ status, retryAfter });
  expect(answer.body).not.toContain(reason.message);
});

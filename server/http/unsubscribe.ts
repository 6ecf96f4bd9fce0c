import type { FastifyInstance } from "fastify";
import type { MailSubscriptions } from "#domain/mail-subscriptions/service.ts";

/**
 * The button of a mail program that ends emails (RFC 8058): a POST of a form without cookies. A
 * known and an unknown link get the same answer. The page at this address does the same for people.
 */
export const registerUnsubscribe = (
  app: FastifyInstance,
  { unsubscribe }: Pick<MailSubscriptions, "unsubscribe">,
): void => {
  void app.register(async (form) => {
    form.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string", bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    // A token is longer than a named parameter may be.
    form.post<{ Params: { "*": string } }>("/unsubscribe/*", async (request, reply) => {
      await unsubscribe(request.params["*"]);
      return reply.type("text/plain").send("You are unsubscribed.");
    });
  });
};

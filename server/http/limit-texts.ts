import type { FastifyInstance } from "fastify";
import { longTextIn, longTextProblem } from "#domain/long-text.ts";
import { invalidInput } from "#domain/refusal.ts";
import { graphqlPath } from "#graphql/server.ts";
import { sendRefusal } from "#rest/errors.ts";

/**
 * Refuses texts that are longer than any field, in the body, query and path of every call, before a
 * handler reads them. Fields of GraphQL check their own arguments (`graphql/limit-texts.ts`),
 * because texts are also in the document.
 */
export const limitTexts = (app: FastifyInstance): void => {
  app.addHook("preHandler", async ({ routeOptions, params, query, body }, reply) => {
    const { config, url } = routeOptions;
    if (url === graphqlPath) return undefined;
    for (const input of [params, query, body]) {
      const field = longTextIn(input, config.files);
      if (field === null) continue;
      const problem = { field, message: `${field}: ${longTextProblem}` };
      return sendRefusal(reply, invalidInput(problem));
    }
    return undefined;
  });
};

import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** Made when it is asked for the first time: every start would pay for what few read. */
const madeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const document = madeOnce(openApiDocument);
const page = madeOnce(() => docsPage(document()));

/** What the calls are, for programs and for people. */
export const registerDocs = (app: FastifyInstance): void => {
  const open = { config: { access: "visitor" } } as const;
  app.get("/openapi.json", open, async () => document());
  app.get("/docs", open, async (_request, reply) => reply.type("text/html").send(page()));
};

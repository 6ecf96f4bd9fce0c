import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** What the calls are, for programs and for people. */
export const registerDocs = (app: FastifyInstance): void => {
  const open = { config: { access: "visitor" } } as const;
  const document = openApiDocument();
  const page = docsPage();
  app.get("/openapi.json", open, async () => document);
  app.get("/docs", open, async (_request, reply) => reply.type("text/html").send(page));
};

import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** Generates a value on first use, so that starts don't pay for documents that are rarely read. */
const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const document = lazy(openApiDocument);
const page = lazy(() => docsPage(document()));

/** Registers the API reference: the OpenAPI document and the HTML page. */
export const registerDocs = (app: FastifyInstance): void => {
  const open = { config: { access: "VISITOR" } } as const;
  app.get("/openapi.json", open, async () => document());
  app.get("/docs", open, async (_request, reply) => reply.type("text/html").send(page()));
};

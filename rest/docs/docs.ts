import type { FastifyInstance } from "fastify";
import type { RestDependencies } from "../context.ts";
import { docsPage } from "./docs-page.ts";
import type { Json } from "./json.ts";
import { openApiDocument } from "./openapi.ts";

/** Generates a value on first use, so that starts don't pay for documents that are rarely read. */
const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

const document = lazy(openApiDocument);
const page = lazy(() => docsPage(document()));

/** Registers the API reference: the OpenAPI document and the HTML page, with the shop's name. */
export const registerDocs = (
  app: FastifyInstance,
  dependencies: Pick<RestDependencies, "readModels">,
): void => {
  const name = async () => (await dependencies.readModels.settings.current()).values.shopName;
  const open = { config: { access: "VISITOR" } } as const;
  app.get("/openapi.json", open, async () => {
    const { info, ...rest } = document();
    return { ...rest, info: { ...(info as Json), title: await name() } };
  });
  app.get("/docs", open, async (_request, reply) =>
    reply.type("text/html").send(page()(await name())),
  );
};

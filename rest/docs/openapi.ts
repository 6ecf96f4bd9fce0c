import { refusalBody } from "../contract/call.ts";
import { callsByTag } from "../contract/calls.ts";
import { jsonOf, type Json } from "./json.ts";
import { operationOf } from "./operation.ts";

/** The OpenAPI 3.1 document, generated from the schemas that validate the calls. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, calls] of Object.entries(callsByTag)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method]: operationOf(tag, call) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shop",
      version: "1.0.0",
      description: "The documented calls of the shop. Prices are in Sri Lankan rupees.",
      license: { name: "See the repository" },
    },
    servers: [{ url: "/api" }],
    security: [],
    tags: Object.keys(callsByTag).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: jsonOf(refusalBody, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "nivasa_session",
          description: "Named __Host-nivasa_session behind TLS.",
        },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
};

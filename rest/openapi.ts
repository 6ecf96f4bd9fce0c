import { z } from "zod";
import { accountCalls } from "./contract/accounts.ts";
import {
  refusalBody,
  refusalMeanings,
  type Call,
  type CallAnswer,
  type RefusalStatus,
} from "./contract/call.ts";
import { cartCalls } from "./contract/cart.ts";
import { orderCalls } from "./contract/orders.ts";
import { productCalls } from "./contract/products.ts";
import { reportCalls } from "./contract/reports.ts";

/** Every documented call, by noun. */
export const callsByNoun: Readonly<Record<string, readonly Call[]>> = {
  Accounts: accountCalls,
  Products: productCalls,
  Cart: cartCalls,
  Orders: orderCalls,
  Reports: reportCalls,
};

type Json = Readonly<Record<string, unknown>>;

const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return json;
};

const refusalReference = { $ref: "#/components/schemas/Refusal" };

/** Every status but success that a call can answer. */
export const refusalsOf = ({
  method,
  access,
  body,
  refusals = [],
}: Call): readonly RefusalStatus[] => {
  const changes = method !== "get";
  const always: readonly (readonly [boolean, readonly RefusalStatus[]])[] = [
    [true, [500, 503]],
    [access !== "visitor", [401, 403]],
    [changes, [403]],
    [changes && access !== "visitor", [422]],
    [body !== undefined, [400, 413, 415]],
  ];
  const all = always.flatMap(([applies, statuses]) => (applies ? statuses : []));
  return [...new Set([...all, ...refusals])].sort((a, b) => a - b);
};

const headersOf = ({ headers }: CallAnswer): Json =>
  headers
    ? {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, description]) => [
            name,
            { description, schema: { type: "string" } },
          ]),
        ),
      }
    : {};

const answerOf = (answer: CallAnswer): Json => {
  const { description, body } = answer;
  if (body === null) return { description, ...headersOf(answer) };
  const content =
    "mediaType" in body
      ? { [body.mediaType]: { schema: { type: "string", format: "binary" } } }
      : { "application/json": { schema: jsonOf(body, "output") } };
  return { description, content, ...headersOf(answer) };
};

const parameter = (where: "path" | "query" | "header", name: string, schema: Json): Json => ({
  name,
  in: where,
  required: where === "path",
  schema,
});

const idempotencyKey = {
  ...parameter("header", "Idempotency-Key", { type: "string", maxLength: 200 }),
  description: "Chosen by the client; the same key with the same content changes nothing twice.",
};

const parametersOf = ({ path, query, method, access }: Call): readonly Json[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
    parameter("path", name, { type: "string" }),
  );
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) =>
    parameter("query", name, jsonOf(schema as z.ZodType, "input")),
  );
  const command = method !== "get" && access !== "visitor";
  return [...inPath, ...inQuery, ...(command ? [idempotencyKey] : [])];
};

const operationOf = (noun: string, call: Call): Json => ({
  operationId: `${call.method}${call.path.replace(/[/{}-]+(\w?)/g, (_match, next: string) => next.toUpperCase())}`,
  tags: [noun],
  summary: call.summary,
  ...(call.access === "visitor" ? {} : { security: [{ session: [] }, { bearer: [] }] }),
  ...(call.access === "admin" ? { description: "For admins." } : {}),
  parameters: parametersOf(call),
  ...(call.body
    ? {
        requestBody: {
          required: true,
          content: { "application/json": { schema: jsonOf(call.body, "input") } },
        },
      }
    : {}),
  responses: {
    ...Object.fromEntries(call.answers.map((answer) => [answer.status, answerOf(answer)])),
    ...Object.fromEntries(
      refusalsOf(call).map((status) => [
        status,
        {
          description: refusalMeanings[status],
          content: { "application/json": { schema: refusalReference } },
        },
      ]),
    ),
  },
});

/** The OpenAPI 3.1 description of the documented calls, made of the schemas that check them. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [noun, calls] of Object.entries(callsByNoun)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method]: operationOf(noun, call) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Nivasa",
      version: "1.0.0",
      description: "The documented calls of the shop. Prices are in Sri Lankan rupees.",
      license: { name: "See the repository" },
    },
    servers: [{ url: "/api" }],
    security: [],
    tags: Object.keys(callsByNoun).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: jsonOf(refusalBody, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "nivasa_session",
          description: "Behind TLS it is called __Host-nivasa_session.",
        },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
};

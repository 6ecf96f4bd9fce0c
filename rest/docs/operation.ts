import { refusalMeanings, type Call, type CallAnswer } from "../contract/call.ts";
import { refusalsOf } from "../contract/refusals-of.ts";
import { readersOf, staffOnly } from "./readers.ts";
import { jsonOf, type Json } from "./json.ts";
import { parametersOf } from "./parameters.ts";

const refusalReference = { $ref: "#/components/schemas/Refusal" };

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

/** One call as an OpenAPI operation. */
export const operationOf = (tag: string, call: Call): Json => ({
  operationId: `${call.method}${call.path.replace(/[/{}-]+(\w?)/g, (_match, next: string) => next.toUpperCase())}`,
  tags: [tag],
  summary: call.summary,
  ...(call.access === "VISITOR" ? {} : { security: [{ session: [] }, { bearer: [] }] }),
  ...(staffOnly(call) ? { description: `For ${readersOf(call)}.` } : {}),
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

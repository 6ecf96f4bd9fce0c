import type { z } from "zod";
import type { Call } from "../contract/call.ts";
import { jsonOf, type Json } from "./json.ts";

const parameter = (where: "path" | "query" | "header", name: string, schema: Json): Json => ({
  name,
  in: where,
  required: where === "path",
  schema,
});

const idempotencyKey = {
  ...parameter("header", "Idempotency-Key", { type: "string", maxLength: 200 }),
  description: "Chosen by the client; repeating a request with the same key has no further effect.",
};

/**
 * The parameters of a call: in the path, in the query, and the Idempotency-Key header of a command.
 */
export const parametersOf = ({ path, query, method, access }: Call): readonly Json[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
    parameter("path", name, { type: "string" }),
  );
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) =>
    parameter("query", name, jsonOf(schema as z.ZodType, "input")),
  );
  const command = method !== "get" && access !== "VISITOR";
  return [...inPath, ...inQuery, ...(command ? [idempotencyKey] : [])];
};

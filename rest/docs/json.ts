import { z } from "zod";

/** A JSON object of unknown shape. */
export type Json = Readonly<Record<string, unknown>>;

/** A Zod schema as JSON Schema, of the request (`input`) or the response (`output`). */
export const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return json;
};

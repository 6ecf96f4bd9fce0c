import { z } from "zod";

/** A JSON object of which the shape is not known here. */
export type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON Schema: of what is sent, or of what is answered. */
export const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return json;
};

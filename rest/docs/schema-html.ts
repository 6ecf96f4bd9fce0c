import { escapeUTF8 as escapeHtml } from "entities";
import type { Json } from "./json.ts";

/** Whether a value is an object. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null;

/** A short name of a type, for example `text`, `list of {…}` or the values of an enum. */
const typeOf = (schema: Json): string => {
  const { type, anyOf, enum: words, const: only, items } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(words)) return words.map((word) => JSON.stringify(word)).join(" or ");
  if (Array.isArray(anyOf)) return anyOf.filter(isJson).map(typeOf).join(" or ");
  if (type === "array") return `list of ${isJson(items) ? typeOf(items) : "anything"}`;
  return type === "string" ? "text" : typeof type === "string" ? type : "anything";
};

const fieldsOf = (schema: Json): string => {
  const properties = isJson(schema["properties"]) ? schema["properties"] : {};
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  const rows = Object.entries(properties).map(([name, field]) => {
    if (!isJson(field)) return "";
    const inner = field["type"] === "array" && isJson(field["items"]) ? field["items"] : field;
    const about = typeof field["description"] === "string" ? field["description"] : "";
    const need = required.has(name) ? "" : "<small>optional</small>";
    const nested = inner["properties"] ? fieldsOf(inner) : "";
    return (
      `<li><code>${escapeHtml(name)}</code> <em>${escapeHtml(typeOf(field))}</em>${need} ` +
      `${escapeHtml(about)}${nested}</li>`
    );
  });
  return `<ul>${rows.join("")}</ul>`;
};

/** The fields of a schema, or of the items of a list, as HTML. */
export const shapeOf = (schema: Json): string => {
  const list = schema["type"] === "array" && isJson(schema["items"]) ? schema["items"] : null;
  const fields = fieldsOf(list ?? schema);
  return list ? `<p>A list of:</p>${fields}` : fields;
};

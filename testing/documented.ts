import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Answer } from "./api-client.ts";

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Json }>> }>
  >;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json;
}

/** How a response deviates from the served OpenAPI document; null if it conforms. */
export type Documented = (method: string, path: string, answer: Answer) => string | null;

/** The template that matches a path. One without parameters wins, as in the router. */
export const templateOf = (templates: readonly string[], path: string): string | undefined => {
  const [bare = ""] = path.split("?");
  const requested = bare.replace(/(.)\/$/, "$1");
  return templates
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(requested))
    .toSorted((a, b) => a.split("{").length - b.split("{").length)[0];
};

/** Checks responses against an OpenAPI document. */
export const documentedBy = (document: OpenApi): Documented => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  const checks = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths);

  const checkOf = (key: string, schema: Json): ValidateFunction => {
    const known = checks.get(key);
    if (known) return known;
    const check = ajv.compile({ ...schema, components: document.components });
    checks.set(key, check);
    return check;
  };

  return (method, path, { status, body }) => {
    const template = templateOf(templates, path) ?? "";
    const operation = document.paths[template]?.[method.toLowerCase()];
    if (!operation) return `${method} ${path} is not described`;
    const response = operation.responses[String(status)];
    if (!response) return `${method} ${template} does not document status ${status}`;
    const schema = response.content?.["application/json"]?.schema;
    if (!schema) return body === null ? null : `${method} ${template} ${status} has no body`;
    const check = checkOf(`${method} ${template} ${status}`, schema);
    return check(body) ? null : `${method} ${template} ${status}: ${ajv.errorsText(check.errors)}`;
  };
};

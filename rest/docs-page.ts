import { refusalMeanings, type Call } from "./contract/call.ts";
import { escapeUTF8 as escapeHtml } from "entities";
import { callsByNoun, openApiDocument, refusalsOf } from "./openapi.ts";

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** A type in a few words, for example `text`, `list of {…}` or one of some words. */
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
    const need = required.has(name) ? "" : " <small>may be left out</small>";
    const nested = inner["properties"] ? fieldsOf(inner) : "";
    return (
      `<li><code>${escapeHtml(name)}</code> <em>${escapeHtml(typeOf(field))}</em>${need} ` +
      `${escapeHtml(about)}${nested}</li>`
    );
  });
  return `<ul>${rows.join("")}</ul>`;
};

/** What is below one key after the other; an empty object where something is missing. */
const below = (from: Json, ...keys: readonly string[]): Json =>
  keys.reduce<Json>((at, key) => (isJson(at[key]) ? at[key] : {}), from);

const shapeOf = (schema: Json): string => {
  const list = schema["type"] === "array" && isJson(schema["items"]) ? schema["items"] : null;
  const fields = fieldsOf(list ?? schema);
  return list ? `<p>A list of:</p>${fields}` : fields;
};

const readers: Readonly<Record<Call["access"], string>> = {
  visitor: "everybody",
  member: "everybody signed in",
  shopper: "shoppers and admins",
  admin: "admins",
};

const callHtml = (document: Json, call: Call): string => {
  const { method, path, summary, access, answers } = call;
  const operation = below(document, "paths", path, method);
  const bodyOf = (...keys: readonly string[]) =>
    below(operation, ...keys, "content", "application/json", "schema");
  const takes = call.body ? `<h4>Takes</h4>${shapeOf(bodyOf("requestBody"))}` : "";
  const gives = answers.map(
    ({ status, description }) =>
      `<h4>${status}: ${escapeHtml(description)}</h4>${shapeOf(bodyOf("responses", String(status)))}`,
  );
  const refusals = refusalsOf(call).map(
    (status) => `<li><code>${status}</code> ${escapeHtml(refusalMeanings[status])}</li>`,
  );
  return (
    `<details id="${escapeHtml(`${method}${path}`)}"><summary><b>${method.toUpperCase()}</b> ` +
    `<code>/api${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span></summary>` +
    `<p>For ${readers[access]}.</p>${takes}${gives.join("")}` +
    `<h4>Refusals</h4><ul>${refusals.join("")}</ul></details>`
  );
};

const style = `
  :root { color-scheme: light dark; --ink: #251e16; --soft: #5b5a4f; --page: #f4f6f1; --raised: #fbfcfa; --line: #d6d9d2; --accent: #1d4f35; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eceee8; --soft: #b0b5ab; --page: #10150f; --raised: #182019; --line: #2f3a31; --accent: #8ec6a0; }
  }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
  h1 { font-weight: 400; font-size: 2.25rem; letter-spacing: -0.02em; margin: 0 0 .5rem; }
  h2 { font-weight: 500; margin: 2.5rem 0 .75rem; }
  h4 { margin: 1rem 0 .25rem; font-size: .9375rem; }
  a { color: var(--accent); }
  details { background: var(--raised); border: 1px solid var(--line); border-radius: .75rem; margin: .5rem 0; padding: 0 1rem; }
  summary { cursor: pointer; padding: .875rem 0; overflow-wrap: anywhere; }
  summary b { display: inline-block; min-width: 4.25rem; color: var(--accent); font-size: .8125rem; letter-spacing: .04em; }
  summary span { display: block; color: var(--soft); font-size: .9375rem; }
  details[open] { padding-bottom: 1rem; }
  ul { margin: .25rem 0; padding-left: 1.25rem; }
  code { font: .875em ui-monospace, Menlo, Consolas, monospace; }
  em { color: var(--soft); font-style: normal; font-size: .875em; }
  small { color: var(--soft); }`;

/** The calls as a page to read, made of the same description as the JSON; it needs no script. */
export const docsPage = (): string => {
  const document = openApiDocument();
  const nouns = Object.entries(callsByNoun).map(
    ([noun, calls]) =>
      `<h2>${escapeHtml(noun)}</h2>${calls.map((call) => callHtml(document, call)).join("")}`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls · Nivasa</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body><main><h1>The shop's calls</h1>` +
    `<p>Every call takes and answers JSON. A session serves as cookie or as bearer token. A call that changes something ` +
    `takes an <code>Idempotency-Key</code>: the same key twice changes nothing twice. A refusal is ` +
    `<code>{success: false, code, message}</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>` +
    `${nouns.join("")}</main></body></html>`
  );
};

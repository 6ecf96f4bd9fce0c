import { escapeUTF8 as escapeHtml } from "entities";
import { refusalMeanings, type Call } from "../contract/call.ts";
import { callsByTag } from "../contract/calls.ts";
import { refusalsOf } from "../contract/refusals-of.ts";
import type { Json } from "./json.ts";
import { readersOf } from "./readers.ts";
import { isJson, shapeOf } from "./schema-html.ts";
import { style } from "./style.ts";

/** The object at a path of keys; an empty object if any key is missing. */
const below = (from: Json, ...keys: readonly string[]): Json =>
  keys.reduce<Json>((at, key) => (isJson(at[key]) ? at[key] : {}), from);

const callHtml = (document: Json, call: Call): string => {
  const { method, path, summary, answers } = call;
  const operation = below(document, "paths", path, method);
  const bodyOf = (...keys: readonly string[]) =>
    below(operation, ...keys, "content", "application/json", "schema");
  const takes = call.body ? `<h4>Request body</h4>${shapeOf(bodyOf("requestBody"))}` : "";
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
    `<p>For ${readersOf(call)}.</p>${takes}${gives.join("")}` +
    `<h4>Errors</h4><ul>${refusals.join("")}</ul></details>`
  );
};

/**
 * Returns the API reference as an HTML page without scripts, generated from the OpenAPI document,
 * for the current name of the shop.
 */
export const docsPage = (document: Json): ((shopName: string) => string) => {
  const tags = Object.entries(callsByTag).map(
    ([tag, calls]) =>
      `<h2>${escapeHtml(tag)}</h2>${calls.map((call) => callHtml(document, call)).join("")}`,
  );
  return (shopName) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference · ${escapeHtml(shopName)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body><main><h1>API reference</h1>` +
    `<p>Calls accept and return JSON. Send the session as a cookie or as a bearer token. Calls that change data ` +
    `accept an <code>Idempotency-Key</code>: repeating a request with the same key has no further effect. An error is ` +
    `<code>{success: false, code, message}</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>` +
    `${tags.join("")}</main></body></html>`;
};

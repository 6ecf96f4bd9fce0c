import { escapeUTF8 as escapeHtml } from "entities";
import { refusalMeanings, type Call } from "../contract/call.ts";
import { callsByNoun } from "../contract/calls.ts";
import { refusalsOf } from "../contract/refusals-of.ts";
import type { Json } from "./json.ts";
import { isJson, shapeOf } from "./schema-html.ts";
import { style } from "./style.ts";

/** What is below one key after the other; an empty object where something is missing. */
const below = (from: Json, ...keys: readonly string[]): Json =>
  keys.reduce<Json>((at, key) => (isJson(at[key]) ? at[key] : {}), from);

const readers: Readonly<Record<Call["access"], string>> = {
  visitor: "everybody",
  member: "everybody signed in",
  shopper: "shoppers and admins",
  analyst: "analysts and admins",
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

/** The calls as a page to read, made of the same description as the JSON; it needs no script. */
export const docsPage = (document: Json): string => {
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

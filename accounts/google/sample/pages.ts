import { escapeUTF8 as escapeHtml } from "entities";
import { sampleAccounts } from "./accounts.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><style>
  :root { color-scheme: light dark; --ink: #202124; --soft: #5f6368; --line: #dadce0; --page: #fff; --over: #f1f3f4; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e8eaed; --soft: #9aa0a6; --line: #3c4043; --page: #202124; --over: #303134; }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink);
    font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(24rem, calc(100vw - 3rem)); padding: 2rem 0; }
  h1 { font-size: 1.5rem; font-weight: 500; margin: 0 0 .25rem; }
  p { color: var(--soft); margin: 0 0 1.5rem; }
  button { all: unset; box-sizing: border-box; cursor: pointer; width: 100%; padding: .75rem 1rem; border-radius: .5rem; }
  button:hover { background: var(--over); }
  button:focus-visible { outline: 2px solid currentColor; }
  li { border-bottom: 1px solid var(--line); }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0; }
  span { display: block; color: var(--soft); font-size: .875rem; }
  </style></head><body><main>${body}</main></body></html>`;

/** Lists the sample people. The provider is local and has no other accounts. */
export const pickPage = (uid: string): string =>
  page(
    "Sample sign-in",
    `<h1>Choose an account</h1><p>Sample people of this machine, in place of Google.</p><ul>${sampleAccounts
      .map(
        ({ id, name, email, note }) =>
          `<li><form method="post" action="/interaction/${uid}/${id}"><button>${escapeHtml(name)}` +
          `<span>${escapeHtml(email ?? "no email")} · ${escapeHtml(note)}</span></button></form></li>`,
      )
      .join(
        "",
      )}</ul><form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form>`,
  );

/** Shows the error in the popup. */
export const errorPage = (message: string): string =>
  page("Sample sign-in", `<h1>This did not work</h1><p>${escapeHtml(message)}</p>`);

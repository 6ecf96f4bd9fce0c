/** Style sheet of the page, in the design's light and dark colours. */
export const style = `
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

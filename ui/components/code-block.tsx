export interface CodeBlockProps {
  /** Names the block for screen readers. */
  label: string;
  text: string;
  /** Breaks long lines instead of scrolling. */
  wrap?: boolean;
}

/** Text in a monospaced font that can be scrolled with the keyboard. */
export function CodeBlock({ label, text, wrap = false }: CodeBlockProps) {
  return (
    <pre
      className={`max-h-96 overflow-auto rounded-control bg-sunken p-3 font-mono text-xs leading-relaxed ${wrap ? "break-all whitespace-pre-wrap" : ""}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {text}
    </pre>
  );
}

/** JSON with indented lines. */
export function prettyJson(json: string): string {
  return JSON.stringify(JSON.parse(json) as unknown, null, 2);
}

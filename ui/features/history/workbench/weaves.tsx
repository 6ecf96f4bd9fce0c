/** Patterns that identify a bar without its colour. */
export type Weave = "order" | "stock" | "cart" | "product" | "account" | "danger";

/** CSS fill of a pattern; needs `Weaves` on the page. */
export function weave(name: Weave): string {
  return `url(#weave-${name})`;
}

const patterns = [
  { name: "order", width: 5, height: 5, line: "M4.5 0v5", opacity: 0.5 },
  { name: "stock", width: 6, height: 6, line: "M0 1.5h3M3 4.5h3", opacity: 0.5 },
  { name: "cart", width: 6, height: 6, line: "M-1 1l2-2M0 6l6-6M5 7l2-2", opacity: 0.6 },
  { name: "product", width: 8, height: 8, line: "M0 4l4-4 4 4-4 4z", opacity: 0.45 },
  { name: "account", width: 6, height: 4, line: "M0 3.5h6", opacity: 0.6 },
] as const;

/** Pattern definitions; render once on a page that uses them. */
export function Weaves() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        {patterns.map(({ name, width, height, line, opacity }) => (
          <pattern
            key={name}
            id={`weave-${name}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <rect width={width} height={height} fill={`var(--t-${name})`} />
            <path d={line} fill="none" stroke="var(--raised)" strokeOpacity={opacity} />
          </pattern>
        ))}
        <pattern id="weave-danger" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6l6-6" stroke="var(--danger)" strokeWidth="1.2" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A bar of patterns in a row, each a share of the full width. */
export function WovenBar({
  parts,
  height = 14,
}: {
  parts: readonly { weave: Weave; share: number }[];
  height?: number;
}) {
  const starts = parts.map((_part, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      {parts.map(({ weave: name, share }, index) => (
        <rect
          key={name}
          x={`${(starts[index] ?? 0) * 100}%`}
          width={`${share * 100}%`}
          y="1"
          height={height - 2}
          fill={weave(name)}
          stroke={name === "danger" ? "var(--danger)" : "none"}
          strokeWidth="0.8"
        />
      ))}
    </svg>
  );
}

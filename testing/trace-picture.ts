import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup/root.ts";
import type { ReceivedSpan } from "./otlp-collector.ts";
import { traceOrder } from "./traced-order.ts";

/**
 * `node testing/trace-picture.ts`: places an order in a temporary shop that sends its traces, and
 * draws the order's trace into docs/trace-of-an-order.svg.
 */
const width = 860;
const left = 250;
const right = 70;
const top = 40;
const rowHeight = 30;

/** Colours of the spans by depth. */
const colours = ["#4f46e5", "#0e7490", "#b45309", "#15803d", "#be185d"];

const milliseconds = (nanoseconds: bigint): number => Number(nanoseconds) / 1e6;

/** The spans with each child after its parent. */
const inTree = (
  spans: readonly ReceivedSpan[],
  isBelow: (span: ReceivedSpan) => boolean,
  depth = 0,
): readonly { readonly span: ReceivedSpan; readonly depth: number }[] =>
  spans
    .filter(isBelow)
    .flatMap((span) => [
      { span, depth },
      ...inTree(spans, ({ parentSpanId }) => parentSpanId === span.spanId, depth + 1),
    ]);

const draw = (spans: readonly ReceivedSpan[]): string => {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const rows = inTree(spans, ({ parentSpanId }) => !ids.has(parentSpanId ?? ""));
  const starts = spans.map(({ startTimeUnixNano }) => BigInt(startTimeUnixNano));
  const ends = spans.map(({ endTimeUnixNano }) => BigInt(endTimeUnixNano));
  const first = starts.reduce((a, b) => (a < b ? a : b));
  const total = milliseconds(ends.reduce((a, b) => (a > b ? a : b)) - first);
  const scale = (width - left - right) / total;
  const height = top + rows.length * rowHeight + 16;
  const marks = Array.from({ length: 5 }, (_each, index) => (total * index) / 4);
  const lines = marks.map((at) => {
    const x = (left + at * scale).toFixed(1);
    return (
      `<line x1="${x}" x2="${x}" y1="${top - 8}" y2="${height - 12}" class="mark"/>` +
      `<text x="${x}" y="${top - 16}" text-anchor="middle" class="small">${at.toFixed(1)} ms</text>`
    );
  });
  const bars = rows.map(({ span, depth }, index) => {
    const start = milliseconds(BigInt(span.startTimeUnixNano) - first);
    const took = milliseconds(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano));
    const y = top + index * rowHeight;
    const x = left + start * scale;
    const bar = Math.max(2, took * scale);
    return (
      `<text x="${12 + depth * 14}" y="${y + 17}">${span.name}</text>` +
      `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${bar.toFixed(1)}" height="18" rx="3" fill="${colours[depth % colours.length]}"/>` +
      `<text x="${(x + bar + 6).toFixed(1)}" y="${y + 17}" class="small">${took.toFixed(1)} ms</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Spans of one order, from the call to the pushed frame">`,
    "<style>text{font:14px system-ui,sans-serif;fill:#1e293b}.small{font-size:12px;fill:#475569}.mark{stroke:#cbd5e1}</style>",
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lines,
    ...bars,
    "</svg>",
    "",
  ].join("\n");
};

const dataDir = mkdtempSync(join(tmpdir(), "nivasa-trace-"));
try {
  const { spans } = await traceOrder(dataDir, {}, async () => undefined);
  writeFileSync(`${root}docs/trace-of-an-order.svg`, draw(spans));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

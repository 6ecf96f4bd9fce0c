import type { ReactNode } from "react";

/** How far a scene extends beyond both sides of its 600-wide frame, to fill pages of any shape. */
export const beyond = 600;

/** A scene in a 600 × 700 frame; overflow is cut off at the top and the sides. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 600 700"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}

/** A band across the whole scene. */
export function Band({ y, height, fill }: { y: number; height: number; fill: string }) {
  return (
    <rect x={-beyond} y={y} width={600 + 2 * beyond} height={height} fill={`var(--${fill})`} />
  );
}

/** The floor from `y` down, with the skirting above it and its seams. */
export function Floor({ y, seams }: { y: number; seams: string }) {
  return (
    <>
      <Band y={y} height={710 - y} fill="h-floor" />
      <Band y={y - 9} height={9} fill="h-skirt" />
      <path d={seams} fill="none" stroke="var(--h-floor-2)" strokeWidth="2" />
    </>
  );
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** Four broad leaves that grow from a point. */
export function Plant({ x, y, size, turn = 0 }: Place & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C-50-40-80-120-84-190C-36-160-6-80 0 0Z" fill="var(--h-leaf-3)" />
      <path d="M0 0C-26-70-30-170-10-260C26-190 24-80 0 0Z" fill="var(--h-leaf-1)" />
      <path d="M0 0C18-80 60-150 104-172C100-96 58-34 0 0Z" fill="var(--h-leaf-2)" />
      <path d="M0 0C54-18 104-54 136-104C112-34 60 0 0 6Z" fill="var(--h-leaf-1)" />
    </g>
  );
}

/** A frangipani blossom. */
export function Blossom({ x, y, size }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M0 0C-9-8-9-20 0-24C9-20 9-8 0 0Z"
          transform={`rotate(${turn})`}
          fill="var(--h-flower)"
        />
      ))}
      <circle r="4" fill="#e5bf6d" />
    </g>
  );
}

/** The lower edge of a roof: tiles of one width from `x` to the right. */
export function Tiles({
  x,
  y,
  width,
  count,
}: {
  x: number;
  y: number;
  width: number;
  count: number;
}) {
  return Array.from({ length: count }, (_, tile) => (
    <path
      key={tile}
      d={`M${x + tile * width} ${y}h${width}v26q${-width / 2} 18-${width} 0z`}
      fill={tile % 2 === 0 ? "var(--h-roof-2)" : "var(--h-roof)"}
    />
  ));
}

/** One wing of a shutter with two louvred panels, leaning at the wall. */
export function ShutterWing({ x, y, height }: { x: number; y: number; height: number }) {
  const upper = height * 0.46;
  const panels = [
    { top: y + 14, tall: upper },
    { top: y + 14 + upper + 16, tall: height - upper - 46 },
  ];
  return (
    <>
      <rect x={x + 8} y={y + 16} width="110" height={height - 6} fill="var(--shade)" />
      <rect x={x} y={y} width="104" height={height} fill="var(--h-timber)" />
      {panels.map(({ top, tall }) => (
        <g key={top}>
          <rect x={x + 10} y={top} width="84" height={tall} fill="var(--h-timber-3)" />
          {Array.from({ length: Math.floor((tall - 6) / 12) }, (_, slat) => (
            <rect
              key={slat}
              x={x + 10}
              y={top + 4 + slat * 12}
              width="84"
              height="7.4"
              fill="var(--h-timber-2)"
            />
          ))}
        </g>
      ))}
    </>
  );
}

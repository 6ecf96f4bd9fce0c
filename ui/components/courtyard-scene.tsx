import { useId, type ReactNode } from "react";

const slatPitch = 12;
const leafTurns = [-72, -44, -18, 8, 34, 60, 84];

function Shutter({ x, width }: { x: number; width: number }) {
  return (
    <>
      <rect x={x + 10} y="118" width={width} height="528" fill="var(--shade)" />
      <rect x={x} y="106" width={width} height="536" fill="var(--h-timber)" />
      {[122, 382].map((top) => (
        <g key={top}>
          <rect x={x + 12} y={top} width={width - 24} height="244" fill="var(--h-timber-3)" />
          {Array.from({ length: 20 }, (_, slat) => (
            <rect
              key={slat}
              x={x + 12}
              y={top + 4 + slat * slatPitch}
              width={width - 24}
              height="7.5"
              fill="var(--h-timber-2)"
            />
          ))}
        </g>
      ))}
    </>
  );
}

function RoofTiles({
  x,
  y,
  count,
  darkFirst,
}: {
  x: number;
  y: number;
  count: number;
  darkFirst: boolean;
}) {
  return Array.from({ length: count }, (_, tile) => (
    <path
      key={tile}
      d={`M${x + tile * 24} ${y}h24v22q-12 14-24 0z`}
      fill={(tile % 2 === 0) === darkFirst ? "var(--h-roof-2)" : "var(--h-roof)"}
    />
  ));
}

/** A banana leaf, `length` long, growing from a point. */
function Leaf({ x, y, turn, length, tone, vein }: LeafShape) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M0 0C-26 ${-length / 4} -30 ${-length * 0.75} 0 ${-length}C30 ${-length * 0.75} 26 ${-length / 4} 0 0Z`}
        fill={`var(--h-leaf-${tone})`}
      />
      <path d={`M0 0V${-length * 0.94}`} stroke={`var(--h-leaf-${vein})`} strokeWidth="2.5" />
    </g>
  );
}

interface LeafShape {
  x: number;
  y: number;
  turn: number;
  length: number;
  tone: number;
  vein: number;
}

/** A fan of seven short leaves. */
function Fan({
  x,
  y,
  size,
  tones,
}: {
  x: number;
  y: number;
  size: number;
  tones: readonly [number, number, number];
}) {
  return leafTurns.map((turn, index) => {
    const length = (index % 2 === 0 ? 35 : 29) * size;
    const width = 6 * size;
    return (
      <path
        key={turn}
        d={`M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0Z`}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={`var(--h-leaf-${tones[index % 3] ?? tones[0]})`}
      />
    );
  });
}

function Frangipani({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cx="0"
          cy="-7"
          rx="4"
          ry="7"
          transform={`rotate(${turn})`}
          fill="var(--h-flower)"
        />
      ))}
      <circle r="2.5" fill="#e6c468" />
    </g>
  );
}

const gardenLeaves: LeafShape[] = [
  { x: 862, y: 600, turn: -16, length: 300, tone: 3, vein: 1 },
  { x: 878, y: 600, turn: 6, length: 330, tone: 1, vein: 2 },
  { x: 840, y: 600, turn: -38, length: 230, tone: 1, vein: 2 },
  { x: 600, y: 600, turn: -30, length: 210, tone: 3, vein: 1 },
  { x: 580, y: 600, turn: -8, length: 180, tone: 1, vein: 2 },
];

const potLeaves: LeafShape[] = [
  { x: 914, y: 620, turn: -30, length: 210, tone: 1, vein: 2 },
  { x: 922, y: 620, turn: 2, length: 250, tone: 2, vein: 1 },
  { x: 926, y: 620, turn: 34, length: 190, tone: 3, vein: 1 },
  { x: 910, y: 620, turn: -58, length: 150, tone: 3, vein: 1 },
  { x: 928, y: 620, turn: 60, length: 150, tone: 1, vein: 2 },
];

const fans: { x: number; y: number; size: number; tones: readonly [number, number, number] }[] = [
  { x: 618, y: 334, size: 1.8, tones: [1, 2, 3] },
  { x: 690, y: 318, size: 1.9, tones: [2, 1, 3] },
  { x: 742, y: 308, size: 2, tones: [1, 3, 2] },
  { x: 808, y: 338, size: 1.7, tones: [2, 3, 1] },
  { x: 662, y: 372, size: 1.2, tones: [3, 2, 1] },
  { x: 500, y: 612, size: 1.6, tones: [1, 2, 3] },
  { x: 540, y: 612, size: 1.88, tones: [3, 1, 2] },
  { x: 584, y: 612, size: 2.16, tones: [2, 3, 1] },
  { x: 628, y: 612, size: 1.6, tones: [1, 2, 3] },
  { x: 840, y: 612, size: 1.88, tones: [3, 1, 2] },
  { x: 872, y: 612, size: 2.16, tones: [2, 3, 1] },
];

const blossoms = [
  { x: 606, y: 290, size: 1.1 },
  { x: 634, y: 304, size: 0.9 },
  { x: 688, y: 266, size: 1.1 },
  { x: 704, y: 286, size: 0.9 },
  { x: 744, y: 252, size: 1.2 },
  { x: 728, y: 276, size: 0.9 },
  { x: 816, y: 294, size: 1.1 },
  { x: 798, y: 312, size: 0.8 },
  { x: 760, y: 282, size: 0.8 },
];

const floating = [
  { x: 652, y: 606, size: 0.7 },
  { x: 772, y: 604, size: 0.6 },
];

export interface CourtyardSceneProps {
  className?: string;
  /**
   * SVG for the room in front of the doorway, in the same 1000 × 800 frame, for example a lamp or a
   * chair.
   */
  children?: ReactNode;
}

/**
 * A view through the doorway into the courtyard: in daylight in the light theme, by lamplight in
 * the dark theme.
 */
export function CourtyardScene({ className, children }: CourtyardSceneProps) {
  const opening = useId();
  return (
    <svg
      viewBox="0 0 1000 800"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      className={className}
    >
      <clipPath id={opening}>
        <rect x="486" y="112" width="394" height="530" />
      </clipPath>
      <rect x="-200" y="642" width="1200" height="160" fill="var(--h-floor)" />
      <rect x="-200" y="632" width="1200" height="12" fill="var(--h-skirt)" />
      <path
        d="M-1600 700H2000M560 644L420 800M800 644L820 800M300 644L60 800"
        stroke="var(--h-floor-2)"
        strokeWidth="2"
      />
      <path d="M486 644H880L760 800H150Z" fill="var(--h-sun)" />
      <Shutter x={374} width={100} />
      <Shutter x={892} width={108} />
      <rect x="470" y="96" width="426" height="548" fill="var(--h-timber-3)" />
      <g clipPath={`url(#${opening})`}>
        <rect x="486" y="112" width="394" height="530" fill="var(--h-far)" />
        <path d="M486 300L880 236V642H486Z" fill="var(--h-far-2)" />
        <path d="M486 112H880V172L486 172Z" fill="var(--h-roof)" />
        <RoofTiles x={486} y={150} count={17} darkFirst />
        <RoofTiles x={474} y={118} count={17} darkFirst={false} />
        <rect x="520" y="182" width="18" height="420" fill="var(--h-timber-2)" />
        <rect x="512" y="560" width="34" height="46" fill="var(--h-stone)" />
        <rect x="520" y="182" width="6" height="378" fill="var(--h-timber)" />
        {gardenLeaves.map((leaf) => (
          <Leaf key={leaf.x} {...leaf} />
        ))}
        <path
          d="M706 610C702 540 690 500 700 450C706 420 690 400 664 372M700 452C712 416 742 408 756 372M664 372C654 350 640 340 618 332M664 374C668 346 676 336 690 316M756 372C752 346 744 330 740 306M756 372C776 350 790 346 808 336"
          fill="none"
          stroke="var(--h-bark)"
          strokeWidth="13"
          strokeLinecap="round"
        />
        {fans.map((fan) => (
          <Fan key={fan.x} {...fan} />
        ))}
        {blossoms.map((blossom) => (
          <Frangipani key={blossom.x} {...blossom} />
        ))}
        <rect x="486" y="596" width="394" height="30" fill="var(--h-water)" />
        <path
          d="M620 606h90M740 612h60M540 614h50M660 619h60"
          stroke="var(--h-water-2)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        {floating.map((blossom) => (
          <Frangipani key={blossom.x} {...blossom} />
        ))}
        <rect x="486" y="622" width="394" height="20" fill="var(--h-stone)" />
      </g>
      <path d="M470 96H896V112H470Z" fill="var(--h-timber-2)" />
      {children}
      <ellipse cx="918" cy="722" rx="74" ry="9" fill="oklch(0.2 0.05 40 / 0.45)" />
      {potLeaves.map((leaf) => (
        <Leaf key={leaf.x} {...leaf} />
      ))}
      <path d="M852 612H986L968 706Q964 722 948 722H890Q874 722 870 706Z" fill="#b4603f" />
      <path d="M852 612H886L900 722H890Q874 722 870 706Z" fill="#cb7c58" />
      <path d="M986 612L968 706Q964 722 948 722H922Q942 706 950 612Z" fill="#8d4530" />
      <rect x="846" y="604" width="146" height="16" rx="3" fill="#b4603f" />
      <rect x="846" y="604" width="146" height="6" rx="3" fill="#cb7c58" />
    </svg>
  );
}

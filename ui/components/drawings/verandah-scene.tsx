import type { ReactNode } from "react";
import { Band, Floor, Plant, Scene, Tiles } from "./garden-parts.tsx";

/** The verandah in the afternoon, with a seat. For terms and privacy. */
export function VerandahScene({
  children,
}: {
  /** The object between the posts, in a frame of 400 × 500. */
  children: ReactNode;
}) {
  return (
    <Scene>
      <Band y={0} height={700} fill="h-far" />
      <path d="M-600 330L1200 250V560H-600Z" fill="var(--h-far-2)" />
      {[-80, 40, 150, 300, 430, 560, 660].map((x, index) => (
        <Plant key={x} x={x} y={545} size={index % 2 === 0 ? 0.85 : 1.15} />
      ))}
      <Band y={470} height={104} fill="h-wall" />
      <Band y={458} height={16} fill="h-stone" />
      <Band y={500} height={74} fill="h-wall-2" />
      <Floor y={574} seams="M-600 630H1200M120 574L40 700M330 574V700M540 574L640 700" />
      <path d="M140 574H300L230 700H20ZM350 574H520L620 700H400Z" fill="var(--h-sun)" />
      <Band y={0} height={96} fill="h-timber-3" />
      {Array.from({ length: 15 }, (_, rafter) => (
        <rect
          key={rafter}
          x={-70 + rafter * 52}
          y="0"
          width="16"
          height="104"
          fill="var(--h-timber-2)"
        />
      ))}
      <Band y={96} height={22} fill="h-timber" />
      <Tiles x={-600} y={112} width={32} count={57} />
      {[74, 494].map((x) => (
        <g key={x}>
          <rect x={x} y="118" width="32" height="462" fill="var(--h-timber)" />
          <rect x={x} y="118" width="10" height="462" fill="var(--h-timber-2)" />
          <rect x={x - 12} y="118" width="56" height="20" fill="var(--h-timber-2)" />
          <rect x={x - 10} y="560" width="52" height="24" fill="var(--h-stone)" />
        </g>
      ))}
      <svg x="118" y="252" width="336" height="420" viewBox="0 0 400 500" overflow="visible">
        {children}
      </svg>
    </Scene>
  );
}

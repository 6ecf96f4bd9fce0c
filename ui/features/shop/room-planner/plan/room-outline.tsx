import * as t from "#texts/room.ts";
import { type Box, type Room } from "../layout/room.ts";
import { boxOf, type PlacedPiece } from "../layout/placed-piece.ts";

/** Floor, walls, door and dimensions of the room. */
export function RoomOutline({ room: { width, depth }, door }: { room: Room; door: Box }) {
  const wall = 10;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / 60) - 1 }, (_, line) => (line + 1) * 60);
  const leaf = door.front - door.back;
  return (
    <g aria-hidden>
      <rect className="plan-floor" width={width} height={depth} />
      <path
        className="plan-grid"
        d={[
          ...lines(width).map((x) => `M${x} 0V${depth}`),
          ...lines(depth).map((z) => `M0 ${z}H${width}`),
        ].join("")}
      />
      <path
        className="plan-wall"
        fillRule="evenodd"
        d={`M${-wall} ${-wall}H${width + wall}V${depth + wall}H${-wall}ZM0 0V${depth}H${width}V0Z`}
      />
      <rect className="plan-opening" x={-wall - 1} y={door.back} width={wall + 2} height={leaf} />
      <path
        className="plan-door"
        d={`M0 ${door.back}H${leaf * 0.62}A${leaf} ${leaf} 0 0 1 0 ${door.front}`}
      />
      <text x={-wall - 6} y={door.back} textAnchor="end">
        {t.door}
      </text>
      <Measure from={[0, depth]} to={[width, depth]} off={[0, 26]}>
        {t.inMetres((width / 100).toFixed(2))}
      </Measure>
      <Measure from={[width, 0]} to={[width, depth]} off={[26, 0]}>
        {t.inMetres((depth / 100).toFixed(2))}
      </Measure>
    </g>
  );
}

type Point = readonly [x: number, z: number];

/** A dimension line outside the room, parallel to one side. */
function Measure({
  from,
  to,
  off,
  children,
}: {
  from: Point;
  to: Point;
  off: Point;
  children: string;
}) {
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = from[0] === to[0];
  const tick = isUpright ? "h10" : "v10";
  const start = isUpright ? "m-5 0" : "m0 -5";
  return (
    <g className="plan-measure" style={{ translate: shifted(off) }}>
      <path
        d={`M${from.join(" ")}L${to.join(" ")}M${from.join(" ")}${start}${tick}M${to.join(" ")}${start}${tick}`}
      />
      <text
        className="is-outside"
        x={x}
        y={z}
        dy="0.35em"
        textAnchor="middle"
        // Text runs along the line; horizontal text would overlap the wall.
        transform={isUpright ? `rotate(-90 ${x} ${z})` : undefined}
      >
        {children}
      </text>
    </g>
  );
}

const shifted = ([x, z]: Point): string =>
  `calc(${x}px * var(--plan-scale)) calc(${z}px * var(--plan-scale))`;

/** Distances of the selected piece to the nearer side wall and the back wall. */
export function Gaps({ chosen, room, scale }: { chosen: PlacedPiece; room: Room; scale: number }) {
  const box = boxOf(chosen);
  const [x, z] = [(box.left + box.right) / 2, (box.back + box.front) / 2];
  const right = room.width - box.right;
  const isLeft = box.left <= right;
  const gap = isLeft ? box.left : right;
  const from = isLeft ? 0 : box.right;
  return (
    <g aria-hidden className="plan-gap">
      {gap > 0 && (
        <>
          <path d={`M${from} ${z}h${gap}M${from} ${z - 5}v10M${from + gap} ${z - 5}v10`} />
          <text x={from + gap / 2} y={z - 8 * scale} textAnchor="middle">
            {t.inCm(gap)}
          </text>
        </>
      )}
      {box.back > 0 && (
        <>
          <path d={`M${x} 0v${box.back}M${x - 5} 0h10M${x - 5} ${box.back}h10`} />
          <text x={x + 8 * scale} y={box.back / 2} dy="0.35em">
            {t.inCm(box.back)}
          </text>
        </>
      )}
    </g>
  );
}

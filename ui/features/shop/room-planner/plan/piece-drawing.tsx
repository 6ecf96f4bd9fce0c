import type { Piece } from "../layout/piece.ts";

/** A piece from above, drawn around its middle; its front faces down. */
export function PieceDrawing({ piece }: { piece: Piece }) {
  const { width: w, depth: d } = piece;
  const [x, z] = [-w / 2, -d / 2];
  const body = { x, y: z, width: w, height: d };
  switch (piece.kind) {
    case "seat":
    case "chair":
      return <Seat piece={piece} />;
    case "stool":
      return (
        <>
          <ellipse rx={w / 2} ry={d / 2} className="is-cane" />
          <ellipse rx={w / 3.4} ry={d / 3.4} className="is-thread" />
        </>
      );
    case "lamp":
      return (
        <>
          <path d={`M0 0L0 ${d / 2}M0 0L${x} ${z / 2}M0 0L${-x} ${z / 2}`} className="is-leg" />
          <ellipse rx={w / 2.3} ry={d / 2.3} className="is-linen-2" />
          <ellipse rx={w / 3.2} ry={d / 3.2} className="is-linen" />
          <circle r={4} className="is-brass" />
        </>
      );
    case "rug":
      return (
        <>
          <rect {...body} className="is-mat" />
          {[0.04, 0.86].map((at) => (
            <g key={at}>
              <rect x={x + w * at} y={z} width={w * 0.035} height={d} className="is-indigo" />
              <rect x={x + w * (at + 0.05)} y={z} width={w * 0.05} height={d} className="is-leaf" />
            </g>
          ))}
        </>
      );
    case "hanging":
      return (
        <>
          {[0, 120, 240].map((turn) => (
            <rect
              key={turn}
              x={-w * 0.05}
              y={0}
              width={w * 0.1}
              height={d / 2}
              transform={`rotate(${turn})`}
              className="is-blade"
            />
          ))}
          <circle r={w * 0.1} className="is-brass" />
        </>
      );
    case "wall":
      return <rect {...body} className="is-brass" />;
    case "on-table":
      return <ellipse rx={w / 2} ry={d / 2} className="is-clay" />;
    case "table":
      return (
        <>
          <rect {...body} rx={2} className="is-wood-3" />
          <path
            d={`M${x + 4} ${z + d / 3}H${-x - 4}M${x + 4} ${z + (2 * d) / 3}H${-x - 4}`}
            className="is-grain"
          />
        </>
      );
    case "storage":
      return (
        <>
          <rect {...body} className="is-wood" />
          <path d={`M${x} ${-z - 5}H${-x}M0 ${-z - 5}V${-z}`} className="is-seam" />
        </>
      );
  }
}

function Seat({ piece: { width: w, depth: d } }: { piece: Piece }) {
  const [x, z] = [-w / 2, -d / 2];
  const arm = Math.min(13, w / 8);
  const back = Math.min(10, d / 6);
  const seats = Math.max(1, Math.round((w - 2 * arm) / 60));
  const each = (w - 2 * arm) / seats;
  return (
    <>
      <rect x={x} y={z} width={w} height={d} rx={2} className="is-wood" />
      {Array.from({ length: seats }, (_, seat) => (
        <g key={seat}>
          <rect
            x={x + arm + seat * each + 1}
            y={z + back}
            width={each - 2}
            height={d - back - 3}
            rx={4}
            className="is-linen"
          />
          <rect
            x={x + arm + seat * each + 1}
            y={z + back}
            width={each - 2}
            height={(d - back) / 4}
            rx={4}
            className="is-linen-2"
          />
        </g>
      ))}
      <rect x={x} y={z + 2} width={arm} height={d - 2} className="is-wood-2" />
      <rect x={-x - arm} y={z + 2} width={arm} height={d - 2} className="is-wood-2" />
    </>
  );
}

/** In metres: x to the right, y up, z to whoever stands in front of the piece. */
export type Point = readonly [x: number, y: number, z: number];
/** On the stage, in pixels from its upper left corner. */
export type Spot = readonly [x: number, y: number];

/** From where a piece is looked at, as the model viewer tells it. */
export interface Camera {
  /** Round the piece, in radians; 0 is straight in front. */
  theta: number;
  /** From straight above, in radians. */
  phi: number;
  /** From what is looked at, in metres. */
  radius: number;
  target: Point;
  /** How high the view opens. */
  fovDegrees: number;
  /** The stage, in pixels. */
  width: number;
  height: number;
}

/** Where on the stage a point of the room is seen. */
export const seenBy = ({
  theta,
  phi,
  radius,
  target,
  fovDegrees,
  width,
  height,
}: Camera): ((point: Point) => Spot) => {
  const out: Point = [
    Math.sin(theta) * Math.sin(phi),
    Math.cos(phi),
    Math.cos(theta) * Math.sin(phi),
  ];
  const right = rightOf({ theta });
  const up: Point = [
    -Math.sin(theta) * Math.cos(phi),
    Math.sin(phi),
    -Math.cos(theta) * Math.cos(phi),
  ];
  const perMetre = height / 2 / Math.tan((fovDegrees / 2) * (Math.PI / 180));
  return ([x, y, z]) => {
    const from: Point = [x - target[0], y - target[1], z - target[2]];
    const scale = perMetre / (radius - dot(from, out));
    return [width / 2 + dot(from, right) * scale, height / 2 - dot(from, up) * scale];
  };
};

/** Which way of the room is to the right of the stage. */
export const rightOf = ({ theta }: Pick<Camera, "theta">): Point => [
  Math.cos(theta),
  0,
  -Math.sin(theta),
];

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

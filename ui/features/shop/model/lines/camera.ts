/** In metres: x to the right, y up, z towards the viewer in front of the item. */
export type Point = readonly [x: number, y: number, z: number];
/** Pixels on the stage, from its upper left corner. */
export type Spot = readonly [x: number, y: number];

/** Camera position, as the model viewer reports it. */
export interface Camera {
  /** Angle around the item in radians; 0 is the front. */
  theta: number;
  /** Angle from the vertical, in radians. */
  phi: number;
  /** Distance from the target in metres. */
  radius: number;
  target: Point;
  /** Vertical field of view. */
  fovDegrees: number;
  /** Size of the stage in pixels. */
  width: number;
  height: number;
}

/** Projects a point of the room onto the stage. */
export const projectPoint = ({
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

/** The direction in the room that points to the right on the stage. */
export const rightOf = ({ theta }: Pick<Camera, "theta">): Point => [
  Math.cos(theta),
  0,
  -Math.sin(theta),
];

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

import * as THREE from "three";
import { figure } from "./figure.js";
import { cameraFor, direction } from "./framing.js";
import { block, louvres, matt, plane } from "./set.js";

/** The lower edge of what hangs from a ceiling, and the height that the middle of a picture hangs at, in metres. */
const ceiling = 2.6;
const tableTop = 0.75;

/** A ceiling, which is lit by what the floor gives back. */
const limed = () => matt("oklch(0.94 0.012 95)", 0.74);

const raise = (piece, metres) => piece.position.add(new THREE.Vector3(0, metres, 0));

const boxOf = (thing) => new THREE.Box3().setFromObject(thing);

/** The key light stands at the upper left of whoever looks. */
const keyFrom = (turn, onWall) => {
  const from = direction(turn - (onWall ? 34 : 40), onWall ? 40 : 46);
  return from.toArray();
};

const around = (boxes) => {
  const all = boxes.reduce((sum, each) => sum.union(each), new THREE.Box3());
  return {
    middle: all.getCenter(new THREE.Vector3()),
    reach: all.getSize(new THREE.Vector3()).length() / 2,
  };
};

/** The piece alone, before the wall of its category and on its floor, both turned to who looks. */
const alone = ({ wall, floor, placement }, piece, { turn, rise, fill, middle }) => {
  const scene = new THREE.Scene();
  const onWall = placement === "wall";
  const hangs = placement === "ceiling";
  scene.add(piece);
  const box = boxOf(piece);
  const { reach } = around([box]);
  const ground = new THREE.Group();
  if (onWall) {
    scene.add(plane(matt(wall), [reach * 40, reach * 40], { at: [0, 0, -0.001] }));
  } else {
    ground.rotation.y = (turn * Math.PI) / 180;
    const wallAt = -reach * (hangs ? 3 : 1.9);
    ground.add(
      plane(matt(wall), [reach * 60, reach * 40], { at: [0, reach * (hangs ? 0 : 20), wallAt] }),
    );
    const at = hangs ? box.max.y + 0.001 : -0.001;
    ground.add(
      plane(hangs ? limed() : matt(floor), [reach * 60, reach * 30], {
        at: [0, at, wallAt + reach * 15],
        flat: true,
        ceiling: hangs,
      }),
    );
    scene.add(ground);
  }
  return {
    scene,
    box,
    view: (aspect) => cameraFor([box], { turn, rise, fov: 15, fill, middle, aspect }),
    light: {
      ...around([box]),
      facing: turn,
      from: hangs ? direction(turn - 40, -20).toArray() : keyFrom(turn, onWall),
    },
  };
};

const threeQuarter = (shot, piece) => {
  const { placement } = shot;
  const views = {
    wall: { turn: 30, rise: 5, fill: 0.62, middle: 0.5 },
    ceiling: { turn: 30, rise: -13, fill: 0.8, middle: 0.55 },
    table: { turn: 32, rise: 15, fill: 0.67, middle: 0.46 },
    floor: { turn: 32, rise: 12, fill: 0.8, middle: 0.47 },
  };
  return alone(shot, piece, { ...views[placement], ...shot.view });
};

const behind = (shot, piece) =>
  alone(shot, piece, {
    ...(shot.placement === "ceiling"
      ? { turn: 0, rise: -32, fill: 0.8, middle: 0.5 }
      : {
          turn: 180 - 28,
          rise: shot.placement === "table" ? 14 : 11,
          fill: shot.placement === "table" ? 0.65 : 0.78,
          middle: 0.46,
        }),
    ...shot.view,
  });

/** What hangs, nearly from its side: how far it stands out from the wall. */
const side = (shot, piece) =>
  alone(shot, piece, { turn: 66, rise: 4, fill: 0.66, middle: 0.5, ...shot.view });

const close = (shot, piece) => {
  const onWall = shot.placement === "wall";
  const made = alone(shot, piece, {
    turn: onWall ? 24 : 30,
    rise: onWall ? 8 : 16,
    fill: 0.8,
    middle: 0.5,
    ...shot.view,
  });
  const { box } = made;
  const size = box.getSize(new THREE.Vector3());
  const [x, y, z] = shot.point ?? [0.62, 0.66, 0.9];
  const focus = box.min.clone().add(size.clone().multiply(new THREE.Vector3(x, y, z)));
  const span =
    (shot.span ?? 0.34) * Math.max(size.y, Math.min(size.x, size.z), (size.x + size.y) / 2.2);
  return {
    ...made,
    view(aspect) {
      const turn = shot.view?.turn ?? (onWall ? 24 : 30);
      const rise = shot.view?.rise ?? (onWall ? 8 : 16);
      const spot = new THREE.Box3().setFromCenterAndSize(
        focus,
        new THREE.Vector3(span, span, 0.001),
      );
      const seen = cameraFor([spot], { turn, rise, fov: 20, fill: 0.95, aspect });
      return { ...seen, target: focus, aperture: span * 0.035 };
    },
  };
};

const overhead = () =>
  plane(limed(), [40, 30], { at: [0, ceiling + 0.001, 0], flat: true, ceiling: true });

/** Beside somebody who is 170 cm tall. */
const person = (shot, piece) => {
  const scene = new THREE.Scene();
  const { wall, floor, placement } = shot;
  const onTable = placement === "table";
  if (onTable) raise(piece, tableTop);
  if (placement === "wall") raise(piece, shot.hung);
  if (placement === "ceiling") raise(piece, ceiling - boxOf(piece).max.y);
  scene.add(piece);
  const box = boxOf(piece);
  const size = box.getSize(new THREE.Vector3());
  const somebody = figure(shot.shade);
  const turn = 9;
  somebody.rotation.y = (turn * Math.PI) / 180;
  const table = Math.max(size.x, 0.5) + 0.3;
  const gap = placement === "ceiling" ? 0.2 : 0.16;
  const aside = onTable ? table / 2 + 0.32 : size.x / 2 + gap + 0.25;
  somebody.position.set(
    placement === "ceiling" ? -0.35 : -aside,
    0,
    placement === "wall"
      ? 0.28
      : onTable
        ? -0.05
        : placement === "ceiling"
          ? 0
          : Math.min(0.1, box.max.z * 0.3),
  );
  scene.add(somebody);
  const wallAt = placement === "wall" ? -0.001 : Math.min(box.min.z, -0.35) - 0.3;
  scene.add(
    plane(matt(wall), [30, 16], { at: [0, 8, wallAt] }),
    plane(matt(floor), [30, 14], { at: [0, 0, wallAt + 7], flat: true }),
    block(matt(shot.skirting), [30, 0.09, 0.015], [0, 0, wallAt]),
  );
  if (placement === "ceiling") scene.add(overhead());
  if (onTable) {
    const timber = matt("#8c6043");
    scene.add(block(timber, [table, 0.035, 0.5], [0, tableTop - 0.035, 0]));
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        scene.add(
          block(timber, [0.045, tableTop - 0.035, 0.045], [x * (table / 2 - 0.05), 0, z * 0.2]),
        );
  }
  const body = boxOf(somebody);
  // What is small is seen with the upper part of the figure alone.
  if (onTable) body.min.y = 0.62;
  const boxes = [box, body];
  if (onTable)
    boxes.push(
      new THREE.Box3(
        new THREE.Vector3(-table / 2, 0.62, -0.25),
        new THREE.Vector3(table / 2, tableTop, 0.25),
      ),
    );
  const lit = placement === "wall" ? [box, body] : boxes;
  return {
    scene,
    box,
    view: (aspect) =>
      cameraFor(boxes, {
        turn,
        rise: placement === "ceiling" ? 2 : 4,
        fov: 18,
        fill: 0.8,
        middle: 0.49,
        aspect,
      }),
    light: { ...around(lit), from: keyFrom(-4, placement === "wall") },
  };
};

/** In a simple room, with what else the shop has for it. */
const room = (shot, piece, others) => {
  const scene = new THREE.Scene();
  const { wall, floor } = shot;
  const [x, y, z, turned = 0] = shot.stands ?? [0, 0, 0];
  piece.position.add(new THREE.Vector3(x, y, z));
  piece.rotation.y = (turned * Math.PI) / 180;
  scene.add(piece, ...others);
  scene.add(
    plane(matt(wall), [24, 12], { at: [0, 6, -0.001] }),
    plane(matt(floor), [24, 14], { at: [0, 0, 7], flat: true }),
    block(matt(shot.skirting), [24, 0.1, 0.016], [0, 0, 0]),
  );
  if (shot.placement === "ceiling") scene.add(overhead());
  for (const { size, at, colour } of shot.blocks ?? []) scene.add(block(matt(colour), size, at));
  const box = boxOf(piece);
  const boxes = [box, ...(shot.whole ?? []).map((index) => boxOf(others[index]))];
  const { turn = -12, rise = 7, fill = 0.6, middle = 0.46 } = shot.view ?? {};
  const view = (aspect) => cameraFor(boxes, { turn, rise, fov: 26, fill, middle, aspect });
  const seen = view(1);
  const reach = Math.max(around([...boxes, ...others.map(boxOf)]).reach, 1.2);
  const middleOf = around(boxes).middle;
  const from = new THREE.Vector3(-0.62, 0.62, 0.62).normalize();
  const gobo = louvres({
    width: seen.away * 0.42,
    slat: 0.055,
    pitch: 0.115,
    count: 9,
    turn: -0.6,
  });
  // Between the light and the wall beside the piece.
  gobo.position
    .set(middleOf.x, Math.max(middleOf.y, 0.9), 0)
    .addScaledVector(new THREE.Vector3(0.12, 0.07, 0), seen.away)
    .addScaledVector(from, reach * 1.4);
  if (shot.louvres !== false) scene.add(gobo);
  return {
    scene,
    box,
    view,
    light: {
      middle: middleOf,
      reach: reach * 1.25,
      from: from.toArray(),
      warmth: "#ffe6c4",
      key: 2.1,
      sky: 1.1,
    },
  };
};

export const shots = {
  "three-quarter": threeQuarter,
  behind,
  below: behind,
  side,
  close,
  person,
  room,
};

import {
  BoxGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  type Color,
} from "three";
import { doorOf, type Room } from "../layout/room.ts";
import type { Colours } from "./colours.ts";

const metre = 100;
const wall = 0.06;
const tile = 0.6;

/**
 * Floor, back wall, left wall with its door, and their frames, in metres around the middle of the
 * floor.
 */
export function shellOf(room: Room, colours: Colours): Group {
  const [w, d, h] = [room.width / metre, room.depth / metre, room.height / metre];
  const door = doorOf(room);
  const [doorBack, doorFront, doorTop] = [door.back / metre, door.front / metre, door.top / metre];
  const shell = new Group();
  const box = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    color: Color,
  ) => {
    const mesh = new Mesh(new BoxGeometry(...size), new MeshLambertMaterial({ color }));
    mesh.position.set(at[0] - w / 2, at[1], at[2] - d / 2);
    mesh.receiveShadow = true;
    shell.add(mesh);
  };
  box([w, wall, d], [w / 2, -wall / 2, d / 2], colours["h-floor"]);
  box([w + wall, h, wall], [w / 2 - wall / 2, h / 2, -wall / 2], colours["h-wall"]);
  // The left wall behind, above and in front of the door.
  box([wall, h, doorBack], [-wall / 2, h / 2, doorBack / 2], colours["h-wall-2"]);
  box([wall, h, d - doorFront], [-wall / 2, h / 2, (d + doorFront) / 2], colours["h-wall-2"]);
  if (h > doorTop) {
    const [high, middle] = [h - doorTop, (h + doorTop) / 2];
    box(
      [wall, high, doorFront - doorBack],
      [-wall / 2, middle, (doorBack + doorFront) / 2],
      colours["h-wall-2"],
    );
  }
  box(
    [0.01, doorTop, doorFront - doorBack],
    [-wall, doorTop / 2, (doorBack + doorFront) / 2],
    colours["h-far"],
  );
  for (const z of [doorBack, doorFront]) {
    box([wall + 0.03, doorTop, 0.05], [-wall / 2, doorTop / 2, z], colours["h-timber"]);
  }
  box(
    [wall + 0.03, 0.05, doorFront - doorBack + 0.05],
    [-wall / 2, doorTop, (doorBack + doorFront) / 2],
    colours["h-timber"],
  );
  // Skirting and the timber on top of the walls.
  box([w, 0.09, 0.02], [w / 2, 0.045, 0.005], colours["h-skirt"]);
  box([0.02, 0.09, doorBack], [0.005, 0.045, doorBack / 2], colours["h-skirt"]);
  box(
    [w + wall * 2, 0.05, wall * 1.5],
    [w / 2 - wall / 2, h + 0.025, -wall / 2],
    colours["h-timber-2"],
  );
  box(
    [wall * 1.5, 0.05, d + wall],
    [-wall / 2, h + 0.025, d / 2 - wall / 2],
    colours["h-timber-2"],
  );
  shell.add(tilesOf(w, d, colours["h-floor-2"]));
  return shell;
}

function tilesOf(w: number, d: number, color: Color): LineSegments {
  const points: number[] = [];
  for (let x = tile; x < w; x += tile)
    points.push(x - w / 2, 0.001, -d / 2, x - w / 2, 0.001, d / 2);
  for (let z = tile; z < d; z += tile)
    points.push(-w / 2, 0.001, z - d / 2, w / 2, 0.001, z - d / 2);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color }));
}

import { Vector3, type PerspectiveCamera } from "three";
import type { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Room } from "../layout/room.ts";

/** Number of times a distance of 80 metres is halved, which gives millimetres. */
const tries = 16;

/** Moves the camera as near as shows the whole room, keeping its direction. */
export function stepBack(camera: PerspectiveCamera, controls: OrbitControls, room: Room): void {
  const [w, h, d] = [room.width / 100, room.height / 100, room.depth / 100];
  if (w === 0) return;
  controls.target.set(0, h * 0.42, 0);
  if (camera.position.lengthSq() === 0) camera.position.set(0.62, 0.75, 1);
  const direction = camera.position.clone().sub(controls.target).normalize();
  const corners = [-w / 2, w / 2].flatMap((x) =>
    [0, h].flatMap((y) => [-d / 2, d / 2].map((z) => new Vector3(x, y, z))),
  );
  camera.far = 200;
  let [near, far] = [0.5, 80];
  for (let tried = 0; tried < tries; tried++) {
    const away = (near + far) / 2;
    camera.position.copy(controls.target).addScaledVector(direction, away);
    camera.lookAt(controls.target);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const isSeen = corners.every((corner) => {
      const { x, y, z } = corner.clone().project(camera);
      return Math.abs(x) < 0.93 && Math.abs(y) < 0.86 && z < 1;
    });
    if (isSeen) far = away;
    else near = away;
  }
  camera.position.copy(controls.target).addScaledVector(direction, far);
  controls.update();
}

import * as THREE from "three";

const radians = (degrees) => (degrees * Math.PI) / 180;

/** Direction of the camera: degrees to the right, and up. */
export const direction = (turn, rise) =>
  new THREE.Vector3(
    Math.sin(radians(turn)) * Math.cos(radians(rise)),
    Math.sin(radians(rise)),
    Math.cos(radians(turn)) * Math.cos(radians(rise)),
  );

const cornersOf = ({ min, max }) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (corner) =>
      new THREE.Vector3(
        corner & 1 ? max.x : min.x,
        corner & 2 ? max.y : min.y,
        corner & 4 ? max.z : min.z,
      ),
  );

/**
 * A camera that shows boxes completely: they fill `fill` of the picture's width or height,
 * whichever is reached first, with their centre at `middle` of its height (0 is the lower edge).
 */
export const cameraFor = (boxes, { turn, rise, fov, fill, middle = 0.5, aspect }) => {
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.01, 200);
  const from = direction(turn, rise);
  const all = boxes.reduce((sum, each) => sum.union(each), new THREE.Box3());
  const target = all.getCenter(new THREE.Vector3());
  const corners = boxes.flatMap(cornersOf);
  let away = (all.getSize(new THREE.Vector3()).length() / 2 / Math.tan(radians(fov / 2))) * 1.2;
  for (let round = 0; round < 12; round++) {
    camera.position.copy(from).multiplyScalar(away).add(target);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const seen = new THREE.Box2();
    for (const corner of corners) {
      const at = corner.clone().project(camera);
      seen.expandByPoint(new THREE.Vector2(at.x, at.y));
    }
    const size = seen.getSize(new THREE.Vector2());
    const centre = seen.getCenter(new THREE.Vector2());
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const half = Math.tan(radians(fov / 2)) * away;
    target
      .addScaledVector(right, centre.x * half * aspect)
      .addScaledVector(up, (centre.y - (middle * 2 - 1)) * half);
    away *= Math.max(size.x, size.y) / 2 / fill;
  }
  camera.position.copy(from).multiplyScalar(away).add(target);
  camera.lookAt(target);
  camera.near = away / 50;
  camera.far = away * 20 + 30;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return { camera, target, away };
};

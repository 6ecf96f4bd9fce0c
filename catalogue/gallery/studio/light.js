import * as THREE from "three";

/**
 * The reflections of shiny surfaces: a bright window at the upper left, a warm floor, a pale
 * ceiling.
 */
export const surroundings = (renderer) => {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color("#d9d3c6").multiplyScalar(0.8);
  const panel = (colour, strength, [width, height], at) => {
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(width, height),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(colour).multiplyScalar(strength),
        side: THREE.DoubleSide,
      }),
    );
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  // Two panes, so that the reflection in a glaze looks like a window, not a lamp.
  panel("#fff6e8", 7, [2.6, 4.6], [-6.4, 4, 2.6]);
  panel("#fff6e8", 7, [2.6, 4.6], [-5, 4, 5]);
  panel("#f3f6ff", 2.4, [3, 6], [7, 2.5, 3]);
  panel("#fff9ef", 1.9, [10, 10], [0, 9, 0]);
  panel("#c9a98a", 0.7, [24, 24], [0, -6, 0]);
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.02).texture;
};

/** The index-th point of a deterministic sequence that fills a square evenly. */
const evenly = (index) => [
  (0.5 + index * 0.7548776662466927) % 1,
  (0.5 + index * 0.5698402909980532) % 1,
];

/** The index-th point of a disc with radius 1. */
export const onDisc = (index) => {
  const [a, b] = evenly(index);
  const radius = Math.sqrt(a);
  return [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b)];
};

/**
 * `radius` softens a pass's shadow by its distance to the next pass, so that few passes show no
 * steps.
 */
const lamp = (colour, intensity, radius) => {
  const light = new THREE.DirectionalLight(colour, intensity);
  light.castShadow = true;
  light.shadow.mapSize.set(768, 768);
  light.shadow.radius = radius;
  return light;
};

/**
 * A soft key light and the open sky. Each pass samples one point of them, so many passes result in
 * soft shadows, which are dark where products touch the ground.
 */
export const lights = ({
  middle,
  reach,
  from,
  facing = 0,
  warmth = "#ffeeda",
  key: strength = 2.1,
  sky: open = 1.15,
}) => {
  const key = lamp(warmth, strength, 5);
  const sky = lamp("#f4f5f0", open, 9);
  const group = new THREE.Group();
  for (const light of [key, sky]) {
    light.target.position.copy(middle);
    light.shadow.normalBias = reach * 0.004;
    light.shadow.bias = -0.0004;
    const frustum = light.shadow.camera;
    frustum.left = frustum.bottom = -reach * 1.5;
    frustum.right = frustum.top = reach * 1.5;
    frustum.near = reach * 0.2;
    frustum.far = reach * 9;
    group.add(light, light.target);
  }
  const towards = new THREE.Vector3(...from).normalize();
  const across = new THREE.Vector3(0, 1, 0).cross(towards).normalize();
  const upward = towards.clone().cross(across);
  const above = new THREE.Vector3(-0.1, 0.9, 0.65)
    .normalize()
    .applyAxisAngle(new THREE.Vector3(0, 1, 0), (facing * Math.PI) / 180);
  const aboveAcross = new THREE.Vector3(0, 1, 0).cross(above).normalize();
  const aboveUp = above.clone().cross(aboveAcross);
  return {
    group,
    /** Moves both to their points of the index-th pass. */
    pass(index) {
      const [x, y] = onDisc(index);
      key.position
        .copy(towards)
        .addScaledVector(across, x * 0.16)
        .addScaledVector(upward, y * 0.16)
        .multiplyScalar(reach * 4)
        .add(middle);
      const [u, v] = onDisc(index * 3 + 11);
      sky.position
        .copy(above)
        .multiplyScalar(Math.sqrt(Math.max(0.02, 1 - u * u - v * v)))
        .addScaledVector(aboveAcross, u)
        .addScaledVector(aboveUp, v)
        .normalize()
        .multiplyScalar(reach * 4)
        .add(middle);
    },
  };
};

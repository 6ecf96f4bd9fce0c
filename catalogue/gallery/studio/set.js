import * as THREE from "three";

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A colour in the notation of the shop's styles. */
export const colourOf = (css) => {
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
  return new THREE.Color().setRGB(r / 255, g / 255, b / 255, THREE.SRGBColorSpace);
};

/**
 * The ambient light of a surface in the set; a constant is cheaper than reflecting the environment.
 */
const usual = 0.27;

export const matt = (css, given = usual) => {
  const color = colourOf(css);
  return new THREE.MeshLambertMaterial({ color, emissive: color, emissiveIntensity: given });
};

/** A flat part of the set, which receives shadows and casts none. */
export const plane = (
  material,
  [width, height],
  { at = [0, 0, 0], flat = false, ceiling = false } = {},
) => {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
  if (flat) mesh.rotation.x = ceiling ? Math.PI / 2 : -Math.PI / 2;
  mesh.position.set(...at);
  mesh.receiveShadow = true;
  return mesh;
};

export const block = (material, [width, height, depth], [x, y, z]) => {
  const box = new THREE.BoxGeometry(width, height, depth).translate(0, height / 2, 0);
  const mesh = new THREE.Mesh(box, material);
  mesh.position.set(x, y, z);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
};

/** Louvres in the key light that cast bars of sunlight on the wall; invisible themselves. */
export const louvres = ({ width, slat, pitch, count, turn }) => {
  const group = new THREE.Group();
  const unseen = new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  for (let index = 0; index < count; index++) {
    const mesh = new THREE.Mesh(new THREE.BoxGeometry(width, slat, 0.01), unseen);
    mesh.position.y = index * pitch;
    mesh.castShadow = true;
    group.add(mesh);
  }
  group.rotation.y = turn;
  return group;
};

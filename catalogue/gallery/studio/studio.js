import * as THREE from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { createFilm } from "./film.js";
import { lights, surroundings } from "./light.js";
import { shots } from "./shots.js";

const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
renderer.toneMapping = THREE.NeutralToneMapping;
renderer.toneMappingExposure = 1;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);
const environment = surroundings(renderer);
const expose = createFilm(renderer);
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

const load = async (url) => {
  const { scene } = await loader.loadAsync(url);
  scene.traverse((mesh) => {
    if (!mesh.isMesh) return;
    mesh.castShadow = !mesh.material.transparent;
    mesh.receiveShadow = true;
    if (mesh.material.map) mesh.material.map.anisotropy = 8;
  });
  const stand = new THREE.Group();
  stand.add(scene);
  return stand;
};

const put = async ({ url, at, turn = 0 }) => {
  const piece = await load(url);
  piece.position.set(...at);
  piece.rotation.y = (turn * Math.PI) / 180;
  piece.updateMatrixWorld(true);
  return piece;
};

/** Takes one picture, and returns it as a PNG in a data URL. */
window.photograph = async (shot) => {
  const { width, height, passes } = shot;
  const piece = await load(shot.url);
  const others = await Promise.all((shot.others ?? []).map(put));
  const { scene, view, light: lamps } = shots[shot.kind](shot, piece, others);
  scene.environment = environment;
  scene.environmentIntensity = 0.46;
  scene.background = new THREE.Color("#cccccc");
  const light = lights(lamps);
  scene.add(light.group);
  scene.updateMatrixWorld(true);
  const { camera, target, aperture } = view(width / height);
  const picture = expose(scene, camera, { width, height, passes, light, aperture, focus: target });
  scene.traverse((each) => {
    each.geometry?.dispose();
    each.material?.map?.dispose();
    each.material?.dispose?.();
    each.shadow?.dispose?.();
  });
  return picture;
};
window.ready = true;

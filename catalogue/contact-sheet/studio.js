import * as THREE from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";

/** A room of soft boxes: a bright window at the upper left, a warm floor, a cool far wall. */
const room = () => {
  const scene = new THREE.Scene();
  const panel = (colour, strength, size, at) => {
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(...size),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(colour).multiplyScalar(strength),
        side: THREE.DoubleSide,
      }),
    );
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  scene.background = new THREE.Color("#d8d6d2").multiplyScalar(1);
  panel("#ffffff", 7, [7, 5], [-6, 5, 4]);
  panel("#ffffff", 2.2, [5, 6], [7, 2, 3]);
  panel("#ffffff", 3.2, [8, 8], [0, 9, 0]);
  panel("#d8d0c4", 0.9, [20, 20], [0, -6, 0]);
  return scene;
};

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = THREE.NoToneMapping;
renderer.toneMappingExposure = 1.0;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFSoftShadowMap;
document.body.append(renderer.domElement);
const light = new THREE.PMREMGenerator(renderer).fromScene(room(), 0.03).texture;
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

/** Draws a model as it would be photographed; gives a PNG as a data URL. */
window.photograph = async ({ url, onWall, width, height, turn, rise, variant }) => {
  renderer.setSize(width, height);
  const gltf = await loader.loadAsync(url);
  const scene = new THREE.Scene();
  scene.background = new THREE.Color("#f3efe4");
  scene.environment = light;
  scene.environmentIntensity = 0.68;
  const piece = gltf.scene;
  if (variant !== undefined) {
    const waiting = [];
    piece.traverse((mesh) => {
      const mappings = mesh.userData.gltfExtensions?.KHR_materials_variants?.mappings ?? [];
      const chosen = mappings.find(({ variants }) => variants.includes(variant));
      if (chosen)
        waiting.push(
          gltf.parser
            .getDependency("material", chosen.material)
            .then((material) => (mesh.material = material)),
        );
    });
    await Promise.all(waiting);
  }
  piece.traverse((mesh) => {
    if (!mesh.isMesh) return;
    mesh.castShadow = !mesh.material.transparent;
    mesh.receiveShadow = true;
  });
  scene.add(piece);
  const box = new THREE.Box3().setFromObject(piece);
  const size = box.getSize(new THREE.Vector3());
  const middle = box.getCenter(new THREE.Vector3());
  const reach = size.length() / 2;
  const key = new THREE.DirectionalLight("#ffffff", 1.1);
  key.position
    .set(-0.6 * reach, 1.6 * reach, (onWall ? 1.7 : 1.1) * reach)
    .multiplyScalar(2)
    .add(middle);
  key.target.position.copy(middle);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 5;
  key.shadow.normalBias = reach * 0.006;
  const frustum = key.shadow.camera;
  frustum.left = frustum.bottom = -reach * 1.5;
  frustum.right = frustum.top = reach * 1.5;
  frustum.near = 0.01;
  frustum.far = reach * 8;
  scene.add(key, key.target);
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(reach * 20, reach * 20),
    new THREE.ShadowMaterial({ opacity: 0.3 }),
  );
  ground.receiveShadow = true;
  if (onWall) ground.position.z = -0.0005;
  else ground.rotation.x = -Math.PI / 2;
  if (!onWall) ground.position.y = -0.0005;
  scene.add(ground);
  const camera = new THREE.PerspectiveCamera(16, width / height, reach / 50, reach * 60);
  const [around, up] = [turn, rise].map((degrees) => (degrees * Math.PI) / 180);
  const from = new THREE.Vector3(
    Math.sin(around) * Math.cos(up),
    Math.sin(up),
    Math.cos(around) * Math.cos(up),
  );
  const right = new THREE.Vector3(Math.cos(around), 0, -Math.sin(around));
  const top = new THREE.Vector3().crossVectors(from, right);
  // The piece fills the picture but for a margin, whatever its shape.
  const half = size.clone().multiplyScalar(0.5);
  const along = (axis) =>
    Math.abs(axis.x) * half.x + Math.abs(axis.y) * half.y + Math.abs(axis.z) * half.z;
  const slope = Math.tan((8 * Math.PI) / 180);
  const away = along(from) + Math.max(along(top), along(right) * (height / width)) / slope / 0.94;
  camera.position.copy(from).multiplyScalar(away).add(middle);
  camera.lookAt(middle);
  renderer.render(scene, camera);
  const picture = renderer.domElement.toDataURL("image/png");
  scene.traverse((each) => {
    each.geometry?.dispose();
    each.material?.map?.dispose();
    each.material?.dispose?.();
  });
  return picture;
};
window.ready = true;

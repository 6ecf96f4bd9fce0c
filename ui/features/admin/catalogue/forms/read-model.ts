import {
  Box3,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material,
  type Object3D,
} from "three";
import { addBackFaces } from "./back-faces.ts";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/** A parsed model. */
export interface ReadModel {
  readonly scene: Object3D;
  /** In metres. */
  readonly box: Box3;
  /** Frees its memory. */
  readonly dispose: () => void;
}

/** Parses a GLB. Rejects if it is invalid or contains no geometry. */
export async function readModel(file: Blob): Promise<ReadModel> {
  const { scene } = await new GLTFLoader().parseAsync(await file.arrayBuffer(), "");
  scene.updateMatrixWorld(true);
  scene.traverse((each) => {
    // Names are not needed and may contain anything.
    each.name = "";
    if (!(each instanceof Mesh)) return;
    const { geometry, material } = each as Mesh;
    each.material = lightable(material);
    // Without normals, surfaces are flat-shaded.
    if (!geometry.hasAttribute("normal")) {
      each.geometry = geometry.index ? geometry.toNonIndexed() : geometry;
      (each as Mesh).geometry.computeVertexNormals();
    }
  });
  addBackFaces(scene);
  const box = new Box3().setFromObject(scene);
  if (box.isEmpty()) throw new Error("The model contains no geometry");
  const dispose = () =>
    scene.traverse((each) => {
      if (!(each instanceof Mesh)) return;
      const { geometry, material } = each as Mesh;
      geometry.dispose();
      for (const one of [material].flat()) one.dispose();
    });
  return { scene, box, dispose };
}

/** Converts unlit materials to emissive ones, because iPhones support no unlit materials. */
function lightable(material: Material | Material[]): Material | Material[] {
  if (Array.isArray(material)) return material.flatMap(lightable);
  if (!(material instanceof MeshBasicMaterial)) return material;
  const { color, map, transparent, opacity, side, vertexColors } = material;
  return new MeshStandardMaterial({
    color: "#000000",
    emissive: color,
    emissiveMap: map,
    transparent,
    opacity,
    side,
    vertexColors,
    roughness: 1,
  });
}

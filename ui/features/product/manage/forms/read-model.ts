import {
  Box3,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Material,
  type Object3D,
} from "three";
import { addBacks } from "./backs.ts";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/** A model, as the shop keeps it. */
export interface ReadModel {
  readonly scene: Object3D;
  /** In metres. */
  readonly box: Box3;
  /** Lets its memory go. */
  readonly dispose: () => void;
}

/** Reads a GLB. Rejects where it cannot be read, or shows nothing. */
export async function readModel(file: Blob): Promise<ReadModel> {
  const { scene } = await new GLTFLoader().parseAsync(await file.arrayBuffer(), "");
  scene.updateMatrixWorld(true);
  scene.traverse((each) => {
    // Names of elsewhere may hold anything, and nobody reads them.
    each.name = "";
    if (!(each instanceof Mesh)) return;
    const { geometry, material } = each as Mesh;
    each.material = lightable(material);
    // What says no directions is flat between its edges.
    if (!geometry.hasAttribute("normal")) {
      each.geometry = geometry.index ? geometry.toNonIndexed() : geometry;
      (each as Mesh).geometry.computeVertexNormals();
    }
  });
  addBacks(scene);
  const box = new Box3().setFromObject(scene);
  if (box.isEmpty()) throw new Error("The model shows nothing");
  const dispose = () =>
    scene.traverse((each) => {
      if (!(each instanceof Mesh)) return;
      const { geometry, material } = each as Mesh;
      geometry.dispose();
      for (const one of [material].flat()) one.dispose();
    });
  return { scene, box, dispose };
}

/** What is not to be lit shines by itself instead: iPhones know no other surface. */
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

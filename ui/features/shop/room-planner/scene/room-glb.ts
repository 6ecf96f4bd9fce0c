import { Scene } from "three";
import { GLTFExporter } from "three/examples/jsm/exporters/GLTFExporter.js";
import { uncompressedUrl } from "../../model/uncompressed-model.ts";
import type { Room } from "../layout/room.ts";
import { placeholderOf, createModels, grounded, placeInScene, type ShownPiece } from "./models.ts";

/** Exports all pieces at their places, without the walls, as one GLB in metres for AR. */
export async function roomGlb(room: Room, pieces: readonly ShownPiece[]): Promise<Blob> {
  const models = createModels();
  const scene = new Scene();
  for (const piece of pieces) {
    // The uncompressed file needs no decoder, and other programs can read it.
    const url = uncompressedUrl(piece.modelUrl);
    const model = url === null ? null : await models.load(url, piece.material);
    const group = model ? grounded(model, piece.piece.kind === "wall") : placeholderOf(piece);
    placeInScene(group, piece, room);
    scene.add(group);
  }
  const glb = await new GLTFExporter().parseAsync(scene, { binary: true });
  return new Blob([glb as ArrayBuffer], { type: "model/gltf-binary" });
}

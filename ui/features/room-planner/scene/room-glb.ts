import { Scene } from "three";
import { GLTFExporter } from "three/examples/jsm/exporters/GLTFExporter.js";
import { plainOf } from "../../product/model/forms.ts";
import type { Room } from "../layout/room.ts";
import { bodyOf, createModels, grounded, stand, type ShownPiece } from "./models.ts";

/** Exports all pieces at their places, without the walls, as one GLB in metres for AR. */
export async function roomGlb(room: Room, pieces: readonly ShownPiece[]): Promise<Blob> {
  const models = createModels();
  const scene = new Scene();
  for (const piece of pieces) {
    // The uncompressed file needs no decoder, and other programs can read it.
    const url = plainOf(piece.modelUrl);
    const model = url === null ? null : await models.bring(url);
    const group = model ? grounded(model, piece.piece.kind === "wall") : bodyOf(piece);
    stand(group, piece, room);
    scene.add(group);
  }
  const glb = await new GLTFExporter().parseAsync(scene, { binary: true });
  return new Blob([glb as ArrayBuffer], { type: "model/gltf-binary" });
}

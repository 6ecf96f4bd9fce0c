import {
  DirectionalLight,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js";
import type { Placement } from "../../../../generated/operations.ts";
import type { ReadModel } from "./read-model.ts";

/** Frame of all pictures, four to five; the drawings use the same positions in it. */
const frame = { width: 960, height: 1200 } as const;
const share = { width: 0.72, height: 0.66 } as const;
/** Distance of a floor item's foot from the lower edge, as a fraction of the frame's height. */
const foot = 0.14;
const lens = 12;
/**
 * Resolution of the reflected environment. More makes no visible difference, and takes seconds
 * without a graphics card.
 */
const environmentPixels = 64;

/**
 * Renders a model from the front on a transparent background, like the shop's drawings. Null if the
 * browser cannot draw models.
 */
export async function posterOf(model: ReadModel, placement: Placement): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", {
    alpha: true,
    antialias: true,
    preserveDrawingBuffer: true,
  });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, alpha: true });
  try {
    renderer.setSize(frame.width, frame.height, false);
    renderer.toneMapping = NeutralToneMapping;
    renderer.render(sceneOf(model, renderer), cameraOf(model, placement));
    return await pictureOf(canvas, placement === "WALL" ? null : model);
  } finally {
    renderer.dispose();
    renderer.forceContextLoss();
  }
}

function sceneOf({ scene: piece, box }: ReadModel, renderer: WebGLRenderer): Scene {
  const scene = new Scene();
  const { texture } = new PMREMGenerator(renderer).fromScene(
    new RoomEnvironment(),
    0.04,
    undefined,
    undefined,
    { size: environmentPixels },
  );
  scene.environment = texture;
  scene.environmentIntensity = 0.62;
  const key = new DirectionalLight("#fff2df", 1.5);
  key.position.set(-0.55, 0.78, 0.62).add(box.getCenter(new Vector3()));
  box.getCenter(key.target.position);
  scene.add(piece, key, key.target);
  return scene;
}

/** A distant long lens, which keeps parallel edges parallel. */
function cameraOf({ box }: ReadModel, placement: Placement): PerspectiveCamera {
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const aspect = frame.width / frame.height;
  const seen = Math.max(size.x / share.width / aspect, size.y / share.height);
  const away = seen / 2 / Math.tan((lens * Math.PI) / 360);
  const camera = new PerspectiveCamera(lens, aspect, away / 20, away * 3 + size.z);
  camera.position.set(middle.x, middle.y, box.max.z + away);
  const below = placement === "WALL" ? 0 : foot * seen - (seen - size.y) / 2;
  // Shift the frame instead of the camera, which would otherwise look down at the item.
  const shift = (below / seen) * frame.height;
  camera.setViewOffset(frame.width, frame.height, 0, shift, frame.width, frame.height);
  camera.updateProjectionMatrix();
  return camera;
}

/** The picture as PNG, with a soft shadow under floor items. */
async function pictureOf(drawn: HTMLCanvasElement, floorItem: ReadModel | null): Promise<File> {
  const picture = document.createElement("canvas");
  Object.assign(picture, frame);
  const pen = picture.getContext("2d");
  if (!pen) throw new Error("The browser has no 2D canvas");
  if (floorItem) {
    const { x, y } = floorItem.box.getSize(new Vector3());
    const seen = Math.max(x / share.width / (frame.width / frame.height), y / share.height);
    const half = (x / seen) * frame.height * 0.55;
    pen.translate(frame.width / 2, frame.height * (1 - foot));
    pen.scale(1, 0.07);
    const shade = pen.createRadialGradient(0, 0, half * 0.35, 0, 0, half);
    shade.addColorStop(0, "rgb(30 26 20 / 34%)");
    shade.addColorStop(1, "rgb(30 26 20 / 0%)");
    pen.fillStyle = shade;
    pen.fillRect(-half, -half, half * 2, half * 2);
    pen.resetTransform();
  }
  pen.drawImage(drawn, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, "image/png"));
  if (!png) throw new Error("The browser could not encode the picture");
  return new File([png], "picture of the model.png", { type: "image/png" });
}

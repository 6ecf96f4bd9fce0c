import {
  DirectionalLight,
  HemisphereLight,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  Mesh,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { compileShaders, yieldToPage } from "../../model/compile-shaders.ts";
import type { Room } from "../layout/room.ts";
import { stepBack } from "./camera.ts";
import { coloursOf } from "./colours.ts";
import {
  placeholderOf,
  createModels,
  grounded,
  prepareForLight,
  placeInScene,
  texturesOf,
  type ShownPiece,
} from "./models.ts";
import { shellOf } from "./shell.ts";

const fovDegrees = 30;
/** Software renderers, for which shadows and high pixel ratios are turned off. */
const software = /swiftshader|llvmpipe|software|basic render/i;
const turnBy = Math.PI / 10;

/** A drawn room; call `close` to free it. */
export interface RoomScene {
  show: (room: Room, pieces: readonly ShownPiece[]) => void;
  /** -1 turns to the left, 1 to the right. */
  turn: (by: -1 | 1) => void;
  /** Call after the page's colours have changed. */
  repaint: () => void;
  close: () => void;
}

interface Shown {
  readonly group: Object3D;
  place: ShownPiece;
}

/** Draws a room on a canvas, seen from the front right. It renders only after changes. */
export function openRoomScene(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  onSettled: () => void,
): RoomScene {
  const renderer = new WebGLRenderer({ canvas, context });
  const named = context.getExtension("WEBGL_debug_renderer_info");
  const drawnBy: unknown = context.getParameter(
    named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER,
  );
  const isFast = !software.test(String(drawnBy));
  renderer.setPixelRatio(isFast ? Math.min(Math.max(devicePixelRatio, 1.5), 2) : 1);
  // Reading shader errors blocks the page until the shader is compiled.
  renderer.debug.checkShaderErrors = false;
  renderer.shadowMap.enabled = isFast;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  const camera = new PerspectiveCamera(fovDegrees, 1, 0.1, 100);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.enableZoom = false;
  // The camera stays at the open corner of the room.
  controls.minAzimuthAngle = 0.08;
  controls.maxAzimuthAngle = Math.PI / 2 - 0.08;
  controls.minPolarAngle = 0.7;
  controls.maxPolarAngle = 1.35;
  const sun = new DirectionalLight(0xffffff, 2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.bias = -0.002;
  scene.add(new HemisphereLight(0xffffff, 0xcfc2b0, 2.1), sun, sun.target);

  const models = createModels();
  const shown = new Map<string, Shown>();
  let shell: Object3D | null = null;
  let room: Room = { width: 0, depth: 0, height: 0 };
  let colours = coloursOf(canvas.parentElement ?? document.body);
  let frame = 0;
  let isClosed = false;
  let coming = 0;

  const draw = () => {
    frame = 0;
    renderer.render(scene, camera);
  };
  const redraw = (withShadows = true) => {
    if (isClosed) return;
    if (withShadows) renderer.shadowMap.needsUpdate = true;
    frame ||= requestAnimationFrame(draw);
  };

  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    stepBack(camera, controls, room);
    redraw(false);
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(canvas);
  const turned = () => redraw(false);
  controls.addEventListener("change", turned);

  function buildShell() {
    if (shell) dispose(shell);
    shell = shellOf(room, colours);
    scene.add(shell);
    const reach = Math.hypot(room.width, room.depth) / 200;
    sun.position.set(reach * 0.5, reach * 2.4, reach * 1.3);
    Object.assign(sun.shadow.camera, {
      left: -reach * 1.2,
      right: reach * 1.2,
      top: reach * 1.4,
      bottom: -reach * 1.4,
      far: reach * 6,
    });
    sun.shadow.camera.updateProjectionMatrix();
  }

  function dispose(object: Object3D) {
    object.removeFromParent();
    object.traverse((each) => {
      // Pieces of one product share their model; dispose only of what belongs to this piece.
      if (each instanceof Mesh && !(each.userData as { isShared?: boolean }).isShared) {
        (each as Mesh).geometry.dispose();
      }
    });
  }

  const isStillThere = (key: string, group: Object3D) =>
    !isClosed && shown.get(key)?.group === group;

  async function dress(key: string, group: Object3D, piece: ShownPiece) {
    const { modelUrl, material } = piece;
    const model = modelUrl === null ? null : await models.load(modelUrl, material);
    if (!model || !isStillThere(key, group)) return;
    model.traverse((each) => {
      each.userData = { isShared: true };
    });
    const body = grounded(model, piece.piece.kind === "wall");
    prepareForLight(body);
    // Upload textures in steps, so that the page stays responsive.
    for (const texture of texturesOf(body)) {
      renderer.initTexture(texture);
      await yieldToPage();
    }
    if (!isStillThere(key, group)) return;
    await compileShaders(renderer, body, camera, scene);
    if (!isStillThere(key, group)) return;
    group.clear();
    group.add(body);
    redraw();
  }

  function add(key: string, piece: ShownPiece) {
    const group = placeholderOf(piece);
    shown.set(key, { group, place: piece });
    scene.add(group);
    coming++;
    void dress(key, group, piece).finally(() => {
      coming--;
      if (coming > 0 || isClosed) return;
      onSettled();
    });
  }

  return {
    show(nextRoom, pieces) {
      if (
        nextRoom.width !== room.width ||
        nextRoom.depth !== room.depth ||
        nextRoom.height !== room.height
      ) {
        room = nextRoom;
        buildShell();
        stepBack(camera, controls, room);
      }
      const keys = new Set(pieces.map(({ piece }) => piece.key));
      for (const [key, { group }] of shown) {
        if (keys.has(key)) continue;
        dispose(group);
        shown.delete(key);
      }
      for (const piece of pieces) {
        const { key } = piece.piece;
        if (!shown.has(key)) add(key, piece);
        const there = shown.get(key);
        if (there) placeInScene(there.group, piece, room);
      }
      if (coming === 0) onSettled();
      redraw();
    },
    turn(by) {
      const { x, z } = controls.target;
      const angle = Math.atan2(camera.position.x - x, camera.position.z - z);
      const to = Math.min(
        controls.maxAzimuthAngle,
        Math.max(controls.minAzimuthAngle, angle + by * turnBy),
      );
      const away = Math.hypot(camera.position.x - x, camera.position.z - z);
      camera.position.x = x + Math.sin(to) * away;
      camera.position.z = z + Math.cos(to) * away;
      controls.update();
      redraw(false);
    },
    repaint() {
      colours = coloursOf(canvas.parentElement ?? document.body);
      buildShell();
      redraw();
    },
    close() {
      isClosed = true;
      cancelAnimationFrame(frame);
      watcher.disconnect();
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

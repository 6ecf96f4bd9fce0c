import { MeshoptDecoder } from "meshoptimizer/decoder";
import {
  Box3,
  BoxGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Vector3,
  type BufferGeometry,
  type Material,
  type Object3D,
  type Texture,
} from "three";
import { GLTFLoader, type GLTF } from "three/examples/jsm/loaders/GLTFLoader.js";
import { yieldToPage } from "../../model/compile-shaders.ts";
import { boxOf, type PlacedPiece } from "../layout/placed-piece.ts";
import type { Room } from "../layout/room.ts";

const metre = 100;

/** A placed piece with its model. */
export interface ShownPiece extends PlacedPiece {
  /** Null if the product has no model. */
  readonly modelUrl: string | null;
  /** The material variant of the model; null for its default. */
  readonly material: string | null;
}

/** Loads models one at a time and each only once, so that the page is never blocked for long. */
export function createModels() {
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  const known = new Map<string, Promise<Object3D | null>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Returns a separate instance of a piece's model; null if it couldn't load. */
    async load(url: string, material: string | null): Promise<Object3D | null> {
      const key = `${url} ${material ?? ""}`;
      let model = known.get(key);
      if (!model) {
        model = last.then(async () => {
          await yieldToPage();
          return loader
            .loadAsync(url)
            .then((loaded) => (material === null ? loaded.scene : withMaterial(loaded, material)))
            .catch(() => null);
        });
        known.set(key, model);
        last = model;
      }
      const scene = await model;
      return scene && scene.clone(true);
    },
  };
}

const extension = "KHR_materials_variants";

interface WithExtensions {
  gltfExtensions?: {
    [extension]?: {
      variants?: readonly { name: string }[];
      mappings?: readonly { material: number; variants: readonly number[] }[];
    };
  };
}

/** The scene of a loaded model in one of its material variants. */
async function withMaterial({ scene, parser, userData }: GLTF, name: string): Promise<Object3D> {
  const variants = (userData as WithExtensions).gltfExtensions?.[extension]?.variants ?? [];
  const index = variants.findIndex((variant) => variant.name === name);
  const meshes: Mesh[] = [];
  scene.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each as Mesh);
  });
  for (const mesh of meshes) {
    const { mappings = [] } = (mesh.userData as WithExtensions).gltfExtensions?.[extension] ?? {};
    const mapping = mappings.find((each) => each.variants.includes(index));
    if (!mapping) continue;
    mesh.material = (await parser.getDependency("material", mapping.material)) as Material;
    parser.assignFinalMaterial(mesh);
  }
  return scene;
}

/** Moves the origin of a model to the middle of its floor, or of its back for a wall piece. */
export function grounded(model: Object3D, isWall: boolean): Group {
  const group = new Group();
  const box = new Box3().setFromObject(model);
  const middle = box.getCenter(new Vector3());
  model.position.x -= middle.x;
  model.position.y -= isWall ? middle.y : box.min.y;
  model.position.z -= isWall ? box.min.z : middle.z;
  group.add(model);
  return group;
}

/** The distinct textures of a model. */
export function texturesOf(model: Object3D): ReadonlySet<Texture> {
  const textures = new Set<Texture>();
  model.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    const { material } = each as Mesh<BufferGeometry, Material>;
    if (material instanceof MeshLambertMaterial && material.map) textures.add(material.map);
  });
  return textures;
}

/** Prepares a model for the room's light and shadows. */
export function prepareForLight(model: Object3D): void {
  model.traverse((each) => {
    each.castShadow = true;
    each.receiveShadow = true;
    if (each instanceof Mesh) asDrawn(each as Mesh<BufferGeometry, Material>);
  });
}

/**
 * The shop's light has no gloss or reflections: a piece has the colours of its drawing. It is also
 * the fastest material without a graphics card.
 */
function asDrawn(mesh: Mesh<BufferGeometry, Material>): void {
  const { material } = mesh;
  if (!(material instanceof MeshStandardMaterial)) return;
  const { color, map, transparent, opacity, alphaTest, side, vertexColors, emissive } = material;
  mesh.material = new MeshLambertMaterial({
    color,
    map,
    transparent,
    opacity,
    alphaTest,
    side,
    vertexColors,
    emissive,
  });
}

/** A plain box of a piece's size, used while its model loads or if it has none. */
export function placeholderOf({ piece }: PlacedPiece): Group {
  const size = [piece.width / metre, piece.height / metre, piece.depth / metre] as const;
  const material = new MeshLambertMaterial({ color: "#cfc7b4", transparent: true, opacity: 0.55 });
  const body = new Mesh(new BoxGeometry(...size), material);
  if (piece.kind === "wall") body.position.z = size[2] / 2;
  else body.position.y = size[1] / 2;
  const group = new Group();
  group.add(body);
  return group;
}

/** Positions a piece as in the plan, in metres around the middle of the floor. */
export function placeInScene(group: Object3D, each: PlacedPiece, room: Room): void {
  const box = boxOf(each);
  const isWall = each.piece.kind === "wall";
  const x =
    isWall && each.place.turn !== 0
      ? each.place.turn === 90
        ? box.left
        : box.right
      : (box.left + box.right) / 2;
  const z = isWall && each.place.turn === 0 ? box.back : (box.back + box.front) / 2;
  const y = isWall ? (box.bottom + box.top) / 2 : box.bottom;
  group.position.set((x - room.width / 2) / metre, y / metre, (z - room.depth / 2) / metre);
  group.rotation.y = (each.place.turn * Math.PI) / 180;
}

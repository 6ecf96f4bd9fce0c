import {
  Document,
  NodeIO,
  type Accessor,
  type Material,
  type Node as ModelNode,
  type Primitive,
} from "@gltf-transform/core";
import {
  ALL_EXTENSIONS,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsUnlit,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import { quantize } from "@gltf-transform/functions";
import sharp from "sharp";
import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  LatheGeometry,
  TorusKnotGeometry,
  Vector2,
  type BufferGeometry,
} from "three";

/** A GLB as another program might export it, with its outer size and a unique colour. */
export interface ExternalModel {
  readonly name: string;
  readonly glb: Buffer;
  /** Hue in degrees: yellow is 60, green 120. */
  readonly hue: number;
  /** Width, height and depth in metres. */
  readonly size: readonly [number, number, number];
}

const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);

interface Sheet {
  readonly hue: number;
  readonly document: Document;
  readonly material: Material;
  readonly node: ModelNode;
}

const colourOf = (hue: number): Color => new Color().setHSL(hue / 360, 0.7, 0.45);

const factorOf = ({ r, g, b }: Color): [number, number, number, number] => [r, g, b, 1];

const begun = (geometry: BufferGeometry, hue: number): Sheet => {
  geometry.normalizeNormals();
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: "SCALAR" | "VEC2" | "VEC3", array: ArrayLike<number>): Accessor =>
    document
      .createAccessor()
      .setType(type)
      .setArray(type === "SCALAR" ? new Uint16Array(array) : new Float32Array(array))
      .setBuffer(buffer);
  const attribute = (name: string) => geometry.getAttribute(name).array;
  const material = document
    .createMaterial()
    .setBaseColorFactor(factorOf(colourOf(hue)))
    .setRoughnessFactor(0.6);
  const primitive: Primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor("SCALAR", geometry.getIndex()?.array ?? []))
    .setAttribute("POSITION", accessor("VEC3", attribute("position")))
    .setAttribute("NORMAL", accessor("VEC3", attribute("normal")))
    .setAttribute("TEXCOORD_0", accessor("VEC2", attribute("uv")));
  const node = document
    .createNode('A "piece" / ගෙදර')
    .setMesh(document.createMesh().addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene("Scene").addChild(node));
  return { hue, document, material, node };
};

const written = async (
  name: string,
  { document, hue }: Sheet,
  size: ExternalModel["size"],
): Promise<ExternalModel> => ({
  name,
  glb: Buffer.from(await io.writeBinary(document)),
  hue,
  size,
});

/** Five models with features that the shop's own models don't use. */
export const externalModels = async (): Promise<readonly ExternalModel[]> => {
  const knot = begun(new TorusKnotGeometry(0.2, 0.06, 96, 12), 60);
  knot.material.setDoubleSided(true).setMetallicFactor(0.9);

  const unlit = begun(new BoxGeometry(0.4, 0.5, 0.3), 120);
  unlit.material.setExtension(
    "KHR_materials_unlit",
    unlit.document.createExtension(KHRMaterialsUnlit).createUnlit(),
  );

  const packed = begun(new CylinderGeometry(0.25, 0.25, 0.9, 48), 240);
  await packed.document.transform(quantize());

  const papered = begun(new BoxGeometry(1.2, 0.05, 0.8), 300);
  // Its only colour comes from its texture.
  papered.material.setBaseColorFactor([1, 1, 1, 1]);
  const background = `#${colourOf(papered.hue).getHexString()}`;
  const checks = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  papered.material.setBaseColorTexture(
    papered.document
      .createTexture("checks")
      .setImage(new Uint8Array(checks))
      .setMimeType("image/png"),
  );
  papered.material
    .getBaseColorTextureInfo()
    ?.setExtension(
      "KHR_texture_transform",
      papered.document.createExtension(KHRTextureTransform).createTransform().setScale([4, 2]),
    );

  const bowl = begun(
    new LatheGeometry([new Vector2(0.05, 0), new Vector2(0.3, 0.1), new Vector2(0.4, 0.3)], 40),
    180,
  );
  bowl.material
    .setDoubleSided(true)
    .setEmissiveFactor([0, 0.2, 0.2])
    .setExtension(
      "KHR_materials_emissive_strength",
      bowl.document
        .createExtension(KHRMaterialsEmissiveStrength)
        .createEmissiveStrength()
        .setEmissiveStrength(2),
    );
  // A lamp modelled lying down at half its size, far from the origin.
  bowl.node
    .setRotation([Math.SQRT1_2, 0, 0, Math.SQRT1_2])
    .setScale([0.5, 0.5, 0.5])
    .setTranslation([3, 2, 1]);

  return [
    await written("knot", knot, sizeOf(new TorusKnotGeometry(0.2, 0.06, 96, 12))),
    await written("unlit box", unlit, [0.4, 0.5, 0.3]),
    await written("quantised drum", packed, [0.5, 0.9, 0.5]),
    await written("papered board", papered, [1.2, 0.05, 0.8]),
    await written("lying bowl", bowl, [0.4, 0.4, 0.15]),
  ];
};

const sizeOf = (geometry: BufferGeometry): ExternalModel["size"] => {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox;
  if (!box) throw new Error("no box");
  return [box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z];
};

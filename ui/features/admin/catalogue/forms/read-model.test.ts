import { Mesh, type MeshStandardMaterial } from "three";
import { describe, expect, it } from "vitest";
import { readModel } from "./read-model.ts";

const floats = (values: readonly number[]) => Buffer.from(new Float32Array(values).buffer);
const padded = (bytes: Buffer, by: string) =>
  Buffer.concat([bytes, Buffer.from(by.repeat((4 - (bytes.length % 4)) % 4))]);
const words = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);

/** A GLB of one triangle, half a metre wide and one metre high, with the given material. */
function triangle({ material = {}, meshes = 1 }: { material?: object; meshes?: number } = {}) {
  const bin = floats([0, 0, 0, 0.5, 0, 0, 0, 1, 0]);
  const json = padded(
    Buffer.from(
      JSON.stringify({
        asset: { version: "2.0" },
        extensionsUsed: ["KHR_materials_unlit"],
        scene: 0,
        scenes: [{ nodes: meshes === 0 ? [] : [0] }],
        nodes: [{ mesh: 0, name: "Bob's <lamp>" }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
        materials: [material],
        accessors: [
          {
            bufferView: 0,
            componentType: 5126,
            count: 3,
            type: "VEC3",
            min: [0, 0, 0],
            max: [0.5, 1, 0],
          },
        ],
        bufferViews: [{ buffer: 0, byteLength: bin.length }],
        buffers: [{ byteLength: bin.length }],
      }),
    ),
    " ",
  );
  const chunks = Buffer.concat([
    words(json.length, 0x4e4f534a),
    json,
    words(bin.length, 0x004e4942),
    bin,
  ]);
  return new Blob([words(0x46546c67, 2, 12 + chunks.length), chunks]);
}

async function meshOf(given: Blob) {
  const { scene, ...rest } = await readModel(given);
  const meshes: Mesh[] = [];
  scene.traverse((each) => void (each instanceof Mesh && meshes.push(each as Mesh)));
  const [mesh] = meshes;
  if (!mesh) throw new Error("The model has no mesh");
  return { ...rest, scene, meshes, mesh, material: mesh.material as MeshStandardMaterial };
}

describe("a model read for conversion", () => {
  it("has its size in metres", async () => {
    const { box } = await readModel(triangle());
    expect([box.min.toArray(), box.max.toArray()]).toEqual([
      [0, 0, 0],
      [0.5, 1, 0],
    ]);
  });

  it("loses its original names", async () => {
    const { scene } = await readModel(triangle());
    const names: string[] = [];
    scene.traverse(({ name }) => names.push(name));
    expect(new Set(names)).toEqual(new Set([""]));
  });

  it("is flat-shaded if it has no normals", async () => {
    const { mesh } = await meshOf(triangle());
    expect([...mesh.geometry.getAttribute("normal").array]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1]);
  });

  it("is emissive if it is unlit", async () => {
    const { material } = await meshOf(
      triangle({
        material: {
          extensions: { KHR_materials_unlit: {} },
          pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1] },
        },
      }),
    );
    expect(material.isMeshStandardMaterial).toBe(true);
    expect([material.color.getHex(), material.emissive.getHex()]).toEqual([0x000000, 0xff0000]);
  });

  it("keeps a lit material", async () => {
    const { material } = await meshOf(
      triangle({ material: { pbrMetallicRoughness: { baseColorFactor: [0, 1, 0, 1] } } }),
    );
    expect([material.color.getHex(), material.emissive.getHex()]).toEqual([0x00ff00, 0x000000]);
  });

  it("has back faces if it is double-sided", async () => {
    expect((await meshOf(triangle())).meshes).toHaveLength(1);
    expect((await meshOf(triangle({ material: { doubleSided: true } }))).meshes).toHaveLength(2);
  });

  it("frees its memory on dispose", async () => {
    const { mesh, dispose } = await meshOf(triangle());
    const gone: string[] = [];
    mesh.geometry.addEventListener("dispose", () => gone.push("geometry"));
    (mesh.material as MeshStandardMaterial).addEventListener("dispose", () => gone.push("look"));
    dispose();
    expect(gone).toEqual(["geometry", "look"]);
  });

  it("is rejected if it contains no geometry", async () => {
    await expect(readModel(triangle({ meshes: 0 }))).rejects.toThrow(
      "The model contains no geometry",
    );
  });

  it("is rejected if it is not a GLB", async () => {
    await expect(readModel(new Blob(["a picture"]))).rejects.toThrow();
  });
});

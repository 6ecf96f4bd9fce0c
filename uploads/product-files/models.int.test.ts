import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeIO, type Accessor, type Document } from "@gltf-transform/core";
import { EXTMeshGPUInstancing } from "@gltf-transform/extensions";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "#domain/messages.ts";
import { Unavailable } from "#domain/ports.ts";
import { modelOf } from "#catalogue/models/make.ts";
import { sampleProducts } from "#catalogue/products.ts";
import { boxGlb, dracoBoxGlb, glbOf, jsonOf, sizeOfGlb } from "../../testing/glb.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { checkModel } from "./check-files.ts";
import { createCheckProcess } from "./check-process.ts";

const io = new NodeIO();

/** All positions of an accessor. */
const pointsOf = (accessor: Accessor | null): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: (accessor?.getCount() ?? 0) * 3 }, (_, at) => {
    const point = accessor?.getElement<number[]>(Math.floor(at / 3), []);
    return point?.[at % 3] ?? 0;
  });

/** A box with sides of one metre, and a document to change it in. */
const box = async (sides: readonly [number, number, number] = [1, 1, 1]) => {
  const document = await io.readBinary(boxGlb(sides));
  const root = document.getRoot();
  const [node] = root.listNodes();
  const [mesh] = root.listMeshes();
  const [primitive] = mesh?.listPrimitives() ?? [];
  const [scene] = root.listScenes();
  const [buffer] = root.listBuffers();
  if (!node || !mesh || !primitive || !scene || !buffer) throw new Error("The box is incomplete");
  const accessor = (
    type: "VEC3" | "VEC4" | "MAT4",
    array: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return { document, root, node, mesh, primitive, scene, buffer, accessor };
};

const judged = async (document: Document) => checkModel(await io.writeBinary(document));
const metre = { widthCm: 100, depthCm: 100, heightCm: 100 };
const metres = (count: number) => ({
  widthCm: 100 * count,
  depthCm: 100 * count,
  heightCm: 100 * count,
});

describe("a model with moved vertices is measured as viewers show it:", () => {
  /** A box with all vertices attached to one joint. */
  const skinned = async (
    side: number,
    { mesh = 1, joint = 1, inverse = 1 }: Partial<Record<"mesh" | "joint" | "inverse", number>>,
  ) => {
    const made = await box([side, side, side]);
    const { document, node, primitive, scene, accessor } = made;
    primitive.setAttribute("JOINTS_0", accessor("VEC4", new Uint8Array(32))).setAttribute(
      "WEIGHTS_0",
      accessor(
        "VEC4",
        new Float32Array(32).map((_, at) => (at % 4 === 0 ? 1 : 0)),
      ),
    );
    const bone = document.createNode().setScale([joint, joint, joint]);
    const matrix = [inverse, 0, 0, 0, 0, inverse, 0, 0, 0, 0, inverse, 0, 0, 0, 0, 1];
    node.setScale([mesh, mesh, mesh]).setSkin(
      document
        .createSkin()
        .addJoint(bone)
        .setInverseBindMatrices(accessor("MAT4", new Float32Array(matrix))),
    );
    scene.addChild(bone);
    return document;
  };

  it("the scale of a skinned mesh's own node doesn't count", async () => {
    expect(await judged(await skinned(1, { mesh: 100 }))).toMatchObject({ measured: metre });
    expect(await judged(await skinned(100, { mesh: 0.01 }))).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("longest side is 100 m") as string,
    });
  });

  it("joints and their inverse bind matrices count", async () => {
    expect(await judged(await skinned(1, { joint: 3 }))).toMatchObject({ measured: metres(3) });
    expect(await judged(await skinned(100, { joint: 2, inverse: 0.01 }))).toMatchObject({
      measured: metres(2),
    });
  });

  it("morph targets count by their default weights, those of a node before its mesh's", async () => {
    const { document, node, mesh, primitive, accessor } = await box();
    const positions = primitive.getAttribute("POSITION");
    const grown = accessor("VEC3", pointsOf(positions));
    primitive.addTarget(document.createPrimitiveTarget().setAttribute("POSITION", grown));
    mesh.setWeights([1]);
    expect(await judged(document)).toMatchObject({ measured: metres(2) });
    node.setWeights([0.5]);
    expect(await judged(document)).toMatchObject({ measured: metres(1.5) });
  });

  it("an animation doesn't play, and a finding says so", async () => {
    const { document, node, buffer, accessor } = await box();
    const times = document
      .createAccessor()
      .setType("SCALAR")
      .setArray(new Float32Array([0, 1]))
      .setBuffer(buffer);
    const sampler = document
      .createAnimationSampler()
      .setInput(times)
      .setOutput(accessor("VEC3", new Float32Array([2, 2, 2, 1, 1, 1])));
    const channel = document
      .createAnimationChannel()
      .setSampler(sampler)
      .setTargetNode(node)
      .setTargetPath("scale");
    document.createAnimation().addSampler(sampler).addChannel(channel);
    expect(await judged(document)).toMatchObject({
      measured: metre,
      findings: expect.arrayContaining([
        { tone: "note", text: "It is measured and shown at rest, without its animation" },
      ]) as unknown,
    });
  });

  it("instances are measured at their positions", async () => {
    const { document, node, accessor } = await box();
    const extension = document.createExtension(EXTMeshGPUInstancing).setRequired(true);
    const places = accessor("VEC3", new Float32Array([0, 0, 0, 2, 0, 0]));
    node.setExtension(
      "EXT_mesh_gpu_instancing",
      extension.createInstancedMesh().setAttribute("TRANSLATION", places),
    );
    const instanced = new NodeIO().registerExtensions([EXTMeshGPUInstancing]);
    expect(await checkModel(await instanced.writeBinary(document))).toMatchObject({
      measured: { widthCm: 300, depthCm: 100, heightCm: 100 },
    });
  });

  it("a sparse accessor's values replace those of its base", async () => {
    const plain = jsonOf(boxGlb([1, 1, 1])) as {
      accessors: Record<string, unknown>[];
      bufferViews: Record<string, unknown>[];
    };
    const positions = Buffer.alloc(168);
    boxGlb([1, 1, 1]).subarray(-168).copy(positions);
    // The last of the eight corners is two metres out.
    const places = Buffer.from(new Uint16Array([7, 0]).buffer);
    const values = Buffer.from(new Float32Array([1.5, 1, 0.5]).buffer);
    const [first = {}, ...others] = plain.accessors;
    const model = {
      ...plain,
      accessors: [
        {
          ...first,
          max: [1.5, 1, 0.5],
          sparse: {
            count: 1,
            indices: { bufferView: 2, componentType: 5123 },
            values: { bufferView: 3 },
          },
        },
        ...others,
      ],
      bufferViews: [
        ...plain.bufferViews,
        { buffer: 0, byteOffset: 168, byteLength: 2 },
        { buffer: 0, byteOffset: 172, byteLength: 12 },
      ],
      buffers: [{ byteLength: 184 }],
    };
    const bytes = glbOf(JSON.stringify(model), Buffer.concat([positions, places, values]));
    expect(await checkModel(bytes)).toMatchObject({
      measured: { widthCm: 200, depthCm: 100, heightCm: 100 },
    });
  });
});

describe("a compressed model", () => {
  // The catalogue draws its models from SVG, which uploads of other files in this process forbid.
  const drawings = { operation: ["VipsForeignLoadSvg"] };
  beforeAll(() => sharp.unblock(drawings));
  afterAll(() => sharp.block(drawings));

  it.each(sampleProducts.slice(0, 3))(
    "of the shop's catalogue is accepted: $slug",
    async (product) => {
      const packed = await modelOf(product);
      const good = await checkModel(packed);
      if (good.outcome === "refused") throw new Error(good.message);
      expect(good.measured.widthCm).toBeCloseTo(product.size.widthCm, 0);
      expect(jsonOf(good.unpacked ?? packed)).not.toHaveProperty(
        "extensionsUsed",
        expect.arrayContaining(["EXT_meshopt_compression"]),
      );
      expect(await sizeOfGlb(good.unpacked ?? packed)).toEqual(good.measured);
    },
  );

  it("compressed with Draco is stored uncompressed, so that every viewer can read it", async () => {
    const bytes = await dracoBoxGlb();
    const good = await checkModel(bytes);
    expect(good).toMatchObject({
      outcome: "good",
      measured: metre,
      findings: expect.arrayContaining([
        { tone: "note", text: "Stored without compression, for all viewers" },
      ]) as unknown,
    });
    if (good.outcome === "refused" || !good.unpacked) throw new Error("It was not decompressed");
    expect(jsonOf(bytes)).toHaveProperty("extensionsRequired");
    expect(jsonOf(good.unpacked)).not.toHaveProperty("extensionsRequired");
  });

  it("with damaged data is refused, naming the compression", async () => {
    const bytes = Buffer.from(await dracoBoxGlb());
    const begins = 20 + bytes.readUInt32LE(12) + 8;
    bytes.fill(0xee, begins);
    expect(await checkModel(bytes)).toMatchObject({
      outcome: "refused",
      message: "Its KHR_draco_mesh_compression data is damaged",
    });
  });
});

describe("an extension", () => {
  const boxWith = (name: string, isRequired: boolean) =>
    boxGlb([1, 1, 1], {
      extensionsUsed: [name],
      ...(isRequired && { extensionsRequired: [name] }),
    });

  it.each([
    "KHR_lights_punctual",
    "KHR_materials_clearcoat",
    "KHR_materials_ior",
    "KHR_materials_transmission",
    "KHR_materials_variants",
    "EXT_texture_webp",
  ])("%s that the viewers support is accepted", async (name) => {
    expect(await checkModel(boxWith(name, true))).toMatchObject({ outcome: "good" });
  });

  it.each([
    ["KHR_materials_pbrSpecularGlossiness", /metallic-roughness/],
    ["KHR_texture_basisu", /textures as JPEG, PNG or WebP/],
    ["KHR_gaussian_splatting", /mesh of triangles/],
    ["EXT_made_up", /without this extension/],
  ])("%s that no viewer supports is refused with advice", async (name, advice) => {
    const answer = await checkModel(boxWith(name, true));
    expect(answer).toMatchObject({
      outcome: "refused",
      message: expect.stringMatching(advice) as string,
    });
    expect(answer).not.toMatchObject({ message: expect.stringMatching(/compression/) as string });
  });

  it("that is used but not required is named", async () => {
    expect(await checkModel(boxWith("KHR_materials_pbrSpecularGlossiness", false))).toMatchObject({
      outcome: "good",
      findings: expect.arrayContaining([
        {
          tone: "note",
          text: "The shop does not show KHR_materials_pbrSpecularGlossiness",
          detail: "Please export it with metallic-roughness materials.",
        },
      ]) as unknown,
    });
  });
});

describe("normals", () => {
  const withNormals = async (length: number) => {
    const { document, primitive, accessor } = await box();
    const normals = new Float32Array(24).map((_, at) => (at % 3 === 1 ? length : 0));
    primitive.setAttribute("NORMAL", accessor("VEC3", normals));
    return judged(document);
  };

  it.each([1.02, 0.97, 1.5])("of length %s are accepted", async (length) => {
    expect(await withNormals(length)).toMatchObject({
      outcome: "good",
      findings: expect.arrayContaining([
        { tone: "note", text: "Some normals are not of unit length: viewers correct them" },
      ]) as unknown,
    });
  });

  it("without a direction are refused", async () => {
    expect(await withNormals(0)).toMatchObject({
      outcome: "refused",
      message: "Some normals have no direction: Please recompute them.",
    });
  });
});

describe("a small file that describes much work is refused at once:", () => {
  const refusal = async (bytes: Buffer) => {
    const began = performance.now();
    const answer = await checkModel(bytes, { timeoutMs: 15_000 });
    expect(performance.now() - began).toBeLessThan(8_000);
    return answer;
  };

  it("a sparse table of thirty million places", async () => {
    const { accessors } = jsonOf(boxGlb([1, 1, 1])) as { accessors: object[] };
    const sparse = { componentType: 5126, count: 30_000_000, type: "VEC3" };
    expect(await refusal(boxGlb([1, 1, 1], { accessors: [...accessors, sparse] }))).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("numbers in its tables") as string,
    });
  });

  it("nodes multiplied by primitives", async () => {
    const primitive = { attributes: { POSITION: 0 }, indices: 1 };
    const model = boxGlb([1, 1, 1], {
      scenes: [{ nodes: Array.from({ length: 100 }, (_, at) => at) }],
      nodes: Array.from({ length: 100 }, () => ({ mesh: 0 })),
      meshes: [{ primitives: Array.from({ length: 11 }, () => primitive) }],
    });
    expect(await refusal(model)).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("1,100 draw calls") as string,
    });
  });
});

describe("the process that checks models", () => {
  /** A process with other code. */
  const running = (code: string, megabytes = 64, maxWaiting = 8) => {
    const file = join(temporaryDirectory(), "check.mjs");
    writeFileSync(file, code);
    return { process: createCheckProcess({ megabytes, maxWaiting, code: file }) };
  };
  const ready = "process.send({ ready: true });";
  const cube = boxGlb([1, 1, 1]);

  it("fails as Unavailable, with the reason, if a package is missing", async () => {
    const checked = checkModel(cube, running('import "no-such-package-of-the-shop";'));
    await expect(checked).rejects.toThrow(/no-such-package-of-the-shop/);
    await expect(checked).rejects.toThrow(Unavailable);
  });

  it.each(["process.exit(3)", "throw new Error('out of order')", ""])(
    "fails as Unavailable if its code is %j",
    async (code) => {
      await expect(checkModel(cube, running(code))).rejects.toThrow(Unavailable);
    },
  );

  it.each([
    [
      "exceeds its memory",
      "const all = []; for (;;) all.push(new Array(100_000).fill(all.length));",
    ],
    ["ends it", "process.abort();"],
  ])("refuses a model that %s, and checks the next one", async (_what, end) => {
    const process = running(`
      process.on("message", ({ bytes }) => {
        if (bytes.length > 0) { ${end} }
        process.send({ result: "good" });
      });
      ${ready}`);
    expect(await checkModel(cube, process)).toMatchObject({
      outcome: "refused",
      message: messages.upload.modelUnreadable,
    });
    expect(await checkModel(new Uint8Array(0), process)).toBe("good");
  });

  it("refuses a model that takes too long, and checks the next one", async () => {
    const process = running(`
      process.on("message", ({ bytes }) => {
        while (bytes.length > 0);
        process.send({ result: "good" });
      });
      ${ready}`);
    expect(await checkModel(cube, { ...process, timeoutMs: 50 })).toMatchObject({
      outcome: "refused",
      message: messages.upload.modelUnreadable,
    });
    expect(await checkModel(new Uint8Array(0), process)).toBe("good");
  });

  it("gets no secrets", async () => {
    const process = running(
      `process.on("message", () => process.send({ result: process.env })); ${ready}`,
    );
    expect(await checkModel(cube, process)).toEqual({});
  });

  it("runs one check at a time and rejects checks beyond the queue's limit", async () => {
    const process = running(
      `let busy = false;
      process.on("message", () => {
        if (busy) process.exit(1);
        busy = true;
        setTimeout(() => { busy = false; process.send({ result: "good" }); });
      });
      ${ready}`,
      64,
      8,
    );
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => checkModel(cube, process)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    for (const answer of answers) {
      if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(Unavailable);
    }
  });

  it("ends with the shop", async () => {
    const file = fileURLToPath(new URL("./check-process-main.ts", import.meta.url));
    const child = fork(file, [], { serialization: "advanced" });
    await once(child, "message");
    child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

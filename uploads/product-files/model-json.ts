import { z } from "zod";
import { refused, type RefusedFile } from "./accepted-file.ts";

const index = z.number().int().nonnegative();
const count = z.number().nonnegative();

/** The part of a model's JSON that determines the cost of reading it. */
const description = z.object({
  extensionsUsed: z.array(z.string()).optional(),
  extensionsRequired: z.array(z.string()).optional(),
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).optional() })).optional(),
  nodes: z
    .array(
      z.object({
        children: z.array(index).optional(),
        mesh: index.optional(),
        extensions: z
          .object({
            EXT_mesh_gpu_instancing: z
              .object({ attributes: z.record(z.string(), index) })
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({ attributes: z.record(z.string(), index), indices: index.optional() }),
        ),
      }),
    )
    .optional(),
  accessors: z.array(z.object({ count, type: z.string() })).optional(),
  bufferViews: z
    .array(
      z.object({
        extensions: z
          .record(
            z.string(),
            z.object({ count: count.optional(), byteStride: count.optional() }).nullable(),
          )
          .optional(),
      }),
    )
    .optional(),
});

export type ModelJson = z.infer<typeof description>;

/** A model within the other limits needs a tenth. */
const maxJsonBytes = 4_000_000;

/** Offsets in a GLB: the length of its JSON, and the JSON. */
const [lengthAt, jsonAt] = [12, 20];

const jsonBytesOf = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(lengthAt, true);

/** The refusal of a GLB whose header announces too long a JSON; null for others. */
export const jsonProblemOf = (bytes: Uint8Array): RefusedFile | null => {
  if (bytes.byteLength < jsonAt || jsonBytesOf(bytes) <= maxJsonBytes) return null;
  const [text, detail] = ["Its description is too long", `At most ${maxJsonBytes / 1e6} MB.`];
  return refused(`${text}: ${detail}`, [{ tone: "bad", text, detail }]);
};

/** The JSON of a GLB; null if it can't be read. The validator then reports the reason. */
export const describedIn = (bytes: Uint8Array): ModelJson | null => {
  if (bytes.byteLength < jsonAt) return null;
  const text = new TextDecoder().decode(bytes.subarray(jsonAt, jsonAt + jsonBytesOf(bytes)));
  try {
    return description.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Limits of what a phone can draw per frame and of what the shop decompresses. */
const max = {
  draws: 1_000,
  visits: 20_000,
  vertices: 2_000_000,
  numbers: 25_000_000,
  unpackedBytes: 100_000_000,
} as const;

const sizes: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

const number = new Intl.NumberFormat("en-LK");

/** Why a model is too complex, or null. A few bytes can describe millions of vertices. */
export const tooMuchIn = (model: ModelJson): { text: string; detail: string } | null => {
  const { accessors = [], bufferViews = [] } = model;
  const numbers = accessors.reduce((sum, each) => sum + each.count * (sizes[each.type] ?? 16), 0);
  if (numbers > max.numbers) {
    return {
      text: `${number.format(numbers)} numbers in its tables`,
      detail: `At most ${number.format(max.numbers)}.`,
    };
  }
  const unpacked = bufferViews
    .flatMap(({ extensions = {} }) => Object.values(extensions))
    .reduce((sum, each) => sum + (each?.count ?? 0) * (each?.byteStride ?? 0), 0);
  if (unpacked > max.unpackedBytes) {
    return {
      text: `${number.format(Math.round(unpacked / 1e6))} MB without compression`,
      detail: `At most ${max.unpackedBytes / 1e6} MB.`,
    };
  }
  const { draws, vertices, visits } = drawnBy(model);
  if (draws > max.draws || visits > max.visits) {
    return {
      text: `${number.format(Math.max(draws, visits))} draw calls`,
      detail: `At most ${number.format(max.draws)}. Please join its meshes.`,
    };
  }
  if (vertices > max.vertices) {
    return {
      text: `${number.format(vertices)} vertices to draw`,
      detail: `At most ${number.format(max.vertices)}.`,
    };
  }
  return null;
};

/** What the scene draws, counting each mesh once per node and instance. */
const drawnBy = ({
  scene = 0,
  scenes = [],
  nodes = [],
  meshes = [],
  accessors = [],
}: ModelJson) => {
  const sum = { draws: 0, vertices: 0, visits: 0 };
  const countOf = (accessor: number | undefined) => accessors[accessor ?? -1]?.count ?? 0;
  const waiting = [...(scenes[scene]?.nodes ?? [])];
  while (waiting.length > 0 && sum.visits <= max.visits) {
    const node = nodes[waiting.pop() ?? -1];
    sum.visits += 1;
    if (!node) continue;
    const instanced = node.extensions?.EXT_mesh_gpu_instancing?.attributes;
    const times = instanced ? Math.max(1, ...Object.values(instanced).map(countOf)) : 1;
    for (const { attributes, indices } of meshes[node.mesh ?? -1]?.primitives ?? []) {
      // All instances of a mesh are one draw call; the limit of vertices bounds their number.
      sum.draws += 1;
      sum.vertices += times * (countOf(indices) || countOf(attributes["POSITION"]));
    }
    for (const child of node.children ?? []) waiting.push(child);
  }
  return sum;
};

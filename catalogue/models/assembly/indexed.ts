import type { Vertex } from "./normals.ts";

/** Vertex and index buffers: attributes per vertex and three indices per triangle. */
export interface Geometry {
  readonly indices: Uint32Array<ArrayBuffer>;
  /** In metres. */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer>;
}

/** Merges equal vertices and indexes triangles; differences too small to see count as equal. */
export const indexed = (vertices: readonly Vertex[]): Geometry => {
  const places = new Map<string, number>();
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices = vertices.map(({ at: [x, y, z], normal: [nx, ny, nz], uv: [u, v] }) => {
    const place = `${Math.round(x * 50_000)} ${Math.round(y * 50_000)} ${Math.round(z * 50_000)}`;
    const look = `${Math.round(nx * 60)} ${Math.round(ny * 60)} ${Math.round(nz * 60)}`;
    const key = `${place} ${look} ${Math.round(u * 2_000)} ${Math.round(v * 2_000)}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    positions.push(x, y, z);
    normals.push(nx, ny, nz);
    uvs.push(u, v);
    places.set(key, places.size);
    return places.size - 1;
  });
  return {
    indices: new Uint32Array(indices),
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
  };
};

import type { Material, TextureName } from "../workshop/materials.ts";
import type { Finished } from "./fit.ts";
import { linear } from "./linear.ts";

export interface Scene {
  readonly pieces: readonly Finished[];
  /** A texture's path in the archive. */
  readonly fileOf: (texture: TextureName) => string;
  /** Whether it is placed on a floor or table; other models are placed on a wall by the user. */
  readonly onHorizontalPlane: boolean;
}

/**
 * A model as a scene in USD's text form, in metres, y up: one mesh and one material per surface, in
 * the product's default colours. Its structure is known to work on phones.
 */
export const usdaOf = ({ pieces, fileOf, onHorizontalPlane }: Scene): string =>
  [
    "#usda 1.0",
    '( customLayerData = { string creator = "Nivasa" } defaultPrim = "Root" metersPerUnit = 1 upAxis = "Y" )',
    'def Xform "Root" {',
    'def Scope "Scenes" ( kind = "sceneLibrary" ) {',
    'def Xform "Scene" ( customData = { bool preliminary_collidesWithEnvironment = 0 string sceneName = "Scene" } sceneName = "Scene" ) {',
    ...(onHorizontalPlane
      ? [
          'token preliminary:anchoring:type = "plane"',
          'token preliminary:planeAnchoring:alignment = "horizontal"',
        ]
      : []),
    ...pieces.map(meshOf),
    "}",
    "}",
    "}",
    'def Scope "Materials" {',
    ...pieces.map(({ material }, index) => materialOf(material, index, fileOf)),
    "}",
    "",
  ].join("\n");

const meshOf = ({ material, geometry }: Finished, index: number): string => {
  const { indices, positions, normals, uvs } = geometry;
  const [low, high] = endsOf(positions);
  return [
    `def Mesh "Piece_${index}" ( prepend apiSchemas = ["MaterialBindingAPI"] ) {`,
    `rel material:binding = </Materials/Material_${index}>`,
    'uniform token subdivisionScheme = "none"',
    ...(material.opacity === undefined ? [] : ["uniform bool doubleSided = 1"]),
    `float3[] extent = [${tuple(low, 4)}, ${tuple(high, 4)}]`,
    `int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(",")}]`,
    `int[] faceVertexIndices = [${indices.join(",")}]`,
    `point3f[] points = [${tuples(positions, 3, 4)}]`,
    `normal3f[] normals = [${tuples(normals, 3, 3)}] ( interpolation = "vertex" )`,
    ...(material.texture === undefined
      ? []
      : [`texCoord2f[] primvars:st = [${tuples(upward(uvs), 2, 4)}] ( interpolation = "vertex" )`]),
    "}",
  ].join("\n");
};

const materialOf = (material: Material, index: number, fileOf: Scene["fileOf"]): string => {
  const { roughness, metallic, opacity, glow, texture } = material;
  const at = `/Materials/Material_${index}`;
  const color = linear(material.color);
  return [
    `def Material "Material_${index}" {`,
    `token outputs:surface.connect = <${at}/Surface.outputs:surface>`,
    'def Shader "Surface" {',
    'uniform token info:id = "UsdPreviewSurface"',
    texture === undefined
      ? `color3f inputs:diffuseColor = ${tuple(color, 4)}`
      : `color3f inputs:diffuseColor.connect = <${at}/Picture.outputs:rgb>`,
    `color3f inputs:emissiveColor = ${tuple(glow === undefined ? [0, 0, 0] : color, 4)}`,
    `float inputs:roughness = ${roughness}`,
    `float inputs:metallic = ${metallic}`,
    `float inputs:opacity = ${opacity ?? 1}`,
    "int inputs:useSpecularWorkflow = 0",
    "token outputs:surface",
    "}",
    ...(texture === undefined
      ? []
      : [
          'def Shader "Place" {',
          'uniform token info:id = "UsdPrimvarReader_float2"',
          'string inputs:varname = "st"',
          "float2 outputs:result",
          "}",
          'def Shader "Picture" {',
          'uniform token info:id = "UsdUVTexture"',
          `asset inputs:file = @${fileOf(texture)}@`,
          `float2 inputs:st.connect = <${at}/Place.outputs:result>`,
          `float4 inputs:scale = ${tuple([...color, 1], 4)}`,
          'token inputs:sourceColorSpace = "sRGB"',
          'token inputs:wrapS = "repeat"',
          'token inputs:wrapT = "repeat"',
          "float3 outputs:rgb",
          "}",
        ]),
    "}",
  ].join("\n");
};

/** USD counts a texture's height from below, glTF from above. */
const upward = (uvs: Float32Array): Float32Array =>
  uvs.map((value, index) => (index % 2 === 0 ? value : 1 - value));

const endsOf = (positions: Float32Array): readonly [readonly number[], readonly number[]] => {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, index) => {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? value, value);
    high[axis] = Math.max(high[axis] ?? value, value);
  });
  return [low, high];
};

const tuples = (values: Float32Array, of: number, digits: number): string => {
  const steps = 10 ** digits;
  let written = "";
  values.forEach((value, index) => {
    const at = index % of;
    written += `${at === 0 ? "(" : ""}${Math.round(value * steps) / steps}${at === of - 1 ? ")," : ","}`;
  });
  return written.slice(0, -1);
};

const tuple = (values: readonly number[], digits: number): string =>
  tuples(new Float32Array(values), values.length, digits);

import type { Document, Material } from "@gltf-transform/core";
import validator, { type ValidationReport } from "gltf-validator";
import { messages } from "#domain/messages.ts";
import { readDocument } from "./model-document.ts";
import { isPacking, notShown } from "./model-extensions.ts";
import { describedIn, tooMuchIn } from "./model-json.ts";
import { judgeModel, unevenDirections, type GoodModel, type ReadModel } from "./model-policy.ts";
import { sizeOf, verticesOf } from "./model-size.ts";
import { refused, type RefusedFile } from "./accepted-file.ts";

const reportOn = (bytes: Uint8Array): Promise<ValidationReport | null> =>
  validator
    .validateBytes(bytes, {
      format: "glb",
      maxIssues: 100,
      writeTimestamp: false,
      severityOverrides: { [unevenDirections]: 1 },
    })
    .catch(() => null);

/** Checks a GLB, and unpacks it if it is compressed. */
export const judgeModelFile = async (bytes: Uint8Array): Promise<GoodModel | RefusedFile> => {
  const model = describedIn(bytes);
  const tooMuch = model && tooMuchIn(model);
  if (tooMuch) {
    const { text, detail } = tooMuch;
    return refused(`${text}: ${detail}`, [{ tone: "bad", text, detail }]);
  }
  const report = await reportOn(bytes);
  if (!report) return refused(messages.upload.notAModel);
  const { extensionsUsed: used = [], extensionsRequired: required = [] } = model ?? {};
  const extensions = { used, required };
  if (!model || report.issues.numErrors > 0 || notShown(required).length > 0) {
    return judgeModel(report, extensions, null);
  }
  const read = await readDocument(bytes, model).catch((error: unknown) => {
    if (isMissingPart(error)) throw error;
    return null;
  });
  if (!read) {
    const packing = used.find(isPacking);
    const text = packing ? `Its ${packing} data is damaged` : messages.upload.notAModel;
    return refused(text, [{ tone: "bad", text }]);
  }
  const { document, unpacked } = read;
  // A decompressed model is validated again in the form that will be stored.
  const whole = unpacked && (await reportOn(unpacked));
  if (directionless(document)) {
    const [text, detail] = ["Some normals have no direction", "Please recompute them."];
    return refused(`${text}: ${detail}`, [{ tone: "bad", text, detail }]);
  }
  return judgeModel(whole ?? report, extensions, modelIn(document, unpacked));
};

const modelIn = (document: Document, unpacked: Uint8Array | null): ReadModel => ({
  size: sizeOf(document),
  unpacked,
  // A phone draws one variant's materials at a time.
  materials: document
    .getRoot()
    .listMaterials()
    .filter((material) => !isOfVariants(material)).length,
  animations: document.getRoot().listAnimations().length,
  textures: document
    .getRoot()
    .listTextures()
    .map((texture) => Math.max(0, ...(texture.getSize() ?? []))),
});

const isOfVariants = (material: Material): boolean => {
  const users = material.listParents().map(({ propertyType }) => propertyType);
  return users.includes("Mapping") && !users.includes("Primitive");
};

/** Whether a normal is so short or long that normalizing it would invent a direction. */
const directionless = (document: Document): boolean =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .some((primitive) => {
      const normals = primitive.getAttribute("NORMAL");
      if (!normals) return false;
      return [...verticesOf(primitive)].some((vertex) => {
        const length = Math.hypot(...normals.getElement(vertex, []));
        return !(length > 0.1 && length < 10);
      });
    });

/** A missing decoder is an error of the shop, not of the file. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ENOENT"].includes(String(error.code));

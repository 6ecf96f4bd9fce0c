import type { ValidationReport } from "gltf-validator";
import { messages } from "#domain/messages.ts";
import { sizeOf, type ModelDescription } from "./model-size.ts";
import { refused, type Finding, type MeasuredSize, type RefusedFile } from "./taken-file.ts";

/** A model that the shop takes. */
export interface GoodModel {
  readonly outcome: "good";
  readonly findings: readonly Finding[];
  readonly measured: MeasuredSize;
}

/** What a phone can show in somebody's room. */
const most = { triangles: 100_000, materials: 20, texturePixels: 2048 } as const;

/** What a model may need beyond glTF itself: nothing that wants a decoder. */
const knownExtensions: readonly string[] = [
  "KHR_materials_unlit",
  "KHR_materials_emissive_strength",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
];

/** Centimetres of the longest side; what is beyond was most likely drawn in another unit. */
const longestSide = { least: 1, most: 500 } as const;

const number = new Intl.NumberFormat("en-LK");

/** Whether the shop takes a model, by what the validator found in it and, where it is well-formed, what it says of itself. */
export const judgeModel = (
  { issues, info = {} }: ValidationReport,
  model: ModelDescription,
): RefusedFile | GoodModel => {
  const bad: Finding[] = [];
  const refuse = (text: string, detail?: string): void => {
    bad.push({ tone: "bad", text, ...(detail && { detail }) });
  };
  const resources = info.resources ?? [];
  const errors = issues.messages.filter(({ severity }) => severity === 0);
  if (resources.some(({ storage }) => storage === "external")) {
    refuse("It loads other files", "Please export one GLB with everything inside.");
  }
  if (issues.numErrors > 0) {
    refuse(
      `${issues.numErrors === 1 ? "One error" : `${issues.numErrors} errors`} in the file`,
      // What its parser says besides helps nobody who exports a model.
      errors[0]?.message.split(" Parser output:")[0],
    );
  }
  const unknown = (model.extensionsRequired ?? []).filter(
    (each) => !knownExtensions.includes(each),
  );
  if (unknown.length > 0) {
    refuse(`It needs ${unknown.join(", ")}`, "Please export it without compression.");
  }
  const { totalTriangleCount: triangles = 0, materialCount: materials = 0 } = info;
  if (triangles > most.triangles) {
    refuse(`${number.format(triangles)} triangles`, `At most ${number.format(most.triangles)}.`);
  }
  if (materials > most.materials) refuse(`${materials} materials`, `At most ${most.materials}.`);
  const images = resources.flatMap(({ image }) =>
    image ? [Math.max(image.width, image.height)] : [],
  );
  const largest = Math.max(0, ...images);
  if (largest > most.texturePixels) {
    refuse(`A texture of ${largest} px`, `At most ${most.texturePixels} px.`);
  }
  const measured = bad.length === 0 ? sizeOf(model) : null;
  if (bad.length === 0) checkSize(measured, refuse);
  const [first] = bad;
  if (first || !measured) {
    const what = [first?.text, first?.detail].filter(Boolean).join(": ");
    return refused(what || messages.upload.notAModel, bad);
  }
  const textures =
    images.length === 0
      ? "no textures"
      : `${images.length} ${images.length === 1 ? "texture" : "textures"} of at most ${largest} px`;
  return {
    outcome: "good",
    measured,
    findings: [
      {
        tone: "good",
        text: `glTF ${info.version ?? "2.0"}, no errors`,
        detail: `${number.format(triangles)} triangles, ${materials} ${materials === 1 ? "material" : "materials"}, ${textures}`,
      },
      { tone: "good", text: "Loads nothing from elsewhere" },
      ...(issues.numWarnings > 0
        ? [{ tone: "note", text: `${issues.numWarnings} things could be better` } as const]
        : []),
    ],
  };
};

const checkSize = (
  size: MeasuredSize | null,
  refuse: (text: string, detail?: string) => void,
): void => {
  if (!size) {
    refuse("It shows nothing");
    return;
  }
  const longest = Math.max(size.widthCm, size.depthCm, size.heightCm);
  if (longest > longestSide.most) {
    refuse(
      `This model is ${number.format(longest / 100)} m large`,
      "Was it drawn in centimetres? Please export it in metres.",
    );
  } else if (longest < longestSide.least) {
    const text = `This model is ${number.format(longest * 10)} mm large`;
    refuse(text, "Please export it in metres.");
  }
};

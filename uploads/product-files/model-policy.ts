import type { ValidationReport } from "gltf-validator";
import { messages } from "#domain/messages.ts";
import { largestFile } from "./kinds.ts";
import { adviceOn, notShown } from "./model-extensions.ts";
import { refused, type Finding, type MeasuredSize, type RefusedFile } from "./accepted-file.ts";

/** A model that the shop accepts. */
export interface GoodModel {
  readonly outcome: "good";
  readonly findings: readonly Finding[];
  readonly measured: MeasuredSize;
  /** Stored instead of the uploaded file; null to store the upload itself. */
  readonly unpacked: Uint8Array | null;
}

/** Properties of a valid model that the validator doesn't report. */
export interface ReadModel {
  readonly size: MeasuredSize | null;
  readonly unpacked: Uint8Array | null;
  readonly materials: number;
  readonly animations: number;
  /** Longest side of each texture, in pixels. */
  readonly textures: readonly number[];
}

/** Limits of what a phone can show in a room. */
const max = { triangles: 100_000, materials: 20, texturePixels: 2048 } as const;

/** Longest side in centimetres. Outside of this range the model most likely uses another unit. */
const sideCm = { min: 1, max: 500 } as const;

const number = new Intl.NumberFormat("en-LK");

/**
 * Decides whether the shop accepts a model, from the validator's report and, if the model is valid,
 * from its properties.
 */
export const judgeModel = (
  { issues, info = {} }: ValidationReport,
  extensions: { readonly used: readonly string[]; readonly required: readonly string[] },
  model: ReadModel | null,
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
      // The rest of the parser's message doesn't help an admin who exports a model.
      errors[0]?.message.split(" Parser output:")[0],
    );
  }
  for (const each of notShown(extensions.required)) refuse(`It needs ${each}`, adviceOn(each));
  const { totalTriangleCount: triangles = 0, materialCount = 0 } = info;
  const materials = model?.materials ?? materialCount;
  if (triangles > max.triangles) {
    refuse(`${number.format(triangles)} triangles`, `At most ${number.format(max.triangles)}.`);
  }
  if (materials > max.materials) refuse(`${materials} materials`, `At most ${max.materials}.`);
  const images =
    model?.textures ??
    resources.flatMap(({ image }) => (image ? [Math.max(image.width, image.height)] : []));
  const largest = Math.max(0, ...images);
  if (largest > max.texturePixels) {
    refuse(`A texture of ${largest} px`, `At most ${max.texturePixels} px.`);
  }
  const { length: unpackedBytes = 0 } = model?.unpacked ?? {};
  if (unpackedBytes > largestFile) {
    const megabytes = Math.ceil(unpackedBytes / 1024 / 1024);
    refuse(`${megabytes} MB without compression`, `At most ${largestFile / 1024 / 1024} MB.`);
  }
  const measured = model?.size ?? null;
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
  const notes: Finding[] = notShown(extensions.used).map((each) => ({
    tone: "note",
    text: `The shop does not show ${each}`,
    detail: adviceOn(each),
  }));
  if (issues.messages.some(({ code }) => code === unevenDirections)) {
    notes.push({ tone: "note", text: "Some normals are not of unit length: viewers correct them" });
  }
  if ((model?.animations ?? 0) > 0) {
    notes.push({ tone: "note", text: "It is measured and shown at rest, without its animation" });
  }
  if (model?.unpacked)
    notes.push({ tone: "note", text: "Stored without compression, for all viewers" });
  return {
    outcome: "good",
    measured,
    unpacked: model?.unpacked ?? null,
    findings: [
      {
        tone: "good",
        text: `glTF ${info.version ?? "2.0"}, no errors`,
        detail: `${number.format(triangles)} triangles, ${materials} ${materials === 1 ? "material" : "materials"}, ${textures}`,
      },
      { tone: "good", text: "Loads no other files" },
      ...(issues.numWarnings > 0
        ? [{ tone: "note", text: betterWords(issues.numWarnings) } as const]
        : []),
      ...notes,
    ],
  };
};

/**
 * The validator's code for normals and tangents that are not of unit length; viewers correct them.
 */
export const unevenDirections = "ACCESSOR_VECTOR3_NON_UNIT";

const betterWords = (warnings: number): string =>
  warnings === 1 ? "One possible improvement" : `${warnings} possible improvements`;

const checkSize = (
  size: MeasuredSize | null,
  refuse: (text: string, detail?: string) => void,
): void => {
  if (!size) {
    refuse("The model is empty");
    return;
  }
  const longest = Math.max(size.widthCm, size.depthCm, size.heightCm);
  if (longest > sideCm.max) {
    refuse(
      `The longest side is ${number.format(longest / 100)} m`,
      "Was it drawn in centimetres? Please export it in metres.",
    );
  } else if (longest < sideCm.min) {
    const text = `The longest side is ${number.format(longest * 10)} mm`;
    refuse(text, "Please export it in metres.");
  }
};

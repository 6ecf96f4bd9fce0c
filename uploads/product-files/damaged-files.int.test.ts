import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { damagedBytes } from "../../testing/damaged-bytes.ts";
import { boxGlb, dracoBoxGlb, glbOf, jsonOf } from "../../testing/glb.ts";
import { checkModel, sizePicture } from "./check-files.ts";

/** Each model starts a thread. 400 of each found nothing more. */
const fewTries = { numRuns: 15 };

/** Values that readers of numbers, lengths and references may not expect. */
const oddValues = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, 1_000_000),
  fc.constantFrom(null, true, "", "NaN", "__proto__", [], {}),
  fc.array(fc.nat(9), { maxLength: 40 }),
);

/** The paths of all values in a JSON text. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))]
    : [path];

const withValue = (json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy: unknown = Array.isArray(json) ? [...(json as unknown[])] : { ...(json as object) };
  Object.assign(copy as object, { [key]: withValue((json as never)[key], rest, value) });
  return copy;
};

describe("a damaged model", () => {
  const isJudged = async (bytes: Uint8Array): Promise<void> => {
    const judgement = await checkModel(bytes);
    if (judgement.outcome === "refused") expect(judgement.message).not.toBe("");
    else expect(judgement.measured.widthCm).toBeGreaterThan(0);
  };

  it("is measured or refused with a reason, whatever its bytes are", async () => {
    const files = [boxGlb([1, 1, 1]), await dracoBoxGlb()];
    await fc.assert(fc.asyncProperty(damagedBytes(files), isJudged), fewTries);
  });

  it("is measured or refused with a reason, whatever its JSON says", async () => {
    const box = boxGlb([1, 1, 1]);
    const json = jsonOf(box);
    const binary = box.subarray(-168);
    const changes = fc.array(fc.tuple(fc.constantFrom(...pathsIn(json)), oddValues), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(changes, (odd) => {
        const changed = odd.reduce<unknown>((now, [path, value]) => {
          const isThere = pathsIn(now).some((each) => each.join() === path.join());
          return isThere ? withValue(now, path, value) : now;
        }, json);
        return isJudged(glbOf(JSON.stringify(changed), binary));
      }),
      fewTries,
    );
  });
});

it("a damaged picture is converted or refused with a reason, whatever its bytes are", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const drawn = sharp({
    create: { width: 40, height: 30, channels: 3, background: "#000", noise },
  });
  const files = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: "none" } })
      .toBuffer(),
    drawn.clone().webp().toBuffer(),
    drawn.clone().avif().toBuffer(),
  ]);
  await fc.assert(
    fc.asyncProperty(damagedBytes(files), async (bytes) => {
      const judgement = await sizePicture(bytes);
      if (judgement.outcome === "refused") expect(judgement.message).not.toBe("");
      else expect(judgement.files.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

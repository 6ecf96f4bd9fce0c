import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { manifestIn } from "./web-manifest.ts";

it.each([
  ["en", "All rooms"],
  ["si", "සියලු කාමර"],
  ["ta", "எல்லா அறைகளும்"],
] as const)("the manifest in %s declares its language and uses its texts", (language, allRooms) => {
  const manifest = manifestIn(language);
  expect(manifest.lang).toBe(language);
  expect(manifest.shortcuts[0]).toEqual({ name: allRooms, url: "/category" });
});

it("the app has the same id in every language, and its icons exist", () => {
  const ofApp = (["en", "si", "ta"] as const).map((language) => {
    const manifest = manifestIn(language);
    const addresses = manifest.shortcuts.map(({ url }) => url);
    return { ...manifest, description: "", lang: "", shortcuts: addresses };
  });
  expect(ofApp[1]).toEqual(ofApp[0]);
  expect(ofApp[2]).toEqual(ofApp[0]);
  const files = readdirSync(`${import.meta.dirname}/../ui/public`);
  for (const { src } of manifestIn("en").icons) expect(files).toContain(src.slice(1));
});

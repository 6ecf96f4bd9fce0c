import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { detailsOf } from "../../testing/shop.ts";
import { limits, type Placement } from "../constants.ts";
import type { ProductCommand, SeenProduct } from "./commands.ts";
import { productDecider } from "./decider.ts";
import type { FurtherPicture, ProductDetails, ProductEvent } from "./events.ts";

const { given } = scenarioOf(productDecider);
const details = detailsOf();

const added: ProductEvent = { type: "ProductAdded", data: { ...details, priceCents: 450_000 } };
const removed: ProductEvent = { type: "ProductRemoved", data: {} };
const add = { type: "AddProduct", details, priceCents: 450_000 } as const;

const facts = {
  material: "Solid teak",
  weightKg: 12.5,
  care: "Oil once a year",
  assembly: "None",
  warranty: "Two years",
};

const size = (side: number) => ({ widthCm: 45, depthCm: side, heightCm: 90 });

const wrongDetails: readonly [string, Partial<ProductDetails>, string][] = [
  ["no name", { name: "" }, "name"],
  ["a name of blanks", { name: "  " }, "name"],
  ["a name too long", { name: "x".repeat(limits.productName + 1) }, "name"],
  ["no description", { description: "" }, "description"],
  [
    "a description too long",
    { description: "x".repeat(limits.productDescription + 1) },
    "description",
  ],
  ["an unknown category", { category: "Garden" }, "category"],
  ["an unknown placement", { placement: "ceiling" as Placement }, "placement"],
  ["no image", { image: "" }, "image"],
  ["a name of invisible signs", { name: "\u200b\u3164" }, "name"],
  ["a name that turns the direction", { name: "Lamp\u202eriahc" }, "name"],
  ...[
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "https:///a.png",
    "https://a.example/a\nb.png",
    "https://a.example/\u202egnp.a",
    "http://x:99999/a.png",
    "https://[::1",
    "https://%",
    "http://[",
    "https://user:secret@a.example/a.png",
    "https://user@a.example/a.png",
    "pictures/a.png",
    `/${"x".repeat(limits.webAddress)}`,
  ].flatMap((address): [string, Partial<ProductDetails>, string][] => [
    [`${address.slice(0, 40)} as image`, { image: address }, "image"],
    [`${address.slice(0, 40)} as model`, { modelUrl: address }, "modelImageUrl"],
  ]),
  ["a fact of two lines", { facts: { ...facts, care: "Dust\nit" } }, "facts.care"],
  ["a long fact", { facts: { ...facts, material: "x".repeat(201) } }, "facts.material"],
  ["a weight of nothing", { facts: { ...facts, weightKg: 0 } }, "facts.weightKg"],
  ["a weight of tonnes", { facts: { ...facts, weightKg: 2001 } }, "facts.weightKg"],
  ["a name of two lines", { name: "Chair\nof teak" }, "name"],
  ["a name with a NUL", { name: "Chair\u0000" }, "name"],
  ["a side of nothing", { size: size(0) }, "size"],
  ["a negative side", { size: size(-1) }, "size"],
  ["an endless side", { size: size(1e400) }, "size"],
  ["a side that is no number", { size: size(NaN) }, "size"],
  ["a side of more than a hundred metres", { size: size(10_000.5) }, "size"],
];

const wrongPrices = [-1, 0.5, NaN, 1e400, limits.priceCents + 1];

const problemWith = (field: string) => ({
  code: "INVALID_INPUT" as const,
  fields: [{ field, message: expect.any(String) as string }],
});

describe("adding a product", () => {
  it.each(["/uploads/a.png", "https://a.example/a.png?x=1#y", "HTTP://127.0.0.1:9/a%20b.glb"])(
    "accepts %s for picture and model",
    (address) => {
      const taken = { ...details, image: address, modelUrl: address };
      given()
        .when({ ...add, details: taken })
        .then({ type: "ProductAdded", data: { ...taken, priceCents: 450_000 } });
    },
  );

  it("puts it on sale", () => {
    given().when(add).then(added);
  });

  it("happens once", () => {
    given().when(add).thenOnceOnly();
  });

  it("does not restore a removed product", () => {
    given(added, removed).when(add).then();
  });

  it.each(wrongDetails)("refuses %s", (_what, wrong, field) => {
    given()
      .when({ ...add, details: { ...details, ...wrong } })
      .thenRefused(problemWith(field));
  });

  it.each(wrongPrices)("refuses a price of %d cents", (priceCents) => {
    given()
      .when({ ...add, priceCents })
      .thenRefused(problemWith("price"));
  });

  it.each([0, limits.priceCents])("accepts a price of %d cents", (priceCents) => {
    given()
      .when({ ...add, priceCents })
      .then({ type: "ProductAdded", data: { ...details, priceCents } });
  });

  it("accepts texts of the maximum length, and a product without model and size", () => {
    const fitting = detailsOf({
      name: "x".repeat(limits.productName),
      description: "x".repeat(limits.productDescription),
      modelUrl: null,
      size: null,
    });
    given()
      .when({ ...add, details: fitting })
      .then({ type: "ProductAdded", data: { ...fitting, priceCents: 450_000 } });
  });

  it("reports every invalid field at once", () => {
    given()
      .when({ ...add, details: detailsOf({ name: "", image: "" }), priceCents: -1 })
      .thenRefused({
        message: "Please enter a name",
        fields: [
          { field: "name", message: "Please enter a name" },
          { field: "image", message: "Please select an image" },
          { field: "price", message: "Please enter a price of Rs. 0 or more" },
        ],
      });
  });
});

describe("changing a product", () => {
  it("keeps fields that are not named", () => {
    given(added)
      .when({ type: "ChangeProduct", details: { name: "Teak armchair" } })
      .then({ type: "ProductDetailsChanged", data: { ...details, name: "Teak armchair" } });
  });

  it("records a price change as its own event", () => {
    given(added)
      .when({ type: "ChangeProduct", details: {}, priceCents: 400_000 })
      .then({
        type: "ProductPriceChanged",
        data: { priceCents: 400_000, previousPriceCents: 450_000 },
      });
  });

  it("records details and price as separate events when both change", () => {
    given(added)
      .when({ type: "ChangeProduct", details: { placement: "table" }, priceCents: 0 })
      .then(
        { type: "ProductDetailsChanged", data: { ...details, placement: "table" } },
        { type: "ProductPriceChanged", data: { priceCents: 0, previousPriceCents: 450_000 } },
      );
  });

  it("detects a changed size", () => {
    given(added)
      .when({ type: "ChangeProduct", details: { size: size(51) } })
      .then({ type: "ProductDetailsChanged", data: { ...details, size: size(51) } });
  });

  it("stores nothing if nothing differs", () => {
    given(added).when({ type: "ChangeProduct", details, priceCents: 450_000 }).then();
  });

  it("happens once", () => {
    given(added)
      .when({ type: "ChangeProduct", details: { name: "Stool" }, priceCents: 1 })
      .thenOnceOnly();
  });

  it.each(wrongDetails)("refuses %s", (_what, wrong, field) => {
    given(added).when({ type: "ChangeProduct", details: wrong }).thenRefused(problemWith(field));
  });

  it.each(wrongPrices)("refuses a price of %d cents", (priceCents) => {
    given(added)
      .when({ type: "ChangeProduct", details: {}, priceCents })
      .thenRefused(problemWith("price"));
  });

  it.each([
    ["unknown", []],
    ["removed", [added, removed]],
  ])("refuses a product that is %s", (_what, history) => {
    given(...history)
      .when({ type: "ChangeProduct", details: { name: "Stool" } })
      .thenRefused({ code: "NOT_FOUND" });
  });
});

describe("removing a product", () => {
  it("takes it off sale", () => {
    given(added).when({ type: "RemoveProduct" }).then(removed);
  });

  it.each([
    ["unknown", []],
    ["removed already", [added, removed]],
  ])("refuses a product that is %s", (_what, history) => {
    given(...history)
      .when({ type: "RemoveProduct" })
      .thenRefused({ code: "NOT_FOUND", message: "Product not found." });
  });
});

describe("removing a product that must be unchanged since it was shown", () => {
  it("takes it off sale if it is unchanged", () => {
    given(added)
      .when({
        type: "RemoveProduct",
        seen: { details: { name: details.name }, priceCents: 450_000 },
      })
      .then(removed);
  });

  it.each([
    [{ details: { name: "Chair" } }, "name"],
    [{ priceCents: 1 }, "price"],
  ])("refuses if %j has changed", (seen, changed) => {
    given(added)
      .when({ type: "RemoveProduct", seen })
      .thenRefused({ code: "PRODUCT_CHANGED", changed: [changed] });
  });
});

describe("restoring a product", () => {
  const restored: ProductEvent = { type: "ProductRestored", data: {} };

  it("puts it on sale as it was", () => {
    given(added, removed).when({ type: "RestoreProduct" }).then(restored);
    given(added, removed, restored)
      .when({ type: "ChangeProduct", details: { name: "Stool" } })
      .then({ type: "ProductDetailsChanged", data: { ...details, name: "Stool" } });
  });

  it("leaves a product on sale unchanged", () => {
    given(added).when({ type: "RestoreProduct" }).then();
  });

  it("refuses an unknown product", () => {
    given().when({ type: "RestoreProduct" }).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("a change based on shown values", () => {
  const change = (seen: SeenProduct) =>
    ({ type: "ChangeProduct", details: { name: "Stool" }, priceCents: 1, seen }) as const;

  it("is accepted if they still hold", () => {
    const event: ProductEvent = {
      type: "ProductDetailsChanged",
      data: { ...details, name: "Stool" },
    };
    given(added)
      .when({
        ...change({ details: { name: details.name, size: details.size } }),
        priceCents: undefined,
      })
      .then(event);
  });

  it("names what another admin changed, and changes nothing", () => {
    given(added)
      .when(change({ details: { name: "Chair", size: size(1) }, priceCents: 1 }))
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["name", "size", "price"] });
  });

  it("ignores changes of other fields", () => {
    given(added, {
      type: "ProductPriceChanged",
      data: { priceCents: 7, previousPriceCents: 450_000 },
    })
      .when({ ...change({ details: { name: details.name } }), priceCents: undefined })
      .then({ type: "ProductDetailsChanged", data: { ...details, name: "Stool" } });
  });
});

it("keeps an address older than today's rule while another field changes", () => {
  const old = { ...details, image: "javascript:1", modelUrl: "model.glb" };
  const before: ProductEvent = { type: "ProductAdded", data: { ...old, priceCents: 450_000 } };
  const change = { type: "ChangeProduct", details: { name: "Stool" } } as const;
  given(before)
    .when(change)
    .then({ type: "ProductDetailsChanged", data: { ...old, name: "Stool" } });
  given(before)
    .when({ ...change, details: { modelUrl: "other.glb" } })
    .thenRefused(problemWith("modelImageUrl"));
});

describe("facts", () => {
  const withFacts: ProductEvent = {
    type: "ProductDetailsChanged",
    data: { ...details, facts },
  };

  it("are stored if one of them differs", () => {
    const changed = { ...facts, warranty: "Five years" };
    given(added, withFacts)
      .when({ type: "ChangeProduct", details: { facts: changed } })
      .then({ type: "ProductDetailsChanged", data: { ...details, facts: changed } });
  });

  it("are changed together", () => {
    given(added).when({ type: "ChangeProduct", details: { facts } }).then(withFacts);
  });

  it("change nothing if they are as before, or empty as before", () => {
    given(added, withFacts)
      .when({ type: "ChangeProduct", details: { facts: { ...facts } } })
      .then();
    given(added)
      .when({
        type: "ChangeProduct",
        details: { facts: { material: "", weightKg: null, care: "", assembly: "", warranty: "" } },
      })
      .then();
  });
});

describe("further pictures", () => {
  const picture = (name: string, night: string | null = null): FurtherPicture => ({
    url: `/uploads/${name}.webp`,
    text: `The ${name}`,
    night,
  });
  const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`p${at}`));
  const changed = (data: Partial<ProductDetails>): ProductEvent => ({
    type: "ProductDetailsChanged",
    data: { ...details, ...data },
  });
  const change = (changes: Partial<ProductDetails>): ProductCommand => ({
    type: "ChangeProduct",
    details: changes,
  });

  it("are stored in the order of choice, at most eight with the first", () => {
    const furtherPictures = pictures(limits.productPictures - 1);
    given(added).when(change({ furtherPictures })).then(changed({ furtherPictures }));
    const reversed = furtherPictures.toReversed();
    given(added, changed({ furtherPictures }))
      .when(change({ furtherPictures: reversed }))
      .then(changed({ furtherPictures: reversed }));
    given(added)
      .when(change({ furtherPictures: pictures(limits.productPictures) }))
      .thenRefused(problemWith("furtherPictures"));
  });

  it.each<[string, Partial<FurtherPicture>]>([
    ["address", { url: "/uploads/arm.webp" }],
    ["text", { text: "An arm" }],
    ["night version", { night: "/uploads/night.webp" }],
  ])("are stored if only the %s of one differs", (_what, difference) => {
    const before = [picture("leg"), picture("back")];
    const after = [picture("leg"), { ...picture("back"), ...difference }];
    given(added, changed({ furtherPictures: before }))
      .when(change({ furtherPictures: after }))
      .then(changed({ furtherPictures: after }));
    given(added, changed({ furtherPictures: before }))
      .when(change({ furtherPictures: before.slice(0, 1) }))
      .then(changed({ furtherPictures: before.slice(0, 1) }));
  });

  it.each<Partial<ProductDetails>>([
    { imageText: "In daylight" },
    { nightImage: "/uploads/night.webp" },
  ])("are stored if only %j of the first differs", (changes) => {
    given(added).when(change(changes)).then(changed(changes));
  });

  it("change nothing if they are as before, or none as before", () => {
    const furtherPictures = [picture("leg", "/uploads/leg-night.webp")];
    given(added, changed({ furtherPictures }))
      .when(change({ furtherPictures: furtherPictures.map((each) => ({ ...each })) }))
      .then();
    given(added)
      .when(change({ furtherPictures: [], imageText: "", nightImage: null }))
      .then();
  });

  it.each<[what: string, wrong: Partial<ProductDetails>, field: string]>([
    ["a bad address", { furtherPictures: [{ ...picture("a"), url: "ftp://x" }] }, ".0.url"],
    ["no address", { furtherPictures: [{ ...picture("a"), url: "" }] }, ".0.url"],
    ["a bad night address", { furtherPictures: [picture("a"), picture("b", "//x")] }, ".1.night"],
    [
      "a long text",
      { furtherPictures: [{ ...picture("a"), text: "x".repeat(limits.pictureText + 1) }] },
      ".0.text",
    ],
    ["a text of two lines", { furtherPictures: [{ ...picture("a"), text: "a\nb" }] }, ".0.text"],
    ["a picture twice", { furtherPictures: [picture("a"), picture("a")] }, ".1.url"],
    [
      "the first picture twice",
      { furtherPictures: [{ ...picture("a"), url: details.image }] },
      ".0.url",
    ],
  ])("are refused with %s", (_what, wrong, field) => {
    given(added)
      .when(change(wrong))
      .thenRefused(problemWith(`furtherPictures${field}`));
  });

  it("of the first picture, its text and night picture are checked too", () => {
    given(added)
      .when(change({ imageText: "x".repeat(limits.pictureText + 1) }))
      .thenRefused(problemWith("imageText"));
    given(added)
      .when(change({ nightImage: "night" }))
      .thenRefused(problemWith("nightImage"));
  });

  it("keep the text and night picture of the first only with that picture", () => {
    const nightly = { imageText: "In daylight", nightImage: "/uploads/night.webp" };
    given(added, changed(nightly))
      .when(change({ name: "Stool" }))
      .then(changed({ ...nightly, name: "Stool" }));
    const image = "/uploads/other.webp";
    given(added, changed(nightly))
      .when(change({ image }))
      .then(changed({ image, imageText: "", nightImage: null }));
    given(added, changed(nightly))
      .when(change({ image: details.image }))
      .then();
    given(added, changed(nightly))
      .when(change({ image, ...nightly }))
      .then(changed({ image, ...nightly }));
  });

  it("are refused if another admin has changed them meanwhile", () => {
    const furtherPictures = [picture("leg")];
    given(added, changed({ furtherPictures }))
      .when({
        type: "ChangeProduct",
        details: { furtherPictures: [] },
        seen: { details: { furtherPictures: [] } },
      })
      .thenRefused({ code: "PRODUCT_CHANGED", changed: ["further pictures"] });
  });
});

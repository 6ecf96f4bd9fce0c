import Database from "better-sqlite3";
import { expect, it } from "vitest";
import type { IndexedEvent } from "../indexed-event.ts";
import { createProductNameWriter } from "./product-names.ts";
import { openTerms } from "./terms.ts";

const event = (type: string, data: Readonly<Record<string, unknown>>) =>
  ({ stream: "product-sofa", type, data }) as unknown as IndexedEvent;

const openNames = () => {
  const database = new Database(":memory:");
  database.exec(`
    CREATE TABLE terms (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE variants (id INTEGER PRIMARY KEY, product INTEGER NOT NULL, "values" TEXT NOT NULL) STRICT;
  `);
  return createProductNameWriter(database, openTerms(database));
};

it("names variants by the product and their option values, and follows a new name", () => {
  const names = openNames();
  names.add(event("ProductAdded", { name: "Sofa" }));
  expect(names.variant("sofa")).toBe("Sofa");
  names.add(
    event("ProductOptionsChanged", { variants: [{ variantId: "sofa", values: ["Moss"] }] }),
  );
  expect(
    names.add(event("VariantAdded", { variantId: "sofa.2", values: ["Clay", "Teak"] })),
  ).toEqual([{ id: "sofa.2", name: "Sofa (Clay, Teak)" }]);
  expect([names.product("sofa.2"), names.variant("sofa"), names.variant("sofa.2")]).toEqual([
    "Sofa",
    "Sofa (Moss)",
    "Sofa (Clay, Teak)",
  ]);
  expect(names.add(event("ProductDetailsChanged", { name: "Couch" }))).toEqual([
    { id: "sofa", name: "Couch (Moss)" },
    { id: "sofa.2", name: "Couch (Clay, Teak)" },
  ]);
});

it("names an unknown product by its id", () => {
  const names = openNames();
  expect([names.product("chair.2"), names.variant("chair.2")]).toEqual(["chair", "chair"]);
});

import { BoxGeometry, DoubleSide, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from "three";
import { expect, it } from "vitest";
import { addBackFaces } from "./back-faces.ts";

it("adds a reversed back to double-sided surfaces, and leaves others unchanged", () => {
  const cloth = new Mesh(new PlaneGeometry(1, 1), new MeshStandardMaterial({ side: DoubleSide }));
  const box = new Mesh(new BoxGeometry(1, 1, 1), new MeshStandardMaterial());
  const scene = new Group().add(cloth, box);
  addBackFaces(scene);
  expect(box.children).toEqual([]);
  const [back] = cloth.children;
  if (!(back instanceof Mesh)) throw new Error("no back");
  const { geometry } = back as Mesh<PlaneGeometry>;
  expect(geometry.getAttribute("normal").getZ(0)).toBe(-1);
  expect([...(geometry.getIndex()?.array ?? [])]).toEqual([1, 2, 0, 1, 3, 2]);
  expect([...(cloth.geometry.getIndex()?.array ?? [])]).toEqual([0, 2, 1, 2, 3, 1]);
  expect(cloth.material.side).toBe(0);
});

import fc from "fast-check";
import {
  BoxGeometry,
  Box3,
  Color,
  Group,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Texture,
  Vector3,
} from "three";
import { describe, expect, it, vi } from "vitest";
import { doorOf, type Room, type Turn } from "../layout/room.ts";
import { pieceOf } from "../layout/piece.ts";
import { boxOf, type Place } from "../layout/placed-piece.ts";
import { stepBack } from "./camera.ts";
import type { Colours } from "./colours.ts";
import { placeholderOf, grounded, prepareForLight, placeInScene, texturesOf } from "./models.ts";
import { shellOf } from "./shell.ts";

const rooms: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 150, max: 1200 }),
  depth: fc.integer({ min: 150, max: 1200 }),
  height: fc.integer({ min: 200, max: 600 }),
});
const room: Room = { width: 420, depth: 360, height: 264 };

/** The space of an object in the scene, in whole centimetres of the room. */
function takes(object: Group, { width, depth }: Room) {
  object.updateMatrixWorld(true);
  const { min, max } = new Box3().setFromObject(object);
  const cm = (metres: number, half = 0) => Math.round(metres * 100 + half);
  return {
    left: cm(min.x, width / 2),
    right: cm(max.x, width / 2),
    back: cm(min.z, depth / 2),
    front: cm(max.z, depth / 2),
    bottom: cm(min.y),
    top: cm(max.y),
  };
}

describe("a piece in the scene", () => {
  const sized = { widthCm: 138, depthCm: 64, heightCm: 76 };
  const desk = pieceOf("desk", { name: "Desk", placement: "floor", ...sized });
  const mirror = pieceOf("mirror", { name: "Mirror", placement: "wall", ...sized, depthCm: 4 });

  it.each([0, 90, 180, 270] as const)(
    "takes the same space as in the plan, turned by %d",
    (turn) => {
      const place: Place = { left: 120, back: 30, bottom: 10, turn };
      const group = placeholderOf({ piece: desk, place });
      placeInScene(group, { piece: desk, place }, room);
      expect(takes(group, room)).toEqual(boxOf({ piece: desk, place }));
    },
  );

  it.each([
    [0, { left: 100, back: 0 }],
    [90, { left: 0, back: 100 }],
    [270, { left: 416, back: 100 }],
  ] as const)("hangs flat on the wall it is turned to: %d", (turn: Turn, at) => {
    const place: Place = { ...at, bottom: 110, turn };
    const group = placeholderOf({ piece: mirror, place });
    placeInScene(group, { piece: mirror, place }, room);
    expect(takes(group, room)).toEqual(boxOf({ piece: mirror, place }));
  });

  it("has its origin moved to the expected point, wherever the model file had it", () => {
    const model = () => {
      const mesh = new Mesh(new BoxGeometry(1, 2, 0.5));
      mesh.position.set(7, -3, 4);
      return new Group().add(mesh);
    };
    const spanOf = (group: Group) => new Box3().setFromObject(group);
    const floor = spanOf(grounded(model(), false));
    expect(floor.min.toArray()).toEqual([-0.5, 0, -0.25]);
    const wall = spanOf(grounded(model(), true));
    expect(wall.min.toArray()).toEqual([-0.5, -1, 0]);
  });

  it("is lit without gloss, keeps its colours and textures, and casts a shadow", () => {
    const map = new Texture();
    const glossy = new MeshStandardMaterial({
      color: "#804020",
      map,
      roughness: 0.1,
      opacity: 0.5,
    });
    const plain = new MeshBasicMaterial();
    const [shown, other] = [
      new Mesh(new BoxGeometry(), glossy),
      new Mesh(new BoxGeometry(), plain),
    ];
    const model = new Group().add(shown, other);
    prepareForLight(model);
    expect(shown.material).toBeInstanceOf(MeshLambertMaterial);
    expect(shown.material).toMatchObject({ map, opacity: 0.5 });
    expect(shown.material.color.getHexString()).toBe("804020");
    expect(other.material).toBe(plain);
    expect(shown.castShadow && other.receiveShadow).toBe(true);
    expect([...texturesOf(model)]).toEqual([map]);
  });
});

describe("the camera", () => {
  it("moves back until the whole of any room is visible, and no further", () => {
    fc.assert(
      fc.property(rooms, fc.double({ min: 0.5, max: 2.5, noNaN: true }), (any, aspect) => {
        const camera = new PerspectiveCamera(30, aspect, 0.1, 100);
        const controls = { target: new Vector3(), update: vi.fn() };
        stepBack(camera, controls as never, any);
        camera.lookAt(controls.target);
        const farthest = (factor: number) => {
          const { target } = controls;
          const seen = camera.clone();
          seen.position.copy(target).lerp(camera.position, factor);
          seen.updateMatrixWorld();
          const [w, h, d] = [any.width / 200, any.height / 100, any.depth / 200];
          const corners = [-w, w].flatMap((x) =>
            [0, h].flatMap((y) => [-d, d].map((z) => new Vector3(x, y, z).project(seen))),
          );
          return Math.max(
            ...corners.flatMap(({ x, y }) => [Math.abs(x) / 0.93, Math.abs(y) / 0.86]),
          );
        };
        expect(farthest(1)).toBeLessThanOrEqual(1);
        expect(farthest(0.97)).toBeGreaterThan(1);
        expect(controls.update).toHaveBeenCalled();
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the direction the customer turned to, and does nothing before there is a room", () => {
    const camera = new PerspectiveCamera(30, 1, 0.1, 100);
    const controls = { target: new Vector3(), update: vi.fn() };
    stepBack(camera, controls as never, { width: 0, depth: 0, height: 0 });
    expect(camera.position.lengthSq()).toBe(0);
    expect(controls.update).not.toHaveBeenCalled();
    camera.position.set(1, room.height * 0.0042, 0);
    stepBack(camera, controls as never, room);
    const direction = camera.position.clone().sub(controls.target).normalize();
    expect(direction.x).toBeCloseTo(1);
  });
});

describe("the shell of a room", () => {
  const colours = new Proxy({} as Colours, { get: () => new Color() });
  const boxesOf = (any: Room) =>
    shellOf(any, colours)
      .children.filter((each) => each instanceof Mesh)
      .map((each) => takes(each as never, any));

  it("has a floor as large as the room, directly under its pieces", () => {
    const floor = boxesOf(room).find(({ top }) => top === 0);
    expect(floor).toMatchObject({ left: 0, right: 420, back: 0, front: 360 });
  });

  it("has a door opening in the left wall, with the width and height of the plan", () => {
    fc.assert(
      fc.property(rooms, (any) => {
        const door = doorOf(any);
        const wall = boxesOf(any).filter(
          ({ left, right, top }) => right === 0 && left === -6 && top === any.height,
        );
        for (const part of wall) {
          const isBeside = part.front <= door.back + 1 || part.back >= door.front - 1;
          expect(isBeside || part.bottom >= door.top - 1).toBe(true);
        }
        expect(wall.length).toBe(any.height > door.top ? 3 : 2);
      }),
      { numRuns: 40 },
    );
  });

  it("has its tiles within its walls", () => {
    const tiles = shellOf(room, colours).children.find((each) => each instanceof LineSegments);
    const { min, max } = new Box3().setFromObject(tiles!);
    expect(max.x).toBeLessThanOrEqual(2.1);
    expect(min.z).toBeGreaterThanOrEqual(-1.8);
  });
});

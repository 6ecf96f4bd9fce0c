import { Object3D, PerspectiveCamera } from "three";
import { expect, it, vi } from "vitest";
import { compileShaders } from "./compile-shaders.ts";

const given = (tells: boolean) => {
  const order: string[] = [];
  /** Shaders are ready after the page had a turn. */
  let hadTurn: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => {
    hadTurn = resolve;
  });
  const page = () => {
    order.push("the page");
    hadTurn();
  };
  const renderer = {
    extensions: { has: () => tells },
    compile: vi.fn(() => order.push("compile")),
    async compileAsync() {
      order.push("compile");
      await turn;
      order.push("ready");
    },
  };
  const compile = () => compileShaders(renderer as never, new Object3D(), new PerspectiveCamera());
  return { order, compile, page };
};

it("waits for shaders without blocking the page, if the browser reports when they are ready", async () => {
  const { order, compile, page } = given(true);
  const done = compile();
  setTimeout(page, 0);
  await done;
  expect(order).toEqual(["compile", "the page", "ready"]);
});

it("yields to the page if the browser does not report it", async () => {
  const { order, compile, page } = given(false);
  setTimeout(page, 0);
  await compile();
  expect(order).toEqual(["compile", "the page"]);
});

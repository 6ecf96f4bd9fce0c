import type { Camera, Object3D, Scene, WebGLRenderer } from "three";

/**
 * Asks for all shaders of an object at once and, where the browser tells, resolves when they are
 * ready: whoever draws waits for each that is not. In between the page does what it has to do.
 */
export async function compiled(
  renderer: Pick<WebGLRenderer, "extensions" | "compile" | "compileAsync">,
  object: Object3D,
  camera: Camera,
  scene: Scene | null = null,
): Promise<void> {
  // Without this three.js would complain, and resolve at any time.
  if (renderer.extensions.has("KHR_parallel_shader_compile")) {
    await renderer.compileAsync(object, camera, scene);
  } else renderer.compile(object, camera, scene);
  await free();
}

/** Lets the page do what it has to do first. */
export const free = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

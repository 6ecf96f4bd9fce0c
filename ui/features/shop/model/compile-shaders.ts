import type { Camera, Object3D, Scene, WebGLRenderer } from "three";

/**
 * Starts compiling all shaders of an object. Resolves when they are ready if the browser reports
 * it; drawing would otherwise block until they are. The page stays responsive meanwhile.
 */
export async function compileShaders(
  renderer: Pick<WebGLRenderer, "extensions" | "compile" | "compileAsync">,
  object: Object3D,
  camera: Camera,
  scene: Scene | null = null,
): Promise<void> {
  // Without the extension three.js warns, and resolves at any time.
  if (renderer.extensions.has("KHR_parallel_shader_compile")) {
    await renderer.compileAsync(object, camera, scene);
  } else renderer.compile(object, camera, scene);
  await yieldToPage();
}

/** Yields to the page. */
export const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

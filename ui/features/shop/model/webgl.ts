/** Created once and kept: releasing it would block the page until all pending drawing is done. */
let context: WebGL2RenderingContext | null = null;

/** True if this browser can draw models. */
export function drawsModels(): boolean {
  if (context) return true;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  context = canvas.getContext("webgl2", { antialias: false, depth: false });
  return context !== null;
}

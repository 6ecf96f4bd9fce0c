/** Created once and kept: releasing it would block the page until all pending drawing is done. */
let asked: WebGL2RenderingContext | null = null;

/** True if this browser can draw models. */
export function drawsModels(): boolean {
  if (asked) return true;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  asked = canvas.getContext("webgl2", { antialias: false, depth: false });
  return asked !== null;
}

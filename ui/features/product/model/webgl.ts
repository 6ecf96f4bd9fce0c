/**
 * Asked once, and kept: giving it back would hold the page up until all that is being drawn is
 * drawn.
 */
let asked: WebGL2RenderingContext | null = null;

/** Whether this browser can draw models at all. */
export function drawsModels(): boolean {
  if (asked) return true;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  asked = canvas.getContext("webgl2", { antialias: false, depth: false });
  return asked !== null;
}

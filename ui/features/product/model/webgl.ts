/** Whether this browser can draw models at all. */
export function drawsModels(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few of these at a time; this one has served.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

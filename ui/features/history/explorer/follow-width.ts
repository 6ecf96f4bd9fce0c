import type uPlot from "uplot";

/**
 * Resizes a chart with its container. Returns a function that stops this and destroys the chart.
 */
export function followWidth(plot: uPlot, element: HTMLElement): () => void {
  const { height } = plot;
  const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
  observer.observe(element);
  return () => {
    observer.disconnect();
    plot.destroy();
  };
}

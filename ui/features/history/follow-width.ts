import type uPlot from "uplot";

/** Keeps a chart as wide as its place; gives what ends that and takes the chart away. */
export function followWidth(plot: uPlot, element: HTMLElement): () => void {
  const { height } = plot;
  const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
  observer.observe(element);
  return () => {
    observer.disconnect();
    plot.destroy();
  };
}

import uPlot from "uplot";

const zone = { timeZone: "Asia/Colombo", hour12: true } as const;
const dayFormat = new Intl.DateTimeFormat("en-GB", { ...zone, day: "2-digit", month: "2-digit" });
const timeFormat = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  hour: "numeric",
  minute: "2-digit",
});

/** 21/11 between days, 2:30 pm within a day. */
function tickOf(seconds: number, between: number): string {
  const time = timeFormat.format(seconds * 1000);
  return between >= 86_400 || time === "12:00 am" ? dayFormat.format(seconds * 1000) : time;
}

/** Labels of a time axis. */
export function tickLabels(
  _plot: uPlot,
  splits: readonly number[],
  _axis: number,
  _space: number,
  between: number,
): string[] {
  return splits.map((seconds) => tickOf(seconds, between));
}

/** An instant in the shop's time zone, for axis ticks. */
export function inColombo(seconds: number): Date {
  return uPlot.tzDate(new Date(seconds * 1000), "Asia/Colombo");
}

/**
 * Reads colours and axes for a canvas inside `element`. Call `end` afterwards to remove the probe.
 */
export function canvasStyle(element: HTMLElement) {
  const style = getComputedStyle(element);
  // Tokens use light-dark(), which a canvas does not understand; the browser resolves them here.
  const probe = document.createElement("i");
  element.append(probe);
  const colour = (name: string): string => {
    probe.style.color = style.getPropertyValue(`--${name}`).trim();
    return getComputedStyle(probe).color;
  };
  return {
    colour,
    axis: {
      stroke: colour("ink-muted"),
      font: "11px Instrument Sans Variable, sans-serif",
      grid: { show: false },
      ticks: { stroke: colour("line"), size: 4, width: 1 },
    },
    end: () => probe.remove(),
  };
}

import uPlot from "uplot";

const zone = { timeZone: "Asia/Colombo", hour12: true } as const;
const dayFormat = new Intl.DateTimeFormat("en-GB", { ...zone, day: "2-digit", month: "2-digit" });
const timeFormat = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  hour: "numeric",
  minute: "2-digit",
});

/** 21/11 between days, 2:30 pm within them. */
function tickOf(seconds: number, between: number): string {
  const time = timeFormat.format(seconds * 1000);
  return between >= 86_400 || time === "12:00 am" ? dayFormat.format(seconds * 1000) : time;
}

/** The words under an axis of time. */
export function timesOfTicks(
  _plot: uPlot,
  splits: readonly number[],
  _axis: number,
  _space: number,
  between: number,
): string[] {
  return splits.map((seconds) => tickOf(seconds, between));
}

/** A moment by the shop's clocks, as axes are divided by them. */
export function inColombo(seconds: number): Date {
  return uPlot.tzDate(new Date(seconds * 1000), "Asia/Colombo");
}

/** Colours and axes of a canvas within an element; `end` once they are read. */
export function canvasStyle(element: HTMLElement) {
  const style = getComputedStyle(element);
  // Tokens are colours for both themes, which a canvas does not understand; the browser tells which
  // one holds.
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

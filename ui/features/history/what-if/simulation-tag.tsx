/** Labels its surroundings as simulated. */
export function SimulationTag() {
  return (
    <span className="inline-flex items-center gap-2 rounded-tile border border-ink bg-raised py-0.5 pr-2 pl-0.5 text-fine font-semibold">
      <span aria-hidden className="woven-swatch" />
      Simulation, not saved
    </span>
  );
}

/** Numbered instructions, one per line. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[1.75rem_1fr] border-t border-line py-2.5 text-base leading-normal"
        >
          <span
            aria-hidden
            className="font-display text-lead leading-dense font-medium text-clay-text"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

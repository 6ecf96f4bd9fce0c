import { classNames } from "./class-names.ts";

/** The wordmark, in Latin and Sinhala script. */
export function Mark({ onTimber = false, className }: { onTimber?: boolean; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-baseline gap-2 whitespace-nowrap font-display text-figure leading-none tracking-mark",
        className,
      )}
    >
      Nivasa
      <span
        lang="si"
        className={classNames(
          "font-(family-name:--font-mark) text-[0.62em] tracking-normal",
          onTimber ? "text-lamp" : "text-clay-text",
        )}
      >
        නිවස
      </span>
    </span>
  );
}

import { classNames } from "./class-names.ts";
import { useShop } from "./shop-context.ts";

/** The shop's logo; without one, its name in letters and in a second script. */
export function Mark({ onTimber = false, className }: { onTimber?: boolean; className?: string }) {
  const { name, nameMark, logo } = useShop();
  if (logo.light) {
    // A hidden picture that loads lazily isn't loaded. Timber is dark in both themes.
    const picture = (src: string, shown: string) => (
      <img
        src={src}
        alt={name}
        loading="lazy"
        className={classNames("h-9 max-w-48 object-contain", shown, className)}
      />
    );
    const dark = logo.dark || logo.light;
    if (onTimber) return picture(dark, "");
    return (
      <>
        {picture(logo.light, "[display:var(--if-light)]")}
        {picture(dark, "[display:var(--if-dark)]")}
      </>
    );
  }
  return (
    <span
      className={classNames(
        "inline-flex items-baseline gap-2 whitespace-nowrap font-display text-figure leading-none tracking-mark",
        className,
      )}
    >
      {name}
      {nameMark && (
        <span
          lang="si"
          className={classNames(
            "font-(family-name:--font-mark) text-[0.62em] tracking-normal",
            onTimber ? "text-lamp" : "text-clay-text",
          )}
        >
          {nameMark}
        </span>
      )}
    </span>
  );
}

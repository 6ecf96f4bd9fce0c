import { classNames } from "./class-names.ts";
import { useShop } from "./shop-context.ts";

/** The shop's logo; without one, its name in letters and in a second script. */
export function Mark({ onTimber = false, className }: { onTimber?: boolean; className?: string }) {
  const { name, nameMark, logo } = useShop();
  if (logo.light !== "") return <Logo onTimber={onTimber} className={className} />;
  return (
    <span
      className={classNames(
        "inline-flex items-baseline gap-2 whitespace-nowrap font-display text-figure leading-none tracking-mark",
        className,
      )}
    >
      {name}
      {nameMark !== "" && (
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

/** The picture of the logo for the page's theme. Timber is dark in both. */
function Logo({ onTimber, className }: { onTimber: boolean; className: string | undefined }) {
  const { name, logo } = useShop();
  const dark = logo.dark === "" ? logo.light : logo.dark;
  const picture = (src: string, shown: string) => (
    <img
      src={src}
      alt={name}
      className={classNames("h-9 w-auto max-w-48 object-contain", shown, className)}
    />
  );
  if (onTimber || dark === logo.light) return picture(onTimber ? dark : logo.light, "");
  return (
    <>
      {picture(logo.light, "[display:var(--if-light)]")}
      {picture(dark, "[display:var(--if-dark)]")}
    </>
  );
}
